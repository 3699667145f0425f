"""Setting up, plain and advanced (SETUP, ADV)."""

from typing import Any

import pytest

import astrarium
from astrarium import Game
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from astrarium.games.gaia.state.state import State
from tests.rules.gaia.table import Table, table

ALL = {
    "terrans": "lantids",
    "xenos": "gleens",
    "taklons": "ambas",
    "hadsch_hallas": "ivits",
    "geodens": "bal_taks",
    "firaks": "bescods",
    "nevlas": "itars",
}
"""The factions on the two sides of each board."""
SEEDS = range(40)


def laid(*factions: str, seed: int = 1, **options: Any) -> Table:
    """A new game with given factions, at its first decision."""
    return Table(astrarium.new("gaia", len(factions), seed, {"factions": list(factions), **options}))


def state_of(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def answer_first(game: Game, kind: str) -> list[int]:
    """Answer every decision of a kind with its first option; the seats that were asked."""
    asked: list[int] = []
    while game.to_act:
        decision = game.decision(game.to_act[0])
        if decision is None or decision.kind != kind:
            break
        asked.append(decision.seat)
        game.apply(decision.seat, game.legal_actions(decision.seat)[0])
    return asked


def to_boosters(*factions: str, boosters: str = "", **options: Any) -> Table:
    """The game with all starting structures laid; on offer are the boosters a test names."""
    game = laid(*factions, **options)
    answer_first(game.game, "place")
    if boosters:
        game.state.boosters = [c.BOOSTER_IDS.index(name) for name in boosters.split()]
    return game


# SETUP


@pytest.mark.rule("GP-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_has_the_marker_and_begins(players: int) -> None:
    game = astrarium.new("gaia", players)
    assert game.view(None)["first_player"] == 0
    assert answer_first(game, "faction") == list(range(players))
    answer_first(game, "place")
    answer_first(game, "booster")
    answer_first(game, "income")
    assert game.to_act == (0,)
    assert game.view(None)["round"] == 1


def rows(game: Game) -> list[list[str]]:
    """The sectors of the map by rows, as the table shows them from above."""
    found: dict[int, list[tuple[int, str]]] = {}
    for sector in game.view(None)["map"]["sectors"]:
        assert sector["rotation"] == 0
        # The centres in a row are (2, 3) apart, so 3q - 2r stays the same; it falls from row to row.
        found.setdefault(3 * sector["q"] - 2 * sector["r"], []).append((sector["q"], sector["id"]))
    return [[sector for _, sector in sorted(found[row])] for row in sorted(found, reverse=True)]


@pytest.mark.rule("GP-SETUP-02")
@pytest.mark.parametrize("players", [3, 4])
def test_the_basic_map_for_three_and_four(players: int) -> None:
    game = astrarium.new("gaia", players)
    assert rows(game) == [
        ["s10", "s01", "s05"],
        ["s09", "s02", "s03", "s06"],
        ["s08", "s04", "s07"],
    ]
    assert len(game.view(None)["map"]["hexes"]) == 190


@pytest.mark.rule("GP-SETUP-03")
def test_the_basic_map_for_two() -> None:
    game = astrarium.new("gaia", 2)
    assert rows(game) == [["s01", "s05o"], ["s02", "s03", "s06o"], ["s04", "s07o"]]
    assert len(game.view(None)["map"]["hexes"]) == 133


@pytest.mark.rule("GP-SETUP-04")
def test_the_nine_standard_tiles_are_shuffled_over_nine_spaces() -> None:
    below: list[set[str]] = [set() for _ in range(9)]
    for seed in SEEDS:
        shown = astrarium.new("gaia", 2, seed).view(None)["research"]
        tiles = [area["tile"] for area in shown["areas"]] + shown["free_tiles"]
        assert len(shown["free_tiles"]) == 3
        assert sorted(tiles) == sorted(c.TECH_IDS)
        for space, tile in enumerate(tiles):
            below[space].add(tile)
    assert all(len(kinds) > 5 for kinds in below)
    assert c.DEFAULT.tech_copies == 4


@pytest.mark.rule("GP-SETUP-05")
def test_each_area_gets_another_advanced_tile() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        areas = astrarium.new("gaia", 2, seed).view(None)["research"]["areas"]
        tiles = [area["advanced"] for area in areas]
        assert len(set(tiles)) == len(areas) == 6
        assert None not in tiles
        seen |= set(tiles)
    assert len(seen) == 15


@pytest.mark.rule("GP-SETUP-05")
def test_an_advanced_tile_that_is_taken_is_not_replaced() -> None:
    game = table("terrans station@0x0 terra=4 token=vp8_qic tile=vp_7", "xenos mine@-5x0")
    game.play("terrans upgrade 0x0 lab", "terrans tech adv_pass_federations over vp_7")
    left = [area["advanced"] for area in game.game.view(None)["research"]["areas"]]
    assert left[0] is None
    assert left.count(None) == 1


@pytest.mark.rule("GP-SETUP-06")
def test_a_drawn_token_lies_on_terraforming_and_the_rest_in_six_piles() -> None:
    drawn: set[str] = set()
    for seed in SEEDS:
        view = astrarium.new("gaia", 2, seed).view(None)
        token = view["research"]["terraforming_token"]
        drawn.add(token)
        common = ["vp12", "vp8_qic", "vp8_tokens", "vp7_ore", "vp7_credits", "vp6_knowledge"]
        expected = {name: 2 if name == token else 3 for name in common}
        assert view["federation_tokens"] == {**expected, "gleens": 1}
    assert drawn == {"vp12", "vp8_qic", "vp8_tokens", "vp7_ore", "vp7_credits", "vp6_knowledge"}


@pytest.mark.rule("GP-SETUP-06")
@pytest.mark.parametrize(
    ("token", "green"),
    [
        ("vp12", False),
        ("vp8_qic", True),
        ("vp8_tokens", True),
        ("vp7_ore", True),
        ("vp7_credits", True),
        ("vp6_knowledge", True),
    ],
)
def test_only_the_12_vp_token_has_no_green_side(token: str, green: bool) -> None:
    game = table("terrans power=4/0/0 institute@0x0 station@1x0 station@0x1", "xenos mine@-5x0")
    game.play("terrans federation 0x0 1x0 0x1", f"terrans token {token}")
    assert game.game.view(None)["seats"][0]["tokens"] == [{"id": token, "green": green}]


@pytest.mark.rule("GP-SETUP-07")
def test_the_lost_planet_waits_on_the_top_of_navigation() -> None:
    game = table("terrans mine@0x0 nav=4 token=vp8_qic", "xenos mine@-5x0 ai=4 token=vp8_qic")
    assert game.game.view(None)["research"]["lost_planet"] is None
    assert "lost" not in [place.get("planet") for place in game.game.view(None)["map"]["hexes"]]
    game.play("terrans research nav")
    assert game.asked() == ("terrans", "lost")


@pytest.mark.rule("GP-SETUP-08")
def test_six_different_round_tiles_are_dealt() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        tiles = astrarium.new("gaia", 2, seed).view(None)["round_tiles"]
        assert len(tiles) == len(set(tiles)) == 6
        seen |= set(tiles)
    assert len(seen) == 10


@pytest.mark.rule("GP-SETUP-09")
def test_two_different_final_tiles_are_dealt() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        tiles = [tile["id"] for tile in astrarium.new("gaia", 2, seed).view(None)["final_tiles"]]
        assert len(tiles) == len(set(tiles)) == 2
        seen |= set(tiles)
    assert len(seen) == 6


@pytest.mark.rule("GP-SETUP-10", "GP-EX-27")
@pytest.mark.parametrize(("players", "boosters"), [(2, 5), (3, 6), (4, 7)])
def test_three_more_boosters_than_players_are_laid_out(players: int, boosters: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        on_offer = astrarium.new("gaia", players, seed).view(None)["boosters"]
        assert len(on_offer) == len(set(on_offer)) == boosters
        seen |= set(on_offer)
    assert len(seen) == 10


@pytest.mark.rule("GP-SETUP-11")
@pytest.mark.parametrize(
    "factions",
    [
        ["hadsch_hallas", "xenos"],
        ["terrans", "taklons", "geodens"],
        ["terrans", "hadsch_hallas", "xenos", "taklons"],
    ],
    ids=len,
)
def test_a_first_game_offers_the_recommended_factions_in_turn(factions: list[str]) -> None:
    game = astrarium.new("gaia", len(factions), 1, {"setup": "first_game"})
    left = sorted(factions)
    for seat in range(len(factions)):
        assert game.to_act == (seat,)
        assert sorted(str(action)[8:] for action in game.legal_actions(seat)) == left
        for faction in ids.FACTION_IDS:
            refusal = game.why_not(seat, f"faction {faction}")
            assert (refusal is None) == (faction in left)
            if refusal is not None and faction not in factions:
                assert refusal.rule == "GP-SETUP-11"
        game.apply(seat, f"faction {left.pop()}")
    decision = game.decision(game.to_act[0])
    assert decision is not None
    assert decision.kind == "place"


@pytest.mark.rule("GP-SETUP-11", "GP-ADV-01")
def test_without_a_first_game_all_fourteen_factions_are_offered() -> None:
    game = astrarium.new("gaia", 2, 1, {"setup": "advanced"})
    assert sorted(str(action)[8:] for action in game.legal_actions(0)) == sorted(ids.FACTION_IDS)


@pytest.mark.rule("GP-SETUP-12")
def test_all_structures_are_on_the_board_and_no_gaiaformer_is_ready() -> None:
    seat = laid("xenos", "hadsch_hallas").game.view(None)["seats"][0]
    assert set(seat["built"].values()) == {0}
    assert seat["gaiaformers"] == {"ready": 0, "gaia_area": 0, "map": 0, "unearned": 3}
    game = table("xenos mine@0x0 power=6/0/0 formers=0", "terrans mine@-5x0", planets="1x0 transdim")
    game.seat("xenos").levels = [0] * 6
    assert game.refused("xenos project 1x0") == "GP-PROJ-08"


START = {
    "terrans": (4, 15, 3, 1, (4, 4, 0), "gaia"),
    "lantids": (4, 13, 3, 1, (4, 0, 0), ""),
    "xenos": (4, 15, 3, 2, (2, 4, 0), "ai"),
    "gleens": (5, 15, 3, 0, (2, 4, 0), "nav"),
    "taklons": (4, 15, 3, 1, (2, 4, 0), ""),
    "ambas": (4, 15, 3, 2, (2, 4, 0), "nav"),
    "hadsch_hallas": (4, 15, 3, 1, (2, 4, 0), "eco"),
    "ivits": (4, 15, 3, 1, (2, 4, 0), ""),
    "geodens": (6, 15, 3, 1, (2, 4, 0), "terra"),
    "bal_taks": (4, 15, 3, 0, (2, 2, 0), "gaia"),
    "firaks": (3, 15, 2, 1, (2, 4, 0), ""),
    "bescods": (4, 15, 1, 1, (2, 4, 0), ""),
    "nevlas": (4, 15, 2, 1, (2, 4, 0), "sci"),
    "itars": (5, 15, 3, 1, (4, 4, 0), ""),
}
"""Ore, credits, knowledge, Q.I.C. (with the bonus of the start level), power and the area of that level."""


@pytest.mark.rule("GP-SETUP-13", "GP-SETUP-14", "GP-SETUP-15", "GP-SETUP-16", "GP-EX-28")
@pytest.mark.parametrize("faction", START)
def test_each_faction_starts_with_what_its_board_prints(faction: str) -> None:
    ore, credits, knowledge, qic, power, area = START[faction]
    game = laid(faction, "geodens" if ids.FACTION_IDS.index(faction) < 2 else "terrans")
    seat = game.game.view(None)["seats"][0]
    assert (seat["ore"], seat["credits"], seat["knowledge"], seat["qic"]) == (ore, credits, knowledge, qic)
    assert game.power(faction) == power
    assert seat["levels"] == {name: 1 if name == area else 0 for name in ids.AREA_IDS}
    assert seat["gaiaformers"]["ready"] == (1 if area == "gaia" else 0)
    assert seat["vp"] == 10


@pytest.mark.rule("GP-SETUP-15")
@pytest.mark.parametrize("faction", ["geodens", "xenos", "bal_taks"])
def test_the_bonus_of_a_start_level_comes_a_single_time(faction: str) -> None:
    game = to_boosters("nevlas", faction, boosters="gaia labs mines big stations")
    ore, _, _, qic, _, _ = START[faction]
    game.play(f"{faction} booster gaia", "nevlas booster labs")
    seat = game.seat(faction)
    # Base income 1 ore, and 1 ore for each of the first two mines; the third of the Xenos yields none.
    assert seat.ore == ore + 3
    assert seat.qic == qic
    assert seat.formers_ready == (1 if faction == "bal_taks" else 0)


@pytest.mark.rule("GP-SETUP-16")
def test_a_start_in_economy_or_science_pays_from_the_first_income_on() -> None:
    game = to_boosters("hadsch_hallas", "nevlas", boosters="mines labs gaia stations big")
    assert game.seat("hadsch_hallas").credits == 15
    assert game.seat("nevlas").knowledge == 2
    game.play("nevlas booster mines", "hadsch_hallas booster stations")
    # Economy 1: 2 credits and charge 1; the board of the Hadsch Hallas yields 3 credits.
    assert game.seat("hadsch_hallas").credits == 15 + 2 + 3
    assert game.power("hadsch_hallas") == (1, 5, 0)
    # Science 1: 1 knowledge, besides the 1 that the board yields.
    assert game.seat("nevlas").knowledge == 2 + 1 + 1


@pytest.mark.rule("GP-SETUP-17")
def test_everybody_begins_with_10_vp_and_at_0_of_both_rankings() -> None:
    for seed in SEEDS:
        game = laid("terrans", "hadsch_hallas", "xenos", seed=seed)
        view = game.game.view(None)
        assert [seat["vp"] for seat in view["seats"]] == [10, 10, 10]
        assert [tile["counts"] for tile in view["final_tiles"]] == [[0, 0, 0], [0, 0, 0]]
    assert game.seat("terrans").ledger == [(0, "start", 10)]


@pytest.mark.rule("GP-SETUP-17")
def test_the_markers_of_the_rankings_are_no_built_satellites() -> None:
    game = to_boosters("terrans", "hadsch_hallas", "xenos")
    game.state.final_tiles = [c.FINAL_IDS.index("satellites"), c.FINAL_IDS.index("structures")]
    tiles = game.game.view(None)["final_tiles"]
    assert tiles[0]["counts"] == [0, 0, 0]
    assert tiles[1]["counts"] == [2, 2, 3]


@pytest.mark.rule("GP-SETUP-18")
def test_taklons_gleens_and_ivits_have_something_of_their_own() -> None:
    game = laid("taklons", "gleens", "ivits", "terrans")
    assert [seat.brainstone for seat in game.state.seats] == [1, 0, 0, 0]
    assert game.seat("gleens").tokens == []
    assert game.game.view(None)["federation_tokens"]["gleens"] == 1
    assert game.seat("ivits").stations == 0
    full = "space_station@2x0 space_station@3x0 space_station@2x1 space_station@3x1 space_station@1x1"
    late = table(f"ivits institute@0x0 {full}", "terrans mine@-5x0")
    late.play("ivits station 0x1")
    assert late.game.view(None)["seats"][0]["stations"] == 6


@pytest.mark.rule("GP-SETUP-19")
@pytest.mark.parametrize("setup", ["first_game", "advanced"])
def test_starting_mines_are_chosen_in_a_first_game_too(setup: str) -> None:
    game = laid("hadsch_hallas", "xenos", setup=setup)
    oxide = [place["at"] for place in game.game.view(None)["map"]["hexes"] if place.get("planet") == "oxide"]
    assert sorted(game.legal("hadsch_hallas")) == sorted(f"place {place}" for place in oxide)
    assert answer_first(game.game, "place") == [0, 1, 1, 0, 1]


@pytest.mark.rule("GP-SETUP-19", "GP-SETUP-20")
@pytest.mark.parametrize(
    ("faction", "ore"),
    # Always 1 ore, and 1 for each mine but the third from the left.
    [("terrans", 1 + 2), ("xenos", 1 + 2), ("ivits", 1), ("ambas", 2 + 2)],
)
def test_the_income_that_starting_mines_covered_is_open_from_the_left(faction: str, ore: int) -> None:
    game = to_boosters("nevlas", faction, boosters="gaia labs mines stations big")
    before = game.seat(faction).ore
    game.play(f"{faction} booster gaia", "nevlas booster labs")
    answer_first(game.game, "income")
    assert game.seat(faction).ore == before + ore


@pytest.mark.rule("GP-SETUP-20")
def test_the_planet_of_a_starting_structure_is_colonised() -> None:
    game = laid("ivits", "taklons")
    # Oxide at 1x-3 with Volcanic next to it at 2x-3; the Taklons settle far away.
    game.play("taklons place -5x3", "taklons place -3x6", "ivits place 1x-3")
    game.state.boosters = [c.BOOSTER_IDS.index(name) for name in ("gaia", "labs", "mines", "stations", "big")]
    game.play("taklons booster gaia", "ivits booster labs")
    answer_first(game.game, "income")
    seat = game.game.view(None)["seats"][0]
    assert seat["built"]["institute"] == 1
    # The institute's income, charge 4 and 1 token, is open: it had (2, 4, 0).
    assert sum(seat["power"]) == 7
    # The neighbour needs one step, 3 ore, and the mine 1: 4 ore and 1 income are enough.
    assert game.can("ivits build 2x-3")


@pytest.mark.rule("GP-SETUP-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boosters_are_chosen_from_the_last_player_to_the_first(players: int) -> None:
    game = to_boosters(*["terrans", "hadsch_hallas", "xenos", "taklons"][:players])
    first = game.legal(ids.FACTION_IDS[game.state.seats[-1].faction])[0]
    assert answer_first(game.game, "booster") == list(reversed(range(players)))
    view = game.game.view(None)
    assert f"booster {view['seats'][-1]['booster']}" == first
    assert len(view["boosters"]) == 3
    held = [seat["booster"] for seat in view["seats"]]
    assert len(set(held + view["boosters"])) == players + 3


@pytest.mark.rule("GP-SETUP-21")
def test_a_booster_that_is_taken_or_not_laid_out_cannot_be_chosen() -> None:
    game = to_boosters("terrans", "xenos", boosters="gaia labs mines stations big")
    game.play("xenos booster gaia")
    assert game.refused("terrans booster gaia") == "GP-SETUP-21"
    assert game.refused("terrans booster range") == "GP-SETUP-21"


@pytest.mark.rule("GP-SETUP-22")
def test_what_is_not_used_is_out_of_the_game() -> None:
    view = astrarium.new("gaia", 2, 1, {"factions": ["terrans", "xenos"]}).view(None)
    assert {place["sector"] for place in view["map"]["hexes"]}.isdisjoint({"s08", "s09", "s10"})
    assert [seat["faction"] for seat in view["seats"]] == ["terrans", "xenos"]
    assert len(view["boosters"]) == 5


@pytest.mark.rule("GP-SETUP-23", "GP-SETUP-06")
def test_a_12_vp_token_from_terraforming_has_no_green_side() -> None:
    game = table("terrans mine@0x0 terra=4 token=vp8_qic", "xenos mine@-5x0")
    game.state.terraforming_token = c.TOKEN_IDS.index("vp12")
    game.play("terrans research terra")
    assert game.game.view(None)["seats"][0]["tokens"] == [
        {"id": "vp8_qic", "green": False},
        {"id": "vp12", "green": False},
    ]
    assert game.points("terrans") == {"federation:vp12": 12}


# ADV


@pytest.mark.rule("GP-ADV-01")
@pytest.mark.parametrize(("front", "back"), ALL.items())
def test_the_two_sides_of_a_board_exclude_each_other(front: str, back: str) -> None:
    for taken, other in ((front, back), (back, front)):
        game = astrarium.new("gaia", 3)
        game.apply(0, f"faction {taken}")
        left = {str(action)[8:] for action in game.legal_actions(1)}
        assert left == set(ids.FACTION_IDS) - {taken, other}
        for faction in (taken, other):
            refusal = game.why_not(1, f"faction {faction}")
            assert refusal is not None
            assert refusal.rule == "GP-ADV-01"


@pytest.mark.rule("GP-ADV-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawn_factions_come_from_different_boards(players: int) -> None:
    boards = {side: front for front, back in ALL.items() for side in (front, back)}
    seen: set[str] = set()
    for seed in range(60):
        game = astrarium.new("gaia", players, seed, {"draw_factions": True})
        drawn = [seat["faction"] for seat in game.view(None)["seats"]]
        assert len({boards[faction] for faction in drawn}) == players
        seen |= set(drawn)
    assert seen == set(boards)


@pytest.mark.rule("GP-ADV-02")
def test_factions_come_first_then_the_map_then_structures_and_boosters() -> None:
    game = astrarium.new("gaia", 3, 4, {"map": "variant_2", "rotate": True})
    kinds: list[str] = []
    while state_of(game).round == 0:
        seat = game.to_act[0]
        decision = game.decision(seat)
        assert decision is not None
        if not kinds or kinds[-1] != decision.kind:
            kinds.append(decision.kind)
        assert bool(game.view(None)["map"]["sectors"]) == (decision.kind != "faction")
        game.apply(seat, game.legal_actions(seat)[0])
    assert kinds == ["faction", "rotate", "place", "booster"]


@pytest.mark.rule("GP-ADV-03")
@pytest.mark.parametrize(("players", "order"), [(2, [0, 1, 1, 0]), (4, [0, 1, 2, 3, 3, 2, 1, 0])])
def test_two_mines_each_clockwise_and_back(players: int, order: list[int]) -> None:
    game = laid(*["terrans", "hadsch_hallas", "taklons", "geodens"][:players])
    assert answer_first(game.game, "place") == order
    assert [seat.built[ids.MINE] for seat in game.state.seats] == [2] * players


@pytest.mark.rule("GP-ADV-03")
def test_a_starting_mine_goes_on_a_free_planet_of_the_home_type() -> None:
    game = laid("terrans", "xenos")
    assert sorted(game.legal("terrans")) == ["place -2x1", "place -5x4", "place 3x3", "place 4x-5"]
    assert game.refused("terrans place -2x2") == "GP-ADV-03"
    assert game.refused("terrans place 0x0") == "GP-ADV-03"
    assert game.refused("terrans place 2x-2") == "GP-ADV-03"
    game.play("terrans place -2x1", "xenos place -2x2", "xenos place 2x5")
    assert game.refused("terrans place -2x1") == "GP-ADV-03"
    assert sorted(game.legal("terrans")) == ["place -5x4", "place 3x3", "place 4x-5"]


@pytest.mark.rule("GP-ADV-04")
def test_starting_structures_let_nobody_charge() -> None:
    game = laid("terrans", "xenos")
    game.play("terrans place -2x1", "xenos place -2x2")
    assert game.kinds() == ["place"]
    assert game.asked() == ("xenos", "place")
    game.play("xenos place 2x5", "terrans place 3x3", "xenos place 2x-6")
    assert game.asked() == ("xenos", "booster")
    assert game.state.offers == []
    assert game.power("terrans") == (4, 4, 0)
    assert game.power("xenos") == (2, 4, 0)


@pytest.mark.rule("GP-ADV-05")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_xenos_place_a_third_mine_after_all_second_ones(place: int) -> None:
    factions = ["terrans", "taklons"]
    factions.insert(place, "xenos")
    game = laid(*factions)
    assert answer_first(game.game, "place") == [0, 1, 2, 2, 1, 0, place]
    assert game.seat("xenos").built[ids.MINE] == 3


@pytest.mark.rule("GP-ADV-06")
@pytest.mark.parametrize(
    ("factions", "order"),
    [
        (["ivits", "xenos", "terrans"], [1, 2, 2, 1, 1, 0]),
        (["xenos", "ivits", "terrans"], [0, 2, 2, 0, 0, 1]),
        (["terrans", "taklons", "ivits"], [0, 1, 1, 0, 2]),
    ],
)
def test_the_ivits_place_only_their_institute_and_that_last(factions: list[str], order: list[int]) -> None:
    game = laid(*factions)
    assert answer_first(game.game, "place") == order
    assert game.seat("ivits").built == [0, 0, 0, 0, 1, 0, 0]
    planet = game.seat("ivits").planets[0]
    assert game.state.kinds[planet] == ids.OXIDE


@pytest.mark.rule("GP-ADV-07", "GP-DEF-09")
@pytest.mark.parametrize("tile", ["mine_2", "big_5a"])
def test_starting_structures_are_free_far_apart_and_score_nothing(tile: str) -> None:
    game = laid("xenos", "ivits")
    game.state.round_tiles = [c.ROUND_IDS.index(tile)] * 6
    game.play("xenos place 2x-6", "xenos place 2x5", "xenos place -2x2", "ivits place -4x1")
    for faction in ("xenos", "ivits"):
        ore, credits, knowledge, qic, power, _ = START[faction]
        seat = game.seat(faction)
        assert (seat.ore, seat.credits, seat.knowledge, seat.qic) == (ore, credits, knowledge, qic)
        assert game.power(faction) == power
        assert game.points(faction) == {}


FOUR = ("terrans mine@0x0", "xenos mine@-5x0", "taklons mine@5x0", "geodens mine@0x5")


def next_order(game: Table, *passing: str) -> list[str]:
    """Everybody passes in that order and does research until then; the order of the next round."""
    waiting = list(passing)
    while waiting:
        faction, kind = game.asked()
        if kind == "turn" and faction == waiting[0]:
            waiting.pop(0)
            game.play(f"{faction} {game.legal(faction, 'pass')[0]}")
        elif kind == "turn":
            game.play(f"{faction} {game.legal(faction, 'research')[0]}")
        else:
            game.play(f"{faction} end")
    answer_first(game.game, "income")
    return [ids.FACTION_IDS[game.state.seats[seat].faction] for seat in game.state.order]


def rich(*seats: str) -> list[str]:
    return [f"{seat} knowledge=15 power=0/0/0" for seat in seats]


@pytest.mark.rule("GP-ADV-08", "GP-ADV-09")
def test_with_the_turn_order_card_turns_follow_the_order_of_passing() -> None:
    game = table(*rich(*FOUR), options={"turn_order": "passing"})
    assert game.state.order == [0, 1, 2, 3]
    order = ["taklons", "terrans", "geodens", "xenos"]
    assert next_order(game, *order) == order
    for faction in order:
        assert game.asked() == (faction, "turn")
        game.play(f"{faction} {game.legal(faction, 'research')[0]}", f"{faction} end")
    assert game.asked() == ("taklons", "turn")
    again = ["xenos", "geodens", "terrans", "taklons"]
    for seat in game.state.seats:
        seat.knowledge = 15
    assert next_order(game, *again) == again


@pytest.mark.rule("GP-ADV-08", "GP-SETUP-22")
def test_without_the_card_turns_go_clockwise_from_whoever_passed_first() -> None:
    game = table(*rich(*FOUR))
    passing = ("taklons", "terrans", "geodens", "xenos")
    assert next_order(game, *passing) == ["taklons", "geodens", "terrans", "xenos"]
    for faction in ("taklons", "geodens", "terrans", "xenos"):
        assert game.asked() == (faction, "turn")
        game.play(f"{faction} {game.legal(faction, 'pass')[0]}")


@pytest.mark.rule("GP-ADV-08")
def test_the_card_begins_with_the_seats_clockwise() -> None:
    game = to_boosters("terrans", "xenos", "taklons", turn_order="passing")
    answer_first(game.game, "booster")
    answer_first(game.game, "income")
    for faction in ("terrans", "xenos", "taklons"):
        assert game.asked() == (faction, "turn")
        game.play(f"{faction} {game.legal(faction, 'pass')[0]}")
