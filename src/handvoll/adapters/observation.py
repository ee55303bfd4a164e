"""A view as an array of whole numbers, always of the same length.

The seat that looks is always the first; the others follow clockwise. A card, shape or symbol is
its number in the game's own list, counted from 1; 0 stands for none, or for not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from handvoll.engine.game import View
from handvoll.engine.state import SEATS
from handvoll.games.fifteen.material import CARDS as FIFTEEN
from handvoll.games.fiver.material import NAMES as FIELDS
from handvoll.games.fiver.material import SHAPES, SYMBOLS
from handvoll.games.go5.material import CARDS as GO5
from handvoll.games.go5.material import KINDS
from handvoll.games.highfive.material import CARDS as HIGHFIVE
from handvoll.games.highfive.material import SQUARES
from handvoll.games.igo.material import CARDS as IGO

Ints = npt.NDArray[np.int32]
Read = Callable[[View, str], Iterable[int]]  # a view and the seats, one's own first
MOST = 10_000  # of points, either way
MOST_STEPS = 1 << 20  # no game has so many


class Field(NamedTuple):
    """A stretch of the array: what it is about, how long it is, and its largest number."""

    name: str
    length: int
    high: int
    read: Read
    low: int = 0


class Layout:
    """How views of a game with so many seats become arrays."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = fields
        self.size = sum(field.length for field in fields)
        self.low = np.array([f.low for f in fields for _ in range(f.length)], np.int32)
        self.high = np.array([f.high for f in fields for _ in range(f.length)], np.int32)

    def array(self, view: View) -> Ints:
        """A view as numbers."""
        seats = seats_from(view)
        numbers: list[int] = []  # one list: an array is slow to fill bit by bit
        end = 0
        for field in self.fields:
            numbers += field.read(view, seats)
            end += field.length
            if (missing := end - len(numbers)) > 0:
                numbers += [0] * missing
            elif missing < 0:
                del numbers[end:]
        out = np.array(numbers, np.int32)
        return np.minimum(np.maximum(out, self.low, out=out), self.high, out=out)


def seats_from(view: View) -> str:
    """All seats, the one that looks first."""
    seats = SEATS[: view["seats"]]
    me = seats.index(view["seat"] or seats[0])
    return seats[me:] + seats[:me]


# Ways to read


class Numbers:
    """A list of names as numbers, and as a mark for each of them."""

    def __init__(self, names: Sequence[str]) -> None:
        self.size = len(names)
        self.places = {name: i for i, name in enumerate(names) if name}

    def codes(self, names: Iterable[str | None]) -> list[int]:
        """Each name's number, counted from 1; 0: none."""
        return [self.places[name] + 1 if name else 0 for name in names]

    def marks(self, names: Iterable[str] | None) -> list[int]:
        """1 for each that is there."""
        out = [0] * self.size
        for name in names or ():
            out[self.places[name]] = 1
        return out


def hands(cards: Numbers) -> Read:
    """A mark for each card of each hand, as far as it is known, by seat."""

    def read(view: View, order: str) -> list[int]:
        seen = [view["hands"][seat] for seat in order]
        return [mark for hand in seen for mark in cards.marks(hand["cards"] or hand["known"])]

    return read


def in_hand(view: View, order: str) -> list[int]:
    """How many cards each hand has, by seat."""
    return [view["hands"][seat]["count"] for seat in order]


def begun(view: View, order: str) -> list[int]:
    """The steps of a move under way, counted from 1."""
    return [step + 1 for step in view.get("begun", ())]


def shared(seats: int) -> list[Field]:
    """What all games have: who may act, and the points."""
    return [
        Field("may act, by seat", seats, 1, lambda v, s: [each in v["wait"] for each in s]),
        Field("steps of the own move begun", 5, MOST_STEPS, begun),
        Field("points, by seat", seats, MOST, lambda v, s: [v["scores"][x] for x in s], -MOST),
    ]


def fifteen(seats: int) -> list[Field]:
    """What 15GO! shows."""
    cards = Numbers(FIFTEEN)

    def open_tops(view: View, order: str) -> list[int]:
        tops = [([*reversed(view["piles"][seat]["open"])] + [None] * 8)[:8] for seat in order]
        return cards.codes(card for pile in tops for card in pile)

    def next_known(view: View, order: str) -> list[int]:
        known = [((view["piles"][seat]["known"] or []) + [None] * 8)[:8] for seat in order]
        return cards.codes(card for pile in known for card in pile)

    def count(what: str) -> Read:
        return lambda v, s: [len(v["piles"][seat][what] or ()) for seat in s]

    return [
        Field("the turned card", 1, cards.size, lambda v, s: cards.codes([v["turned"]])),
        Field("cards on each row", 8, 15, lambda v, s: map(len, v["rows"])),
        Field("the row of a chain", 1, 8, lambda v, s: [v["chain"] or 0]),
        Field("own: yes, again, no", 1, 2, lambda v, s: [("yes", "again", "no").index(v["own"])]),
        Field("closed cards, by seat", seats, 120, closed),
        Field("open cards, by seat", seats, 120, count("open")),
        Field("the top eight open cards, by seat", 8 * seats, cards.size, open_tops),
        Field("the next eight closed cards if known, by seat", 8 * seats, cards.size, next_known),
        Field("out, by seat", seats, 1, lambda v, s: [seat in v["out"] for seat in s]),
        Field("turns", 1, 100_000, lambda v, s: [v["turns"]]),
    ]


def closed(view: View, order: str) -> list[int]:
    """How many cards of each pile are still closed."""
    return [view["piles"][seat]["closed"] for seat in order]


def igo(seats: int) -> list[Field]:
    """What I Go! shows."""
    cards = Numbers(IGO)
    phases = ("take", "discard", "call")

    return [
        Field("take, discard, call", 1, 2, lambda v, s: [phases.index(v["phase"])]),
        Field("the barred card", 1, 110, lambda v, s: cards.codes([v["barred"]])),
        Field(
            "the display, visible one first", 9, 110, lambda v, s: cards.codes(v["display"][::-1])
        ),
        Field("the discards, top ten", 10, 110, lambda v, s: cards.codes(v["discards"][:-11:-1])),
        Field("cards on the pile", 1, 110, lambda v, s: [v["pile"]]),
        Field("what a call would leave", 1, 200, lambda v, s: [(v["cost"] or {}).get("sum", 0)]),
        Field("turns, takes, unscored hands", 3, 10_000, counters),
        Field("known cards of each hand, by seat", 110 * seats, 1, hands(cards)),
    ]


def counters(view: View, order: str) -> list[int]:
    """What is counted in a hand."""
    return [view["turns"], view["takes"], view["unscored"]]


def highfive(seats: int) -> list[Field]:
    """What High Five! shows."""
    cards = Numbers(HIGHFIVE)

    def board(view: View, order: str) -> list[int]:
        return cards.codes(view["board"].get(square) for square in SQUARES)

    def own(view: View, order: str) -> list[int]:
        return cards.marks(view["hands"][order[0]]["cards"])

    def jokers(view: View, order: str) -> list[int]:
        return [len(view["hands"][seat]["known"]) for seat in order]

    return [
        Field("the card on each square", 64, 53, board),
        Field("the own hand, card by card", 53, 1, own),
        Field("cards in hand, by seat", seats, 10, in_hand),
        Field("has the joker, by seat", seats, 1, jokers),
        Field("cards on the pile", 1, 52, lambda v, s: [v["pile"]]),
        Field("opening, bonus to be had", 2, 1, lambda v, s: [v["opening"], v["bonus"]]),
    ]


def go5(seats: int) -> list[Field]:
    """What Go5 shows."""
    cards, kinds = Numbers(GO5), Numbers(KINDS)
    phases = ("deal", "mix", "draw", "play", "call")

    def sets(view: View, order: str) -> list[int]:
        """Eight for each seat: its kind, and how many cards it has."""
        out: list[int] = []
        for seat in order:
            laid = [
                (kinds.places[s["kind"]] + 1, len(s["cards"])) for s in view["places"][seat]["sets"]
            ]
            out += [number for pair in (laid + [(0, 0)] * 8)[:8] for number in pair]
        return out

    def by_seat(what: str) -> Read:
        return lambda v, s: [int(v["places"][seat][what]) for seat in s]

    return [
        Field("deal, mix, draw, play, call", 1, 4, lambda v, s: [phases.index(v["phase"])]),
        Field("whose turn", 1, 3, lambda v, s: [s.index(v["turn"])]),
        Field("known cards of each hand, by seat", 54 * seats, 1, hands(cards)),
        Field("cards in hand, by seat", seats, 54, in_hand),
        Field("opened, by seat", seats, 1, by_seat("opened")),
        Field("sets: kind and size of eight, by seat", 16 * seats, 22, sets),
        Field(
            "stop cards, by seat", seats, 2, lambda v, s: [len(v["places"][x]["stops"]) for x in s]
        ),
        Field("the top discard, the held card", 2, 54, lambda v, s: top_and_held(cards, v)),
        Field(
            "the discards, card by card", 54, 1, lambda v, s: cards.marks(v["discards"]["cards"])
        ),
        Field("cards on the pile, goal", 2, 54, lambda v, s: [v["pile"], v["goal"]]),
        Field("rounds over", 1, 100, lambda v, s: [len(v["rounds"])]),
    ]


def top_and_held(cards: Numbers, view: View) -> list[int]:
    """The card on the discards, and the one that was just drawn."""
    return cards.codes([view["discards"]["top"], view["held"]])


def fiver(seats: int) -> list[Field]:
    """What 5er finden shows."""
    fields, shapes, symbols = Numbers(FIELDS), Numbers(SHAPES), Numbers(SYMBOLS)
    phases = ("tableaus", "roll", "search", "strike", "over")

    def tableau(view: View, order: str) -> list[int]:
        rows = view["sheets"][order[0]]["tableau"]
        return symbols.codes("".join(rows)) if rows else []

    def outlined(view: View, order: str) -> list[int]:
        return fields.marks(field for outline in view["outlines"] or () for field in outline)

    def marks(view: View, order: str) -> list[int]:
        found = view["sheets"][order[0]]["marks"]
        return [0 if shape not in found else 2 - found[shape]["circled"] for shape in shapes.places]

    def used(view: View, order: str) -> list[int]:
        found = view["sheets"][order[0]]["marks"].values()
        return fields.marks(field for mark in found for field in mark["fields"] or ())

    def roll(view: View, order: str) -> list[int]:
        return symbols.codes((view["search"] or {"roll": ()})["roll"])

    return [
        Field(
            "tableaus, roll, search, strike, over", 1, 4, lambda v, s: [phases.index(v["phase"])]
        ),
        Field("round", 1, 100, lambda v, s: [(v["search"] or {"round": 0})["round"]]),
        Field("the roll", 5, 6, roll),
        Field(
            "the hourglass runs", 1, 1, lambda v, s: [bool((v["search"] or {}).get("hourglass"))]
        ),
        Field("done, by seat", seats, 1, lambda v, s: [seat in v["done"] for seat in s]),
        Field("the own tableau", 100, 6, tableau),
        Field("fields outlined in this round", 100, 1, outlined),
        Field("shapes: free, circled, struck", 12, 2, marks),
        Field("fields used up", 100, 1, used),
    ]


LAYOUTS: dict[str, Callable[[int], list[Field]]] = {
    "fifteen": fifteen,
    "go5": go5,
    "highfive": highfive,
    "igo": igo,
    "fiver": fiver,
}


def layout(game: str, seats: int) -> Layout:
    """The layout of a game; one from elsewhere has only what all games share."""
    own: list[Field] = LAYOUTS[game](seats) if game in LAYOUTS else []
    return Layout([*shared(seats), *own])


def described(game: str, seats: int) -> list[tuple[int, str, int, int]]:
    """Where each field begins, its name, its length and its largest number."""
    rows, at = [], 0
    for field in layout(game, seats).fields:
        rows.append((at, field.name, field.length, field.high))
        at += field.length
    return rows
