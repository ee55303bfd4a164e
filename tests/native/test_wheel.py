"""The compiled wheel can be installed where there is nothing, and is whole."""

from __future__ import annotations

from pathlib import Path

from tests.project.wheels import ROOT, assert_packed, assert_whole


def test_the_compiled_wheel_is_whole(tmp_path: Path) -> None:
    (wheel,) = (ROOT / ".native" / "wheel").glob("*.whl")
    assert not wheel.name.endswith("-none-any.whl")
    assert_packed(wheel)
    assert_whole(wheel, tmp_path)
