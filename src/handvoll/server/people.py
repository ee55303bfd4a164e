"""People: guests with a signed cookie, and a name if they like."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from handvoll.server.commands import Person
from handvoll.server.errors import NotAllowed
from handvoll.server.names import clean_name

COOKIE = "handvoll"
SCREEN_COOKIE = "handvoll-tv"
OTHERS = "handvoll-others"  # who else this browser has been
MOST_OTHERS = 4
LINK_SECONDS = 600


def load_secrets(file: Path) -> list[str]:
    """The signing keys, one per line, the newest last; made on first use for our eyes only.

    To rotate, add a line; cookies signed with an older line stay good until that line is removed.
    """
    if not file.exists():
        _write_down(file, new_key() + "\n")
    return proper_keys(file.read_text("ascii"), str(file))


def _write_down(file: Path, text: str) -> None:
    """A file for our eyes only, on the disk whole or not at all; one that is there stays."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
        new.write(text)
        new.flush()
        os.fsync(new.fileno())
    with suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()
    folder = os.open(file.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


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
        self._key = keys[0]
        self._cookies = URLSafeSerializer(keys, salt="person")
        self._others = URLSafeSerializer(keys, salt="others")
        self._screens = URLSafeSerializer(keys, salt="screen")
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
        return _read(self._cookies, cookie)

    def screen_cookie(self, screen: Person) -> str:
        """What a television shows to be known again; nobody can be a person by it."""
        return str(self._screens.dumps([screen.id, ""]))

    def recognise_screen(self, cookie: str | None) -> Person | None:
        """Which television this is."""
        return _read(self._screens, cookie)

    def mark(self, text: str) -> str:
        """What is the same for the same text, and tells nobody which."""
        return sha256(f"{self._key}:{text}".encode()).hexdigest()[:16]

    def others_cookie(self, others: list[Person]) -> str:
        """What a browser shows to be somebody again that it has been."""
        return str(self._others.dumps([[other.id, other.name] for other in others]))

    def others(self, cookie: str | None) -> list[Person]:
        """Who else a browser has been; nobody if it was tampered with."""
        if not cookie or len(cookie) > 600 * MOST_OTHERS:
            return []
        try:
            return [Person(str(id), str(name)) for id, name in self._others.loads(cookie)]
        except (BadSignature, ValueError, TypeError):
            return []

    def link(self, person: Person) -> str:
        """A token that makes another device the same person, for a short while."""
        return str(self._links.dumps([person.id, person.name, secrets.token_hex(16)]))

    def follow(self, link: str) -> tuple[Person, str]:
        """Who made the link, and its number, however it is spelled; raises NotAllowed."""
        try:
            id, name, number = self._links.loads(link, max_age=LINK_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise NotAllowed("table-link-old") from None
        return Person(str(id), str(name)), str(number)


def _read(signed: URLSafeSerializer, cookie: str | None) -> Person | None:
    if not cookie or len(cookie) > 600:
        return None
    try:
        id, name = signed.loads(cookie)
    except (BadSignature, ValueError, TypeError):
        return None
    return Person(str(id), str(name))


def kept_beside(others: list[Person], was: Person | None, now: Person) -> list[Person]:
    """Who a browser can be again after it has become somebody else, the latest first."""
    people = [*([was] if was else []), *others]
    return [other for other in people if other.id != now.id][:MOST_OTHERS]
