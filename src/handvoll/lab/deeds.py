"""Deeds: what seats make in a game, what that is worth, and what it costs, out of what is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from handvoll.engine.game import Telling

Prices = Mapping[str, int]  # the numbers of the rules that are played by


class Deed(NamedTuple):
    """A seat made something: for so many points, with so many cards (or what else it took)."""

    seat: str
    what: str
    points: int
    cost: int


def high_five(tellings: list[Telling], prices: Prices) -> Iterator[Deed]:
    """Combinations, by the cards that were laid for them."""
    laid: Counter[str] = Counter()
    worth: dict[int, list[str]] = {}
    for name, points in prices.items():
        if name.startswith("points.") and name != "points.last_card":
            worth.setdefault(points, []).append(name.removeprefix("points."))
    for telling in tellings:
        seat = telling["seat"]
        match telling["event"]:
            case "laid":
                laid[seat] += 1
            case "scored":
                what = "/".join(worth[telling["points"]])
                yield Deed(seat, what, telling["points"], laid.pop(seat))
            case "dropped":
                yield Deed(seat, "dropped", 0, 1)
            case "finished" if telling["points"]:
                yield Deed(seat, "last_card", telling["points"], 0)


def go5(tellings: list[Telling], prices: Prices) -> Iterator[Deed]:
    """Sets, by the cards that were added to make them; ends of rounds, and what is left over."""
    sets: dict[tuple[str, int], list[str]] = {}
    for telling in tellings:
        match telling:
            case {"event": "began"}:
                sets = {}
            case {"event": "laid", "seat": seat, "cards": cards, "number": number}:
                sets[seat, number] = list(cards)
                yield Deed(seat, "three", prices["points.three"], 3)
            case {"event": "swapped", "card": given, "other_card": got, "other": seat}:
                cards = sets[seat, telling["number"]]
                cards[cards.index(got)] = given
            case {"event": "added" | "called", "seat": seat, "number": number, "card": card}:
                cards = sets[seat, number]
                cards.append(card)
                yield Deed(seat, *_longer(cards, telling["kind"], prices), 1)
            case {"event": "counted", "seat": seat, "cards": cards, "cost": cost, "ended": ended}:
                if cost:
                    yield Deed(seat, "left", -cost, len(cards))
                if ended:
                    yield Deed(seat, "ended", ended, 0)
            case _:
                pass


def _longer(cards: list[str], kind: str, prices: Prices) -> tuple[str, int]:
    """A set after its fourth or fifth card: what it is, and what that card brought."""
    if len(cards) == 4:
        return "four", prices["points.four"] - prices["points.three"]
    joker = any(card.startswith("j") for card in cards)
    what = "five_black" if kind == "black" else "five_with_joker" if joker else "five"
    return what, prices[f"points.{what}"] - prices["points.four"]


def igo(tellings: list[Telling], prices: Prices) -> Iterator[Deed]:
    """Calls, by the colours of their rows, and calls beaten; they cost the sum one is left with."""
    caller, row = "", ""
    sums: dict[str, int] = {}
    for telling in tellings:
        match telling:
            case {"event": "called", "seat": seat, "named": named}:
                caller, row = seat, f"row_of_{named}"
            case {"event": "showed", "seat": seat, "sum": sum}:
                sums[seat] = sum
            case {"event": "perfect", "seat": seat}:
                yield Deed(seat, "perfect", 0, 0)
            case {"event": "scored", "seat": seat}:
                if row:  # the first who is told to score
                    won = prices["points.caller"] if seat == caller else 0
                    yield Deed(caller, row, won, sums[caller])
                    row = ""
                if seat != caller:
                    yield Deed(seat, "call_beaten", prices["points.others"], sums[seat])
            case _:
                pass


def fiver(tellings: list[Telling], prices: Prices) -> Iterator[Deed]:
    """Shapes that were outlined, each of five fields."""
    for telling in tellings:
        match telling:
            case {"event": "judged", "seat": seat, "shape": shape, "points": points}:
                yield Deed(seat, shape, points, 5)
            case {"event": "scored", "seat": seat, "bonus": bonus} if bonus:
                yield Deed(seat, "hourglass", bonus, 0)


def anything(tellings: list[Telling], prices: Prices) -> Iterator[Deed]:
    """Whatever a seat is told to have done; cards that are spoken of are what it costs."""
    for telling in tellings:
        if seat := telling.get("seat"):
            cost = len(telling.get("cards", [])) or int("card" in telling)
            yield Deed(seat, telling["event"], telling.get("points", 0), cost)


DEEDS: dict[str, Callable[[list[Telling], Prices], Iterator[Deed]]] = {
    "highfive": high_five,
    "go5": go5,
    "igo": igo,
    "fiver": fiver,
}
