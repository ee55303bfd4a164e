"""What each seat can know, and what is drawn anew when others guess."""

from __future__ import annotations

from random import Random

import pytest
from librt.random import Random as NativeRandom

from handvoll import Match
from handvoll.engine.state import NOBODY
from handvoll.engine.turn import Chance
from handvoll.testkit.tables import play_on, random_move
from tests.games.go5.builder import dealt, hand, of, play, playing, table, told

FOURTEEN = "r1 o1 r2 o2 r3 o3 r4 o4 r5 o5 r6 o6 r7 o7"


def redealt(match: Match, eyes: int, seed: int) -> Match:
    """A match that these eyes cannot tell from this one."""
    twin = Match("go5", len(match.seats))
    twin.state = match.state.copy()
    twin.state.redeal(eyes, NativeRandom(seed))
    return twin


def test_hands_and_the_pile_are_hidden_from_others() -> None:  # G4
    match = dealt(2)
    for eyes in ("B", None):
        seen = match.view(eyes)["hands"]["A"]
        assert seen == {"count": 7, "cards": None, "known": []}
    assert len({hand(redealt(match, 1, seed), "A") for seed in range(20)}) > 10
    assert {hand(redealt(match, 1, seed), "B") for seed in range(20)} == {hand(match, "B")}


def test_a_card_taken_openly_is_known_until_it_is_played() -> None:  # G8
    match = table(A="b1 b2 | r1 o1 y1", B="o2 o3", discards="v1 v2")
    play(match, "take")
    assert match.view("B")["hands"]["A"]["known"] == ["v2"]
    for seed in range(10):
        assert "v2" in hand(redealt(match, 1, seed), "A")
    play(match, "discard v2")
    assert match.view("B")["hands"]["A"]["known"] == []


def test_draws_are_told_to_the_drawer_alone() -> None:  # G7
    match = dealt(2, f"{FOURTEEN} y5 g1")
    play(match, "draw")
    assert told(match, "drew", "A") == ["A ['g1'] 1"]
    assert told(match, "drew", "B") == []
    assert told(match, "drew-unseen", "B") == told(match, "drew-unseen") == ["A 1"]


def test_a_sunk_joker_stays_at_the_bottom_and_is_known_to_whoever_draws_it() -> None:  # G4
    match = dealt(2, f"{FOURTEEN} j2 y5")
    for seed in range(10):
        assert of(redealt(match, 0, seed)).pile_cards()[-1] == 50
    of(match).head = len(of(match).pile) - 1
    play(match, "draw")
    assert match.view("B")["hands"]["A"]["known"] == ["j2"]


def test_a_hidden_stop_card_is_never_in_a_hand() -> None:  # G5
    match = dealt(4)
    for seed in range(200):
        twin = of(redealt(match, int(NOBODY), seed))
        assert not any(hand >> 52 for hand in twin.hands)


def test_mixed_cards_are_only_where_they_can_be() -> None:  # G26
    # A holds b1, b2 from the first pile and one of v1, v2, v3 from the second.
    match = table(A="b1 b2", B="o2 o3", C="p1 p2", pile="", discards="v1 v2 v3 v4")
    play(match, "draw")
    match.chance(["v2", "v1", "v3"])
    assert match.view("B")["mixed"] == [["v1", "v2", "v3"]]
    assert match.view("B")["drawn"]["A"] == [2, 1, 0]
    seen = [set(hand(redealt(match, 1, seed), "A").split()) for seed in range(60)]
    assert all(len(cards & {"v1", "v2", "v3"}) == 1 for cards in seen)
    assert set().union(*seen) == {"b1", "b2", "p1", "p2", "v1", "v2", "v3"}


def test_the_order_of_the_discards_is_not_remembered() -> None:  # G26
    one = table(A="b1", B="o2", discards="v1 v2 v3 v4").view(None)
    other = table(A="b1", B="o2", discards="v2 v1 v3 v4").view(None)
    assert one == other
    assert one["discards"]["cards"] == ["v1", "v2", "v3", "v4"]


def test_every_arrangement_of_hidden_cards_is_as_likely() -> None:  # G4
    match = table(A="b1 b2", B="o2 o3", pile="p1 p2", discards="v1")
    counts: dict[str, int] = {}
    for seed in range(1200):
        cards = hand(redealt(match, 0, seed), "B")
        counts[cards] = counts.get(cards, 0) + 1
    assert len(counts) == 6
    assert min(counts.values()) > 140 and max(counts.values()) < 260


def test_a_guess_during_a_chain_knows_the_card_held_and_the_sets_used() -> None:  # G16
    match = playing(A="b7 o1 p2 | r5 g5 y5", B="o2 | b1 b5 b6", C="o3 | v5 v2 v3")
    play(match, "swap b7 b5")
    for eyes in "ABC":
        twin = match.game.guess(match.view(eyes), Random(1))
        assert (twin.held, twin.used) == (of(match).held, of(match).used)
        assert twin.owner(1) == 1


def test_a_guess_while_chance_is_due_looks_the_same() -> None:  # G4, G26
    rng = Random(3)
    match = Match("go5", 4)
    phases: set[str] = set()
    while phases != {"deal", "mix"} or of(match).round == 0:
        if isinstance(match.turn, Chance):
            phases.add(match.view(None)["phase"])
            for eyes in (*match.seats, None):
                twin = Match("go5", 4)
                twin.state = match.game.guess(match.view(eyes), rng)
                assert twin.view(eyes) == match.view(eyes)
                assert repr(twin.turn) == repr(match.turn)
            match.deal(rng)
        match.play(*random_move(match, rng))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_54_cards_are_somewhere_at_every_moment(seats: int) -> None:  # G1
    rng = Random(seats)
    match = Match("go5", seats, {"rounds": 3})
    match.deal(rng)
    for each in play_on(match, rng, moves=400):
        state = of(each)
        places = [*map(int, state.hands), int(state.discards)]
        places += [laid & (1 << 52) - 1 for seat in range(seats) for laid in state.laid_by(seat)]
        places += [int(state.stops >> seat * 2 & 3) << 52 for seat in range(seats)]
        places += [1 << card for card in state.pile_cards()]
        places += [1 << int(state.held)] if state.held >= 0 else []
        assert sum(places) == (1 << 54) - 1
        assert sum(cards.bit_count() for cards in places) == 54
