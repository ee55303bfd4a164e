"""The client measured by the browser itself: python -m bench.browser."""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table as Sheet

from tests.browser import sand
from tests.browser.conftest import People, launch, start_server
from tests.browser.fifteen import Fifteen
from tests.browser.fiver import Fiver
from tests.browser.player import Player
from tests.browser.test_app import first_load
from tests.server.process import Server

SLOWER = 4  # the CPU, as a cheap phone's
RUNS = 5

# When the first button could be pressed: it is there, and nothing keeps the page busy.
INTERACTIVE = """
() => new Promise(done => {
  const look = () => {
    if (!document.querySelector('.acts .btn')) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => done(performance.now())))
  }
  look()
})
"""
# Frames from now on, until asked for; a frame is late if it took longer than two should.
WATCH = """
() => {
  window.frames_ = []
  let last = performance.now()
  const frame = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
}
"""


def slow_down(player: Player, times: int) -> None:
    """Make the browser's CPU slower."""
    wire = player.context.new_cdp_session(player.page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": times})


def interactive(people: People) -> float:
    """Seconds from asking for home to a button that answers, with a slow CPU."""
    player = people()
    slow_down(player, SLOWER)
    player.page.goto("/", wait_until="commit")
    took = float(player.page.evaluate(INTERACTIVE)) / 1000
    player.context.close()
    return took


def frames(people: People) -> tuple[float, float]:
    """Frames per second and the slowest frame (ms) while moves arrive at a long log."""
    player = people(hurry=False)
    player.go(f"/table/{player.open_table('fifteen', 4, settings={'pace': 0.5})}")
    table = Fifteen(player)
    table.play(12)
    player.page.evaluate(WATCH)
    table.play(4)
    table.my_turn()
    taken: list[float] = player.page.evaluate("() => window.frames_")
    player.context.close()
    return 1000 / statistics.mean(taken), max(taken)


def drawing(people: People) -> tuple[float, float]:
    """Frames per second and a slow frame (ms, 95 %) under a finger that draws, with a slow CPU."""
    player = people(hurry=False)
    player.go(f"/table/{player.open_table('fiver', 1, options={'variant': 'solo'})}")
    table = Fiver(player)
    table.my_turn()
    slow_down(player, SLOWER)
    player.page.evaluate(WATCH)
    for row in range(1, 9):
        table.drag(*(f"{column}{row}" for column in "bcdef"), steps=12)
    taken: list[float] = player.page.evaluate("() => window.frames_")
    player.context.close()
    return 1000 / statistics.mean(taken), statistics.quantiles(taken, n=20)[-1]


def sand_runs_out(people: People, server: Server) -> list[float]:
    """How far what is shown of the hourglass is from the server's own time, in s."""
    player = people(calm=True)
    table = sand.begin(player)
    off = [abs(sand.shown_end(player) - sand.true_end(server, table)) for _ in range(RUNS)]
    player.context.close()
    return [each / 1000 for each in off]


def back_in_the_seat(folder: Path, people: Callable[[str], People]) -> float:
    """Seconds from the server being there again to the seat being live again."""
    with start_server(folder) as server:
        player = people(server.address)(calm=True)
        player.go(f"/table/{player.open_table('fifteen')}")
        offline = player.page.get_by_text(player.say("web-offline"))
        server.kill()
        offline.wait_for()
        server.start()
        there = monotonic()
        offline.wait_for(state="hidden")
        took = monotonic() - there
        player.context.close()
    return took


def main() -> None:
    """Measure and print."""
    sheet = Sheet("measured in Chromium", "bar", f"median of {RUNS}", "worst", title="The client")
    with (
        tempfile.TemporaryDirectory() as folder,
        start_server(Path(folder) / "one") as server,
        sync_playwright() as playwright,
    ):
        chromium = launch(playwright)
        people = People(chromium, server.address)
        row(sheet, "first load, kB", "300", [first_load(people(), "/") / 1000])
        row(sheet, "interactive, s, 4x slower CPU", "1", [interactive(people) for _ in range(RUNS)])
        seen = [frames(people) for _ in range(RUNS)]
        row(sheet, "frames/s when moves arrive", "60", [each[0] for each in seen], best=max)
        row(sheet, "slowest frame then, ms", "", [each[1] for each in seen])
        drawn = [drawing(people) for _ in range(RUNS)]
        row(
            sheet,
            "frames/s while drawing, 4x slower CPU",
            "60",
            [each[0] for each in drawn],
            best=max,
        )
        row(sheet, "a slow frame then (95 %), ms", "", [each[1] for each in drawn])
        row(sheet, "hourglass beside the server's, s", "0.2", sand_runs_out(people, server))
        drops = [Path(folder) / f"drop{n}" for n in range(RUNS)]
        anew = [back_in_the_seat(each, lambda where: People(chromium, where)) for each in drops]
        row(sheet, "back in the seat, s", "2", anew)
        chromium.close()
    Console().print(sheet)
    Console().print(f"load of the machine: {os.getloadavg()[0]:.1f}")


def row(
    sheet: Sheet,
    what: str,
    bar: str,
    values: list[float],
    best: Callable[[list[float]], float] = min,
) -> None:
    """One line of the sheet."""
    worst = min(values) if best is max else max(values)
    sheet.add_row(what, bar, f"{statistics.median(values):.2f}", f"{worst:.2f}")


if __name__ == "__main__":
    main()
