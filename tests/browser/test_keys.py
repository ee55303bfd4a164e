"""Keys are enough: a whole game of every title without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.games import TABLES


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_by_keys_alone(new_player: People, game: str) -> None:
    anna = new_player(calm=True)
    anna.go(f"/table/{anna.open_table(game, **TABLES[game].brief)}")
    table = TABLES[game](anna, by_keys=True)
    assert table.play() > 2
    expect(table.result.get_by_text("Anna").first).to_be_visible()
