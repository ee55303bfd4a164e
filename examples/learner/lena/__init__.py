"""Lena: a player of I Go! who has learned when to call, and what to part with before.

She sees what any seat sees, and nothing else, and plays nothing out: of each hand that she could
have after her discard she sees a few numbers, and what they promise she has learned.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

from handvoll.engine.chance import Rng
from handvoll.engine.game import game_named
from handvoll.engine.state import SEATS
from handvoll.games.igo.hints import least_left, quick_take
from handvoll.games.igo.material import CARDS, COLOURS, card_set
from handvoll.games.igo.view import codes, preview

GAME = game_named("igo")
WEIGHTS = Path(__file__).with_name("weights.json")
ENDS = ("scores by a call", "calls in vain", "is called out", "catches a caller")  # of a hand

View = dict[str, Any]
Weights = Mapping[str, Mapping[str, float]]  # of what is seen, for every end that may come


class Lena:
    """The bot: `choose` maps a view to a move."""

    def __init__(self, game: str, learned: Mapping[str, Any] | None = None) -> None:
        self.learned = learned or json.loads(WEIGHTS.read_text("utf-8"))

    def choose(self, view: View, rng: Rng, budget: float = 0.0) -> str:
        """The text of a legal move: she takes what leaves least; the rest she has learned."""
        if view["phase"] == "discard":
            hand: list[str] = view["hands"][view["seat"]]["cards"]
            cards = [card for card in hand if card != view["barred"]]
            return "discard " + max(cards, key=lambda card: max(self.hopes(*without(view, card))))
        state, me = GAME.guess(view, rng), SEATS.index(view["seat"])
        if view["phase"] == "take":
            return GAME.write(state, me, [int(quick_take(state, me))])
        call, wait = self.hopes(view, view["cost"])
        calls = state.must_call() or (not state.too_soon() and call > wait)
        return " ".join(["go", *view["cost"]["colours"]]) if calls else "end"

    def hopes(self, view: View, cost: View) -> tuple[float, float]:
        """Her chances to win the game if she calls now, and if she waits."""
        if cost["sum"] == 0:
            return 1.0, 0.0
        learned, seen = self.learned[str(view["seats"])], sights(view, cost)
        worth = worths(view, tuple(learned["hands"].values()))
        return expected(learned["call"], seen, worth), expected(learned["wait"], seen, worth)


# What she sees


def sights(view: View, cost: View) -> dict[str, float]:
    """The numbers she sees after a discard; `cost` is how a call would split her hand."""
    free, turns, left = view["display"][-1][0], view["turns"], cost["sum"] / 30
    hands = [hand for seat, hand in view["hands"].items() if seat != view["seat"]]
    theirs = {card for hand in hands for card in hand["known"]}
    kept = cost["free"] + cost["row"] + cost["left"]
    unseen = {*CARDS} - {*kept, *theirs, *view["display"], *view["discards"]}
    row = {value(card) for card in cost["row"]}
    lacking = {colour + str(n) for colour in cost["colours"] for n in range(1, 12) if n not in row}
    return {
        "always": 1.0,
        "left over": left,
        "left over, squared": left * left,
        "cards in the row": len(row) / 10,
        "highest left over": max(map(value, cost["left"]), default=0) / 10,
        "left over once somebody picks": left_once_picked(view, kept) / 30,
        "free cards unseen": sum(card[0] == free for card in unseen) / 10,
        "what unseen cards add to the row": sum(map(value, lacking & unseen)) / 60,
        "what known cards add to the row": sum(map(value, lacking & theirs)) / 20,
        "cards known of others": len(theirs) / 4,
        "first turn": float(turns == 0),
        "second turn": float(turns == 1),
        "third turn": float(turns == 2),
        "turns": min(turns, 8) / 8,
    }


def value(card: str) -> int:
    """The number on a card."""
    return int(card[1:])


def left_once_picked(view: View, kept: list[str]) -> int:
    """What a call would leave if the visible card were gone, and another colour free."""
    below = view["display"][-2:][0]
    return int(least_left(card_set(codes(kept)), COLOURS.index(below[0])))


def without(view: View, card: str) -> tuple[View, View]:
    """What she would see after a discard, and how a call would split her hand then."""
    cost: Any = preview(view, f"discard {card}")  # type: ignore[arg-type]
    return {**view, "discards": [*view["discards"], card]}, cost


# What it promises


def expected(weights: Weights, seen: dict[str, float], worth: dict[str, float]) -> float:
    """The worth of what comes, each end as likely as what is seen makes it."""
    odds = {end: exp(sum(of[sight] * seen[sight] for sight in of)) for end, of in weights.items()}
    return sum(odds[end] * worth[end] for end in odds) / sum(odds.values())


def worths(view: View, hands: tuple[float, ...]) -> dict[str, float]:
    """Her chances to win the game after each end, as if only the best of the others played."""
    points = dict(view["scores"])
    mine = view["options"]["target"] - points.pop(view["seat"])
    theirs = view["options"]["target"] - max(points.values())
    return dict(zip(ENDS, after_hand(mine, theirs, hands), strict=True))


def after_hand(mine: int, theirs: int, hands: tuple[float, ...]) -> list[float]:
    """The chances of who lacks so many points after each end of a hand; who called starts (I18)."""
    return [
        chance(mine - 1, theirs, hands),
        chance(mine, theirs - 1, hands),
        1.0 - chance(theirs - 1, mine, hands),
        1.0 - chance(theirs, mine - 1, hands),
    ]


@cache
def chance(mine: int, theirs: int, hands: tuple[float, ...]) -> float:
    """A starter's chance; `hands` is how often each end comes for who starts."""
    if mine <= 0 or theirs <= 0:
        return float(mine <= 0)
    ends = after_hand(mine, theirs, hands)
    return sum(p * each for p, each in zip(hands, ends, strict=True))
