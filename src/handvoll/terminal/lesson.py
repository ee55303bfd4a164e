"""A lesson at the terminal's table: what is to be typed is pointed at."""

from __future__ import annotations

from random import Random

from handvoll.engine.match import Match
from handvoll.lessons.lesson import Act, Bot, Lesson, Luck, Step, outcome
from handvoll.terminal.look import Look
from handvoll.terminal.table import WORDS, TerminalTable


class TerminalLesson(TerminalTable):
    """A lesson in a terminal: seat A is yours, the others do what is written down."""

    def __init__(self, lesson: Lesson, name: str, look: Look) -> None:
        match = Match(lesson.game, lesson.seats, dict(lesson.options))
        super().__init__(match, name, Random(), look)
        self.lesson = lesson
        self.step = lesson.steps[0]

    def play(self) -> None:
        """From the first step to the last, or until the learner quits (raises Quit)."""
        for act in self.lesson.acts:
            if self.match.between_rounds:
                self._look_at_round()
            self._go_on(act)
            self._tell_news()
        self._show_table()
        self._head("lesson-over")
        self._remark(self._say(f"lesson-{self.lesson.game}-finished"))
        seats = self.lesson.first_game.seats
        command = f"handvoll play {self.lesson.game} -p {seats} --level 1"
        self._remark(self._say("lesson-play-on", command=command))

    def _go_on(self, act: Act) -> None:
        match act:
            case Step():
                self.step = act
                self._my_move()
            case Bot(seat, move):
                self.match.play(seat, move)
            case Luck():
                self.match.chance(outcome(self.match, act))

    def show_my_move(self) -> list[str]:
        """Show the table, what may be done, and what the lesson says."""
        moves = super().show_my_move()
        number = self.lesson.steps.index(self.step) + 1
        self._head("lesson-step", number=number, steps=len(self.lesson.steps))
        self._remark(self._say(f"lesson-{self.lesson.game}-{self.step.name}"))
        self._point()
        return moves

    def do(self, move: str) -> None:
        """Make the move if it is the one that is taught; raises HandvollError."""
        entry = self.match.decide(self.me, move)
        if entry.move == self.step.move:
            self.match.take(entry)
        else:
            self._remark(self._say(f"lesson-{self.lesson.game}-{self.step.name}-instead"))
            self._point()

    def _ask(self, moves: list[str]) -> str:
        return self.look.ask("", moves)  # who learns has all the time there is

    def _obey(self, answer: str, moves: list[str]) -> None:
        """Nothing is taken back in a lesson, and its advice is always the same."""
        if WORDS.get(answer.lower(), answer) in ("undo", "hint"):
            self._point()
        else:
            super()._obey(answer, moves)

    def _head(self, message: str, **facts: int) -> None:
        self.look.head(f"  {self._say(message, **facts)}")

    def _point(self) -> None:
        """What is to be done, in words, and how it is typed."""
        move = self.step.move
        words = self._choice(move)
        self.look.point(move if words == move else f"{words} ({move})")
