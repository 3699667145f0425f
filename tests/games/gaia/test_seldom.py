"""What hardly ever happens: data that cannot be, and questions at the edge."""

import pytest

from astrarium.games.gaia import power
from astrarium.games.gaia.components.automa_parts import Card, Deed
from astrarium.games.gaia.components.maps import Sector
from astrarium.games.gaia.federations import forming
from astrarium.kernel.data import Entry
from tests.games.gaia.test_federations import Space
from tests.rules.gaia.automa.solo import solo
from tests.rules.gaia.automa.test_events import told
from tests.rules.gaia.table import table

FAR = "xenos mine@-9x0"


@pytest.mark.rule("GP-FREE-05")
def test_burning_is_no_conversion() -> None:
    assert table("terrans power=0/2/0 mine@0x0", FAR).refused("terrans convert burn") == "GP-FREE-05"


@pytest.mark.rule("GP-FAC-IVI-05")
def test_a_space_station_stays_on_the_map() -> None:
    refusal = table("ivits institute@0x0", FAR).why_not("ivits station 9x9")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.what) == ("GP-FAC-IVI-05", "off-map", "9x9")


@pytest.mark.rule("GP-POWER-02")
@pytest.mark.parametrize("stone", [0, 1, 2, 3])
def test_charging_nothing_moves_nothing(stone: int) -> None:
    assert power.charged((2, 1, 0, stone), 0)[0] == (2, 1, 0, stone)


@pytest.mark.rule("GP-AUTO-73", "GP-AUTO-85")
def test_firaks_that_can_neither_upgrade_nor_go_back() -> None:
    assert told(solo("firaks institute@0x0", cards="4 9")) == [
        "1 automa-action deed=faction card=9 (GP-AUTO-46)",
        "1 automa-entry deed=upgrade number=1 of=1 (GP-AUTO-73)",
        "1 automa-cannot deed=upgrade why=no-upgrade (GP-AUTO-48)",
        "1 points vp=2 cause=automa:faction_action (GP-AUTO-47)",
    ]


@pytest.mark.rule("GP-FED-04")
def test_many_planets_that_are_too_far_apart_are_refused_without_counting() -> None:
    # Nine mines three hexes apart: that no number is worth the wait is said as 0.
    own = {(3 * q, 3 * r): 1 for q in (-1, 0, 1) for r in (-1, 0, 1)}
    space = Space(own, threshold=9, budget=2)
    assert space.choices() == []
    assert space.objection(*own) == (forming.TOO_FAR, 0, 2)


def test_data_that_cannot_be_is_refused_with_its_place() -> None:
    card = {
        "id": "1", "slot": 1, "booster": "left", "action": "upgrade", "vp": 1, "final": "upper", "range": 4,
        "direction": "down", "count": "up 1",
    }  # fmt: skip
    with pytest.raises(ValueError, match='card, count: "up 1" is no side and number'):
        Card(0, Entry("card", card), 5)
    with pytest.raises(ValueError, match='faction, action: "power twice" is no entry of a faction card'):
        Deed(Entry("faction", {}), "power twice")
    sector = {"id": "s11", "name": "11", "number": "11", "planets": ["3x0 terra"]}
    with pytest.raises(ValueError, match='planets: "3x0 terra" lies outside the sector'):
        Sector(0, Entry("sector", sector))
