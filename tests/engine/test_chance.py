"""Shuffles and dice: fair, repeatable, and nothing else is taken for one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations, product
from random import Random

import pytest
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.chance import Dice, Shuffle, Spec
from handvoll.engine.errors import ChanceError

NAMES = ["", "a", "b", "c", "d"]
FACES = ["one", "two", "three"]
TIMES = 6000
# What chi-square exceeds once in 10,000 times, by its degrees of freedom.
MOST = {2: 18.4, 5: 25.7, 23: 54.0}


def shuffle(codes: Sequence[int]) -> Shuffle:
    return Shuffle(vec[u8]([u8(code) for code in codes]), NAMES)


def picks(numbers: Sequence[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def texts(spec: Spec, outcome: vec[u8]) -> tuple[str, ...]:
    return tuple(spec.names[int(code)] for code in outcome)


def surprise(counts: Counter[tuple[str, ...]], cells: int) -> float:
    """Chi-square of these counts, if all cells were as likely as another."""
    assert len(counts) == cells, "everything that can happen does, and nothing else"
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values())


SAMPLERS: dict[str, Callable[[Spec, int], tuple[str, ...]]] = {
    "sample by Python's generator": lambda spec, seed: tuple(spec.sample(Random(seed))),
    "draw by the compiled one": lambda spec, seed: texts(spec, spec.draw(NativeRandom(seed))),
}


@pytest.mark.parametrize("sampler", SAMPLERS)
@pytest.mark.parametrize("codes", [(1, 2, 3), (1, 2, 3, 4), (1, 1, 2)], ids=str)
def test_every_order_of_a_small_deck_is_as_likely(codes: tuple[int, ...], sampler: str) -> None:
    spec = shuffle(codes)
    orders = len(set(permutations(codes)))
    counts = Counter(SAMPLERS[sampler](spec, seed) for seed in range(TIMES))
    assert surprise(counts, orders) < MOST[orders - 1]


@pytest.mark.parametrize("native", [False, True], ids=["sample", "draw"])
def test_one_generator_goes_on_being_fair_shuffle_after_shuffle(native: bool) -> None:
    spec, python, compiled = shuffle((1, 2, 3, 4)), Random(1), NativeRandom(1)
    counts = Counter(
        texts(spec, spec.draw(compiled)) if native else tuple(spec.sample(python))
        for _ in range(TIMES)
    )
    assert surprise(counts, 24) < MOST[23]


@pytest.mark.parametrize("sampler", SAMPLERS)
def test_dice_are_fair_and_never_show_too_many_equal(sampler: str) -> None:
    counts = Counter(SAMPLERS[sampler](Dice(3, 2, FACES), seed) for seed in range(TIMES))
    allowed = [roll for roll in product(FACES, repeat=3) if len(set(roll)) > 1]
    assert len(allowed) == 24
    assert surprise(counts, 24) < MOST[23]


def test_every_list_of_picks_makes_another_order() -> None:
    spec = shuffle((1, 2, 3, 4))
    bounds = [range(int(bound)) for bound in spec.bounds()]
    orders = {texts(spec, spec.outcome(picks(numbers))) for numbers in product(*bounds)}
    assert orders == set(permutations("abcd"))


def test_the_same_picks_make_the_same_outcome_and_leave_the_deck_alone() -> None:
    spec = shuffle((1, 2, 3, 4))
    for _ in range(2):
        assert texts(spec, spec.outcome(picks((3, 1, 0, 0)))) == ("d", "c", "b", "a")
    assert texts(spec, spec.cards) == ("a", "b", "c", "d")


def test_the_same_seed_draws_the_same() -> None:
    for spec in (shuffle((1, 2, 3, 4)), Dice(5, 3, FACES)):
        assert spec.sample(Random(5)) == spec.sample(Random(5))
        assert texts(spec, spec.draw(NativeRandom(5))) == texts(spec, spec.draw(NativeRandom(5)))


def test_draw_and_sample_roll_the_same_dice_from_the_same_generator() -> None:
    spec, one, other = Dice(5, 3, FACES), NativeRandom(5), NativeRandom(5)
    for _ in range(50):
        assert texts(spec, spec.draw(one)) == tuple(spec.sample(other))


@pytest.mark.parametrize("spec", [shuffle((1, 2, 2, 4)), Dice(4, 2, FACES)], ids=repr)
def test_what_was_sampled_can_be_read(spec: Spec) -> None:
    for seed in range(20):
        sampled = spec.sample(Random(seed))
        assert len(sampled) == spec.size()
        assert texts(spec, spec.read(sampled)) == tuple(sampled)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("b a", "chance-not-the-cards"),
        ("a b b b", "chance-not-the-cards"),
        ("a b b c", "chance-not-the-cards"),
        ("a b b d d", "chance-not-the-cards"),
        ("", "chance-not-the-cards"),
        ("a b b D", "chance-unknown"),
        ("a b b e", "chance-unknown"),
    ],
)
def test_only_the_cards_asked_for_are_a_shuffle(cards: str, message: str) -> None:
    with pytest.raises(ChanceError) as refusal:
        shuffle((1, 2, 2, 4)).read(cards.split())
    assert refusal.value.message == message
    assert "{" not in str(refusal.value)


def test_a_card_without_a_text_cannot_be_named() -> None:
    with pytest.raises(ChanceError):
        shuffle((0, 1)).read(["", "a"])


@pytest.mark.parametrize(
    ("roll", "message"),
    [
        (["one"] * 2, "chance-not-the-dice"),
        (["one", "two"] * 2, "chance-not-the-dice"),
        ([], "chance-not-the-dice"),
        (["one"] * 3, "chance-too-many-equal"),
        (["one", "two", "four"], "chance-unknown"),
        (["one", "two", 3], "chance-unknown"),
        (["one", "two", None], "chance-unknown"),
        ("two", "chance-unknown"),
    ],
)
def test_only_so_many_dice_with_few_enough_equal_are_a_roll(roll: list[str], message: str) -> None:
    with pytest.raises(ChanceError) as refusal:
        Dice(3, 2, FACES).read(roll)
    assert refusal.value.message == message


def test_an_empty_deck_shuffles_to_nothing() -> None:
    spec = shuffle(())
    assert spec.sample(Random(1)) == []
    assert len(spec.draw(NativeRandom(1))) == 0
    assert len(spec.read([])) == 0
