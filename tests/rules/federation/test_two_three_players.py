"""The changes for three and for two players (3P, 2P)."""

from collections import Counter
from typing import Any

import pytest

import astrarium
from astrarium.games.federation.components.ids import PLANET_IDS, PLANET_TILE_IDS, ROOM_TILE_IDS
from tests.rules.federation.table import Table, table

PLANET_TILES = {
    # Spaces with X votes, and the one with none.
    "pb1": ("s11 s16", "s22"),
    "pb2": ("s31 s36", "s24"),
    "pb3": ("s22 s24", "s23"),
    "pb4": ("s32 s14", "s35"),
    "pb5": ("s23 s35", "s31"),
}
ROOM_TILES = {"rb1": "s34 s13", "rb2": "s21 s25", "rb3": "s33 s25", "rb4": "s12 s25", "rb5": "s15 s13"}
"""A room, and the spying space of the other wing."""

CELLS = ["n0", "n1a", "n2a", "n3a", "n4a", "n5a", "n6a"]


def blocked(game: Table) -> dict[str, int]:
    """The spaces with a neutral token, and its votes."""
    spaces = game.game.view(None)["senate"]["spaces"]
    return {space["id"]: space["votes"] for space in spaces if space["neutral"]}


def next_round(players: int, round: int, planet_tile: str = "pb1", room_tile: str = "rb1") -> Table:
    """A round begins, with these blocking tiles."""
    game = table(*[""] * players, round=round - 1, laws="neo atal", next_laws="atal neo" if round == 5 else "")
    on_top(game.state.planet_tiles, PLANET_TILE_IDS.index(planet_tile))
    if players == 2:
        on_top(game.state.room_tiles, ROOM_TILE_IDS.index(room_tile))
    return game.finish_round()


def on_top(tiles: list[int], tile: int) -> None:
    """A tile will be the next of its stack."""
    tiles.remove(tile)
    tiles.append(tile)


def ended(*seats: str, **position: Any) -> Table:
    """The game is over; nobody voted in the last round."""
    return table(*seats, round=5, laws="atal arratuin", phase="executive", **position).play("0 law left")


def brought(game: Table, project: str) -> list[int]:
    """The points of all seats for a project."""
    return [game.points(seat).get(f"project:{project}", 0) for seat in range(game.state.players)]


def planet(*influences: int) -> list[int]:
    """What a funded project brings two players with these influences on its planet."""
    return brought(ended(*[f"miner={CELLS[number]}" for number in influences], projects="neo=4"), "neo")


# 3P


@pytest.mark.rule("FD-3P-01")
def test_three_players_play_by_the_rules_of_four() -> None:
    game = table("", "", "").play("0 place 1a fund s21")
    assert (game.seat(0).degree, game.markers(0), game.asked()) == (2, ["m6"], "turn 1")
    game.finish_round()
    assert game.state.round == 2


@pytest.mark.rule("FD-3P-02")
def test_seven_neutral_tokens_serve_every_round_of_three_players() -> None:
    faces = table("", "", "").state.parts.vote_tokens
    assert (len(PLANET_TILE_IDS), len(faces)) == (5, 9)
    for round in range(1, 6):
        able = [round in token for token in faces[:7]]
        assert able.count(True) >= 2
    assert sum(0 in token for token in faces[:7]) == 1


@pytest.mark.rule("FD-3P-02")
def test_three_players_use_the_planet_tiles_only() -> None:
    game = Table(astrarium.new("federation", 3, 1))
    shown = game.game.view(None)["blocked"]
    assert (shown["planet_tiles_left"], shown["room_tile"], shown["room_tiles_left"]) == (4, None, 0)
    game = Table(astrarium.new("federation", 4, 1))
    shown = game.game.view(None)["blocked"]
    assert (shown["planet_tile"], shown["planet_tiles_left"], blocked(game)) == (None, 0, {})


@pytest.mark.rule("FD-3P-03", "FD-2P-02", "FD-SYM-10")
@pytest.mark.parametrize(("players", "column", "general"), [(4, 7, 9), (3, 6, 7), (2, 4, 5)])
def test_fewer_players_need_fewer_advances(players: int, column: int, general: int) -> None:
    projects = astrarium.new("federation", players, 1).view(None)["projects"]
    assert [project["length"] for project in projects] == [column] * 6 + [general]
    assert not any(project["funded"] for project in projects)


@pytest.mark.rule("FD-3P-04", "FD-2P-03", "FD-SYM-10")
@pytest.mark.parametrize(("players", "thresholds"), [(4, [3, 4, 5, 6]), (3, [4, 5, 6]), (2, [4, 6])])
def test_fewer_players_have_fewer_planet_medals(players: int, thresholds: list[int]) -> None:
    medals = astrarium.new("federation", players, 1).view(None)["medals"]
    for name in PLANET_IDS:
        assert medals[name] == thresholds


@pytest.mark.rule("FD-3P-04", "FD-2P-03")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_influence_three_brings_no_medal(players: int) -> None:
    others = [""] * (players - 1)
    game = table("moon=2", *others).play("0 place 1a vote s31")
    assert game.medals(0) == []
    game = table("moon=3", *others).play("0 place 1a vote s31")
    assert game.medals(0) == ["six_moons"]


@pytest.mark.rule("FD-3P-05")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_new_planet_tile_is_revealed_every_round(seed: int) -> None:
    game = Table(astrarium.new("federation", 3, seed))
    seen: list[str] = []
    for round in range(1, 6):
        shown = game.game.view(None)["blocked"]
        seen.append(shown["planet_tile"])
        assert shown["planet_tiles_left"] == 5 - round
        game.finish_round()
    assert sorted(seen) == PLANET_TILE_IDS
    assert {game.state.planet_tile for game in fresh(3)} == {0, 1, 2, 3, 4}


def fresh(players: int) -> list[Table]:
    """Many new games."""
    return [Table(astrarium.new("federation", players, seed)) for seed in range(1, 31)]


@pytest.mark.rule("FD-3P-06")
@pytest.mark.parametrize("round", [2, 3, 4, 5])
@pytest.mark.parametrize("tile", list(PLANET_TILES))
def test_a_planet_tile_blocks_two_spaces_with_votes_and_one_without(tile: str, round: int) -> None:
    strong, weak = PLANET_TILES[tile]
    expected = dict.fromkeys(strong.split(), round) | {weak: 0}
    assert blocked(next_round(3, round, tile)) == expected


@pytest.mark.rule("FD-3P-05", "FD-3P-06")
def test_in_the_first_round_the_votes_are_one() -> None:
    for game in fresh(3)[:8]:
        assert sorted(blocked(game).values()) == [0, 1, 1]
        assert blocked(game).keys() == set(" ".join(PLANET_TILES[PLANET_TILE_IDS[game.state.planet_tile]]).split())


@pytest.mark.rule("FD-3P-06", "FD-3P-07", "FD-EX-15")
def test_the_example_of_round_three_with_three_players() -> None:
    game = next_round(3, 3, "pb1")
    # Arratuin on the left, Six Moons on the right, E81216 on the left.
    assert blocked(game) == {"s11": 3, "s16": 3, "s22": 0}
    seat = game.game.to_act[0]
    for space in ("s11", "s16", "s22"):
        assert game.refused(f"{seat} place 1a vote {space}") == "FD-SEN-07"
    assert game.can(f"{seat} place 1a vote s35")


@pytest.mark.rule("FD-3P-08")
def test_neutral_votes_count_on_their_floor_and_in_their_wing() -> None:
    game = table("2@s31", "1a@s36", "", round=3, blocks="pb1")
    assert game.wing_votes() == [5, 4]
    assert (game.floor_votes(1), game.floor_votes(3)) == ([0, 0, 0, 6], [2, 1, 0, 0])
    # Two votes and three neutral ones against one and three.
    game = table("2@s23 1a@s25", "moon=2", "", round=3, blocks="pb4", laws="six_moons neo", phase="executive")
    assert [event.data for event in game.events if event.kind == "wing-votes"] == [{"left": 5, "right": 4}]
    assert game.points(1) == {"law:six_moons": 4}


@pytest.mark.rule("FD-3P-08")
def test_the_neutral_player_never_scores_and_never_funds() -> None:
    game = table("", "", "", round=3, blocks="pb1", laws="neo atal", phase="executive")
    assert sum(game.state.projects) == 0
    assert [game.seat(seat).vp for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("FD-3P-09")
def test_the_neutral_tokens_are_removed_after_the_executive_phase() -> None:
    game = table("1a@s31", "", "", round=3, blocks="pb1", phase="executive")
    assert game.state.round == 4
    shown = game.game.view(None)["blocked"]["planet_tile"]
    strong, weak = PLANET_TILES[shown]
    assert blocked(game) == dict.fromkeys(strong.split(), 4) | {weak: 0}


@pytest.mark.rule("FD-3P-10", "FD-EX-38")
def test_a_floor_is_won_only_with_as_many_votes_as_the_neutral_player() -> None:
    # Neo on the left has five neutral votes on the upper floor.
    game = table("3@s31", "", "", round=5, blocks="pb4", phase="executive")
    settle(game)
    assert not any(cause.startswith("floor") for seat in range(3) for cause in game.points(seat))
    game = table("3@s31 2@s33", "", "", round=5, blocks="pb4", phase="executive")
    settle(game)
    assert game.points(0)["floor:3"] == 1
    assert "floor:1" not in game.points(0)


def settle(game: Table) -> None:
    """The president lets the left law pass, if there is a tie."""
    if game.asked() == "law 0":
        game.play("0 law left")


# 2P


@pytest.mark.rule("FD-2P-01")
def test_two_players_use_all_blocking_tiles_and_neutral_tokens() -> None:
    game = Table(astrarium.new("federation", 2, 1))
    shown = game.game.view(None)["blocked"]
    assert (shown["planet_tiles_left"], shown["room_tiles_left"]) == (4, 4)
    assert len(blocked(game)) == 5
    faces = game.state.parts.vote_tokens
    # Three tokens without votes and two for the number of the round.
    assert len(faces) == 9
    assert sum(0 in token for token in faces) == 3
    assert Counter(face for token in faces for face in token if face) == Counter({1: 2, 2: 2, 3: 2, 4: 2, 5: 2})
    game = table("", "").play("0 place 1a fund s21")
    assert (game.seat(0).degree, game.markers(0), game.asked()) == (2, ["m6"], "turn 1")


@pytest.mark.rule("FD-2P-04")
@pytest.mark.parametrize("tile", list(ROOM_TILES))
def test_a_room_tile_blocks_a_room_and_the_spies_of_the_other_wing(tile: str) -> None:
    game = next_round(2, 2, "pb1", tile)
    expected = {"s11": 2, "s16": 2, "s22": 0} | dict.fromkeys(ROOM_TILES[tile].split(), 0)
    assert blocked(game) == expected


@pytest.mark.rule("FD-2P-04")
def test_a_new_tile_of_each_stack_is_revealed_every_round() -> None:
    game = Table(astrarium.new("federation", 2, 1))
    seen: list[tuple[str, str]] = []
    for round in range(1, 6):
        shown = game.game.view(None)["blocked"]
        seen.append((shown["planet_tile"], shown["room_tile"]))
        assert (shown["planet_tiles_left"], shown["room_tiles_left"]) == (5 - round, 5 - round)
        game.finish_round()
    assert sorted(planet_tile for planet_tile, _ in seen) == PLANET_TILE_IDS
    assert sorted(room_tile for _, room_tile in seen) == ROOM_TILE_IDS


@pytest.mark.rule("FD-2P-04")
def test_the_presidents_office_is_never_blocked() -> None:
    assert not any("s26" in blocked(game) for game in fresh(2))
    assert not any("s26" in spaces for spaces in ROOM_TILES.values())


@pytest.mark.rule("FD-2P-04", "FD-EX-16")
def test_the_example_of_round_three_with_two_players() -> None:
    game = next_round(2, 3, "pb1", "rb1")
    # In addition the small lounge on the right and the spying space on the left.
    assert blocked(game) == {"s11": 3, "s16": 3, "s22": 0, "s34": 0, "s13": 0}
    seat = game.game.to_act[0]
    game.state.seats[seat].reserve[0] = 1
    assert game.refused(f"{seat} place 1a vote s34") == "FD-SEN-07"
    assert game.refused(f"{seat} place 1a vote s13") == "FD-SEN-07"
    assert game.can(f"{seat} place 1a vote s25")


@pytest.mark.rule("FD-2P-05")
def test_the_five_neutral_tokens_are_removed_after_the_executive_phase() -> None:
    game = next_round(2, 2, "pb1", "rb1")
    assert len(blocked(game)) == 5
    on_top(game.state.planet_tiles, PLANET_TILE_IDS.index("pb2"))
    on_top(game.state.room_tiles, ROOM_TILE_IDS.index("rb5"))
    game.finish_round()
    assert blocked(game) == {"s31": 3, "s36": 3, "s24": 0, "s15": 0, "s13": 0}


@pytest.mark.rule("FD-2P-06", "FD-EX-17")
def test_two_players_score_the_first_a_tie_and_a_close_second() -> None:
    assert planet(6, 4) == [10, 4]
    assert planet(6, 3) == [10, 0]
    assert planet(5, 5) == [7, 7]
    assert planet(4, 5) == [4, 10]


@pytest.mark.rule("FD-2P-06")
def test_the_same_holds_for_missions_and_contributions() -> None:
    game = ended("start=gold done=m2,m3", "start=ship", projects="missions=4")
    assert brought(game, "missions") == [10, 4]
    assert brought(ended("given=5", "given=2"), "general") == [10, 0]
    assert brought(ended("given=3", "given=3"), "general") == [7, 7]


@pytest.mark.rule("FD-2P-07", "FD-EX-18")
def test_a_second_with_nothing_scores_nothing() -> None:
    assert planet(2, 0) == [10, 0]
    assert planet(0, 1) == [0, 10]
    assert brought(ended("given=5", ""), "general") == [10, 0]


@pytest.mark.rule("FD-2P-08", "FD-EX-39")
def test_nothing_against_nothing_scores_nobody() -> None:
    assert planet(0, 0) == [0, 0]
