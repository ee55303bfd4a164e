"""Print which tests prove which rule; fail on a rule of a game that exists without a test.

A rule is a bold number in docs/rulings/<game>.md (**F5**); a test cites it in the comment behind
its `def` line (# F5, F7).
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from handvoll import GAMES

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\*", re.MULTILINE)
TEST = re.compile(r"^ *def (test_\w+)\([^#]*?\)[^#\n]*:  # (.*)$", re.MULTILINE)


def rules_of(game: str) -> list[str]:
    """The numbers of a game's rules, in order."""
    return RULE.findall((ROOT / "docs" / "rulings" / f"{game}.md").read_text("utf-8"))


def tests_of(game: str) -> dict[str, list[str]]:
    """The tests that cite each rule."""
    proofs = defaultdict(list)
    for folder in (ROOT / "tests" / "games" / game, ROOT / "tests" / "native"):
        for file in sorted(folder.glob("test_*.py")):
            for test, comment in TEST.findall(file.read_text("utf-8")):
                for number in re.findall(r"\b[A-Z]\d+\b", comment):
                    proofs[number].append(test)
    return proofs


def main() -> int:
    """Print the table of every game; 1 if a rule has no test or a test cites no rule."""
    console = Console()
    missing = []
    for name, game in GAMES.items():
        rules, proofs = rules_of(name), tests_of(name)
        table = Table("rule", "tests", title=game.title, title_justify="left")
        for rule in rules:
            table.add_row(rule, "\n".join(proofs.get(rule, ["[bold]none[/]"])))
        console.print(table)
        missing += [rule for rule in rules if rule not in proofs]
        missing += [n for n in proofs if n[0] == game.key and n not in rules]
    if missing:
        console.print(f"[bold]Without a test, or cited but no rule:[/] {', '.join(missing)}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
