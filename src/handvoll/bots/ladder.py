"""The ladder: bots against each other, every deal in all seatings, with intervals and ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import log10, sqrt
from typing import Any

from handvoll.bots.adjusted import Fair
from handvoll.bots.arena import match
from handvoll.bots.bot import BOTS
from handvoll.bots.levels import LEVELS, character
from handvoll.bots.seated import Seated
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import Game, Options
from handvoll.engine.playout import Anything
from handvoll.engine.state import Policy, State

NORMAL = 1.96  # standard errors of a 95 % interval
ROUNDS = 200  # of fitting ratings
ELO = 400.0  # points of rating for ten times the odds


def player(game: Game[Any, Any], name: str) -> Policy:
    """A fresh player: a level, quick, random, or somebody from elsewhere, by a name of BOTS.

    Raises a HandvollError if it comes from elsewhere and cannot be loaded.
    """
    if name in LEVELS:
        return character(game.name, name)
    if name == "quick":
        return game.quick
    return Anything() if name == "random" else seated(game, name)


def seated(game: Game[Any, Any], name: str) -> Seated:
    """Somebody from elsewhere; raises a HandvollError that says why they cannot be loaded."""
    try:
        return Seated(game, BOTS[name](game.name))
    except Exception as error:  # a package may do anything
        raise HandvollError("lab-bot-load", bot=name, problem=repr(error)) from None


@dataclass
class Pairing:
    """One player against so many of another; a share of wins for every deal."""

    one: str
    other: str
    shares: list[float] = field(default_factory=list)  # a deal each, over all seatings
    lucks: list[float] = field(default_factory=list)  # what luck did to each of them, if wanted

    @property
    def adjusted(self) -> list[float]:
        """The shares without luck, if that was wanted."""
        return without(self.shares, self.lucks) if self.lucks else []

    @property
    def rate(self) -> float:
        """The share of wins."""
        return mean(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of where the true rate may be; deals, not games, are independent."""
        return interval(self.shares)


def mean(values: Sequence[float]) -> float:
    """The mean; nothing of nothing."""
    return sum(values) / len(values) if values else 0.0


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """95 % of where the true mean of some shares may be."""
    n = len(shares)
    if n < 2:
        return 0.0, 1.0
    middle = mean(shares)
    reach = NORMAL * sqrt(spread(shares) / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def spread(values: Sequence[float]) -> float:
    """The variance of some of many; nothing of one alone."""
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)


def without(shares: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """Shares less as much of their luck as makes them steadier.

    The weight of a deal's luck comes from the deals of the other half, so that it knows nothing of
    this one: luck is nothing in the mean, and so is any part of it.
    """
    halves = [weight(shares[half::2], lucks[half::2]) for half in (1, 0)]
    return [
        share - halves[i % 2] * luck
        for i, (share, luck) in enumerate(zip(shares, lucks, strict=True))
    ]


def weight(shares: Sequence[float], lucks: Sequence[float]) -> float:
    """How much of a luck shows in the shares: 0 nothing, 1 all of it."""
    middle, even = mean(shares), mean(lucks)
    squares = sum((luck - even) ** 2 for luck in lucks)
    if not squares:
        return 1.0
    both = zip(shares, lucks, strict=True)
    return sum((share - middle) * (luck - even) for share, luck in both) / squares


class Ladder:
    """A round robin, played deal by deal so that it can end at any time."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        names: Sequence[str],
        seed: int,
        fair: Callable[[State], Fair] | None = None,  # how to take luck out, if that is wanted
    ) -> None:
        self.game = game
        self.start, self.options = game.set_up(seats, options)
        self.seats = seats
        self.seed = seed
        self.players = {name: player(game, name) for name in names}
        self.pairings = [Pairing(*pair) for pair in self._pairs(names)]
        self.fair = fair(self.start) if fair else None

    def _pairs(self, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        """With two players each pair once; with more it matters who is alone."""
        for one, other in permutations(names, 2):
            if self.seats > 2 or names.index(one) > names.index(other):
                yield one, other

    def play(self, deals: int) -> Iterator[None]:
        """Play so many deals of every pairing; yields after each."""
        for deal in range(deals):
            for pairing in self.pairings:
                pairing.shares.append(self._share(pairing, deal))
                yield

    def _share(self, pairing: Pairing, deal: int) -> float:
        """The wins of the one who is alone, of all seatings of a deal."""
        wins, without_luck = 0.0, 0.0
        for seat in range(self.seats):
            seated = [self.players[pairing.other]] * self.seats
            seated[seat] = self.players[pairing.one]
            luck = self.seed * 1_000_003 + deal
            seed = luck * self.seats + seat
            if self.fair:
                share, adjusted = self.fair.match(seated, seat, luck, seed)
                wins, without_luck = wins + share, without_luck + adjusted
            else:
                wins += match(self.start, seated, luck, seed)[seat]
        if self.fair:
            pairing.lucks.append((wins - without_luck) / self.seats)
        return wins / self.seats

    def ratings(self) -> dict[str, float]:
        """Elo points by the odds of all pairings together; the weakest has none."""
        strength = dict.fromkeys(self.players, 1.0)
        for _ in range(ROUNDS):
            strength = {name: self._strength(name, strength) for name in strength}
        least = min(strength.values())
        return {name: ELO * log10(each / least) for name, each in strength.items()}

    def _strength(self, name: str, strength: dict[str, float]) -> float:
        """One step of fitting Bradley and Terry's model, a draw added to every pairing."""
        won, weight = 0.0, 0.0
        for pairing in self.pairings:
            if name in (pairing.one, pairing.other):
                n, chance = len(pairing.shares) + 1, self._chance(pairing)
                won += n * (chance if name == pairing.one else 1.0 - chance)
                weight += n / (strength[pairing.one] + strength[pairing.other])
        return won / weight

    def _chance(self, pairing: Pairing) -> float:
        """A rate among many as one between two: the odds beside everybody's fair share."""
        n = len(pairing.shares)
        rate = (pairing.rate * n + 1 / self.seats) / (n + 1)
        odds = rate * (self.seats - 1) / max(1e-9, 1.0 - rate)
        return odds / (1.0 + odds)

    # What came out

    def report(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "players": self.seats,
            "options": self.options,
            "seed": self.seed,
            "ratings": {name: round(rating) for name, rating in self.ratings().items()},
            "pairings": [
                {
                    "one": pairing.one,
                    "against": f"{self.seats - 1} x {pairing.other}",
                    "deals": len(pairing.shares),
                    "games": len(pairing.shares) * self.seats,
                    "wins": round(pairing.rate, 4),
                    "low": round(pairing.interval[0], 4),
                    "high": round(pairing.interval[1], 4),
                    **adjusted(pairing),
                }
                for pairing in self.pairings
            ],
        }


def adjusted(pairing: Pairing) -> dict[str, float]:
    """The wins of a pairing without luck, if that was wanted."""
    if not pairing.adjusted:
        return {}
    low, high = interval(pairing.adjusted)
    rate = mean(pairing.adjusted)
    return {
        "adjusted": round(rate, 4),
        "adjusted_low": round(low, 4),
        "adjusted_high": round(high, 4),
        "steadiness": round(steadiness(pairing), 3),
    }


def steadiness(pairing: Pairing) -> float:
    """How wide the spread of deals without luck is, beside that of plain ones."""
    plain = spread(pairing.shares)
    return sqrt(spread(pairing.adjusted) / plain) if plain else 1.0


class Chain(Ladder):
    """Each only against the one named before: what it takes to climb."""

    def _pairs(self, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        return zip(names[1:], names, strict=False)


def markdown(report: dict[str, Any]) -> str:
    """The report as tables."""
    lines = ["| player | rating |", "|---|---|"]
    ratings = sorted(report["ratings"].items(), key=lambda item: -item[1])
    lines += [f"| {name} | {rating} |" for name, rating in ratings]
    lines += ["", "| one | against | wins | 95 % | games |", "|---|---|---|---|---|"]
    for each in report["pairings"]:
        rate = f"{each['wins']:.1%} | {each['low']:.1%} to {each['high']:.1%}"
        lines.append(f"| {each['one']} | {each['against']} | {rate} | {each['games']} |")
    lines += without_luck([each for each in report["pairings"] if "adjusted" in each])
    return "\n".join(lines) + "\n"


def without_luck(pairings: list[dict[str, Any]]) -> list[str]:
    """The lines about pairings whose luck was taken out."""
    if not pairings:
        return []
    head = [
        "| one | against | without luck | 95 % | spread beside plain |",
        "|---|---|---|---|---|",
    ]
    return ["", *head] + [
        f"| {each['one']} | {each['against']} | {each['adjusted']:.1%} | "
        f"{each['adjusted_low']:.1%} to {each['adjusted_high']:.1%} | {each['steadiness']} |"
        for each in pairings
    ]


def plot(report: dict[str, Any]) -> str:
    """The ratings as bars: an SVG."""
    ratings = sorted(report["ratings"].items(), key=lambda item: -item[1])
    scale = 300 / max(1, ratings[0][1])
    rows = [
        f'<text x="70" y="{24 * i + 36}" text-anchor="end">{name}</text>'
        f'<rect x="78" y="{24 * i + 22}" width="{rating * scale + 1:.0f}" height="18" />'
        f'<text x="{86 + rating * scale:.0f}" y="{24 * i + 36}">{rating}</text>'
        for i, (name, rating) in enumerate(ratings)
    ]
    title = f"{report['game']}, {report['players']} players"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 {24 * len(rows) + 30}">'
        "<style>text{font:13px sans-serif}rect{fill:#4a7}</style>"
        f'<text x="78" y="14">{title}</text>{"".join(rows)}</svg>\n'
    )
