"""Plain data that each game fills in its own way, marked with its name in TypeScript."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from handvoll.engine import game

View = Annotated[game.View, Meta(extra={"typescript": "View"})]
Telling = Annotated[game.Telling, Meta(extra={"typescript": "Telling"})]
