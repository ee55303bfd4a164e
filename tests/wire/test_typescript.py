"""The browser's types are the server's."""

from __future__ import annotations

import pkgutil
from pathlib import Path

from msgspec import Struct

from handvoll import wire
from handvoll.wire import live
from handvoll.wire.typescript import MODULES, structs, typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


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
    assert "  do: 'play'" in text
    assert "  happenings: Happening[]" in text
    assert "  seat?: string | null" in text, "what clients may leave out"
    assert "  error?: Refusal\n" in text, "what the server leaves out is never null"
    assert "export type Said = Play | Try | Undo | Ready | Hint | Moves |" in text


def test_what_is_told_in_whole_may_be_sent_in_part() -> None:
    text = typescript()
    assert "  settings?: Partial<Settings>" in text
    assert "  hints: boolean" in text


def test_plain_data_has_the_names_of_the_browser() -> None:
    text = typescript()
    assert "  view: View | null" in text
    assert "  views: Record<string, View>" in text
    assert "  events: Telling[]" in text
    assert "  winners: string[] | null" in text, "what all views share is the engine's own type"


def test_the_file_has_not_drifted() -> None:
    assert FILE.read_text("utf-8") == typescript(), "run `make types`"


def test_messages_of_clients_forbid_what_they_do_not_know() -> None:
    for said in live.Said.__args__:
        assert issubclass(said, Struct)
        assert said.__struct_config__.forbid_unknown_fields
