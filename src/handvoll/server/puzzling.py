"""The puzzles of a house: one after the other, as hard as somebody is strong."""

from __future__ import annotations

import asyncio

import msgspec

from handvoll.engine.match import Match
from handvoll.engine.record import Entry
from handvoll.server.commands import Person
from handvoll.server.errors import NotNow
from handvoll.server.house import House
from handvoll.server.store import Try
from handvoll.server.table import Table
from handvoll.server.tries import Tries
from handvoll.tasks.making import begun
from handvoll.tasks.puzzles import FORMS, Puzzle, is_solved, reason_of
from handvoll.tasks.shelf import puzzles_of
from handvoll.tasks.strength import next_puzzle, strengths
from handvoll.wire.daily import Interval
from handvoll.wire.puzzles import PuzzleGame, PuzzleLevel, PuzzleResult


class Puzzles:
    """Chooses puzzles for people, opens tables for them, and says how it was."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tries = Tries(house)

    async def all(self, game: str) -> list[Puzzle]:
        """The puzzles of a game; raises UnknownGame."""
        return await asyncio.to_thread(puzzles_of, game)

    async def open(self, person: Person, game: str) -> str:
        """The table of the puzzle that was begun, or of the next one."""
        puzzles = await self.all(game)
        mine = await self._settled(person.id, game, puzzles)
        begun = _begun(mine)
        number = number_of(begun) if begun else _next(person.id, puzzles, mine).number
        puzzle = next(each for each in puzzles if each.number == number)
        counted = begun or await self.tries.claim(person, key_of(game, number))
        return await self.tries.go_on(person, puzzle.made, counted)

    async def _settled(self, person: str, game: str, puzzles: list[Puzzle]) -> list[Try]:
        """Somebody's tries of a game, the first one first; what is over is judged."""
        return await self._judged(person, game, puzzles, await self.house.store.tries_of(person))

    async def _judged(
        self, person: str, game: str, puzzles: list[Puzzle], tries: list[Try]
    ) -> list[Try]:
        """Those of a game among somebody's tries."""
        named = {puzzle.number: puzzle for puzzle in puzzles}
        known = [each for each in of_game(tries, game) if number_of(each) in named]
        return [await self._settle(person, named[number_of(each)], each) for each in known]

    async def _settle(self, person: str, puzzle: Puzzle, counted: Try) -> Try:
        """A try, with how it ended if it is over."""
        if counted.score is not None or not await self.tries.is_over(counted.table):
            return counted
        solved = is_solved(puzzle, await self.tries.entries(counted.table))
        score, mark = float(puzzle.rating), int(solved)
        await self.house.store.settle_try(person, counted.task, score, mark)
        return msgspec.structs.replace(counted, score=score, mark=mark)

    async def standings(self, person: str) -> list[PuzzleGame]:
        """How far somebody is with each game."""
        tries = await self.house.store.tries_of(person)
        return [await self._standing(person, game, tries) for game in FORMS]

    async def _standing(self, person: str, game: str, tries: list[Try]) -> PuzzleGame:
        puzzles = await self.all(game)
        return standing_of(game, puzzles, await self._judged(person, game, puzzles, tries))

    async def result(self, person: str, table: str) -> PuzzleResult:
        """What came of a puzzle; raises NotNow before it is over."""
        game, number = await self.house.room(table).look(lambda table: _mine(table, person))
        entries = await self.tries.entries(table)
        puzzles = await self.all(game)
        puzzle = next(each for each in puzzles if each.number == number)
        mine = await self._settled(person, game, puzzles)
        now = standing_of(game, puzzles, mine)
        counted = next((each for each in mine if each.table == table), None)
        until = [each for each in mine if counted and each.at < counted.at]
        before = strengths(_ended(until))[-1] if counted else now.rating
        return await asyncio.to_thread(_result, puzzle, entries, now, before, counted is not None)


def key_of(game: str, number: int) -> str:
    """What the store calls a puzzle."""
    return f"puzzle/{game}/{number}"


def of_game(tries: list[Try], game: str) -> list[Try]:
    """The tries of a game's puzzles, the first one first."""
    mine = [each for each in tries if each.task.startswith(key_of(game, 0)[:-1])]
    return sorted(mine, key=lambda each: (each.at, each.task))


def number_of(counted: Try) -> int:
    """Which puzzle a try is of."""
    return int(counted.task.rsplit("/", 1)[1])


def _begun(tries: list[Try]) -> Try | None:
    """The try that is not over."""
    return next((each for each in tries if each.score is None), None)


def _next(person: str, puzzles: list[Puzzle], mine: list[Try]) -> Puzzle:
    """The next puzzle; the same one for everybody who asks for this person at the same time."""
    tried = {number_of(each) for each in mine}
    return next_puzzle(puzzles, tried, strengths(_ended(mine))[-1], f"{person} {len(mine)}")


def _ended(tries: list[Try]) -> list[tuple[int, bool]]:
    """How hard the puzzles of some tries were, and whether they were solved."""
    return [(int(each.score), bool(each.mark)) for each in tries if each.score is not None]


def standing_of(game: str, puzzles: list[Puzzle], mine: list[Try]) -> PuzzleGame:
    """How far somebody is, by their tries."""
    ended, begun = _ended(mine), _begun(mine) is not None
    solved = sum(solved for _, solved in ended)
    return PuzzleGame(game, strengths(ended)[-1], solved, len(ended), len(puzzles), begun)


def _mine(table: Table, person: str) -> tuple[str, int]:
    """The puzzle of a table of one's own; raises NotNow."""
    task = table.opened.task
    if task is None or task.kind != "puzzle" or table.host != person or table.status != "over":
        raise NotNow("table-not-over")
    return table.opened.game, int(task.name)


def _result(
    puzzle: Puzzle, entries: list[Entry], now: PuzzleGame, before: int, counted: bool
) -> PuzzleResult:
    made, clear, match = puzzle.made, puzzle.clear, begun(puzzle.made)
    seat = made.task.seat
    return PuzzleResult(
        game=made.game,
        number=puzzle.number,
        solved=is_solved(puzzle, entries),
        counted=counted,
        mine=match.saying(seat, _answer(match, seat, entries[made.task.begins :])),
        best=match.saying(seat, clear.best),
        why=reason_of(match, seat, clear.best),
        value=Interval(clear.value.value, clear.value.low, clear.value.high),
        next=Interval(clear.next.value, clear.next.low, clear.next.high),
        exact=clear.exact,
        levels=[
            PuzzleLevel(match.saying(seat, move), found)
            for move, found in zip(puzzle.levels, puzzle.found, strict=True)
        ],
        hard=puzzle.rating,
        now=now,
        before=before,
    )


def _answer(match: Match, seat: str, entries: list[Entry]) -> str:
    """The move that somebody answered with: of several the last before "done"."""
    moves = [entry.move for entry in entries if entry.seat == seat and entry.move]
    answers = [move for move in moves if move.startswith("outline")]
    return answers[-1] if answers else moves[0]
