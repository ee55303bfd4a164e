"""What changed in a version, out of CHANGELOG.md: python tools/release.py v0.2.0.

Refuses a tag that is not the version of the package. Standard library only.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def version() -> str:
    """The version of the package."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def changes(of: str, changelog: str) -> str:
    """The section of a version; empty if there is none."""
    found = re.search(rf"^## {re.escape(of)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    return found[1].strip() if found else ""


def main(tag: str) -> None:
    """Print what a release says of itself, or end with what is wrong with it."""
    if tag != f"v{version()}":
        sys.exit(f"The tag is {tag}, the package is {version()}: change one of them.")
    told = changes(version(), (ROOT / "CHANGELOG.md").read_text("utf-8"))
    if not told:
        sys.exit(f"CHANGELOG.md does not say what changed in {version()}.")
    print(told)


if __name__ == "__main__":
    main(sys.argv[1])
