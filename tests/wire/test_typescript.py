"""The browser's types are the server's."""

from __future__ import annotations

import pkgutil
from pathlib import Path

from msgspec import Struct

from handvoll import wire
from handvoll.wire import live
from handvoll.wire.typescript import MODULES, structs, typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.made.ts"


def test_every_struct_is_written() -> None:
    text = typescript()
    for struct in structs():
        assert f"export interface {struct.__name__} {{" in text
    assert {live.Play, live.Update} <= set(structs())


def test_every_module_of_the_wire_is_covered() -> None:
    names = {module.name for module in pkgutil.iter_modules(wire.__path__)} - {"typescript"}
    assert names == {module.__name__.rpartition(".")[2] for module in MODULES}


def test_fields_are_what_they_are() -> None:
    text = typescript()
    assert '  do: "play";' in text
    assert "  happenings: Happening[];" in text
    assert "  seat?: string | null;" in text, "what clients may leave out"
    assert "export type Said = Play | Try | Undo | Hint | React | TakeBack | Ping;" in text


def test_the_file_has_not_drifted() -> None:
    assert FILE.read_text("utf-8") == typescript(), "run `make types`"


def test_messages_of_clients_forbid_what_they_do_not_know() -> None:
    for said in live.Said.__args__:
        assert issubclass(said, Struct)
        assert said.__struct_config__.forbid_unknown_fields
