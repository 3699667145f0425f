"""Terms, components and limits (DEF, COMP)."""

from collections import Counter

import pytest

import astrarium
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids, maps
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.table import Table, table

HOMES = {
    "terrans": "terra",
    "lantids": "terra",
    "xenos": "desert",
    "gleens": "desert",
    "taklons": "swamp",
    "ambas": "swamp",
    "hadsch_hallas": "oxide",
    "ivits": "oxide",
    "geodens": "volcanic",
    "bal_taks": "volcanic",
    "firaks": "titanium",
    "bescods": "titanium",
    "nevlas": "ice",
    "itars": "ice",
}
HOME_TYPES = ["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]


def counted(game: Table, tile: str, faction: str) -> int:
    """What a final scoring tile on the table counts for a faction now."""
    tiles = {shown["id"]: shown["counts"] for shown in game.game.view(None)["final_tiles"]}
    count = tiles[tile][game.number(faction)]
    assert isinstance(count, int)
    return count


# DEF


@pytest.mark.rule("GP-DEF-01")
def test_five_kinds_of_piece_and_the_mine_of_the_lost_planet_are_structures() -> None:
    pieces = "mine@0x0 station@0x1 lab@0x2 academy_left@1x0 academy_right@1x1 institute@1x-1"
    game = table(f"terrans {pieces}", "xenos mine@-3x0", finals="structures gaia")
    assert counted(game, "structures", "terrans") == 6
    game = table(f"terrans {pieces} mine@3x0/lost", "xenos mine@-3x0", finals="structures gaia")
    assert counted(game, "structures", "terrans") == 7


@pytest.mark.rule("GP-DEF-01")
@pytest.mark.parametrize(
    "piece",
    [
        "mine@2x0",
        "station@2x0",
        "lab@2x0",
        "institute@2x0",
        "academy_left@2x0",
        "academy_right@2x0",
        "mine@2x0/lost",
    ],
)
def test_each_structure_lets_its_owner_charge(piece: str) -> None:
    game = table("terrans mine@0x0", f"xenos power=4/0/0 {piece}", planets="1x0 terra")
    game.play("terrans build 1x0")
    assert game.asked() == ("xenos", "charge")


@pytest.mark.rule("GP-DEF-02")
@pytest.mark.parametrize("piece", ["former@2x0/transdim", "satellite@2x0", "space_station@2x0"])
def test_gaiaformers_satellites_and_space_stations_are_no_structures(piece: str) -> None:
    game = table(
        "terrans mine@0x0",
        f"ivits power=4/0/0 institute@-4x0 {piece}",
        planets="1x0 terra",
        finals="structures gaia",
    )
    assert counted(game, "structures", "ivits") == 1
    game.play("terrans build 1x0")
    assert "offer" not in game.kinds()
    assert game.asked()[0] == "terrans"


@pytest.mark.rule("GP-DEF-03")
def test_a_structure_colonises_its_planet_and_range_starts_from_there() -> None:
    game = table("terrans mine@0x0 qic=0", "xenos mine@-5x0", planets="1x0 terra, 2x0 terra")
    assert game.refused("terrans build 2x0") == "GP-BUILD-05"
    game.play("terrans build 1x0", "terrans end", "xenos pass range")
    assert game.can("terrans build 2x0")


@pytest.mark.rule("GP-DEF-03")
def test_a_gaiaformer_alone_colonises_nothing() -> None:
    game = table(
        "terrans mine@0x0 former@2x0/gaia qic=0", "xenos mine@-5x0", planets="3x0 terra", finals="types gaia"
    )
    assert game.refused("terrans build 3x0") == "GP-BUILD-05"
    assert counted(game, "types", "terrans") == 1
    assert counted(game, "gaia", "terrans") == 0


@pytest.mark.rule("GP-DEF-03")
def test_the_lost_planet_is_colonised_by_whoever_placed_it() -> None:
    seats = ("terrans mine@0x0 mine@4x0/lost qic=0", "xenos mine@-5x0 qic=0")
    game = table(*seats, planets="5x0 terra, 4x1 desert", finals="types gaia")
    assert game.can("terrans build 5x0")
    assert counted(game, "types", "terrans") == 2
    game = table(*seats, planets="5x0 terra, 4x1 desert", turn="xenos", finals="types gaia")
    assert game.refused("xenos build 4x1") == "GP-BUILD-05"
    assert counted(game, "types", "xenos") == 1


@pytest.mark.rule("GP-DEF-04")
def test_there_are_ten_planet_types() -> None:
    assert [(planet.id, planet.colour) for planet in maps.PLANETS] == [
        ("terra", "blue"),
        ("oxide", "red"),
        ("volcanic", "orange"),
        ("desert", "yellow"),
        ("swamp", "brown"),
        ("titanium", "grey"),
        ("ice", "white"),
        ("gaia", "green"),
        ("transdim", "purple"),
        ("lost", "black"),
    ]


@pytest.mark.rule("GP-DEF-04")
def test_seven_home_types_gaia_and_the_lost_planet_are_nine_types_to_colonise() -> None:
    homes = " ".join(f"mine@{q - 3}x0/{kind}" for q, kind in enumerate(HOME_TYPES))
    game = table(f"terrans {homes} mine@0x2/gaia mine@3x1/lost", "xenos", finals="types gaia")
    assert counted(game, "types", "terrans") == 9


@pytest.mark.rule("GP-DEF-05")
@pytest.mark.parametrize(("faction", "home"), HOMES.items())
def test_only_the_home_type_needs_no_preparation(faction: str, home: str) -> None:
    around = ["1x0", "0x1", "-1x1", "-1x0", "0x-1", "1x-1", "2x0"]
    planets = ", ".join(f"{place} {kind}" for place, kind in zip(around, HOME_TYPES))
    other = "geodens" if HOMES[faction] == "terra" else "terrans"
    piece = "institute" if faction == "ivits" else "mine"
    game = table(f"{faction} ore=15 {piece}@0x0 nav=2", f"{other} mine@-5x0", planets=planets)
    for place, kind in zip(around, HOME_TYPES):
        action = game.game.rules.parse(f"build {place}")
        steps = game.game.quote(0, action).get("steps", 0)
        assert (steps == 0) == (kind == home), kind
    assert game.game.view(None)["seats"][0]["home"] == home


@pytest.mark.rule("GP-DEF-06")
@pytest.mark.parametrize(("place", "credits"), [("1x0", 3), ("2x0", 3), ("1x1", 3), ("3x0", 6), ("2x1", 6)])
def test_the_neighbourhood_reaches_two_steps(place: str, credits: int) -> None:
    game = table("terrans credits=6 mine@0x0", f"xenos power=4/0/0 mine@{place}")
    game.play("terrans upgrade 0x0 station")
    assert game.seat("terrans").credits == 6 - credits
    assert ("offer" in game.kinds()) == (credits == 3)


@pytest.mark.rule("GP-DEF-06")
def test_on_a_planet_shared_with_lantids_the_hex_itself_is_in_the_neighbourhood() -> None:
    game = table("xenos credits=6 mine@0x0", "lantids power=4/0/0 mine@-5x0 guest@0x0")
    game.play("xenos upgrade 0x0 station")
    assert game.seat("xenos").credits == 3
    assert game.asked() == ("lantids", "charge")


@pytest.mark.rule("GP-DEF-07")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("0x0", "1x0", 1),
        ("0x0", "0x1", 1),
        ("0x0", "-1x1", 1),
        ("0x0", "-1x0", 1),
        ("0x0", "0x-1", 1),
        ("0x0", "1x-1", 1),
        ("0x0", "1x1", 2),
        ("0x0", "-1x-1", 2),
        ("0x0", "3x-3", 3),
        ("0x0", "3x2", 5),
        ("-2x-1", "1x1", 5),
        ("-4x3", "2x-2", 6),
    ],
)
def test_distance_is_the_number_of_steps(one: str, other: str, steps: int) -> None:
    assert hexes.distance(hexes.named(one), hexes.named(other)) == steps
    assert hexes.distance(hexes.named(other), hexes.named(one)) == steps


@pytest.mark.rule("GP-DEF-07")
def test_nothing_on_the_map_blocks_the_way() -> None:
    wall = " ".join(f"mine@{place}" for place in ("1x0", "0x1", "-1x1", "-1x0", "0x-1", "1x-1"))
    game = table("terrans mine@0x0 nav=2 qic=0", f"xenos {wall} satellite@2x-1", planets="2x0 terra")
    assert game.can("terrans build 2x0")


@pytest.mark.rule("GP-DEF-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sector_is_a_tile_of_19_hexes(players: int) -> None:
    shown = astrarium.new("gaia", players).view(None)["map"]
    sizes = Counter(place["sector"] for place in shown["hexes"])
    assert set(sizes.values()) == {19}
    assert len(sizes) == (7 if players == 2 else 10)
    centres = {sector["id"]: (sector["q"], sector["r"]) for sector in shown["sectors"]}
    for place in shown["hexes"]:
        q, r = centres[place["sector"]]
        assert max(abs(place["q"] - q), abs(place["r"] - r), abs(place["q"] + place["r"] - q - r)) <= 2


@pytest.mark.rule("GP-DEF-08")
def test_neighbouring_hexes_of_two_tiles_are_in_two_sectors() -> None:
    game = table("terrans mine@0x0 mine@2x0", "xenos mine@2x-1 mine@3x-1", finals="sectors gaia")
    assert counted(game, "sectors", "terrans") == 1
    assert counted(game, "sectors", "xenos") == 2


@pytest.mark.rule("GP-DEF-08")
@pytest.mark.parametrize(("place", "sectors"), [("1x1", 1), ("4x0", 2)])
def test_the_lost_planet_is_in_the_sector_it_was_put_into(place: str, sectors: int) -> None:
    game = table("terrans mine@0x0 nav=4 token=vp8_qic", "xenos mine@-5x0", finals="sectors gaia")
    game.play("terrans research nav", f"terrans lost {place}")
    assert counted(game, "sectors", "terrans") == sectors


@pytest.mark.rule("GP-DEF-09")
@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        ("terrans mine@0x0", ["build 1x0"]),
        ("terrans mine@0x0 power=0/0/3", ["power step_1", "build 1x0"]),
        ("terrans mine@0x0 booster=terraform", ["special terraform", "build 1x0"]),
        ("terrans mine@0x0 booster=range", ["special range", "build 1x0"]),
        ("lantids mine@0x0", ["build 2x0"]),
        ("terrans mine@0x0 nav=4 token=vp8_qic", ["research nav", "lost 1x1"]),
    ],
    ids=["action", "power action", "step booster", "range booster", "shared", "lost planet"],
)
def test_building_a_mine_is_rewarded_however_it_is_built(seat: str, lines: list[str]) -> None:
    game = table(seat, "xenos mine@2x0", planets="1x0 terra", round_tile="mine_2")
    faction = seat.split()[0]
    game.play(*[f"{faction} {line}" for line in lines])
    assert game.points(faction) == {"round:mine_2": 2}


@pytest.mark.rule("GP-DEF-10")
@pytest.mark.parametrize(
    ("seat", "lines", "tile", "vp"),
    [
        ("terrans mine@0x0", ["upgrade 0x0 station"], "station_4", 4),
        ("terrans station@0x0", ["upgrade 0x0 institute"], "big_5a", 5),
        ("terrans lab@0x0", ["upgrade 0x0 academy_left"], "big_5b", 5),
        ("firaks institute@-1x0 lab@0x0", ["downgrade 0x0", "advance eco"], "station_3", 3),
    ],
    ids=["station", "institute", "academy", "firaks"],
)
def test_every_replacement_is_an_upgrade(seat: str, lines: list[str], tile: str, vp: int) -> None:
    game = table(seat, "xenos power=4/0/0 mine@2x0", round_tile=tile)
    faction = seat.split()[0]
    game.play(f"{faction} {lines[0]}")
    assert game.points(faction) == {"round:" + tile: vp}
    game.play(*[f"{faction} {line}" for line in lines[1:]])
    if game.asked() == (faction, "tech"):
        game.play(f"{faction} tech vp_7", f"{faction} skip")
    assert game.asked() == ("xenos", "charge")


@pytest.mark.rule("GP-DEF-10")
@pytest.mark.parametrize("tile", ["big_5a", "mine_2"])
def test_the_swap_of_the_ambas_upgrades_nothing(tile: str) -> None:
    game = table("ambas institute@0x0 mine@1x0", "xenos power=4/0/0 mine@2x0", round_tile=tile)
    game.play("ambas swap 1x0")
    assert game.kinds() == ["swap"]
    assert game.points("ambas") == {}
    assert game.asked()[0] == "ambas"


@pytest.mark.rule("GP-DEF-11")
@pytest.mark.parametrize(
    ("seat", "line", "power"),
    [
        ("terrans power=4/1/0 tile=charge_4", "special charge_4", (0, 5, 0)),
        ("terrans power=1/1/4", "power ore_2", (5, 1, 0)),
        ("terrans power=1/1/1", "convert ore_token", (2, 1, 1)),
        ("terrans power=1/2/1", "burn", (1, 0, 2)),
    ],
    ids=["charge", "spend", "gain", "discard"],
)
def test_power_is_charged_spent_gained_or_discarded(seat: str, line: str, power: tuple[int, int, int]) -> None:
    game = table(f"{seat} mine@0x0", "xenos mine@-5x0")
    game.play(f"terrans {line}")
    assert game.power("terrans") == power


@pytest.mark.rule("GP-DEF-12")
def test_all_other_players_are_opponents() -> None:
    game = table("terrans credits=3 mine@0x0", "xenos power=4/0/0 mine@2x0", "taklons power=4/0/0 mine@0x2")
    game.play("terrans upgrade 0x0 station")
    assert game.asked() == ("xenos", "charge")
    game.play("xenos decline")
    assert game.asked() == ("taklons", "charge")


@pytest.mark.rule("GP-DEF-12")
def test_the_neutral_player_has_no_piece_and_is_nobodys_opponent() -> None:
    game = table("terrans credits=5 mine@0x0", "xenos mine@-5x0")
    assert len(game.state.seats) == 2
    assert game.refused("terrans upgrade 0x0 station") == "GP-UPG-03"
    game = table("terrans credits=6 mine@0x0", "xenos mine@-5x0")
    game.play("terrans upgrade 0x0 station")
    assert "offer" not in game.kinds()


# COMP


@pytest.mark.rule("GP-COMP-01")
@pytest.mark.parametrize("faction", HOMES)
def test_every_colour_has_the_same_pieces(faction: str) -> None:
    other = "geodens" if HOMES[faction] == "terra" else "terrans"
    seat = astrarium.new("gaia", 2, 1, {"factions": [faction, other]}).view(None)["seats"][0]
    assert seat["supply"] == {
        "mine": 8,
        "station": 4,
        "lab": 3,
        "institute": 1,
        "academy_left": 1,
        "academy_right": 1,
    }
    assert sum(seat["gaiaformers"].values()) == 3


@pytest.mark.rule("GP-COMP-02")
def test_what_all_players_share() -> None:
    faces = Counter(sector.number for sector in maps.SECTORS)
    assert sorted(faces) == ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"]
    assert [number for number, sides in sorted(faces.items()) if sides == 2] == ["05", "06", "07"]
    assert (len(c.DEFAULT.tech), len(c.DEFAULT.tech) * c.DEFAULT.tech_copies) == (9, 36)
    assert len(c.DEFAULT.advanced) == 15
    assert sorted(token.copies for token in c.DEFAULT.tokens) == [1, 3, 3, 3, 3, 3, 3]
    assert c.DEFAULT.tokens[c.DEFAULT.own_token].copies == 1
    assert (len(c.DEFAULT.round_tiles), len(c.DEFAULT.final_tiles), len(c.DEFAULT.boosters)) == (10, 6, 10)
    assert c.DEFAULT.space_stations == 6


@pytest.mark.rule("GP-COMP-03")
def test_one_round_scoring_tile_is_there_twice() -> None:
    kinds = Counter((tile.trigger, tile.vp) for tile in c.DEFAULT.round_tiles)
    assert sorted(kinds.values()) == [1] * 8 + [2]
    twice = [tile.id for tile in c.DEFAULT.round_tiles if kinds[tile.trigger, tile.vp] == 2]
    assert twice == ["big_5a", "big_5b"]
    for tile in twice:
        game = table("terrans station@0x0", "xenos mine@-5x0", round_tile=tile)
        game.play("terrans upgrade 0x0 institute")
        assert game.points("terrans") == {"round:" + tile: 5}


@pytest.mark.rule("GP-COMP-04")
def test_satellites_do_not_run_out_at_25() -> None:
    far = [f"{q + 1}x{r - 8}" for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]
    far += [f"{q - 4}x{r - 6}" for q in range(-2, 3) for r in range(-2, 0) if abs(q + r) <= 2]
    assert len(far) >= 25
    satellites = " ".join(f"satellite@{place}" for place in far[:25])
    game = table(f"terrans power=1/0/0 institute@0x0 station@1x0 station@3x0 {satellites}", "xenos mine@-5x0")
    game.play("terrans federation 0x0 1x0 3x0", "terrans token vp12")
    assert game.seat("terrans").satellites.bit_count() == 26


@pytest.mark.rule("GP-COMP-04")
def test_qic_power_tokens_and_action_tokens_do_not_run_out() -> None:
    game = table("terrans mine@0x0 qic=30 ore=1 power=46/0/4 tile=charge_4", "xenos mine@-5x0")
    game.state.board_used = 0b11_1111_1111
    game.seat("xenos").used = 0b11_1111_1111
    game.play("terrans convert power_qic", "terrans convert ore_token")
    assert game.seat("terrans").qic == 31
    assert game.power("terrans") == (51, 0, 0)
    game.play("terrans special charge_4")
    assert game.power("terrans") == (47, 4, 0)


@pytest.mark.rule("GP-COMP-04")
def test_gaia_planet_tokens_do_not_run_out_at_12() -> None:
    places = [f"{q}x{r}" for r in (0, 2) for q in range(-4, 3)][:13]
    formers = " ".join(f"former@{place}/transdim" for place in places)
    game = table(f"terrans {formers} power=0/0/0", "xenos passed mine@0x4")
    game.play(f"terrans {game.legal('terrans', 'pass')[0]}")
    shown = game.game.view(None)["map"]["hexes"]
    assert [place.get("planet") for place in shown].count("gaia") == 13


@pytest.mark.rule("GP-COMP-05")
@pytest.mark.parametrize(
    ("seat", "line", "rule"),
    [
        (
            "terrans mine@0x0 station@1x0 station@2x0 station@3x0 station@4x0",
            "upgrade 0x0 station",
            "GP-UPG-09",
        ),
        ("terrans station@0x0 lab@1x0 lab@2x0 lab@3x0", "upgrade 0x0 lab", "GP-UPG-09"),
        ("terrans station@0x0 institute@1x0", "upgrade 0x0 institute", "GP-UPG-09"),
        ("terrans lab@0x0 academy_left@1x0", "upgrade 0x0 academy_left", "GP-UPG-09"),
        ("terrans lab@0x0 academy_right@1x0", "upgrade 0x0 academy_right", "GP-UPG-09"),
        ("terrans mine@0x0 formers=0 gaia_level=1 power=6/0/0", "project 1x1", "GP-PROJ-03"),
        (
            "ivits institute@0x0 space_station@2x0 space_station@2x1 space_station@3x0 "
            "space_station@3x1 space_station@4x0 space_station@4x-1",
            "station 0x1",
            "GP-FAC-IVI-12",
        ),
    ],
    ids=["station", "lab", "institute", "left academy", "right academy", "gaiaformer", "space station"],
)
def test_a_piece_that_is_not_left_cannot_be_placed(seat: str, line: str, rule: str) -> None:
    game = table(f"{seat} ore=15 credits=30", "xenos mine@-5x0", planets="1x1 transdim")
    assert game.refused(f"{seat.split()[0]} {line}") == rule


@pytest.mark.rule("GP-COMP-05")
def test_an_advanced_tile_that_is_gone_cannot_be_taken() -> None:
    game = table(
        "terrans station@0x0 terra=4 token=vp8_qic tile=vp_7",
        "xenos mine@-5x0 tile=vp_7<adv_pass_federations",
    )
    game.play("terrans upgrade 0x0 lab")
    assert game.refused("terrans tech adv_pass_federations over vp_7") == "GP-TECH-09"


@pytest.mark.rule("GP-COMP-06")
@pytest.mark.parametrize(
    ("have", "line", "what", "limit"),
    [
        ("ore=14", "power ore_2", "ore", 15),
        ("knowledge=14", "power knowledge_2", "knowledge", 15),
        ("credits=28", "power credits_7", "credits", 30),
    ],
)
def test_what_goes_beyond_15_ore_15_knowledge_or_30_credits_is_lost(
    have: str, line: str, what: str, limit: int
) -> None:
    game = table(f"terrans mine@0x0 power=0/0/4 {have}", "xenos mine@-5x0")
    game.play(f"terrans {line}")
    assert getattr(game.seat("terrans"), what) == limit


@pytest.mark.rule("GP-COMP-06")
def test_qic_power_tokens_and_vp_know_no_limit() -> None:
    game = table("terrans mine@0x0 vp=200 qic=40 power=60/0/3", "xenos mine@-5x0")
    game.play("terrans power tokens_2", "terrans end", "xenos pass range")
    assert game.power("terrans") == (65, 0, 0)
    game.play("terrans qic types")
    assert game.seat("terrans").vp == 204
    game = table("terrans mine@0x0 qic=40 power=0/0/4", "xenos mine@-5x0")
    game.play("terrans convert power_qic")
    assert game.seat("terrans").qic == 41


EIGHT = " ".join(f"mine@{q}x0" for q in range(-3, 5))


@pytest.mark.rule("GP-COMP-07")
@pytest.mark.parametrize(
    ("seat", "line", "rule"),
    [
        (f"terrans {EIGHT}", "build 0x1", "GP-COMP-07"),
        (f"terrans {EIGHT} power=0/0/3", "power step_1", "GP-BOARD-04"),
        (f"terrans {EIGHT} power=0/0/5", "power steps_2", "GP-BOARD-04"),
        (f"terrans {EIGHT} booster=terraform", "special terraform", "GP-TILE-08"),
        (f"terrans {EIGHT} booster=range formers=0", "special range", "GP-TILE-09"),
        (f"lantids {EIGHT}", "build 1x1", "GP-COMP-07"),
    ],
    ids=["action", "one step", "two steps", "step booster", "range booster", "shared"],
)
def test_without_a_mine_on_the_board_no_mine_can_be_built(seat: str, line: str, rule: str) -> None:
    game = table(seat, "xenos mine@1x1", planets="0x1 terra")
    assert game.refused(f"{seat.split()[0]} {line}") == rule
    seven = seat.replace(" mine@4x0", "")
    game = table(seven, "xenos mine@1x1", planets="0x1 terra")
    assert game.can(f"{seat.split()[0]} {line}")


@pytest.mark.rule("GP-COMP-07")
def test_the_lost_planet_needs_no_mine_piece() -> None:
    game = table(f"terrans {EIGHT} nav=4 token=vp8_qic", "xenos mine@-5x2", finals="structures gaia")
    game.play("terrans research nav", "terrans lost 1x1")
    assert counted(game, "structures", "terrans") == 9
    assert game.seat("terrans").built[ids.MINE] == 8


FEDERATION = "power=4/0/0 institute@0x0 station@1x0 station@0x1"


@pytest.mark.rule("GP-COMP-08")
def test_a_kind_of_federation_token_that_is_gone_cannot_be_chosen() -> None:
    game = table(f"terrans {FEDERATION}", "xenos mine@-5x0 token=vp7_ore token=vp7_ore token=vp7_ore")
    game.play("terrans federation 0x0 1x0 0x1")
    assert game.refused("terrans token vp7_ore") == "GP-COMP-08"
    assert game.legal("terrans") == [
        "token vp12",
        "token vp8_qic",
        "token vp8_tokens",
        "token vp7_credits",
        "token vp6_knowledge",
    ]


@pytest.mark.rule("GP-COMP-08")
def test_without_any_token_left_nobody_can_form_a_federation() -> None:
    game = table(f"terrans {FEDERATION}", "xenos mine@-5x0")
    line = game.legal("terrans", "federation")[0]
    game.state.tokens_left = [1 if token == c.DEFAULT.own_token else 0 for token in range(len(c.DEFAULT.tokens))]
    again = Table(game.game.clone())
    assert again.refused(f"terrans {line}") == "GP-COMP-08"


@pytest.mark.rule("GP-COMP-08")
def test_the_piles_of_standard_tiles_suffice_for_all() -> None:
    others = ["xenos mine@-5x0 tile=vp_7", "taklons mine@5x0 tile=vp_7", "geodens mine@0x5 tile=vp_7"]
    game = table("terrans station@0x0", *others)
    game.play("terrans upgrade 0x0 lab")
    assert game.can("terrans tech vp_7")


@pytest.mark.rule("GP-COMP-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_boosters_suffice_for_all(players: int) -> None:
    seats = ["terrans mine@0x0", "xenos mine@-5x0", "taklons mine@5x0", "geodens mine@0x5"][:players]
    game = table(*seats)
    for seat in seats:
        faction = seat.split()[0]
        assert len(game.legal(faction, "pass")) == 3
        game.play(f"{faction} {game.legal(faction, 'pass')[0]}")


# EX


@pytest.mark.rule("GP-EX-40")
def test_bal_taks_take_the_tile_below_navigation_and_do_not_advance() -> None:
    game = table("bal_taks station@0x0 knowledge=0", "xenos mine@-5x0")
    game.play("bal_taks upgrade 0x0 lab", "bal_taks tech knowledge_per_type")
    seat = game.game.view(None)["seats"][0]
    assert [tile["id"] for tile in seat["tiles"]] == ["knowledge_per_type"]
    assert seat["levels"]["nav"] == 0
    assert game.asked() != ("bal_taks", "advance")
    assert game.seat("bal_taks").knowledge == 1
