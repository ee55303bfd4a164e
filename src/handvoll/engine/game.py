"""Game: what a game's folder offers to the rest of the house, and GAMES, all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from handvoll.engine.chance import Rng
from handvoll.engine.errors import Fact, IllegalMove, OptionError, SeatError, UnknownGame
from handvoll.engine.numbers import Numbers
from handvoll.engine.state import Event, Policy, State

Value = bool | int | str
Options = dict[str, Value]
View = dict[str, Any]  # plain data, as far as Match knows; each game types its own
Telling = dict[str, Any]  # one event as a seat may know it
Merit = tuple[str, dict[str, Fact]]  # a message and its facts
S = TypeVar("S", bound=State)
V = TypeVar("V")  # the game's own kind of view: a TypedDict
LISTED = 200  # moves; a client can still play the others
ECHOED = 40  # characters of what somebody sent, in an error about it


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table may choose: a switch, a number in a range, or one of some words."""

    name: str
    default: Value
    choices: range | tuple[str, ...] = ()

    def takes(self, value: object) -> bool:
        """Whether this is a value of the option's own type and range."""
        return type(value) is type(self.default) and (not self.choices or value in self.choices)

    @property
    def expected(self) -> str:
        """The values it takes, in a few characters."""
        if isinstance(self.choices, range) and self.choices.step == 1:
            return f"{self.choices[0]}-{self.choices[-1]}"
        return " | ".join(map(str, self.choices)) if self.choices else "true | false"


class Saying(msgspec.Struct, frozen=True):
    """What a legal move is, out of what its mover sees, so that nobody else reads move texts.

    Places are named as the game's table names them ("row 3", "open B"). Where a move puts
    several cards on several places, both are in the same order.
    """

    message: str
    facts: dict[str, Fact] = {}  # of the message
    cards: tuple[str, ...] = ()  # it uses, those of one's own first
    to: tuple[str, ...] = ()  # the places it leads to, or reaches for


@dataclass(frozen=True, slots=True)
class Types:
    """What a game shows and tells, as types: the browser's are made of them."""

    view: Any  # the TypedDict of its views
    facts: Any  # a TypedDict: what its tellings and sayings may speak of, each by its name
    tellings: Mapping[str, str]  # the facts of each event, foreseen ones too: {"kept": "seat card"}


def any_options(seats: int, options: Options) -> None:
    """The check of a game whose options do not depend on each other."""


def always_aided(options: Options) -> str | None:
    """Of a game that never forbids to show what can be done."""
    return None


def as_wished(seats: int, options: Options, wished: Set[str]) -> tuple[int, Options]:
    """What goes along with a wish where options do not depend on each other: nothing."""
    return seats, options


def no_clock(state: State) -> int | None:
    """The clock of a game whose table never moves by itself."""
    return None


def no_waiving(state: State, seat: int) -> int | None:
    """The waiver of a game that waits for everybody."""
    return None


def one_round(state: State) -> bool:
    """The next round of a game that is played in one go."""
    return False


@dataclass(frozen=True, slots=True)
class Game(Generic[S, V]):
    """A game as its folder describes it: how to set it up, see it, say it and play it."""

    name: str  # the folder: "fifteen"
    title: str  # the box: "15GO!"
    key: str  # the letter of its rules: "F"
    rules: int  # the edition of its rules; records, tables and views carry it
    seats: range  # how many can play
    actions: int  # steps are below this
    options: tuple[Option, ...]
    new: Callable[[int, Options], S]  # seats, options -> a state that waits for its first chance
    view: Callable[[S, int], V]  # state, eyes -> what they may see
    guess: Callable[[V, Rng], S]  # a view -> a state that looks like it
    event: Callable[[Event, int], Telling | None]  # an event -> what these eyes see of it
    reveals: Callable[[Event], bool]  # whether an event showed its mover something hidden
    read: Callable[[S, int, str], Sequence[int]]  # a text -> steps; raises NotAMove
    write: Callable[[S, int, Sequence[int]], str]  # steps -> the one text of the move
    why: Callable[[S, int, Sequence[int]], IllegalMove]  # which rule forbids these steps
    say: Callable[[V, str], Saying]  # what a legal move is, of the mover's view
    quick: Policy  # a quick hand-written player
    check: Callable[[int, Options], None] = any_options  # raises OptionError
    # What else must change where a table wishes for some options, or for another number of "seats".
    suit: Callable[[int, Options, Set[str]], tuple[int, Options]] = as_wished
    composite: bool = False  # whether a move may be more than one step
    preview: Callable[[V, str], Telling | None] | None = None  # what a legal move would do
    merit: Callable[[V, str], Merit] | None = None  # what is good about a move, for hints
    forced: tuple[str, ...] = ()  # moves worth no tap where they are the only one
    presets: Mapping[str, Mapping[int, Options]] = field(default_factory=dict)
    # What is chosen for a table whose people choose nothing: the box's rule is not the best there.
    usual: Options = field(default_factory=dict)
    numbers: tuple[Numbers, ...] = ()  # of the rules, that a lab may change
    kinds: Sequence[str] = ()  # what its events are called, for who counts them
    editions: tuple[Game[Any, Any], ...] = ()  # the earlier ones: what began by them ends by them
    unaided: Callable[[Options], str | None] = always_aided  # the rule that forbids all hints
    # For whoever keeps time, outside the rules:
    clock: Callable[[S], int | None] = no_clock  # seconds until the table makes its own move
    waive: Callable[[S, int], int | None] = no_waiving  # the step of a seat that is too slow
    next_round: Callable[[S], bool] = one_round  # whether the chance due begins another round
    ponder: float = 1.0  # how many times longer than elsewhere people take to find a move
    types: Types | None = None  # None: the browser draws it by what its views happen to hold
    listed: int = LISTED  # moves told without being asked; the first one tells what kind they are

    def edition(self, rules: int) -> Game[Any, Any]:
        """The game by an edition of its rules; raises UnknownGame if it never had them."""
        for each in (self, *self.editions):
            if each.rules == rules:
                return each
        known = ", ".join(sorted(str(each.rules) for each in (self, *self.editions)))
        raise UnknownGame("rules-unknown", game=self.title, rules=echo(rules), known=known)

    @property
    def hurries(self) -> bool:
        """Whether its table moves by itself: it is played against the clock, in one go."""
        return self.clock is not no_clock

    def set_up(self, seats: int, options: Mapping[str, Value] | None = None) -> tuple[S, Options]:
        """A fresh state and its complete options; raises SeatError or OptionError."""
        if type(seats) is not int or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            given = echo(seats if type(seats) is int else repr(seats))
            raise SeatError("seats-number", game=self.title, seats=given, least=least, most=most)
        complete = self.complete(options or {})
        self.check(seats, complete)
        return self.new(seats, complete), complete

    def fewest(self, options: Mapping[str, Value]) -> int:
        """The smallest table that these options can be played at."""
        for seats in self.seats:
            try:
                self.set_up(seats, options)
            except OptionError:
                continue
            return seats
        return self.seats[0]

    def suited(
        self, seats: int, options: Mapping[str, Value], wished: Set[str]
    ) -> tuple[int, Options]:
        """Seats and complete options with what follows from the wishes; raises OptionError."""
        return self.suit(seats, self.complete(options), wished)

    def complete(self, options: Mapping[str, Value]) -> Options:
        """The options with defaults filled in; raises OptionError for any it does not know."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if not known:
                raise OptionError("option-none", option=echo(name), game=self.title)
            if name not in known:
                raise OptionError("option-unknown", option=echo(name), known=", ".join(known))
            if not known[name].takes(value):
                expected = known[name].expected
                raise OptionError("option-value", option=name, value=echo(value), expected=expected)
        return {option.name: options.get(option.name, option.default) for option in self.options}


GAMES: dict[str, Game[Any, Any]] = {}


def add_game(game: Game[Any, Any]) -> None:
    """Put a game on the shelf."""
    GAMES[game.name] = game


def game_named(name: str, rules: int | None = None) -> Game[Any, Any]:
    """The game of that name, in its newest edition or this one; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("game-unknown", game=echo(name), known=", ".join(GAMES))
    return GAMES[name] if rules is None else GAMES[name].edition(rules)


def game_of(view: View) -> Game[Any, Any]:
    """The game a view is of, in the edition it is played by."""
    return game_named(view["game"], view["rules"])


def echo(thing: object) -> str:
    """What somebody sent, as far as it need be repeated to them."""
    return str(thing)[:ECHOED]
