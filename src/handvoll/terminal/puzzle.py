"""A puzzle at the terminal's table: find the best move, and be told why it is."""

from __future__ import annotations

from handvoll.bots.levels import LEVELS
from handvoll.engine.game import Saying
from handvoll.tasks.making import begun
from handvoll.tasks.puzzles import Puzzle, is_solved, reason_of
from handvoll.terminal.look import Look
from handvoll.terminal.table import named
from handvoll.terminal.task import TerminalTask
from handvoll.text import say


class TerminalPuzzle(TerminalTask):
    """A puzzle in a terminal: seat A is yours, and nobody helps."""

    def __init__(self, puzzle: Puzzle, name: str, look: Look) -> None:
        super().__init__(puzzle.made, name, look)
        self.puzzle = puzzle

    def asked(self) -> tuple[str, str]:
        """What it is called, and what is to be done."""
        title = self._say(
            "puzzle-title", game=self.match.game.title, number=str(self.puzzle.number)
        )
        return title, self._say(f"puzzle-{self.made.game}")

    def tell_how(self) -> None:
        """Whether it was the best, why, and what the levels do."""
        solved = is_solved(self.puzzle, self.match.record.entries)
        self._remark(self._say("puzzle-solved" if solved else "puzzle-missed"))
        before, best = begun(self.made), self.puzzle.clear.best
        self._told(self._say("puzzle-best"), before.saying(self.me, best))
        self._told(self._say("puzzle-why"), reason_of(before, self.me, best))
        self._figures()
        for level, move in zip(LEVELS, self.puzzle.levels, strict=True):
            self._told(self._say(f"level-{level}"), before.saying(self.me, move))

    def _figures(self) -> None:
        clear = self.puzzle.clear
        for who, score in (("best", clear.value), ("next", clear.next)):
            words = self._say(f"puzzle-worth-{self.made.game}", score=f"{score.value:g}")
            if score.low < score.high:
                low, high = f"{score.low:g}", f"{score.high:g}"
                words += f" ({self._say('daily-interval', low=low, high=high)})"
            self.look.line(f"{self._say(f'puzzle-{who}')}: {words}")

    def _told(self, who: str, saying: Saying | None) -> None:
        if saying:
            words = say(saying.message, named(saying.facts, self.names), self.language)
            self.look.line(f"{who}: {words}")
