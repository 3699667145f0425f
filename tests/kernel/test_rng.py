"""The generator is the published one, fair, and can be copied, stored and resumed."""

from collections import Counter
from itertools import permutations

import pytest

from astrarium.kernel import Rng
from astrarium.kernel.rng import MASK, splitmix64


def test_xoshiro128_gives_the_published_numbers() -> None:
    rng = Rng.restore([1, 2, 3, 4, 0])
    assert [rng.word() for _ in range(10)] == [
        11520,
        0,
        5927040,
        70819200,
        2031721883,
        1637235492,
        1287239034,
        3734860849,
        3729100597,
        4258142804,
    ]


def test_splitmix64_gives_the_published_numbers() -> None:
    state, numbers = 1234567, []
    for _ in range(5):
        state, number = splitmix64(state)
        numbers.append(number)
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_becomes_two_words_of_splitmix64_low_half_first() -> None:
    first, second = 6457827717110365317, 3203168211198807973
    assert Rng(1234567).plain() == [first & MASK, first >> 32, second & MASK, second >> 32, 0]


@pytest.mark.parametrize("seed", [0, 1, 2**53 - 1, 2**64 - 1])
def test_every_seed_is_good(seed: int) -> None:
    rng = Rng(seed)
    words = [rng.word() for _ in range(100)]
    assert all(0 <= word <= MASK for word in words)
    assert len(set(words)) == 100


def test_the_words_drawn_are_counted() -> None:
    rng = Rng(5)
    rng.word()
    rng.below(6)
    assert rng.drawn == 2


@pytest.mark.parametrize("n", [1, 2, 6, 7, 100])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    # Mean n - 1, standard deviation sqrt(2n): five of them are beyond chance.
    assert chi_squared <= n - 1 + 5 * (2 * n) ** 0.5


def test_below_favours_nobody_where_words_do_not_divide_evenly() -> None:
    # There are four words for every three of these numbers: taken modulo, the lowest third would come up twice as
    # often; multiplied without rejection, every third number would.
    n = 3 * 2**30
    rng = Rng(3)
    numbers = [rng.below(n) for _ in range(9000)]
    assert all(2800 <= count <= 3200 for count in Counter(number >> 30 for number in numbers).values())
    assert all(2800 <= count <= 3200 for count in Counter(number % 3 for number in numbers).values())


@pytest.mark.parametrize("n", [0, -1, 2**32])
def test_below_refuses_what_it_cannot_do(n: int) -> None:
    with pytest.raises(ValueError, match=rf"below\(\) takes a number from 1 to {MASK}, not {n}"):
        Rng().below(n)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 500):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 23 + 5 * 46**0.5


def test_a_shuffle_is_fisher_yates_from_the_end() -> None:
    rng, dice = Rng(3), Rng(3)
    items = list("abcdef")
    rng.shuffle(items)
    expected = list("abcdef")
    for last in (5, 4, 3, 2, 1):
        other = dice.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert items == expected


@pytest.mark.parametrize("items", [[], ["alone"]])
def test_shuffling_nothing_draws_nothing(items: list[str]) -> None:
    rng = Rng(1)
    rng.shuffle(items)
    assert rng.drawn == 0


def test_a_clone_goes_on_alike_and_alone() -> None:
    rng = Rng(9)
    rng.word()
    clone = rng.clone()
    assert clone.plain() == rng.plain()
    numbers = [rng.word() for _ in range(5)]
    assert [clone.word() for _ in range(5)] == numbers


def test_a_stored_generator_is_resumed() -> None:
    rng = Rng(9)
    rng.word()
    restored = Rng.restore(rng.plain())
    assert restored.drawn == 1
    assert restored.word() == rng.word()
