"""Every action has a short text, and the text means that action again."""

import pytest

import astrarium
from astrarium import UnreadableAction
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids, maps
from astrarium.games.gaia.components.effects import RESOURCE_IDS
from astrarium.games.gaia.game import RULES
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.verbs import VERBS, GaiaAction, read
from astrarium.kernel import Action, Rng

HEX = hexes.hex_at(3, -2)
EXAMPLES: dict[str, Action] = {
    "faction bal_taks": GaiaAction("faction", (ids.FACTION_IDS.index("bal_taks"),)),
    "rotate s05o 4": GaiaAction("rotate", (maps.SECTOR_IDS.index("s05o"), 4)),
    "place 3x-2": GaiaAction("place", (HEX,)),
    "booster range": GaiaAction("booster", (c.BOOSTER_IDS.index("range"),)),
    "income 2/1/0": GaiaAction("income", (2, 1, 0, 0)),
    "income 0/10/3/b2": GaiaAction("income", (0, 10, 3, 2)),
    "exchange": GaiaAction("exchange"),
    "redeem knowledge": GaiaAction("redeem", (RESOURCE_IDS.index("knowledge"),)),
    "done": GaiaAction("done"),
    "build 3x-2": GaiaAction("build", (HEX,)),
    "project 3x-2": GaiaAction("project", (HEX,)),
    "upgrade 3x-2 academy_left": GaiaAction("upgrade", (HEX, ids.ACADEMY_LEFT)),
    "federation": GaiaAction("federation", ()),
    "federation 3x-2 0x0": GaiaAction("federation", (HEX, hexes.hex_at(0, 0))),
    "satellite 3x-2": GaiaAction("satellite", (HEX,)),
    "token vp8_qic": GaiaAction("token", (c.TOKEN_IDS.index("vp8_qic"),)),
    "research terra": GaiaAction("research", (ids.TERRAFORMING,)),
    "power steps_2": GaiaAction("power", (c.BOARD_IDS.index("steps_2"),)),
    "qic rescore": GaiaAction("qic", (c.BOARD_IDS.index("rescore"),)),
    "rescore gleens": GaiaAction("rescore", (c.DEFAULT.own_token,)),
    "special academy": GaiaAction("special", (0,)),
    "special adv_3_ore": GaiaAction("special", (5 + c.ADVANCED_IDS.index("adv_3_ore"),)),
    "swap 3x-2": GaiaAction("swap", (HEX,)),
    "downgrade 3x-2": GaiaAction("downgrade", (HEX,)),
    "station 3x-2": GaiaAction("station", (HEX,)),
    "lowest sci": GaiaAction("lowest", (ids.SCIENCE,)),
    "advance gaia": GaiaAction("advance", (ids.GAIA_PROJECT,)),
    "skip": GaiaAction("skip"),
    "lost 3x-2": GaiaAction("lost", (HEX,)),
    "burn": GaiaAction("burn", (0,)),
    "burn brainstone_up": GaiaAction("burn", (1,)),
    "burn brainstone_away": GaiaAction("burn", (2,)),
    "convert power_ore": GaiaAction("convert", (c.FREE_IDS.index("power_ore"),)),
    "charge": GaiaAction("charge", (0,)),
    "charge token_first": GaiaAction("charge", (1,)),
    "charge token_last": GaiaAction("charge", (2,)),
    "decline": GaiaAction("decline"),
    "spend tokens": GaiaAction("spend", (0,)),
    "spend brainstone": GaiaAction("spend", (1,)),
    "brainstone moves": GaiaAction("brainstone", (0,)),
    "brainstone stays": GaiaAction("brainstone", (1,)),
    "pay 1/2/0": GaiaAction("pay", (1, 2, 0, 0)),
    "pay 1/0/0/b1": GaiaAction("pay", (1, 0, 0, 1)),
    "end": GaiaAction("end"),
    "tech vp_7": GaiaAction("tech", (c.TECH_IDS.index("vp_7"),)),
    "tech adv_mine over vp_7": GaiaAction(
        "tech", (len(c.DEFAULT.tech) + c.ADVANCED_IDS.index("adv_mine"), c.TECH_IDS.index("vp_7"))
    ),
    "pass": GaiaAction("pass"),
    "pass gaia": GaiaAction("pass", (c.BOOSTER_IDS.index("gaia"),)),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_action_is_written_and_read_again(text: str) -> None:
    action = EXAMPLES[text]
    assert VERBS.write(action) == str(action) == text
    assert read(text) == action
    assert read(f"  {text.replace(' ', '   ')} ") == action


def test_every_verb_has_an_example_and_is_a_verb_of_some_decision() -> None:
    used = {verb for families in RULES.decisions.values() for family in families for verb in family.verbs}
    assert {text.split()[0] for text in EXAMPLES} == used
    assert set(VERBS.by_name) == used


@pytest.mark.parametrize(
    ("verb", "names"),
    [
        ("faction", ids.FACTION_IDS),
        ("booster", c.BOOSTER_IDS),
        ("pass", c.BOOSTER_IDS),
        ("token", c.TOKEN_IDS),
        ("rescore", c.TOKEN_IDS),
        ("research", ids.AREA_IDS),
        ("lowest", ids.AREA_IDS),
        ("advance", ids.AREA_IDS),
        ("power", c.BOARD_IDS),
        ("qic", c.BOARD_IDS),
        ("convert", c.FREE_IDS),
        ("tech", c.TECH_IDS),
    ],
)
def test_every_name_of_a_component_is_understood(verb: str, names: list[str]) -> None:
    for number, name in enumerate(names):
        assert read(f"{verb} {name}") == GaiaAction(verb, (number,))
        assert VERBS.write(GaiaAction(verb, (number,))) == f"{verb} {name}"


def test_every_advanced_tile_can_be_laid_over_every_standard_one() -> None:
    for advanced in c.ADVANCED_IDS:
        for standard in c.TECH_IDS:
            text = f"tech {advanced} over {standard}"
            assert str(read(text)) == text


def test_every_hex_has_a_name() -> None:
    assert len(set(hexes.NAMES)) == hexes.HEXES
    for place in range(hexes.HEXES):
        assert read(f"build {hexes.name(place)}") == GaiaAction("build", (place,))


def test_the_planets_of_a_federation_may_be_named_in_any_order() -> None:
    assert read("federation 0x0 3x-2 1x1") == read("federation 1x1 0x0 3x-2")


def test_a_federation_names_no_planet_twice() -> None:
    with pytest.raises(UnreadableAction, match="each hex once"):
        read("federation 0x0 1x0 0x0")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_listed_in_a_game_reads_back(players: int) -> None:
    """Random games, in which everybody likes to act more than to pass or convert."""
    verbs: set[str] = set()
    for seed in range(2):
        options = {"draw_factions": True, "map": "variable", "rotate": True, "end_conversions": True}
        game = astrarium.new("gaia", players, seed, options)
        rng = Rng(seed)
        while not game.is_over:
            seat = game.to_act[0]
            actions = game.legal_actions(seat)
            for action in actions:
                assert read(str(action)) == action
            verbs |= {action.verb for action in actions}
            busy = [one for one in actions if one.verb not in ("pass", "convert", "burn")] or actions
            game.apply(seat, busy[rng.below(len(busy))])
    assert {"place", "booster", "build", "upgrade", "tech", "research", "pass", "charge", "end"} <= verbs


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("build 3x-2", ["hex:3x-2"]),
        ("upgrade 3x-2 lab", ["hex:3x-2"]),
        ("federation 0x0 3x-2", ["hex:3x-2", "hex:0x0"]),
        ("rotate s01 3", ["sector:s01"]),
        ("faction ivits", ["faction:ivits"]),
        ("pass mines", ["booster:mines"]),
        ("pass", []),
        ("research nav", ["area:nav"]),
        ("qic tech", ["octagon:tech"]),
        ("tech vp_7", ["tech:vp_7"]),
        ("tech adv_mine over vp_7", ["tech:adv_mine"]),
        ("token vp12", ["token:vp12"]),
        ("special academy", []),
        ("convert power_ore", []),
        ("pay 1/2/0", []),
    ],
)
def test_an_action_names_the_places_where_it_can_be_chosen(text: str, places: list[str]) -> None:
    assert VERBS.places(read(text)) == places
