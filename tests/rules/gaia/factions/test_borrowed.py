"""An ability belongs to no faction: whichever is given it has it, as far as the rules go."""

from collections.abc import Callable

import pytest

from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.components import DEFAULT
from astrarium.games.gaia.components.ids import FACTION_IDS
from tests.rules.gaia.factions.opening import gained
from tests.rules.gaia.table import table

Lend = Callable[..., None]


@pytest.fixture
def lend(monkeypatch: pytest.MonkeyPatch) -> Lend:
    """Give a faction an ability, from the start or with its institute."""

    def give(faction: str, ability: int, institute: bool = False) -> None:
        board = DEFAULT.factions[FACTION_IDS.index(faction)]
        name = "institute_abilities" if institute else "abilities"
        monkeypatch.setattr(board, name, getattr(board, name) | 1 << ability)

    return give


@pytest.mark.rule("GP-FAC-GEO-01")
def test_knowledge_for_new_types_with_the_institute_of_ambas(lend: Lend) -> None:
    lend("ambas", abilities.NEW_TYPE_KNOWLEDGE, institute=True)
    game = table("ambas institute@0x0", "xenos mine@-9x0 passed", planets="1x0 titanium")
    assert gained(game, "ambas", "ambas build 1x0") == (-4, -2, 3, 0)


@pytest.mark.rule("GP-FAC-GLE-02")
def test_gaia_planets_for_ore_instead_of_a_qic(lend: Lend) -> None:
    lend("terrans", abilities.GAIA_FOR_ORE)
    game = table("terrans mine@0x0", "xenos mine@-9x0 passed", planets="1x0 gaia")
    assert gained(game, "terrans", "terrans build 1x0") == (-2, -2, 0, 0)


@pytest.mark.rule("GP-FAC-GLE-03")
def test_points_for_mines_on_gaia_planets(lend: Lend) -> None:
    lend("terrans", abilities.GAIA_MINE_VP)
    game = table("terrans vp=10 mine@0x0", "xenos mine@-9x0 passed", planets="1x0 gaia")
    game.play("terrans build 1x0")
    assert game.seat("terrans").vp == 10 + 4 + 2


@pytest.mark.rule("GP-FAC-HAD-01")
def test_credits_as_power(lend: Lend) -> None:
    lend("terrans", abilities.CREDITS_AS_POWER)
    game = table("terrans mine@0x0", "xenos mine@-9x0 passed")
    assert gained(game, "terrans", "terrans convert credits_ore") == (1, -3, 0, 0)


@pytest.mark.rule("GP-FAC-NEV-03")
def test_tokens_that_are_worth_two(lend: Lend) -> None:
    lend("terrans", abilities.DOUBLE_TOKENS)
    game = table("terrans power=0/0/2 mine@0x0", "xenos mine@-9x0 passed")
    assert gained(game, "terrans", "terrans power credits_7") == (0, 7, 0, 0)


@pytest.mark.rule("GP-FAC-BES-04")
def test_an_advance_in_the_lowest_area(lend: Lend, monkeypatch: pytest.MonkeyPatch) -> None:
    lend("terrans", abilities.LOWEST_TRACK)
    monkeypatch.setattr(DEFAULT.factions[FACTION_IDS.index("terrans")], "specials", [abilities.LOWEST_TRACK])
    game = table("terrans mine@0x0 gaia_level=1", "xenos mine@-9x0 passed")
    assert {"id": "lowest", "used": False} in game.game.view(0)["seats"][0]["specials"]
    game.play("terrans lowest nav")
    assert game.seat("terrans").levels[1] == 1


@pytest.mark.rule("GP-FAC-ITA-01")
def test_burned_tokens_that_go_to_the_gaia_area(lend: Lend) -> None:
    lend("terrans", abilities.BURN_TO_GAIA)
    game = table("terrans power=0/2/0 mine@0x0", "xenos mine@-9x0 passed")
    game.play("terrans burn")
    assert game.seat("terrans").gaia == 1


@pytest.mark.rule("GP-FAC-XEN-02")
def test_federations_from_six_on(lend: Lend) -> None:
    lend("terrans", abilities.LOW_THRESHOLD)
    seats = ("terrans station@0x0 station@1x0 station@0x1", "xenos mine@-9x0 passed")
    assert "federation 0x0 1x0 0x1" in [str(action) for action in table(*seats).game.legal_actions(0)]


@pytest.mark.rule("GP-FAC-LAN-01")
def test_without_its_ability_a_faction_is_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DEFAULT.factions[FACTION_IDS.index("lantids")], "abilities", 0)
    game = table("lantids mine@0x0", "xenos station@1x0")
    assert game.refused("lantids build 1x0") == "GP-BUILD-03"
