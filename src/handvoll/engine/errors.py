"""The error tree. An error knows its message by id and facts; catalogues have the words.

HandvollError
|-- UnknownGame        no such game
|-- OptionError        no such option, or not such a value
|-- SeatError          no such seat, or not so many seats
|-- ChanceError        no chance is due, or not such an outcome
|-- MoveError
|   |-- NotAMove       the text is no move of this game
|   |-- NotYourTurn    somebody else is to act
|   |-- GameOver       nobody is to act any more
|   |-- IllegalMove    a rule forbids it: `rule` says which, `reason` why
|   `-- NothingToUndo  the last thing that happened cannot be taken back
`-- RecordError        a record that cannot be read or does not replay: `line` says where
    `-- NewerRecord    a record of a newer format or of newer rules
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Fact = str | int | bool | list[str]
Wording = Callable[[str, Mapping[str, Fact]], str]


def plain_words(message: str, facts: Mapping[str, Fact]) -> str:
    """The message id and its facts: what is said until somebody lends us words."""
    return f"{message} {dict(facts)}" if facts else message


_words: Wording = plain_words


def speak_with(words: Wording) -> None:
    """Have all errors worded by `words(message id, facts)`."""
    global _words  # noqa: PLW0603  the one voice of all errors, set once on import
    _words = words


class HandvollError(Exception):
    """Base of all errors people get; bugs assert instead."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def __str__(self) -> str:
        return _words(self.message, self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self), self.message, self.facts)


def _revive(kind: type[HandvollError], message: str, facts: dict[str, Fact]) -> HandvollError:
    return kind(message, **facts)


class UnknownGame(HandvollError):
    """No such game."""


class OptionError(HandvollError):
    """No such option, or not such a value."""


class SeatError(HandvollError):
    """No such seat, or not so many seats."""


class ChanceError(HandvollError):
    """No chance is due, or not such an outcome."""


class MoveError(HandvollError):
    """A move that was refused and changed nothing."""


class NotAMove(MoveError):
    """The text is no move of this game."""


class NotYourTurn(MoveError):
    """Somebody else is to act."""


class GameOver(MoveError):
    """Nobody is to act any more."""


class NothingToUndo(MoveError):
    """The last thing that happened cannot be taken back."""


class IllegalMove(MoveError):
    """A rule forbids the move: `rule` is its number, `message` and `facts` say why."""

    def __init__(self, message: str, rule: str = "", **facts: Fact) -> None:
        super().__init__(message, rule=rule, **facts)
        self.rule = rule

    def of(self, seat: str, move: str) -> IllegalMove:
        """The same refusal, saying whose move it was."""
        self.facts |= {"seat": seat, "move": move}
        return self

    def __str__(self) -> str:
        reason = super().__str__()
        if "seat" not in self.facts or "move" not in self.facts:
            return f"{reason} ({self.rule})" if self.rule else reason
        return _words("illegal-move", {**self.facts, "reason": reason})


class RecordError(HandvollError):
    """A record that cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, message: str, line: int = 0, **facts: Fact) -> None:
        super().__init__(message, line=line, **facts)
        self.line = line


class NewerRecord(RecordError):
    """A record of a newer format, or of newer rules, than this program knows."""
