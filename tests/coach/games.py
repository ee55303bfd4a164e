"""Finished games to look back at."""

from __future__ import annotations

from random import Random

from handvoll import Match
from handvoll.bots.bot import BOTS
from handvoll.engine.record import Record
from handvoll.engine.turn import Chance, Over

SHORT = {"igo": {"target": 1}, "go5": {"target": 100}}  # as few rounds as the rules allow


def finished(
    game: str, seed: int, seats: int = 2, bots: str = "quick", short: bool = True
) -> Record:
    """A game between bots, to its end."""
    rng = Random(seed)
    known = {option.name for option in Match(game, seats).game.options}
    options = {name: value for name, value in SHORT.get(game, {}).items() if name in known}
    match = Match(game, seats, options if short else {})
    players = [BOTS[name](game) for name in bots.split(",")]
    while not isinstance(match.turn, Over):
        if isinstance(match.turn, Chance):
            match.deal(rng)
        elif waiting := sorted(match.turn.seats):
            seat = rng.choice(waiting)
            bot = players[match.seats.index(seat) % len(players)]
            match.play(seat, bot.choose(match.view(seat), rng))
        else:
            match.play(None, match.moves(None)[0])
    return match.record
