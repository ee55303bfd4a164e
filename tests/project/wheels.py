"""Files that are built of the project, and machines that have nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx

from tools.parts import uv

ROOT = Path(__file__).parents[2]
INSIDE = {
    "handvoll/web/index.html",
    "handvoll/py.typed",
    "handvoll/hosting/house.toml",
    "handvoll/hosting/handvoll.service",
}


def built(out: Path, *words: str, **more: str) -> Path:
    """One file that uv built of the project, or of another that was built of it."""
    build = [uv(), "build", "--no-build-isolation", "--python", sys.executable, "-o", str(out)]
    env = {**os.environ, **more}
    subprocess.run([*build, *words], cwd=ROOT, env=env, check=True, capture_output=True)
    (file,) = [*out.glob("*.whl"), *out.glob("*.tar.gz")]
    return file


def install(wheel: Path, place: Path) -> Path:
    """An environment with nothing but a wheel and what it runs on; where its programs are."""
    subprocess.run([uv(), "venv", "-q", "--python", sys.executable, str(place)], check=True)
    pip = [uv(), "pip", "install", "-q", "--python", str(place / "bin" / "python")]
    locked = ["--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")]
    subprocess.run([*pip, *locked], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return place / "bin"


def bare(programs: Path, home: Path) -> dict[str, str]:
    """A machine on which nothing is found but what was installed."""
    return {"PATH": str(programs), "HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "100"}


def assert_whole(wheel: Path, place: Path) -> None:
    """Installed alone it plays in a terminal, serves the first page, and says how its rules run."""
    env = bare(install(wheel, place / "env"), place)
    assert not any(shutil.which(tool, path=env["PATH"]) for tool in ("cc", "gcc", "node", "make"))
    said = subprocess.run(
        ["handvoll", "--version"], env=env, capture_output=True, text=True, check=True
    )
    how = re.fullmatch(r"handvoll \S+ \(rules (compiled|interpreted)\)\n", said.stdout)
    assert how
    play_in_terminal(env)
    assert serve(env).count("interpreted") == (how[1] == "interpreted"), "it says so once"


def play_in_terminal(env: dict[str, str]) -> None:
    """A game begins, and can be left."""
    words = ["handvoll", "play", "fifteen", "-p", "2", "-o", "colours=2", "--lang", "en"]
    played = subprocess.run(
        words, input="1\n1\nq\n", env=env, capture_output=True, text=True, check=True
    )
    assert "keeps the" in played.stdout, played.stdout
    assert "Traceback" not in played.stderr


def serve(env: dict[str, str]) -> str:
    """The first page comes with all it is made of, and the games; what the server said."""
    command = ["handvoll", "serve", "--port", "0", "--host", "127.0.0.1"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        first = server.stdout.readline()
        address = re.search(r"http://localhost:\d+", first)
        assert address
        with httpx.Client(base_url=address[0], trust_env=False) as browser:
            page = browser.get("/").text
            pieces = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            assert pieces
            assert {browser.get(piece).status_code for piece in pieces} == {200}
            assert len(browser.get("/api/games").json()) >= 5
        server.terminate()
        return first + server.communicate()[0]


def assert_packed(wheel: Path) -> None:
    """Everything that is no Python is inside too."""
    with zipfile.ZipFile(wheel) as opened:
        assert set(opened.namelist()) >= INSIDE
