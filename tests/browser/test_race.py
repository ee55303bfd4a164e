"""Go5! Two who may call, one card: both see the sand run, the first has it, nobody is in doubt."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator

from tests.browser.go5 import Go5
from tests.browser.player import Player
from tests.browser.stacked import meet, stacked
from tests.browser.wired import play

FIVES, BLUES, THIRD = "r5 o5 y5 g5 r1 o2 y3", "b1 b2 b3 b4 r2 o3 y4", "b5 r3 o4 g1 v1 p1 v2"
PILE = "p7 p2 p3 p4 v3 v4 v6"

RUNS_OUT = """
() => {
  const { effect, currentTime } = document.querySelector('.call .ring .left').getAnimations()[0]
  return Date.now() + effect.getComputedTiming().endTime - currentTime
}
"""

CLICK_AT = """
(button, at) => { setTimeout(() => button.click(), at - Date.now()) }
"""


def test_the_first_call_has_it_and_everybody_sees_who(chromium: Browser, tmp_path: Path) -> None:
    with stacked(chromium, tmp_path, PILE, FIVES, BLUES, THIRD) as people:  # G20, G21
        anna, ben, cara = people(), people("Ben"), people("Cara")
        both = (anna, ben)
        table = meet("go5", anna, ben, cara, call_seconds=120)
        for player in both:
            player.go(f"/table/{table}")
        up_to_four(table, anna, ben, cara)
        play(cara, table, "draw", "discard b5")
        calls = [shout(player) for player in both]
        ends = [player.page.evaluate(RUNS_OUT) for player in both]
        assert abs(ends[0] - ends[1]) < 2000, "one countdown for both"
        anna.shot("go5-call")
        soon = anna.page.evaluate("() => Date.now()") + 1000
        for call in calls:
            call.evaluate(CLICK_AT, soon)
        for player in both:
            Go5(player).go_on.wait_for()
        first, second = (sheet(player) for player in both)
        assert first == second, "everybody sees the same"
        assert [first["Anna"] >= 130, first["Ben"] >= 130].count(True) == 1, "exactly one has it"


def sheet(player: Player) -> dict[str, int]:
    """Who got how much for their sets and for ending the round."""
    names = player.page.locator(".round thead .vh").all_inner_texts()
    lines = player.page.locator(".round tbody tr").all()[:-2]
    cells = [line.locator("td").all_inner_texts() for line in lines]
    return {
        name: sum(int(cell) for cell in column if cell.isdigit())
        for name, *column in zip(names, *cells, strict=True)
    }


def up_to_four(table: str, anna: Player, ben: Player, cara: Player) -> None:
    """Anna has four fives, Ben four blue ones, and it is Cara's turn, who has the blue 5."""
    play(anna, table, "draw", "lay r5 o5 y5", "discard r1")
    play(ben, table, "draw", "lay b1 b2 b3", "discard r2")
    play(cara, table, "draw", "discard r3")
    play(anna, table, "draw", "add g5 1", "discard o2")
    play(ben, table, "draw", "add b4 1", "discard o3")


def shout(player: Player) -> Locator:
    """The button that calls, once it is there."""
    button = player.page.locator("button.shout.go:enabled")
    button.wait_for()
    return button
