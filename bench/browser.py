"""The client measured by the browser itself: python -m bench.browser [--moments]."""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet

from tests.browser import sand
from tests.browser.conftest import People, launch, start_server
from tests.browser.fiver import Fiver
from tests.browser.go5 import Go5
from tests.browser.player import Player
from tests.browser.staged import staged
from tests.browser.test_app import first_load
from tests.browser.theatre import enter, theatre
from tests.browser.wired import linger
from tests.server.process import Server

SLOWER = 4  # the CPU, as a cheap phone's
RUNS = 5
LONG = 300  # happenings: a long log, in a game that is far from over
STROKE = 60  # frames a finger takes to outline five fields
REST = 300  # ms until it comes down again

# When the first button could be pressed: it is there, and nothing keeps the page busy.
INTERACTIVE = """
window.interactive_ = new Promise(done => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.acts .btn')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.now())))
  }).observe(document, { childList: true, subtree: true })
})
"""
# What the browser itself takes, whatever is shown.
EMPTY = "data:text/html,<!doctype html><p class=acts><button class=btn>Play</button>"
CALM = 3000  # ms after which nothing more happens by itself
# Frames from now on, until asked for; a frame is late if it took longer than two should.
WATCH = """
() => {
  const frames = (window.frames_ = [])
  let last = performance.now()
  const frame = now => {
    frames.push(now - last)
    last = now
    if (frames === window.frames_) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
"""


# The frames of one moment, from its first to its last.
MOMENT = """
async ({ moment, look }) => {
  const put = stage.put(moment)
  const frame = () => new Promise(requestAnimationFrame)
  const shown = () => document.querySelector('.moment')
  const wanted = () => shown()?.classList.contains(look)
  while (!wanted()) {
    if (shown()) stage.sitting.show.hurry()
    await frame()
  }
  const frames = []
  for (let last = await frame(); wanted(); ) {
    const now = await frame()
    frames.push(now - last)
    last = now
  }
  stage.sitting.show.hurry()
  await put
  return frames
}
"""


# The frames of a page on which nothing happens: what the browser and the machine make of it.
STILL = """
async ms => {
  const frame = () => new Promise(requestAnimationFrame)
  const frames = []
  const start = await frame()
  for (let last = start; last < start + ms; ) {
    const now = await frame()
    frames.push(now - last)
    last = now
  }
  return frames
}
"""


def slow_down(page: Page, times: int) -> None:
    """Make the browser's CPU slower."""
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": times})


def moments(chromium: Browser, folder: Path) -> dict[str, list[list[float]]]:
    """How long frames took (ms) during each moment with a slow CPU, run by run."""
    with theatre(folder / "stage") as stage:
        page = chromium.new_page()
        enter(page, stage)
        slow_down(page, SLOWER)
        runs = {
            name: [page.evaluate(MOMENT, {"moment": each, "look": name}) for _ in range(RUNS)]
            for name, each in staged().items()
        }
        page.close()
    return runs


def still(chromium: Browser) -> list[list[float]]:
    """The same of an empty page."""
    page = chromium.new_page()
    page.goto(EMPTY)
    slow_down(page, SLOWER)
    runs = [page.evaluate(STILL, CALM) for _ in range(RUNS)]
    page.close()
    return runs


def interactive(people: People, page: str = "/") -> float:
    """Seconds from asking for home to a button that answers, with a slow CPU."""
    player = people(hurry=False)
    player.context.add_init_script(INTERACTIVE)
    slow_down(player.page, SLOWER)
    player.page.goto(page, wait_until="commit")
    player.page.wait_for_timeout(CALM)  # whoever asks meanwhile makes the page work for it
    took = float(player.page.evaluate("() => window.interactive_")) / 1000
    player.context.close()
    return took


def frames(people: People) -> list[list[float]]:
    """How long frames took (ms), round by round, while moves arrive at a long log."""
    hasty = people()
    table = hasty.open_table("go5", 4, options=Go5.long)
    linger(hasty, table, LONG)
    player = people(hurry=False, state=hasty.context.storage_state())
    hasty.context.close()
    player.go(f"/table/{table}")
    seen = Go5(player)
    assert seen.my_turn()
    rounds = [watched(player, lambda: _round(seen)) for _ in range(RUNS)]
    player.context.close()
    return rounds


def _round(table: Go5) -> None:
    table.move()
    assert table.my_turn(), "the game is over: nothing arrives any more"


def watched(player: Player, doing: Callable[[], object]) -> list[float]:
    """How long frames took (ms) while something was done."""
    player.page.evaluate(WATCH)
    doing()
    return list(player.page.evaluate("() => window.frames_"))[1:]


class Finger:
    """Touches the page as the system would: the page itself does nothing for it."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.wire = player.context.new_cdp_session(player.page)

    def draw(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """From here to there, a frame at a time, without going up."""
        self._touch("touchStart", start)
        for n in range(1, STROKE + 1):
            share = n / STROKE
            self._touch(
                "touchMove", tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))
            )

    def lift(self) -> None:
        """Go up, which completes what was drawn, and rest."""
        self._touch("touchEnd")
        self.page.wait_for_timeout(REST)

    def _touch(self, kind: str, *points: tuple[float, ...]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def drawing(people: People) -> tuple[list[float], list[float]]:
    """How long frames took (ms) with a slow CPU: under a drawing finger, and when it went up."""
    player = people(hurry=False, touch=True)
    player.go(f"/table/{player.open_table('fiver', 1, options={'variant': 'solo'})}")
    table = Fiver(player)
    table.my_turn()
    rows = [[table.middle(f"{column}{row}") for column in "bf"] for row in range(1, 10)]
    finger = Finger(player)
    finger.draw(*rows[0])  # the first touch also wakes the sound
    finger.lift()
    slow_down(player.page, SLOWER)
    drawn: list[float] = []
    after: list[float] = []
    for row in rows[1:]:
        drawn += watched(player, partial(finger.draw, *row))
        after += watched(player, finger.lift)
    player.context.close()
    return drawn, after


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
    """Measure and print: all of it, or only the moments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", action="store_true", help="only the frames during moments")
    only_moments = parser.parse_args().moments
    sheet = Sheet("measured in Chromium", "bar", f"median of {RUNS}", "worst", title="The client")
    with at_browsers() as (people, server, folder):
        if not only_moments:
            loading(sheet, people)
            playing(sheet, people)
        staging(sheet, people.chromium, folder)
        if not only_moments:
            waiting(sheet, people, server, folder)
    print_with_load(sheet)


def loading(sheet: Sheet, people: People) -> None:
    """Lines of the sheet: until somebody can begin."""
    row(sheet, "first load, kB", "180", [first_load(people(), "/") / 1000])
    row(sheet, "interactive, s, 4x slower CPU", "1", [interactive(people) for _ in range(RUNS)])
    empty = [interactive(people, EMPTY) for _ in range(RUNS)]
    row(sheet, "the same of an empty page, s", "", empty)


def playing(sheet: Sheet, people: People) -> None:
    """Lines of the sheet: what moves while people play."""
    smooth(sheet, "frames/s when moves arrive", frames(people))
    drawn, after = zip(*(drawing(people) for _ in range(RUNS)), strict=True)
    smooth(sheet, "frames/s under a drawing finger, 4x slower CPU", drawn)
    smooth(sheet, "frames/s when it goes up, 4x slower CPU", after, bar="")


def staging(sheet: Sheet, chromium: Browser, folder: Path) -> None:
    """Lines of the sheet: moments, between two looks at an empty page."""
    smooth(sheet, "frames/s of an empty page before, 4x slower CPU", still(chromium), bar="")
    for name, runs in moments(chromium, folder).items():
        smooth(sheet, f"frames/s during the moment {name}, 4x slower CPU", runs)
    smooth(sheet, "frames/s of an empty page after, 4x slower CPU", still(chromium), bar="")


def waiting(sheet: Sheet, people: People, server: Server, folder: Path) -> None:
    """Lines of the sheet: the sand, and who was away."""
    row(sheet, "hourglass beside the server's, s", "0.2", sand_runs_out(people, server))
    drops = [folder / f"drop{n}" for n in range(RUNS)]
    anew = [back_in_the_seat(each, lambda where: People(people.chromium, where)) for each in drops]
    row(sheet, "back in the seat, s", "2", anew)


@contextmanager
def at_browsers() -> Iterator[tuple[People, Server, Path]]:
    """A server with the built client, people at Chromium, and a folder for more of either."""
    with (
        tempfile.TemporaryDirectory() as folder,
        start_server(Path(folder) / "one") as server,
        sync_playwright() as playwright,
    ):
        chromium = launch(playwright)
        yield People(chromium, server.address), server, Path(folder)
        chromium.close()


def print_with_load(sheet: Sheet) -> None:
    """The sheet, and how busy the machine was."""
    Console().print(sheet)
    Console().print(f"load of the machine: {os.getloadavg()[0]:.1f}")


def smooth(sheet: Sheet, what: str, runs: Sequence[list[float]], bar: str = "60") -> None:
    """Two lines of the sheet: how many frames there were, and how long a slow one took."""
    row(sheet, what, bar, [1000 / statistics.mean(taken) for taken in runs], best=max)
    slow = [statistics.quantiles(taken, n=20)[-1] for taken in runs]
    row(sheet, "a slow frame then (95 %), ms", "", slow)


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
