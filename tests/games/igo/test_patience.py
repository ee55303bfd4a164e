"""Patience: nobody calls before everybody has ended some turns (I21)."""

from __future__ import annotations

from random import Random

import pytest

from handvoll import GAMES, Match
from handvoll.bots.bot import quick_bot
from handvoll.engine.errors import IllegalMove, OptionError
from handvoll.testkit.tables import finish
from handvoll.text import say
from tests.games.igo.table import Table


def turn(table: Table) -> Table:
    """Whoever is to move draws and discards the drawn card."""
    [seat] = table.view()["wait"]
    table.play(seat, "draw")
    drawn = table.match.events(seat, len(table.match.news))[0]["card"]
    return table.play(seat, f"discard {drawn}")


def calls(table: Table) -> list[str]:
    """The calls the mover may make."""
    [seat] = table.view()["wait"]
    return [move for move in table.match.moves(seat) if move.startswith("go")]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("patience", [0, 1, 2, 3])
def test_nobody_calls_before_everybody_has_ended_so_many_turns(  # I21
    seats: int, patience: int
) -> None:
    table = Table(seats, patience=patience)
    for _ in range(seats * patience):
        turn(table)
        assert calls(table) == []
        table.play(table.view()["wait"][0], "end")
    assert calls(turn(table))


def test_a_call_that_comes_too_soon_names_the_rule() -> None:  # I21
    table = turn(Table(patience=2))
    with pytest.raises(IllegalMove, match="before everybody has ended 2 turns") as refused:
        table.match.play("A", "go p v")
    assert refused.value.rule == "I21"


def test_a_forced_call_is_made_all_the_same() -> None:  # I8, I21
    table = turn(Table(patience=1))
    state = table.match.state
    assert table.match.moves("A") == ["end"]
    state.head = len(state.deck)  # type: ignore[attr-defined]
    assert table.refusal("A", "end") == "I8"
    assert calls(table)


def test_patience_begins_anew_with_every_hand() -> None:  # I21
    table = Table(patience=1)
    for _ in range(2):
        turn(table).play(table.view()["wait"][0], "end")
    turn(table).play("A", "go p v")
    table.deal("A")
    assert calls(turn(table)) == []


def test_it_is_off_as_in_the_box_and_at_most_three() -> None:  # I21
    assert Match("igo").record.options["patience"] == 0
    assert calls(turn(Table()))
    with pytest.raises(OptionError):
        Match("igo", 2, {"patience": 4})
    assert GAMES["igo"].presets["family"][3] == {"patience": 1}


def test_the_end_of_a_turn_says_that_nobody_may_call_yet() -> None:  # I21
    table = turn(Table(patience=1))
    said = table.match.saying("A", "end")
    assert say(said.message, said.facts) == "end your turn; nobody may call yet"
    merit = table.match.game.merit
    assert merit and say(*merit(table.view("A"), "end")) == "nobody may call yet"


def test_quick_bots_are_patient() -> None:  # I21
    match, rng = Match("igo", 2, {"patience": 3}), Random(4)
    while match.winners == frozenset() and len(match.record.entries) < 400:
        match.deal(rng)
        for seat in match.view(None)["wait"]:
            match.play(seat, quick_bot("igo").choose(match.view(seat), rng))
    called = [entry.move for entry in match.record.entries if entry.move and "go" in entry.move]
    assert called


def test_a_record_without_the_option_ends_as_it_did() -> None:  # I21
    rng = Random(8)
    match = Match("igo", 3)
    match.deal(rng)
    text = finish(match, rng).record.dumps()
    older = text.replace(',"patience":0', "")
    assert older != text
    assert Match.replay(older).hash == match.hash
