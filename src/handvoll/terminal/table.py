"""Playing at the terminal's table: you against bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Protocol, cast

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from handvoll.bots.bot import Bot, quick_bot
from handvoll.engine.errors import Fact, HandvollError
from handvoll.engine.game import Telling, View
from handvoll.engine.match import Match
from handvoll.engine.turn import Over
from handvoll.terminal.asking import Quit, ask, printable
from handvoll.terminal.page import show_rules
from handvoll.text import say

PUPPETS = ("Ben", "Juno", "Mila", "Otto", "Ruth")
LISTED = 24  # choices shown at once; the others can be typed
WORDS = {"u": "undo", "h": "hint", "r": "rules", "q": "quit", "?": "help"}


class Drawing(Protocol):
    """How a game looks in a terminal: handvoll.terminal.<game>.

    A game with more moves than anybody wants to read may also have: `offers(view)`, the moves
    worth a number; `HOW`, the message that says how to type the others; `typed(text)`, a short
    way of typing made a move; and `CONFIRMS`, to be shown what a typed move does before it counts.
    """

    def draw(self, view: View, names: dict[str, str], language: str) -> RenderableType:
        """The table, as the view shows it."""


def drawing(game: str) -> Drawing:
    """The drawing of a game; a plain one if nobody has drawn it."""
    name = f"handvoll.terminal.{game}"
    return cast(Drawing, import_module(name if find_spec(name) else "handvoll.terminal.plain"))


class TerminalTable:
    """One match in a terminal: seat A is yours, bots hold the others."""

    def __init__(self, match: Match, name: str, rng: Random, console: Console, language: str):
        self.match = match
        self.rng = rng
        self.console = console
        self.language = language
        self.me = match.seats[0]
        self.names = dict(zip(match.seats, (name, *PUPPETS), strict=False))
        self.drawing = drawing(match.game.name)
        self.bots: dict[str, Bot] = {seat: quick_bot(match.game.name) for seat in match.seats[1:]}
        self.told = 0  # entries the player has been told of

    def play(self) -> None:
        """Play to the end, or until the player quits (raises Quit)."""
        while not isinstance(self.match.turn, Over):
            self.match.deal(self.rng)
            self._tell_news()
            self._next_move()
        self._tell_news()
        self._show_table()
        self._tell_result(self.match.turn)

    def _next_move(self) -> None:
        waiting = self.match.view(self.me)["wait"]
        bots = [seat for seat in waiting if seat != self.me]
        if self.me in waiting and not (bots and self.rng.random() < 0.5):
            self._my_move()
        elif bots:
            self._bot_move(self.rng.choice(bots))
        elif not waiting:
            self._table_move()

    def _bot_move(self, seat: str) -> None:
        self.match.play(seat, self.bots[seat].choose(self.match.view(seat), self.rng))

    def _table_move(self) -> None:
        """What the table does by itself where nobody else may act, such as calling time."""
        for move in self.match.moves(None, limit=1):
            self.match.play(None, move)

    # My move

    def _my_move(self) -> None:
        moves = self.show_my_move()
        entries = len(self.match.record.entries)
        while len(self.match.record.entries) == entries:
            try:
                self._obey(ask(self.console), moves)
            except HandvollError as error:
                self._remark(printable(str(error)))

    def show_my_move(self) -> list[str]:
        """Show the table and what may be done; the moves in the order of their numbers."""
        moves = self._moves()
        self._show_table()
        self._offer(moves)
        return moves

    def _moves(self) -> list[str]:
        """Those a drawing finds worth offering; without such an opinion the first there are."""
        offers = getattr(self.drawing, "offers", None)
        worthy: list[str] = offers(self.match.view(self.me)) if offers else []
        return worthy[:LISTED] or self.match.moves(self.me, limit=LISTED + 1)

    def _offer(self, moves: list[str]) -> None:
        for number, move in enumerate(moves[:LISTED], 1):
            words = self._choice(move)
            short = f"  {move}" if words != move else ""
            self.console.print(
                Text.assemble((f"{number:>4}", "bold"), f"  {words}", (short, "dim"))
            )
        how = getattr(self.drawing, "HOW", "terminal-more" if len(moves) > LISTED else "")
        if how:
            self.console.print(Text(f"    … {self._say(how)}", style="dim"))
        self.console.print(Text(f"      {self._say('terminal-words')}", style="dim"))

    def _choice(self, move: str) -> str:
        """A legal move as an offer in words."""
        said = self.match.saying(self.me, move)
        return say(said.message, named(said.facts, self.names), self.language)

    def _obey(self, answer: str, moves: list[str]) -> None:
        match WORDS.get(answer.lower(), answer):
            case "quit":
                raise Quit
            case "undo":
                self.match.undo(self.me)
            case "hint":
                hint = quick_bot(self.match.game.name).choose(self.match.view(self.me), self.rng)
                self._remark(self._choice(hint))
            case "rules":
                show_rules(self.match.game.name, self.console, self.language)
                self.show_my_move()
            case "help" | "":
                self._remark(self._say("terminal-help"))
            case number if number.isascii() and number.isdigit():
                self._play_number(number, moves)
            case text:
                self._play_typed(text)

    def _play_typed(self, text: str) -> None:
        """Play a move in its short form; where its worth is hard to see, only after a look."""
        text = getattr(self.drawing, "typed", str)(text)
        if getattr(self.drawing, "CONFIRMS", False):
            self.match.check(self.me, text)
            self._remark(self._choice(text))
            if ask(self.console, self._say("terminal-sure")):
                return
        self.match.play(self.me, text)

    def _play_number(self, number: str, moves: list[str]) -> None:
        offered = {str(i): move for i, move in enumerate(moves[:LISTED], 1)}
        if number not in offered:
            self._remark(self._say("terminal-number"))
            return
        self.match.play(self.me, offered[number])

    # What is shown

    def _remark(self, words: str) -> None:
        self.console.print(Padding(Text(words, style="italic"), (0, 0, 0, 2)))

    def _show_table(self) -> None:
        self.console.print(Rule(style="dim"))
        view = self.match.view(self.me)
        self.console.print(self.drawing.draw(view, self.names, self.language))

    def _tell_news(self) -> None:
        for line in self._news():
            self.console.print(Text(f"  {line}"))

    def _news(self) -> Iterator[str]:
        while self.told < len(self.match.news):
            self.told += 1
            for telling in self.match.events(self.me, self.told):
                yield sentence(telling, self.match.game.name, self.names, self.language)

    def _tell_result(self, over: Over) -> None:
        self.console.print(Rule(style="dim"))
        winners = [self.names[seat] for seat in sorted(over.winners)]
        self.console.print(Text(self._say("terminal-winners", winners=winners), style="bold"))
        if any(points not in (0, 1) for points in over.scores.values()):
            for seat, points in over.scores.items():
                self.console.print(Text(f"  {self.names[seat]}: {points}"))

    def _say(self, message: str, **facts: str | int | list[str]) -> str:
        return say(message, facts, self.language)


def sentence(telling: Telling, game: str, names: dict[str, str], language: str) -> str:
    """An event in words; seats by their names."""
    event, facts = telling["event"], named(telling, names)
    player = {"player": facts["seat"]} if "seat" in facts else {}
    return say(f"{game}-{event}", {**facts, **player}, language)


def named(facts: Mapping[str, Fact], names: dict[str, str]) -> dict[str, Fact]:
    """The facts with seats by their names."""
    return {
        field: names.get(fact, fact) if isinstance(fact, str) else fact
        for field, fact in facts.items()
    }
