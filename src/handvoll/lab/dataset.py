"""Games between bots, move by move, to learn from: what was seen and done, what it was worth then,
and what came of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console

from handvoll.bots.arena import next_seat
from handvoll.bots.ladder import player
from handvoll.bots.mind import act, take_chance, win_share
from handvoll.coach.strength import ends_of
from handvoll.coach.weighing import Scales
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import View, game_named
from handvoll.engine.state import CHANCE, OVER, SEATS, State
from handvoll.lab.experiment import Experiment
from handvoll.lab.extras import needed
from handvoll.lab.rows import tried
from handvoll.lab.simulate import Crew, bar, played
from handvoll.wire.coach import PARTS

ROW_GROUP = 8_192  # moves that are written together
NOT_ASKED = (None, None, None, None)

Worth = tuple[float, float, float, float]  # value, doubt, worth and best of a move


class Move(NamedTuple):
    """A move of a game: everything its seat could know before it, and what it was worth.

    Values are a share of the win, in 5er finden points (docs/coach.md); None: not asked for.
    """

    game: int
    number: int  # in its game, from 0
    seat: str
    view: str  # as JSON
    move: str
    steps: list[int]
    choices: int  # legal first steps
    value: float | None  # what the seat could expect before it, if all play on like quick
    doubt: float | None  # the standard error of that
    worth: float | None  # what it could expect of the move
    best: float | None  # ... of the best move: this one, if no other is better beyond doubt
    won: float = 0.0  # the seat's share of the win, in the end
    points: int = 0  # the seat's, in the end


class Written(NamedTuple):
    """The moves of some games, and what went wrong in those that a bot broke."""

    games: int
    moves: list[Move]
    troubles: list[str]


@dataclass(frozen=True)
class Script:
    """The games of an experiment, to be played move by move, by whichever process."""

    experiment: Experiment
    deals: int  # imagined to value a move

    def play(self, first: int, games: int) -> Written:
        """Play some of its games here and now."""
        scribe = _scribe(self)
        scribe.troubles = []
        moves = [move for n in range(first, first + games) for move in scribe.moves(n)]
        return Written(games, moves, scribe.troubles)


@lru_cache(maxsize=1)
def _scribe(script: Script) -> Scribe:
    return Scribe(script.experiment, script.deals)


class Scribe:
    """Plays the games of an experiment and writes their moves down."""

    def __init__(self, experiment: Experiment, deals: int) -> None:
        self.experiment = experiment
        self.deals = deals  # imagined to value a move
        self.ends = ends_of(experiment.game)
        self.scales: list[Scales] = []
        self.troubles: list[str] = []  # what went wrong in games that a bot broke
        self.game = game_named(experiment.game)
        self.start, _ = self.game.set_up(experiment.seats, dict(experiment.options))
        self.policies = [player(self.game, name) for name in experiment.bots]
        self.out = vec[i64]([0] * int(self.start.room()))

    def moves(self, number: int) -> list[Move]:
        """One game; the same as in `handvoll simulate` with this seed. None of one a bot broke."""
        try:
            return self._moves(number)
        except Exception as error:  # a bot from elsewhere may do anything
            self.troubles.append(repr(error))
            return []

    def _moves(self, number: int) -> list[Move]:
        cards, players = self.experiment.luck(number)
        luck, rng = Random(cards), Random(players)
        seats = SEATS[: self.experiment.seats]
        self.scales = [Scales(self.ends, seat, self.deals, players) for seat in seats]
        state: State = self.start.copy()
        found: list[Move] = []
        while state.mover != OVER:
            if state.mover == CHANCE:
                take_chance(state, luck)
                continue
            seat = int(next_seat(state, rng))
            if seat >= int(state.seats):
                act(state, self.policies[0], seat, rng, self.out)
                continue
            found.append(self.move(state, seat, number, len(found), rng))
            for step in found[-1].steps:
                state.step(seat, step)
        return [with_end(state, each) for each in found]

    def move(self, state: State, seat: int, game: int, number: int, rng: Random) -> Move:
        """What the bot of a seat does now."""
        view = self.game.view(state, seat)
        view["rules"] = self.game.rules
        choices = int(state.steps(seat, self.out))
        n = int(self.policies[seat].move(state, seat, rng, self.out))
        steps = [int(self.out[i]) for i in range(n)]
        text = self.game.write(state, seat, steps)
        seen = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
        worth = self.worth(view, seat, text) if self.deals else NOT_ASKED
        return Move(game, number, SEATS[seat], seen, text, steps, choices, *worth)

    def worth(self, view: View, seat: int, move: str) -> Worth:
        """What the seat could expect, by its view alone: now, its doubt, of a move, of the best."""
        weighed = self.scales[seat].own(view, move)
        assert weighed.value is not None
        assert weighed.played is not None
        found = (weighed.value, weighed.doubt, weighed.played, weighed.best)
        now, doubt, played, best = (parts / PARTS for parts in found)
        return now, doubt, played, best


def with_end(over: State, move: Move) -> Move:
    """A move, with what came of it for its seat."""
    seat = SEATS.index(move.seat)
    return move._replace(won=float(win_share(over, seat)), points=int(over.score(seat)))


class Dataset:
    """The file of all moves, Parquet; it gets its name when it is closed."""

    def __init__(self, file: Path, experiment: Experiment, deals: int) -> None:
        if file.suffix != ".parquet":
            raise HandvollError("lab-file-kind", file=str(file), known=".parquet")
        if file.exists():
            raise HandvollError("lab-page-there", file=str(file))
        arrow, parquet = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
        self.arrow, self.file, self.part = arrow, file, file.with_name(file.name + ".part")
        facts = {"handvoll": json.dumps(experiment.facts() | {"values": deals})}
        whole, part, text = arrow.int32(), arrow.float32(), arrow.string()
        kinds = [whole, whole, text, text, text, arrow.list_(whole), whole, *[part] * 5, whole]
        pairs = list(zip(Move._fields, kinds, strict=True))
        self.schema = arrow.schema(pairs, metadata=facts)
        self.writer: Any = tried(
            file, lambda: parquet.ParquetWriter(self.part, self.schema, compression="zstd")
        )
        self.held: list[Move] = []
        self.moves = 0  # so far

    def __enter__(self) -> Dataset:
        return self

    def write(self, moves: Sequence[Move]) -> None:
        """Add moves, many at a time."""
        self.held += moves
        self.moves += len(moves)
        if len(self.held) >= ROW_GROUP:
            self._write_group()

    def _write_group(self) -> None:
        columns = (list(column) for column in zip(*self.held, strict=True))
        arrays = [
            self.arrow.array(column, field.type)
            for column, field in zip(columns, self.schema, strict=True)
        ]
        table = self.arrow.Table.from_arrays(arrays, schema=self.schema)
        self.held = []
        tried(self.file, partial(self.writer.write_table, table))

    def __exit__(self, *stopped: object) -> None:
        """What was written gets its name, also when it was stopped in the middle."""
        if self.held:
            self._write_group()
        tried(self.file, self.writer.close)
        self.part.replace(self.file)


def write_down(
    script: Script, games: int, file: Dataset, crew: Crew[Written], console: Console
) -> tuple[int, list[str]]:
    """Play games and write their moves; how many, and what broke some. Ctrl-C ends it early."""
    done, troubles = 0, list[str]()
    with bar(console) as progress, suppress(KeyboardInterrupt):
        task = progress.add_task("", total=games, rate="")
        for written in played(script, 0, games, crew):
            file.write(written.moves)
            done += written.games
            troubles += written.troubles
            progress.update(task, completed=done)
    return done, troubles
