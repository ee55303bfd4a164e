"""What all commands share: the app they belong to, where they speak, and how they read words."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from handvoll.bots.bot import BOTS
from handvoll.bots.levels import LEVELS
from handvoll.engine.errors import HandvollError, OptionError, speak_with
from handvoll.engine.game import Game, Value
from handvoll.terminal.lines import Lines
from handvoll.terminal.look import Look
from handvoll.text import LANGUAGES, say, system_language

app = typer.Typer(
    help="Five tabletop games on one table: play them, replay them, look at their rules.",
    epilog="Begin with: handvoll play",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # help in lines: somebody may be listening
    pretty_exceptions_enable=False,
)
console = Console()
errors = Console(stderr=True)
LONGEST_NUMBER = 9  # digits; no option comes near

GameName = Annotated[str, typer.Argument(help="The game, for example fifteen.", metavar="GAME")]
Language = Annotated[
    str, typer.Option("--lang", help="Language: en, de, nl or fr. Default: the system's.")
]

Plain = Annotated[
    bool,
    typer.Option(
        "--plain",
        envvar="HANDVOLL_PLAIN",
        help="Everything in lines, for a screen reader: nothing drawn, no colours.",
    ),
]


def look(plain: bool, language: str) -> Look:
    """How things come to the person: drawn, or in lines."""
    return Lines(language) if plain else Look(console, language)


def known_language(wanted: str) -> str:
    """One of our languages: the wanted one, else the system's; from now on errors speak it."""
    language = wanted.lower() or system_language()
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise HandvollError("terminal-language", language=wanted, known=known)
    speak_with(partial(say, language=language))
    return language


def known_level(level: str) -> str:
    """A level there are bots of; raises HandvollError."""
    if level not in BOTS:
        raise HandvollError("table-level", level=level[:40], known=", ".join(LEVELS))
    return level


def read_options(game: Game[Any, Any], given: list[str]) -> dict[str, Value]:
    """Options written as name=value; raises OptionError."""
    known = {option.name: option.default for option in game.options}
    chosen: dict[str, Value] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise OptionError("option-unknown", option=name, known=", ".join(known))
        chosen[name] = read_value(value, known[name])
    game.complete(chosen)  # raises OptionError
    return chosen


def read_value(text: str, default: Value) -> Value:
    """A value of the default's type, if the text can be read as one."""
    if isinstance(default, bool):
        return {"true": True, "on": True, "": True, "false": False, "off": False}.get(text, text)
    digits = text.removeprefix("-")
    if isinstance(default, int) and digits.isdecimal() and len(digits) <= LONGEST_NUMBER:
        return int(text)
    return text


def read_file(file: Path) -> str:
    """The text of a record's file; raises HandvollError."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        problem = error.strerror or "?"
        raise HandvollError("terminal-cannot-read", file=str(file), problem=problem) from None
    except UnicodeDecodeError:
        raise HandvollError("terminal-not-text", file=str(file)) from None


@contextmanager
def stoppable() -> Iterator[None]:
    """Let whoever ends a process politely end it like Ctrl-C: what is done is kept."""
    usual = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, usual)
