"""What a stranger may send: short, in bounds, and nothing besides."""

from __future__ import annotations

import msgspec
import pytest

from handvoll.wire.live import Play, Undo

GOOD = {"do": "play", "id": "m" * 40, "seq": 0, "move": "draw"}


def test_a_message_is_read() -> None:
    assert msgspec.convert(GOOD, Play).move == "draw"


@pytest.mark.parametrize(
    "wrong", [{"id": ""}, {"id": "m" * 41}, {"seq": -1}, {"seq": 1 << 41}, {"seat": "B"}]
)
def test_what_is_out_of_bounds_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(GOOD | wrong, Play)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "undo", "id": "m", "seq": 0} | wrong, Undo)
