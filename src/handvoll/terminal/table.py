"""Playing at the terminal's table: you against bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from time import monotonic

from handvoll.bots.bot import BOTS, Bot, advise
from handvoll.bots.levels import LEVELS, USUAL
from handvoll.bots.tempers import temper_of
from handvoll.engine.errors import Fact, HandvollError
from handvoll.engine.game import Saying, Telling, View
from handvoll.engine.match import Match
from handvoll.engine.turn import Over
from handvoll.terminal import best
from handvoll.terminal.asking import Quit, TimeUp, printable
from handvoll.terminal.drawing import drawing
from handvoll.terminal.hourglass import Hourglass
from handvoll.terminal.look import Look
from handvoll.text import explain, knows, say, signed

BUDGET = 1.0  # seconds for a thought
LISTED = 24  # choices shown at once, at most; the others can be typed
FEWEST = 9  # also where the window is low
WORDS = {
    "u": "undo",
    "h": "hint",
    "r": "rules",
    "t": "table",
    "c": "clock",
    "q": "quit",
    "?": "help",
}


class TerminalTable:
    """One match in a terminal: seat A is yours, bots hold the others."""

    def __init__(
        self,
        match: Match,
        name: str,
        rng: Random,
        look: Look,
        level: str = USUAL,
    ) -> None:
        self.match = match
        self.rng = rng
        self.look = look
        self.language = look.language
        self.me = match.seats[0]
        self.level = level
        self.names = dict(zip(match.seats, (name, *temper_of(level).names), strict=False))
        self.drawing = drawing(match.game.name)
        self.bots: dict[str, Bot] = {seat: BOTS[level](match.game.name) for seat in match.seats[1:]}
        self.sand = Hourglass(match)
        self.told = 0  # entries the player has been told of
        self.listed = LISTED

    def play(self) -> None:
        """Play to the end, or until the player quits (raises Quit)."""
        self._remark(self._say(f"{self.match.game.name}-about"))
        self._introduce()
        self.look.welcome(self._say(self.look.help))
        while not isinstance(self.match.turn, Over):
            if self.match.between_rounds:
                self._look_at_round()
            self.match.deal(self.rng)
            self._tell_news()
            self._next_move()
        self._tell_news()
        self._show_table()
        self._tell_result(self.match.turn)

    def _introduce(self) -> None:
        """Who sits here: a level is a character."""
        if self.bots and self.level in LEVELS:
            names = ", ".join(self.names[seat] for seat in self.bots)
            level = f"level-{self.level}"
            tells = explain(level, self.language, "tells")
            self._remark(f"{names}: {self._say(level)}, {tells}.")

    def _look_at_round(self) -> None:
        """What a round has come to stays until it was seen."""
        self._tell_news()
        self._show_table()
        answer = self.look.ask(self._say("terminal-next-round"))
        if WORDS.get(answer.lower(), answer) == "quit":
            raise Quit

    def _next_move(self) -> None:
        waiting = self.match.view(self.me)["wait"]
        bots = [seat for seat in waiting if seat != self.me]
        if self.me in waiting and not (bots and self._bots_are_first(len(bots))):
            self._my_move()
        elif bots:
            self._bot_move(self.rng.choice(bots))
        elif not waiting:
            self._table_move()

    def _bots_are_first(self, bots: int) -> bool:
        """Where all may act at once: by the clock if there is one, else anybody may be."""
        if self.sand.deadline is None:
            return self.rng.random() < 0.5
        return self.sand.bots_are_due(bots)

    def _bot_move(self, seat: str) -> None:
        self.match.play(seat, self.bots[seat].choose(self.match.view(seat), self.rng, BUDGET))
        self.sand.bot_moves += 1

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
                self._obey(self._ask(moves), moves)
            except TimeUp:
                self._table_move()
            except HandvollError as error:
                self._remark(self._refused(error))

    def _refused(self, error: HandvollError) -> str:
        """Why not, of somebody with a name."""
        error.facts |= named(error.facts, self.names)
        return printable(str(error))

    def _ask(self, moves: list[str]) -> str:
        return self.look.ask("", moves, self.sand.deadline)

    def show_my_move(self) -> list[str]:
        """Show the table and what may be done; the moves in the order of their numbers."""
        self.listed = self.look.room(self._show_table(), LISTED, FEWEST)
        moves = self._moves()
        self._offer(moves)
        return moves

    def _moves(self) -> list[str]:
        """Those a drawing finds worth offering, or all in its order, or as they come."""
        view = self.seen()
        if offers := self.drawing.offers:
            worthy = offers(view)
            if worthy:
                return worthy[: self.listed]
        if order := self.drawing.order:
            return order(view, self.match.moves(self.me))
        return self.match.moves(self.me, limit=self.listed + 1)

    def _offer(self, moves: list[str]) -> None:
        view = self.seen()
        for number, move in enumerate(moves[: self.listed], 1):
            words = self._choice(move)
            note = self._say("terminal-best") if move == self.drawing.best(view) else ""
            self.look.choice(number, words, note, move if words != move else "")
        how = self.drawing.how(view) or ("terminal-more" if len(moves) > self.listed else "")
        if how:
            self.look.how(self._say(how))
        undo = "yes" if self.match.can_undo(self.me) else "no"
        self.look.aside(self._say("terminal-words", undo=undo))

    def _choice(self, move: str) -> str:
        """A move as an offer in words."""
        said = self.saying(move)
        return say(said.message, named(said.facts, self.names), self.language)

    def _obey(self, answer: str, moves: list[str]) -> None:
        match WORDS.get(answer.lower(), answer):
            case "quit":
                raise Quit
            case "undo":
                self.match.undo(self.me)
            case "hint":
                self._hint()
            case "rules":
                self.look.rules(self.match.game.name)
                self.show_my_move()
            case "table":
                self.look.forget()
                self.show_my_move()
            case "clock":
                self._remark(self._time_left())
            case "help" | "":
                self._help()
            case number if number.isascii() and number.isdigit():
                self._play_number(number, moves)
            case text:
                self._play_typed(text)

    def _hint(self) -> None:
        """What the best bot would do, why, and how sure it is."""
        if rule := self.match.game.unaided(self.match.record.options):
            self._remark(self._say("hint-unaided", rule=rule))
            return
        view = self.match.view(self.me)
        move, sure = advise(view, self.rng, BUDGET)
        words = self._choice(move)
        if merit := self.match.game.merit:
            message, facts = merit(view, move)
            reason = say(message, named(facts, self.names), self.language)
            words = self._say("terminal-because", move=words, reason=reason)
        self._remark(f"{words} ({self._say(f'hint-{sure}')})")

    def _time_left(self) -> str:
        deadline = self.sand.deadline
        if deadline is None:
            return self._say("keys-no-clock")
        return self.look.left(max(0, round(deadline - monotonic())))

    def _help(self) -> None:
        self._remark(self._say(self.look.help))
        legend = self.look.legend(self.match.game.name)
        if knows(legend, self.language):
            self._remark(self._say(legend))

    def _play_typed(self, text: str) -> None:
        """Play a move in its short form; where its worth is hard to see, only after a look."""
        text = self.drawing.typed(" ".join(text.replace(",", " ").split()))
        if self.drawing.confirms:
            self.match.check(self.me, text)
            self._remark(self._choice(text))
            if self.look.ask(self._say("terminal-sure")):
                return
        self.do(text)

    def _play_number(self, number: str, moves: list[str]) -> None:
        offered = {str(i): move for i, move in enumerate(moves[: self.listed], 1)}
        if number not in offered:
            self._remark(self._say("terminal-number"))
            return
        self.do(offered[number])

    def do(self, move: str) -> None:
        """Make my move; raises HandvollError."""
        self.match.play(self.me, move)

    # What is shown

    def seen(self) -> View:
        """What I may know."""
        return self.match.view(self.me)

    def saying(self, move: str) -> Saying:
        """What a legal move is."""
        found: Saying = self.match.game.say(self.match.view(self.me), move)
        return found

    def _remark(self, words: str) -> None:
        self.look.remark(words)

    def _show_table(self) -> int:
        """The table; how many lines it took."""
        self.look.part()
        return self.look.table(self.drawing, self.seen(), self.names)

    def _tell_news(self) -> None:
        for line in self._news():
            self.look.line(line)

    def _news(self) -> Iterator[str]:
        while self.told < len(self.match.news):
            self.told += 1
            for telling in self.match.events(self.me, self.told):
                yield sentence(telling, self.match.game.name, self.names, self.language)

    def _tell_result(self, over: Over) -> None:
        self.look.part()
        if len(self.match.seats) == 1:
            self._compare(over.scores[self.me])
            return
        winners = [self.names[seat] for seat in sorted(over.winners)]
        self.look.head(self._say("terminal-winners", winners=winners))
        if any(points not in (0, 1) for points in over.scores.values()):
            for seat, points in over.scores.items():
                self.look.line(f"{self.names[seat]}: {signed(points)}")

    def _compare(self, points: int) -> None:
        """Who played alone plays against their own best (P22)."""
        before = best.add(self.match.game.name, points)
        message = "first" if not before else "new" if points > before[0] else "kept"
        facts = {"points": points, "best": before[0] if before else points}
        self.look.head(self._say(f"terminal-best-{message}", **facts))

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
