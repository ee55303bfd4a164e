"""The path of a lesson: all that a learner will be told, for who walks it without a connection."""

from __future__ import annotations

from msgspec import Struct

from handvoll.wire.live import Answer, Update
from handvoll.wire.refusal import Refusal


class PathStep(Struct, frozen=True):
    """One picture on the way, and what the rules say to what may be done there."""

    update: Update
    tried: dict[str, Answer]  # what moves would do, or why they cannot be made
    instead: Refusal | None  # the answer to a move that could be made, but is not meant


class LessonPath(Struct, frozen=True):
    """A lesson from its beginning to its end, as its learner sees it."""

    game: str
    path: list[PathStep]
