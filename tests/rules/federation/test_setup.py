"""Laying the table: boards, stacks, personal boards, starting tokens (SET, SETX, SETP, START)."""

from typing import Any

import pytest

import astrarium
from astrarium.games.federation.components.ids import (
    ASTEROID_IDS,
    DEAD_IDS,
    LEVELS,
    MEGA_TILE_IDS,
    PLANET_IDS,
    PRODUCTION_IDS,
    START_IDS,
    TOKENS_EACH,
)
from astrarium.games.federation.state.state import CHARACTERS
from tests.rules.federation.table import Table, table

SEEDS = range(1, 41)
FIRST_GAME = ["shipyard", "transmutation_chamber", "military_academy", "alteration_incubator"]
OTHER_SIDES = ["transporter", "lavandium_replicator", "consulate", "space_university"]


def fresh(players: int = 4, seed: int = 1, **options: Any) -> Table:
    """A new game, before the first starting token is picked."""
    return Table(astrarium.new("federation", players, seed, options))


def strengths(game: Table, tokens: list[int]) -> list[int]:
    """The strengths on the backs of some alteration tokens."""
    return [game.state.parts.tokens[token].strength for token in tokens]


def stacks_of(game: Table, level: int) -> list[dict[str, Any]]:
    """The five stacks of specialists of a level as everybody sees them."""
    return [stack for stack in game.game.view(None)["atal"] if stack["level"] == level]


def picking(game: Table, *tokens: str) -> Table:
    """These starting tokens are the ones revealed."""
    game.state.starting = sorted(START_IDS.index(token) for token in tokens)
    return game


# SET


@pytest.mark.rule("FD-SET-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_four_tokens_of_its_strength_lie_on_each_moon(seed: int) -> None:
    game = fresh(seed=seed)
    expected = [[1] * 4, [2] * 4, [2] * 4, [3] * 4, [3] * 4, [3] * 4, [4] * 4]
    assert [strengths(game, moon) for moon in game.state.moons] == expected
    assert fresh(seed=4).state.moons != fresh(seed=5).state.moons


@pytest.mark.rule("FD-SET-01", "FD-SET-02")
def test_only_the_tokens_of_the_first_moon_are_face_up() -> None:
    game = fresh()
    moons = game.game.view(0)["six_moons"]["moons"]
    assert moons[0]["tokens"] == game.moon(1)
    assert [moon["tokens"] for moon in moons[1:]] == [None] * 6


@pytest.mark.rule("FD-SET-03")
def test_the_other_tokens_are_face_down_stacks_by_strength() -> None:
    game = fresh()
    assert [strengths(game, stack) for stack in game.state.stacks] == [[1] * 16, [2] * 2, [3] * 2, [4] * 2]
    stacks = game.game.view(0)["six_moons"]["stacks"]
    assert [stack["left"] for stack in stacks] == [16, 2, 2, 2]
    assert [stack["lowest"] for stack in stacks] == [None] * 4


@pytest.mark.rule("FD-SET-04", "FD-SET-13")
def test_mages_and_miners_begin_together_without_influence() -> None:
    game = fresh()
    for seat in range(4):
        assert (game.seat(seat).moon, game.miner(seat)) == (0, "n0")
        assert (game.influence(seat, "six_moons"), game.influence(seat, "neo")) == (0, 0)
    assert game.game.view(None)["neo"]["cells"][0]["miners"] == [0, 1, 2, 3]


@pytest.mark.rule("FD-SET-05")
def test_one_specialist_of_level_three_and_of_each_colour_lies_open() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        stacks = stacks_of(fresh(seed=seed), 3)
        assert [(stack["type"], stack["left"]) for stack in stacks] == [(letter, 1) for letter in "ABCDE"]
        assert [stack["face_up"][:2] for stack in stacks] == ["3A", "3B", "3C", "3D", "3E"]
        seen |= {stack["face_up"] for stack in stacks}
    assert len(seen) == 15


@pytest.mark.rule("FD-SET-06")
def test_specialists_of_level_two_are_hidden_stacks_of_three() -> None:
    assert [(stack["left"], stack["face_up"]) for stack in stacks_of(fresh(), 2)] == [(3, None)] * 5


@pytest.mark.rule("FD-SET-07")
def test_specialists_of_level_one_are_stacks_of_three_with_the_top_open() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        game = fresh(seed=seed)
        assert [stack["left"] for stack in stacks_of(game, 1)] == [3] * 5
        seen |= game.face_up(1)
        for kind in range(0, CHARACTERS, LEVELS):
            tokens = range(kind * TOKENS_EACH, (kind + 1) * TOKENS_EACH)
            assert sorted(game.state.atal[kind]) == list(tokens)
    assert len(seen) == 15


@pytest.mark.rule("FD-SET-08")
def test_planet_medals_of_four_players_ask_for_three_to_six() -> None:
    game = fresh()
    for planet in PLANET_IDS:
        assert game.medals_left(planet) == [3, 4, 5, 6]


@pytest.mark.rule("FD-SET-09", "FD-SETP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_resources_lie_beside_the_board_and_nobody_has_any(players: int) -> None:
    game = fresh(players)
    for seat in range(players):
        player = game.seat(seat)
        assert (game.reserve(seat), player.die, game.tokens(seat)) == ("", 0, [])


@pytest.mark.rule("FD-SET-10", "FD-SET-14")
def test_discs_and_robots_wait_beside_shops_and_buildings() -> None:
    game = fresh()
    for seat, shown in enumerate(game.game.view(None)["seats"]):
        assert game.seat(seat).discs == [0] * 6
        assert (shown["discs"], shown["built"], shown["robots"]) == ({}, [], 6)
        assert (game.influence(seat, "arratuin"), game.influence(seat, "e81216")) == (0, 0)


@pytest.mark.rule("FD-SET-11")
def test_four_of_six_asteroids_lie_face_down_on_their_cells() -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        game = fresh(seed=seed)
        assert len(set(game.state.asteroids)) == len(game.state.asteroids) == 4
        seen |= set(game.state.asteroids)
        cells = game.game.view(0)["neo"]["cells"]
        hidden = [cell["id"] for cell in cells if cell["asteroid"] == "hidden"]
        assert hidden == ["n3a", "n3b", "n5a", "n5b"]
        assert [cell["id"] for cell in cells if cell["asteroid"]] == hidden
    assert len(seen) == len(ASTEROID_IDS) == 6


@pytest.mark.rule("FD-SET-12")
def test_four_of_six_dead_asteroids_lie_face_down_on_the_last_cell() -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        game = fresh(seed=seed)
        assert len(set(game.state.dead)) == 4
        seen |= set(game.state.dead)
        neo = game.game.view(0)["neo"]
        assert (neo["dead_asteroids"], neo["dead_left"]) == (None, 4)
    assert len(seen) == len(DEAD_IDS) == 6


@pytest.mark.rule("FD-SET-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_could_have_an_intrigue_and_an_accreditation_medal(players: int) -> None:
    medals = fresh(players).game.view(None)["medals"]
    assert (medals["intrigue"], medals["accreditation"]) == (players, players)


@pytest.mark.rule("FD-SET-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deep_space_stack_has_one_tile_more_than_players(players: int) -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        game = fresh(players, seed)
        assert len(set(game.state.deep_space)) == players + 1
        seen |= set(game.state.deep_space)
        assert game.game.view(0)["deep_space"] == {"left": players + 1, "tiles": None}
    assert len(seen) == 8


@pytest.mark.rule("FD-SET-17", "FD-SET-18", "FD-SET-19")
def test_projects_contributions_and_points_begin_at_nothing() -> None:
    game = fresh()
    assert game.state.projects == [0] * 7
    for seat in range(4):
        assert (game.seat(seat).contributions, game.seat(seat).vp) == (0, 0)


@pytest.mark.rule("FD-SET-20")
def test_two_different_laws_are_revealed() -> None:
    pairs: set[tuple[str, str]] = set()
    for seed in range(1, 201):
        laws = fresh(seed=seed).game.view(None)["laws"]
        assert (laws["left"]["left"], laws["right"]["left"]) == (4, 4)
        assert (laws["left"]["next"], laws["right"]["next"]) == (None, None)
        pairs.add((laws["left"]["law"], laws["right"]["law"]))
    assert pairs == {(left, right) for left in PLANET_IDS for right in PLANET_IDS if left != right}


@pytest.mark.rule("FD-SET-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_are_drawn_for_the_first_player(players: int) -> None:
    games = [fresh(players, seed) for seed in SEEDS]
    assert {game.state.first for game in games} == set(range(players))
    assert all(game.state.president == game.state.first for game in games)


# SETX


@pytest.mark.rule("FD-SETX-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_game_uses_what_the_board_shows(seed: int) -> None:
    board = fresh(seed=seed, setup="first_game").game.view(None)["e81216"]
    assert [production["id"] for production in board["productions"]] == FIRST_GAME
    assert [mega["tiles"] for mega in board["megastructures"]] == [
        ["arratuin", "accreditation"],
        ["neo", "missions"],
        ["six_moons", "die"],
        ["atal", "e81216"],
    ]


@pytest.mark.rule("FD-SETX-02")
def test_experienced_players_have_either_side_of_each_production_tile() -> None:
    seen: list[set[str]] = [set(), set(), set(), set()]
    for seed in SEEDS:
        game = fresh(seed=seed)
        assert game.game.options["setup"] == "experienced"
        for slot, production in enumerate(game.state.productions):
            seen[slot].add(PRODUCTION_IDS[production])
    assert seen == [{one, other} for one, other in zip(FIRST_GAME, OTHER_SIDES)]


@pytest.mark.rule("FD-SETX-03")
def test_experienced_players_have_two_random_tiles_on_each_megastructure() -> None:
    layouts: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        tiles = fresh(seed=seed).state.mega_tiles
        assert [len(pair) for pair in tiles] == [2, 2, 2, 2]
        layout = [tile for pair in tiles for tile in pair]
        assert sorted(layout) == list(range(len(MEGA_TILE_IDS)))
        layouts.add(tuple(layout))
    assert len(layouts) > len(SEEDS) // 2


# SETP


@pytest.mark.rule("FD-SETP-01")
def test_accreditation_begins_on_level_one() -> None:
    game = fresh()
    assert [(game.seat(seat).degree, game.level(seat)) for seat in range(4)] == [(0, 1)] * 4


@pytest.mark.rule("FD-SETP-02")
def test_all_four_ambassadors_are_at_home() -> None:
    for seat in fresh().game.view(None)["seats"]:
        assert seat["ambassadors"] == ["1a", "1b", "2", "3"]
        assert seat["special_ambassador"] is None


@pytest.mark.rule("FD-SETP-03", "FD-SETP-04")
def test_one_ship_is_in_the_hangar_and_all_else_in_the_supply() -> None:
    game = fresh()
    for seat in range(4):
        player = game.seat(seat)
        assert (player.hangar, player.supply, player.die) == (1, 7, 0)
        assert (game.markers(seat), game.done(seat)) == ([], [])


@pytest.mark.rule("FD-SETP-03")
def test_the_hangar_never_holds_more_than_five_ships() -> None:
    game = table("ships=5 tokens=v1_ship", "", "", "").play("0 place 1a cover outer")
    assert (game.seat(0).hangar, game.seat(0).supply) == (5, 3)
    game = table("ships=4 tokens=v1_ship", "", "", "").play("0 place 1a cover outer")
    assert (game.seat(0).hangar, game.seat(0).supply) == (5, 3)


# START


@pytest.mark.rule("FD-START-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_starting_token_more_than_players_is_revealed(players: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        game = fresh(players, seed)
        shown = game.game.view(None)["starting_tokens"]
        assert len(set(shown)) == players + 1
        seen |= set(shown)
        assert game.legal(game.game.to_act[0]) == [f"start {token}" for token in shown]
    assert len(seen) == 8


@pytest.mark.rule("FD-START-01")
def test_a_token_that_was_not_revealed_cannot_be_picked() -> None:
    game = picking(fresh(2), "gold", "degrees", "token")
    seat = game.game.to_act[0]
    assert game.refused(f"{seat} start crystals") == "FD-START-01"
    game.play(f"{seat} start gold")
    assert game.refused(f"{1 - seat} start gold") == "FD-START-01"


@pytest.mark.rule("FD-START-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pick_goes_counter_clockwise_and_the_first_player_is_last(players: int) -> None:
    for seed in range(1, 9):
        game = picking(fresh(players, seed), *["gold", "degrees", "token", "oceanium", "crystals"][: players + 1])
        first = game.state.first
        order: list[int] = []
        while game.asked().startswith("start"):
            order.append(game.game.to_act[0])
            game.play(f"{order[-1]} {game.legal(order[-1])[0]}")
        assert order == [(first - number) % players for number in range(1, players)] + [first]
        assert game.asked() == f"turn {first}"


@pytest.mark.rule("FD-START-03")
@pytest.mark.parametrize(
    ("token", "reserve"),
    [
        ("crystals", "2L 1C"),
        ("oceanium", "1C 1O"),
        ("degrees", ""),
        ("die", "1C"),
        ("token", "1L"),
        ("gold", "1G"),
        ("degree", "2L"),
    ],
)
def test_a_starting_token_gives_its_bonus_at_once(token: str, reserve: str) -> None:
    game = picking(fresh(), *{token, "crystals", "oceanium", "degrees", "die", "gold"})
    seat = game.game.to_act[0]
    game.play(f"{seat} start {token}")
    player = game.seat(seat)
    assert game.reserve(seat) == reserve
    assert player.degree == {"degrees": 2, "degree": 1}.get(token, 0)
    assert player.die == (1 if token == "die" else 0)
    assert len(game.tokens(seat)) == (1 if token == "token" else 0)
    assert strengths(game, player.tokens) == [1] * len(player.tokens)
    assert game.asked() == f"start {(seat - 1) % 4}"


@pytest.mark.rule("FD-START-03")
def test_the_ship_of_a_starting_token_comes_with_a_marker_of_choice() -> None:
    game = picking(fresh(), "ship", "gold", "token", "oceanium", "crystals")
    seat = game.game.to_act[0]
    game.play(f"{seat} start ship")
    assert game.asked() == f"marker {seat}"
    assert len(game.legal(seat)) == 12
    game.play(f"{seat} marker m9")
    assert (game.seat(seat).hangar, game.seat(seat).supply, game.markers(seat)) == (2, 6, ["m9"])


@pytest.mark.rule("FD-START-04")
def test_a_starting_token_counts_as_a_completed_mission_for_the_whole_game() -> None:
    game = picking(fresh(), "gold", "degrees", "token", "oceanium", "crystals")
    while game.asked().startswith("start"):
        seat = game.game.to_act[0]
        game.play(f"{seat} {game.legal(seat)[0]}")
    for _ in range(2):
        assert [seat["missions_completed"] for seat in game.game.view(None)["seats"]] == [1, 1, 1, 1]
        game.finish_round()
    picked = sorted(seat["start"] for seat in game.game.view(None)["seats"])
    assert picked == ["crystals", "degrees", "oceanium", "token"]


@pytest.mark.rule("FD-START-05")
def test_the_token_left_over_leaves_the_game() -> None:
    game = picking(fresh(2), "gold", "degrees", "token")
    first = game.state.first
    game.play(f"{1 - first} start gold", f"{first} start token")
    assert game.state.starting == []
    assert game.game.view(None)["starting_tokens"] == []
