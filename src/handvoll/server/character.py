"""What makes a house somebody's own: its name, words and colours, and what guests may do there.

`handvoll serve --config house.toml` reads it; src/handvoll/hosting/house.toml is the example.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from handvoll.server.errors import BadRequest
from handvoll.tasks.making import PUBLISHED
from handvoll.text import LANGUAGES

LONGEST_NAME, LONGEST_WELCOME, LONGEST_SEED = 40, 400, 80
LARGEST_PAGE = 100_000  # characters of a legal page
INKS = {
    "light": ("#231f2e", "#575062"),
    "dark": ("#f4ead9", "#d3c9bf"),
}  # web/src/styles/tokens.css
ON_BUTTONS = ("#fffaf0", "#231f2e")
READABLE = 4.5  # WCAG's contrast for text
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")

Words = dict[str, str]  # by language


@dataclass(frozen=True, slots=True)
class Guests:
    """What guests may do."""

    public_tables: bool = True  # open tables that everybody sees
    watch: bool = True  # look on where others play
    chat: bool = False  # say what they like to the others at their table


@dataclass(frozen=True, slots=True)
class Character:
    """A house's own ways; without any it is a Handvoll like all others."""

    name: str = ""
    welcome: Words = field(default_factory=dict)
    languages: tuple[str, ...] = LANGUAGES
    table: Words = field(default_factory=dict)  # the ground of all pages, light and dark
    button: Words = field(default_factory=dict)
    legal: Words = field(default_factory=dict)  # a page, as Markdown
    guests: Guests = field(default_factory=Guests)
    zone: str = ""  # the time zone of its midnight; without one that of the machine
    seed: str = PUBLISHED  # of what is asked every day; the same everywhere makes the same tasks


class Wrong(Exception):
    """A value that cannot be: the message that says what it takes, and where."""

    def __init__(self, message: str, key: str, **facts: str) -> None:
        super().__init__(message)
        self.message, self.key, self.facts = message, key, facts


def read_character(file: Path) -> Character:
    """A house's own ways from its file; raises BadRequest, which names line and key."""
    try:
        text = file.read_text("utf-8")
        return _character(tomllib.loads(text), file.parent)
    except OSError as error:
        problem = error.strerror or "?"
        raise BadRequest("house-unreadable", file=str(file), problem=problem) from None
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(file, str(error), len(text.splitlines())) from None
    except UnicodeDecodeError:
        raise _not_toml(file, "UTF-8 is missing", 1) from None
    except Wrong as wrong:
        where = {"file": str(file), "line": line_of(text, wrong.key), "key": wrong.key}
        raise BadRequest(wrong.message, **where, **wrong.facts) from None


def _not_toml(file: Path, problem: str, last: int) -> BadRequest:
    """Where it is not TOML: at a line, or at the end of the document."""
    line = re.search(r"line (\d+)", problem)
    words = re.sub(r" \(at .*\)$", "", problem)
    where = {"file": str(file), "line": line[1] if line else str(last)}
    return BadRequest("house-not-toml", **where, problem=words)


def line_of(text: str, key: str) -> str:
    """The number of the line that sets a key such as `guests.watch`."""
    *section, name = key.split(".")
    now: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([^\]]+)\]", line):
            now = [part.strip() for part in header[1].split(".")]
            if now == [*section, name]:
                return str(number)
        elif _sets(line, name, section, now) or (section and _sets(line, section[0], [], now)):
            return str(number)
    return "?"


def _sets(line: str, name: str, section: list[str], now: list[str]) -> bool:
    """Whether a line within section `now` sets this key."""
    return now == section and bool(re.match(rf"\s*[\"']?{re.escape(name)}[\"']?\s*[=.]", line))


def _character(told: dict[str, Any], folder: Path) -> Character:
    """Everything that was told, checked; raises Wrong."""
    read: dict[str, Callable[[str, Any], Any]] = {
        "name": lambda key, value: _text(key, value, LONGEST_NAME),
        "welcome": _welcome,
        "languages": _languages,
        "table": _table,
        "button": _colours,
        "legal": lambda key, value: _legal(key, value, folder),
        "guests": _guests,
        "zone": _zone,
        "seed": lambda key, value: _text(key, value, LONGEST_SEED),
    }
    _known("", told, read)
    return Character(**{key: read[key](key, value) for key, value in told.items()})


def _known(section: str, told: Any, known: Any) -> None:
    if not isinstance(told, dict):
        raise Wrong("house-wants-section", section.rstrip("."))
    for key in told:
        if key not in known:
            raise Wrong("house-unknown", f"{section}{key}", known=", ".join(known))


def _text(key: str, value: Any, longest: int) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= longest or not value.isprintable():
        raise Wrong("house-wants-text", key, longest=str(longest))
    return value


def _welcome(key: str, value: Any) -> Words:
    if isinstance(value, str):
        return dict.fromkeys(LANGUAGES, _text(key, value, LONGEST_WELCOME))
    _known("welcome.", value, LANGUAGES)
    return {each: _text(f"{key}.{each}", text, LONGEST_WELCOME) for each, text in value.items()}


def _languages(key: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not value or not set(map(str, value)) <= set(LANGUAGES):
        raise Wrong("house-wants-languages", key, known=", ".join(LANGUAGES))
    return tuple(dict.fromkeys(map(str, value)))


def _colours(key: str, value: Any) -> Words:
    _known(f"{key}.", value, INKS)
    for scheme, colour in value.items():
        if not isinstance(colour, str) or not COLOUR.fullmatch(colour):
            raise Wrong("house-wants-colour", f"{key}.{scheme}")
    return dict(value)


def _table(key: str, value: Any) -> Words:
    for scheme, colour in _colours(key, value).items():
        found = min(contrast(colour, ink) for ink in INKS[scheme])
        if found < READABLE:
            facts = {"found": f"{found:.1f}", "least": str(READABLE)}
            raise Wrong("house-wants-contrast", f"{key}.{scheme}", **facts)
    return dict(value)


def _legal(key: str, value: Any, folder: Path) -> Words:
    """The text of a file for each language."""
    _known("legal.", value, LANGUAGES)
    found = {}
    for language, name in value.items():
        try:
            found[language] = (folder / str(name)).read_text("utf-8")[:LARGEST_PAGE]
        except (OSError, UnicodeDecodeError):
            raise Wrong("house-wants-file", f"{key}.{language}", name=str(name)[:80]) from None
    return found


def _zone(key: str, value: Any) -> str:
    try:
        ZoneInfo(_text(key, value, LONGEST_NAME))
    except (ZoneInfoNotFoundError, ValueError):
        raise Wrong("house-wants-zone", key) from None
    return str(value)


def _guests(key: str, value: Any) -> Guests:
    _known("guests.", value, Guests.__slots__)
    for name, allowed in value.items():
        if not isinstance(allowed, bool):
            raise Wrong("house-wants-switch", f"{key}.{name}")
    return Guests(**value)


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, as WCAG counts it: 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def stylesheet(character: Character) -> str:
    """The house's colours; what lies on a button is whatever can be read there."""
    table = {"light": "#e8e2d6", "dark": "#1f1d26"} | character.table
    button = {"light": "#231f2e", "dark": "#f4e3bd"} | character.button
    on = {
        scheme: max(ON_BUTTONS, key=lambda ink: contrast(ink, colour))
        for scheme, colour in button.items()
    }
    tokens = {"lino-home": table, "action": button, "on-action": on}
    rules = [
        f"--{name}: light-dark({side['light']}, {side['dark']})" for name, side in tokens.items()
    ]
    return f":root:root {{ {'; '.join(rules)} }}\n"
