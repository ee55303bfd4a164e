"""Eyes closed: a whole game of every title by what is announced and by keys, and few of them."""

from __future__ import annotations

import pytest

from tests.browser.blind import QUESTION, play
from tests.browser.conftest import People
from tests.browser.ear import Ear
from tests.browser.games import TABLES

READINGS = ("m", "k", "z", "w", "q", "x", ",")
MOST = {"fifteen": 2.5, "igo": 6, "go5": 8, "highfive": 14, "fiver": 12}  # presses a decision


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_by_ear_and_few_keys(new_player: People, game: str) -> None:
    anna = new_player(calm=True)
    ear = Ear(anna)
    anna.go(f"/table/{anna.open_table(game, **TABLES[game].brief)}")
    assert play(ear, game)
    each = ear.presses / ear.decisions
    print(f"{game}: {ear.presses} presses, {ear.decisions} decisions, {each:.2f} each")
    assert ear.decisions > 2
    assert each <= MOST[game]
    assert not ear.fell, f"the focus fell to the page: {ear.fell}"


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_read_out_by_keys(new_player: People, game: str) -> None:
    anna = new_player(calm=True)
    ear = Ear(anna)
    anna.go(f"/table/{anna.open_table(game, 3)}")
    ear.until(QUESTION)
    said = {key: ear.ask(key, r".+").string for key in READINGS}
    assert len(set(said.values())) == len(said), "each says something else"
    assert "Tik" in said["z"] and all(name in said["q"] for name in ("Anna", "Tik", "Tok"))
    assert ear.ask(".", r".+").string == said[READINGS[-1]], "the last thing again"
