"""Live views: exactly once, stale, reconnect, undo, hints, and who is told what."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guest import Guest, Live, Update, browser
from tests.server.process import Server

CALM = {"pace": 10, "grace": 3600}
BARE = {"puppet": None}  # who never chose a puppet


async def duel(address: str, game: str = "fifteen", **more: object) -> tuple[Guest, Guest, str]:
    """Anna and Ben at a table that has begun."""
    anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
    table = await anna.open(game, 2, settings=CALM, **more)
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


def scene(play: Callable[[str], Awaitable[None]]) -> Callable[[Server], None]:
    """A test that plays against the server."""

    def test(server: Server) -> None:
        asyncio.run(asyncio.wait_for(play(server.address), 300))

    test.__name__, test.__doc__ = play.__name__, play.__doc__
    return test


def all_here(update: Update) -> bool:
    return update["view"] and all(seat["here"] for seat in update["table"]["seats"])


async def at_turn(*lives: Live) -> Live:
    """Whoever is to move, once everybody is there and has heard of it."""
    for live in lives:
        await live.until(all_here)
    return next(live for live in lives if live.update["moves"])


@scene
async def test_a_move_is_played_once_however_often_it_is_sent(address: str) -> None:
    anna, ben, table = await duel(address)
    async with anna.live(table) as a, ben.live(table) as b:
        mover = await at_turn(a, b)
        move, seq = mover.update["moves"][0], mover.update["seq"]
        first = await mover.play(move, id="once")
        entries = mover.update["seq"]
        again = await mover.play(move, id="once", seq=seq)
        assert "error" not in first
        assert "error" not in again
        assert mover.update["seq"] == entries
    async with anna.live(table) as a, ben.live(table) as b:
        await at_turn(a, b)
        who = a if mover.update["table"]["mine"] == "A" else b
        view = who.update["view"]
        assert "error" not in await who.play(move, id="once"), "also on another connection"
        assert who.update["view"] == view


@scene
async def test_an_old_sight_is_refused_with_the_current_seq(address: str) -> None:
    anna, ben, table = await duel(address, "go5")
    async with anna.live(table) as a, ben.live(table) as b:
        mover = await at_turn(a, b)
        before = mover.update["seq"]
        await mover.play("draw")
        answer = await mover.play(mover.update["moves"][0], seq=before)
        assert answer["error"]["kind"] == "Stale"
        assert answer["seq"] == mover.update["seq"]


@scene
async def test_refusals_say_why_and_change_nothing(address: str) -> None:
    anna, ben, table = await duel(address)
    async with anna.live(table) as a, ben.live(table) as b:
        mover = await at_turn(a, b)
        other = b if mover is a else a
        seq = mover.update["seq"]
        refused = await mover.play("row 7")
        assert refused["error"]["kind"] == "IllegalMove"
        assert refused["error"]["rule"]
        assert (await mover.play("nonsense"))["error"]["kind"] == "NotAMove"
        assert (await other.play("keep"))["error"]["kind"] == "NotYourTurn"
        await other.socket.send("not json")
        assert (await other.receive())["error"]["kind"] == "BadRequest"
        await other.socket.send('{"do":"play","id":"x","seq":1,"move":"keep","cheat":1}')
        assert (await other.receive())["error"]["kind"] == "BadRequest"
        assert (await mover.ask("ping"))["seq"] == seq


@scene
async def test_who_comes_back_is_told_what_was_missed(address: str) -> None:
    anna, ben, table = await duel(address)
    async with ben.live(table) as b:
        async with anna.live(table) as a:
            await at_turn(a, b)
            seq = a.update["seq"]
            assert a.updates[0]["whole"] is False, "who comes new starts from the view"
        await b.until(lambda update: not update["table"]["seats"][0]["here"])
        async with anna.live(table, seq) as a:
            await a.until(all_here)
            told = [event["event"] for each in a.update["happenings"] for event in each["events"]]
            assert a.update["whole"]
            assert told == ["went", "came"]
            assert [each["seq"] for each in a.update["happenings"]] == [seq + 1, seq + 2]
    async with anna.live(table, 10**6) as a:
        await a.until(lambda update: update["view"])
        assert a.update["whole"] is False


@scene
async def test_what_was_told_is_told_again_to_the_same_eyes_only(address: str) -> None:
    anna, ben, table = await duel(address, "go5")
    async with anna.live(table, 0) as a, ben.live(table, 0) as b:
        mover = await at_turn(a, b)
        await mover.play("draw")
        for guest, live in ((anna, a), (ben, b)):
            again = await guest.get(f"/api/tables/{table}/told")
            await live.until(lambda update, last=again[-1]["seq"]: update["seq"] >= last)
            heard = [each for update in live.updates for each in update["happenings"]]
            assert again == heard[: len(again)]
    nobody = await Guest(address, "").get(f"/api/tables/{table}/told")
    assert not any("cards" in each for happening in nobody for each in happening["events"])


@scene
async def test_a_spectator_sees_but_has_no_hands(address: str) -> None:
    _, ben, table = await duel(address, "igo")
    watcher = await Guest.known(address, "Watcher")
    stranger = Guest(address, "")
    async with watcher.live(table) as w, ben.live(table) as b, stranger.live(table) as s:
        await b.until(lambda update: update["view"])
        for eyes in (w, s):
            await eyes.until(lambda update: update["view"])
            assert eyes.update["view"]["seat"] is None
            assert eyes.update["moves"] == []
            refused = await eyes.play("draw")
            assert refused["error"]["kind"] == "NotAllowed"


@scene
async def test_all_who_watch_are_told_the_same_but_the_host_knows_to_be_it(address: str) -> None:
    host, ben, cara = [await Guest.known(address, name) for name in ("Host", "Ben", "Cara")]
    table = (await host.post("/api/tables", game="fifteen", seats=2, settings=CALM))["id"]
    await ben.sit(table)
    await cara.sit(table)
    await host.post(f"/api/tables/{table}/start")
    watcher, stranger = await Guest.known(address, "Watcher"), Guest(address, "")
    async with ben.live(table) as b, cara.live(table) as c:
        mover = await at_turn(b, c)
        async with host.live(table) as h, watcher.live(table) as w, stranger.live(table) as s:
            for live in (h, w, s):
                await live.receive()
            await mover.play(mover.update["moves"][0])
            for live in (h, w, s):
                await live.receive()
            assert w.raw[-1] == s.raw[-1]
            assert not w.update["table"]["hosting"]
            assert h.update["table"]["hosting"]
            assert h.update["happenings"] == s.update["happenings"] != []


@scene
async def test_undo_goes_back_where_it_is_fair(address: str) -> None:
    anna, ben, table = await duel(address, "igo")
    async with anna.live(table) as a, ben.live(table) as b:
        rng = Random(3)
        for _ in range(60):
            mover = await at_turn(a, b)
            other = b if mover is a else a
            seq = mover.update["seq"]
            await mover.play(rng.choice(mover.update["moves"]))
            await asyncio.gather(
                *(each.until(lambda update, seq=seq: update["seq"] > seq) for each in (a, b))
            )
            assert not other.update["can_undo"]
            if mover.update["can_undo"]:
                break
        else:
            pytest.skip("nothing could be undone")
        seq = mover.update["seq"]
        assert "error" not in await mover.ask("undo", seq=seq)
        assert mover.update["happenings"][-1]["events"][0]["event"] == "undone"
        refused = await other.ask("undo", seq=other.update["seq"])
        assert refused["error"]["kind"] in ("NothingToUndo", "Stale")


@scene
async def test_a_hint_is_a_legal_move_and_for_whose_turn_it_is(address: str) -> None:
    anna, ben, table = await duel(address)
    async with anna.live(table) as a, ben.live(table) as b:
        mover = await at_turn(a, b)
        other = b if mover is a else a
        answer = await mover.ask("hint")
        assert answer["hint"] in mover.update["moves"]
        assert answer["why"]["message"].startswith("fifteen-merit-")
        assert (await other.ask("hint"))["error"]["message"] == "table-no-hint"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
def test_while_a_hint_is_thought_of_all_else_is_answered(tmp_path: Path) -> None:
    """A line that stays silent for so long counts as lost, and the hint with it."""

    async def scene(server: Server) -> None:
        anna, ben, table = await duel(server.address)
        async with anna.live(table) as a, ben.live(table) as b:
            mover = await at_turn(a, b)
            assert (await mover.ask("hint"))["hint"]  # now there is who thinks
            thinkers = children_of(server.process.pid)
            try:
                for each in thinkers:
                    os.kill(each, signal.SIGSTOP)
                await mover.socket.send('{"do": "hint", "id": "slow"}')
                await mover.ask("ping")
                assert "slow" not in mover.answers
            finally:
                for each in thinkers:
                    os.kill(each, signal.SIGCONT)
            while "slow" not in mover.answers:
                await mover.receive()
            assert mover.answers["slow"]["hint"] in mover.update["moves"]

    with Server(tmp_path / "data") as server:
        asyncio.run(asyncio.wait_for(scene(server), 300))


def children_of(parent: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{parent}/task").iterdir()
        for child in (task / "children").read_text("ascii").split()
    ]


@scene
async def test_reactions_are_told_to_everybody(address: str) -> None:
    anna, ben, table = await duel(address)
    async with anna.live(table) as a, ben.live(table) as b:
        await at_turn(a, b)
        await a.ask("react", reaction="clap")
        clap = {"is": "reacted", "seat": "A", "name": "Anna", "reaction": "clap"} | BARE
        assert await b.receive() == clap
        await b.socket.send('{"do":"react","id":"r","reaction":"rude words"}')
        assert (await b.receive())["error"]["kind"] == "BadRequest"


@scene
async def test_who_watches_reacts_by_name_and_nothing_is_kept(address: str) -> None:
    anna, _, table = await duel(address)
    watcher = await Guest.known(address, "Watcher")
    stranger = Guest(address, "")
    told = await anna.get(f"/api/tables/{table}/told")
    async with watcher.live(table) as w, stranger.live(table) as s:
        for live in (w, s):
            await live.receive()
        await w.ask("react", reaction="wow")
        heard = {"is": "reacted", "seat": None, "name": "Watcher", "reaction": "wow"} | BARE
        assert await s.receive() == heard
        assert w.reactions == [heard]
        assert (await s.ask("react", reaction="wow"))["error"]["kind"] == "NotAllowed"
    assert await anna.get(f"/api/tables/{table}/told") == told


@scene
async def test_what_is_done_unseen_moves_nobodys_numbers(address: str) -> None:  # P23
    anna, ben, table = await duel(address, "fiver")
    async with anna.live(table) as a, ben.live(table) as b:
        await at_turn(a, b)
        seq = b.update["seq"]
        for row in range(1, 6):
            answer = await a.play(f"outline a{row} b{row} c{row} d{row} e{row}")
            assert "error" not in answer
        assert (await b.ask("ping"))["seq"] == seq
        assert b.update["seq"] == seq
        assert "error" not in await b.play("outline a1 b1 c1 d1 e1"), "and nothing is stale"
        assert b.update["seq"] == seq + 1
        await a.play("flip")
        await b.until(lambda u: u["seq"] == seq + 2)


@scene
async def test_a_seat_goes_along_to_another_device(address: str) -> None:
    anna, _, table = await duel(address)
    link = await anna.post("/api/me/device")
    phone = Guest(address, "Anna")
    response = await phone.send("POST", "/api/device", {"token": link["token"]})
    phone.cookie = response.cookies["handvoll"]
    async with phone.live(table) as p:
        await p.until(lambda update: update["view"])
        assert p.update["table"]["mine"] == "A"
    for token in (link["token"], link["token"] + "x"):
        refused = await Guest(address, "").refused("/api/device", token=token)
        assert refused == "table-link-old", "used up, or never made"


@scene
async def test_a_link_works_once_however_it_is_spelled(address: str) -> None:
    """The last characters of base64 have bits nobody reads, and = may stand behind them."""
    anna = await Guest.known(address, "Anna")
    token = str((await anna.post("/api/me/device"))["token"])
    assert (await Guest(address, "").post("/api/device", token=token))["name"] == "Anna"
    parts = token.split(".")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    spelled = [token + "=", token + "=="]
    for i, part in enumerate(parts):
        others = [part[:-1] + letter for letter in letters] + [part + "=", part + "=="]
        spelled += [".".join([*parts[:i], other, *parts[i + 1 :]]) for other in others]
    for other in spelled:
        assert await Guest(address, "").refused("/api/device", token=other) == "table-link-old"


@scene
async def test_a_link_says_whose_it_is_and_takes_nothing_away(address: str) -> None:
    anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
    token = (await anna.post("/api/me/device"))["token"]
    for _ in range(2):  # asking does not use it up
        owner = await ben.post("/api/device/owner", token=token)
        assert owner == {"name": "Anna", "same": False, "mine": "Ben"}
    stranger = await Guest(address, "").post("/api/device/owner", token=token)
    assert stranger == {"name": "Anna", "same": False, "mine": None}
    assert (await anna.post("/api/device/owner", token=token))["same"]
    assert (await ben.get("/api/me"))["name"] == "Ben", "nobody is changed by asking"
    async with browser(address) as device:
        device.cookies.set("handvoll", ben.cookie)
        headers = {"origin": address}

        async def post(path: str, **body: str) -> httpx.Response:
            return await device.post(path, json=body, headers=headers)

        assert (await post("/api/device", token=token)).json()["name"] == "Anna"
        kept = (await device.get("/api/me/others")).json()
        assert kept == [{"person": ben.person, "name": "Ben"} | BARE]
        assert (await post("/api/me/become", person="nobody")).status_code == 403
        assert (await post("/api/me/become", person=ben.person)).json()["name"] == "Ben"
        kept = (await device.get("/api/me/others")).json()
        assert kept == [{"person": anna.person, "name": "Anna"} | BARE]
    assert await anna.refused("/api/me/become", person=ben.person) == "table-who"


@scene
async def test_unknown_and_private_tables_look_the_same(address: str) -> None:
    anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
    table = await anna.open(access="solo", fill="random")
    for id in (table, "nothing-here"):
        async with ben.live(id) as b:
            with pytest.raises(ConnectionClosed) as closed:
                await b.receive()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4404
        assert (await ben.send("GET", f"/api/tables/{id}")).status_code == 404


@scene
async def test_a_table_may_want_no_spectators(address: str) -> None:
    anna, ben = await Guest.known(address, "Anna"), await Guest.known(address, "Ben")
    table = await anna.open("igo", 3, settings={**CALM, "watch": False})
    await ben.sit(table)
    await anna.post(f"/api/tables/{table}/start", fill="random")
    watcher = await Guest.known(address, "Watcher")
    assert (await watcher.send("GET", f"/api/tables/{table}")).status_code == 404
    async with ben.live(table) as b:
        await b.until(lambda update: update["view"])
        assert (await ben.send("POST", f"/api/tables/{table}/leave")).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await b.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


@scene
async def test_a_move_can_be_tried_without_making_it(address: str) -> None:
    anna, ben, table = await duel(address, "highfive")
    async with anna.live(table) as a, ben.live(table) as b:
        mover = await at_turn(a, b)
        move, seq = mover.update["moves"][0], mover.update["seq"]
        tried = await mover.ask("try", seq=seq, move=move)
        assert tried["events"][0]["event"] == "scored"
        assert mover.update["seq"] == seq
        refused = await mover.ask("try", seq=seq, move="lay r1@a1")
        assert refused["error"]["kind"] in ("IllegalMove", "NotAMove")
        played = await mover.play(move)
        assert "error" not in played


@pytest.mark.parametrize("game", ["highfive", "fiver"])
def test_moves_are_listed_where_they_are_asked_for(server: Server, game: str) -> None:
    async def play() -> None:
        anna, ben, table = await duel(server.address, game)
        async with anna.live(table) as a, ben.live(table) as b:
            mover = await at_turn(a, b)
            assert len(mover.update["moves"]) == 1, "tells what kind of moves there are"
            assert mover.update["more"]
            answer = await mover.ask("moves")
            assert answer["moves"][0] == mover.update["moves"][0]
            assert len(answer["moves"]) > 10
            assert "error" not in await mover.ask(
                "try", seq=mover.update["seq"], move=answer["moves"][-1]
            )
            watcher = await Guest.known(server.address, "Watcher")
            async with watcher.live(table) as w:
                assert (await w.ask("moves"))["error"]["kind"] == "NotAllowed"

    asyncio.run(play())


@scene
async def test_short_lists_of_moves_come_by_themselves(address: str) -> None:
    anna, ben, table = await duel(address, "go5")
    async with anna.live(table) as a, ben.live(table) as b:
        mover = await at_turn(a, b)
        assert not mover.update["more"]
        assert (await mover.ask("moves"))["moves"] == mover.update["moves"]
