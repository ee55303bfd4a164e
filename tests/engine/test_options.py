"""Options: what a table may choose."""

from __future__ import annotations

import pytest

from handvoll import GAMES
from handvoll.engine.errors import OptionError
from handvoll.engine.game import Option, Value

SWITCH = Option("points", False)
NUMBER = Option("colours", 8, range(2, 9))
EVEN = Option("pairs", 4, range(2, 9, 2))
WORD = Option("variant", "basic", ("basic", "long"))


@pytest.mark.parametrize(
    ("option", "value", "taken"),
    [
        (SWITCH, True, True),
        (SWITCH, False, True),
        (SWITCH, 1, False),
        (SWITCH, "true", False),
        (SWITCH, None, False),
        (NUMBER, 2, True),
        (NUMBER, 8, True),
        (NUMBER, 1, False),
        (NUMBER, 9, False),
        (NUMBER, True, False),
        (NUMBER, 2.0, False),
        (NUMBER, "2", False),
        (EVEN, 4, True),
        (EVEN, 3, False),
        (WORD, "long", True),
        (WORD, "Long", False),
        (WORD, "", False),
        (WORD, ["long"], False),
    ],
)
def test_an_option_takes_values_of_its_own_type_and_range(
    option: Option, value: object, taken: bool
) -> None:
    assert option.takes(value) == taken


def test_an_option_says_what_it_takes() -> None:
    assert SWITCH.expected == "true | false"
    assert NUMBER.expected == "2-8"
    assert EVEN.expected == "2 | 4 | 6 | 8"
    assert WORD.expected == "basic | long"


def test_missing_options_are_filled_in_in_their_order() -> None:
    game = GAMES["fifteen"]
    complete = game.complete({"points": True, "colours": 4})
    assert list(complete) == [option.name for option in game.options]
    assert (complete["colours"], complete["points"], complete["borrow"]) == (4, True, False)
    assert game.complete(complete) == complete


@pytest.mark.parametrize("name", GAMES)
def test_every_option_on_the_shelf_can_be_left_alone_and_has_a_limit(name: str) -> None:
    for option in GAMES[name].options:
        assert option.takes(option.default)
        assert option.choices or isinstance(option.default, bool)


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_on_the_shelf_can_be_played(name: str) -> None:
    for preset in GAMES[name].presets.values():
        for seats, options in preset.items():
            GAMES[name].set_up(seats, options)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_table_usually_plays_can_be_played(name: str) -> None:
    for seats in GAMES[name].seats:
        GAMES[name].set_up(*GAMES[name].suited(seats, GAMES[name].usual, {"seats"}))


def test_the_first_wrong_option_is_named() -> None:
    wrong: dict[str, Value] = {"colours": 4, "points": "yes"}
    with pytest.raises(OptionError, match="the option points cannot be “yes”; it takes true"):
        GAMES["fifteen"].complete(wrong)
