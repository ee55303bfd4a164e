"""OpenSpiel: every game as a registered Python game, `handvoll_igo` and so on.

    import pyspiel, handvoll.adapters.openspiel
    game = pyspiel.load_game("handvoll_igo(players=3)")

A shuffle or roll is a chance node with OUTCOMES sampled outcomes, each as likely as another: an
outcome is the seed it is drawn by, so that histories replay. Where several may act at once they
act in the order of seats. The information state is all a seat was told, and what it sees now.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel
from librt.random import Random

from handvoll.adapters.observation import Layout
from handvoll.adapters.play import Play
from handvoll.adapters.steady import Steady
from handvoll.engine.game import GAMES
from handvoll.engine.state import CHANCE, NOBODY, SEATS, TABLE, Event, State
from handvoll.vector.batch import returns

OUTCOMES = 1_024  # of a chance node
SHARES = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST = 100_000  # steps of a game; none comes near


Settings = tuple[tuple[str, bool | int | str], ...]  # players, and the options of the game


@cache
def play_of(name: str, settings: Settings) -> Play:
    """A game with its start, its layout, and room for steps."""
    options = dict(settings)
    return Play(name, int(options.pop("players")), options)


class Table:
    """A state and all that happened; copies are independent, and it is pickled as its history."""

    def __init__(self, name: str, settings: Settings, history: tuple[int, ...] = ()) -> None:
        self.name, self.settings = name, settings
        self.play = play_of(name, settings)
        self.steady = Steady(self.play.game, self.play.start.copy())
        self.state.news = []
        self.past: list[Event] = []
        self.history: list[int] = []
        for action in history:
            self.take(action)

    @property
    def state(self) -> State:
        """How it stands."""
        return self.steady.now

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.name, self.settings, tuple(self.history))

    def __deepcopy__(self, memo: object) -> Table:
        other = Table(self.name, self.settings)
        other.steady = self.steady.copy()
        other.state.news = []
        other.past, other.history = list(self.past), list(self.history)
        return other

    def take(self, action: int) -> None:
        """What luck gives, or a step of who is to act."""
        self.history.append(action)
        if self.state.mover == CHANCE:
            self.state.settle(self.state.spec().draw(Random(action)))
        else:
            self.steady.step(self.actor(), action)
        self.settle()

    def settle(self) -> None:
        """Note what happened, and let the table move where nobody else can."""
        while self.state.mover >= TABLE or self.seats() == 1 << int(TABLE):
            self.steady.step(int(TABLE), self._first())
        self.past += self.state.news or []
        self.state.news = []

    def seats(self) -> int:
        """Who may act, as bits."""
        return int(self.state.actors()) if self.state.mover != CHANCE else 0

    def _first(self) -> int:
        self.state.steps(TABLE, self.play.out)
        return int(self.play.out[0])

    def actor(self) -> int:
        """The first seat that may act."""
        waiting = self.seats()
        return (waiting & -waiting).bit_length() - 1


class HandvollState(pyspiel.State):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it."""

    def __init__(self, game: HandvollGame) -> None:
        super().__init__(game)
        self.table = Table(game.name, game.settings)

    def current_player(self) -> int:
        """Who is to act, chance, or nobody any more."""
        state = self.table.state
        if state.mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.actor() if self.table.seats() else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.table.seats() and self.table.state.mover != CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        play, state = self.table.play, self.table.state
        if not self.table.seats() >> player & 1:
            return []
        return sorted(int(play.out[i]) for i in range(int(state.steps(player, play.out))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Seeds, each as likely as another."""
        return SHARES

    def _apply_action(self, action: int) -> None:
        self.table.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player < 0 else f"{SEATS[player]} {action}"

    def returns(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        state = self.table.state
        return list(returns(state)) if self.is_terminal() else [0.0] * int(state.seats)

    def view(self, player: int) -> dict[str, Any]:
        """What a seat may know."""
        return self.table.steady.view(player)

    def told(self, player: int) -> list[object]:
        """All that a seat was told."""
        game = self.table.play.game
        return [game.event(event, player) for event in self.table.past]

    def resample_from_infostate(self, player: int, sampler: Any) -> HandvollState:
        """A state that this player cannot tell from this one; its history is not replayable."""
        other: HandvollState = self.clone()
        other.table.steady.redeal(player, Random(int(sampler() * 2**60)))
        other.table.state.news = []
        return other

    def __str__(self) -> str:
        return json.dumps(self.view(int(NOBODY)))


class Observer:
    """What a player sees: the numbers of handvoll.adapters.observation, and JSON.

    What is public is what a spectator sees, whichever player is asked.
    """

    def __init__(self, numbers: Layout, kind: pyspiel.IIGObservationType | None) -> None:
        self.layout = numbers
        self.remembers = bool(kind and kind.perfect_recall)
        self.public = bool(kind and kind.private_info == pyspiel.PrivateInfoType.NONE)
        self.tensor = np.zeros(numbers.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HandvollState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = self.layout.array(state.view(self.eyes(player)))

    def string_from(self, state: HandvollState, player: int) -> str:
        """What is seen now; with a memory also all that was told."""
        eyes = self.eyes(player)
        past = state.told(eyes) if self.remembers else []
        return json.dumps([*past, state.view(eyes)])

    def eyes(self, player: int) -> int:
        """Whose eyes it looks with."""
        return int(NOBODY) if self.public else player


class HandvollGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of players."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = GAMES[self.name]
        self.settings: Settings = tuple({**defaults(self.name), **(params or {})}.items())
        seats = len(play_of(self.name, self.settings).seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, params or {})

    @property
    def play(self) -> Play:
        """Kept elsewhere: OpenSpiel pickles what a game holds."""
        return play_of(self.name, self.settings)

    def new_initial_state(self) -> HandvollState:
        """Before the first shuffle."""
        return HandvollState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """An observer of views."""
        return Observer(self.play.layout, kind)


def defaults(name: str) -> dict[str, bool | int | str]:
    """The smallest table, with the options as they are in the box."""
    game = GAMES[name]
    return {"players": game.fewest({}), **game.complete({})}


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    game = GAMES[name]
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"handvoll_{name}",
        long_name=f"Handvoll {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.fewest({}),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(name),
    )


def register() -> None:
    """Let pyspiel.load_game know all games.

    A class each: OpenSpiel lets go of them after Python has ended, and a function would die then.
    """
    for name in GAMES:
        own = type(f"Handvoll_{name}", (HandvollGame,), {"name": name})
        pyspiel.register_game(game_type(name), own)


register()
