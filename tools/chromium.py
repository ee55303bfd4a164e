"""Where Chromium is, and getting one: python tools/chromium.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The same engine without a window takes a third of the processor time: tests like it best.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = (
    f"The browser tests need Chromium and found none. Install it (Debian: apt-get install {SHELL}),"
    "\nor name one: make test-browser CHROMIUM=/path/to/chromium"
)


def find() -> str | None:
    """The browser to test with: $CHROMIUM, the machine's, or Playwright's own."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    return next((found for name in NAMES if (found := shutil.which(name))), None) or _playwrights()


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - slow, and seldom needed

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def get() -> str | None:
    """Fetch what tests like best from Debian if we may; any browser else, or Playwright's own."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        _run("apt-get", "update")
        _run("apt-get", "install", "-y", SHELL)
    if not find():
        _run(sys.executable, "-m", "playwright", "install", "chromium")
    return find()


def _run(*command: str) -> bool:
    return subprocess.run(command, check=False, stdout=sys.stderr).returncode == 0


def main() -> None:
    """Say where it is, after getting one if need be."""
    path = find() if os.environ.get("CHROMIUM") or shutil.which(SHELL) else get()
    if not path:
        sys.exit(HOW)
    print(path)


if __name__ == "__main__":
    main()
