"""The laws of secrecy: what a seat is shown depends only on what it may know.

Two states that differ only in what a seat cannot know (one is a redeal of the other) must be
the same to it: views, moves, refusals, and what happens next as long as it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random

import msgspec
from librt.random import Random as NativeRandom

from handvoll.bots.bot import PolicyBot
from handvoll.bots.levels import LEVELS, character, search_of
from handvoll.engine.errors import ChanceError, MoveError
from handvoll.engine.match import Match
from handvoll.engine.state import NOBODY
from handvoll.engine.turn import Chance
from handvoll.testkit.laws import Law, mutations, vocabulary
from handvoll.testkit.tables import MANY, Table, actors, play_on, random_move


def pairs(table: Table, seed: int, moves: int) -> Iterator[tuple[Match, Match, str | None]]:
    """A match, its twin redealt for somebody's eyes, and whose eyes they are."""
    rng = Random(seed)
    for match in play_on(table.match(rng), rng, moves):
        for seat in (*match.seats, None):
            yield match, redealt(match, seat, rng), seat


def redealt(match: Match, seat: str | None, rng: Random) -> Match:
    """A match that these eyes cannot tell from this one."""
    twin = _alike(match)
    twin.state.redeal(_eyes(match, seat), NativeRandom(rng.randrange(1 << 60)))
    return twin


def looks_the_same(table: Table, seed: int) -> None:
    """Views and moves of a redealt state are byte for byte those of the original."""
    for match, twin, seat in pairs(table, seed, moves=40):
        assert sight(match, seat) == sight(twin, seat), f"{seat} can tell a redeal"


def redeals_hide_something(table: Table, seed: int) -> None:
    """Redealing does draw anew: in a whole game hardly ever is nothing hidden."""
    assert any(m.state.key() != t.state.key() for m, t, _ in pairs(table, seed, moves=40))


def refuses_the_same(table: Table, seed: int) -> None:
    """A refusal says the same, in words and in facts, whatever is hidden."""
    rng = Random(seed)
    for match, twin, seat in pairs(table, seed, moves=25):
        if seat is not None:
            for text in mutations(match.moves(seat, limit=MANY), rng, vocabulary(table)):
                assert refusal(match, seat, text) == refusal(twin, seat, text), text


def tells_the_same(table: Table, seed: int) -> None:
    """If a move leaves somebody unable to tell two states apart, so do the events they got."""
    rng = Random(seed)
    for match, twin, seat in pairs(table, seed, moves=40):
        mover, text = random_move(match, rng)
        if not twin.legal(mover, text):
            continue
        one, other = _after(match, mover, text), _after(twin, mover, text)
        if sight(one, seat) == sight(other, seat):
            assert told(one, seat) == told(other, seat), f"{seat} is told of {text}"


def nothing_changes_untold(table: Table, seed: int) -> None:
    """Whoever is told nothing of a move sees what they saw before; the server relies on it."""
    rng = Random(seed)
    match = table.match(rng)
    before: dict[str | None, bytes] = {}
    for _ in play_on(match, rng, moves=60):
        mover = match.record.entries[-1].seat
        for seat in (*match.seats, None):
            now = msgspec.json.encode(match.view(seat))
            if mover and mover != seat and seat in before and told(match, seat) == b"[]":
                assert now == before[seat], f"{seat} was not told what {mover} did"
            before[seat] = now


def chance_tells_the_same(table: Table, seed: int) -> None:
    """If somebody cannot tell two outcomes of chance apart, they are told the same of both."""
    rng = Random(seed)
    for match in _before_chance(table, rng, moves=40):
        outcome = match.state.spec().sample(rng)
        one = _outcome(match, outcome)
        for _ in range(8):
            with suppress(ChanceError):
                other = _outcome(match, swapped(outcome, rng))
                for seat in (*match.seats, None):
                    if sight(one, seat) == sight(other, seat):
                        assert told(one, seat) == told(other, seat), f"{seat} is told of chance"


def undo_takes_back_no_knowledge(table: Table, seed: int) -> None:
    """A move that showed its mover something hidden cannot be taken back."""
    rng = Random(seed)
    for match, twin, seat in pairs(table, seed, moves=60):
        mover, text = random_move(match, rng)
        if mover is None or mover != seat or not twin.legal(mover, text):
            continue
        one, other = _after(match, mover, text), _after(twin, mover, text)
        if sight(one, seat) != sight(other, seat):
            assert not one.can_undo(mover), f"{seat} saw something by {text} and may take it back"


def guesses_look_the_same(table: Table, seed: int) -> None:
    """A state guessed from a view has that view, and the same moves."""
    rng = Random(seed)
    for match in play_on(table.match(rng), rng, moves=40):
        for seat in (*match.seats, None):
            twin = redealt(match, seat, rng)
            view = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            twin.state = match.game.guess(view, rng)
            assert sight(match, seat) == sight(twin, seat), f"{seat}: the guess looks different"


def quick_does_not_peek(table: Table, seed: int) -> None:
    """The quick player makes the same move whatever is hidden from its seat."""
    for match, twin, seat in pairs(table, seed, moves=60):
        if seat in actors(match) and seat is not None:
            assert quick_move(match, seat, seed) == quick_move(twin, seat, seed)


def quick_move(match: Match, seat: str, seed: int) -> str:
    """What the quick player does here."""
    actor = match.seats.index(seat)
    n = match.game.quick.move(match.state, actor, NativeRandom(seed), match.out)
    return match.game.write(match.state, actor, [int(match.out[i]) for i in range(int(n))])


def levels_do_not_peek(table: Table, seed: int) -> None:
    """Every level answers the same, byte for byte, to the same view, seed and iterations."""
    asked = ((m, t, seat) for m, t, seat in pairs(table, seed, moves=9) if seat in actors(m))
    for match, twin, seat in islice(asked, 2, None, 6):  # searching takes its time
        if seat is not None:
            for level in LEVELS:
                answer = level_move(match, seat, level, seed)
                assert match.legal(seat, answer), f"level {level} plays {answer}"
                assert answer == level_move(twin, seat, level, seed), f"level {level} peeks"


def level_move(match: Match, seat: str, level: str, seed: int, iterations: int = 4) -> str:
    """What a level does here, thinking a little."""
    policy = character(match.game.name, level)
    if search := search_of(policy):
        search.iterations = iterations
    return PolicyBot(policy).choose(match.view(seat), Random(seed))


def sight(match: Match, seat: str | None) -> bytes:
    """Everything these eyes are shown now."""
    moves = match.moves(seat, limit=MANY) if seat else []
    return msgspec.json.encode([match.view(seat), moves])


def told(match: Match, seat: str | None) -> bytes:
    """What these eyes were told of the last move."""
    return msgspec.json.encode(match.events(seat, len(match.news)))


def refusal(match: Match, seat: str, text: str) -> str:
    """All that a refusal says; nothing for a legal move."""
    try:
        match.check(seat, text)
    except MoveError as error:
        return f"{type(error).__name__}: {error} {error.message} {error.facts}"
    return ""


def swapped(outcome: list[str], rng: Random) -> list[str]:
    """An outcome with two of its places changed for each other."""
    other = outcome[:]
    i, j = rng.randrange(len(other)), rng.randrange(len(other))
    other[i], other[j] = other[j], other[i]
    return other


def _before_chance(table: Table, rng: Random, moves: int) -> Iterator[Match]:
    """A match each time chance is due, before it is settled."""
    match = Match(table.game.name, table.seats, dict(table.options), table.game.rules)
    while moves:
        if isinstance(match.turn, Chance):
            yield match
            match.chance(match.state.spec().sample(rng))
        elif actors(match):
            match.play(*random_move(match, rng))
            moves -= 1
        else:
            return


def _after(match: Match, seat: str | None, text: str) -> Match:
    after = _alike(match)
    after.play(seat, text)
    return after


def _outcome(match: Match, outcome: list[str]) -> Match:
    after = _alike(match)
    after.chance(outcome)
    return after


def _alike(match: Match) -> Match:
    """A match in the same state, with nothing on record."""
    record = match.record
    alike = Match(record.game, record.seats, record.options, record.rules)
    alike.state = match.state.copy()
    alike.state.news = []
    return alike


def _eyes(match: Match, seat: str | None) -> int:
    return int(NOBODY) if seat is None else match.seats.index(seat)


SECRECY: list[Law] = [
    looks_the_same,
    redeals_hide_something,
    refuses_the_same,
    tells_the_same,
    nothing_changes_untold,
    chance_tells_the_same,
    undo_takes_back_no_knowledge,
    guesses_look_the_same,
    quick_does_not_peek,
    levels_do_not_peek,
]
