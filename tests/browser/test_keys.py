"""Eyes closed: a whole game of every title by what is announced and by keys, and few of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.blind import PLAYERS, QUESTION, cards, play, typed
from tests.browser.conftest import People
from tests.browser.ear import Ear
from tests.browser.games import TABLES
from tests.browser.stacked import meet, stacked
from tests.browser.wired import together

READINGS = ("m", "k", "z", "w", "q", "x", ",")
MOST = {"fifteen": 2.5, "igo": 6, "go5": 8, "highfive": 14, "fiver": 12}  # presses a decision


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_by_ear_and_few_keys(new_player: People, game: str) -> None:
    anna = new_player(calm=True, worker=True)
    ear = Ear(anna)
    anna.go(f"/table/{anna.open_table(game, **TABLES[game].brief)}")
    assert play(ear, game)
    each = ear.presses / ear.decisions
    print(f"{game}: {ear.presses} presses, {ear.decisions} decisions, {each:.2f} each")
    assert ear.decisions > 2
    assert each <= MOST[game]
    assert not ear.fell, f"the focus fell to the page: {ear.fell}"
    assert not ear.stumbles, "\n".join(ear.stumbles)


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
    assert not ear.stumbles, "\n".join(ear.stumbles)


def test_a_tableau_is_read_row_by_row_from_where_one_is(new_player: People) -> None:
    anna = new_player(calm=True)
    ear = Ear(anna)
    anna.go(f"/table/{anna.open_table('fiver', 1, options={'variant': 'solo'})}")
    ear.until(QUESTION)
    first = ear.ask("k", r"^Row 1: ([^.]*)\. k again: the next row\.$")
    assert len(first[1].split(", ")) == 10
    assert "again" not in ear.ask("k", r"^Row 2: .*").string
    ear.press(*"c7")
    ear.ask("k", r"^Row 7: .* k again")
    for row in (8, 9, 10, 1):
        ear.ask("k", rf"^Row {row}: ")


def test_since_my_turn_begins_with_what_i_chose_myself(new_player: People) -> None:
    anna = new_player(calm=True, by_hand=False)
    ear = Ear(anna)
    anna.go(f"/table/{anna.open_table('fifteen', **TABLES['fifteen'].brief)}")
    question = ear.until(QUESTION)
    while not any("You keep " in text for text in ear.story):
        ear.story.clear()
        PLAYERS["fifteen"](ear, question.string)
        question = ear.until(QUESTION)
    ear.ask(",", r"You keep ")


def test_while_a_table_is_coming_the_focus_is_on_what_says_so(new_player: People) -> None:
    anna = new_player(calm=True)
    anna.page.route_web_socket("**/live*", lambda line: None)  # a server that takes its time
    anna.go("/")
    fiver = anna.page.locator("article[data-game=fiver]")
    fiver.get_by_role("button", name=anna.say("web-play-now")).first.press("Enter")
    anna.button("web-begin").press("Enter")
    expect(anna.page.get_by_text(anna.say("web-moment"))).to_be_focused()


def test_what_a_button_has_become_is_heard(new_player: People) -> None:
    anna = new_player(calm=True)
    ear = Ear(anna)
    anna.page.add_init_script("localStorage['handvoll.guest'] = 'yes'")
    anna.open_table("igo", 2)
    anna.go("/")
    anna.button("web-all-games").click()
    anna.button("web-leave-game").focus()
    ear.press("Enter")
    ear.until(f"^{re.escape(anna.say('web-leave-sure'))}$")


def test_how_shapes_look_is_heard(new_player: People) -> None:
    anna = new_player(calm=True)
    ear = Ear(anna)
    anna.go(f"/table/{anna.open_table('fiver', 1, options={'variant': 'solo'})}")
    ear.until(QUESTION)
    ear.ask("w", r"shape X, 4\. shape I, 4\.")
    ear.ask("w", r"shape X, 4: it looks like b1 a2 b2 c2 b3\. ")


def test_a_sheet_is_heard_and_what_happens_meanwhile(new_player: People) -> None:
    anna, ben = new_player(calm=True), new_player("Ben")
    ear = Ear(anna)
    table = meet("fifteen", anna, ben)
    anna.go(f"/table/{table}")
    ear.until(QUESTION)
    ear.ask("?", r"^1–9: .* say it again")
    assert "Keys." in ear.story
    together([anna, ben], table, moves=3)
    ear.press("Tab")  # enough of the keys
    ear.until(r"^Ben ")
    ear.press("Escape")
    ear.ask("x", r"^No clock")
    assert len([one for one in ear.story if one.startswith("1–9: ")]) == 1, "and nothing twice"


def test_whatever_a_key_does_is_answered(chromium: Browser, tmp_path: Path) -> None:
    hand, other = "r6 o6 y6 b6 j1 j2 g1", "b1 b2 b5 g2 r2 o3 y4"
    with stacked(chromium, tmp_path, "p7 p2 p3", hand, other) as people:
        anna, ben = people(calm=True), people("Ben")
        ear = Ear(anna)
        anna.go(f"/table/{meet('go5', anna, ben)}")
        ear.until(r"1: Draw\.")
        ear.press("1")
        ear.until(r"^Your turn.*lay three")
        ear.press("j")
        ear.until(r"^Your turn.*joker.*Discard")  # of two jokers one is as good as the other
        ear.press("u", *"r6o6y6")
        ear.until(r"1: Lay\.")
        ear.press(*"b6")
        ear.until(r"1: Lay\.")  # other cards, the same words
        ear.press("u")
        ear.until(r"^Your turn.*lay three")
        ear.press(*"r6o6")
        ear.at_once(*"y6j")  # a digit would belong to the joker: nothing is asked before it lies
        assert "without a joker" in ear.until(r"1: Lay\.|without a joker").string
        ear.press("u", *"r6o6y6")
        ear.until(r"1: Lay\.")
        ear.press("1")
        ear.until(r"^You lay")


def test_the_colours_of_a_call_and_what_they_leave_are_heard(new_player: People) -> None:
    anna = new_player(calm=True)
    ear = Ear(anna)
    anna.go(f"/table/{anna.open_table('igo', 2)}")
    ear.until(r"1: pick the")
    ear.press("1")
    ear.until(r"which card do you discard")
    ear.press(*typed(cards(ear)[-1]))
    ear.until(r"1: Discard")
    ear.press("1")
    asked = ear.until(r"call “I Go!” for (\d+)")
    ear.press(ear.choices(asked.string)["I Go!"])
    best = ear.until(r"which colours.* with (.*): (\d+) left over.*\d: ")
    assert best[2] == asked[1]
    first = best[1].split(", ")[0]
    tiles = ear.choices(best.string)
    ear.press(next(digit for words, digit in tiles.items() if words.startswith(first)))
    fewer = ear.until(r"which colours.*: (\d+) left over")
    assert int(fewer[1]) > int(best[2])
    assert f"with {first}" not in fewer.string


def test_what_is_played_for_me_is_told_and_not_asked(new_player: People) -> None:
    anna = new_player(calm=True, by_hand=False)
    ear = Ear(anna)
    table = anna.open_table("fifteen", **TABLES["fifteen"].brief)
    anna.go(f"/table/{table}")
    assert play(ear, "fifteen")
    assert any(text.startswith("You keep ") for text in " ".join(ear.story).split(". "))
    assert not [text for text in ear.story if "1: Keep it" in text]

    # Eyes closed through what comes after it, too.
    look_back = anna.button("coach-look-back")
    look_back.focus()
    ear.press("Enter")
    ear.until(r"Anna: .*Tik: ")
    expect(anna.page.get_by_role("heading", name=anna.say("coach-look-back"))).to_be_focused()
    anna.go(f"/table/{table}/replay")
    ear.until(r"^Move 1: \w+ turns")
    anna.button("web-on-one").focus()
    ear.press("Enter")
    ear.until(r"^Move 2: \w+ \w+")
    ear.press("Enter")
    ear.until(r"^Move 3: \w+ \w+")


def test_who_comes_to_the_table_and_how_it_is_played_is_heard_before_it_begins(
    new_player: People,
) -> None:
    anna, ben = new_player(calm=True), new_player("Ben", calm=True)
    host, guest = Ear(anna), Ear(ben)
    table = anna.open_table("fifteen", 3, bots=False)
    anna.go(f"/table/{table}")
    anna.page.get_by_role("heading", name=anna.say("web-who-plays")).wait_for()
    ben.sit_down(table)
    host.until(r"^Ben sits down")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("heading", name=ben.say("web-who-plays")).wait_for()
    anna.button("web-add-bot").focus()
    host.press("Enter")
    guest.until(r"^\w+ sits down")
    anna.page.get_by_role("button", name="less: Colours").focus()
    host.press("Enter")
    assert host.until(r"^Colours: \d")[0] == guest.until(r"^Colours: \d")[0]
    anna.page.get_by_role("switch", name="Quick eyes").focus()
    host.press("Enter")
    guest.until(r"^Quick eyes: on")


def test_a_line_that_is_back_is_heard(new_player: People) -> None:
    anna = new_player(calm=True)
    ear = Ear(anna)
    anna.go(f"/table/{anna.open_table('igo', 2)}")
    ear.until(QUESTION)
    with anna.bad_line():
        anna.context.set_offline(True)
        anna.page.locator(".notices [role=status]").wait_for()
        anna.context.set_offline(False)
        ear.until(r"^Connected again")
