"""Go5 in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.go5 import Go5


def test_a_whole_game_is_played_by_clicks(new_player: People) -> None:
    anna = new_player()
    anna.go(f"/table/{anna.open_table('go5', 3, options={'target': 150})}")
    table = Go5(anna)
    assert table.play() > 10
    expect(table.result.get_by_text("Anna").first).to_be_visible()
