"""A package as somebody else would bring it, High Card by default: built, beside Handvoll."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

PACKAGE = Path(__file__).parent / "highcard"
BUILD = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


def installed(folder: Path, *without: str, package: Path = PACKAGE) -> dict[str, str]:
    """Build the package, install it into a folder; the environment in which it is found."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(package, source, ignore=shutil.ignore_patterns("__pycache__", *without))
    command = [sys.executable, "-c", BUILD, str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(site)
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    return os.environ | {"PYTHONPATH": path, "COLUMNS": "100", "LANG": "C.UTF-8"}


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    """What a command says, where the package is installed."""
    command = [sys.executable, *words]
    done = subprocess.run(
        command, env=environment, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
