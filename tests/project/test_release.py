"""A release says what it is: package, tag and list of changes speak of the same version."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import handvoll
from tools.release import changes, version

ROOT = Path(__file__).parents[2]
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_package_is_of_the_version_it_says() -> None:
    assert handvoll.__version__ == version()


def test_the_changes_are_told_by_version() -> None:
    sections = re.findall(r"^## (.*)$", CHANGES, re.MULTILINE)
    assert sections[0] == "Unreleased"
    assert sections[1].startswith(version()), "the last release is that of the package"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", each) for each in sections[1:])
    assert changes(version(), CHANGES).startswith("- ")


def test_a_tag_of_another_version_is_refused() -> None:
    command = [sys.executable, "tools/release.py"]
    refused = subprocess.run(
        [*command, "v99.0.0"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert refused.returncode == 1
    assert "v99.0.0" in refused.stderr
    told = subprocess.run(
        [*command, f"v{version()}"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.startswith("- ")
