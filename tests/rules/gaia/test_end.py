"""Rounds, passing, clean-up, the end and the neutral player (ROUND, PASS, CLEAN, END, NEUT)."""

import pytest

import astrarium
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from tests.rules.gaia.table import Table, table

FOUR = ("terrans", "xenos", "taklons", "geodens")
ROWS = (0, 2, -2, 4)
"""A row of the map for the planets of each of the four."""


def mines(number: int, row: int) -> str:
    """So many mines beside each other."""
    return " ".join(f"mine@{q - 4}x{row}" for q in range(number))


def standing(*numbers: int, **options: bool) -> Table:
    """The last pass of the game, with so many structures for each seat."""
    seats = [f"{name} {mines(n, row)}" for name, n, row in zip(FOUR, numbers, ROWS)]
    seats = [seats[0], *[f"{seat} passed" for seat in seats[1:]]]
    return table(*seats, round=6, finals="structures gaia", options=dict(options))


def final(game: Table, cause: str) -> list[int]:
    """What every seat got for one part of the final scoring, by its ledger."""
    names = [ids.FACTION_IDS[player.faction] for player in game.state.seats]
    return [game.points(name).get(f"final:{cause}", 0) for name in names]


def settle(game: Table) -> Table:
    """Take the income in the first order there is, where somebody has to say."""
    while game.game.to_act and game.asked()[1] == "income":
        faction = game.asked()[0]
        game.play(f"{faction} {game.legal(faction)[0]}")
    return game


def pass_round(game: Table) -> Table:
    """Everybody passes, and the next round begins."""
    playing = game.state.round
    while game.game.to_act and game.state.round == playing:
        faction = game.asked()[0]
        game.play(f"{faction} {game.legal(faction, 'pass')[0]}")
    return settle(game)


# ROUND


@pytest.mark.rule("GP-ROUND-01", "GP-END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_has_six_rounds(players: int) -> None:
    game = Table(astrarium.new("gaia", players, 1, {"factions": list(FOUR[:players])}))
    while game.state.round == 0:
        faction = game.asked()[0]
        game.play(f"{faction} {game.legal(faction)[0]}")
    settle(game)
    for number in range(1, 7):
        assert game.game.view(None)["round"] == number
        assert not game.game.is_over
        pass_round(game)
    assert game.game.is_over
    passes = [seat for seat, action in game.game.history if action.verb == "pass"]
    assert sorted(passes) == sorted(list(range(players)) * 6)


@pytest.mark.rule("GP-ROUND-01")
def test_a_round_is_income_gaia_actions_and_clean_up() -> None:
    game = table(
        "terrans mine@0x0 former@2x0/transdim gaia=2 power=0/0/0 tile=ore_charge booster=labs ore=0",
        "xenos mine@-5x0 passed booster=mines",
        boosters="gaia range big",
    )
    game.state.board_used = 1
    game.play("terrans pass gaia")
    # Clean-up ends round 2; then income (1 ore always, 1 for the mine, 1 of the tile), and the tokens of the
    # Gaia area come home too late to be charged.
    assert game.state.board_used == 0
    assert game.seat("terrans").ore == 3
    assert game.power("terrans") == (0, 2, 0)
    kinds = game.kinds()
    assert kinds.index("pass") < kinds.index("round") < kinds.index("gain") < kinds.index("gaia-planet")
    assert kinds.index("gaia-planet") < kinds.index("tokens-return")
    assert game.asked()[1] == "turn"


@pytest.mark.rule("GP-ROUND-02", "GP-CLEAN-04", "GP-END-01")
def test_the_sixth_round_has_no_clean_up_but_the_final_scoring() -> None:
    game = table("terrans mine@0x0", "xenos mine@-5x0 passed", round=6)
    game.state.board_used = 1
    game.seat("xenos").used = 1
    game.play("terrans pass")
    assert game.game.is_over
    assert game.state.round == 6
    assert game.state.board_used == 1
    assert game.seat("xenos").used == 1
    assert all(player.passed for player in game.state.seats)
    assert "final:structures" in game.points("terrans")


@pytest.mark.rule("GP-ROUND-03")
def test_the_tile_of_the_round_pays_every_time_and_everybody() -> None:
    game = table(
        "terrans mine@0x0",
        "xenos mine@-5x0",
        planets="1x0 terra, 0x1 terra, -5x1 desert",
        round=3,
        round_tile="mine_2",
    )
    game.play("terrans build 1x0", "terrans end", "xenos build -5x1", "xenos end", "terrans build 0x1")
    assert game.points("terrans") == {"round:mine_2": 4}
    assert game.points("xenos") == {"round:mine_2": 2}


@pytest.mark.rule("GP-ROUND-03")
@pytest.mark.parametrize("playing", [1, 2, 6])
def test_the_tiles_of_other_rounds_do_not_pay(playing: int) -> None:
    game = table("terrans mine@0x0", "xenos mine@-5x0", planets="1x0 terra", round=playing)
    game.state.round_tiles = [c.ROUND_IDS.index("mine_2")] * 6
    game.state.round_tiles[playing - 1] = c.ROUND_IDS.index("research_2")
    game.play("terrans build 1x0")
    assert game.points("terrans") == {}


@pytest.mark.rule("GP-ROUND-04", "GP-END-06")
def test_whoever_has_the_most_vp_when_all_is_scored_wins() -> None:
    # The Terrans lead by 5 VP, but two levels 5 are worth 24 to the Xenos.
    game = table("terrans vp=15 mine@0x0", "xenos vp=10 mine@-5x0 sci=5 eco=5 passed", round=6)
    assert game.game.winners() == []
    game.play("terrans pass")
    # Both share places two and three, 9 VP each, of structures and of satellites; 36 resources are 12 VP.
    assert game.game.scores() == [15 + 18 + 12, 10 + 18 + 12 + 24]
    assert game.game.winners() == [1]


# PASS


@pytest.mark.rule("GP-PASS-01")
def test_passing_changes_the_booster_for_one_of_three_others() -> None:
    game = table("terrans mine@0x0 booster=labs", "xenos mine@-5x0 booster=mines", boosters="gaia range big")
    assert game.legal("terrans", "pass") == ["pass gaia", "pass range", "pass big"]
    for other in ("labs", "mines", "terraform"):
        assert game.refused(f"terrans pass {other}") == "GP-PASS-01"
    assert game.refused("terrans pass") == "GP-PASS-01"
    game.play("terrans pass range")
    assert game.game.view(None)["seats"][0]["booster"] == "range"


@pytest.mark.rule("GP-PASS-01", "GP-PASS-08")
def test_those_who_pass_later_can_pick_what_others_gave_back() -> None:
    game = table(
        "terrans mine@0x0 booster=labs",
        "xenos mine@-5x0 booster=mines",
        "taklons mine@5x0 booster=stations",
        boosters="gaia range big",
    )
    game.play("terrans pass range")
    assert game.legal("xenos", "pass") == ["pass gaia", "pass big", "pass labs"]
    game.play("xenos pass labs")
    assert game.legal("taklons", "pass") == ["pass gaia", "pass big", "pass mines"]
    game.play("taklons pass mines")
    assert sorted(game.game.view(None)["boosters"]) == ["big", "gaia", "stations"]


@pytest.mark.rule("GP-PASS-01")
def test_a_booster_cannot_be_kept_for_two_rounds() -> None:
    game = table("terrans mine@0x0 booster=labs", "xenos mine@-5x0 booster=mines", boosters="gaia range big")
    game.play("terrans pass range", "xenos pass gaia")
    settle(game)
    assert game.asked() == ("terrans", "turn")
    assert game.refused("terrans pass range") == "GP-PASS-01"
    assert game.can("terrans pass labs")


@pytest.mark.rule("GP-PASS-02", "GP-CLEAN-02")
def test_the_new_booster_does_nothing_before_the_next_income() -> None:
    game = table(
        "terrans mine@0x0 credits=0 booster=labs",
        "xenos mine@-5x0 credits=9 ore=4 booster=mines",
        planets="-5x1 desert",
        boosters="gaia terraform big",
    )
    # The booster *gaia* yields 4 credits and pays per Gaia planet, but not in the round it was taken in.
    game.play("terrans pass gaia")
    assert game.seat("terrans").credits == 0
    game.play("xenos pass terraform")
    settle(game)
    assert game.seat("terrans").credits == 4
    assert game.asked() == ("terrans", "turn")
    game.play("terrans research sci", "terrans end")
    assert game.can("xenos special terraform")


@pytest.mark.rule("GP-PASS-03", "GP-PASS-08")
@pytest.mark.parametrize(
    ("booster", "pieces", "vp"),
    [
        ("mines", "mine@0x0 mine@1x0 mine@2x0 mine@3x0/lost", 4),
        ("labs", "lab@0x0 lab@1x0 mine@2x0", 6),
        ("stations", "station@0x0 station@1x0 station@2x0 lab@3x0", 6),
        ("big", "institute@0x0 academy_left@1x0 academy_right@2x0", 12),
        ("gaia", "mine@0x0/gaia station@1x0/gaia former@2x0/gaia mine@3x0", 2),
        ("ore_knowledge", "mine@0x0", 0),
    ],
)
def test_the_booster_given_back_scores_as_things_stand_now(booster: str, pieces: str, vp: int) -> None:
    game = table(f"terrans {pieces} booster={booster}", "xenos mine@-5x0", boosters="range terraform credits_qic")
    game.play("terrans pass range")
    assert game.points("terrans") == ({f"booster:{booster}": vp} if vp else {})


@pytest.mark.rule("GP-PASS-03")
def test_the_booster_just_taken_does_not_score() -> None:
    game = table("terrans mine@0x0 lab@1x0 booster=range", "xenos mine@-5x0", boosters="mines labs gaia")
    game.play("terrans pass labs")
    assert game.points("terrans") == {}


@pytest.mark.rule("GP-PASS-03")
@pytest.mark.parametrize(
    ("tile", "have", "vp"),
    [
        ("adv_pass_federations", "token=vp12 token=vp7_ore:grey", 6),
        ("adv_pass_labs", "lab@1x0 lab@2x0", 6),
        ("adv_pass_types", "mine@1x0/ice mine@2x0/gaia mine@3x0/lost", 4),
    ],
)
@pytest.mark.parametrize("playing", [2, 6])
def test_tech_tiles_for_passing_score_in_every_round(playing: int, tile: str, have: str, vp: int) -> None:
    game = table(f"terrans mine@0x0 tile=vp_7<{tile} booster=range {have}", "xenos mine@-5x0", round=playing)
    game.play(f"terrans {game.legal('terrans', 'pass')[0]}")
    assert game.points("terrans") == {f"tech:{tile}": vp}


@pytest.mark.rule("GP-PASS-04")
def test_in_round_6_the_booster_is_scored_and_no_other_is_taken() -> None:
    game = table(
        "terrans mine@0x0 mine@1x0 booster=mines",
        "xenos mine@-5x0 booster=labs",
        round=6,
        boosters="gaia range big",
    )
    assert game.legal("terrans", "pass") == ["pass"]
    assert game.refused("terrans pass gaia") == "GP-PASS-04"
    game.play("terrans pass")
    assert game.points("terrans") == {"booster:mines": 2}
    view = game.game.view(None)
    assert view["seats"][0]["booster"] is None
    assert sorted(view["boosters"]) == ["big", "gaia", "mines", "range"]


@pytest.mark.rule("GP-PASS-05")
def test_whoever_passes_first_gets_the_first_player_marker() -> None:
    game = table("terrans mine@0x0 knowledge=15", "xenos mine@-5x0", "taklons mine@5x0")
    game.play("terrans research sci", "terrans end")
    game.play(f"xenos {game.legal('xenos', 'pass')[0]}")
    assert "first-player" in game.kinds()
    assert game.state.first_player == 1
    game.play(f"taklons {game.legal('taklons', 'pass')[0]}")
    assert "first-player" not in game.kinds()
    game.play(f"terrans {game.legal('terrans', 'pass')[0]}")
    settle(game)
    assert game.state.first_player == 1
    assert game.asked() == ("xenos", "turn")


@pytest.mark.rule("GP-PASS-06")
def test_the_phase_lasts_until_everyone_has_passed() -> None:
    game = table("terrans mine@0x0", "xenos mine@-5x0 knowledge=12", "taklons mine@5x0")
    game.play(f"terrans {game.legal('terrans', 'pass')[0]}", "xenos research sci", "xenos end")
    game.play(f"taklons {game.legal('taklons', 'pass')[0]}")
    assert game.state.round == 2
    # Only the Xenos are left, and every turn is theirs.
    game.play("xenos research sci", "xenos end")
    assert game.asked() == ("xenos", "turn")
    game.play(f"xenos {game.legal('xenos', 'pass')[0]}")
    assert game.state.round == 3


@pytest.mark.rule("GP-PASS-07")
@pytest.mark.parametrize("playing", [2, 6])
def test_after_passing_one_can_charge_and_nothing_else(playing: int) -> None:
    game = table(
        "terrans mine@0x0",
        "xenos mine@2x0 power=4/0/4 ore=5",
        planets="1x0 terra",
        turn="xenos",
        round=playing,
    )
    game.play(f"xenos {game.legal('xenos', 'pass')[0]}")
    assert game.asked() == ("terrans", "turn")
    assert game.refused("xenos convert ore_credit") == "GP-ACT-01"
    assert game.refused("xenos research sci") == "GP-ACT-01"
    game.play("terrans build 1x0")
    assert game.asked() == ("xenos", "charge")
    game.play("xenos charge")
    assert game.power("xenos") == (3, 1, 4)


@pytest.mark.rule("GP-PASS-07", "GP-END-09")
def test_passing_ends_the_turn_at_once() -> None:
    game = table("terrans mine@0x0 ore=9 power=0/4/4", "xenos mine@-5x0")
    game.play(f"terrans {game.legal('terrans', 'pass')[0]}")
    assert game.asked() == ("xenos", "turn")


@pytest.mark.rule("GP-PASS-08")
def test_the_first_to_pass_cannot_have_what_comes_back_later() -> None:
    game = table("terrans mine@0x0 booster=labs", "xenos mine@-5x0 booster=mines", boosters="gaia range big")
    assert game.refused("terrans pass mines") == "GP-PASS-01"
    game.play("terrans pass gaia", "xenos pass labs")
    assert [seat["booster"] for seat in game.game.view(None)["seats"]] == ["gaia", "labs"]


# CLEAN


@pytest.mark.rule("GP-CLEAN-01")
def test_clean_up_takes_the_action_tokens_off() -> None:
    game = table(
        "terrans mine@0x0 academy_right@1x0 power=0/0/8 tile=charge_4",
        "bescods mine@-5x0",
        boosters="gaia mines labs",
    )
    game.play("terrans power ore_2", "terrans end", "bescods lowest sci", "bescods end")
    assert game.refused("terrans power ore_2") == "GP-BOARD-01"
    game.play("terrans special academy", "terrans end")
    assert game.refused("bescods lowest eco") == "GP-SPEC-01"
    game.play("bescods pass gaia")
    assert game.refused("terrans special academy") == "GP-SPEC-01"
    game.play("terrans special charge_4", "terrans end")
    assert game.refused("terrans special charge_4") == "GP-SPEC-01"
    game.play("terrans pass mines")
    settle(game)
    assert game.asked() == ("bescods", "turn")
    game.play("bescods lowest eco", "bescods end")
    assert game.can("terrans power ore_2")
    assert game.can("terrans special academy")
    assert game.can("terrans special charge_4")


@pytest.mark.rule("GP-CLEAN-02")
def test_after_clean_up_everybody_plays_with_the_new_booster() -> None:
    game = table("terrans mine@0x0 booster=labs", "xenos mine@-5x0 booster=mines", boosters="range big gaia")
    game.play("terrans pass range", "xenos pass big")
    settle(game)
    assert [seat["booster"] for seat in game.game.view(None)["seats"]] == ["range", "big"]
    specials = game.game.view(None)["seats"][0]["specials"]
    assert {"id": "range", "used": False} in specials


@pytest.mark.rule("GP-CLEAN-03")
def test_the_tile_of_the_finished_round_goes_away() -> None:
    game = table("terrans mine@0x0", "xenos mine@-5x0 passed", planets="1x0 terra", round_tile="mine_2")
    game.state.round_tiles[2] = c.ROUND_IDS.index("terraform_2")
    game.play(f"terrans {game.legal('terrans', 'pass')[0]}")
    settle(game)
    assert game.state.round == 3
    game.play("terrans build 1x0")
    assert game.points("terrans") == {}


# END


@pytest.mark.rule("GP-END-02")
@pytest.mark.parametrize(
    ("numbers", "vp"),
    [((4, 3, 2, 1), [18, 12, 6, 0]), ((1, 2, 3, 4), [0, 6, 12, 18]), ((2, 5, 1), [12, 18, 6])],
)
def test_first_second_and_third_get_18_12_and_6_vp(numbers: tuple[int, ...], vp: list[int]) -> None:
    assert final(standing(*numbers).play("terrans pass"), "structures") == vp


@pytest.mark.rule("GP-END-02")
@pytest.mark.parametrize(
    ("zero_scores", "vp"), [(True, [18, 12, 3, 3]), (False, [18, 12, 0, 0])], ids=["ranked", "not ranked"]
)
def test_a_count_of_0_is_ranked_unless_the_option_says_otherwise(zero_scores: bool, vp: list[int]) -> None:
    game = standing(4, 2, 0, 0, zero_scores=zero_scores)
    assert final(game.play("terrans pass"), "structures") == vp


@pytest.mark.rule("GP-END-02")
@pytest.mark.parametrize(("zero_scores", "vp"), [(True, [9, 9]), (False, [0, 0])])
def test_two_players_with_nothing_share_what_the_neutral_player_leaves(zero_scores: bool, vp: list[int]) -> None:
    game = standing(1, 1, zero_scores=zero_scores)
    assert final(game.play("terrans pass"), "gaia") == vp


@pytest.mark.rule("GP-END-03", "GP-EX-20")
@pytest.mark.parametrize(
    ("numbers", "vp"),
    [
        ((3, 3, 2, 1), [15, 15, 6, 0]),
        ((4, 2, 2, 1), [18, 9, 9, 0]),
        ((4, 3, 1, 1), [18, 12, 3, 3]),
        ((3, 3, 3, 1), [12, 12, 12, 0]),
        ((4, 2, 2, 2), [18, 6, 6, 6]),
        ((2, 2, 2, 2), [9, 9, 9, 9]),
        ((3, 3, 1), [15, 15, 6]),
        ((4, 2, 2), [18, 9, 9]),
        ((2, 2, 2), [12, 12, 12]),
        ((1, 3, 1, 3), [3, 15, 3, 15]),
    ],
)
def test_players_who_are_level_share_their_places_evenly(numbers: tuple[int, ...], vp: list[int]) -> None:
    assert final(standing(*numbers).play("terrans pass"), "structures") == vp


@pytest.mark.rule("GP-END-04", "GP-EX-21", "GP-RES-07")
@pytest.mark.parametrize("area", ids.AREA_IDS)
@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 8), (5, 12)])
def test_levels_3_4_and_5_are_worth_4_vp_each_in_every_area(area: str, level: int, vp: int) -> None:
    word = "gaia_level" if area == "gaia" else area
    game = table(f"terrans gaia_level=0 {word}={level} mine@0x0", "xenos ai=0 mine@-5x0 passed", round=6)
    game.play("terrans pass")
    assert final(game, f"research_{area}") == [vp, 0]
    others = [other for other in ids.AREA_IDS if other != area]
    assert all(final(game, f"research_{other}") == [0, 0] for other in others)


@pytest.mark.rule("GP-END-05")
@pytest.mark.parametrize(
    ("have", "vp"),
    [
        ("ore=0 credits=0 knowledge=2", 0),
        ("ore=0 credits=3 knowledge=0", 1),
        ("ore=1 credits=1 knowledge=1", 1),
        ("ore=2 credits=2 knowledge=1", 1),
        ("ore=2 credits=2 knowledge=2", 2),
        ("ore=15 credits=30 knowledge=15", 20),
    ],
)
def test_three_of_credits_ore_and_knowledge_together_are_1_vp(have: str, vp: int) -> None:
    game = table(f"terrans mine@0x0 {have}", "xenos mine@-5x0 passed", round=6)
    game.play("terrans pass")
    assert game.points("terrans").get("final:resources", 0) == vp


@pytest.mark.rule("GP-END-06")
def test_players_with_equal_totals_win_together() -> None:
    # All are level in structures and satellites, so only the VP before the scoring differ.
    game = table(
        "terrans vp=20 mine@0x0",
        "xenos vp=20 mine@-5x0 passed",
        "taklons vp=19 mine@5x0 passed",
        round=6,
    )
    game.play("terrans pass")
    assert game.game.winners() == [0, 1]


COUNTS = {
    "structures": (
        "mine@0x0 station@1x0 lab@2x0 institute@-1x0 academy_left@0x1 mine@3x1/lost guest@-5x0 "
        "former@2x1/transdim satellite@1x1",
        7,
    ),
    "in_federations": (
        "fed:mine@0x0 fed:station@1x0 fed:mine@2x0/lost mine@-3x0 fed:guest@-5x0 satellite@1x1",
        4,
    ),
    "types": (
        "mine@0x0 mine@1x0 mine@2x0/ice station@3x0/gaia mine@0x2/lost guest@-5x0 former@2x1/transdim",
        4,
    ),
    "gaia": ("mine@0x0 mine@1x0/gaia lab@2x0/gaia former@3x0/gaia former@2x1/transdim guest@-5x2", 2),
    # Sectors about 0x0 (two structures), 5x-2 (Lost Planet), -2x-3 (a structure) and -5x2 (shared mine).
    "sectors": ("mine@0x0 mine@1x0 mine@4x-2/lost lab@-2x-3 guest@-5x0 former@3x3/transdim satellite@2x3", 4),
    "satellites": ("mine@0x0 mine@4x0/lost satellite@1x1 satellite@2x1 satellite@3x1", 3),
}


@pytest.mark.rule("GP-END-07", "GP-END-08")
@pytest.mark.parametrize("tile", COUNTS)
def test_what_the_final_tiles_count(tile: str) -> None:
    pieces, count = COUNTS[tile]
    other = "gaia" if tile != "gaia" else "types"
    game = table(f"lantids {pieces}", "xenos mine@-5x0 mine@-5x2/gaia", finals=f"{tile} {other}")
    shown = game.game.view(None)["final_tiles"][0]
    assert shown["id"] == tile
    assert shown["counts"][0] == count


@pytest.mark.rule("GP-END-07")
def test_space_stations_of_the_ivits_count_as_satellites() -> None:
    game = table(
        "ivits institute@0x0 satellite@1x1 satellite@2x1 space_station@2x1 space_station@3x0",
        "xenos mine@-5x0",
        finals="satellites gaia",
    )
    assert game.game.view(None)["final_tiles"][0]["counts"] == [4, 0]


@pytest.mark.rule("GP-END-07")
def test_a_planet_that_joined_afterwards_counts_as_in_the_federation() -> None:
    game = table(
        "terrans fed:institute@0x0 fed:station@1x0 fed:station@0x1 mine@3x0",
        "xenos mine@-5x0",
        planets="2x0 terra",
        finals="in_federations gaia",
    )
    assert game.game.view(None)["final_tiles"][0]["counts"] == [3, 0]
    game.play("terrans build 2x0")
    # The mine at 2x0 joins, and brings along the one at 3x0.
    assert game.game.view(None)["final_tiles"][0]["counts"] == [5, 0]


@pytest.mark.rule("GP-END-08")
@pytest.mark.parametrize("tile", ["structures", "types", "gaia", "sectors"])
@pytest.mark.parametrize("kind", ["transdim", "gaia"])
def test_a_gaiaformer_counts_for_no_final_tile(tile: str, kind: str) -> None:
    other = "satellites"
    without = table("terrans mine@0x0", "xenos mine@-5x0", finals=f"{tile} {other}")
    former = table(f"terrans mine@0x0 former@3x0/{kind}", "xenos mine@-5x0", finals=f"{tile} {other}")
    assert former.game.view(None)["final_tiles"] == without.game.view(None)["final_tiles"]


@pytest.mark.rule("GP-END-09")
def test_power_and_qic_that_are_left_score_nothing() -> None:
    seat = "terrans mine@0x0 ore=0 credits=0 knowledge=0"
    points: list[dict[str, int]] = []
    for left in ("qic=0 power=0/0/0", "qic=9 power=5/5/9"):
        game = table(f"{seat} {left}", "xenos mine@-5x0 passed", round=6)
        game.play("terrans pass")
        assert game.game.is_over
        points.append(game.points("terrans"))
    assert points[0] == points[1]


@pytest.mark.rule("GP-END-09")
def test_power_can_be_changed_before_the_last_pass() -> None:
    game = table("terrans mine@0x0 ore=0 credits=0 knowledge=0 qic=0 power=0/0/3", "xenos mine@-5x0 passed", round=6)
    game.play(*["terrans convert power_credit"] * 3, "terrans pass")
    assert game.points("terrans")["final:resources"] == 1


@pytest.mark.rule("GP-END-09", "GP-PASS-07")
def test_with_end_conversions_everybody_may_change_once_more_after_the_last_pass() -> None:
    nothing = "ore=0 credits=0 knowledge=0"
    game = table(
        f"terrans mine@0x0 qic=0 power=0/0/3 {nothing}",
        f"xenos mine@-5x0 qic=3 power=0/0/0 passed {nothing}",
        round=6,
        options={"end_conversions": True},
    )
    game.play("terrans pass")
    assert game.asked() == ("terrans", "closing")
    assert game.refused("terrans research sci") == "GP-ACT-01"
    game.play(*["terrans convert power_credit"] * 3, "terrans end")
    assert game.asked() == ("xenos", "closing")
    game.play(*["xenos convert qic_ore"] * 3, "xenos end")
    assert game.game.is_over
    assert final(game, "resources") == [1, 1]


@pytest.mark.rule("GP-END-09")
@pytest.mark.parametrize("end_conversions", [True, False])
def test_end_conversions_come_after_the_sixth_round_only(end_conversions: bool) -> None:
    options = {"end_conversions": end_conversions}
    game = table("terrans mine@0x0", "xenos mine@-5x0", round=5, options=options)
    pass_round(game)
    assert game.state.round == 6
    game.play("terrans pass", "xenos pass")
    asked = "closing" if end_conversions else ""
    assert (game.asked()[1] if game.game.to_act else "") == asked


@pytest.mark.rule("GP-END-10")
def test_on_a_shared_planet_both_owners_count_their_own_structure() -> None:
    game = table("xenos mine@0x0", "lantids mine@-5x0 guest@0x0", finals="structures sectors")
    assert [tile["counts"] for tile in game.game.view(None)["final_tiles"]] == [[1, 2], [1, 2]]


@pytest.mark.rule("GP-END-10")
@pytest.mark.parametrize("finals", ["structures types", "types structures"])
def test_the_order_of_the_final_scoring_makes_no_difference(finals: str) -> None:
    game = table(
        f"terrans ore=5 credits=6 knowledge=2 eco=3 {mines(3, 0)}",
        "xenos ore=0 credits=0 knowledge=0 ai=0 mine@-2x2 mine@-1x2/ice passed",
        "taklons ore=0 credits=0 knowledge=3 mine@2x2 passed",
        round=6,
        finals=finals,
    )
    game.play("terrans pass")
    assert game.points("terrans") == {
        "final:structures": 18,
        "final:types": 9,
        "final:research_eco": 4,
        "final:resources": 4,
    }
    assert game.points("xenos") == {"final:structures": 12, "final:types": 18}
    assert game.points("taklons") == {"final:structures": 6, "final:types": 9, "final:resources": 1}
    for player in game.state.seats:
        assert sum(vp for _, _, vp in player.ledger) == player.vp
        assert {number for number, cause, _ in player.ledger if cause != "start"} == {6}


# NEUT


@pytest.mark.rule("GP-NEUT-01", "GP-NEUT-03", "GP-EX-24")
@pytest.mark.parametrize(
    ("tile", "number"),
    [
        ("structures", 11),
        ("in_federations", 10),
        ("types", 5),
        ("gaia", 4),
        ("sectors", 6),
        ("satellites", 8),
    ],
)
def test_with_two_players_a_neutral_marker_stands_on_the_printed_number(tile: str, number: int) -> None:
    other = "gaia" if tile != "gaia" else "types"
    game = table("terrans mine@0x0", "xenos mine@-5x0", finals=f"{tile} {other}")
    assert game.game.view(None)["final_tiles"][0]["neutral"] == number
    assert game.game.view(None)["final_tiles"][1]["neutral"] == (4 if other == "gaia" else 5)


@pytest.mark.rule("GP-NEUT-02", "GP-EX-24")
@pytest.mark.parametrize(
    ("mine", "theirs", "vp"),
    [
        (9, 10, [12, 18]),
        (9, 8, [18, 9]),
        (9, 7, [18, 6]),
        (8, 8, [12, 12]),
        (8, 3, [15, 6]),
        (7, 7, [9, 9]),
        (1, 0, [12, 6]),
    ],
)
def test_the_neutral_player_takes_a_place_and_shares_ties(mine: int, theirs: int, vp: list[int]) -> None:
    one = " ".join(f"satellite@{q - 5}x1" for q in range(mine))
    two = " ".join(f"satellite@{q - 5}x2" for q in range(theirs))
    game = table(f"terrans mine@0x0 {one}", f"xenos mine@-5x0 {two} passed", round=6, finals="satellites gaia")
    game.play("terrans pass")
    assert final(game, "satellites") == vp
    assert len(game.game.scores()) == 2


@pytest.mark.rule("GP-NEUT-04")
@pytest.mark.parametrize("numbers", [(3, 2, 1), (4, 3, 2, 1)])
def test_three_or_four_players_do_without_the_neutral_player(numbers: tuple[int, ...]) -> None:
    game = standing(*numbers)
    assert [tile["neutral"] for tile in game.game.view(None)["final_tiles"]] == [None, None]
    game.play("terrans pass")
    assert final(game, "structures") == [18, 12, 6, 0][: len(numbers)]
