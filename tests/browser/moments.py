"""Real positions of every game, one of each kind of moment, as A's browser is told them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from handvoll import Match
from handvoll.bots.bot import BOTS
from handvoll.engine.errors import HandvollError
from handvoll.engine.turn import Over, Wait
from handvoll.wire.refusal import refusal
from tools import specimens

Moment = dict[str, Any]

# seats, options, seed: crowded tables, and the ones whose tables look otherwise
TABLES: dict[str, list[tuple[int, dict[str, Any], int]]] = {
    "go5": [(4, {"target": 300}, 54), (2, {}, 2)],
    "fifteen": [
        (6, {"own_pile": True, "points": True}, 3),
        (2, {"open_first": True, "borrow": True}, 2),
    ],
    "highfive": [(4, {}, 4)],
    "igo": [(4, {}, 12), (2, {"target": 2}, 7)],
    "fiver": [(4, {}, 5), (3, {"variant": "puzzle"}, 3), (1, {"variant": "solo"}, 4)],
}
ENDS = {"counted", "showed", "judged"}  # told at the end of a round
TOLD = 8  # entries the log knows
NAMES = ("Mia", "Oma Ruth", "Maximilian", None, "Tom", None)  # None: a bot


def moments(game: str) -> dict[str, Moment]:
    """Every kind of moment of a game, by its name."""
    found: dict[str, Moment] = {}
    for nth, (seats, options, seed) in enumerate(TABLES[game]):
        match, _ = specimens.played(game, seats, options, seed)
        for kind, moment in _moments(_stands(match)):
            if nth and kind.startswith("first"):
                continue  # a table like the one before it
            found[f"{game} of {seats}, {kind}"] = {"game": game, "tried": {}, **moment}
    return found


def _stands(match: Match) -> list[Match]:
    """The match after each of its entries."""
    stand = Match.replay(match.record, upto=0)
    stands = [stand.copy()]
    for entry in match.record.entries:
        stand.take(entry)
        stands.append(stand.copy())
    return stands


def _moments(stands: list[Match]) -> Iterator[tuple[str, Moment]]:
    for kind, stand in _kinds(stands).items():
        yield kind, {"heard": [told(stand)]}
        if kind.startswith("last mine"):
            yield from _thoughts(kind, stand, stands)
    for n, stand in enumerate(stands):
        if n and any(each["event"] in ENDS for each in stand.events("A", n)):
            yield "between rounds", _rounds(stands, n)
    yield "the end", {"heard": [told(stands[-1])]}
    yield "looked at", {"heard": [told(stands[len(stands) // 2], None)]}


def _kinds(stands: list[Match]) -> dict[str, Match]:
    """The first and the last position of each kind."""
    kinds: dict[str, Match] = {}
    for stand in stands:
        if not _waited(stand):
            continue
        view = stand.view("A")
        whose = "mine" if "A" in _waited(stand) else "theirs"
        what = [
            view.get("phase"),
            view.get("turned") and "turned",
            view.get("opening") and "opening",
        ]
        kind = " ".join(str(word) for word in [whose, *what] if word)
        kinds.setdefault(f"first {kind}", stand)
        kinds[f"last {kind}"] = stand
    return kinds


def _thoughts(kind: str, stand: Match, stands: list[Match]) -> Iterator[tuple[str, Moment]]:
    """My turn with a hint, with what it proposes in my fingers, and with a refusal."""
    heard, view = [told(stand)], stand.view("A")
    move = BOTS["quick"](stand.game.name).choose(view, Random(1))
    reason = stand.game.merit(view, move) if stand.game.merit else None
    why = {"message": reason[0], "facts": reason[1]} if reason else None
    hint, refusals = {"move": move, "why": why}, _refusals(stand, stands)
    tried = {move: stand.foresee("A", move)}
    yield f"{kind}, hint", {"heard": heard, "hint": hint, "tried": tried}
    yield f"{kind}, choice", {"heard": heard, "hint": hint, "tried": tried, "dismissed": True}
    if refusals:
        yield f"{kind}, refusal", {"heard": heard, "refusals": refusals}
        misplaced = {"hint": hint, "refusals": refusals, "dismissed": True}
        yield f"{kind}, wrong choice", {"heard": heard, **misplaced}


def _refusals(stand: Match, stands: list[Match]) -> list[Any]:
    """Every way a move made elsewhere in the game is refused here."""
    found: dict[str, Any] = {}
    elsewhere = [entry.move for entry in stands[-1].record.entries if entry.move]
    for move in dict.fromkeys(elsewhere):
        try:
            stand.check("A", move)
        except HandvollError as error:
            said = refusal(error)
            found[said.message] = msgspec.to_builtins(said)
    return list(found.values())


def _rounds(stands: list[Match], n: int) -> Moment:
    """A round ends: the position before, and what is told until somebody can act again."""
    after = next(stand for stand in stands[n:] if _waited(stand) or isinstance(stand.turn, Over))
    return {"heard": [told(stands[n - 1]), told(after, since=n - 1)]}


def told(stand: Match, mine: str | None = "A", since: int | None = None) -> dict[str, Any]:
    """A position as a browser is told it, with what happened since an entry."""
    over, now = isinstance(stand.turn, Over), len(stand.record.entries)
    info = specimens.table_info(stand, stand.game.name, "over" if over else "playing")
    for seat, name in zip(info["seats"], NAMES, strict=False):
        seat["name"], seat["bot"] = name, None if name else "quick"
    update = specimens.update(
        stand, {**info, "mine": mine}, max(0, now - TOLD) if since is None else since
    )
    return {**update, "moves": update["moves"] if mine else []}


def _waited(stand: Match) -> frozenset[str]:
    return frozenset(stand.turn.seats) if isinstance(stand.turn, Wait) else frozenset()
