"""Who may do what around the tables: every route of the server has its row, here or beside.

Anna has an evening, a puzzle and a lesson; another person has none of them, and a stranger has no
cookie. At a table of one's own there is nobody else, whatever they ask for.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed

from handvoll.server import app
from handvoll.server.gate import Gate
from tests.server.guest import Guest
from tests.server.process import Server
from tests.server.test_authority import READ, REQUESTS, SALT, TABLE, row

DEVICE: dict[str, object] = {
    "endpoint": "http://127.0.0.1/push",
    "p256dh": "x" * 87,
    "auth": "x" * 22,
}

# What is sent, by the name it has below; {…} stands for something of Anna's.
ROUTES: dict[str, tuple[str, str, dict[str, object]]] = {
    "page": ("GET", "/", {}),
    "any page": ("GET", "/play/go5", {}),
    "about": ("GET", "/api", {}),
    "schema": ("GET", "/api/schema/openapi.json", {}),
    "well": ("GET", "/healthz", {}),
    "metrics": ("GET", "/metrics", {}),
    "games": ("GET", "/api/games", {}),
    "words": ("GET", "/api/games/go5/words/de", {}),
    "rules": ("GET", "/api/games/go5/rules/de", {}),
    "house": ("GET", "/api/house", {}),
    "legal": ("GET", "/api/house/legal/de", {}),
    "public tables": ("GET", "/api/tables", {}),
    "code": ("GET", "/api/codes/{code}", {}),
    "open": ("POST", "/api/tables", {"game": "go5", "seats": 2}),
    "evening": ("GET", "/api/evenings/{evening}", {}),
    "evening worth": ("POST", "/api/evenings/{evening}/worth", {"points": [3, 1]}),
    "my evenings": ("GET", "/api/me/evenings", {}),
    "lesson": ("GET", "/api/lessons/go5", {}),
    "lesson path": ("GET", "/api/lessons/go5/path", {}),
    "learn": ("POST", "/api/lessons", {"game": "go5"}),
    "dailies": ("GET", "/api/daily", {}),
    "play daily": ("POST", "/api/daily", {"game": "go5", "day": "9999-01-01"}),
    "daily result": ("GET", "/api/daily/2026-01-01/go5", {}),
    "puzzles": ("GET", "/api/puzzles", {}),
    "puzzle result": ("GET", "/api/puzzles/{puzzle}", {}),
    "play puzzle": ("POST", "/api/puzzles", {"game": "go5"}),
    "introduce": ("POST", "/api/me", {"name": "Somebody"}),
    "who am I": ("GET", "/api/me", {}),
    "my tables": ("GET", "/api/me/tables", {}),
    "others": ("GET", "/api/me/others", {}),
    "become": ("POST", "/api/me/become", {"person": "{anna}"}),
    "link": ("POST", "/api/me/device", {}),
    "whose link": ("POST", "/api/device/owner", {"token": "nonsense-nonsense-nonsense"}),
    "claim": ("POST", "/api/device", {"token": "nonsense-nonsense-nonsense"}),
    "push": ("GET", "/api/me/push", {}),
    "push me": ("POST", "/api/me/push", DEVICE),
    "push no more": ("POST", "/api/me/push-off", {"endpoint": "x"}),
    "television": ("POST", "/api/tv", {}),
    "you": ("GET", "/api/you", {}),
    "kept": ("GET", "/api/you/kept", {}),
    "forget": ("POST", "/api/you/forget", {}),
}
EXPECTED = """
page             ok           ok           ok
any page         ok           ok           ok
about            ok           ok           ok
schema           ok           ok           ok
well             ok           ok           ok
metrics          unknown      unknown      unknown
games            ok           ok           ok
words            ok           ok           ok
rules            ok           ok           ok
house            ok           ok           ok
legal            unknown      unknown      unknown
public tables    ok           ok           ok
code             ok           ok           ok
open             ok           ok           who
evening          ok           unknown      unknown
evening worth    ok           unknown      who
my evenings      ok           ok           who
lesson           ok           ok           ok
lesson path      ok           ok           ok
learn            ok           ok           who
dailies          ok           ok           ok
play daily       daily-no-day daily-no-day who
daily result     not-over     not-over     who
puzzles          ok           ok           ok
puzzle result    not-over     not-over     who
play puzzle      ok           ok           who
introduce        ok           ok           ok
who am I         ok           ok           who
my tables        ok           ok           who
others           ok           ok           ok
become           who          who          who
link             ok           ok           who
whose link       link-old     link-old     link-old
claim            link-old     link-old     link-old
push             ok           ok           who
push me          bad-request  bad-request  who
push no more     ok           ok           who
television       ok           ok           ok
you              ok           ok           who
kept             ok           ok           who
forget           ok           ok           who
"""


async def people(server: Server) -> list[Guest]:
    anna, emil = [await Guest.known(server.address, name) for name in ("Anna", "Emil")]
    return [anna, emil, Guest(server.address, "")]


async def told(guest: Guest, method: str, path: str, body: object) -> str:
    """What somebody is answered: `ok`, or the message that refuses it."""
    response = await guest.send(method, path, body)
    return "ok" if response.status_code < 400 else str(response.json()["message"])


async def of_anna(anna: Guest) -> dict[str, str]:
    """What she has, by its name."""
    evening = await anna.open("go5", 2, settings={"watch": False})
    await anna.post(f"/api/tables/{evening}/start", fill="random")
    open = await anna.post("/api/tables", game="go5", seats=2)
    puzzle = await anna.post("/api/puzzles", game="go5")
    mine = {"evening": evening, "code": open["code"], "puzzle": puzzle["id"]}
    return {**mine, "anna": anna.person}


def filled(text: str, has: dict[str, str]) -> str:
    """A text with what Anna has in it."""
    for name, value in has.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def test_around_the_tables_everybody_may_what_is_theirs(server: Server) -> None:
    async def scene() -> list[str]:
        everybody = await people(server)
        has = await of_anna(everybody[0])
        rows = []
        for name, (method, path, body) in ROUTES.items():
            said = {key: filled(x, has) if isinstance(x, str) else x for key, x in body.items()}
            cells = [await told(guest, method, filled(path, has), said) for guest in everybody]
            rows.append(row(name, tuple(cells)))
        return rows

    assert asyncio.run(scene()) == EXPECTED.strip().splitlines()


def test_at_a_table_of_ones_own_there_is_nobody_else(server: Server) -> None:
    """A lesson, a puzzle: to others it is as if it were not there."""

    async def scene() -> None:
        anna, emil, _ = await people(server)
        lesson = await anna.post("/api/lessons", game="go5")
        puzzle = await anna.post("/api/puzzles", game="go5")
        for table in (lesson["id"], puzzle["id"]):
            for name, (more, body) in REQUESTS.items():
                method = "GET" if name in READ else "POST"
                answer = await told(emil, method, f"/api/tables/{table}{more}", body)
                assert answer == "table-unknown", name
            assert await told(emil, "GET", f"/api/evenings/{table}", {}) == "table-unknown"
            try:
                async with emil.live(table) as live:
                    await live.receive()
                    raise AssertionError("nothing is told")
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code == 4404
        assert (await anna.get(f"/api/tables/{lesson['id']}"))["mine"] is not None
        await anna.post(f"/api/tables/{lesson['id']}/sit", salt=SALT, seat="A")

    asyncio.run(scene())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_every_route_of_the_server_is_in_a_matrix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever adds one says here, or beside, who may."""
    monkeypatch.setattr(app, "open_store", lambda config: None)  # nobody is served
    gate = app.make_app(app.Config(tmp_path))
    assert isinstance(gate, Gate)
    assert isinstance(gate.app, Litestar)
    known = {(method, _shape(path)) for method, path, _ in ROUTES.values()}
    known |= {(_method(name), TABLE + more) for name, (more, _) in REQUESTS.items()}
    found = {(m, _shape(route.path)) for route in gate.app.routes for m in _methods(route)}
    assert found - known == {("LIVE", f"{TABLE}/live")}, "whose messages are in the other matrix"
    assert known <= found


def _shape(path: str) -> str:
    """A path with its parts named, however they are filled."""
    return PATTERNS.get(path, path)


def _method(name: str) -> str:
    return "GET" if name in READ else "POST"


def _methods(route: object) -> set[str]:
    return set(getattr(route, "methods", ())) - {"OPTIONS"} or {"LIVE"}


PATTERNS = {
    "/play/go5": "/{path:path}",
    "/api/schema": "/api/schema/openapi.json",  # three ways to the same
    "/api/schema/{path:str}": "/api/schema/openapi.json",
    "/api/games/go5/words/de": "/api/games/{game:str}/words/{language:str}",
    "/api/games/go5/rules/de": "/api/games/{game:str}/rules/{language:str}",
    "/api/house/legal/de": "/api/house/legal/{language:str}",
    "/api/codes/{code}": "/api/codes/{code:str}",
    "/api/evenings/{evening}": "/api/evenings/{evening:str}",
    "/api/evenings/{evening}/worth": "/api/evenings/{evening:str}/worth",
    "/api/lessons/go5": "/api/lessons/{game:str}",
    "/api/lessons/go5/path": "/api/lessons/{game:str}/path",
    "/api/daily/2026-01-01/go5": "/api/daily/{day:str}/{game:str}",
    "/api/puzzles/{puzzle}": "/api/puzzles/{table:str}",
}
