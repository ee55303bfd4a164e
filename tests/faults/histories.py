"""Different histories, the same view: whatever somebody says, they are answered the same.

What others did unseen is in one table's log and not in the other's. Each kind of message is tried
at both, as the socket takes it, and so is what comes after: the update once it is obeyed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

from handvoll.server import commands, telling
from handvoll.server.commands import Person
from handvoll.server.log import Line
from handvoll.server.socket import Client, Seen
from handvoll.server.table import Table
from handvoll.wire.live import (
    Hint,
    Moves,
    Ping,
    Play,
    React,
    Ready,
    Said,
    Say,
    Show,
    TakeBack,
    Try,
    Undo,
)

Take = Callable[[Table, Line], None]
TEXTS = 3  # legal moves tried

# What is tried of each kind, on the sight of `seq`; a kind without a sample fails its test.
SAMPLES: dict[type, Callable[[int, list[str]], list[Any]]] = {
    Play: lambda seq, texts: [Play("x", at, text) for at in around(seq) for text in texts],
    Try: lambda seq, texts: [Try("x", seq, text) for text in texts],
    Undo: lambda seq, texts: [Undo("x", at) for at in around(seq)],
    Ready: lambda seq, texts: [Ready("x", at) for at in around(seq)],
    Show: lambda seq, texts: [Show("x", "ab" * 8)],
    Hint: lambda seq, texts: [Hint("x")],
    Moves: lambda seq, texts: [Moves("x")],
    React: lambda seq, texts: [React("x", "smile")],
    Say: lambda seq, texts: [Say("x", "hello")],
    TakeBack: lambda seq, texts: [TakeBack("x")],
    Ping: lambda seq, texts: [],  # answered out of what the connection was told last
}


def kinds() -> set[type]:
    """Every kind of message a client can send."""
    return set(get_args(Said))


def around(seq: int) -> list[int]:
    """Counts somebody could claim to have: none, an old one, this one, one too many."""
    return sorted({0, max(0, seq - 1), seq, seq + 1})


def messages(table: Table, letter: str) -> Iterator[Any]:
    """What somebody on a seat could say now."""
    assert table.match is not None
    texts = [*table.match.moves(letter, TEXTS), "nonsense"]
    for sample in SAMPLES.values():
        yield from sample(telling.count(table, letter), texts)


def answer(table: Table, letter: str, said: Any, take: Take) -> object:
    """What a seat is answered; for what is obeyed, also what it is told then."""
    client = _client(table, letter)
    match said:
        case Hint():
            return client._hint_view(table)
        case Try(id, _, move):
            return client._foresee(table, id, move)
        case Moves(id):
            return client._all_moves(table, id)
        case React() | Say():
            return client._count(table)  # all that these are answered out of
        case _:
            return _obeyed(table, letter, client._decide(said)(table), take)


def _obeyed(table: Table, letter: str, bodies: list[Any], take: Take) -> object:
    after, since = table.copy(), telling.count(table, letter)
    for body in bodies:
        take(after, Line(after.seq + 1, table.log[-1].at, body))
    happenings = telling.happenings(after, letter, since)
    waits = letter in after.waiting
    return happenings, after.match and after.match.view(letter), waits, undo_of(after, letter)


def undo_of(table: Table, letter: str) -> bool:
    """Whether undo is offered."""
    return commands.can_undo(table, letter)


def _client(table: Table, letter: str) -> Client:
    """A connection of whoever sits there, without a socket."""
    client = object.__new__(Client)
    seat = table.seats[letter]
    client.who = Person(seat.person or "", seat.name)
    client.person = seat.person
    client.seen = Seen(None)
    return client
