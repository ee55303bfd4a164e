"""The tasks of a day: the same wherever somebody makes them of the same seed and day.

The luck of a day's game is that of any table (engine/luck.py), with the seed

    HMAC-SHA256(published seed, '["handvoll-daily-1",day,game,number]')

32 zeros as the person's salt, and the salts of bots as always. `number` is 0; where what comes of
it is no good task, 1, and so on. Up to the position that is asked about quick players play, their
luck from the same stream with the one salt "before" and the number of the entry.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from random import Random

import msgspec
from mypy_extensions import i64

from handvoll.bots.bot import Bot, level_bot, quick_bot, random_bot
from handvoll.engine.errors import UnknownGame
from handvoll.engine.game import Value
from handvoll.engine.luck import Luck, bot_salt, commitment, outcome
from handvoll.engine.match import Match
from handvoll.engine.record import Entry
from handvoll.engine.state import SEATS
from handvoll.engine.turn import Over, Wait
from handvoll.games.highfive.hints import best_lay
from handvoll.games.highfive.state import HighFive
from handvoll.tasks.task import is_asked, is_over, owes_luck
from handvoll.wire.tasks import Ends, Kind, Task

PUBLISHED = "handvoll"  # the seed of a house that has none of its own
NO_LUCK = "0" * 32
WORTH_LOOKING = 10  # points the best lay of High Five! makes at least
TRIES = 12  # games of 15GO! played anyhow to see whether it can be won and lost
BOTS = "3"  # the level of those in 15GO!: it thinks the same compiled or not


class Made(msgspec.Struct, frozen=True):
    """A task as it was made: the seed, and what happened until it is on the person."""

    task: Task
    game: str
    seats: int
    options: dict[str, Value]
    number: int
    seed: str
    entries: list[Entry]

    @property
    def salts(self) -> list[str]:
        """Everybody's part of the luck: nobody has any."""
        return salts_of(bytes.fromhex(self.seed), self.seats)


@dataclass(frozen=True)
class Form:
    """What is asked in a game, and when a position is one to ask about."""

    seats: int
    options: Mapping[str, Value]
    ends: Ends
    ready: Callable[[Match], bool]
    good: Callable[[Made, Match], bool] = lambda made, match: True
    wants: str = ""
    holds_back: str = ""  # the move that is made before if it may be
    longest: int = field(default=200)  # entries before
    goes_on: bool = False  # into another round


def _after(entries: int) -> Callable[[Match], bool]:
    return lambda match: len(match.record.entries) > entries


def _third_call(match: Match) -> bool:
    """In I Go! the third time that A may call."""
    ended = sum(entry.seat == "A" and entry.move == "end" for entry in match.record.entries)
    return ended == 2 and match.view("A")["phase"] == "call"


def _fifth_turn(match: Match) -> bool:
    """In Go5 the beginning of A's fifth turn."""
    entries = match.record.entries
    turns = sum(e.seat == "A" and str(e.move).startswith(("draw", "take")) for e in entries)
    return turns == 4 and match.view("A")["phase"] == "draw"


def _worth_looking(made: Made, match: Match) -> bool:
    """In High Five! the best lay is worth a lot, and who looks along the rows does not see it."""
    assert isinstance(match.state, HighFive)
    best = match.game.write(match.state, 0, best_lay(match.state, i64(0)))
    [told] = match.foresee("A", best)
    easy = level_bot("1", "highfive").choose(match.view("A"), Luck(b"", "", [], 0))
    [other] = match.foresee("A", easy)
    return bool(told["points"] >= WORTH_LOOKING and other["points"] < told["points"])


def _open_ended(made: Made, match: Match) -> bool:
    """In Go5 quick players go on after the turn, and a beginner's is another one."""
    turns = [_line(made, level_bot(level, "go5")) for level in ("1", BOTS)]
    return bool(
        match.view("A")["places"]["A"]["opened"]
        and not any(turn.between_rounds for turn in turns)
        and turns[0].record.entries != turns[1].record.entries
    )


def _can_be_won_and_lost(made: Made, match: Match) -> bool:
    """In 15GO! it depends on what is done."""
    ends = {_line(made, random_bot("fifteen"), number).scores["A"] for number in range(TRIES)}
    return len(ends) == 2


def _line(made: Made, bot: Bot, number: int = 0) -> Match:
    """A task as a bot does it."""
    match = begun(made)
    while not is_over(made.task, match):
        luck = Luck(bytes.fromhex(made.seed), made.game, ["line"], number)
        match.play("A", bot.choose(match.view("A"), luck))
        number += TRIES
        if not is_over(made.task, match):
            settle(match, made)
    return match


FORMS: dict[str, Form] = {
    "go5": Form(2, {}, "turn", _fifth_turn, _open_ended),
    "fifteen": Form(4, {"colours": 4}, "game", _after(0), _can_be_won_and_lost),
    "highfive": Form(2, {}, "move", _after(8), _worth_looking),
    "igo": Form(2, {}, "move", _third_call, wants="go", holds_back="end"),
    "fiver": Form(1, {"variant": "solo", "tableau": "mixed"}, "game", _after(0)),
}


def form_of(game: str) -> Form:
    """What is asked in a game; raises UnknownGame."""
    if game not in FORMS:
        raise UnknownGame("task-none", game=game[:40])
    return FORMS[game]


def seed_of(published: str, day: str, game: str, number: int) -> bytes:
    """The seed of a day's game."""
    return derived(published, ["handvoll-daily-1", day, game, number])


def derived(published: str, facts: list[str | int]) -> bytes:
    """The seed that is made of a published one and what it is for."""
    return hmac.digest(published.encode(), msgspec.json.encode(facts), "sha256")


def salts_of(seed: bytes, seats: int) -> list[str]:
    """Everybody's part of the luck: none of the person's, and what bots always have."""
    bots = [bot_salt(commitment(seed), seat) for seat in SEATS[1:seats]]
    return [NO_LUCK, *bots]


def make(published: str, day: str, game: str) -> Made:
    """The task of a day in a game; raises UnknownGame."""
    form = form_of(game)
    for number in count():
        seed = seed_of(published, day, game, number)
        match = played_until(form, game, seed)
        if match is not None:
            made = made_of(match, form, ("daily", day), number, seed)
            if form.good(made, match):
                return made
    raise AssertionError("there is no end of numbers")


def made_of(match: Match, form: Form, named: tuple[Kind, str], number: int, seed: bytes) -> Made:
    """The task that a match has come to."""
    entries, game = match.record.entries, match.record.game
    task = Task(*named, len(entries), form.ends, wants=form.wants)
    return Made(task, game, form.seats, dict(match.record.options), number, seed.hex(), entries)


def played_until(form: Form, game: str, seed: bytes) -> Match | None:
    """A match at the position that is asked about; None if it never comes to one."""
    match = Match(game, form.seats, form.options)
    salts = salts_of(seed, form.seats)
    while len(match.record.entries) < form.longest:
        if owes_luck(match):
            if match.between_rounds and not form.goes_on:
                return None
            match.chance(outcome(match, seed, salts))
            continue
        if isinstance(match.turn, Over):
            return None
        if "A" in _asked(match) and form.ready(match):
            return match
        _go_on(match, form, seed)
    return None


def _asked(match: Match) -> list[str]:
    return sorted(match.turn.seats) if isinstance(match.turn, Wait) else []


def _go_on(match: Match, form: Form, seed: bytes) -> None:
    """A quick player makes the next move."""
    seat = _asked(match)[0]
    if form.holds_back and match.legal(seat, form.holds_back):
        match.play(seat, form.holds_back)
        return
    luck = Luck(seed, match.record.game, ["before"], len(match.record.entries))
    match.play(seat, quick_bot(match.record.game).choose(match.view(seat), luck))


# Playing a task


def begun(made: Made) -> Match:
    """A match at the beginning of a task."""
    match = Match(made.game, made.seats, made.options)
    for entry in made.entries:
        match.take(entry)
    return match


def bot_seed(commitment: str, entries: int) -> int:
    """The luck of a bot's thoughts after so many entries: the same for everybody."""
    return int.from_bytes(sha256(f"{commitment}:{entries}".encode()).digest()[:7], "big")


def settle(match: Match, made: Made) -> None:
    """Let everything happen that is not on the person."""
    seed = bytes.fromhex(made.seed)
    while not isinstance(match.turn, Over) and not is_asked(made.task, match):
        if owes_luck(match):
            match.chance(outcome(match, seed, made.salts))
        else:
            bots_move(match, made)


def bots_move(match: Match, made: Made) -> None:
    """A bot does what it does at everybody's table."""
    seat = _asked(match)[0]
    seed = bot_seed(commitment(bytes.fromhex(made.seed)), len(match.record.entries))
    match.play(seat, bots_choice(match, seat, seed))


def bots_choice(match: Match, seat: str, seed: int) -> str:
    """What a bot of a task does."""
    return level_bot(BOTS, match.record.game).choose(match.view(seat), Random(seed))
