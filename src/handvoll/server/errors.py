"""What the server refuses, besides what the rules refuse.

HandvollError
`-- ServerError
    |-- NoSuchTable    no table of that name, or none this person may see
    |-- NotAllowed     only somebody else may do that
    |-- NotNow         not while the table stands as it does
    |-- SeatTaken      somebody sits there
    |-- Stale          decided on an old sight of the table
    |-- BadRequest     what was sent cannot be read
    |-- TooMuch        too often, or too big
    `-- NotSaved       the store did not take it; nothing was changed
"""

from __future__ import annotations

from handvoll.engine.errors import HandvollError


class ServerError(HandvollError):
    """Base of what only the server refuses."""

    status = 409


class NoSuchTable(ServerError):
    """No table of that name, or none this person may see."""

    status = 404


class NotAllowed(ServerError):
    """Only somebody else may do that."""

    status = 403


class NotNow(ServerError):
    """Not while the table stands as it does."""


class SeatTaken(ServerError):
    """Somebody sits there."""


class Stale(ServerError):
    """Decided on an old sight of the table."""


class BadRequest(ServerError):
    """What was sent cannot be read."""

    status = 400


class TooMuch(ServerError):
    """Too often, or too big."""

    status = 429


class NotSaved(ServerError):
    """The store did not take it; nothing was changed."""

    status = 503
