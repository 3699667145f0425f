"""Details that only a planted fault showed to be untested."""

import pytest

from astrarium.games.gaia.components.components import ADVANCED_IDS
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.table import table
from tests.rules.gaia.test_tech import taking


@pytest.mark.rule("GP-TECH-08")
def test_a_tile_under_the_first_of_the_advanced_ones_is_not_covered_again() -> None:
    game = taking(f"sci=4 token=vp7_ore tile=vp_7<{ADVANCED_IDS[0]} tile=big_4 mine@0x0")
    assert game.refused("geodens tech adv_sector_ore over vp_7") == "GP-TECH-08"
    assert game.can("geodens tech adv_sector_ore over big_4")


@pytest.mark.rule("GP-FAC-BES-07")
def test_the_refusal_names_the_area_and_both_levels() -> None:
    game = table("bescods terra=1 nav=2 ai=1 gaia_level=3 eco=1 sci=4 mine@0x0", "xenos mine@-9x0")
    refusal = game.why_not("bescods lowest nav")
    assert refusal is not None
    assert (refusal.reason, refusal.what, refusal.need, refusal.have) == ("not-lowest", "nav", 1, 2)


def test_a_hex_that_is_none_has_no_number() -> None:
    assert hexes.named("99x99") == hexes.named("here") == -1
    assert hexes.name(hexes.named("3x-2")) == "3x-2"


@pytest.mark.rule("GP-FREE-05", "GP-FAC-TAK-06")
@pytest.mark.parametrize(("area_two", "how", "have"), [(1, "", 1), (0, "", 0), (0, " brainstone_up", 1)])
def test_a_burn_without_the_brainstone_counts_only_tokens(area_two: int, how: str, have: int) -> None:
    game = table(f"taklons power=3/{area_two}/3 brainstone=2 mine@0x0", "xenos mine@-9x0")
    refusal = game.why_not(f"taklons burn{how}")
    assert refusal is not None
    assert (refusal.reason, refusal.what, refusal.need, refusal.have) == ("short", "tokens", 2, have)


@pytest.mark.rule("GP-SPEC-04")
@pytest.mark.parametrize("faction", ["terrans", "ambas institute@0x0"])
def test_the_octagon_of_a_faction_is_taken_by_its_own_word(faction: str) -> None:
    game = table(f"{faction} mine@1x0", "xenos mine@-9x0")
    assert game.refused(f"{faction.split()[0]} special faction") == "GP-SPEC-04"


@pytest.mark.rule("GP-FREE-05")
def test_burning_is_no_conversion() -> None:
    game = table("terrans power=0/2/0 mine@0x0", "xenos mine@-9x0")
    assert game.refused("terrans convert burn") == "GP-FREE-05"
    assert game.can("terrans burn")


@pytest.mark.rule("GP-FAC-IVI-05")
def test_a_space_station_lies_on_the_map() -> None:
    game = table("ivits institute@0x0 qic=5", "xenos mine@-9x0")
    assert game.refused("ivits station 11x0") == "GP-FAC-IVI-05"


@pytest.mark.rule("GP-TRACK-12")
def test_the_lost_planet_may_lie_at_the_rim_of_the_map() -> None:
    game = table("firaks nav=4 token=vp7_ore mine@4x0", "xenos passed mine@-5x0").play("firaks research nav")
    assert game.refused("firaks lost 6x0") == "GP-TRACK-12"
    assert game.can("firaks lost 5x0")
