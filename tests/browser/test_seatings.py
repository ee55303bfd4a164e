"""Who did what stays true: log, replay and result name the person of the time."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.player import Player
from tests.browser.wired import together


def evening(anna: Player, ben: Player, dora: Player, cara: Player) -> str:
    """Three play, Ben leaves, a bot plays on, and Cara takes the seat; then to the end."""
    settings = {"grace": 3600, "latecomers": True}
    table = anna.open_table("fifteen", 3, bots=False, options={"colours": 3}, settings=settings)
    ben.sit_down(table)
    dora.sit_down(table)
    anna.post(f"/api/tables/{table}/start")
    anna.go(f"/table/{table}")
    together([anna, ben, dora], table, 5)
    ben.post(f"/api/tables/{table}/leave")
    together([anna, dora], table, 6)
    cara.post("/api/me", name="Cara")
    cara.post(f"/api/tables/{table}/sit", salt="cc" * 16, seat="B")
    together([anna, cara, dora], table, 5)
    return table


def log_of(player: Player) -> list[str]:
    """The lines of the log, the oldest first, without the marks around what was filled in."""
    lines = player.page.locator(".rail .log li").all_inner_texts()
    return [" ".join(line.split()) for line in reversed(lines)]


def of_whom(line: str) -> str:
    return line.split(maxsplit=1)[0]


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_who_leaves_keeps_what_they_did(new_player: People, lang: str) -> None:
    anna, ben, dora = new_player(calm=True, lang=lang), new_player("Ben"), new_player("Dora")
    cara = new_player("Cara", lang="nl", calm=True)
    table = evening(anna, ben, dora, cara)
    sat = anna.say("web-told-sat", player="Cara")
    cara.go(f"/table/{table}")
    for player in (anna, cara):
        player.page.locator(".rail .log li").nth(20).wait_for()
        expect(player.page.locator(".rail .log")).to_contain_text("Ben")
    watched = log_of(anna)
    left, came = watched.index(anna.say("web-told-left", player="Ben")), watched.index(sat)
    assert anna.say("web-told-bot", player="Ben") == watched[left + 1]
    before, between, after = watched[:left], watched[left:came], watched[came:]
    assert "Ben" in {of_whom(line) for line in before}
    assert {"Kiki", "Cara"}.isdisjoint({of_whom(line) for line in before})
    assert "Kiki" in {of_whom(line) for line in between}, "the bot of that seat"
    assert "Cara" in {of_whom(line) for line in after}
    assert "Ben" not in {of_whom(line) for line in after}
    # Who came late reads the same: nothing of Ben's is hers.
    read = log_of(cara)
    assert cara.say("web-told-left", player="Ben") in read
    assert "Ben" in {of_whom(line) for line in read}
    end_of_game(anna, table, [anna, cara, dora])


def last_of_the_bot(anna: Player, table: str) -> int:
    """An entry shortly before Cara took the seat over from the bot."""
    record = anna.context.request.get(f"/api/tables/{table}/record").text()
    _, cara = (each for each in json.loads(record.splitlines()[0])["seatings"])
    return int(cara["entry"]) - 2


def end_of_game(anna: Player, table: str, people: list[Player]) -> None:
    """The result and the replay say it too."""
    together(people, table)
    anna.go(f"/table/{table}")
    names = anna.page.locator(".podium p.quiet")
    expect(names).to_contain_text("Cara")
    expect(names).to_contain_text("Ben")
    expect(names).to_contain_text("Kiki")
    anna.shot("result-shared-seat")
    anna.go(f"/table/{table}/replay?move=5")
    plate = anna.page.locator(".plate", has_text="Ben")
    expect(plate).to_be_visible()
    expect(anna.page.locator(".rail .log")).to_contain_text("Ben")
    anna.go(f"/table/{table}/replay?move={last_of_the_bot(anna, table)}")
    expect(anna.page.locator(".plate", has_text="Kiki")).to_be_visible()
    expect(anna.page.locator(".rail .log")).to_contain_text("Kiki")
    assert {"Anna", "Ben", "Dora", "Kiki"} >= {of_whom(line) for line in log_of(anna)} >= {"Ben"}
    anna.page.get_by_role("slider").press("End")
    expect(anna.page.locator(".plate", has_text="Cara")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_a_bot_that_played_for_somebody_is_not_them(
    new_player: People, size: tuple[int, int]
) -> None:
    anna, ben = new_player(calm=True, lang="de", size=size), new_player("Ben")
    settings = {"grace": 1}
    table = anna.open_table("fifteen", bots=False, options={"colours": 2}, settings=settings)
    ben.sit_down(table)
    anna.post(f"/api/tables/{table}/start")
    together([anna, ben], table, 4)
    together([anna], table)  # Ben is away, a bot plays for him to the end
    anna.go(f"/table/{table}")
    bot = anna.say("web-bot-for", player="Ben")
    played = anna.say("web-bot-played", player="Ben")
    expect(anna.page.locator(".podium p.quiet")).to_have_text(played)
    anna.shot("result-bot-for")
    anna.page.get_by_role("link", name=anna.say("web-watch-replay")).click()
    anna.page.get_by_role("slider").press("End")
    if size != PHONE:
        expect(anna.page.locator(".rail .log")).to_contain_text(bot)
