"""The frame of the game and what is in the box (GEN, CMP)."""

import pytest

import astrarium
from astrarium.cli.words import Words
from astrarium.games.federation.components.components import DEFAULT
from astrarium.games.federation.components.ids import COLOUR_IDS, PLANET_IDS, RESOURCE_IDS, SPECIALIST_IDS, TYPE_IDS
from astrarium.kernel.rng import Rng
from tests.rules.federation.table import Table, table

BOX = {
    "board": 1,
    "personal_boards": 4,
    "deep_space_tiles": 8,
    "megastructure_tiles": 8,
    "law_tiles": 10,
    "production_tiles": 4,
    "alteration_tokens": 50,
    "asteroid_tokens": 6,
    "dead_asteroid_tokens": 6,
    "special_ambassador": 1,
    "starting_tokens": 8,
    "accreditation_level_tokens": 2,
    "specialists": 45,
    "medals": 28,
    "vp_markers": 8,
    "major_project_markers": 7,
    "president_pawn": 1,
    "general_project_markers": 4,
    "mission_markers": 48,
    "spaceships": 32,
    "robots": 24,
    "planet_blocking_tiles": 5,
    "room_blocking_tiles": 5,
    "player_aids": 8,
    "accreditation_markers": 4,
    "mages": 4,
    "miners": 4,
    "trade_discs": 24,
    "neutral_vote_tokens": 9,
    "assistant_dice": 4,
    "resource_tokens": 80,
    "ambassador_tokens": 16,
}


# GEN


@pytest.mark.rule("FD-GEN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_lasts_five_rounds(players: int) -> None:
    game = Table(astrarium.new("federation", players, 3))
    for number in range(1, 6):
        assert (game.state.round, game.game.is_over) == (number, False)
        game.finish_round()
    assert (game.state.round, game.game.is_over) == (5, True)


@pytest.mark.rule("FD-GEN-01")
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(astrarium.BadOption):
        astrarium.new("federation", players, 1)


@pytest.mark.rule("FD-GEN-02")
def test_each_round_is_an_ambassador_phase_and_an_executive_phase() -> None:
    game = table("", "").finish_round()
    found = [kind for kind in game.kinds() if kind in ("place", "executive", "round")]
    assert found == ["place"] * 8 + ["executive", "round"]


@pytest.mark.rule("FD-GEN-03")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    game = table("vp=20", "vp=22", "vp=5", "vp=22", round=5, phase="executive")
    assert game.game.winners() == []
    game.play("0 law left")
    # Each has a ship in the hangar.
    assert (game.game.scores(), game.game.winners()) == ([21, 23, 6, 23], [1, 3])
    game = table("vp=20", "vp=22 ships=0", "vp=20 L=6", "", round=5, phase="executive").play("0 law left")
    assert (game.game.scores(), game.game.winners()) == ([21, 22, 24, 1], [2])


@pytest.mark.rule("FD-GEN-04")
def test_each_of_four_ambassadors_has_two_sides() -> None:
    game = table("", "")
    for ambassador in ("1a", "2", "3"):
        assert game.spaces(0, ambassador, "vote") >= {"s21", "outer"}
        assert game.spaces(0, ambassador, "fund") >= {"s21", "outer"}
    # The two of one vote are equal: the second follows the first.
    assert game.spaces(0, "1b", "vote") == set()
    game = table("1a@outer", "")
    assert game.spaces(0, "1b", "vote") >= {"s21", "outer"}
    assert game.spaces(0, "1b", "fund") >= {"s21", "outer"}
    assert table("1a@outer 1b@outer 2@outer 3@outer", "").legal(0, "place") == []


@pytest.mark.rule("FD-GEN-05")
def test_five_planets_have_their_colours() -> None:
    english = Words("en", "federation")
    colours = [COLOUR_IDS[colour] for colour in DEFAULT.planet_colours]
    found = {english.name("planet", planet): colour for planet, colour in zip(PLANET_IDS, colours, strict=True)}
    assert found == {
        "Neo": "orange",
        "Six Moons": "blue",
        "Atal": "purple",
        "Arratuin": "yellow",
        "E81216": "green",
    }


@pytest.mark.rule("FD-GEN-06")
@pytest.mark.parametrize(
    ("planet", "space", "lines"),
    [
        ("neo", "s32", ["move n1a"]),
        ("six_moons", "s31", []),
        ("atal", "s14", ["hire 1A1"]),
        ("arratuin", "s11", ["shop 1"]),
        ("e81216", "s22", ["build shipyard", "pay 1L 1C 1O"]),
    ],
)
def test_a_planets_action_raises_the_influence_there(planet: str, space: str, lines: list[str]) -> None:
    game = table("L=3 C=3 O=3", "").play(f"0 place 1a vote {space}", *[f"0 {line}" for line in lines])
    found = {name: game.influence(0, name) for name in PLANET_IDS}
    assert found == {name: int(name == planet) for name in PLANET_IDS}


@pytest.mark.rule("FD-GEN-06")
@pytest.mark.parametrize(
    ("space", "lines"),
    [
        ("s21", []),
        ("s33", []),
        ("s12", ["marker m1"]),
        ("s26", ["medal neo"]),
        ("s15", []),
        ("s34", ["project neo"]),
    ],
)
def test_no_room_raises_any_influence(space: str, lines: list[str]) -> None:
    game = table("", "C=1 O=1", turn=1).play(f"1 place 1a vote {space}")
    while game.asked() == "pay 1":
        game.play("1 pay 1C")
    game.play(*[f"1 {line}" for line in lines])
    assert [game.influence(1, planet) for planet in PLANET_IDS] == [0] * 5


@pytest.mark.rule("FD-GEN-07")
def test_influence_is_read_off_the_pieces_and_known_to_all() -> None:
    pieces = "miner=n4a moon=3 has=1A1 used=1B1 shops=1,3:2 built=shipyard,mega2"
    game = table(pieces, "")
    expected = {"neo": 4, "six_moons": 3, "atal": 2, "arratuin": 3, "e81216": 3}
    assert {planet: game.influence(0, planet) for planet in PLANET_IDS} == expected
    for seat in (None, 0, 1):
        assert game.game.view(seat)["seats"][0]["influence"] == expected
    game.seat(0).moon = 6
    assert game.influence(0, "six_moons") == 6


@pytest.mark.rule("FD-GEN-08")
def test_all_that_players_own_is_open() -> None:
    pieces = "L=2 C=1 O=3 G=1 tokens=f_gold has=1A1 used=1B1 medals=neo markers=m1 done=m2 start=gold deep=ds3 die=2"
    game = table(pieces, "")
    owned = game.game.view(0)["seats"][0]
    assert owned["resources"] == {"lavandium": 2, "copernium": 1, "oceanium": 3, "gold": 1}
    assert (owned["tokens"], owned["medals"], owned["deep_space"]) == (["f_gold"], ["neo"], "ds3")
    assert owned["specialists"] == [{"id": "1A1", "use": "ready"}, {"id": "1B1", "use": "used"}]
    assert game.game.view(1)["seats"][0] == owned
    assert game.game.view(None)["seats"][0] == owned


@pytest.mark.rule("FD-GEN-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_face_down_is_hidden_from_all(players: int) -> None:
    game = Table(astrarium.new("federation", players, 5))
    for seat in range(players):
        others = [game.game.determinize(seat, Rng(number)) for number in range(8)]
        assert len({other.hash() for other in others}) > 1
        assert all(other.view(seat) == game.game.view(seat) for other in others)


@pytest.mark.rule("FD-GEN-08")
def test_deep_space_is_seen_only_by_who_chooses() -> None:
    game = table("degree=9", "", deep="ds3 ds4 ds7")
    assert [game.game.view(seat)["deep_space"]["tiles"] for seat in (0, 1, None)] == [None, None, None]
    game.play("0 place 1a vote s21")
    assert game.game.view(0)["deep_space"]["tiles"] == ["ds3", "ds4", "ds7"]
    assert [game.game.view(seat)["deep_space"]["tiles"] for seat in (1, None)] == [None, None]


# CMP


@pytest.mark.rule("FD-CMP-01")
def test_the_box_holds_what_the_rules_count() -> None:
    assert {name: DEFAULT.box[name] for name in BOX} == BOX


@pytest.mark.rule("FD-CMP-01")
def test_the_data_lists_as_many_things_as_the_box_holds() -> None:
    tokens = [sum(token.copies for token in DEFAULT.tokens if token.strength == number) for number in (1, 2, 3, 4)]
    assert (tokens, sum(tokens)) == ([20, 10, 14, 6], BOX["alteration_tokens"])
    assert len(DEFAULT.deep_space) == BOX["deep_space_tiles"]
    assert len(DEFAULT.mega_tiles) == BOX["megastructure_tiles"]
    assert len(DEFAULT.slots) == BOX["production_tiles"]
    assert len(DEFAULT.asteroids) == BOX["asteroid_tokens"]
    assert len(DEFAULT.dead_asteroids) == BOX["dead_asteroid_tokens"]
    assert len(DEFAULT.starting) == BOX["starting_tokens"]
    assert len(DEFAULT.projects) == BOX["major_project_markers"]


@pytest.mark.rule("FD-CMP-02")
def test_specialists_have_five_types_three_levels_and_three_tokens_each() -> None:
    expected = {f"{level}{letter}{number}" for level in "123" for letter in "ABCDE" for number in "123"}
    assert set(SPECIALIST_IDS) == expected
    assert len(DEFAULT.specialists) == 45
    assert [Words("en", "federation").name("type", word) for word in TYPE_IDS] == [
        "Diplomat",
        "Robot",
        "Trader",
        "Mage",
        "Miner",
    ]
    assert [PLANET_IDS[planet] for planet in DEFAULT.type_planets] == [
        "atal",
        "e81216",
        "arratuin",
        "six_moons",
        "neo",
    ]


@pytest.mark.rule("FD-CMP-03")
def test_there_are_four_medals_of_each_of_seven_kinds() -> None:
    medals = astrarium.new("federation", 4, 1).view(None)["medals"]
    assert list(medals) == [*PLANET_IDS, "accreditation", "intrigue"]
    assert [len(medals[planet]) for planet in PLANET_IDS] == [4] * 5
    assert (medals["accreditation"], medals["intrigue"]) == (4, 4)


@pytest.mark.rule("FD-CMP-04")
def test_each_law_is_there_once_in_each_wing() -> None:
    state = Table(astrarium.new("federation", 4, 1)).state
    for wing in range(2):
        assert sorted([state.laws[wing], *state.law_stacks[wing]]) == [0, 1, 2, 3, 4]


@pytest.mark.rule("FD-CMP-05")
def test_each_player_has_pieces_of_one_colour() -> None:
    assert (DEFAULT.ships, DEFAULT.robots, DEFAULT.discs) == (8, 6, 6)
    each = {
        "ambassador_tokens": 4,
        "spaceships": 8,
        "mission_markers": 12,
        "robots": 6,
        "trade_discs": 6,
        "mages": 1,
        "miners": 1,
        "accreditation_markers": 1,
        "assistant_dice": 1,
        "general_project_markers": 1,
        "vp_markers": 2,
    }
    assert {name: DEFAULT.box[name] for name in each} == {name: 4 * number for name, number in each.items()}


@pytest.mark.rule("FD-CMP-05")
def test_pieces_limit_what_a_player_can_do() -> None:
    # Six robots: four productions and two megastructures.
    built = "shipyard,transmutation_chamber,military_academy,alteration_incubator,mega1,mega2"
    assert table(f"built={built} L=3 C=3 O=3 G=3", "").refused("0 place 1a vote s22") == "FD-SEN-10"
    # Eight ships: with six on missions and one in the hangar the supply has only one for the purchasing office.
    game = table("ships=1 done=m1,m2,m3,m4,m5,m6 O=1", "").play("0 place 1a vote s33")
    assert (game.seat(0).hangar, game.seat(0).supply) == (2, 0)


@pytest.mark.rule("FD-CMP-06")
def test_eighty_resource_tokens_are_in_the_box() -> None:
    assert RESOURCE_IDS == ["lavandium", "copernium", "oceanium", "gold"]
    assert DEFAULT.resource_tokens == [24, 20, 16, 16]
    assert sum(DEFAULT.resource_tokens) + DEFAULT.box["multiplier_tokens"] == 80


@pytest.mark.rule("FD-CMP-07")
def test_parts_for_two_and_three_players() -> None:
    assert (len(DEFAULT.round_blocks), len(DEFAULT.room_blocks), len(DEFAULT.vote_tokens)) == (5, 5, 9)


@pytest.mark.rule("FD-CMP-08")
def test_two_level_tokens_and_a_special_ambassador() -> None:
    assert (DEFAULT.box["accreditation_level_tokens"], DEFAULT.box["special_ambassador"]) == (2, 1)
    game = table("has=1A1", "has=2A1").play("0 use 1A1", "0 place 1a vote outer", "1 use 2A1")
    assert (game.level(0), game.level(1)) == (2, 3)
    game = table("special", "").play("0 place special vote s21")
    assert game.votes("s21") == 7
