"""Why something was not done: ids and facts, worded by the client."""

from __future__ import annotations

from msgspec import Struct

from handvoll.engine.errors import Fact, HandvollError


class Refusal(Struct, frozen=True):
    """A refusal that says what, and by which rule."""

    kind: str
    message: str
    facts: dict[str, Fact]
    rule: str | None = None


def refusal(error: HandvollError) -> Refusal:
    """An error as clients get it."""
    rule = error.facts.get("rule")
    return Refusal(type(error).__name__, error.message, error.facts, str(rule) if rule else None)
