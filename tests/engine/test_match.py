"""The gate: turns, chance, moves, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from handvoll import GAMES, Match
from handvoll.engine.chance import Shuffle
from handvoll.engine.errors import (
    ChanceError,
    GameOver,
    IllegalMove,
    NotAMove,
    NotYourTurn,
    OptionError,
    SeatError,
    UnknownGame,
)
from handvoll.engine.match import LONGEST_MOVE
from handvoll.engine.record import Entry
from handvoll.engine.state import State
from handvoll.engine.turn import Chance, Over, Wait
from tests.engine.played import BEGUN, SHORT, begun, finished
from tests.testkit.shelf import on_the_shelf

FIFTEEN = GAMES["fifteen"]

# Turns


def test_a_match_begins_by_asking_for_a_shuffle() -> None:
    match = Match("fifteen", 2, SHORT)
    assert isinstance(match.turn, Chance)
    assert isinstance(match.turn.spec, Shuffle)
    assert repr(match.turn.spec) == "Shuffle(30 cards)"
    assert match.moves("A") == match.moves("B") == match.moves(None) == []
    assert match.record.entries == []


def test_after_the_deal_it_waits_for_a_and_then_for_b() -> None:
    match = begun()
    assert match.turn == Wait(frozenset("A"))
    assert repr(match.turn) == "Wait({'A'})"
    assert match.moves("A") == ["keep"]
    match.play("A", "keep")
    assert match.turn == Wait(frozenset("B"))
    assert match.moves("A") == []


def test_at_the_end_it_says_who_won_and_nothing_is_expected() -> None:
    match = finished()
    assert isinstance(match.turn, Over)
    assert match.turn.winners == match.winners == {s for s, p in match.scores.items() if p}
    assert repr(match.turn).startswith("Over({'A': ")
    assert [match.moves(seat) for seat in ("A", "B", None)] == [[], [], []]


def test_nobody_has_won_before_the_end() -> None:
    assert begun().winners == frozenset()


def test_the_same_generator_deals_the_same_cards() -> None:
    one, other = Match("fifteen"), Match("fifteen")
    one.deal(Random(3))
    other.deal(Random(3))
    assert one.record == other.record
    other = Match("fifteen")
    other.deal(Random(4))
    assert one.record != other.record


# Chance


def test_a_shuffle_of_ones_own_is_dealt_as_it_is() -> None:
    match = begun()
    assert match.record.entries[0].chance == tuple(BEGUN)
    assert match.view(None)["turned"] == "r15"


@pytest.mark.parametrize(
    "cards",
    [
        [],
        BEGUN[1:],
        [*BEGUN, "r1"],
        [BEGUN[1], *BEGUN[1:]],
        ["p1", *BEGUN[1:]],
        ["", *BEGUN[1:]],
        ["R15", *BEGUN[1:]],
        "r15",
        BEGUN * 1000,
    ],
    ids=lambda cards: f"{len(cards)} {cards[:1]}",
)
def test_a_shuffle_that_does_not_fit_is_refused_and_another_may_follow(cards: list[str]) -> None:
    match = Match("fifteen", 2, SHORT)
    with pytest.raises(ChanceError):
        match.chance(cards)
    assert isinstance(match.turn, Chance)
    assert (len(match.record.entries), len(match.news)) == (0, 0)
    match.chance(BEGUN)


def test_chance_is_refused_when_none_is_due() -> None:
    match = begun()
    with pytest.raises(ChanceError, match="nothing is asked of chance"):
        match.chance(BEGUN)
    with pytest.raises(ChanceError):
        finished().chance(BEGUN)
    match.deal(Random(1))
    assert len(match.record.entries) == 1, "dealing when nothing is due does nothing"


# Moves


def test_moves_can_be_limited() -> None:
    match = begun({"colours": 2, "overlook": True})
    every = [match.moves("A")]
    while len(every[-1]) < 2:
        (mover,) = match.view(None)["wait"]
        match.play(mover, match.moves(mover)[0])
        every.append(match.moves(match.view(None)["wait"][0]))
    (mover,) = match.view(None)["wait"]
    assert match.moves(mover, limit=1) == every[-1][:1]
    assert match.moves(mover, limit=0) == []
    assert match.moves(mover, limit=99) == every[-1]


def test_legal_answers_what_play_would_do() -> None:
    match = begun()
    assert match.legal("A", "keep")
    assert not match.legal("A", "row 1")
    assert not match.legal("A", "nonsense")
    assert not match.legal("B", "keep")
    assert not match.legal(None, "keep")
    assert not finished().legal("A", "keep")
    match.play("A", "keep")


def test_a_move_is_checked_once_when_it_is_decided() -> None:
    match, other = begun(), begun()
    read: list[str] = []

    def noting(state: State, actor: int, text: str) -> Sequence[int]:
        read.append(text)
        return FIFTEEN.read(state, actor, text)

    match.game = replace(FIFTEEN, read=noting)
    match.take(match.decide("A", "keep"))
    assert read == ["keep"]
    other.play("A", "keep")
    assert match.record.entries == other.record.entries
    assert match.hash == other.hash


def test_what_was_decided_is_trusted_only_as_the_very_next_thing() -> None:
    match = begun()
    decided = match.decide("A", "keep")
    match.take(decided)
    with pytest.raises(NotYourTurn):
        match.take(decided)
    with pytest.raises(NotYourTurn):
        match.take(Entry(decided.n, seat="A", move="keep"))


def test_an_entry_that_was_only_read_is_checked() -> None:
    match = begun()
    match.decide("A", "keep")
    with pytest.raises(IllegalMove):
        match.take(Entry(2, seat="A", move="row 1"))
    match.take(Entry(2, seat="A", move="keep"))
    assert match.turn == Wait(frozenset("B"))


def test_a_copy_trusts_nothing_that_another_match_decided() -> None:
    match = begun()
    decided = match.decide("A", "keep")
    copy = match.copy()
    copy.take(decided)
    with pytest.raises(NotYourTurn):
        copy.take(decided)


def test_a_refused_move_says_who_what_why_and_the_rule() -> None:
    match = begun()
    with pytest.raises(IllegalMove) as refusal:
        match.play("A", "row 1")
    assert refusal.value.rule == "F6"
    assert str(refusal.value) == "A cannot play “row 1”: row 1 has not been opened (F6)"


def test_moving_before_the_deal_is_refused_because_chance_comes_first() -> None:
    with pytest.raises(NotYourTurn, match="a shuffle or a roll comes first"):
        Match("fifteen").play("A", "keep")


def test_moving_out_of_turn_says_who_is_waited_for() -> None:
    match = begun()
    with pytest.raises(NotYourTurn, match="B cannot move now; waiting for A"):
        match.play("B", "keep")
    with pytest.raises(NotYourTurn, match="table cannot move now; waiting for A"):
        match.play(None, "time")


def test_moving_after_the_end_is_refused() -> None:
    for seat in ("A", "B", None):
        with pytest.raises(GameOver, match="the game is over"):
            finished().play(seat, "keep")


@pytest.mark.parametrize("text", ["", " ", "Keep", "keep ", "keep\n", "row", "row 9", "on G", "\0"])
def test_what_is_no_move_is_refused_with_what_moves_look_like(text: str) -> None:
    with pytest.raises(NotAMove, match="moves look like row 3"):
        begun().play("A", text)


def test_a_move_with_a_very_long_tail_is_not_that_move() -> None:
    with on_the_shelf(FIFTEEN, "lenient", read=lambda s, i, text: FIFTEEN.read(s, i, text.strip())):
        match = Match("lenient", 2, SHORT)
        match.chance(BEGUN)
        assert match.legal("A", " keep ")
        for text in ("keep" + " " * LONGEST_MOVE + "not", "x" * 1_000_000):
            with pytest.raises(NotAMove) as refusal:
                match.play("A", text)
            assert len(str(refusal.value)) < 1000
        assert len(match.record.entries) == 1


# Seats, games and options


@pytest.mark.parametrize("seat", ["", "C", "a", "AB", "AA", "1", "\ud800", "A" * 10_000])
def test_an_unknown_seat_is_refused_everywhere(seat: str) -> None:
    match = begun()
    for ask in (
        lambda: match.play(seat, "keep"),
        lambda: match.legal(seat, "keep"),
        lambda: match.moves(seat),
        lambda: match.view(seat),
        lambda: match.events(seat, 1),
        lambda: match.undo(seat),
    ):
        with pytest.raises(SeatError, match="the seats are A, B"):
            ask()
    assert not match.can_undo(seat)


@pytest.mark.parametrize("name", ["", "Fifteen", "15GO!", "fifteen ", "x" * 10_000])
def test_an_unknown_game_is_refused_with_the_games_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"the games are .*fifteen") as refusal:
        Match(name)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 10**400, True])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(SeatError, match="15GO! is for 2 to 6 players"):
        Match("fifteen", seats)


@pytest.mark.parametrize("seats", [2.0, "2", None])
def test_what_is_no_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(SeatError, match=f"2 to 6 players, not {seats!r}"):
        Match("fifteen", seats)


@pytest.mark.parametrize(
    "options",
    [
        {"colours": 1},
        {"colours": 9},
        {"colours": "8"},
        {"colours": 8.0},
        {"colours": True},
        {"colours": None},
        {"colours": [8]},
        {"points": 1},
        {"points": 0},
        {"points": "true"},
        {"points": None},
        {"points": {}},
    ],
    ids=str,
)
def test_an_option_of_the_wrong_type_or_range_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=r"it takes (2-8|true \| false)"):
        Match("fifteen", 2, options)  # type: ignore[arg-type]


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    for name in ("colour", "Points", "", "x" * 10_000):
        with pytest.raises(OptionError, match="the options are colours, ") as refusal:
            Match("fifteen", 2, {name: True})
        assert len(str(refusal.value)) < 200


def test_options_that_do_not_go_together_are_refused() -> None:  # F2, F8
    with pytest.raises(OptionError, match="45 cards cannot be dealt evenly to 2 players"):
        Match("fifteen", 2, {"colours": 3})
    with pytest.raises(OptionError, match="Overlooking"):
        Match("fifteen", 2, {"overlook": True, "points": True})


def test_the_record_names_every_option_and_ours_stay_ours() -> None:
    mine = dict(SHORT)
    match = Match("fifteen", 2, mine)
    assert set(match.record.options) == {option.name for option in match.game.options}
    assert mine == SHORT
    mine["colours"] = 8
    assert match.record.options["colours"] == 2


# What may be seen


def test_events_are_told_entry_by_entry() -> None:
    match = begun()
    match.play("A", "keep")
    assert [event["event"] for event in match.events("B", 1)] == ["turned"]
    assert [event["event"] for event in match.events(None, 2)] == ["kept", "turned"]
    for entry in (0, -1, 3):
        with pytest.raises(AssertionError):
            match.events(None, entry)


def test_views_are_the_callers_to_change() -> None:
    match = begun()
    before = match.hash, match.view("A")
    view = match.view("A")
    view["piles"]["A"]["open"].append("r1")
    view["options"]["colours"] = 8
    view["wait"].clear()
    assert (match.hash, match.view("A")) == before
