"""Draw the terminal's tables as SVG into docs/pictures."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

from handvoll import GAMES, Match
from handvoll.bots.bot import quick_bot
from handvoll.engine.game import Options
from handvoll.terminal.look import Look
from handvoll.terminal.table import TerminalTable

# A picture of ours asks nobody for fonts, nor says who else's tool drew it.
FONTS = re.compile(r"@font-face \{.*?\}|<!--.*?-->", re.DOTALL)
PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
# Where to look: seats, options, and how many entries into a game.
SCENES: dict[str, tuple[int, Options, int]] = {
    "go5": (3, {}, 60),
    "fifteen": (3, {}, 60),
    "highfive": (3, {}, 14),
    "igo": (3, {}, 19),
    "fiver": (1, {"variant": "solo"}, 12),
}


def picture(game: str) -> str:
    """Seat A's table some way into a game of bots, with the choices offered."""
    seats, options, entries = SCENES[game]
    rng = Random(4)
    match = Match(game, seats, options)
    match.deal(rng)
    bot = quick_bot(game)
    while len(match.record.entries) < entries or "A" not in match.view("A")["wait"]:
        seat = min(match.view(None)["wait"])
        match.play(seat, bot.choose(match.view(seat), rng))
        match.deal(rng)
    console = Console(record=True, width=92, file=StringIO(), force_terminal=True)
    TerminalTable(match, "Anna", rng, Look(console, "en")).show_my_move()
    svg = console.export_svg(title=f"handvoll play {game}", unique_id=game)
    return FONTS.sub("", svg)


def main() -> None:
    """Draw every game."""
    for game in GAMES:
        (PICTURES / f"{game}.svg").write_text(picture(game), encoding="utf-8")
        print(f"docs/pictures/{game}.svg")


if __name__ == "__main__":
    main()
