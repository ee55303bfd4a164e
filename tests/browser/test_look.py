"""Looking finds what is wrong: otherwise finding nothing would mean nothing."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SMALL, People
from tests.browser.look import axe_faults, layout_faults

WRONG = {
    "wider": '<p style="width: 400px">wide</p>',
    "too small": '<button style="width: 30px; height: 50px">small</button>',
    "cut off": '<h1 style="width: 50px; overflow: hidden; white-space: nowrap">A long title</h1>',
    "not in words": "<p>web-play-now</p>",
    "button-name": "<button></button>",
    "region": "</main><p>outside</p>",
    "heading-order": "<h1>One</h1><h3>Three</h3>",
    "empty-table-header": "<table><tr><th></th><th>a</th></tr><tr><td>1<td>2</table>",
    "label-content-name-mismatch": '<button aria-label="Stop">Go on</button>',
    "color-contrast": '<p style="color: #aaa; background: #fff">pale</p>',
    "pale": '<p style="background: linear-gradient(90deg, #fff, #222 60px)">half pale</p>',
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_fault_is_seen(new_player: People, fault: str) -> None:
    page = new_player(size=SMALL).page
    page.set_content(f'<html lang="en"><title>x</title><main>{WRONG[fault]}</main>')
    assert any(each.startswith(fault) for each in layout_faults(page) + axe_faults(page))


def test_a_good_page_has_no_fault(new_player: People) -> None:
    page = new_player(size=SMALL).page
    button = '<button style="width: 60px; height: 50px">ok</button>'
    dark = '<p style="color: #fff; background: linear-gradient(#111, #444)">Dark</p>'
    good = f'<h1>Good</h1>{button}<p style="height: 900px"></p>{dark}'
    page.set_content(f'<html lang="en"><title>x</title><main>{good}</main>')
    assert not layout_faults(page) + axe_faults(page)


def test_a_browsers_complaints_are_heard(new_player: People) -> None:
    player = new_player()
    player.go("/")
    player.page.evaluate("() => console.error('one')")
    player.page.evaluate("() => { setTimeout(() => { throw Error('two') }) }")
    player.page.evaluate("() => { document.body.innerHTML = '<p style=\"color: red\">three</p>' }")
    player.page.goto(f"{player.address.replace('127.0.0.1', 'localhost')}/healthz")
    heard = "\n".join(player.faults)
    player.context.close()
    new_player.players.clear()  # complaining is what it was for
    assert all(word in heard for word in ("one", "two", "somebody else", "Content Security"))
