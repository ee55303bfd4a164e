"""Messages in words."""

from __future__ import annotations

import pytest

from handvoll import GAMES
from handvoll.engine.errors import Fact
from handvoll.text import LANGUAGES, bundle, card_name, rules_page, say, system_language


def test_cards_are_spoken_as_the_game_speaks_them() -> None:
    assert card_name("g15", "fifteen") == "green 15"
    assert card_name("g15", "fifteen", "de") == "grüne 15"
    facts = {"card": "g15", "top_card": "r3"}
    assert (
        say("fifteen-own-apart", facts) == "the green 15 is not one higher or lower than your red 3"
    )


def test_a_number_of_cards_is_a_number_and_not_a_card() -> None:  # F2
    facts: dict[str, Fact] = {"cards": 45, "seats": 2, "rule": "F2"}
    assert say("fifteen-uneven", facts) == "45 cards cannot be dealt evenly to 2 players (F2)"


def test_a_task_speaks_as_its_game_does() -> None:
    assert say("task-igo-discard", {"card": "n7"}, "de") == "die braune 7 abwerfen"
    assert "Braun" in say("task-igo-go", {"colours": ["n"], "named": 1}, "de")


def test_a_list_is_spoken_with_commas() -> None:
    facts: dict[str, Fact] = {"seat": "A", "waiting": ["B", "C"]}
    assert say("not-your-turn", facts) == "A cannot move now; waiting for B, C"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 7, 1234, 10**9, 10**15 + 1, 10**400, -(10**400)])
def test_numbers_of_any_size_are_written_without_grouping(language: str, number: int) -> None:
    written = str(number)[:100].replace("-", "\u2212")
    assert written in say("record-empty", {"line": number}, language)


def test_numbers_still_choose_between_forms() -> None:
    facts: dict[str, Fact] = {"row": 3, "player": "Ann"}
    assert say("fifteen-completed", {**facts, "points": 0}) == "Row 3 is full"
    assert "15 points for Ann" in say("fifteen-completed", {**facts, "points": 15})


def test_a_very_long_fact_is_cut() -> None:
    words = say("game-unknown", {"game": "x" * 100_000, "known": "fifteen"})
    assert words.endswith("…”; the games are fifteen")
    assert len(words) < 1000


def test_a_message_nobody_has_written_comes_out_as_its_id_and_facts() -> None:
    assert say("no-such-message", {}) == "no-such-message"
    assert say("no-such-message", {"seat": "A"}) == "no-such-message {'seat': 'A'}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_odd_characters_pass_through(language: str) -> None:
    odd = "\0{ $x } \u2028 \u202e [bold] 🂡 {-term}"
    assert odd in say("game-unknown", {"game": odd, "known": ""}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_pages_are_there(language: str) -> None:
    assert rules_page("fifteen", language).startswith("# 15GO!")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "dexter"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
    ids=str,
)
def test_the_system_says_its_language_as_posix_wants_it(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained_and_every_choice_has_a_word(game: str, language: str) -> None:
    for option in GAMES[game].options:
        message = bundle(language).get_message(f"{game}-option-{option.name}")
        choices = () if isinstance(option.choices, range) else option.choices
        assert message.value
        assert {"explain", *choices} <= message.attributes.keys(), option.name
