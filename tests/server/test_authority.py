"""Who may do what at a table: every command by every kind of person, before, during and after.

A cell is what the server answers: `ok`, or the message that refuses it. The host is Anna, Ben sits
too, Carla was sent away, Dora asks for Ben's seat, Emil looks on, and a stranger has no cookie.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import get_args, get_type_hints

import pytest

from handvoll.wire.live import Said
from handvoll.wire.tables import Attend
from tests.server.guest import Guest, Live
from tests.server.process import Server

TABLE = "/api/tables/{table:str}"
KINDS = ("host", "seated", "sent-away", "asks", "watches", "stranger")
SALT = "ab" * 16
SETTINGS = {"pace": 10, "grace": 3600}

# What is sent, by the name it has below.
REQUESTS: dict[str, tuple[str, dict[str, object]]] = {
    "see": ("", {}),
    "told": ("/told", {}),
    "record": ("/record", {}),
    "story": ("/story", {}),
    "replay": ("/replay", {}),
    "look": ("/look", {}),
    "what if": ("/what-if", {"entry": 3, "seat": "A"}),
    "change": ("/change", {"access": "public"}),
    "change seats": ("/change", {"seats": 5}),
    "sit": ("/sit", {"seat": "C", "salt": SALT}),
    "sit on somebody": ("/sit", {"seat": "B", "salt": SALT}),
    "name": ("/name", {}),
    "leave": ("/leave", {}),
    "bot": ("/bots", {"seat": "D", "level": "random"}),
    "bot for somebody": ("/bots", {"seat": "B", "level": "random"}),
    "start": ("/start", {"fill": "random"}),
    "pause": ("/pause", {"on": True}),
    "more time": ("/time", {"times": 2}),
    "stand in": ("/seats", {"do": "bot", "seat": "B"}),
    "wait": ("/seats", {"do": "wait", "seat": "B"}),
    "free": ("/seats", {"do": "free", "seat": "B"}),
    "send away": ("/seats", {"do": "send-away", "seat": "B"}),
    "send host away": ("/seats", {"do": "send-away", "seat": "A"}),
    "swap": ("/seats", {"do": "swap", "seat": "B", "other": "D"}),
    "pass host": ("/seats", {"do": "host", "seat": "B"}),
    "ask": ("/ask", {"seat": "A", "salt": SALT}),
    "ask no more": ("/ask-no-more", {}),
    "say yes": ("/answer", {"ask": 1, "yes": True}),
    "give another": ("/answer", {"ask": 1, "yes": True, "seat": "D"}),
    "say no": ("/answer", {"ask": 1, "yes": False}),
    "join next": ("/next", {"on": True}),
    "rematch": ("/rematch", {}),
    "point screen": ("/screen", {"code": "AAAAAA"}),
    "screen off": ("/screen-off", {}),
}
READ = {"see", "told", "record", "story", "replay", "look"}
MESSAGES: dict[str, dict[str, object]] = {
    "play": {"move": "nonsense", "seq": 1},
    "try": {"move": "nonsense", "seq": 1},
    "undo": {"seq": 1},
    "ready": {"seq": 1},
    "show": {"salt": SALT},
    "hint": {},
    "moves": {},
    "react": {"reaction": "smile"},
    "say": {"words": "hello"},
    "take-back": {},
    "ping": {},
}


@dataclass
class Scene:
    """A table, and the people around it."""

    people: dict[str, Guest]
    state: str
    path: str = ""
    id: str = ""

    async def set(self) -> None:
        """Everybody does what they are known for."""
        anna, ben, carla, dora = [self.people[kind] for kind in KINDS[:4]]
        self.id = await anna.open("fifteen", 4, settings=SETTINGS)
        self.path = f"/api/tables/{self.id}"
        await ben.sit(self.id, "B")
        await carla.sit(self.id, "C")
        await anna.post(f"{self.path}/bots", seat="D", level="quick")
        if self.state == "playing":
            await anna.post(f"{self.path}/start")
        await anna.post(f"{self.path}/seats", do="send-away", seat="C")
        await dora.post(f"{self.path}/ask", seat="B", salt=SALT)

    async def finish(self) -> None:
        """A game that is over, of Anna and Ben."""
        anna, ben, carla = [self.people[kind] for kind in KINDS[:3]]
        self.id = await anna.open("igo", 3, options={"target": 1}, settings={"pace": 0})
        self.path = f"/api/tables/{self.id}"
        await ben.sit(self.id, "B")
        await carla.sit(self.id, "C")
        await anna.post(f"{self.path}/start")
        await anna.post(f"{self.path}/seats", do="send-away", seat="C")
        async with anna.live(self.id) as a, ben.live(self.id) as b:
            await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))

    async def cell(self, kind: str, command: str) -> str:
        """What one person is answered."""
        more, body = REQUESTS[command]
        method = "GET" if command in READ else "POST"
        response = await self.people[kind].send(method, self.path + more, body)
        if response.status_code < 300:
            if command not in READ and self.state != "over":
                await self.set()  # it may have changed
            return "ok"
        return str(response.json()["message"])


async def people(server: Server) -> dict[str, Guest]:
    known = {kind: await Guest.known(server.address, kind.title()) for kind in KINDS[:-1]}
    return {**known, "stranger": Guest(server.address, "")}


async def answers(server: Server, state: str) -> dict[str, tuple[str, ...]]:
    """The whole matrix of one state."""
    scene = Scene(await people(server), state)
    await (scene.finish() if state == "over" else scene.set())
    rows = {}
    for command in REQUESTS:
        rows[command] = tuple([await scene.cell(kind, command) for kind in KINDS])
    for said in MESSAGES:
        rows[said] = tuple([await spoken(scene, kind, said) for kind in KINDS])
    return rows


async def spoken(scene: Scene, kind: str, said: str) -> str:
    async with scene.people[kind].live(scene.id) as live:
        return message_of(live, await live.ask(said, **MESSAGES[said]))


def message_of(live: Live, answer: dict[str, object]) -> str:
    error = answer.get("error")
    return str(error["message"]) if isinstance(error, dict) else "ok"


# Of messages that begin with `table-` the rest is given. In the order of KINDS.
EXPECTED = {
    "open": """
see              ok           ok           ok           ok           ok           ok
told             ok           ok           ok           ok           ok           ok
record           not-over     not-over     not-over     not-over     not-over     not-over
story            not-over     not-over     not-over     not-over     not-over     not-over
replay           not-over     not-over     not-over     not-over     not-over     not-over
look             not-over     not-over     not-over     not-over     not-over     not-over
what if          not-over     not-over     not-over     not-over     not-over     who
change           ok           host-only    host-only    host-only    host-only    who
change seats     ok           host-only    host-only    host-only    host-only    who
sit              sits-already sits-already sent-away    ok           ok           who
sit on somebody  sits-already ok           sent-away    seat-taken   seat-taken   who
name             ok           ok           no-seat      no-seat      no-seat      who
leave            ok           ok           ok           ok           ok           who
bot              ok           host-only    host-only    host-only    host-only    who
bot for somebody seat-taken   host-only    host-only    host-only    host-only    who
start            ok           host-only    host-only    host-only    host-only    who
pause            not-started  host-only    host-only    host-only    host-only    who
more time        ok           ok           no-seat      no-seat      no-seat      who
stand in         not-started  not-started  no-seat      no-seat      no-seat      who
wait             not-started  host-only    no-seat      no-seat      no-seat      who
free             ok           host-only    no-seat      no-seat      no-seat      who
send away        ok           host-only    no-seat      no-seat      no-seat      who
send host away   own-seat     host-only    no-seat      no-seat      no-seat      who
swap             ok           host-only    no-seat      no-seat      no-seat      who
pass host        ok           host-only    no-seat      no-seat      no-seat      who
ask              ok           sits-already sent-away    ok           ok           who
ask no more      ok           ok           ok           ok           ok           who
say yes          ok           ok           no-seat      no-seat      no-seat      who
give another     ok           host-only    no-seat      no-seat      no-seat      who
say no           ok           ok           no-seat      no-seat      no-seat      who
join next        ok           ok           sent-away    ok           ok           who
rematch          not-over     not-over     not-over     not-over     not-over     who
point screen     no-screen    no-screen    no-seat      no-seat      no-seat      who
screen off       ok           ok           no-seat      no-seat      no-seat      who
play             not-started  not-started  no-seat      no-seat      no-seat      who
try              not-started  not-started  no-seat      no-seat      no-seat      who
undo             not-started  not-started  no-seat      no-seat      no-seat      who
ready            stale        stale        no-seat      no-seat      no-seat      who
show             not-started  not-started  no-seat      no-seat      no-seat      who
hint             not-started  not-started  no-seat      no-seat      no-seat      who
moves            not-started  not-started  no-seat      no-seat      no-seat      who
react            ok           ok           sent-away    ok           ok           who
say              chat-off     chat-off     no-seat      no-seat      no-seat      who
take-back        ok           ok           no-seat      no-seat      no-seat      who
ping             ok           ok           ok           ok           ok           ok
""",
    "playing": """
see              ok           ok           ok           ok           ok           ok
told             ok           ok           ok           ok           ok           ok
record           not-over     not-over     not-over     not-over     not-over     not-over
story            not-over     not-over     not-over     not-over     not-over     not-over
replay           not-over     not-over     not-over     not-over     not-over     not-over
look             not-over     not-over     not-over     not-over     not-over     not-over
what if          not-over     not-over     not-over     not-over     not-over     who
change           ok           host-only    host-only    host-only    host-only    who
change seats     started      host-only    host-only    host-only    host-only    who
sit              sits-already sits-already sent-away    ok           ok           who
sit on somebody  sits-already ok           sent-away    seat-taken   seat-taken   who
name             ok           ok           no-seat      no-seat      no-seat      who
leave            ok           ok           ok           ok           ok           who
bot              ok           host-only    host-only    host-only    host-only    who
bot for somebody seat-taken   host-only    host-only    host-only    host-only    who
start            ok           host-only    host-only    host-only    host-only    who
pause            ok           host-only    host-only    host-only    host-only    who
more time        ok           ok           no-seat      no-seat      no-seat      who
stand in         ok           ok           no-seat      no-seat      no-seat      who
wait             ok           host-only    no-seat      no-seat      no-seat      who
free             ok           host-only    no-seat      no-seat      no-seat      who
send away        ok           host-only    no-seat      no-seat      no-seat      who
send host away   own-seat     host-only    no-seat      no-seat      no-seat      who
swap             started      host-only    no-seat      no-seat      no-seat      who
pass host        ok           host-only    no-seat      no-seat      no-seat      who
ask              ok           sits-already sent-away    ok           ok           who
ask no more      ok           ok           ok           ok           ok           who
say yes          ok           ok           no-seat      no-seat      no-seat      who
give another     ok           host-only    no-seat      no-seat      no-seat      who
say no           ok           ok           no-seat      no-seat      no-seat      who
join next        ok           ok           sent-away    ok           ok           who
rematch          not-over     not-over     not-over     not-over     not-over     who
point screen     no-screen    no-screen    no-seat      no-seat      no-seat      who
screen off       ok           ok           no-seat      no-seat      no-seat      who
play             stale        not-your-turn no-seat      no-seat      no-seat      who
try              not-a-move   not-your-turn no-seat      no-seat      no-seat      who
undo             nothing-to-undo nothing-to-undo no-seat      no-seat      no-seat      who
ready            stale        stale        no-seat      no-seat      no-seat      who
show             other-salt   other-salt   no-seat      no-seat      no-seat      who
hint             ok           no-hint      no-seat      no-seat      no-seat      who
moves            ok           ok           no-seat      no-seat      no-seat      who
react            ok           ok           sent-away    ok           ok           who
say              chat-off     chat-off     no-seat      no-seat      no-seat      who
take-back        ok           ok           no-seat      no-seat      no-seat      who
ping             ok           ok           ok           ok           ok           ok
""",
    "over": """
see              ok           ok           ok           ok           ok           ok
told             ok           ok           ok           ok           ok           ok
record           ok           ok           ok           ok           ok           ok
story            ok           ok           ok           ok           ok           ok
replay           ok           ok           ok           ok           ok           ok
look             ok           ok           ok           ok           ok           ok
what if          ok           ok           ok           ok           ok           who
change           ok           host-only    host-only    host-only    host-only    who
change seats     started      host-only    host-only    host-only    host-only    who
sit              sits-already sits-already over         over         over         who
sit on somebody  sits-already ok           over         over         over         who
name             ok           ok           no-seat      no-seat      no-seat      who
leave            ok           ok           ok           ok           ok           who
bot              seat-unknown host-only    host-only    host-only    host-only    who
bot for somebody seat-taken   host-only    host-only    host-only    host-only    who
start            ok           host-only    host-only    host-only    host-only    who
pause            over         host-only    host-only    host-only    host-only    who
more time        over         over         no-seat      no-seat      no-seat      who
stand in         over         over         no-seat      no-seat      no-seat      who
wait             over         over         no-seat      no-seat      no-seat      who
free             over         over         no-seat      no-seat      no-seat      who
send away        over         over         no-seat      no-seat      no-seat      who
send host away   over         over         no-seat      no-seat      no-seat      who
swap             over         over         no-seat      no-seat      no-seat      who
pass host        over         over         no-seat      no-seat      no-seat      who
ask              ok           sits-already over         over         over         who
ask no more      ok           ok           ok           ok           ok           who
say yes          ask-gone     ask-gone     no-seat      no-seat      no-seat      who
give another     ask-gone     ask-gone     no-seat      no-seat      no-seat      who
say no           ask-gone     ask-gone     no-seat      no-seat      no-seat      who
join next        ok           ok           sent-away    ok           ok           who
rematch          ok           ok           sent-away    ok           ok           who
point screen     no-screen    no-screen    no-seat      no-seat      no-seat      who
screen off       ok           ok           no-seat      no-seat      no-seat      who
play             game-over    game-over    no-seat      no-seat      no-seat      who
try              game-over    game-over    no-seat      no-seat      no-seat      who
undo             nothing-to-undo nothing-to-undo no-seat      no-seat      no-seat      who
ready            stale        stale        no-seat      no-seat      no-seat      who
show             other-salt   other-salt   no-seat      no-seat      no-seat      who
hint             no-hint      no-hint      no-seat      no-seat      no-seat      who
moves            ok           ok           no-seat      no-seat      no-seat      who
react            ok           ok           sent-away    ok           ok           who
say              chat-off     chat-off     no-seat      no-seat      no-seat      who
take-back        ok           ok           no-seat      no-seat      no-seat      who
ping             ok           ok           ok           ok           ok           ok
""",
}


def row(command: str, cells: tuple[str, ...]) -> str:
    """One line of the matrix."""
    words = [f"{cell.removeprefix('table-'):<12}" for cell in cells]
    return " ".join([f"{command:<16}", *words]).rstrip()


@pytest.mark.parametrize("state", EXPECTED)
def test_everybody_may_what_is_theirs_and_no_more(server: Server, state: str) -> None:
    found = asyncio.run(answers(server, state))
    rows = [row(command, cells) for command, cells in found.items()]
    assert rows == EXPECTED[state].strip().splitlines()


def test_every_wish_and_every_message_is_in_the_matrix() -> None:
    """Whoever adds one says here who may; for routes see beside."""
    wishes = get_args(get_type_hints(Attend)["do"])
    assert {body["do"] for _, body in REQUESTS.values() if "do" in body} == set(wishes)
    assert set(MESSAGES) == {each.__struct_config__.tag for each in get_args(Said)}
