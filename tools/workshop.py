"""The environment to play in, built where nothing stays.

Tools that only building needs (uv, Node, npm's packages, mypyc), their caches and a copy of the
sources go into .workshop, and with it when the work is done: playing takes no more room than
running does. The web client and the rules are built side by side.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from tools.parts import (
    NATIVE,
    ROOT,
    WORDS,
    Part,
    clear,
    files,
    node_into,
    npm,
    obstacle,
    python_of,
    recent_node,
)
from tools.saying import quietly, say

SHOP, PLACE = ROOT / ".workshop", ROOT / ".play"
SOURCES = ("src", "web", "requirements", "tools")
LEFT_OUT = ("node_modules", "__pycache__", "*.so", "*.pyd", "*.egg-info")


def set_up() -> None:
    """Build the package and install it with what it needs to run."""
    clear(".workshop", ".play")
    try:
        _copy_sources()
        with ThreadPoolExecutor() as hands:
            found = hands.submit(_uv)
            web = hands.submit(_build_web, found)
            wheel = hands.submit(_build_wheel, found)
            uv = found.result()
            _environment(uv, PLACE, "run")
            web.result()
            quietly(*_pip(uv, PLACE, "install"), "--no-deps", str(wheel.result()), **_alone())
        _put_in_client()
        _leave_out_languages()
    finally:
        clear(".workshop")


def _copy_sources() -> None:
    SHOP.mkdir()
    for name in SOURCES:
        ignore = shutil.ignore_patterns(*LEFT_OUT)
        shutil.copytree(ROOT / name, SHOP / name, ignore=ignore)
    for file in files("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy2(file, SHOP)
    shutil.rmtree(SHOP / "src/handvoll/web", ignore_errors=True)


def _alone() -> dict[str, str]:
    """What is fetched lies in the workshop only, where it can be linked instead of copied."""
    return {"UV_CACHE_DIR": str(SHOP / "cache"), "npm_config_cache": str(SHOP / "npm")}


def _uv() -> str:
    """The machine's uv, our own, or one for now."""
    if uv := shutil.which("uv", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.uv/bin'}"):
        return uv
    python, place = sys.executable, SHOP / "uv"
    if not find_spec("pip"):
        quietly(python, "-m", "venv", str(SHOP / "pip"))
        python = str(SHOP / "pip/bin/python")
    hashed = ("--no-cache-dir", "--require-hashes", "-r", "requirements/uv.txt")
    quietly(python, "-m", "pip", "install", "--target", str(place), *hashed)
    return str(place / "bin/uv")


def _pip(uv: str, place: Path, word: str) -> list[str]:
    return [uv, "pip", word, "--python", str(place / "bin" / "python")]


def _environment(uv: str, place: Path, *locks: str) -> None:
    quietly(uv, "venv", "--python", sys.executable, str(place), **_alone())
    locked = [f"requirements/{lock}.txt" for lock in locks]
    quietly(*_pip(uv, place, "sync"), "--require-hashes", *locked, **_alone())


def _build_web(uv: Future[str]) -> None:
    """The web client, with no more of npm's packages than that takes."""
    if not recent_node():
        node_into(SHOP / "node", uv.result())
    tools = SHOP / "node" / "tools"
    quietly(*npm(SHOP / "web", "ci", "--omit=dev", own=tools), **_alone())
    quietly(*npm(SHOP / "web", "run", "--silent", "build", own=tools))


def _build_wheel(found: Future[str]) -> Path:
    """The package as a wheel, compiled if it can be, without the client."""
    uv = found.result()
    if reason := obstacle():
        say(f"The rules will not be compiled: {reason}.")
    _environment(uv, SHOP / "env", "run", "build")
    build = (uv, "build", "--wheel", "--no-build-isolation", "--python", SHOP / "env/bin/python")
    quietly(*map(str, build), "-o", str(SHOP / "dist"), str(SHOP), HANDVOLL_QUICK="1", **_alone())
    (wheel,) = (SHOP / "dist").glob("*.whl")
    return wheel


def _put_in_client() -> None:
    """Both were built at once, so the wheel came without."""
    inside = "import handvoll, pathlib; print(pathlib.Path(handvoll.__file__).parent)"
    command = [str(PLACE / "bin/python"), "-Ic", inside]
    package = Path(subprocess.check_output(command, text=True).strip())
    shutil.copytree(SHOP / "src/handvoll/web", package / "web", dirs_exist_ok=True)


def _leave_out_languages() -> None:
    """Babel brings a thousand languages, 30 MB of them; we speak four."""
    spoken = {"root", "en", "en_US", "de", "nl", "fr"}
    for data in PLACE.glob("lib/*/site-packages/babel/locale-data/*.dat"):
        if data.stem not in spoken:
            data.unlink()


def _made_of() -> list[Path]:
    return files(
        *("src/handvoll/**/*.py", *WORDS, "web/src/**/*", "web/public/**/*", "web/*.*"),
        *("requirements/run.txt", "setup.py", "pyproject.toml"),
    )


PLAY = Part(
    PLACE / ".ready",
    set_up,
    _made_of,
    said="Setting up what playing needs (a minute or more, the first time only) …",
    whole=python_of(".play"),
)


def to_play() -> Part:
    """What serves people: the developers' build where there is one, else one just for that."""
    return NATIVE if NATIVE.stamp.exists() and not obstacle() else PLAY
