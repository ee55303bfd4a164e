"""Provable luck: promised salts, and checking every outcome of a record.

docs/fairness.md says what this proves; engine/luck.py derives the outcomes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from handvoll.engine.chance import Shuffle
from handvoll.engine.errors import RecordError
from handvoll.engine.luck import Luck, bot_salt, commitment, outcome
from handvoll.engine.match import Match
from handvoll.engine.record import Record
from handvoll.engine.state import SEATS

__all__ = ["Luck", "bot_salt", "commitment", "outcome"]  # and what is written here

SEED_BYTES = 32
PROMISE = "sha256:"  # before the hash of a salt that will be shown when the game begins


def promise(salt: str) -> str:
    """What binds somebody to a salt before they show it."""
    return PROMISE + sha256(salt.encode()).hexdigest()


def is_promise(luck: str) -> bool:
    """Whether it is the promise of a salt and not the salt itself."""
    return luck.startswith(PROMISE)


def order_of(match: Match) -> list[str]:
    """The cards of a match as they lie before its first shuffle; none if it begins otherwise."""
    state, _ = match.game.set_up(match.record.seats, match.record.options)
    spec = state.spec()
    if not isinstance(spec, Shuffle):
        return []
    return [spec.names[int(card)] for card in spec.cards]


@dataclass(frozen=True)
class Noted:
    """What somebody wrote down when they sat down."""

    commitment: str | None = None
    salt: str | None = None


NOTHING = Noted()


@dataclass(frozen=True)
class Checked:
    """What was checked: so many outcomes, and whether the bots' salts could be worked out again."""

    count: int
    bots: bool  # older records do not say which seats were bots when the game began
    unshown: tuple[str, ...] = ()  # seats whose promise counted, for they did not show their salt


def verify(record: Record, noted: Noted = NOTHING) -> Checked:
    """Check every outcome of a record, and what somebody noted; raises RecordError."""
    seed, salts = _published(record)
    _check_notes(noted, seed, salts)
    known = _check_bots(record, seed, salts)
    unshown = _check_promises(record, salts)
    Match.replay(record)
    match = Match(record.game, record.seats, record.options, record.rules)
    if record.extra["fair"].get("order", order_of(match)) != order_of(match):
        raise RecordError("record-other-order", line=1)
    checked = 0
    for line, entry in record.lines():
        if entry.chance is not None:
            checked += 1
            if list(entry.chance) != outcome(match, seed, salts):
                raise RecordError("record-unfair", line=line, number=checked)
        match.take(entry)
    return Checked(checked, known, unshown)


def _published(record: Record) -> tuple[bytes, list[str]]:
    """The seed and the salts of a record, checked against its commitment."""
    fair: Any = record.extra.get("fair")
    try:
        seed, salts = bytes.fromhex(fair["seed"]), [str(salt) for salt in fair["salts"]]
        promised = fair["commitment"]
    except (TypeError, KeyError, ValueError):
        raise RecordError("record-no-seed", line=1) from None
    if commitment(seed) != promised:
        raise RecordError("record-other-seed", line=1)
    if len(salts) != record.seats:
        raise RecordError("record-no-seed", line=1)
    return seed, salts


def _check_notes(noted: Noted, seed: bytes, salts: Sequence[str]) -> None:
    if noted.commitment and noted.commitment.strip().lower() != commitment(seed):
        raise RecordError("record-other-promise", line=1)
    mine = noted.salt.strip().lower() if noted.salt else None
    if mine and not {mine, promise(mine)} & set(salts):
        raise RecordError("record-no-salt", line=1)


def _check_bots(record: Record, seed: bytes, salts: Sequence[str]) -> bool:
    """Whether it is known who the bots were; raises RecordError if a salt of theirs was chosen."""
    bots: Any = record.extra["fair"].get("bots")
    if bots is None:
        return False
    if not isinstance(bots, list) or not set(bots) <= set(SEATS[: record.seats]):
        raise RecordError("record-no-seed", line=1)
    for seat in bots:
        if salts[SEATS.index(seat)] != bot_salt(commitment(seed), seat):
            raise RecordError("record-bot-salt", line=1, seat=seat)
    return True


def _check_promises(record: Record, salts: Sequence[str]) -> tuple[str, ...]:
    """The seats that did not show their salt; raises RecordError if another one was used."""
    promised: Any = record.extra["fair"].get("promised", salts)  # older records: all in the open
    if not isinstance(promised, list) or len(promised) != len(salts):
        raise RecordError("record-no-seed", line=1)
    for seat, luck, salt in zip(SEATS, promised, salts, strict=False):
        if luck not in (salt, promise(salt)):
            raise RecordError("record-other-salt", line=1, seat=seat)
    return tuple(seat for seat, salt in zip(SEATS, salts, strict=False) if is_promise(salt))
