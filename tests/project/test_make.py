"""The words of the Makefile do what the README says, and set up no more than they must."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest

from tools import make, suite
from tools.parts import Part
from tools.saying import quietly

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text()


def part(folder: Path, made: list[str], name: str, source: Path, *after: Part) -> Part:
    """A part made of one file, which notes that it was made."""
    return Part(folder / name, lambda: made.append(name), lambda: [source], after)


def aged(path: Path, seconds: int) -> Path:
    """A file that was last written so long ago."""
    path.touch()
    then = path.stat().st_mtime - seconds
    os.utime(path, (then, then))
    return path


def test_a_part_is_made_once_and_again_when_its_source_has_changed(tmp_path: Path) -> None:
    made: list[str] = []
    source = aged(tmp_path / "source", 100)
    thing = part(tmp_path, made, "thing", source)
    thing.ready()
    thing.ready()
    assert made == ["thing"]
    aged(tmp_path / "thing", 50)
    source.touch()
    thing.ready()
    assert made == ["thing", "thing"]


def test_what_a_part_needs_is_made_before_it(tmp_path: Path) -> None:
    made: list[str] = []
    source = aged(tmp_path / "source", 100)
    below = part(tmp_path, made, "below", source)
    part(tmp_path, made, "above", source, below).ready()
    assert made == ["below", "above"]
    aged(tmp_path / "above", 50)
    aged(tmp_path / "below", 10)  # made anew since
    part(tmp_path, made, "above", source, below).ready()
    assert made == ["below", "above", "above"]


def test_a_part_that_lost_a_piece_is_made_again(tmp_path: Path) -> None:
    made: list[str] = []
    whole = [True]
    thing = Part(tmp_path / "thing", lambda: made.append("thing"), whole=lambda: whole[0])
    thing.ready()
    whole[0] = False
    thing.ready()
    assert made == ["thing", "thing"]


def test_a_part_that_two_need_at_once_is_made_once(tmp_path: Path) -> None:
    made: list[str] = []

    def slowly() -> None:
        sleep(0.2)
        made.append("thing")

    thing = Part(tmp_path / "thing", slowly)
    with ThreadPoolExecutor() as both:
        for each in [both.submit(thing.ready) for _ in range(2)]:
            each.result()
    assert made == ["thing"]


def test_a_part_that_failed_is_not_called_ready(tmp_path: Path) -> None:
    thing = Part(tmp_path / "thing", lambda: quietly("false"))
    with pytest.raises(SystemExit):
        thing.ready()
    assert thing.stale()


def test_every_word_of_the_makefile_is_known_and_explained() -> None:
    words = re.search(r"^\.PHONY: ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    assert words
    assert set(words[1].replace("\\", "").split()) == set(make.WORDS)
    assert all(does.__doc__ for does in make.WORDS.values())
    assert len(MAKEFILE.splitlines()) <= 80


def test_help_lists_the_words() -> None:
    command = [shutil.which("make") or "make", "--no-print-directory", "-C", str(ROOT)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "make play" in said
    assert "make test-quick" in said


@pytest.mark.parametrize(("word", "command"), [("play", "serve --open"), ("terminal", "play")])
def test_playing_begins_with_one_word(
    monkeypatch: pytest.MonkeyPatch, word: str, command: str
) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(Part, "ready", lambda part: None)
    monkeypatch.setattr(os, "execv", lambda program, words: became.append(words))
    monkeypatch.setenv("ARGS", "--port 1234")
    make.WORDS[word]()
    ((program, *words),) = became
    assert program.endswith("/bin/handvoll")
    assert words == [*command.split(), "--port", "1234"]


def test_a_soak_that_does_not_exist_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOAKS", "naps")
    with pytest.raises(SystemExit, match="no soak naps"):
        make.soak()


def test_what_fails_beside_others_must_pass_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """One test that fails only the first time, and beside it one that always does."""
    monkeypatch.setenv("WORKERS", "1")
    once = "import pathlib\ndef test_once():\n    seen = pathlib.Path(__file__ + '.seen')\n"
    once += "    first = not seen.exists()\n    seen.touch()\n    assert not first\n"
    suite.run((files_with(tmp_path / "once", once),))
    said = capfd.readouterr().out
    assert "Once more and alone" in said
    assert "once: " not in said, "there is nothing else it could be"
    always = "def test_always():\n    assert False\n"
    (tmp_path / "once" / "test_it.py.seen").unlink()
    with pytest.raises(SystemExit) as ended:
        suite.run(
            (files_with(tmp_path / "once", once),), (files_with(tmp_path / "always", always),)
        )
    assert ended.value.code == 1
    said = capfd.readouterr().out
    assert "\nonce: 1 failed" in said
    assert "\nalways: 1 failed" in said
    assert re.search(r"^1 passed", said, re.MULTILINE), "once, alone"


def files_with(folder: Path, text: str) -> suite.Tests:
    """Tests in a folder of their own."""
    folder.mkdir(exist_ok=True)
    (folder / "test_it.py").write_text(text)
    words = (str(folder), "-c", "/dev/null", "-o", f"cache_dir={folder / 'cache'}")
    command = (sys.executable, "-m", "pytest", "-q", *words)
    return suite.Tests(folder.name, lambda: None, command)
