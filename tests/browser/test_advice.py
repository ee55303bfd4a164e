"""Hints with their reasons, and why a move is refused, in every game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import SMALL, People
from tests.browser.games import TABLES
from tests.browser.look import look
from tests.browser.player import Player
from tests.browser.table import Table

OPTIONS: dict[str, dict[str, Any]] = {"fiver": {"seconds": 180, "assist": True}}

games = pytest.mark.parametrize("game", TABLES)


def sit(player: Player, game: str) -> Table:
    """A table with a bot, opened, at my turn."""
    player.go(f"/table/{player.open_table(game, options=OPTIONS.get(game, {}))}")
    table = TABLES[game](player)
    assert table.my_turn()
    return table


@games
def test_a_hint_says_what_is_good_about_it(new_player: People, game: str) -> None:
    anna = new_player()
    heard: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(json.loads(str(frame))))

    anna.page.on("websocket", listen)
    table = sit(anna, game)
    table.hint.click()
    bubble = anna.page.locator(".bubble:not(.pondering)")
    bubble.wait_for()
    why = next(each["why"] for each in heard if each.get("hint"))
    plain = {name: fact if isinstance(fact, int) else "#" for name, fact in why["facts"].items()}
    pattern = re.escape(anna.say(why["message"], **plain)).replace(re.escape("#"), ".*")
    expect(bubble).to_contain_text(re.compile(pattern))


@games
def test_a_refused_move_says_why_and_opens_its_rule(new_player: People, game: str) -> None:
    anna = new_player(size=SMALL, lang="de")
    table = sit(anna, game)
    table.blunder()
    link = anna.page.locator(".turn .link")
    rule = link.inner_text().split()[-1]
    look(anna, f"{game}-why-not")
    link.click()
    told = anna.page.locator("dialog .asked").first
    expect(told).to_be_in_viewport()
    expect(told).to_contain_text(rule)
