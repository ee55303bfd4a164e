"""The laws of play: what is true of every game at every table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from handvoll import compiled
from handvoll.engine.errors import GameOver, MoveError
from handvoll.engine.game import Saying, Telling, Types
from handvoll.engine.match import Match, state_hash
from handvoll.engine.record import Record
from handvoll.engine.state import TABLE
from handvoll.engine.turn import Over
from handvoll.testkit.tables import MANY, Table, actors, finish, play_on
from handvoll.text import LANGUAGES, facts_of

Law = Callable[[Table, int], None]


def games_end_and_replay(table: Table, seed: int) -> None:
    """A random game ends; its record replays, through text, to the same final hash."""
    rng = Random(seed)
    match = finish(table.match(rng), rng)
    assert isinstance(match.turn, Over)
    assert match.turn.winners, "somebody wins"
    assert all(not match.moves(seat) for seat in match.seats), "nobody moves after the end"
    again = Match.replay(Record.loads(match.record.dumps()))
    assert again.hash == match.hash
    assert again.record.dumps() == match.record.dumps()
    assert [again.events(None, n + 1) for n in range(len(again.news))] == [
        match.events(None, n + 1) for n in range(len(match.news))
    ]


def nobody_moves_after_the_end(table: Table, seed: int) -> None:
    """Once the game is over every move is refused with GameOver."""
    rng = Random(seed)
    match = finish(table.match(rng), rng)
    for seat in (*match.seats, None):
        try:
            match.play(seat, "anything")
        except GameOver:
            continue
        raise AssertionError(f"{seat} could move after the end")


def copies_are_independent(table: Table, seed: int) -> None:
    """Playing on with a copy leaves the original alone, and the other way round."""
    rng = Random(seed)
    match = table.match(rng)
    for _ in play_on(match, rng, moves=rng.randrange(60)):
        pass
    copied = match.state.copy()
    before = match.hash
    assert state_hash(copied) == before, "a copy is equal"
    other = Match.replay(match.record)
    other.state = match.state.copy()
    other.state.news = []
    finish(other, rng)
    assert match.hash == before, "playing on with a copy changed the original"
    finish(match, rng)
    assert state_hash(copied) == before, "playing on changed a copy"


def moves_are_the_legal_ones(table: Table, seed: int) -> None:
    """What `moves` lists is legal and round-trips; what it does not list is not legal."""
    rng = Random(seed)
    for match in play_on(table.match(rng), rng, moves=60):
        seat = rng.choice(actors(match))
        moves = match.moves(seat, limit=MANY)
        complete = len(moves) < MANY
        assert moves, f"{seat} may act but has no move"
        assert len(set(moves)) == len(moves), "one move has one text"
        for text in moves:
            assert match.legal(seat, text), f"{seat}: {text} is listed but refused"
            assert reread(match, seat, text) == text, f"{seat}: {text} is read as another move"
        for text in mutations(moves, rng, vocabulary(table)):
            if match.legal(seat, text) and complete:
                assert reread(match, seat, text) in moves, f"{seat}: {text} is not listed"


def reread(match: Match, seat: str | None, text: str) -> str:
    """The one text of the move that this text is read as."""
    actor = int(TABLE) if seat is None else match.seats.index(seat)
    return match.game.write(match.state, actor, match.check(seat, text))


def illegal_moves_change_nothing(table: Table, seed: int) -> None:
    """A refused move leaves the state, the record and every view as they were."""
    rng = Random(seed)
    for match in play_on(table.match(rng), rng, moves=30):
        before = _everything(match)
        for seat in (*match.seats, None):
            for text in mutations(match.moves(seat, limit=MANY), rng, vocabulary(table)):
                if not match.legal(seat, text):
                    _refused(match, seat, text)
        assert _everything(match) == before


def undo_restores(table: Table, seed: int) -> None:
    """Undo brings back the state before the move, and the record with it replays."""
    rng = Random(seed)
    match = table.match(rng)
    before = match.hash
    undone = 0
    for _ in play_on(match, rng, moves=80):
        last = match.record.entries[-1].seat
        if last and match.can_undo(last) and rng.random() < 0.5:
            match.undo(last)
            assert match.hash == before
            assert Match.replay(match.record.dumps()).hash == before
            undone += 1
        before = match.hash
        if undone > 5:
            return


def views_are_plain_data(table: Table, seed: int) -> None:
    """Views and events survive JSON unchanged."""
    rng = Random(seed)
    for match in play_on(table.match(rng), rng, moves=40):
        for seat in (*match.seats, None):
            seen = [match.view(seat), match.events(seat, len(match.news))]
            assert msgspec.json.decode(msgspec.json.encode(seen)) == seen


def types_are_true(table: Table, seed: int) -> None:
    """Views, tellings and sayings are what the game's types say, and nothing more."""
    types = table.game.types
    if types is None or compiled():  # a compiled module forgets the types of its views
        return
    rng = Random(seed)
    for match in play_on(table.match(rng), rng, moves=40):
        for seat in (*match.seats, None):
            _is(match.view(seat), types.view)
            for telling in match.events(seat, len(match.news)):
                _told_as(types, telling)
        for seat in filter(None, actors(match)):
            _foretold_as(types, match, seat, rng)


def _foretold_as(types: Types, match: Match, seat: str, rng: Random) -> None:
    """What is said and foreseen of some moves is of these types, too."""
    moves = match.moves(seat, limit=MANY)
    for move in rng.sample(moves, min(4, len(moves))):
        _is(match.game.say(match.view(seat), move).facts, types.facts)
        for telling in match.foresee(seat, move):
            _told_as(types, telling)


def _told_as(types: Types, telling: Telling) -> None:
    """A telling has exactly the facts its event is declared with, each of its type."""
    name, facts = telling["event"], {**telling}
    del facts["event"]
    assert {*facts} == {*types.tellings[name].split()}, f"{name} carries {[*facts]}"
    _is(facts, types.facts)


def _is(data: object, type: Any) -> None:
    """Plain data of a type: nothing else, nothing missing, nothing more."""
    try:
        declared = msgspec.convert(data, type)
    except msgspec.ValidationError as error:
        raise AssertionError(f"no {type.__name__}: {error}") from error
    assert declared == data, f"more than a {type.__name__}: {data}"


def moves_are_said(table: Table, seed: int) -> None:
    """Every legal move has a saying, of the view alone, in words of every language."""
    rng = Random(seed)
    for match in play_on(table.match(rng), rng, moves=20):
        for seat in filter(None, actors(match)):
            view = match.view(seat)
            again = msgspec.json.decode(msgspec.json.encode(view))
            for move in match.moves(seat, limit=MANY):
                said = table.game.say(view, move)
                assert table.game.say(again, move) == said, f"{move} is said by more than the view"
                _worded(said)


def _worded(said: Saying) -> None:
    """The message is written in all languages and speaks of exactly these facts."""
    for language in LANGUAGES:
        written = facts_of(said.message, language)
        assert written == {*said.facts}, f"{said.message} ({language}) speaks of {written}"
    assert len(said.to) <= 1 or not said.cards or len(said.to) == len(said.cards)


def _refused(match: Match, seat: str | None, text: str) -> None:
    try:
        match.play(seat, text)
    except MoveError as error:
        assert str(error), "a refusal says why"
        return
    raise AssertionError(f"{seat}: {text} is not legal but was played")


def _everything(match: Match) -> bytes:
    views = [match.view(seat) for seat in (*match.seats, None)]
    return msgspec.json.encode([match.state.key(), views, match.record.dumps(), len(match.news)])


def mutations(moves: list[str], rng: Random, others: Sequence[str] = ()) -> Iterator[str]:
    """Texts that seldom are moves here: some of others, and these misspelt."""
    yield from ("", " ", "nonsense", "x" * 5000, "row 999999999999999999999", "keep keep", "\0")
    yield from rng.sample(others, min(len(others), 12))
    pool = [word for text in moves for word in text.split()] or ["keep"]
    for text in rng.sample(moves, min(len(moves), 6)):
        yield from _misspelt(text, pool, rng)


def _misspelt(text: str, pool: list[str], rng: Random) -> Iterator[str]:
    """Words dropped, doubled, exchanged or out of order; a wrong letter."""
    words = text.split()
    i = rng.randrange(len(words))
    yield " ".join(words[:i] + words[i + 1 :])
    yield " ".join([*words[:i], words[i], *words[i:]])
    yield " ".join([*words[:i], rng.choice(pool), *words[i + 1 :]])
    yield " ".join(rng.sample(words, len(words)))
    yield text.upper()
    yield text + " "
    spot = rng.randrange(len(text))
    yield text[:spot] + rng.choice("abcdefghijrst0123456789 @") + text[spot + 1 :]


_vocabularies: dict[str, list[str]] = {}


def vocabulary(table: Table) -> list[str]:
    """Moves that were legal at some time in a random game here; most are not at another."""
    if str(table) not in _vocabularies:
        rng = Random(str(table))
        found: set[str] = set()
        for match in play_on(table.match(rng), rng, moves=150):
            found.update(text for seat in actors(match) for text in match.moves(seat, limit=MANY))
        _vocabularies[str(table)] = sorted(found)
    return _vocabularies[str(table)]


LAWS: list[Law] = [
    games_end_and_replay,
    nobody_moves_after_the_end,
    copies_are_independent,
    moves_are_the_legal_ones,
    illegal_moves_change_nothing,
    undo_restores,
    views_are_plain_data,
    moves_are_said,
    types_are_true,
]
