"""The legal swaps are those that can be finished: found again by trying everything."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from handvoll import Match
from handvoll.games.go5.view import Go5View, Laid
from handvoll.testkit.tables import play_on
from tests.games.go5.builder import moves

COLOURS = ["red", "orange", "yellow", "green", "blue", "violet", "pink"]
NUMBERS = ["ones", "twos", "threes", "fours", "fives", "sixes", "sevens"]
PATTERNS = ["ball", "half", "bars", "rings", "dots", "harlequin", "chevron"]


def kinds(card: str) -> set[str]:
    """What a card has (G2); nothing for a joker."""
    if card[0] == "j":
        return set()
    c, n = "roygbvp".index(card[0]), int(card[1]) - 1
    black = {"black"} if (n + 2 * c) % 7 == 0 else set()
    return {NUMBERS[n], COLOURS[c], PATTERNS[(n + c) % 7]} | black


class Chains:
    """The swaps of a seat, found by trying everything (G13, G15, G16)."""

    def __init__(self, view: Go5View) -> None:
        self.own = view["places"][view["turn"]]["sets"]
        self.others: dict[int, Laid] = {}
        at = 0
        for seat, place in view["places"].items():
            for laid in place["sets"]:
                if seat != view["turn"]:
                    self.others[at] = laid
                at += 1

    def swaps(self, gives: list[str], hand: list[str], used: frozenset[int]) -> set[str]:
        """All swaps that give one of these cards."""
        return {
            f"swap {card} {received}"
            for card in gives
            for at, received in self.exchanges(card, used)
            if self.goes_on(received, [each for each in hand if each != card], used | {at})
        }

    def exchanges(self, card: str, used: frozenset[int]) -> list[tuple[int, str]]:
        return [
            (at, received)
            for at, laid in self.others.items()
            if at not in used and laid["kind"] in kinds(card)
            for received in laid["cards"]
            if received[0] != "j"
        ]

    def goes_on(self, card: str, hand: list[str], used: frozenset[int]) -> bool:
        return self.ends(card, hand) or any(
            self.goes_on(received, hand, used | {at}) for at, received in self.exchanges(card, used)
        )

    def ends(self, card: str, hand: list[str]) -> bool:
        for laid in self.own:
            if laid["kind"] in kinds(card) and (len(hand) >= 2 or len(laid["cards"]) == 4):
                return True
        return len(hand) >= 4 and any(is_set({card, *two}) for two in combinations(hand, 2))


def is_set(cards: set[str]) -> bool:
    numbers = [card for card in cards if card[0] != "j"]
    common = set.intersection(*map(kinds, numbers))
    return (len(numbers) == 3 and bool(common)) or (len(numbers) == 2 and bool(common - {"black"}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_swaps_are_those_that_can_be_finished(seats: int) -> None:  # G15, G16
    rng = Random(seats)
    match = Match("go5", seats, {"target": 2000})
    match.deal(rng)
    tried = 0
    for each in play_on(match, rng, moves=1500):
        view: Go5View = each.view(each.view(None)["turn"])  # type: ignore[assignment]
        place = view["places"][view["turn"]]
        begun = view["held"] is not None
        if (
            view["phase"] != "play"
            or not place["opened"]
            or ("played" in view["done"] and not begun)
        ):
            continue
        hand = view["hands"][view["turn"]]["cards"] or []
        gives = [view["held"]] if view["held"] else hand
        expected = Chains(view).swaps(gives, hand, frozenset(view["used"]))
        assert set(moves(each, view["turn"], "swap")) == expected
        tried += len(expected)
    assert tried > 50
