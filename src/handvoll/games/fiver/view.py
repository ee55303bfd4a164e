"""What may be seen of 5er finden: all but what others have outlined in this round (P23)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypedDict

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.chance import Rng
from handvoll.engine.game import Options, Telling, Types
from handvoll.engine.state import CHANCE, MANY, OVER, SEATS, TABLE, Event
from handvoll.engine.view import Common, Reader, Teller, common
from handvoll.games.fiver.actions import (
    DEALT,
    DID,
    FLIPPED,
    HATCHED,
    JUDGED,
    OUTLINED,
    ROLLED,
    SCORED,
    STRUCK,
    TIMED,
    TURNED,
    WIPED,
)
from handvoll.games.fiver.blame import REASONS, blame
from handvoll.games.fiver.material import (
    DRAWINGS,
    ROLLS,
    SHAPE,
    SHAPES,
    SYMBOLS,
    Tableau,
    points,
    read_tableau,
    turned,
)
from handvoll.games.fiver.score import FATES, USED, worth
from handvoll.games.fiver.sheet import NONE, STRIKES, UNHATCHED, Sheet
from handvoll.games.fiver.state import Fiver, fresh
from handvoll.games.fiver.text import fields_of, outline_of

VARIANTS = ("basic", "puzzle", "solo")
SIDES = ("white", "grey", "random", "mixed")
FATE_WORDS = [word for word, _ in REASONS]
Phase = Literal["tableaus", "roll", "search", "strike", "over"]
PHASES: dict[Phase, i64] = {
    "tableaus": CHANCE,
    "roll": CHANCE,
    "search": MANY,
    "strike": MANY,
    "over": OVER,
}
BY_TABLE = "table"  # who turned the hourglass when nobody did (P10)


class Shape(TypedDict):
    """A shape as it is printed (P4)."""

    points: int
    turns: list[str]  # every way it can lie, the printed one first, row by row: ".#./###/.#."


class Judgement(TypedDict):
    """What became of an outline (P11, P18)."""

    fields: list[str]
    shape: str
    fate: str  # "counts", or why it does not
    blame: list[str]  # the fields it fails by
    points: int


class Mark(TypedDict):
    """A shape that was used up in the puzzle (P18)."""

    circled: bool  # otherwise struck
    fields: list[str] | None  # None: struck without hatching


class SheetView(TypedDict):
    """What everybody sees of a player's sheet."""

    tableau: list[str] | None  # ten rows; None until chance has given it
    results: list[int]  # round by round
    judged: list[Judgement]  # the outlines of the last round judged, the earliest first
    marks: dict[str, Mark]  # of the puzzle, by shape


class Search(TypedDict):
    """What a round is about: its number, the roll, and who turned the hourglass."""

    round: int
    rounds: int  # at most
    times: int  # what outlines count for (P13)
    roll: list[str]
    hourglass: str | None  # a seat, or "table"


class FiverView(Common):
    """The table as a seat sees it."""

    phase: Phase
    shapes: dict[str, Shape]  # the dearest first
    search: Search | None  # while all are searching
    done: list[str]  # who said so
    outlines: list[list[str]] | None  # one's own of this round; None for a spectator
    worth: list[int] | None  # of each of them, as far as the roll goes (P7); 0: it does not show it
    judging: Search | None  # what the last judging was about; the sheets have the outlines
    sheets: dict[str, SheetView]


def drawn(cells: list[tuple[int, int]]) -> str:
    """Five cells as a drawing, row by row."""
    height, width = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    rows = [["#" if (y, x) in cells else "." for x in range(width)] for y in range(height)]
    return "/".join("".join(row) for row in rows)


def lying(drawing: str) -> list[str]:
    """Every way a drawing can lie, first the one it is given in."""
    return sorted(map(drawn, turned(drawing)), key=lambda turn: (turn != drawing, turn))


SOUGHT: dict[str, Shape] = {
    shape: {"points": int(points(i)), "turns": lying(DRAWINGS[i])} for i, shape in enumerate(SHAPES)
}


def options_of(state: Fiver) -> Options:
    """The options in words."""
    return {
        "variant": VARIANTS[int(state.variant)],
        "tableau": SIDES[int(state.side)],
        "assist": bool(state.assist),
        "seconds": int(state.seconds),
        "limit": int(state.limit),
    }


def new(seats: int, options: Options) -> Fiver:
    """A state that waits for its first chance."""
    variant, side = VARIANTS.index(str(options["variant"])), SIDES.index(str(options["tableau"]))
    seconds, limit = int(options["seconds"]), int(options["limit"])
    return fresh(seats, variant, side, bool(options["assist"]), seconds, limit)


def view(state: Fiver, eyes: int) -> FiverView:
    """What these eyes may see."""
    seats = SEATS[: int(state.seats)]
    own = state.sheets[eyes].drawn if eyes >= 0 else None
    rolled, round = state.roll != NONE, int(state.round)
    return {
        **common("fiver", state, eyes, options_of(state)),
        "phase": _phase(state),
        "shapes": SOUGHT,
        "search": _search(state, round + 1, state.roll, state.turner) if rolled else None,
        "done": [seat for i, seat in enumerate(seats) if state.is_done(i)],
        "outlines": None if own is None else [fields_of(int(outline)) for outline in own],
        "worth": None if own is None else [_worth(state, eyes, int(outline)) for outline in own],
        "judging": _search(state, round, state.last_roll, state.last_turner) if round else None,
        "sheets": {seat: _sheet(state, i) for i, seat in enumerate(seats)},
    }


def _worth(state: Fiver, seat: int, outline: int) -> int:
    if state.sheets[seat].tableau.kinds[outline] != state.roll:
        return 0
    return int(worth(outline) * state.times(state.round + 1))


def _phase(state: Fiver) -> Phase:
    if state.mover == OVER:
        return "over"
    if state.mover == CHANCE:
        return "roll" if state.dealt == state.seats else "tableaus"
    return "strike" if state.striking else "search"


def _search(state: Fiver, round: int, roll: int, turner: int) -> Search:
    holder = None if turner == NONE else BY_TABLE if turner == TABLE else SEATS[int(turner)]
    return {
        "round": round,
        "rounds": int(state.rounds()),
        "times": int(state.times(round)),
        "roll": letters(roll),
        "hourglass": holder,
    }


def letters(roll: int) -> list[str]:
    """The symbols of a roll."""
    return [SYMBOLS[symbol] for symbol in ROLLS[int(roll)]]


def _sheet(state: Fiver, seat: int) -> SheetView:
    sheet = state.sheets[seat]
    marks = zip(SHAPES, (int(mark) for mark in sheet.marks), strict=True)
    return {
        "tableau": list(sheet.tableau.rows) if seat < state.dealt else None,
        "results": [int(sheet.gains[round]) for round in range(int(state.round))],
        "judged": [_judgement(state, seat, int(judged)) for judged in sheet.judged],
        "marks": {shape: _mark(mark) for shape, mark in marks if mark != NONE},
    }


def _judgement(state: Fiver, seat: int, judged: int) -> Judgement:
    outline, fate = divmod(judged, int(FATES))
    return {
        "fields": fields_of(outline),
        "shape": SHAPES[int(SHAPE[outline])],
        "fate": FATE_WORDS[fate],
        "blame": _blame(state, seat, outline, fate),
        "points": int(state.gain(judged)),
    }


def _blame(state: Fiver, seat: int, outline: int, fate: int) -> list[str]:
    """The fields an outline failed by; who has hatched since cannot tell earlier fields apart."""
    sheet = state.sheets[seat]
    if fate == USED and not state.striking >> seat & 1 and state.mover != OVER:
        return []
    others = [int(judged) // int(FATES) for judged in sheet.judged]
    return blame(sheet, outline, fate, state.last_roll, others)


def _mark(mark: int) -> Mark:
    fields = None if mark == UNHATCHED else fields_of(mark % int(STRIKES))
    return {"circled": mark < STRIKES, "fields": fields}


# From a view back to a state


def guess(seen: FiverView, rng: Rng) -> Fiver:
    """A state that looks like this view; what cannot be known is drawn by the generator."""
    state = new(seen["seats"], seen["options"])
    state.mover = PHASES[seen["phase"]]
    state.dealt = sum(sheet["tableau"] is not None for sheet in seen["sheets"].values())
    for sheet, shown in zip(state.sheets, seen["sheets"].values(), strict=True):
        _fill(sheet, shown)
    if seen["judging"]:
        state.round = seen["judging"]["round"]
        state.last_roll, state.last_turner = _roll_and_turner(seen["judging"])
    waiting = _bits(seen["wait"])
    state.striking = waiting if seen["phase"] == "strike" else 0
    eyes = SEATS.index(seen["seat"]) if seen["seat"] else int(NONE)
    if seen["search"]:
        state.roll, state.turner = _roll_and_turner(seen["search"])
        state.frozen = state.everybody() & ~waiting
        if seen["outlines"]:
            state.sheets[eyes].drawn = vec[i64]([outline_of(each) for each in seen["outlines"]])
    state.redeal(eyes, Random(rng.randrange(1 << 60)))
    return state


def _fill(sheet: Sheet, shown: SheetView) -> None:
    if shown["tableau"] is not None:
        sheet.tableau = _tableau("".join(shown["tableau"]))
    for round, gain in enumerate(shown["results"]):
        sheet.gains[round] = gain
    for shape, mark in shown["marks"].items():
        sheet.put(SHAPES.index(shape), _mark_of(mark))
    sheet.judged = vec[i64]([_judged(each) for each in shown["judged"]])


@lru_cache(maxsize=16)  # who guesses once guesses again, at the same table
def _tableau(symbols: str) -> Tableau:
    return read_tableau(symbols)


def _mark_of(mark: Mark) -> int:
    if mark["fields"] is None:
        return int(UNHATCHED)
    return outline_of(mark["fields"]) + (0 if mark["circled"] else int(STRIKES))


def _judged(each: Judgement) -> int:
    return outline_of(each["fields"]) * int(FATES) + FATE_WORDS.index(each["fate"])


def _roll_and_turner(search: Search) -> tuple[int, int]:
    holder = search["hourglass"]
    roll = ROLLS.index(sorted(SYMBOLS.index(letter) for letter in search["roll"]))
    return roll, int(TABLE if holder == BY_TABLE else SEATS.index(holder) if holder else NONE)


def _bits(seats: list[str]) -> int:
    return sum(1 << SEATS.index(seat) for seat in seats)


# Events

EVENTS = {
    DEALT: ("dealt", "seat"),
    ROLLED: ("rolled", "round roll"),
    OUTLINED: ("outlined", "seat fields shape"),
    WIPED: ("wiped", "seat fields shape"),
    FLIPPED: ("flipped", "seat"),
    TURNED: ("turned", ""),
    DID: ("did", "seat"),
    TIMED: ("timed", ""),
    JUDGED: ("judged", "seat fields shape fate points"),
    SCORED: ("scored", "seat round points bonus"),
    HATCHED: ("hatched", "seat fields shape"),
    STRUCK: ("struck", "seat shape"),
}
READERS: dict[str, Reader] = {
    "roll": letters,
    "fields": fields_of,
    "shape": SHAPES.__getitem__,
    "fate": FATE_WORDS.__getitem__,
}
TELLER = Teller(EVENTS, READERS)


class Facts(TypedDict, total=False):
    """What events and moves speak of."""

    seat: str
    round: int
    roll: list[str]
    fields: list[str]
    shape: str
    fate: str
    points: int
    bonus: int


TYPES = Types(FiverView, Facts, TELLER.tellings)


def event(event: Event, eyes: int) -> Telling | None:
    """An event in words; what is outlined and wiped only its owner sees (P23)."""
    if event[0] in (OUTLINED, WIPED) and event[1] != eyes:
        return None
    return TELLER.tell(event)


def reveals(event: Event) -> bool:
    """Nothing is taken back: people wipe, and whether one could undo would tell of others."""
    return True
