"""Write real views for the specimen sheet of the web client: positions and a short film per table.

The games are played by the quick policies from a fixed seed, so the files change only with the
rules. Run it as `.venv/bin/python tools/specimens.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from handvoll import Match
from handvoll.bots.bot import BOTS
from handvoll.bots.tempers import TEMPERS
from handvoll.engine.turn import Wait

FOLDER = Path(__file__).parent.parent / "web" / "src" / "specimen" / "views"
NAMES = ("Mia", "Oma Ruth", "Ben", None, "Tom", None)  # None: a bot
BEST = "5"  # the level of the bots
LISTED = 200  # moves sent at once, as the server does
FILM = 24  # entries of the film

# game, seats, options, seed, the entry from which A's turn is looked for
TABLES: list[tuple[str, int, dict[str, Any], int, int]] = [
    ("go5", 4, {"target": 300}, 54, 165),  # A may call
    ("go5", 3, {}, 8, 130),
    ("go5", 2, {}, 2, 40),
    ("fifteen", 4, {}, 5, 75),
    ("fifteen", 2, {"colours": 4, "open_first": True, "borrow": True}, 2, 30),
    ("fifteen", 6, {"own_pile": True, "points": True}, 3, 120),
    ("highfive", 4, {}, 4, 9),
    ("highfive", 2, {}, 6, 7),
    ("igo", 4, {}, 12, 119),
    ("igo", 3, {"target": 10}, 2, 57),
    ("igo", 2, {"target": 2}, 7, 15),
    ("fiver", 4, {}, 5, 63),
    ("fiver", 3, {"variant": "puzzle"}, 3, 69),
    ("fiver", 1, {"variant": "solo"}, 4, 22),
]


def table_info(match: Match, game: str, status: str) -> dict[str, Any]:
    """The table around a match, as the server tells it."""
    seats = [
        {
            **{"seat": seat, "name": name, "bot": None if name else BEST, "held": None},
            **{"here": True, "awaited": False, "kept": None, "puppet": None},
            "bot_name": None if name else TEMPERS[BEST].names[i // 5],
        }
        for i, (seat, name) in enumerate(zip(match.seats, NAMES, strict=False))
    ]
    settings = {"hints": True, "watch": True, "call_seconds": 8, "grace": 60, "pace": 1.2}
    settings |= {"between": 45, "latecomers": False}
    return {
        **{
            "id": "specimen",
            "code": "K7Q4",
            "game": game,
            "title": match.game.title,
            "options": match.record.options,
        },
        **{"access": "link", "settings": settings, "status": status, "seats": seats},
        **{"host": "A", "commitment": "", "mine": "A", "hosting": True, "rematch": None},
        **{"wanted": [], "again": False, "asks": [], "asking": None, "removed": None},
        **{"past": [], "paused": False, "joining": [], "joins": False, "next_title": ""},
    }


def update(match: Match, info: dict[str, Any], since: int) -> dict[str, Any]:
    """What A is told of a match, with everything that happened after some entry."""
    entries = range(since + 1, len(match.record.entries) + 1)
    waiting = isinstance(match.turn, Wait) and "A" in match.turn.seats
    moves = match.moves("A", LISTED) if waiting else []
    return {
        **{"is": "update", "seq": len(match.record.entries), "table": info, "whole": True},
        "happenings": [{"seq": n, "of": "game", "events": match.events("A", n)} for n in entries],
        "view": match.view("A"),
        "moves": moves,
        "sayings": [msgspec.to_builtins(match.saying("A", move)) for move in moves],
        **{"more": False, "forced": False, "can_undo": match.can_undo("A"), "clock": clock(match)},
        **{"waited": [], "rest": None},
    }


def clock(match: Match) -> dict[str, Any] | None:
    """The clock that runs: for an answer that is waited for, most of it is left; or sand."""
    if match.game.waive(match.state, 0) is not None:
        return {"of": "answer", "ms": 6000}
    return {"of": "table", "ms": 18_000} if match.game.clock(match.state) else None


def step(match: Match) -> dict[str, Any]:
    """One picture of an open replay."""
    entry = len(match.record.entries)
    views = {seat: match.view(seat) for seat in match.seats}
    events = match.events("A", entry) if entry else []
    return {"entry": entry, "entries": FILM, "views": views, "events": events}


def choose(match: Match, seat: str, rng: Random) -> str:
    """A quick bot's move; but the last of four discards anything, so that others may call Go5."""
    move = BOTS["quick"](match.game.name).choose(match.view(seat), rng)
    if seat != "D" or not move.startswith("discard"):
        return move
    return rng.choice([move for move in match.moves(seat) if move.startswith("discard")])


def played(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[Match, list[int]]:
    """A whole game by quick bots, and the entries after which it was A's turn."""
    rng = Random(seed)
    match = Match(game, seats, options)
    match.deal(rng)
    mine = []
    while isinstance(match.turn, Wait):
        seat = (
            min(match.turn.seats) if game != "fiver" else max(match.turn.seats)
        )  # sand runs for A
        if seat == "A":
            mine.append(len(match.record.entries))
        match.play(seat, choose(match, seat, rng))
        match.deal(rng)
    return match, mine


def sheet(game: str, seats: int, options: dict[str, Any], seed: int, first: int) -> dict[str, Any]:
    """A position on A's turn, what came next, the end, and the beginning as a film."""
    match, mine = played(game, seats, options, seed)
    now = next(entry for entry in mine if entry >= first)
    info = table_info(match, game, "playing")
    after = [Match.replay(match.record, upto=n) for n in range(now, now + 9)]
    film = FILM if seats == 4 else 0
    lines = match.record.dumps().splitlines()[1 : film + 1]
    return {
        "now": update(after[0], info, 0),
        "foreseen": {move: after[0].foresee("A", move) for move in after[0].moves("A", LISTED)},
        "next": [update(stand, info, now + i) for i, stand in enumerate(after[1:])],
        "over": update(match, {**info, "status": "over"}, 0),
        "entries": [json.loads(line) for line in lines],
        "film": [step(Match.replay(match.record, upto=n)) for n in range(film + 1)],
    }


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for table in TABLES:
        text = json.dumps(sheet(*table), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{table[0]}-{table[1]}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
