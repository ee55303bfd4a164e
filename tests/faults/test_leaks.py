"""Nobody is told, over their socket, anything that depends on what they may not know.

The long form is HANDVOLL_LEAKS=1000 pytest -s tests/faults/test_leaks.py.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from handvoll import GAMES
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import LISTED
from handvoll.server import (
    commands,
    evenings,
    hosting,
    index,
    messenger,
    room,
    routes,
    socket,
    telling,
)
from handvoll.server.errors import Stale
from handvoll.server.log import Happened
from handvoll.server.routes import records
from handvoll.server.seat import Seat
from handvoll.server.socket import Client
from handvoll.server.store.nudges import Nudge
from handvoll.server.table import Table
from handvoll.testkit.laws import mutations
from handvoll.wire.live import Ping, Reacted
from handvoll.wire.tables import Attend, Settings
from tests.faults import histories
from tests.faults.progress import Progress
from tests.faults.twins import Watch, twin_of
from tests.server.guest import Guest, Live, any_move, is_awaited, is_over
from tests.server.process import Server
from tests.server.screen import Screen
from tests.server.tables import ANNA, BEN, Sheet
from tests.server.test_games import SHORT

MATCHES = int(os.environ.get("HANDVOLL_LEAKS", "2"))
AT_ONCE = 4  # tables
BESIDE, SELDOM = 4, 10  # things to do beside the game, in so many turns
PAGES = 20  # updates, after which who looks on opens the pages again
LOOKS = 5  # at a planted leak: whose eyes are compared is a matter of luck


@pytest.mark.parametrize("game", GAMES)
def test_no_message_depends_on_what_is_hidden(tmp_path: Path, game: str) -> None:
    with Server(tmp_path / "data", "tests.faults.run_twins") as server:
        asyncio.run(asyncio.wait_for(many_games(server.address, game), 7200 * 2))
        server.stop()
        lines = server.written().splitlines()
    notes = [json.loads(line) for line in lines if line.startswith("{")]
    assert {note["what"] for note in notes} == {"compared"}, "no leak, and nothing else is noted"
    compared = {note["of"]: note["number"] for note in notes}
    assert set(compared) >= {"update", "event", "play", "undo", "hint", "try", "evening"}
    assert set(compared) >= {"group", "home", "table", "chat", "push", "told", "seats"}
    if game == "fiver":  # the one game where others act unseen
        assert {f"history {kind.__name__}" for kind in histories.kinds() - {Ping}} <= set(compared)
    assert "moves" in compared or GAMES[game].listed == LISTED, "asked for where they are not told"
    print(f"{game}: compared", compared)


async def many_games(address: str, game: str) -> None:
    """So many games, some at a time."""
    progress = Progress(f"leaks, {game}", MATCHES)
    numbers = iter(range(MATCHES))

    async def one_after_the_other(who: int) -> None:
        people = [await Guest.known(address, f"Guest {who}-{i}") for i in range(5)]
        for number in numbers:
            await everybody_watches(people, game, Random(f"{game}-{number}"))
            progress.show(number + 1)

    await asyncio.gather(*(one_after_the_other(who) for who in range(AT_ONCE)))


async def everybody_watches(people: list[Guest], game: str, rng: Random) -> None:
    """One game: somebody on every seat, a spectator and a television."""
    seats = rng.choice([n for n in GAMES[game].seats if 2 <= n <= 4])
    host, *others = people[:seats]
    settings = {"call_seconds": 2, "grace": 3600, "days": 0 if GAMES[game].hurries else 1}
    table = await host.open(game, seats, options=SHORT.get(game, {}), settings=settings)
    for guest in others:
        await guest.sit(table)
    await host.post(f"/api/tables/{table}/start")
    television = Screen(host.address)
    await television.pointed_by(host, table)
    async with asyncio.TaskGroup() as group:
        for guest in people[:seats]:
            group.create_task(play_and_err(guest, table, Random(rng.random())))
        for eyes in (people[4], television):
            group.create_task(watch(eyes, table))


async def watch(eyes: Guest, table: str) -> None:
    """Look on to the end, now and then at the sheet of the evening too."""
    async with eyes.live(table) as live:
        while not live.update or not is_over(live.update):
            message = await live.receive()
            if message["is"] == "update" and len(live.updates) % PAGES == 1:
                await eyes.get(f"/api/evenings/{table}")
                await eyes.get(f"/api/tables/{table}")
        assert "error" in await live.play("draw")


async def play_and_err(guest: Guest, table: str, rng: Random) -> None:
    """Play legal moves to the end, and try, undo and ask what one should not."""
    async with guest.live(table) as live:
        for which in range(BESIDE):  # each once, however short the game is
            await look_beside(guest, table, live, which)
        while True:
            await live.until(lambda u: u["moves"] or is_awaited(u) or is_over(u))
            if is_over(live.update):
                return
            if is_awaited(live.update):
                await ask_in_between(live, rng)
                continue
            await ask_for_trouble(live, rng)
            await look_beside(guest, table, live, rng.randrange(SELDOM))
            seq, listed = live.update["seq"], live.update["moves"]
            if listed and "error" not in await live.play(any_move(live.update, rng)):
                await live.until(lambda update, seq=seq: update["seq"] > seq)


async def ask_for_trouble(live: Live, rng: Random) -> None:
    seq = live.update["seq"]
    wrong = rng.choice(list(mutations(await live.moves(), rng)))[:400]
    match rng.randrange(30):
        case 0 | 1 | 2 | 3 | 4 | 5:
            await live.ask("undo", seq=seq)
        case 6:  # what a bot thinks for long follows from the view, which is compared before
            await live.ask("hint")
        case 7 | 8 | 9 | 10 | 11 | 12:
            await live.ask("try", seq=seq, move=wrong)
        case _:
            await live.play(wrong)


async def look_beside(guest: Guest, table: str, live: Live, which: int) -> None:
    """Look at a page of the group, or say something."""
    match which:
        case 0:
            await guest.get("/api/me/tables")
            await guest.get(f"/api/tables/{table}/told")
        case 1:
            await guest.get(f"/api/evenings/{table}")
            await guest.get("/api/me/evenings")
        case 2:
            await live.ask("say", words="hello")
            await guest.send("POST", f"/api/tables/{table}/seats", {"do": "swap", "seat": "A"})
        case 3:
            await live.ask("react", reaction="smile")
        case _:
            pass


async def ask_in_between(live: Live, rng: Random) -> None:
    """Ask what nobody may know between two rounds, then be ready."""
    seq = live.update["seq"]
    assert "error" in await (live.ask("hint") if rng.random() < 0.5 else live.ask("undo", seq=seq))
    if "error" not in await live.ask("ready", seq=live.update["seq"]):
        await live.until(lambda update: update["seq"] > seq)


# Whether the twins would notice


@dataclass
class Leaky:
    """A way to leak, put where the server should not."""

    what: str
    game: str
    where: Any
    name: str
    leak: Callable[[Any], Callable[..., Any]] = field(repr=False)


def hidden(table: Table) -> int:
    """Something that only the whole state knows."""
    assert table.match is not None
    return hash(str(table.match.state.key()))


def with_more_in_the_view(update: Any) -> Callable[..., Any]:
    def leak(table: Table, *more: Any) -> Any:
        told = update(table, *more)
        return msgspec.structs.replace(told, view={"key": hidden(table)} if told.view else None)

    return leak


def with_the_count_of_all(update: Any) -> Callable[..., Any]:
    return lambda table, *more: msgspec.structs.replace(update(table, *more), seq=table.seq)


def with_undo_for_all(update: Any) -> Callable[..., Any]:
    def leak(table: Table, *more: Any) -> Any:
        return msgspec.structs.replace(update(table, *more), can_undo=hidden(table) % 2 == 0)

    return leak


def telling_all(tell: Any) -> Callable[..., Any]:
    def leak(table: Table, line: Any, *more: Any) -> Any:
        told = tell(table, line, *more)
        if not isinstance(line.body, Happened):
            return told
        return msgspec.structs.replace(told, events=[{"event": "x", "key": hidden(table)}])

    return leak


def seen_by_all(seen: Any) -> Callable[..., Any]:
    return lambda *more: True


def refusing_with_more(play: Any) -> Callable[..., Any]:
    def leak(table: Table, seat: Seat, *more: Any) -> Any:
        try:
            return play(table, seat, *more)
        except HandvollError as error:
            error.facts["key"] = hidden(table)
            raise

    return leak


def events_in_another_order(tell: Any) -> Callable[..., Any]:
    def leak(table: Table, *more: Any) -> Any:
        told = tell(table, *more)
        turn = 1 if hidden(table) % 2 else -1
        return msgspec.structs.replace(told, events=[*told.events, {"event": "x"}][::turn])

    return leak


def pages_that_count(told_since: Any) -> Callable[..., Any]:
    return lambda table, person, since: [*told_since(table, person, since), table.seq]


def answers_that_count(count: Any) -> Callable[..., Any]:
    return lambda client, table: len(table.log)


def undo_that_tells(undo: Any) -> Callable[..., Any]:
    """Stale if anything happened, seen or not: so it tells whether somebody drew in secret."""

    def leak(table: Table, seat: Seat, seen: int) -> Any:
        if seen < table.entry_lines[-1]:
            raise Stale("table-stale")
        return undo(table, seat, seen)

    return leak


def take_back_that_tells(take_back: Any) -> Callable[..., Any]:
    def leak(table: Table, seat: Seat) -> Any:
        if table.seq % 2:
            raise Stale("table-stale")
        return take_back(table, seat)

    return leak


def take_back_for_some_hands(take_back: Any) -> Callable[..., Any]:
    def leak(table: Table, seat: Seat) -> Any:
        if hidden(table) % 2:
            raise Stale("table-stale")
        return take_back(table, seat)

    return leak


def hint_that_tells(look: Any) -> Callable[..., Any]:
    def leak(client: Any, table: Table) -> Any:
        view, seq = look(client, table)
        return {**view, "lines": len(table.log)}, seq

    return leak


def a_sheet_that_tells(game_at: Any) -> Callable[..., Any]:
    return lambda table: dataclasses.replace(game_at(table), day=str(hidden(table)))


def a_page_that_tells(seen: Any) -> Callable[..., Any]:
    return lambda table, person: dataclasses.replace(seen(table, person), day=str(hidden(table)))


def a_page_that_counts(seen: Any) -> Callable[..., Any]:
    return lambda table, person: dataclasses.replace(seen(table, person), day=str(table.seq))


def a_home_that_tells(turn: Any) -> Callable[..., Any]:
    return lambda table, person, now: (*turn(table, person, now)[:2], hidden(table))


def a_card_that_tells(info: Any) -> Callable[..., Any]:
    return lambda table, who: msgspec.structs.replace(info(table, who), minutes=hidden(table))


def a_seat_that_tells(waiting_for: Any) -> Callable[..., Any]:
    return lambda table, person: str(hidden(table))


def words_that_tell(spoken: Any) -> Callable[..., Any]:
    return lambda table, *more: msgspec.structs.replace(
        spoken(table, *more), words=str(hidden(table))
    )


def a_bot_that_tells(remark: Any) -> Callable[..., Any]:
    return lambda table, lines, rng: Reacted("A", str(hidden(table)), "sad")


def a_push_that_tells(calls: Any) -> Callable[..., Any]:
    def leak(table: Table, person: str) -> Any:
        told = calls(table, person)
        return {
            lang: msgspec.structs.replace(each, body=str(hidden(table)))
            for lang, each in told.items()
        }

    return leak


def a_push_for_some_hands(nudges: Any) -> Callable[..., Any]:
    def leak(table: Table, lines: list[Any]) -> Any:
        return (*nudges(table, lines), Nudge("anna", table.id, hidden(table)))

    return leak


def test_every_kind_of_message_is_tried() -> None:
    assert set(histories.SAMPLES) == histories.kinds()


def test_a_twin_differs_where_it_may() -> None:
    sheet = Sheet("igo").started()
    twin = twin_of(sheet.table, "A")
    assert sheet.table.match
    assert twin.match
    assert sheet.table.match.view("A") == twin.match.view("A")
    assert sheet.table.match.view("B") != twin.match.view("B"), "so a leak would be noticed"


@pytest.mark.parametrize(
    "leaky",
    [
        Leaky("update", "igo", telling, "update", with_more_in_the_view),
        Leaky("update", "igo", telling, "update", with_undo_for_all),
        Leaky("event", "igo", telling, "tell", telling_all),
        Leaky("event", "fiver", telling, "_seen", seen_by_all),
        Leaky("event", "fiver", telling, "update", with_the_count_of_all),
        Leaky("play", "igo", commands, "play", refusing_with_more),
        Leaky("ready", "igo", commands, "ready", refusing_with_more),
        Leaky("take back", "igo", commands, "take_back", take_back_for_some_hands),
        Leaky("seats", "igo", hosting, "attend", refusing_with_more),
        Leaky("update", "igo", telling, "tell", events_in_another_order),
        Leaky("history beside", "fiver", records, "told_since", pages_that_count),
        Leaky("history React", "fiver", Client, "_count", answers_that_count),
        Leaky("history Undo", "fiver", commands, "undo", undo_that_tells),
        Leaky("history TakeBack", "fiver", commands, "take_back", take_back_that_tells),
        Leaky("history Hint", "fiver", Client, "_hint_view", hint_that_tells),
        Leaky("evening", "igo", evenings, "game_at", a_sheet_that_tells),
        Leaky("group", "igo", routes.evenings, "_seen", a_page_that_tells),
        Leaky("history beside", "fiver", routes.evenings, "_seen", a_page_that_counts),
        Leaky("home", "igo", routes.people, "_turn", a_home_that_tells),
        Leaky("table", "igo", routes.tables, "table_info", a_card_that_tells),
        Leaky("table", "igo", telling, "waiting_for", a_seat_that_tells),
        Leaky("chat", "igo", socket, "_spoken", words_that_tell),
        Leaky("remark", "igo", room, "remark", a_bot_that_tells),
        Leaky("push", "igo", messenger, "calls", a_push_that_tells),
        Leaky("push", "igo", index, "nudges_of", a_push_for_some_hands),
    ],
    ids=lambda leaky: f"{leaky.what}-{leaky.leak.__name__}",
)
def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch, leaky: Leaky) -> None:
    monkeypatch.setattr(leaky.where, leaky.name, leaky.leak(getattr(leaky.where, leaky.name)))
    assert any(leaky.what in leaks_of_a_game(monkeypatch, leaky.game) for _ in range(LOOKS))


@pytest.mark.parametrize("game", GAMES)
def test_no_leak_is_seen_where_none_is(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    assert not leaks_of_a_game(monkeypatch, game)


def leaks_of_a_game(monkeypatch: pytest.MonkeyPatch, game: str) -> Counter[str]:
    """What a watch finds in a game played without sockets."""
    found: Counter[str] = Counter()
    days = Settings(days=0 if GAMES[game].hurries else 1)
    with monkeypatch.context() as watched:
        Watch(lambda what, *more: found.update([what])).install(watched.setattr)
        sheet = Sheet(game, options=SHORT.get(game, {}), settings=days).started()
        rng = Random(3)
        for _ in range(40):
            sheet.play_randomly(rng, 1)
            for person in ("anna", "ben", None):
                telling.update(sheet.table, person, 0, 0)
            told_beside(sheet.table)
            for letter in "AB":
                with_refusal(sheet.table, letter)
    return found


def told_beside(table: Table) -> None:
    """Every page of a group, some words, a remark and a push."""
    routes.evenings._seen(table, "anna")
    routes.people._turn(table, "anna", 0)
    vars(routes.tables)["table_info"](table, "anna")
    socket._spoken(table, ANNA, "hello")
    socket._reacted(table, ANNA, "wow")
    vars(room)["remark"](table, table.log[-1:], Random(0))
    index.nudges_of(table, table.log[-1:])
    records.told_since(table, ANNA, 0)
    with suppress(HandvollError):
        hosting.attend(table, BEN, Attend("bot", "A"), 0)


def with_refusal(table: Table, letter: str) -> None:
    for command, more in (
        (commands.ready, (0,)),
        (commands.take_back, ()),
        (commands.show, ("x",)),
    ):
        with suppress(HandvollError):
            command(table, table.seats[letter], *more)
    try:
        commands.play(table, table.seats[letter], table.seq, "nonsense")
    except HandvollError:
        return
    raise AssertionError("nonsense is no move")
