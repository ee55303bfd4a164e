"""What if: which options and numbers of a game can be set, and to what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from handvoll.engine.errors import HandvollError
from handvoll.engine.game import Game, Value, echo, game_named
from handvoll.lab.experiment import Experiment
from handvoll.text import explain, knows

LONGEST = 9  # digits; no number comes near


class Setting(NamedTuple):
    """Something that can be set: what it is now, and what it can be."""

    name: str
    value: Value
    expected: str


def settings(game: Game[Any, Any]) -> list[Setting]:
    """All that can be set in a game: its options, and the numbers of its rules."""
    found = [Setting(each.name, each.default, each.expected) for each in game.options]
    for numbers in game.numbers:
        expected = f"{numbers.values[0]}-{numbers.values[-1]}"
        pairs = zip(numbers.names, numbers.printed, strict=True)
        found += [Setting(name, value, expected) for name, value in pairs]
    return found


def explained(game: Game[Any, Any], setting: Setting, language: str) -> str:
    """What a setting is, after two spaces; nothing where its name says it."""
    message = f"{game.name}-option-{setting.name}"
    return f"  {explain(message, language)}" if knows(message, language) else ""


def what_if(printed: Experiment, wishes: Sequence[str]) -> Experiment:
    """The experiment with options and numbers set, `name=value` each; raises a HandvollError."""
    game = game_named(printed.game)
    options, numbers = dict(printed.options), dict(printed.numbers)
    for wish in wishes:
        name, _, text = wish.partition("=")
        if name in options:
            options[name] = _value(text, options[name])
        else:
            numbers[name] = _number(game, name, text)
    for table in game.numbers:
        if not table.fit(numbers):
            raise HandvollError("lab-order", names=" ≥ ".join(table.names))
    _start, complete = game.set_up(printed.seats, options)
    return replace(printed, options=tuple(complete.items()), numbers=tuple(numbers.items()))


def _number(game: Game[Any, Any], name: str, text: str) -> int:
    for table in game.numbers:
        if name in table.names:
            if text.isdecimal() and len(text) <= LONGEST and int(text) in table.values:
                return int(text)
            expected = f"{table.values[0]}-{table.values[-1]}"
            facts = {"name": name, "value": echo(text), "expected": expected}
            raise HandvollError("lab-number", **facts)
    known = ", ".join(setting.name for setting in settings(game))
    raise HandvollError("lab-unknown-number", name=echo(name), known=known)


def _value(text: str, now: Value) -> Value:
    """A value of an option, if the text can be read as one; the game itself refuses others."""
    if isinstance(now, bool):
        return {"true": True, "on": True, "false": False, "off": False}.get(text, text)
    if isinstance(now, int) and text.isdecimal() and len(text) <= LONGEST:
        return int(text)
    return text
