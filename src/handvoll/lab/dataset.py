"""Games between bots, move by move, to learn from: what was seen and done, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.arena import next_seat
from handvoll.bots.ladder import player
from handvoll.bots.mind import act, take_chance, win_share
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import game_named
from handvoll.engine.state import CHANCE, OVER, SEATS, State
from handvoll.lab.experiment import Experiment
from handvoll.lab.extras import needed
from handvoll.lab.rows import tried

ROW_GROUP = 8_192  # moves that are written together


class Move(NamedTuple):
    """A move of a game: everything its seat could know before it, and what it was worth."""

    game: int
    number: int  # in its game, from 0
    seat: str
    view: str  # as JSON
    move: str
    steps: list[int]
    choices: int  # legal first steps
    won: float  # the seat's share of the win, in the end
    points: int  # the seat's, in the end


class Scribe:
    """Plays the games of an experiment and writes their moves down."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.game = game_named(experiment.game)
        self.start, _ = self.game.set_up(experiment.seats, dict(experiment.options))
        self.policies = [player(self.game, name) for name in experiment.bots]
        self.out = vec[i64]([0] * int(self.start.room()))

    def moves(self, number: int) -> list[Move]:
        """One game; the same deal as in `handvoll simulate` with this seed."""
        luck, rng = map(Random, self.experiment.luck(number))
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
        return [valued(state, each) for each in found]

    def move(self, state: State, seat: int, game: int, number: int, rng: Random) -> Move:
        """What the bot of a seat does now."""
        view = self.game.view(state, seat)
        view["rules"] = self.game.rules
        choices = int(state.steps(seat, self.out))
        n = int(self.policies[seat].move(state, seat, rng, self.out))
        steps = [int(self.out[i]) for i in range(n)]
        text = self.game.write(state, seat, steps)
        seen = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
        return Move(game, number, SEATS[seat], seen, text, steps, choices, 0.0, 0)


def valued(over: State, move: Move) -> Move:
    """A move, with what came of it for its seat."""
    seat = SEATS.index(move.seat)
    return move._replace(won=float(win_share(over, seat)), points=int(over.score(seat)))


class Dataset:
    """The file of all moves, Parquet; it gets its name when it is whole."""

    def __init__(self, file: Path, experiment: Experiment) -> None:
        if file.suffix != ".parquet":
            raise HandvollError("lab-file-kind", file=str(file), known=".parquet")
        if file.exists():
            raise HandvollError("lab-page-there", file=str(file))
        arrow, parquet = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
        self.arrow, self.file, self.part = arrow, file, file.with_name(file.name + ".part")
        facts = {"handvoll": json.dumps(experiment.facts())}
        kinds = (arrow.int32(), arrow.int32(), arrow.string(), arrow.string(), arrow.string())
        rest = (arrow.list_(arrow.int32()), arrow.int32(), arrow.float32(), arrow.int32())
        pairs = list(zip(Move._fields, kinds + rest, strict=True))
        self.schema = arrow.schema(pairs, metadata=facts)
        self.writer: Any = tried(
            file, lambda: parquet.ParquetWriter(self.part, self.schema, compression="zstd")
        )

    def write(self, moves: Iterator[Move]) -> int:
        """Write all moves; how many there were."""
        count = 0
        while some := list(islice(moves, ROW_GROUP)):
            columns = (list(column) for column in zip(*some, strict=True))
            arrays = [
                self.arrow.array(column, field.type)
                for column, field in zip(columns, self.schema, strict=True)
            ]
            table = self.arrow.Table.from_arrays(arrays, schema=self.schema)
            tried(self.file, partial(self.writer.write_table, table))
            count += len(some)
        return count

    def close(self) -> None:
        """Give it its name."""
        tried(self.file, self.writer.close)
        self.part.replace(self.file)
