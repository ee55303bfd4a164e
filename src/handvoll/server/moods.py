"""What bots feel about what happened, and what they say: out of what everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from handvoll.bots.tempers import Mood, temper_of
from handvoll.engine.game import Telling
from handvoll.engine.turn import Over
from handvoll.server.log import Happened, Line
from handvoll.server.table import Table
from handvoll.wire.live import Reacted

# The events of each game that others notice, and the points from which on.
GREAT: dict[str, dict[str, int]] = {
    "fifteen": {"completed": 0, "out": 0},
    "go5": {"five": 0},
    "highfive": {"scored": 20},
    "igo": {"scored": 0},
}


def remark(table: Table, lines: Sequence[Line], rng: Random) -> Reacted | None:
    """What one of the bots says about these lines, if any says anything."""
    felt = list(_felt(table, lines))
    rng.shuffle(felt)
    for letter, mood in felt:
        seat = table.seats[letter]
        temper = temper_of(seat.bot or "")
        if rng.random() < (1.0 if mood in ("won", "lost") else temper.talks) and temper.says:
            return Reacted(letter, seat.bot_name, rng.choice(temper.says[mood]))
    return None


def _felt(table: Table, lines: Sequence[Line]) -> Iterator[tuple[str, Mood]]:
    """How each bot feels; a table whose bots take no time has none that feel."""
    match, bots = table.match, [seat.letter for seat in table.seats.values() if seat.bot]
    if not bots or match is None or not table.opened.settings.pace or table.opened.lesson:
        return
    if isinstance(match.turn, Over):
        winners = match.view(None)["winners"]
        yield from ((bot, "won" if bot in winners else "lost") for bot in bots)
        return
    entries = [line.body.entry for line in lines if isinstance(line.body, Happened)]
    for entry in entries:
        for telling in match.events(None, entry.n) if entry.undo is None else []:
            yield from _about(telling, GREAT.get(match.game.name, {}), bots)


def _about(telling: Telling, great: dict[str, int], bots: list[str]) -> Iterator[tuple[str, Mood]]:
    """How one event feels: what is done to a bot, and what is great about it."""
    event, doer, other = str(telling["event"]), telling.get("seat"), telling.get("other")
    if other in bots and other != doer:
        yield str(other), "hurt"
    if event in great and int(telling.get("points", 0)) >= great[event]:
        yield from ((bot, "glad" if bot == doer else "struck") for bot in bots)
