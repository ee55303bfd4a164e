"""A task at the terminal's table: what is asked, without help, and how you did."""

from __future__ import annotations

from random import Random

from handvoll.bots.levels import LEVELS
from handvoll.engine.game import Saying, View
from handvoll.tasks.judging import Answer, Score, answer, fingers, score
from handvoll.tasks.making import Made, begun, settle
from handvoll.tasks.task import is_asked, is_over, unaided, unaided_saying
from handvoll.terminal.look import Look
from handvoll.terminal.table import WORDS, TerminalTable
from handvoll.text import say

SEARCHED = frozenset({"highfive"})  # where a list of moves would be the answer


class TerminalTask(TerminalTable):
    """A task in a terminal: seat A is yours, and nobody helps."""

    def __init__(self, made: Made, name: str, look: Look) -> None:
        super().__init__(begun(made), name, Random(), look)
        self.made = made
        self.told = len(made.entries)

    def play(self) -> None:
        """Until what is asked is done, or the player quits (raises Quit)."""
        title, asked = self.asked()
        self.look.head(f"  {title}")
        self._remark(asked)
        while not is_over(self.made.task, self.match):
            if is_asked(self.made.task, self.match):
                self._my_move()
            elif self.match.between_rounds:
                self._look_at_round()
            if not is_over(self.made.task, self.match):
                settle(self.match, self.made)
            self._tell_news()
        self._show_table()
        self.tell_how()

    def asked(self) -> tuple[str, str]:
        """What it is called, and what is to be done."""
        title = self._say("daily-title", game=self.match.game.title, day=self.made.task.name)
        return title, self._say(f"task-{self.made.game}")

    def tell_how(self) -> None:
        """How it was, beside the best and the levels."""
        self._judge(score(self.made, self.match), answer(self.made))

    def _judge(self, mine: Score, solved: Answer) -> None:
        count = fingers(self.made.game, mine, solved.best)
        self._line(self.look.fingers(count), mine)
        self._line(self._say("daily-best" if solved.exact else "daily-best-found"), solved.best)
        for level, reached in zip(LEVELS, solved.levels, strict=True):
            self._line(self._say(f"level-{level}"), reached)
        for saying in solved.sayings:
            self.look.point(say(saying.message, dict(saying.facts), self.language))

    def _line(self, who: str, reached: Score) -> None:
        whole = reached.value == int(reached.value)
        value: str | int = int(reached.value) if whole else f"{reached.value:g}"
        words = self._say(f"task-score-{self.made.game}", score=value)
        if reached.low < reached.high:
            low, high = f"{reached.low:g}", f"{reached.high:g}"
            words += f" ({self._say('daily-interval', low=low, high=high)})"
        self.look.line(f"{who}: {words}")

    def seen(self) -> View:
        """What I may know, without what the table would work out."""
        return unaided(super().seen())

    def saying(self, move: str) -> Saying:
        """What a legal move is, without what it would come to."""
        return unaided_saying(super().saying(move))

    def do(self, move: str) -> None:
        """Make my move, if it is what is asked for; raises HandvollError."""
        if move.startswith(self.made.task.wants):
            super().do(move)
        else:
            self._remark(self._say(f"task-{self.made.game}-instead"))

    def _moves(self) -> list[str]:
        if self.made.game in SEARCHED:
            return []
        offers = self.drawing.offers
        moves = offers(self.seen()) if offers else []
        moves = moves or self.match.moves(self.me, limit=self.listed + 1)
        return [move for move in moves if move.startswith(self.made.task.wants)]

    def _obey(self, answer: str, moves: list[str]) -> None:
        """Nobody helps, and what was before cannot be taken back."""
        word = WORDS.get(answer.lower(), answer)
        begins = self.made.task.begins
        if word == "hint":
            self._remark(self._say("table-no-hints"))
        elif word == "undo" and self.match.can_undo(self.me) and self.match.undo_point() < begins:
            self._remark(self._say("nothing-to-undo", seat=self.me))
        else:
            super()._obey(answer, moves)
