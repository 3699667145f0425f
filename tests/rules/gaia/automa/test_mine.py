"""The Automa builds a mine (GP-AUTO-64 to -69, -75)."""

import pytest

from astrarium.games.gaia.components import ids
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.automa.solo import HOME, Solo, solo
from tests.rules.gaia.automa.test_choosing import basic_map

MINE = "13 4"
"""Range 2, no final tile, arrow up; the card gives 1 VP."""
EIGHT = "mine@0x0 mine@8x-4 mine@7x-4 mine@6x-4 mine@7x-3 mine@6x-3 mine@7x-1 mine@6x-1"
"""All mines that there are."""


def kind_at(game: Solo, place: str) -> str:
    return ids.PLANET_IDS[game.state.kinds[game.state.planet_at(hexes.named(place))]]


def example() -> Solo:
    """The Geodens on the basic map, before they build with card 4 and the behaviour of card 13."""
    automa, human = "geodens terra=1", "taklons power=2/4/0 brainstone=3"
    game = solo(automa, human, cards=MINE)
    state = game.state
    state.lay(basic_map())
    for seat, places in ((1, "2x-3 3x-1"), (0, "-5x3 -1x-2")):
        for place in places.split():
            planet = state.planet_at(hexes.named(place))
            state.owners[planet] = seat
            state.structures[planet] = ids.MINE
            state.seats[seat].planets.append(planet)
            state.seats[seat].built[ids.MINE] += 1
    return game


@pytest.mark.rule("GP-EX-35", "GP-AUTO-64", "GP-AUTO-65", "GP-AUTO-68", "GP-AUTO-69", "GP-AUTO-84")
def test_the_example_of_a_mine() -> None:
    game = example().turn()
    assert game.considered() == ["4x-5", "4x-4", "1x-3", "5x-3", "2x-2", "0x-1", "1x1"]
    assert game.left_after("final_structures") is None
    assert game.left_after("steps") == ["1x-3", "5x-3", "0x-1"]
    assert game.left_after("distance") == ["1x-3", "0x-1"]
    assert game.left_after("up") == ["0x-1"]
    assert game.built() == "0x-1"
    (satellite,) = game.satellites("geodens")
    assert hexes.distance(hexes.named(satellite), hexes.named("0x-1")) == 1
    assert game.earned() == {"automa:card": 1, "automa:faction": 2}
    assert game.asked() == ("taklons", "charge")
    game.play("taklons charge")
    assert (game.power("taklons"), game.seat("taklons").vp) == ((1, 5, 0), 10)


@pytest.mark.rule("GP-AUTO-64")
@pytest.mark.parametrize(
    ("kind", "steps"),
    [
        ("swamp", 0), ("desert", 1), ("titanium", 1), ("ice", 2), ("volcanic", 2), ("terra", 3), ("oxide", 3),
        ("gaia", 1), ("transdim", 2),
    ],
)  # fmt: skip
def test_it_builds_on_empty_planets_of_every_type(kind: str, steps: int) -> None:
    game = solo("taklons mine@0x0", cards=MINE, planets=f"2x0 {kind}").turn()
    assert game.built() == "2x0"
    assert game.told("build") == [{"at": "2x0", "steps": 0, "shared": False}]
    assert kind_at(game, "2x0") == ("gaia" if kind == "transdim" else kind)
    rival = {0: "", 1: "gaia", 2: "transdim", 3: "terra"}[steps]
    if rival:
        # Beside a planet of as many steps the arrow decides, beside one of one step more the steps do.
        equal = solo("taklons mine@0x0", cards=MINE, planets=f"0x1 {rival}, 1x-1 {kind}").turn()
        assert equal.built() == "0x1"
    more = {0: "gaia", 1: "transdim", 2: "oxide", 3: ""}[steps]
    if more:
        better = solo("taklons mine@0x0", cards=MINE, planets=f"0x1 {more}, 1x-1 {kind}").turn()
        assert better.built() == "1x-1"


@pytest.mark.rule("GP-AUTO-64", "GP-AUTO-75")
@pytest.mark.parametrize(
    "human",
    [
        "terrans mine@2x0",
        "terrans station@2x0",
        "lantids mine@-9x0 guest@0x0",
        "terrans mine@-9x0 former@2x0/gaia",
        "terrans mine@-9x0 former@2x0/transdim",
        "xenos mine@-9x0 mine@2x0/lost",
    ],
)
def test_what_carries_anything_is_not_empty_for_it(human: str) -> None:
    game = solo("taklons mine@0x0", human, cards=MINE, planets="1x0 ice").turn()
    assert game.considered() == ["1x0"]


@pytest.mark.rule("GP-AUTO-64", "GP-AUTO-67", "GP-AUTO-75")
@pytest.mark.parametrize(
    ("automa", "planets"),
    [
        ("taklons mine@0x0", "3x0 swamp"),
        ("taklons mine@0x0", ""),
        (f"taklons {EIGHT}", "1x0 swamp"),
    ],
    ids=["out of range", "no planet", "no mine left"],
)
def test_where_no_mine_can_be_built_it_upgrades_instead(automa: str, planets: str) -> None:
    game = solo(automa, cards=MINE, planets=planets).turn()
    assert game.built() == ""
    assert game.upgraded() == "0x0 mine station"
    assert game.impossible() == ["mine"]
    assert game.earned() == {"automa:card": 1}


@pytest.mark.rule("GP-AUTO-64")
def test_with_seven_mines_on_the_map_it_builds_the_eighth() -> None:
    seven = EIGHT.rpartition(" ")[0]
    game = solo(f"taklons {seven}", cards=MINE, planets="1x0 swamp").turn()
    assert game.built() == "1x0"
    assert game.automa.built[ids.MINE] == 8


@pytest.mark.rule("GP-AUTO-67", "GP-AUTO-48", "GP-AUTO-47")
def test_where_no_upgrade_is_possible_either_the_points_still_come() -> None:
    game = solo("taklons institute@0x0", cards=MINE).turn()
    assert game.impossible() == ["mine", "upgrade"]
    assert game.earned() == {"automa:card": 1}


@pytest.mark.rule("GP-AUTO-65")
def test_the_final_tile_comes_before_steps_steps_before_distance_and_distance_before_the_arrow() -> None:
    # Card 10: upper tile, range 2, arrow up.
    planets = "1x0 gaia, -1x0 swamp, 1x1 swamp, 0x-1 swamp, 0x1 ice"
    final = solo("taklons mine@0x0", cards="10 4", planets=planets, finals="gaia sectors").turn()
    assert final.built() == "1x0"
    steps = solo("taklons mine@0x0", "terrans mine@2x1", cards="10 4", planets="1x0 gaia, -1x0 swamp").turn()
    assert steps.built() == "-1x0"
    distance = solo("taklons mine@0x0", cards="10 4", planets="-1x0 swamp, 0x2 swamp, 2x0 swamp").turn()
    assert distance.built() == "-1x0"
    arrow = solo("taklons mine@0x0", cards="10 4", planets="1x-1 swamp, 0x1 swamp").turn()
    assert arrow.built() == "0x1"


@pytest.mark.rule("GP-AUTO-65")
def test_the_nearest_of_all_planets_of_the_player_counts() -> None:
    human = "terrans mine@-9x0 mine@4x0"
    game = solo("taklons mine@0x0", human, cards=MINE, planets="2x0 swamp, -2x0 swamp").turn()
    assert game.built() == "2x0"
    assert game.asked() == ("terrans", "charge")


@pytest.mark.rule("GP-AUTO-65")
def test_with_one_planet_left_nothing_more_is_asked() -> None:
    game = solo("taklons mine@0x0", cards=MINE, planets="2x0 swamp, 1x0 ice").turn()
    assert [tie["by"] for tie in game.told("automa-tie")] == ["steps"]
    single = solo("taklons mine@0x0", cards=MINE, planets="2x0 swamp").turn()
    assert single.told("automa-tie") == []


@pytest.mark.rule("GP-AUTO-65", "GP-AUTO-82", "GP-AUTO-80")
@pytest.mark.parametrize("automa", ["taklons", "terrans"])
def test_the_wish_of_the_faction_card_counts_only_in_its_faction_action(automa: str) -> None:
    # A transdim planet nearer to the player, and a planet of the home type.
    home = {"taklons": "swamp", "terrans": "terra"}[automa]
    planets = f"-2x0 transdim, 1x0 {home}"
    assert solo(f"{automa} mine@0x0", cards="7 4", planets=planets).turn().built() == "1x0"
    assert solo(f"{automa} mine@0x0", cards="7 13", planets=planets).turn().built() == "-2x0"


@pytest.mark.rule("GP-AUTO-66")
@pytest.mark.parametrize(
    ("finals", "cards", "planets", "built"),
    [
        # Card 6 and 3: the upper tile; card 2 and 17: the lower one. Arrow down.
        ("sectors structures", "3 4", "1x0 swamp, 3x0 ice", "3x0"),
        ("structures sectors", "2 4", "1x0 swamp, 3x0 ice", "3x0"),
        ("structures sectors", "3 4", "1x0 swamp, 3x0 ice", "1x0"),
        ("sectors structures", "2 4", "1x0 swamp, 3x0 ice", "1x0"),
        ("types structures", "3 4", "1x0 swamp, 3x0 ice", "3x0"),
        ("types structures", "3 4", "1x0 swamp, 3x0 transdim", "3x0"),
        ("types structures", "3 4", "1x0 terra, 3x0 gaia", "3x0"),
        ("gaia structures", "3 4", "1x0 swamp, 3x0 gaia", "3x0"),
        ("gaia structures", "3 4", "1x0 swamp, 3x0 transdim", "3x0"),
        ("gaia structures", "3 4", "1x0 transdim, 3x0 gaia", "3x0"),
        ("in_federations structures", "3 4", "1x0 swamp, 3x0 ice", "1x0"),
        ("satellites structures", "3 4", "1x0 swamp, 3x0 ice", "1x0"),
        ("structures satellites", "2 4", "1x0 swamp, 3x0 ice", "1x0"),
        ("gaia sectors", "13 4", "1x0 swamp, 3x0 gaia", "1x0"),
    ],
)
def test_a_final_tile_prefers_what_helps_on_it(finals: str, cards: str, planets: str, built: str) -> None:
    game = solo("taklons mine@2x0", cards=cards, planets=planets, finals=finals).turn()
    assert game.built() == built


@pytest.mark.rule("GP-AUTO-66")
@pytest.mark.parametrize(
    ("finals", "planets"),
    [
        ("sectors structures", "1x0 swamp, 0x0 ice"),
        ("types structures", "1x0 swamp, 0x0 swamp"),
        ("gaia structures", "1x0 swamp, 0x0 ice"),
    ],
)
def test_a_wish_that_no_planet_meets_is_passed_over(finals: str, planets: str) -> None:
    game = solo("taklons mine@2x0", cards="3 4", planets=planets, finals=finals).turn()
    assert game.left_after("final_" + finals.split()[0]) is None
    assert game.built() in ("1x0", "0x0")


@pytest.mark.rule("GP-AUTO-66")
def test_for_types_a_transdim_planet_is_no_new_type_once_it_has_a_gaia_planet() -> None:
    automa = "taklons mine@2x0 mine@2x1/gaia"
    game = solo(automa, cards="3 4", planets="1x0 transdim, 3x0 oxide", finals="types structures").turn()
    assert game.built() == "3x0"
    before = solo("taklons mine@2x0", cards="3 4", planets="1x0 transdim, 3x0 oxide", finals="types gaia").turn()
    assert before.built() == "1x0"


@pytest.mark.rule("GP-AUTO-66")
def test_for_sectors_those_of_the_player_do_not_count() -> None:
    planets = "1x0 swamp, 3x0 ice"
    game = solo("taklons mine@2x0", "terrans mine@4x0", cards="3 4", planets=planets, finals="sectors gaia").turn()
    assert game.built() == "3x0"


@pytest.mark.rule("GP-AUTO-68")
def test_on_a_transdim_planet_it_lays_a_gaia_token_first() -> None:
    game = solo("taklons mine@0x0", cards=MINE, planets="1x0 transdim").turn()
    assert kind_at(game, "1x0") == "gaia"
    assert game.kinds().index("gaia-planet") < game.kinds().index("build")
    assert game.automa.built[ids.MINE] == 2


@pytest.mark.rule("GP-AUTO-68", "GP-AUTO-94")
@pytest.mark.parametrize(
    ("human", "value"),
    [
        ("xenos mine@3x0", 1),
        ("xenos station@3x0 mine@1x1", 2),
        ("xenos institute@2x1", 3),
        ("xenos mine@4x0", 0),
    ],
)
def test_the_player_may_charge_for_its_mine(human: str, value: int) -> None:
    game = solo("taklons mine@0x0", f"{human} power=4/0/0 vp=5", cards=MINE, planets="1x0 swamp").turn()
    if not value:
        assert game.asked() == ("xenos", "turn")
        return
    assert game.asked() == ("xenos", "charge")
    game.play("xenos charge")
    assert game.power("xenos") == (4 - value, value, 0)
    assert game.seat("xenos").vp == 5 - (value - 1)
    assert game.asked() == ("xenos", "turn")


@pytest.mark.rule("GP-AUTO-69")
@pytest.mark.parametrize(
    ("planets", "automa", "satellites"),
    [
        ("1x0 swamp", "mine@0x0", set()),
        ("1x0 swamp", "mine@0x0 mine@5x-2", set()),
        ("2x0 swamp", "mine@0x0", {"2x-1"}),
        ("2x0 swamp, 2x-1 oxide", "mine@0x0", {"3x-1"}),
        ("2x0 swamp, 2x-1 oxide", "mine@0x0 satellite@3x-1", {"3x-1", "1x0"}),
        ("2x0 swamp", "mine@0x0 satellite@2x-1", {"2x-1", "3x-1"}),
        ("2x0 swamp", "mine@0x0 satellite@1x0", {"1x0", "2x-1"}),
    ],
)
def test_beside_a_far_mine_it_puts_a_satellite(planets: str, automa: str, satellites: set[str]) -> None:
    game = solo(f"taklons {automa}", cards=MINE, planets=planets).turn()
    assert game.satellites("taklons") == satellites


@pytest.mark.rule("GP-AUTO-69", "GP-AUTO-95")
@pytest.mark.parametrize("human", ["ivits mine@-9x0 satellite@2x-1", "ivits mine@-9x0 space_station@2x-1"])
def test_what_the_player_has_there_does_not_matter(human: str) -> None:
    game = solo("taklons mine@0x0", human, cards=MINE, planets="2x0 swamp").turn()
    assert game.satellites("taklons") == {"2x-1"}


@pytest.mark.rule("GP-AUTO-69")
def test_the_lost_planet_is_a_planet_for_its_satellites() -> None:
    game = solo("taklons mine@0x0", f"terrans {HOME} mine@2x-1/lost", cards=MINE, planets="2x0 swamp").turn()
    assert game.satellites("taklons") == {"3x-1"}


@pytest.mark.rule("GP-AUTO-69")
def test_without_a_free_hex_there_is_no_satellite() -> None:
    ring = "satellite@2x-1 satellite@3x-1 satellite@1x0 satellite@3x0 satellite@1x1"
    game = solo(f"taklons mine@0x0 {ring}", cards=MINE, planets="2x0 swamp, 2x1 oxide").turn()
    assert game.built() == "2x0"
    assert len(game.satellites("taklons")) == 5


@pytest.mark.rule("GP-AUTO-69")
def test_a_structure_of_the_player_beside_the_mine_does_not_spare_the_satellite() -> None:
    game = solo("taklons mine@0x0", "terrans mine@3x0", cards=MINE, planets="2x0 swamp").turn()
    assert game.satellites("taklons") == {"2x-1"}
