"""People: guests with a signed cookie, and a name if they like."""

from __future__ import annotations

import os
import secrets
import unicodedata
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from handvoll.server.commands import Person
from handvoll.server.errors import BadRequest, NotAllowed
from handvoll.wire.people import LONGEST_NAME

COOKIE = "handvoll"
LINK_SECONDS = 600
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, directions, unassigned


def clean_name(name: str) -> str:
    """A name as others may read it; raises BadRequest if nothing is left."""
    normal = unicodedata.normalize("NFC", name)
    shown = "".join(" " if char.isspace() else char for char in normal if _visible(char))
    words = " ".join(_few_marks(shown).split())[:LONGEST_NAME].strip()
    if not words:
        raise BadRequest("table-no-name")
    return words


def _visible(char: str) -> bool:
    return char.isspace() or unicodedata.category(char) not in _HIDDEN


def _few_marks(text: str) -> str:
    """The text with at most two combining marks in a row: names must not tower over others."""
    kept = ""
    for char in text:
        marks = unicodedata.category(char) in ("Mn", "Me")
        if not (marks and all(unicodedata.combining(last) for last in kept[-2:])):
            kept += char
    return kept


def load_secrets(file: Path) -> list[str]:
    """The signing keys, one per line, the newest last; made on first use for our eyes only.

    To rotate, add a line; cookies signed with an older line stay good until that line is removed.
    """
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        pass
    else:
        with os.fdopen(handle, "w") as new:
            new.write(new_key() + "\n")
    return proper_keys(file.read_text("ascii"), str(file))


def new_key() -> str:
    """A signing key nobody can guess."""
    return secrets.token_hex(32)


def proper_keys(text: str, place: str) -> list[str]:
    """The keys in a text, the newest last; raises ValueError if one can be guessed."""
    keys = text.split()
    if not keys or any(len(key) < 32 for key in keys):
        raise ValueError(f"{place} holds no proper keys")
    return keys


class Doorman:
    """Knows people by their cookies."""

    def __init__(self, keys: list[str]) -> None:
        self._cookies = URLSafeSerializer(keys, salt="person")
        self._links = URLSafeTimedSerializer(keys, salt="device")

    def introduce(self, name: str, known: Person | None) -> Person:
        """A new guest, or a known one with a new name."""
        return Person(
            known.id if known else secrets.token_urlsafe(12), clean_name(name) if name else ""
        )

    def cookie(self, person: Person) -> str:
        """What a browser shows to be known again."""
        return str(self._cookies.dumps([person.id, person.name]))

    def recognise(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; nobody's if it was tampered with."""
        if not cookie or len(cookie) > 600:
            return None
        try:
            id, name = self._cookies.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(id), str(name))

    def link(self, person: Person) -> str:
        """A token that makes another device the same person, for a short while."""
        return str(self._links.dumps([person.id, person.name]))

    def follow(self, link: str) -> Person:
        """Who made the link; raises NotAllowed."""
        try:
            id, name = self._links.loads(link, max_age=LINK_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise NotAllowed("table-link-old") from None
        return Person(str(id), str(name))
