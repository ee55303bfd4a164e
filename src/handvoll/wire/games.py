"""The shelf: which games there are and what a table may choose."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from handvoll.engine.game import Game, Option, Options, Value


class OptionInfo(Struct, frozen=True):
    """One option: a switch, a number in a range, or one of some words."""

    name: str
    text: str  # the message id of its words
    default: Value
    least: int | None = None
    most: int | None = None
    choices: list[str] | None = None


class GameInfo(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    text: str  # the message id of what it is about
    rules: int
    least: int  # seats
    most: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, Options]]  # by name, then by number of seats
    levels: list[str]  # of its bots
    bots: dict[str, str]  # what the character of each level is called
    forced: bool = False  # whether some moves are worth no tap where they are the only one
    over_days: bool = True  # whether it can be played with a clock of days


class HouseInfo(Struct, frozen=True):
    """Where others find this house."""

    addresses: list[str]  # the best first; none: nowhere else than the asker did


def option_info(game: Game[Any, Any], option: Option) -> OptionInfo:
    """An option as clients see it; its default is what a table gets."""
    text = f"{game.name}-option-{option.name}"
    default, choices = game.usual.get(option.name, option.default), option.choices
    if isinstance(choices, range):
        return OptionInfo(option.name, text, default, choices[0], choices[-1])
    return OptionInfo(option.name, text, default, choices=list(choices) or None)


def game_info(game: Game[Any, Any], bots: dict[str, str]) -> GameInfo:
    """A game as clients see it."""
    return GameInfo(
        name=game.name,
        title=game.title,
        text=f"{game.name}-about",
        rules=game.rules,
        least=game.seats[0],
        most=game.seats[-1],
        options=[option_info(game, option) for option in game.options],
        presets={
            name: {str(seats): dict(options) for seats, options in sizes.items()}
            for name, sizes in game.presets.items()
        },
        levels=list(bots),
        bots=bots,
        forced=bool(game.forced),
        over_days=not game.hurries,
    )
