"""Federations: which planets may be joined, where the satellites go, and why not."""

from itertools import combinations

import pytest

from astrarium.games.gaia.federations import forming
from astrarium.games.gaia.federations.forming import choices, objection, spots
from astrarium.games.gaia.federations.sets import FEW, Sets
from astrarium.games.gaia.map import hexes
from astrarium.kernel.rng import Rng
from tests.games.gaia.federation_reference import Legal, Pair, Slow, Tiny, disc, groups

GROUND = ("values", "free", "threshold", "budget", "base", "base_value")


def places(*pairs: Pair) -> int:
    return sum(1 << hexes.hex_at(q, r) for q, r in pairs)


def pairs(hex_set: int) -> set[Pair]:
    return {(hexes.column(place), hexes.row(place)) for place in hexes.members(hex_set)}


class Space:
    """Own pieces with their power values on an empty map, and the questions a player asks there."""

    def __init__(
        self,
        own: dict[Pair, int],
        threshold: int = 7,
        budget: int = 6,
        base: tuple[Pair, ...] = (),
        base_value: int = 0,
        blocked: tuple[Pair, ...] = (),
    ) -> None:
        self.pieces = places(*own)
        self.values = [0] * hexes.HEXES
        for (q, r), value in own.items():
            self.values[hexes.hex_at(q, r)] = value
        self.base = places(*base)
        self.base_value = base_value
        self.free = places(*disc(9)) & ~(self.pieces | self.base | places(*blocked))
        self.threshold = threshold
        self.budget = budget

    def choices(self, lenient: bool = False) -> list[tuple[set[Pair], int, int]]:
        """Planets, satellites and value of every legal choice."""
        found = choices(
            self.pieces,
            self.values,
            self.free,
            self.threshold,
            self.budget,
            self.base,
            self.base_value,
            lenient,
        )
        return [(pairs(choice.pieces), choice.satellites, choice.value) for choice in found]

    def legal(self, lenient: bool = False) -> Legal:
        """The same without the values, to be compared."""
        return {frozenset(named): satellites for named, satellites, _ in self.choices(lenient)}

    def objection(self, *named: Pair) -> tuple[int, int, int]:
        return objection(
            places(*named),
            self.pieces,
            self.values,
            self.free,
            self.threshold,
            self.budget,
            self.base,
            self.base_value,
        )

    def spots(self, named: set[Pair], placed: set[Pair], left: int) -> set[Pair]:
        chosen = places(*named)
        others = self.pieces & ~chosen
        return pairs(spots(chosen | self.base, others, self.free, places(*placed), left))


@pytest.mark.rule("GP-EX-12")
@pytest.mark.rule("GP-FED-12")
def test_a_planet_beside_the_way_may_be_left_or_taken() -> None:
    space = Space({(0, 0): 3, (1, 1): 2, (-2, 0): 2, (2, -1): 1})
    three, four = {(0, 0), (1, 1), (-2, 0)}, {(0, 0), (1, 1), (-2, 0), (2, -1)}
    assert space.choices() == [(three, 2, 7), (four, 2, 8)]
    assert space.spots(three, set(), 2) == {(0, 1), (-1, 0)}
    assert space.spots(four, set(), 2) == {(1, 0), (-1, 0)}
    assert space.spots(four, {(1, 0)}, 1) == {(-1, 0)}


@pytest.mark.rule("GP-EX-13")
@pytest.mark.rule("GP-FED-11")
def test_a_planet_and_a_satellite_too_many() -> None:
    space = Space({(0, 0): 3, (1, 0): 2, (0, 2): 2, (-2, 0): 1})
    three = {(0, 0), (1, 0), (0, 2)}
    assert space.choices() == [(three, 1, 7)]
    assert space.objection(*three, (-2, 0)) == (forming.SMALLER_ONE, 1, hexes.hex_at(-2, 0))


@pytest.mark.rule("GP-EX-14")
@pytest.mark.rule("GP-FED-18")
def test_a_surplus_is_fine_when_every_part_is_needed() -> None:
    six, five = {(0, 0): 3, (1, 0): 2, (0, 1): 1}, {(5, 0): 2, (6, 0): 2, (5, 1): 1}
    assert Space({**six, **five}).choices() == [({*six, *five}, 3, 11)]


@pytest.mark.rule("GP-EX-14")
@pytest.mark.rule("GP-FAC-XEN-04")
def test_xenos_with_institute_need_no_more_than_six() -> None:
    six, five = {(0, 0): 3, (1, 0): 2, (0, 1): 1}, {(5, 0): 2, (6, 0): 2, (5, 1): 1}
    space = Space({**six, **five}, threshold=6)
    assert space.choices() == [(set(six), 0, 6)]
    assert space.objection(*six, *five) == (forming.SMALLER_ONE, 0, hexes.hex_at(5, 0))


@pytest.mark.rule("GP-EX-41")
@pytest.mark.rule("GP-FED-12")
def test_a_shorter_way_across_an_own_planet_must_be_taken() -> None:
    own = {(0, 0): 3, (6, -3): 2, (7, -3): 2, (3, 0): 1}
    space = Space(own)
    assert space.choices() == [(set(own), 4, 8)]
    assert space.objection((0, 0), (6, -3), (7, -3)) == (forming.SHORTER_WAY, hexes.hex_at(3, 0), 4)
    assert {(1, 0), (2, 0), (4, -1), (5, -2)} <= space.spots(set(own), set(), 4)


@pytest.mark.rule("GP-FED-12")
def test_a_planet_in_the_middle_of_three_belongs_to_them() -> None:
    rim = {(-2, 0): 3, (0, 2): 2, (2, -2): 2}
    space = Space({**rim, (0, -1): 1})
    assert space.choices() == [({*rim, (0, -1)}, 4, 8)]
    assert space.objection(*rim) == (forming.MUST_INCLUDE, hexes.hex_at(0, -1), 4)


@pytest.mark.rule("GP-EX-45")
@pytest.mark.rule("GP-FAC-IVI-11")
def test_the_federation_of_the_ivits_grows() -> None:
    federation = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (2, 0))
    early = Space({(4, 0): 2}, threshold=14, base=federation, base_value=9)
    assert early.choices() == []
    assert early.objection((4, 0)) == (forming.TOO_LITTLE, 11, 14)
    late = Space({(4, 0): 2}, threshold=14, base=federation, base_value=12)
    assert late.choices() == [({(4, 0)}, 1, 14)]
    assert late.spots({(4, 0)}, set(), 1) == {(3, 0)}


@pytest.mark.rule("GP-FAC-IVI-11")
def test_a_federation_that_is_worth_enough_takes_no_satellite() -> None:
    space = Space({(2, 0): 2}, threshold=14, base=((0, 0),), base_value=14)
    assert space.choices() == [(set(), 0, 14)]
    assert space.objection()[0] == forming.LEGAL
    assert space.objection((2, 0)) == (forming.SMALLER_ONE, 0, hexes.hex_at(2, 0))


@pytest.mark.rule("GP-FAC-IVI-11")
def test_only_what_is_newly_attached_must_be_needed() -> None:
    space = Space({(2, 0): 2, (-2, 0): 2, (0, 5): 3}, threshold=14, base=((0, 0),), base_value=12)
    assert space.choices() == [({(-2, 0)}, 1, 14), ({(2, 0)}, 1, 14), ({(0, 5)}, 4, 15)]


@pytest.mark.rule("GP-FED-01")
@pytest.mark.rule("GP-FED-03")
def test_adjacent_planets_need_no_satellite() -> None:
    space = Space({(0, 0): 3, (1, 0): 2, (1, -1): 2, (5, 0): 3})
    assert space.choices() == [({(0, 0), (1, 0), (1, -1)}, 0, 7)]
    assert space.objection((0, 0), (1, 0)) == (forming.NOT_WHOLE, hexes.hex_at(1, -1), 0)
    assert space.objection((5, 0)) == (forming.TOO_LITTLE, 3, 7)
    assert space.objection((4, 0)) == (forming.NOT_USABLE, hexes.hex_at(4, 0), 0)


@pytest.mark.rule("GP-FED-10")
def test_the_planets_need_not_be_the_nearest() -> None:
    space = Space({(0, 0): 4, (2, 0): 3, (-5, 0): 3})
    assert space.choices() == [({(0, 0), (2, 0)}, 1, 7), ({(-5, 0), (0, 0)}, 4, 7)]


@pytest.mark.rule("GP-FED-24")
def test_planets_of_others_cannot_be_crossed() -> None:
    near = ((1, 0), (1, -1))
    space = Space({(0, 0): 4, (2, -1): 3}, blocked=near)
    assert space.choices() == [({(0, 0), (2, -1)}, 3, 7)]
    assert not space.spots({(0, 0), (2, -1)}, set(), 3) & set(near)


@pytest.mark.rule("GP-FED-04")
def test_every_satellite_must_be_paid() -> None:
    own = {(0, 0): 4, (4, 0): 3}
    assert Space(own, budget=3).choices() == [(set(own), 3, 7)]
    assert Space(own, budget=2).choices() == []
    assert Space(own, budget=2).objection(*own) == (forming.TOO_FAR, 3, 2)


@pytest.mark.rule("GP-FED-21")
def test_a_planet_that_every_cheapest_way_touches_belongs_to_it() -> None:
    space = Space({(0, 0): 4, (3, 0): 3, (2, -1): 1})
    assert space.choices() == [({(0, 0), (3, 0), (2, -1)}, 2, 8)]
    assert space.objection((0, 0), (3, 0)) == (forming.MUST_INCLUDE, hexes.hex_at(2, -1), 2)


@pytest.mark.rule("GP-FED-12")
def test_placed_satellites_narrow_the_way() -> None:
    space = Space({(0, 0): 4, (2, 1): 3})
    ends = {(0, 0), (2, 1)}
    assert space.spots(ends, set(), 2) == {(1, 0), (0, 1), (2, 0), (1, 1)}
    assert space.spots(ends, {(2, 0)}, 1) == {(1, 0)}
    assert space.spots(ends, {(1, 0), (2, 0)}, 0) == set()


def tiny(seed: int) -> tuple[Tiny, Space]:
    """A random position on 19 hexes, as the reference and as the engine see it."""
    reference = Tiny(seed)
    space = Space(reference.values, reference.threshold, reference.budget)
    space.base = places(*reference.base)
    space.base_value = reference.base_value
    space.free = places(*reference.free)
    return reference, space


@pytest.mark.rule("GP-FED-21")
@pytest.mark.parametrize("start", range(0, 300, 50))
def test_choices_are_those_of_the_definition(start: int) -> None:
    for seed in range(start, start + 50):
        reference, space = tiny(seed)
        assert space.legal() == reference.legal(), f"seed {seed}"


@pytest.mark.rule("GP-FED-21")
@pytest.mark.parametrize("seed", [2019, 4542, 10595, 35945, 40194])
def test_nothing_may_be_spared_even_by_way_of_other_planets(seed: int) -> None:
    """Positions, with and without a base, in which version 1 of the rules allowed too much."""
    reference, space = tiny(seed)
    assert space.legal() == reference.legal()
    assert set(space.legal(lenient=True)) > set(reference.legal())


@pytest.mark.rule("GP-FED-21")
def test_trees_by_the_textbook_are_those_of_every_set_of_satellites() -> None:
    """The two references agree, so the one for whole maps may be trusted."""
    for seed in range(100):
        reference = Tiny(seed)
        slow = Slow(*(vars(reference)[name] for name in GROUND))
        assert slow.legal() == reference.legal(), f"seed {seed}"


@pytest.mark.rule("GP-FED-12")
def test_spots_are_those_of_all_cheapest_links() -> None:
    for seed in range(100):
        reference, space = tiny(seed)
        for pieces, ways in reference.ways().items():
            named = set(pieces - reference.base)
            placed: set[Pair] = set()
            for place in sorted(ways[-1]):
                open_ways = [way for way in ways if placed <= way]
                expected = set().union(*open_ways) - placed
                assert space.spots(named, placed, len(ways[0]) - len(placed)) == expected, f"seed {seed}"
                placed.add(place)


@pytest.mark.rule("GP-FED-21")
def test_everything_that_is_not_listed_has_an_objection() -> None:
    for seed in range(100):
        reference, space = tiny(seed)
        legal = reference.legal()
        clusters = groups(set(reference.values))
        for count in range(len(clusters) + 1):
            for some in combinations(clusters, count):
                named = frozenset[Pair]().union(*some)
                reason, one, _ = space.objection(*named)
                assert (reason == forming.LEGAL) == (named in legal), f"seed {seed}: {named}"
                assert reason != forming.LEGAL or one == legal[named]


@pytest.mark.rule("GP-FED-21")
def test_late_positions_are_listed_without_a_long_search() -> None:
    own = [(q, r) for q, r in disc(8) if q % 3 == 0 and r % 3 == 0][:14]
    space = Space(dict(zip(own, [1, 2, 3, 1, 2, 1, 2, 1, 3, 2, 1, 2, 1, 1], strict=True)), budget=15)
    found = space.choices()
    assert len(found) > 50
    for named, satellites, value in found:
        assert value >= 7
        assert not any(other < named and fewer < satellites for other, fewer, _ in found)
    assert space.objection(*found[-1][0]) == (forming.LEGAL, found[-1][1], 0)


@pytest.mark.rule("GP-FED-11")
@pytest.mark.parametrize("count", [0, FEW, 400])
def test_a_set_within_another_is_found_however_many_there_are(count: int) -> None:
    chance = Rng(count)
    sets = Sets()
    for _ in range(count):
        # A cluster alone now and then, mostly five or six of twenty.
        found = 1 << chance.below(20)
        for _ in range(chance.below(7)):
            found |= 1 << chance.below(20)
        sets.add(found)
    for _ in range(500):
        mask = chance.word() & chance.word() & (1 << 20) - 1
        assert sets.any_within(mask) == any(each & mask == each for each in sets.all)
