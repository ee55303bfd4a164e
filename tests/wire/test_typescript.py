"""The browser's types are the server's."""

from __future__ import annotations

import pkgutil
from pathlib import Path

from msgspec import Struct

from handvoll import GAMES, wire
from handvoll.wire import live
from handvoll.wire.typescript import MODULES, files, structs, typescript

SOURCE = Path(__file__).parents[2] / "web" / "src"


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
    assert "export type Said = Play | Try | Undo | Ready | Show | Hint |" in text


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


def test_the_files_have_not_drifted() -> None:
    for path, text in files().items():
        assert (SOURCE / path).read_text("utf-8") == text, "run `make types`"


def test_every_game_on_the_shelf_has_its_types() -> None:
    assert {*files()} == {"lib/wire.ts"} | {f"games/{name}/types.ts" for name in GAMES}


def test_a_games_types_are_its_own() -> None:
    go5, fiver = (files()[f"games/{name}/types.ts"] for name in ("go5", "fiver"))
    assert "export interface Go5View extends View {" in go5
    assert "  phase: 'call' | 'deal' | 'draw' | 'mix' | 'play'\n" in go5
    assert "  places: Record<string, Place>\n" in go5
    assert go5.index("interface Laid") < go5.index("interface Place"), "parts come first"
    assert "  seat: string | null" not in go5, "what all views share is said once"
    assert "  | { event: 'took'; seat: Seat; card: string }\n" in go5
    assert "    variant: 'basic' | 'puzzle' | 'solo'\n    tableau:" in fiver
    assert "  | { event: 'timed' }\n" in fiver, "nobody's event names no seat"


def test_messages_of_clients_forbid_what_they_do_not_know() -> None:
    for said in live.Said.__args__:
        assert issubclass(said, Struct)
        assert said.__struct_config__.forbid_unknown_fields
