"""Specialists that are used in an action on their planet (SP)."""

import pytest

from tests.rules.federation.table import Table, table

# Specialists by planet, and a space of every planet.
BY_PLANET = {
    "atal": ["2A2"],
    "e81216": ["1B1", "1B2", "2B1", "2B2"],
    "six_moons": ["1D1", "1D3", "2D1", "2D3"],
    "neo": ["1E1", "1E2", "1E3", "2E1", "2E2", "2E3"],
}
SPACES = {"atal": "s14", "e81216": "s22", "six_moons": "s16", "neo": "s24"}
OTHERS = [
    (name, planet) for home, names in BY_PLANET.items() for name in names for planet in SPACES if planet != home
]
ALL = [name for names in BY_PLANET.values() for name in names]


def acting(has: str, planet: str, atal: str = "", stack: str = "", moons: str = "") -> Table:
    """The first seat is in the middle of an action on a planet."""
    game = table(has, "", "", "", atal=atal, stack=stack, moons=moons)
    return game.play(f"0 place 1a vote {SPACES[planet]}")


@pytest.mark.parametrize("name", ALL)
@pytest.mark.rule("FD-SP-2A2", "FD-SP-1B1", "FD-SP-1B2", "FD-SP-2B1", "FD-SP-2B2", "FD-SP-1D1", "FD-SP-1D3")
@pytest.mark.rule("FD-SP-2D1", "FD-SP-2D3", "FD-SP-1E1", "FD-SP-1E2", "FD-SP-1E3", "FD-SP-2E1", "FD-SP-2E2")
@pytest.mark.rule("FD-SP-2E3", "FD-ATA-06")
def test_it_is_refused_outside_an_action(name: str) -> None:
    game = table(f"has={name} L=5 C=5 G=2 built=shipyard", "", "", "")
    assert game.refused(f"0 use {name}") == "FD-ATA-06"


@pytest.mark.parametrize(("name", "planet"), OTHERS)
@pytest.mark.rule("FD-SP-2A2", "FD-SP-1B1", "FD-SP-1B2", "FD-SP-2B1", "FD-SP-2B2", "FD-SP-1D1", "FD-SP-1D3")
@pytest.mark.rule("FD-SP-2D1", "FD-SP-2D3", "FD-SP-1E1", "FD-SP-1E2", "FD-SP-1E3", "FD-SP-2E1", "FD-SP-2E2")
@pytest.mark.rule("FD-SP-2E3", "FD-ATA-06")
def test_it_is_refused_in_the_action_of_another_planet(name: str, planet: str) -> None:
    game = acting(f"has={name} L=5 C=5 G=2 built=shipyard", planet)
    assert game.asked().endswith(" 0")
    assert game.refused(f"0 use {name}") == "FD-ATA-06"


@pytest.mark.parametrize("name", ALL)
@pytest.mark.rule("FD-ATA-05")
def test_a_used_one_is_refused(name: str) -> None:
    home = next(planet for planet, names in BY_PLANET.items() if name in names)
    game = acting(f"used={name} L=5 C=5 G=2 built=shipyard", home, atal="3B1")
    assert game.refused(f"0 use {name}") == "FD-ATA-05"


@pytest.mark.parametrize(
    ("name", "gained"),
    [
        pytest.param("1E1", "4L 1C", marks=pytest.mark.rule("FD-SP-1E1")),
        pytest.param("1E2", "2L 1C 1O", marks=pytest.mark.rule("FD-SP-1E2")),
        pytest.param("2E1", "3L 1C 1O", marks=pytest.mark.rule("FD-SP-2E1")),
        pytest.param("2E2", "2L 2C 1O", marks=pytest.mark.rule("FD-SP-2E2")),
        pytest.param("2E3", "2L 1C 1G", marks=pytest.mark.rule("FD-SP-2E3")),
    ],
)
def test_a_miner_adds_resources_to_those_of_the_cell(name: str, gained: str) -> None:
    # The cell n1a gives 2 L and 1 C.
    game = acting(f"has={name}", "neo").play(f"0 use {name}", "0 move n1a")
    assert game.reserve(0) == gained
    assert game.specialists(0) == {name: "used"}
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-SP-2E3")
def test_2e3_is_refused_when_no_diamond_fits() -> None:
    game = acting("has=2E3 G=5", "neo")
    assert game.refused("0 use 2E3") == "FD-ATA-06"


@pytest.mark.rule("FD-SP-1E1", "FD-SP-2E1")
def test_several_are_used_in_one_action_or_none() -> None:
    game = acting("has=1E1,2E1", "neo").play("0 use 1E1", "0 use 2E1", "0 move n1a")
    assert game.reserve(0) == "5L 1C 1O"
    game = acting("has=1E1,2E1", "neo").play("0 move n1a")
    assert game.reserve(0) == "2L 1C"
    assert game.specialists(0) == {"1E1": "ready", "2E1": "ready"}


@pytest.mark.rule("FD-SP-1E2")
def test_a_miner_is_used_at_the_dead_asteroids_too() -> None:
    # d4 gives 3 O.
    game = acting("has=1E2 miner=n8", "neo").play("0 use 1E2", "0 dead d4")
    assert game.reserve(0) == "4O"


@pytest.mark.rule("FD-SP-1E3")
def test_1e3_moves_one_cell_more_and_only_the_last_gives_anything() -> None:
    # n3a holds an asteroid, which is passed; n4a gives 1 L and 1 C.
    game = acting("has=1E3 miner=n2b", "neo").play("0 use 1E3", "0 move n3a", "0 move n4a")
    assert game.reserve(0) == "1L 1C"
    assert game.seat(0).asteroids == []
    assert game.influence(0, "neo") == 4
    # The asteroids next to where it stopped are n5a and n5b.
    assert game.state.asteroids_up == 0b1111
    assert game.medals(0) == ["neo"]


@pytest.mark.rule("FD-SP-1E3")
def test_1e3_chooses_its_way_freely_and_never_backwards() -> None:
    game = acting("has=1E3", "neo").play("0 use 1E3", "0 move n1b")
    assert game.legal(0, "move") == ["move n2a", "move n2b"]
    assert game.refused("0 move n1a") == "FD-NEO-01"
    assert game.refused("0 use 1E3") == "FD-ATA-05"


@pytest.mark.rule("FD-SP-1E3")
def test_1e3_is_refused_where_no_second_cell_follows() -> None:
    # Only the last cell is ahead of n7a; other specialists still serve there.
    game = acting("has=1E3,2E1 miner=n7a", "neo")
    assert game.legal(0, "use") == ["use 2E1"]
    assert game.refused("0 use 1E3") == "FD-ATA-06"


@pytest.mark.rule("FD-SP-1E3")
def test_1e3_takes_a_dead_asteroid_from_two_cells_away() -> None:
    game = acting("has=1E3 miner=n6a", "neo").play("0 use 1E3", "0 move n7a", "0 dead d3")
    assert game.reserve(0) == "2G"
    assert game.influence(0, "neo") == 8


@pytest.mark.rule("FD-SP-1D1")
def test_1d1_draws_a_token_of_strength_1_besides_that_of_the_moon() -> None:
    game = acting("has=1D1", "six_moons", stack="f_die")
    game.play("0 use 1D1", "0 take v2_marker")
    assert sorted(game.tokens(0)) == ["f_die", "v2_marker"]
    assert len(game.stack(1)) == 15
    assert game.specialists(0) == {"1D1": "used"}


@pytest.mark.rule("FD-SP-2D1")
def test_2d1_draws_a_token_of_strength_2() -> None:
    game = acting("has=2D1", "six_moons", stack="f_degree_marker")
    game.play("0 use 2D1", "0 take v2_marker")
    assert sorted(game.tokens(0)) == ["f_degree_marker", "v2_marker"]
    assert len(game.stack(2)) == 1


@pytest.mark.rule("FD-SP-2D1", "FD-ALT-08")
def test_2d1_is_refused_when_its_stack_is_empty() -> None:
    game = table("has=2D1", "", "", "")
    gone = game.state.stacks[1]
    game.state.gone = gone[:]
    gone.clear()
    game.play("0 place 1a vote s16")
    assert game.refused("0 use 2D1") == "FD-ATA-06"


@pytest.mark.rule("FD-SP-1D1", "FD-ALT-08")
def test_1d1_is_refused_when_its_stack_is_empty() -> None:
    game = table("has=1D1", "", "", "")
    gone = game.state.stacks[0]
    game.state.gone = sorted(gone)
    gone.clear()
    game.play("0 place 1a vote s16")
    assert game.refused("0 use 1D1") == "FD-ATA-06"


@pytest.mark.rule("FD-SP-1D3")
def test_1d3_goes_one_moon_further_and_takes_a_token_only_there() -> None:
    game = acting("has=1D3", "six_moons", moons="2: v3_die v3_oceanium v2_ship v3_degree")
    before = game.moon(1)
    game.play("0 use 1D3", "0 take v3_die")
    assert game.influence(0, "six_moons") == 2
    assert game.tokens(0) == ["v3_die"]
    assert game.moon(1) == before
    # Moons 1 and 2, and the next one.
    assert game.state.moons_up == 0b111


@pytest.mark.rule("FD-SP-2D3")
def test_2d3_goes_two_moons_further() -> None:
    game = acting("has=2D3", "six_moons", moons="3: f_die_marker v3_oceanium v2_ship v3_degree")
    game.play("0 use 2D3", "0 take f_die_marker")
    assert game.influence(0, "six_moons") == 3
    assert game.medals(0) == ["six_moons"]
    assert game.tokens(0) == ["f_die_marker"]
    assert [len(game.moon(moon)) for moon in (1, 2, 3)] == [4, 4, 3]


@pytest.mark.rule("FD-SP-1D3", "FD-SP-2D3")
def test_both_extra_moves_add_up_and_what_is_beyond_the_planet_is_lost() -> None:
    game = acting("has=1D3,2D3", "six_moons").play("0 use 1D3", "0 use 2D3")
    assert game.influence(0, "six_moons") == 4
    game = acting("has=2D3 moon=5", "six_moons").play("0 use 2D3")
    assert game.influence(0, "six_moons") == 7


@pytest.mark.rule("FD-SP-1D3", "FD-SP-2D3")
def test_an_extra_moon_is_refused_when_only_the_planet_is_ahead() -> None:
    game = acting("has=1D3,2D3 moon=6", "six_moons")
    assert game.asked() == "token 0"
    assert game.refused("0 use 1D3") == "FD-ATA-06"
    assert game.refused("0 use 2D3") == "FD-ATA-06"


@pytest.mark.rule("FD-SP-1D3")
def test_an_extra_moon_is_refused_once_the_mage_has_arrived() -> None:
    game = acting("has=1D3", "six_moons").play("0 go")
    assert game.asked() == "token 0"
    assert game.refused("0 use 1D3") == "FD-ATA-06"


@pytest.mark.rule("FD-SP-2A2")
def test_2a2_takes_a_specialist_of_level_3_without_prerequisite() -> None:
    game = acting("has=2A2 G=2", "atal", atal="3B2")
    assert game.refused("0 hire 3B2") == "FD-ATA-01"
    game.play("0 use 2A2")
    # It replaces the usual pick: only level 3 is left to choose.
    assert game.refused("0 hire 1C1") == "FD-SP-2A2"
    game.play("0 hire 3B2")
    assert game.points(0) == {"specialist:3B2": 6}
    assert game.specialists(0) == {"2A2": "used", "3B2": "used"}
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-SP-2A2")
def test_2a2_is_refused_without_a_level_3_that_one_lacks() -> None:
    game = table("has=2A2 used=3A1", "used=3B1,3C1", "used=3D1", "").play("0 place 1a vote s14")
    assert game.legal(0, "use") == ["use 2A2"]
    taken = table("has=2A2 used=3A1", "used=3B1,3C1", "used=3D1,3E1", "").play("0 place 1a vote s14")
    assert taken.refused("0 use 2A2") == "FD-ATA-06"


@pytest.mark.rule("FD-SP-2A2", "FD-SEN-10")
def test_2a2_alone_can_open_atal() -> None:
    # The player has every diplomat, trader, mage and miner; no robot of level 1 is left, but one of level 3.
    mine = "used=1A1,3A1,1C1,2C1,3C1,1D1,2D1,3D1,1E1,2E1,3E1"
    others = ("used=1B1", "used=1B2", "used=1B3")
    assert table(f"{mine} used=2A2", *others).refused("0 place 1a vote s14") == "FD-SEN-10"
    game = table(f"{mine} has=2A2", *others).play("0 place 1a vote s14", "0 use 2A2")
    assert game.specialists(0)["3B1"] == "used"


@pytest.mark.rule("FD-SP-1B1")
def test_1b1_lowers_a_cost_by_a_crystal_of_choice() -> None:
    # The shipyard costs 1 L, 1 C and 1 O.
    game = acting("has=1B1 L=1 C=1 O=1", "e81216").play("0 use 1B1", "0 build shipyard")
    assert game.legal(0, "pay") == ["pay 1L 1C", "pay 1L 1O", "pay 1C 1O"]
    game.play("0 pay 1L 1C")
    assert game.reserve(0) == "1O"
    assert game.seat(0).hangar == 2
    assert game.specialists(0) == {"1B1": "used"}


@pytest.mark.rule("FD-SP-2B1")
def test_2b1_lowers_a_cost_by_two_crystals() -> None:
    game = acting("has=2B1 C=1", "e81216").play("0 use 2B1", "0 build shipyard")
    assert game.reserve(0) == ""
    assert game.influence(0, "e81216") == 1


@pytest.mark.rule("FD-SP-1B1", "FD-SP-2B1")
def test_a_discount_never_touches_diamonds_nor_falls_below_nothing() -> None:
    # The first megastructure costs 1 L, 1 C and 1 G.
    game = acting("has=1B1,2B1 G=1", "e81216").play("0 use 1B1", "0 use 2B1")
    assert game.legal(0, "build") == [
        "build shipyard",
        "build transmutation_chamber",
        "build military_academy",
        "build alteration_incubator",
        "build mega1",
        "build mega2",
        "build mega3",
    ]
    assert game.refused("0 build mega4") == "FD-E81-01"
    game.play("0 build mega1")
    assert game.reserve(0) == ""
    poor = acting("has=1B1,2B1", "e81216").play("0 use 1B1", "0 use 2B1")
    assert poor.refused("0 build mega1") == "FD-E81-01"


@pytest.mark.rule("FD-SP-1B1")
def test_a_discount_opens_the_space_and_is_refused_when_nothing_costs_crystals() -> None:
    assert table("L=1", "", "", "").refused("0 place 1a vote s22") == "FD-SEN-10"
    assert table("has=1B1 L=1", "", "", "").can("0 place 1a vote s22")
    # Only the fourth megastructure is left, which costs 2 G.
    rest = "built=shipyard,transmutation_chamber,military_academy,alteration_incubator"
    game = table(
        f"{rest} has=1B1,1A1 G=2", "built=mega1,mega2,mega3", "built=mega1,mega2,mega3", "built=mega1,mega2,mega3"
    )
    game.play("0 place 1a vote s22")
    assert game.seat(0).megas == 0b1000
    assert game.specialists(0)["1B1"] == "ready"


@pytest.mark.rule("FD-SP-1B2")
def test_1b2_gives_lavandium_before_paying() -> None:
    # Influence 3: three L, two of which pay for the incubator.
    game = acting("has=1B2 C=1 built=shipyard,mega1", "e81216").play("0 use 1B2", "0 build alteration_incubator")
    assert game.reserve(0) == "1L"


@pytest.mark.rule("FD-SP-1B2")
def test_1b2_after_the_robot_counts_the_new_building() -> None:
    game = acting("has=1B2 L=1 C=1 built=shipyard", "e81216").play("0 build transmutation_chamber")
    assert game.asked() == "built 0"
    game.play("0 use 1B2")
    assert game.reserve(0) == "2L"


@pytest.mark.rule("FD-SP-1B2")
def test_1b2_without_influence_is_refused_before_the_robot_stands() -> None:
    game = acting("has=1B2 C=2 L=1", "e81216")
    assert game.refused("0 use 1B2") == "FD-ATA-06"
    game.play("0 build military_academy", "0 use 1B2")
    assert game.reserve(0) == "2L"


@pytest.mark.rule("FD-SP-2B2")
def test_2b2_gives_copernium_before_or_after() -> None:
    game = acting("has=2B2 L=1 built=shipyard,mega1", "e81216").play("0 use 2B2", "0 build military_academy")
    assert game.reserve(0) == "1L 1C"
    game = acting("has=2B2 C=2 built=shipyard,mega1", "e81216").play("0 build military_academy", "0 use 2B2")
    assert game.reserve(0) == "4C"


@pytest.mark.rule("FD-SP-2B2")
def test_2b2_may_be_kept() -> None:
    game = acting("has=2B2 C=2 built=shipyard", "e81216").play("0 build military_academy", "0 skip")
    assert game.reserve(0) == ""
    assert game.specialists(0) == {"2B2": "ready"}


@pytest.mark.parametrize(
    ("name", "mission", "lines", "reserve"),
    [
        pytest.param("1E1", "m1", ["0 use 1E1", "0 move n1a"], "4L 1C 1O", marks=pytest.mark.rule("FD-MIS-20")),
        pytest.param("1D1", "m2", ["0 use 1D1", "0 take v2_marker"], "1O", marks=pytest.mark.rule("FD-MIS-21")),
    ],
)
@pytest.mark.rule("FD-SP-1E1", "FD-SP-1D1")
def test_a_planet_s_specialist_serves_in_a_mission(name: str, mission: str, lines: list[str], reserve: str) -> None:
    game = table(f"has={name} degree=3 markers={mission}", "", "", "")
    game.play("0 place 1a vote outer", f"0 mission {mission}", *lines)
    assert game.reserve(0) == reserve
    assert game.specialists(0) == {name: "used"}


@pytest.mark.rule("FD-SP-1E1", "FD-SPY-01")
def test_a_planet_s_specialist_serves_when_its_action_is_copied() -> None:
    game = table("has=1E1 L=1", "", "", "").play("0 place 1a vote s13", "0 spy neo", "0 use 1E1", "0 move n1a")
    assert game.reserve(0) == "4L 1C"


@pytest.mark.rule("FD-SP-1E1", "FD-ATA-06")
def test_it_serves_from_the_next_action_on_not_when_it_is_taken() -> None:
    # Taken by the mission on Atal after the action on Neo: nothing is gained with it now.
    game = table("markers=m3", "", "", "", atal="1E1")
    game.play("0 place 1a vote s24", "0 move n1a", "0 mission m3", "0 hire 1E1")
    assert game.reserve(0) == "2L 1C"
    assert game.specialists(0) == {"1E1": "ready"}
    assert game.asked() == "turn 1"
