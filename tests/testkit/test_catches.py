"""The test kit catches cheats and slips: each spoilt 15GO! breaks the law it should."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll import GAMES, Match, compiled
from handvoll.engine.errors import HandvollError, IllegalMove, NotAMove
from handvoll.engine.game import Options, Saying, Value
from handvoll.engine.state import NOBODY, Event, State
from handvoll.games.fifteen.actions import KEPT
from handvoll.games.fifteen.material import CARDS
from handvoll.games.fifteen.state import Fifteen
from handvoll.games.fifteen.view import FifteenView
from handvoll.testkit import LAWS, SECRECY, Table
from handvoll.testkit.laws import (
    Law,
    copies_are_independent,
    games_end_and_replay,
    illegal_moves_change_nothing,
    moves_are_said,
    moves_are_the_legal_ones,
    nobody_moves_after_the_end,
    types_are_true,
    undo_restores,
    views_are_plain_data,
)
from handvoll.testkit.secrets import (
    chance_tells_the_same,
    guesses_look_the_same,
    looks_the_same,
    quick_does_not_peek,
    redeals_hide_something,
    refuses_the_same,
    tells_the_same,
    undo_takes_back_no_knowledge,
)
from tests.testkit.shelf import on_the_shelf

FIFTEEN = GAMES["fifteen"]
EVERY = [*LAWS, *SECRECY]
SEEDS = range(4)
only_interpreted = pytest.mark.skipif(compiled(), reason="compiled rules cannot be tampered with")


@contextmanager
def spoilt(**changes: Any) -> Iterator[Callable[..., Table]]:
    """A table maker for 15GO! with some of it changed."""
    with on_the_shelf(FIFTEEN, "spoilt", **changes) as game:

        def table(**options: Value) -> Table:
            return Table(game, 2, tuple({"colours": 2, **options}.items()))

        yield table


def catches(law: Law, table: Table) -> bool:
    """Whether a law fails at this table, for one of a few seeds."""
    for seed in SEEDS:
        try:
            law(table, seed)
        except (AssertionError, HandvollError):
            return True
    return False


def bottom(state: Fifteen) -> int:
    """The card somebody turns last, which nobody has seen; 0 if there is none."""
    for seat in (1, 0):
        if state.closed(seat) and not state.known >> seat & 1:
            return state.closed_cards(seat)[-1]
    return 0


@pytest.mark.parametrize("law", EVERY, ids=lambda law: law.__name__)
def test_an_honest_game_under_another_name_breaks_no_law(law: Law) -> None:
    with spoilt() as table:
        assert not catches(law, table(open_first=True))


# What is seen


def test_a_view_that_shows_a_closed_card_is_caught() -> None:
    def view(state: Fifteen, eyes: int) -> dict[str, Any]:
        return {**FIFTEEN.view(state, eyes), "bottom": CARDS[bottom(state)]}

    with spoilt(view=view) as table:
        assert catches(looks_the_same, table())


def test_a_view_that_shows_a_closed_card_to_spectators_only_is_caught() -> None:
    def view(state: Fifteen, eyes: int) -> dict[str, Any]:
        return {**FIFTEEN.view(state, eyes), "bottom": bottom(state) if eyes == NOBODY else 0}

    with spoilt(view=view) as table:
        assert catches(looks_the_same, table())


def test_a_view_that_is_not_plain_data_is_caught() -> None:
    def view(state: Fifteen, eyes: int) -> dict[str, Any]:
        seen: dict[str, Any] = FIFTEEN.view(state, eyes)
        return {**seen, "out": tuple(seen["out"])}

    with spoilt(view=view) as table:
        assert catches(views_are_plain_data, table())


@only_interpreted
def test_a_view_with_a_field_that_is_not_declared_is_caught() -> None:
    def view(state: Fifteen, eyes: int) -> dict[str, Any]:
        return {**FIFTEEN.view(state, eyes), "left": 3}

    with spoilt(view=view) as table:
        assert catches(types_are_true, table())


@only_interpreted
def test_a_view_with_a_word_for_a_number_is_caught() -> None:
    def view(state: Fifteen, eyes: int) -> dict[str, Any]:
        seen: dict[str, Any] = FIFTEEN.view(state, eyes)
        return {**seen, "turns": str(seen["turns"])}

    with spoilt(view=view) as table:
        assert catches(types_are_true, table())


@only_interpreted
@pytest.mark.parametrize("slip", [{"row": "1"}, {"rows": 1}])
def test_an_event_with_other_facts_than_declared_is_caught(slip: dict[str, Any]) -> None:
    def event(event: Event, eyes: int) -> dict[str, Any]:
        told = FIFTEEN.event(event, eyes) or {}
        return {**told, **slip} if told["event"] == "opened" else told

    with spoilt(event=event) as table:
        assert catches(types_are_true, table())


@only_interpreted
def test_an_event_that_tells_a_closed_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fifteen.place_open

    def gossip(self: Fifteen, seat: int, n: int) -> None:
        self.tell(KEPT, seat, bottom(self))
        honest(self, seat, n)

    monkeypatch.setattr(Fifteen, "place_open", gossip)
    with spoilt() as table:
        assert catches(tells_the_same, table(open_first=True))


@only_interpreted
def test_a_deal_that_tells_a_closed_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fifteen.settle

    def gossip(self: Fifteen, outcome: vec[u8]) -> None:
        honest(self, outcome)
        self.tell(KEPT, 1, bottom(self))

    monkeypatch.setattr(Fifteen, "settle", gossip)
    with spoilt() as table:
        assert catches(chance_tells_the_same, table())


def test_a_refusal_that_names_a_closed_card_is_caught() -> None:
    def why(state: Fifteen, seat: int, steps: Sequence[int]) -> IllegalMove:
        return IllegalMove("fifteen-fits-row", "F8", card=CARDS[bottom(state)], row=1)

    with spoilt(why=why) as table:
        assert catches(refuses_the_same, table())


def test_a_refusal_that_carries_a_closed_card_along_unspoken_is_caught() -> None:
    def why(state: Fifteen, seat: int, steps: Sequence[int]) -> IllegalMove:
        refusal = FIFTEEN.why(state, seat, steps)
        refusal.facts["secret"] = bottom(state)
        return refusal

    with spoilt(why=why) as table:
        assert catches(refuses_the_same, table())


def test_a_text_that_can_be_read_or_not_by_a_closed_card_is_caught() -> None:
    def read(state: Fifteen, seat: int, text: str) -> Sequence[int]:
        if bottom(state) % 2 and text not in legal_texts(state, seat):
            raise NotAMove("not-a-move", move=text, expected="something else")
        return FIFTEEN.read(state, seat, text)

    def legal_texts(state: Fifteen, seat: int) -> list[str]:
        out = vec[i64]([0] * int(state.room()))
        steps = [int(out[i]) for i in range(int(state.steps(seat, out)))]
        return [FIFTEEN.write(state, seat, [step]) for step in steps]

    with spoilt(read=read) as table:
        assert catches(refuses_the_same, table())


# Bots


class Peeker:
    """Chooses by a card it cannot know."""

    def move(self, state: State, seat: int, rng: Random, out: vec[i64]) -> int:
        assert isinstance(state, Fifteen)
        n = int(state.steps(seat, out))
        out[0] = out[bottom(state) % n]
        return 1


def test_a_quick_player_that_peeks_is_caught() -> None:
    with spoilt(quick=Peeker()) as table:
        assert catches(quick_does_not_peek, table(overlook=True))


def test_a_guess_that_forgets_something_known_is_caught() -> None:
    def guess(seen: FifteenView, rng: Any) -> Fifteen:
        state: Fifteen = FIFTEEN.guess(seen, rng)
        state.turns = 0
        return state

    with spoilt(guess=guess) as table:
        assert catches(guesses_look_the_same, table())


@only_interpreted
def test_a_redeal_that_changes_something_known_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fifteen.redeal

    def careless(self: Fifteen, seat: int, rng: Random) -> None:
        self.known = 0  # forgets that a recycled pile was seen
        honest(self, seat, rng)

    monkeypatch.setattr(Fifteen, "redeal", careless)
    with spoilt() as table:
        assert catches(looks_the_same, table())


@only_interpreted
def test_a_redeal_that_draws_nothing_anew_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fifteen, "redeal", lambda self, seat, rng: None)
    with spoilt() as table:
        assert catches(redeals_hide_something, table())


# Undo


def test_an_undo_that_would_take_back_knowledge_is_caught() -> None:
    def reveals(event: Event) -> bool:
        return False

    with spoilt(reveals=reveals) as table:
        assert catches(undo_takes_back_no_knowledge, table())


def test_an_undo_that_does_not_lead_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.undo

    def careless(self: Match, seat: str) -> None:
        honest(self, seat)
        assert isinstance(self.state, Fifteen)
        self.state.turns += 1

    monkeypatch.setattr(Match, "undo", careless)
    with spoilt() as table:
        assert catches(undo_restores, table(open_first=True))


# Moves and their texts


def test_a_list_of_moves_that_misses_one_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.moves

    def forgetful(self: Match, seat: str | None, limit: int | None = None) -> list[str]:
        return sorted(honest(self, seat, limit))[:2]

    monkeypatch.setattr(Match, "moves", forgetful)
    with spoilt() as table:
        assert catches(moves_are_the_legal_ones, table(overlook=True, borrow=True))


def test_one_text_for_two_moves_is_caught() -> None:
    def write(state: Fifteen, seat: int, steps: Sequence[int]) -> str:
        text: str = FIFTEEN.write(state, seat, steps)
        return "row 1" if text.startswith("row") else text

    with spoilt(write=write) as table:
        assert catches(moves_are_the_legal_ones, table())


def test_a_text_that_is_read_as_another_legal_move_is_caught() -> None:
    def read(state: Fifteen, seat: int, text: str) -> Sequence[int]:
        steps = FIFTEEN.read(state, seat, text)
        out = vec[i64]([0] * int(state.room()))
        legal = [int(out[i]) for i in range(int(state.steps(seat, out)))]
        return legal[:1] if steps[0] in legal else steps

    with spoilt(read=read) as table:
        assert catches(moves_are_the_legal_ones, table(overlook=True))


def test_a_move_that_is_listed_but_refused_is_caught() -> None:
    def read(state: Fifteen, seat: int, text: str) -> Sequence[int]:
        return FIFTEEN.read(state, seat, text.replace("keep", "own"))

    with spoilt(read=read) as table:
        assert catches(moves_are_the_legal_ones, table())


def test_a_refused_move_that_changes_something_is_caught() -> None:
    def why(state: Fifteen, seat: int, steps: Sequence[int]) -> IllegalMove:
        state.turns += 1
        return FIFTEEN.why(state, seat, steps)

    with spoilt(why=why) as table:
        assert catches(illegal_moves_change_nothing, table())


# States


@only_interpreted
def test_a_copy_that_shares_its_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fifteen.copy

    def lazy(self: Fifteen) -> State:
        copy = honest(self)
        assert isinstance(copy, Fifteen)
        copy.cards = self.cards
        return copy

    monkeypatch.setattr(Fifteen, "copy", lazy)
    with spoilt() as table:
        assert catches(copies_are_independent, table())


@only_interpreted
def test_a_copy_that_forgets_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fifteen.copy

    def forgetful(self: Fifteen) -> State:
        copy = honest(self)
        assert isinstance(copy, Fifteen)
        copy.turns = 0
        return copy

    monkeypatch.setattr(Fifteen, "copy", forgetful)
    with spoilt() as table:
        assert catches(copies_are_independent, table())


def test_a_game_that_is_set_up_differently_each_time_is_caught() -> None:
    set_up = iter(range(1_000_000))

    def new(seats: int, options: Options) -> Fifteen:
        state: Fifteen = FIFTEEN.new(seats, options)
        state.turns = next(set_up)
        return state

    with spoilt(new=new) as table:
        assert catches(games_end_and_replay, table())


def test_a_match_that_goes_on_after_the_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.play

    def endless(self: Match, seat: str | None, text: str) -> Sequence[Event]:
        return [] if text == "anything" else honest(self, seat, text)

    monkeypatch.setattr(Match, "play", endless)
    with spoilt() as table:
        assert catches(nobody_moves_after_the_end, table())


# What is said


SLIPS = {
    "a message nobody wrote": lambda said: Saying("fifteen-do-wonders"),
    "a fact too many": lambda said: Saying(said.message, {**said.facts, "more": 1}),
    "a fact too few": lambda said: Saying(said.message, dict(list(said.facts.items())[1:])),
    "places for no cards": lambda said: Saying(said.message, said.facts, ("r1",), ("a", "b")),
}


@only_interpreted
@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_a_move_that_is_said_wrongly_is_caught(slip: Callable[[Saying], Saying]) -> None:
    with spoilt(say=lambda view, move: slip(FIFTEEN.say(view, move))) as table:
        assert catches(moves_are_said, table())


def test_a_move_that_is_said_out_of_more_than_the_view_is_caught() -> None:
    said = []

    def say(view: FifteenView, move: str) -> Saying:
        said.append(move)
        return Saying("fifteen-do-row", {"row": len(said)})

    with spoilt(say=say) as table:
        assert catches(moves_are_said, table())
