"""What each word of the Makefile does: python -m tools.make WORD. Standard library only."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tools import suite
from tools.parts import (
    BUILT_CLIENT,
    NATIVE,
    NODE_MODULES,
    NODE_PEER,
    PEER,
    PEERS,
    RAY,
    VENV,
    WEB,
    clear,
    files,
    npm,
    obstacle,
    uv,
)
from tools.saying import ROOT, done, quietly, run, say
from tools.workshop import to_play

BENCHES = "playouts search highfive igo fiver research coach load workers browser television fresh"
LOOKED_AT = "screens sizes aside beside daily entry fiver go5 highfive igo moments sight squares"
LOOKED_AT += " taps television"
# Which tests have a long form, what makes it long, and which of them it is.
SOAKS = {
    "rules": ("HANDVOLL_SOAK=1", "-n 2 tests/native"),
    "manners": ("HANDVOLL_MANNERS=1000", "-n 2 tests/bots/test_manners.py"),
    "leaks": ("HANDVOLL_LEAKS=1000", "-s tests/faults/test_leaks.py -k no_message"),
    "kills": ("HANDVOLL_KILLS=1000", "-s tests/faults/test_kill.py"),
    "falls": ("HANDVOLL_KILLS=200", "-s tests/faults/test_falls.py"),
    "network": ("HANDVOLL_NETWORKS=20", "-s tests/faults/test_network.py"),
    "hostile": ("HANDVOLL_HOSTILE=100000", "-s tests/faults/test_hostile.py"),
    "abuse": ("HANDVOLL_ABUSE=60", "-s tests/faults/test_abuse.py"),
    "rolling": ("HANDVOLL_ROLLS=10", "-s tests/faults/test_rolling.py"),
    "schema": ("HANDVOLL_FUZZ=1000", "-s tests/faults/test_schema.py"),
    "looks": ("HANDVOLL_LOOKS=1000", "-n 2 tests/native/test_coach.py"),
    "errors": ("HANDVOLL_ERRORS=40", "-s tests/native/test_errors.py"),
    "lessons": (
        "HANDVOLL_WHOLE=1",
        "tests/browser/test_lessons.py tests/browser/test_offline.py",
    ),
    "screens": (
        "HANDVOLL_WHOLE=1",
        " ".join(f"tests/browser/test_{name}.py" for name in LOOKED_AT.split()),
    ),
    "ray": ("HANDVOLL_RAY=1", "-s tests/lab/run_ray.py"),
    "container": ("HANDVOLL_CONTAINER=1", "-s tests/project/run_container.py"),
    "compose": ("HANDVOLL_CONTAINER=1", "-s tests/project/run_compose.py"),
    "proxies": ("HANDVOLL_CONTAINER=1", "-s tests/project/run_proxies.py"),
}
LOCKS = {
    "run": "pyproject.toml",
    "house": "pyproject.toml --extra push -c requirements/run.txt",
    "dev": "pyproject.toml --extra push requirements/dev.in -c requirements/run.txt",
    "build": "requirements/build.in -c requirements/dev.txt",
    "bench": "requirements/bench.in -c requirements/dev.txt",
    "ray": "requirements/ray.in -c requirements/dev.txt",
    "uv": "requirements/uv.in",
    "node": "requirements/node.in",
}
SET_UP = ".venv .native .play .workshop .uv .node build dist src/handvoll/web web/node_modules"
SET_UP += " tests/browser/output"
CACHES = ".mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis"
WORDS: dict[str, Callable[[], None]] = {}


def word(does: Callable[[], None]) -> Callable[[], None]:
    """Let a function be what a word of the Makefile does."""
    WORDS[does.__name__.replace("_", "-")] = does
    return does


def wanted(name: str, default: str) -> list[str]:
    """What was asked for on the command line of make: NAME="this that"."""
    return (os.environ.get(name) or default).split()


# Playing


def become(command: str, *words: str) -> None:
    """Go on as a command of handvoll, of the build that is there to play."""
    build = to_play()
    build.ready()
    program = build.stamp.parent / "bin" / "handvoll"
    os.execv(program, [str(program), command, *words, *wanted("ARGS", "")])


@word
def play() -> None:
    """Serve the games to browsers, on this machine and nearby."""
    become("serve", "--open")


@word
def terminal() -> None:
    """Play in this terminal."""
    become("play")


# Checking


@word
def check() -> None:
    """Format, lint, types, and who imports whom."""
    check_web()
    VENV.ready()
    say("Checking …")
    for what, command in (
        ("format", "ruff format --check ."),
        ("lint", "ruff check ."),
        ("types", "python -m mypy src tests bench tools"),
        ("imports", "lint-imports"),
        ("colours: distances and contrasts", "python tools/colours.py"),
    ):
        program, *words = command.split()
        quietly(f".venv/bin/{program}", *words)
        done(what)
    check_locks()
    check_sources()


@word
def check_web() -> None:
    """Format and types of the web client."""
    NODE_MODULES.ready()
    say("Checking the web client …")
    quietly(*npm(WEB, "run", "--silent", "check"))
    done("format and types of the web client")


def check_locks() -> None:
    """No lock says where things come from."""
    hosts = [file for file in files("requirements/*.txt") if "://" in file.read_text()]
    locks = files("web/package-lock.json", "bench/peers/*/package-lock.json")
    hosts += [file for file in locks if '"resolved"' in file.read_text()]
    if hosts:
        sys.exit(f"These locks name a host: {', '.join(map(str, hosts))}")
    done("locks name no host")


def check_sources() -> None:
    """A compiled module beside its source would win over it."""
    if strays := files("src/**/*.so", "src/**/*.pyd"):
        sys.exit(f"Compiled beside its source: {', '.join(map(str, strays))}")
    done("no compiled module beside its source")


@word
def fix() -> None:
    """Format the code and fix what lint can fix."""
    VENV.ready()
    NODE_MODULES.ready()
    run(".venv/bin/ruff", "check", "--fix", "--exit-zero", ".")
    run(".venv/bin/ruff", "format", ".")
    run(*npm(WEB, "run", "--silent", "format"))


# Testing


@word
def test() -> None:
    """Check everything and run every test, the rules' tests compiled."""
    with ThreadPoolExecutor() as beside:  # no core waits for another
        others = [beside.submit(_yielding, each) for each in (check, test_web)]
        suite.run((suite.interpreted(rules=False), *suite.compiled()), (suite.browser(),))
        for each in others:
            each.result()


def _yielding(does: Callable[[], None]) -> None:
    """Do it with a smaller share of the processor: the longest tests wait for the compile."""
    os.nice(3)  # on Linux a thread's own, and of all it starts; more, and they would come last
    does()


@word
def test_quick() -> None:
    """The inner loop: what can be known in two minutes."""
    VENV.ready()
    NODE_MODULES.ready()
    quietly(".venv/bin/ruff", "check", ".")
    quietly(".venv/bin/python", "-m", "mypy", "src", "tests", "bench", "tools")
    done("lint and types")
    test_web()
    say("Testing what is quick …")
    words = ("-m", "not slow", *suite.quick())
    run(suite.PYTHON, "-m", "pytest", "-q", *suite.shared(suite.CORES), *words)


@word
def test_web() -> None:
    """The web client's own tests."""
    NODE_MODULES.ready()
    VENV.ready()
    say("Testing the web client …")
    quietly(*npm(WEB, "run", "--silent", "test"))
    done("tests of the web client")


@word
def test_interpreted() -> None:
    """Everything that needs neither a browser nor the compiled build."""
    suite.run((suite.interpreted(),))


@word
def test_compiled() -> None:
    """The rules, compiled, and what plays much; tests/native compares the two builds."""
    suite.run(suite.compiled())


@word
def test_browser() -> None:
    """A server of the compiled build, if there can be one, and a real browser."""
    suite.run((suite.browser(),))


# The long forms; docs/promises.md says what each of them measured


def compiled_only() -> None:
    """Set up the compiled build, or say why there can be none."""
    if reason := obstacle():
        sys.exit(f"This is about the compiled build, but {reason}.")
    VENV.ready()
    NATIVE.ready()


@word
def native() -> None:
    """Compile the rules into an environment of their own."""
    compiled_only()
    say("The compiled build is in .native: try .native/bin/handvoll.")


@word
def soak() -> None:
    """Keep the promises at full size (hours; SOAKS=kills for one of them)."""
    names = wanted("SOAKS", " ".join(SOAKS))
    if unknown := [name for name in names if name not in SOAKS]:
        sys.exit(f"There is no soak {unknown[0]}; there are: {', '.join(SOAKS)}.")
    compiled_only()
    if "ray" in names:
        RAY.ready()
    for name in names:
        say(f"At full size: {name} …")
        size, tests = SOAKS[name]
        variable, value = size.split("=")
        command = (suite.NATIVE_PYTHON, "-m", "pytest", "-q", *suite.OWN_CACHE, *tests.split())
        run(*command, **suite.BOTH_BUILDS, **{variable: value, "PYTHONUNBUFFERED": "1"})


@word
def bench() -> None:
    """Measure speed, against peers in the same run (BENCHES=igo for one of them)."""
    benches = wanted("BENCHES", BENCHES)
    compiled_only()
    PEERS.ready()
    if "load" in benches:
        NODE_PEER.ready()
    path = npm(PEER)[1].removeprefix("PATH=")
    for name in benches:
        run(suite.NATIVE_PYTHON, "-m", f"bench.{name}", PATH=path, **suite.BOTH_BUILDS)


# What is made


@word
def web() -> None:
    """Build the web client into the package."""
    BUILT_CLIENT.ready()
    say("The web client is in src/handvoll/web.")


@word
def wheel() -> None:
    """Build what is installed elsewhere into dist: wheels, compiled and pure, and the sources."""
    VENV.ready()
    BUILT_CLIENT.ready()
    clear("dist")
    (ROOT / "dist").mkdir()
    if reason := obstacle():
        say(f"No compiled wheel: {reason}.")
    else:
        NATIVE.ready()
        (compiled,) = files(".native/wheel/*.whl")
        shutil.copy2(compiled, ROOT / "dist")
    say("Building the pure wheel and the sources …")
    build = (uv(), "build", "--no-build-isolation", "--python", ".venv/bin/python")
    quietly(*build, "--sdist", "-o", "dist")
    (sources,) = files("dist/*.tar.gz")
    quietly(*build, "--wheel", "-o", "dist/pure", str(sources), HANDVOLL_PURE="1")
    for file in files("dist/**/*.whl", "dist/*.tar.gz"):
        done(f"{file.relative_to(ROOT)}, {file.stat().st_size / 1e6:.1f} MB")


@word
def rules() -> None:
    """Print which test proves which rule."""
    VENV.ready()
    run(".venv/bin/python", "tools/rules.py")


@word
def faults() -> None:
    """Plant a fault in every package and see that the tests find it."""
    VENV.ready()
    run(".venv/bin/python", "tools/faults.py")


@word
def graph() -> None:
    """Draw who imports whom, for docs."""
    VENV.ready()
    run(".venv/bin/python", "-m", "tools.graph")


@word
def types() -> None:
    """Renew the TypeScript types of the wire and of the games."""
    VENV.ready()
    run(".venv/bin/python", "-m", "handvoll.wire.typescript", str(WEB / "src"))


@word
def env() -> None:
    """Set up the development environment and nothing more."""
    VENV.ready()
    NODE_MODULES.ready()


@word
def lock() -> None:
    """Renew the locked versions of everything installed."""
    VENV.ready()
    say("Looking for the newest versions …")
    for name, made_of in LOCKS.items():
        _lock(f"requirements/{name}.txt", made_of.split())
    for folder in (WEB, PEER):
        quietly(*npm(folder, "update", "--package-lock-only"))
        done(str(folder.relative_to(ROOT) / "package-lock.json"))
    check_locks()


def _lock(file: str, made_of: list[str]) -> None:
    """Hashed, for every platform and Python from 3.11 on, without a word about its origin."""
    how = "--upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url"
    how += " --no-emit-find-links"
    say_so = ("--custom-compile-command", "make lock")
    quietly(uv(), "pip", "compile", *how.split(), *say_so, "-o", file, *made_of)
    done(file)


@word
def clean() -> None:
    """Remove all that was set up or built."""
    clear(*SET_UP.split(), *CACHES.split(), str(PEER / "node_modules"))
    clear(*map(str, ROOT.glob("src/*.egg-info")))
    for folder in ("src", "tests", "bench", "tools"):
        clear(*(str(cache) for cache in (ROOT / folder).rglob("__pycache__")))


@word
def help() -> None:
    """Show this list."""
    say("Handvoll: five games, one table\n")
    for name in re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE):
        print(f"  make {name:<13} {(WORDS[name].__doc__ or '').strip()}")
    print("\nEach sets up what it needs the first time. Needed: Python 3.11 or newer; ", end="")
    print("a C compiler for speed.")


def main() -> None:
    """Do what a word says."""
    os.chdir(ROOT)
    for name in sys.argv[1:] or ["help"]:
        WORDS[name]()


if __name__ == "__main__":
    main()
