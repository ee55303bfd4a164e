"""The web client as the server hands it out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.process import ROOT, Server

FILM = bytes(range(200))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a client as small as can be."""
    home = tmp_path_factory.mktemp("home")
    build(home / "web")
    with Server(home / "data", "tests.server.run_web") as server:
        yield server.address


def build(folder: Path) -> None:
    """What Vite makes, in small."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<!doctype html><title>Handvoll</title><meta content="/preview.jpg">'
    )
    (folder / "sw.js").write_text("self.skipWaiting()")
    (folder / "assets" / "main-x1.js").write_text("export {}\n" * 200)
    (folder / "assets" / "still-x1.mp4").write_bytes(FILM)
    (folder / "icon.png").write_bytes(b"\x89PNG")
    words = {f"src/words/{name}.ts": {"file": f"assets/{name}-x1.js"} for name in ("en", "de")}
    (folder / "shell.json").write_text(json.dumps(words))


def get(address: str, path: str, **headers: str) -> httpx.Response:
    """What the server answers."""
    return httpx.get(address + path, headers=headers, timeout=None, trust_env=False)


def test_every_address_of_the_client_is_its_page(address: str) -> None:
    for path in ("/", "/table/abc", "/rules/fifteen", "/device/a.signed.link"):
        answer = get(address, path)
        assert answer.status_code == 200
        assert "<title>Handvoll" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("accepted", "words"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("is, DE;q=0.5", "de"),
        ("en-GB", "en"),
        ("is", "en"),
        ("", "en"),
    ],
)
def test_the_words_come_along_with_the_page(address: str, accepted: str, words: str) -> None:
    answer = get(address, "/table/abc", **{"accept-language": accepted})
    assert answer.headers["link"] == f"</assets/{words}-x1.js>; rel=modulepreload"
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    assert "link" not in get(address, "/assets/main-x1.js").headers


def test_assets_are_kept_for_ever_and_the_worker_is_not(address: str) -> None:
    asset = get(address, "/assets/main-x1.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("application/javascript")
    assert get(address, "/sw.js").headers["cache-control"] == "no-cache"
    assert get(address, "/icon.png").content == b"\x89PNG"


def test_what_can_be_squeezed_is(address: str) -> None:
    squeezed = get(address, "/assets/main-x1.js", **{"accept-encoding": "gzip"})
    plain = get(address, "/assets/main-x1.js", **{"accept-encoding": "identity"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert int(squeezed.headers["content-length"]) < int(plain.headers["content-length"]) / 10
    assert squeezed.text == plain.text


@pytest.mark.parametrize(
    "path", ["/nothing.png", "/assets/other.js", "/api/nothing", "/%2e%2e/data/handvoll.sqlite"]
)
def test_what_is_not_there_is_not_found(address: str, path: str) -> None:
    assert get(address, path).status_code == 404


def test_without_a_built_client_the_server_still_serves_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "tests.server.run_web") as server:
        assert get(server.address, "/").status_code == 404
        assert get(server.address, "/api/games").status_code == 200


def test_what_browsers_ignore_over_plain_http_is_said_over_https_only(address: str) -> None:
    header = "cross-origin-opener-policy"
    assert header not in get(address, "/").headers
    assert get(address, "/", **{"x-forwarded-proto": "https"}).headers[header] == "same-origin"


@pytest.mark.parametrize(
    ("host", "picture"),
    [
        ("localhost:8515", "http://localhost:8515/preview.jpg"),
        ("192.168.7.7:8515", "http://192.168.7.7:8515/preview.jpg"),
    ],
)
def test_a_link_in_a_messenger_has_a_picture(address: str, host: str, picture: str) -> None:
    for squeeze in ("gzip", "identity"):
        page = get(address, "/table/abc", host=host, **{"accept-encoding": squeeze})
        assert f'content="{picture}"' in page.text


def test_the_page_says_what_it_is() -> None:
    page = (ROOT / "web/index.html").read_text("utf-8")
    for tag in ("description", "og:title", "og:description", "og:image", "twitter:card"):
        assert f'"{tag}"' in page
    assert (ROOT / "web/public/preview.jpg").read_bytes().startswith(b"\xff\xd8")


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("bytes=0-1", "0-1"),
        ("bytes=0-", "0-199"),
        ("bytes=150-9999", "150-199"),
        ("bytes=200-300", None),
        ("bytes=5-1", None),
        ("bytes=-5", None),
        ("bytes=0-1,4-5", None),
        ("", None),
    ],
)
def test_a_film_comes_in_pieces(address: str, wanted: str, given: str | None) -> None:
    answer = get(address, "/assets/still-x1.mp4", range=wanted)
    assert answer.headers["content-type"] == "video/mp4"
    if given is None:
        assert (answer.status_code, answer.content) == (200, FILM)
        return
    first, last = map(int, given.split("-"))
    assert answer.status_code == 206
    assert answer.headers["content-range"] == f"bytes {given}/200"
    assert answer.content == FILM[first : last + 1]
    assert get(address, "/assets/main-x1.js", range=wanted).status_code == 200
