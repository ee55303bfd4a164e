"""How level 5 of Go5 expects to play on: learned, from what a seat may know."""

from __future__ import annotations

from random import Random

from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES, Match
from handvoll.bots.arena import match as play_match
from handvoll.bots.go5 import Breadth
from handvoll.bots.go5_steps import Learned, Sights
from handvoll.bots.search import Flat
from handvoll.engine.state import CHANCE, Policy
from handvoll.games.go5.hints import SHARP, Quick
from handvoll.games.go5.material import JOKER
from handvoll.games.go5.state import Go5
from handvoll.testkit import Table
from handvoll.testkit.secrets import redealt
from handvoll.testkit.tables import play_on
from tests.games.go5.builder import of, playing

OUT = vec[i64]([0] * 1000)


def chosen(policy: Policy, match: Match) -> str:
    """What A does."""
    n = int(policy.move(match.state, 0, NativeRandom(1), OUT))
    return match.game.write(match.state, 0, [int(OUT[i]) for i in range(n)])


def test_a_fourth_card_goes_where_five_bring_most() -> None:  # G22
    match = playing(A="r1 o4 y3 v3 p5 | y1 g1 b1 / g2 b7 v5", B="r2 r3 b4 p4 | o6 g6 p6")
    assert chosen(Learned(), match) == "add r1 2"
    assert chosen(Quick(SHARP), match) == "add r1 1"


def test_a_five_comes_first_and_a_stop_card_before_it() -> None:  # G18, G19
    cards = "r1 o4 y3 v3 p5 | y1 g1 b1 v1"
    assert chosen(Learned(), playing("b4", A=cards, B="r2 r3")) == "add r1 1"
    assert chosen(Learned(), playing("b4", A=f"{cards} | s1", B="r2 r3")) == "stop"


def test_nobody_expects_to_lose_by_a_five() -> None:  # G25
    match = playing("b4", {"target": 100}, A="r1 o4 | y1 g1 b1 v1", B="r2 | o6 g6 p6 / r3 r4 r5")
    of(match).totals[1] = 300
    assert chosen(Learned(), match).startswith("discard")


def test_what_is_seen_is_what_the_seat_may_know() -> None:
    rng, seen = Random(5), set[tuple[float, ...]]()
    for match in play_on(Table(GAMES["go5"], 2).match(rng), rng, moves=60):
        state = match.state
        if state.mover >= 0:
            twin = redealt(match, match.seats[int(state.mover)], rng).state
            for one, other in zip(sights(state), sights(twin), strict=True):
                assert one == other
                seen.add(one)
    assert len(seen) > 20


def sights(state: object) -> list[tuple[float, ...]]:
    """What the mover sees of every step."""
    assert isinstance(state, Go5)
    seen, eyes = list[tuple[float, ...]](), Sights()
    eyes.look(state, state.mover)
    for i in range(int(state.steps(state.mover, OUT))):
        eyes.write(state, state.mover, OUT[i])
        seen.append(tuple(eyes.of))
    return seen


def test_who_has_learned_wins_more_than_who_has_taste() -> None:
    learned, taste = (wins(each) for each in (Learned(), Quick(SHARP)))
    assert learned > taste + 10


def wins(policy: Policy) -> float:
    """Of 300 games against quick."""
    start, won = GAMES["go5"].set_up(2)[0], 0.0
    for deal in range(150):
        won += play_match(start, [policy, Quick()], deal, deal)[0]
        won += play_match(start, [Quick(), policy], deal, deal)[1]
    return won


def test_only_its_own_seat_is_expected_to_have_learned() -> None:
    mind = Breadth(i64(12), sharp=True)
    match = playing(A="r1 o4 y3 v3 p5 | y1 g1 b1 / g2 b7 v5", B="r2 r3 b4 p4 | o6 g6 p6")
    for eyes, does in ((0, Learned()), (1, Quick())):
        mind.side_with(eyes)
        assert chosen(mind.company, match) == chosen(does, match)


def test_moves_that_never_differ_are_not_thought_about_for_long() -> None:
    match = playing("b4", A="o1 r6 y3 v3 p5 | r1 g1 b1 y1 / o2 o3 o4 o5", B="r2 r3")
    search = Flat(Breadth(i64(12)), i64(4000))
    assert chosen(search, match) == "add o1 1"
    assert len(search.moves) == 2
    assert search.spent < 1000
    assert match.state.mover != CHANCE


def test_nobody_thinks_of_throwing_away_the_joker_just_taken() -> None:
    match = playing("b4", A="j1 r6 y3 v3 p5 | r1 g1 j2", B="r2 r3")
    state = of(match)
    state.known[0] = 1 << int(JOKER)
    looked_at = Breadth(i64(30)).moves(state, i64(0), NativeRandom(1))
    cards = {match.game.write(state, 0, [int(step) for step in move]) for move in looked_at}
    assert "discard r6" in cards
    assert not cards & {"discard j1", "discard j1 across"}
