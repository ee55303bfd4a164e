"""What a seat could expect before a chapter, and of the moves it could make there.

Everything here comes out of a view and a seed: what a seat cannot know cannot change it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from librt.random import Random as FastRandom
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.value import Ends, Trial
from handvoll.coach.story import Chapter
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import View, game_of
from handvoll.engine.state import SEATS, State
from handvoll.wire.coach import PARTS, Choice
from handvoll.wire.live import Reason

BEYOND_DOUBT = 2.0  # standard errors: closer moves are as good as each other
FIRST_LOOK = 4  # times fewer deals to find the moves worth a second look
BEST = 3  # moves that are looked at twice, and told
SEEDS = 1 << 60

Steps = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Weighed:
    """What was to be expected in a chapter; of the best move, and of the one that came."""

    value: int | None  # if all play like the play-outs; None: nothing could be imagined
    best: int
    played: int | None  # None: what comes next cannot be told apart from what it reveals
    doubt: int = 0
    choice: Choice | None = None
    choices: list[Choice] = field(default_factory=list)


class Scales:
    """Weighs the chapters of one seat."""

    def __init__(self, ends: Ends, seat: str, deals: int, seed: int) -> None:
        self.ends = ends
        self.seat = SEATS.index(seat)
        self.deals = deals
        self.seed = f"{seed} {seat}"

    def weigh(self, chapter: Chapter) -> Weighed:
        """What the seat could expect now, and of what comes next."""
        entry, view = chapter.entry, chapter.view
        if entry.seat == SEATS[self.seat] and entry.move is not None:
            return self.own(view, entry.move)
        if chapter.open and entry.seat is not None and entry.move is not None:
            return self._other(view, SEATS.index(entry.seat), entry.move)
        return self._plain(view)

    def _state(self, view: View) -> State:
        """A state that looks like the view; the same view, the same state."""
        state: State = game_of(view).guess(view, Random(self.seed))
        return state

    def _try(self, state: State, actor: int, moves: list[Steps], deals: int, luck: int) -> Trial:
        trial = Trial(self.ends, [vec[i64]([i64(step) for step in steps]) for steps in moves])
        # The same luck in every chapter: what did not change is not worth more or less.
        rng = FastRandom(Random(f"{self.seed} {luck}").randrange(SEEDS))
        trial.run(state, self.seat, self.seat, actor, max(1, deals), rng)
        return trial

    def _plain(self, view: View) -> Weighed:
        trial = self._try(self._state(view), self.seat, [()], self.deals, 0)
        if not trial.deals:
            return Weighed(None, 0, None)
        value = parts(trial.mean(0))
        return Weighed(value, value, None, parts(trial.doubt(0)))

    def _other(self, view: View, actor: int, move: str) -> Weighed:
        """Another's move, if it was possible whatever the others hold; else as if unforeseen."""
        state = self._state(view)
        try:
            steps = tuple(map(int, game_of(view).read(state, actor, move)))
        except HandvollError:
            return self._plain(view)
        trial = self._try(state, actor, [(), steps], self.deals, 0)
        if not trial.deals:
            return Weighed(None, 0, None)
        value = parts(trial.mean(0))
        told = parts(trial.mean(1)) if trial.barred[1] == 0 else None
        return Weighed(value, value, told, parts(trial.doubt(0)))

    def own(self, view: View, move: str) -> Weighed:
        """What the seat could expect now, of the move it made, and of the best."""
        state = self._state(view)
        game = game_of(view)
        played = tuple(map(int, game.read(state, self.seat, move)))
        usual = self._usual(state)
        others = self._worth_a_look(state, {played, usual})
        moves = [usual, *([played] if played != usual else []), *others]
        trial = self._try(state, self.seat, moves, self.deals, 0)
        at = moves.index(played)
        real = [i for i, steps in enumerate(moves) if steps]
        best = clearly_best(trial, at, real)
        order = sorted(real, key=lambda i: (-trial.mean(i), i != best, i))
        told = [self._choice(view, state, moves[i], trial, i) for i in order[:BEST]]
        return Weighed(
            parts(trial.mean(0)),
            parts(trial.mean(best)),
            parts(trial.mean(at)),
            parts(trial.doubt(0)),
            self._choice(view, state, played, trial, at) if self._chooses(state) else None,
            told if len(real) > 1 else [],
        )

    def _chooses(self, state: State) -> bool:
        """Whether more than one thing can be done."""
        return bool(state.steps(self.seat, vec[i64]([0] * int(state.room()))) > 1)

    def _usual(self, state: State) -> Steps:
        """What everybody does in the play-outs; nothing, where they are not even begun."""
        out = vec[i64]([0] * int(state.room()))
        if self.ends.mind.done(state):
            return ()
        self.ends.mind.side_with(self.seat)
        steps = self.ends.mind.favourite(state, self.seat, FastRandom(0), out)
        return tuple(int(step) for step in steps)

    def _worth_a_look(self, state: State, known: set[Steps]) -> list[Steps]:
        """The best few of the other moves, by a first look at all of them."""
        moves = self.ends.mind.moves(state, self.seat, FastRandom(1))
        others = list(dict.fromkeys(tuple(int(step) for step in steps) for steps in moves))
        others = [steps for steps in others if steps not in known]
        if len(others) <= BEST:
            return others
        trial = self._try(state, self.seat, others, self.deals // FIRST_LOOK, 1)
        order = sorted(range(len(others)), key=lambda i: (-trial.mean(i), i))
        return [others[i] for i in order[:BEST]]

    def _choice(self, view: View, state: State, steps: Steps, trial: Trial, at: int) -> Choice:
        game = game_of(view)
        move = game.write(state, self.seat, steps)
        said = game.say(view, move)
        merit = Reason(*game.merit(view, move)) if game.merit else None
        return Choice(move, parts(trial.mean(at)), Reason(said.message, said.facts), merit)


def clearly_best(trial: Trial, played: int, moves: list[int]) -> int:
    """The move that is better than the one played beyond doubt, and most so; else that one."""
    best = played
    for at in moves:
        lead = trial.lead(at, played)
        doubt = BEYOND_DOUBT * trial.doubt_of_lead(at, played) + 1 / trial.deals
        if lead > doubt and trial.mean(at) > trial.mean(best):
            best = at
    return best


def parts(worth: float) -> int:
    """A worth as a whole number of parts."""
    return round(worth * PARTS)
