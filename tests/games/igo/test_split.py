"""The split is exact (I10, I13-I15); tests/native has many more hands."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES
from handvoll.games.igo.material import Cards
from handvoll.games.igo.score import (
    COLOURS_OF,
    add_colours,
    add_second_colours,
    best_row,
    row_named,
    row_of,
    worth_of,
)
from handvoll.games.igo.view import view
from handvoll.testkit.tables import Table, finish
from tests.games.igo import table
from tests.games.igo.brute import (
    Hand,
    as_cards,
    check_caller,
    check_small,
    every_row,
    ours,
    random_hand,
)


def hand(text: str) -> Hand:
    """A hand in text."""
    return [("pvbsgnroyl".index(card[0]), int(card[1:])) for card in table.cards(text)]


def best(text: str) -> tuple[str, int]:
    """The row that is offered for a hand, and its worth."""
    answer = best_row(as_cards(hand(text)))
    colours = "".join("pvbsgnroyl"[colour] for colour in COLOURS_OF[int(row_of(answer))])
    return colours, int(worth_of(answer))


def test_the_row_that_leaves_least_is_offered() -> None:  # I15
    assert best("p1-6 v5-8 b9 b10") == ("vb", 45)
    assert best("p8 v10 l9 l11") == ("vl", 30)


def test_of_equal_rows_the_one_with_fewest_colours_is_offered() -> None:  # I15
    assert best("p3-5 v4") == ("p", 12)
    assert best("p4 v3-5") == ("v", 12)
    assert best("") == ("", 0)


def test_of_equal_rows_the_first_in_the_order_of_colours_is_offered() -> None:  # I1, I15
    assert best("l7 v7 s7") == ("v", 7)
    assert best("v1 p2 s3 l3") == ("ps", 5)
    assert best("y1 g2 l2 v2") == ("vy", 3)


def test_every_assignment_of_small_hands_was_tried() -> None:  # I10, I13, I14
    rng = Random(5)
    for _ in range(1500):
        check_small(rng)


def test_every_row_of_full_hands_was_tried() -> None:  # I10, I15
    rng = Random(5)
    for _ in range(500):
        check_caller(random_hand(rng, 12, 10, 11))


def test_exactly_the_rows_that_can_be_named_are_listed() -> None:  # I10
    rng = Random(5)
    for _ in range(500):
        mine = random_hand(rng, rng.randrange(9), 10, rng.choice([2, 11]))
        listed = rows_listed(as_cards(mine))
        assert [COLOURS_OF[row] for row in listed] == [named for named, _ in every_row(mine)]


def rows_listed(mine: Cards) -> list[int]:
    """The rows that naming one colour after the other leads to."""
    out = vec[i64]([0] * 10)
    firsts = [int(out[i]) for i in range(int(add_colours(mine, 0, out, 0)))]
    rows = [0, *(1 + one for one in firsts)]
    for one in firsts:
        n = int(add_second_colours(mine, one, 0, out, 0))
        rows += [int(row_named(one, int(out[i]))) for i in range(n)]
    return rows


def test_the_split_that_is_shown_obeys_the_rules_and_has_the_least_sum() -> None:  # I9-I14
    rng = Random(5)
    for seats in (2, 3, 4):
        for _ in range(15):
            match = finish(Table(GAMES["igo"], seats).match(rng), rng)
            shown = view(match.state, -1)  # type: ignore[arg-type]
            if shown["call"] and not shown["call"]["perfect"]:
                check_shown(dict(shown))


def check_shown(shown: dict) -> None:  # type: ignore[type-arg]
    """Every group of every hand is what I9-I14 say."""
    call = shown["call"]
    caller = call["splits"][call["caller"]]
    own = {card[1:] for card in caller["row"]}
    assert {card[0] for card in caller["row"]} == set(call["colours"])
    for seat, split in call["splits"].items():
        cards = split["free"] + split["row"] + split["added"] + split["left"]
        assert sorted(cards) == sorted(shown["hands"][seat]["cards"])
        assert all((card[0] == call["free"]) == (card in split["free"]) for card in cards)
        assert len({card[0] for card in split["row"]}) <= 2
        for name in ("row", "added"):
            assert len({card[1:] for card in split[name]}) == len(split[name])
        assert all(card[0] in call["colours"] for card in split["added"])
        assert not own & {card[1:] for card in split["added"]}
        assert split["sum"] == sum(int(card[1:]) for card in split["left"])
        if seat == call["caller"]:
            assert not split["added"]
            continue
        rest = hand(" ".join(split["row"] + split["added"] + split["left"]))
        named = tuple("pvbsgnroyl".index(colour) for colour in call["colours"])
        assert split["sum"] == ours(rest, named, {int(value) for value in own})
