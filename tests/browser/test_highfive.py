"""High Five! in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.highfive import HighFive


def test_a_whole_game_is_played_by_clicks(new_player: People) -> None:
    anna = new_player()
    anna.go(f"/table/{anna.open_table('highfive')}")
    table = HighFive(anna)
    assert table.play() > 4
    expect(table.result.get_by_text("Anna").first).to_be_visible()
