"""Choosing a game, its players and its options at the terminal."""

from __future__ import annotations

from typing import Any

from handvoll.engine.errors import OptionError, SeatError
from handvoll.engine.game import GAMES, Game, Option, Options, game_named
from handvoll.terminal.asking import Quit
from handvoll.terminal.look import Look
from handvoll.text import say


def choose_game(look: Look) -> str:
    """Ask which game."""
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        about = say(f"{name}-about", {}, look.language)
        look.choice(number, f"{GAMES[name].title}: {about}")
    wanted = list(range(1, len(names) + 1))
    return names[_number(look, "terminal-which-game", wanted, 1) - 1]


def choose_seats(game: str, chosen: Options, look: Look) -> int:
    """Ask how many play, you among them, out of what goes with the options."""
    every = game_named(game).seats
    possible = [seats for seats in every if fitting(game, seats, chosen) is not None]
    if not possible:
        game_named(game).set_up(every[0], chosen)  # raises what is wrong
    if len(possible) == 1:
        return possible[0]
    default = 2 if 2 in possible else possible[0]
    return _number(look, "terminal-how-many", possible, default)


def fitting(game: str, seats: int, chosen: Options) -> Options | None:
    """Options with which so many can play: the chosen ones, and at most one other changed."""
    found = game_named(game)
    others = [option for option in found.options if option.name not in chosen]
    changes: list[Options] = [{}, *({o.name: v} for o in others for v in _values(o))]
    for change in changes:
        if _works(found, seats, chosen | change):
            return chosen | change
    return None


def _works(game: Game[Any, Any], seats: int, options: Options) -> bool:
    try:
        game.set_up(seats, options)
    except (OptionError, SeatError):
        return False
    return True


def _values(option: Option) -> list[bool | int | str]:
    return list(option.choices) if option.choices else [True, False]


def _number(look: Look, question: str, possible: list[int], default: int) -> int:
    facts = {"least": possible[0], "most": possible[-1], "default": default}
    while True:
        answer = look.ask(say(question, facts, look.language))
        if answer.lower() in ("q", "quit"):
            raise Quit
        if not answer:
            return default
        if answer in map(str, possible):
            return int(answer)
        look.remark(say("terminal-from-to", facts, look.language))
