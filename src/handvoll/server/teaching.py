"""A lesson as a whole: its luck and moves are written down, so all that will be told is known.

Who has no connection walks a lesson's path by themselves; what they did there is caught up with
when they come back. The path is made by the rules, at a table like any other, and shows what its
learner sees, picture by picture; a fixed deal is no secret, it lies open in lessons/.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from handvoll.engine.errors import HandvollError
from handvoll.engine.match import Match
from handvoll.engine.record import Entry
from handvoll.lessons import NAMED
from handvoll.lessons.lesson import LEARNER, Bot, Lesson, Luck, Step, outcome
from handvoll.server import commands, telling
from handvoll.server.commands import Person
from handvoll.server.log import Body, BotSat, Came, Happened, Line, Ready, Sat, Started
from handvoll.server.table import Table
from handvoll.wire.live import Answer, Update
from handvoll.wire.paths import LessonPath, PathStep
from handvoll.wire.refusal import Refusal, refusal
from handvoll.wire.tables import OpenTable, Settings

PACE = 1.4  # seconds between what bots do: a beginner looks twice
GENTLE = "1"  # the level of the bots
NO_LUCK = "0" * 32  # a lesson's shuffle is written down: no salt has a part in it
ANSWERED = 60  # moves that could be made in a step and are answered; a path is not a rule book
ALONE = Person("alone", "")  # who walks a path: nobody in particular


def wish_of(lesson: Lesson) -> OpenTable:
    """A table of one's own, where nobody helps and nobody looks on."""
    settings = Settings(hints=False, watch=False, between=0, pace=PACE)
    return OpenTable(lesson.game, lesson.seats, dict(lesson.options), "solo", settings)


def seated(me: Person, lesson: Lesson) -> list[Body]:
    """Who sits down to a lesson."""
    bots = [BotSat(letter, GENTLE) for letter in "BCDEF"[: lesson.seats - 1]]
    return [Sat(LEARNER, me.id, me.name, NO_LUCK, puppet=me.puppet), *bots]


def caught_up(table: Table, lesson: Lesson, done: int) -> list[Body]:
    """What happened at somebody's table while they walked on alone, so many steps in all."""
    entries, played = entries_of(lesson.name), len(table.entry_lines)
    upto = place_of(lesson, done)
    return [Happened(entry) for entry in entries[played:upto]]


def place_of(lesson: Lesson, done: int) -> int:
    """How many entries there are before the step that comes after so many."""
    steps = [place for place, act in enumerate(lesson.acts) if isinstance(act, Step)]
    return steps[done] if done < len(steps) else len(lesson.acts)


@cache
def entries_of(name: str) -> list[Entry]:
    """All that happens in a lesson."""
    *_, table = _taught(NAMED[name])
    assert table.match is not None
    return list(table.match.record.entries)


@cache
def path_of(name: str) -> LessonPath:
    """All that a learner is told."""
    lesson = NAMED[name]
    known = {move for table in _taught(lesson) for move in telling.moves_of(table, LEARNER)[0]}
    path, told = [], 0
    for table in _taught(lesson):
        update = telling.update(table, ALONE.id, told, 0)
        if update.seq > told:  # what a bot does unseen moves no picture
            path.append(_step(table, update, known))
        told = update.seq
    return LessonPath(lesson.game, path)


def _taught(lesson: Lesson) -> Iterator[Table]:
    """The table of a lesson, whenever its learner is shown another picture."""
    table = Table("lesson")
    opened = commands.open_table(wish_of(lesson), ALONE, "", "", "", lesson=lesson.name)
    _take(table, *opened, *seated(ALONE, lesson), Came(LEARNER, "alone"), Started())
    for place, act in enumerate(lesson.acts, 1):
        _take(table, Happened(_entry(table, act)))
        if table.unready:
            yield table
            _take(table, Ready(LEARNER))
        elif not isinstance(lesson.act(place), Luck):  # luck falls in the same breath
            yield table


def _take(table: Table, *bodies: Body) -> None:
    for body in bodies:
        table.take(Line(table.seq + 1, 0, body))


def _entry(table: Table, act: Step | Bot | Luck) -> Entry:
    """What an act becomes in the log."""
    match = commands.running(table)
    match act:
        case Luck():
            entry = Entry(len(match.record.entries) + 1, chance=tuple(outcome(match, act)))
        case Bot(seat, move):
            entry = match.decide(seat, move)
        case Step(_, move):
            entry = match.decide(LEARNER, move)
    return entry


def _step(table: Table, update: Update, known: set[str]) -> PathStep:
    """A picture; where it is on the learner, with answers to what beginners may do there."""
    if not isinstance(table.act, Step) or table.unready:
        return PathStep(update, {}, None)
    match = commands.running(table)
    asked = {*known, *match.moves(LEARNER, ANSWERED), *parts_of(table.act.move)}
    return PathStep(update, {move: _tried(match, move) for move in sorted(asked)}, _instead(table))


def parts_of(move: str) -> list[str]:
    """A move that is put together of parts, on all the ways there."""
    verb, *parts = move.split()
    sizes = range(len(parts) + 1)
    return [" ".join([verb, *some]) for size in sizes for some in combinations(parts, size)]


def _tried(match: Match, move: str) -> Answer:
    """What a move would do, or why it cannot be made."""
    try:
        return Answer("", 0, events=match.foresee(LEARNER, move))
    except HandvollError as error:
        return Answer("", 0, error=refusal(error))


def _instead(table: Table) -> Refusal | None:
    """What is said to a move that could be made and is not meant; None where there is no other."""
    others = commands.running(table).moves(LEARNER, 2)
    for move in others:
        try:
            commands.play(table, table.seats[LEARNER], table.seq, move)
        except HandvollError as error:
            return refusal(error)
    return None
