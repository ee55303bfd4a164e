"""Games between bots, move by move, to learn from: what was seen and done, what it was worth then,
and what came of it.
"""

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
from handvoll.coach.strength import ends_of
from handvoll.coach.weighing import Scales
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import View, game_named
from handvoll.engine.state import CHANCE, OVER, SEATS, State
from handvoll.lab.experiment import Experiment
from handvoll.lab.extras import needed
from handvoll.lab.rows import tried
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
    """The file of all moves, Parquet; it gets its name when it is whole."""

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
