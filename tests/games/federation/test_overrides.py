"""The option ``data``: an owner of the box corrects a number, and what is broken is said with its place."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import astrarium
from astrarium import BadOption, Game, Rng
from astrarium.games.federation.components.ids import ACTION_IDS, MISSION_IDS
from astrarium.games.federation.components.language import COUNT_IDS
from astrarium.games.federation.components.loading import DATA, FILES
from tests.rules.federation.table import Table, table


def corrected(seat: str, data: str, **laid: Any) -> Table:
    """A table of four with corrected data."""
    return table(seat, "", "", "", options={"data": data}, **laid)


def play(game: Game, seed: int) -> Game:
    """Play a game to its end at random; nothing is ever lost."""
    rng = Rng(seed)
    while not game.is_over:
        actions = game.legal_actions(game.to_act[0])
        game.apply(game.to_act[0], actions[rng.below(len(actions))])
        assert not game.rules.check(game.position)
    return game


# Corrections that change a number


@pytest.mark.rule("FD-CMP-01")
def test_the_cost_of_a_shop() -> None:
    data = '[arratuin.shop.4]\ncost = "2 lavandium"\n'
    game = corrected("L=2", data).play("0 place 1a vote s11", "0 shop 4")
    assert game.reserve(0) == "1G"
    assert corrected("L=1 O=1", "").play("0 place 1a vote s11", "0 shop 4").reserve(0) == "1L 1G"


def test_the_bonus_of_a_shop() -> None:
    game = corrected("", '[arratuin.shop.1]\nlevel_1 = "1 gold, 2 vp"\n').play("0 place 1a vote s11")
    assert (game.reserve(0), game.points(0)) == ("1G", {"shop:1": 2})


def test_another_shop() -> None:
    data = '[arratuin.shop.7]\ncost = "1 gold"\nlevel_1 = "9 vp"\nlevel_2 = "9 vp"\n[arratuin.shops]\nin_play = 7\n'
    game = corrected("G=1", data).play("0 place 1a vote s11", "0 shop 7")
    assert (game.reserve(0), game.points(0), game.influence(0, "arratuin")) == ("", {"shop:7": 9}, 1)


def test_a_cell_of_neo_and_its_ways() -> None:
    data = '[neo.cell.n0]\nnext = ["n1a", "n1b", "n2c"]\n[neo.cell.n2c]\ngives = "1 gold"\nnext = ["n4a"]\n'
    game = corrected("", data).play("0 place 1a vote s32", "0 move n2c")
    assert (game.reserve(0), game.influence(0, "neo")) == ("1G", 2)


def test_the_votes_and_the_bonus_of_an_ambassador() -> None:
    game = corrected("", '[game.ambassador.2]\nvotes = 4\nfunding = "1 gold"\n')
    game.play("0 place 2 vote s32", "0 move n1a")
    assert game.votes("s32") == 4
    other = corrected("", '[game.ambassador.2]\nfunding = "1 gold"\n').play("0 place 2 fund outer")
    assert other.reserve(0) == "1O 1G"


def test_the_length_of_the_game() -> None:
    game = corrected("", "[game.game]\nrounds = 1\n").finish_round()
    assert game.game.is_over


def test_the_points_of_a_medal() -> None:
    data = "[medals.row]\npoints = [0, 7, 8, 9, 10, 11, 12, 13]\n[game.game]\nrounds = 1\n"
    game = corrected("medals=neo", data).finish_round()
    assert game.points(0)["final:medals"] == 7


def test_the_level_of_a_mission() -> None:
    assert corrected("markers=m1", "").play("0 place 1a vote outer").asked() == "turn 1"
    game = corrected("markers=m1", "[missions.mission.m1]\nlevel = 1\n").play("0 place 1a vote outer")
    assert game.can("0 mission m1")


def test_which_action_stands_on_which_space() -> None:
    data = '[senate.space.s31]\naction = "neo"\n[senate.space.s32]\naction = "six_moons"\n'
    assert corrected("", data).play("0 place 1a vote s31").asked() == "neo 0"


def test_the_upkeep_of_a_level() -> None:
    game = corrected("degree=7 G=1", '[accreditation.upkeep]\n4 = "1 gold"\n', phase="executive")
    assert game.play("0 upkeep 4").reserve(0) == ""


def test_the_strengths_of_the_moons() -> None:
    game = astrarium.new("federation", 4, 1, {"data": "[six_moons.steps]\nstrengths = [1, 1, 3]\n"})
    assert [moon["strength"] for moon in game.view(None)["six_moons"]["moons"]] == [1, 1, 3]


def test_thresholds_of_medals() -> None:
    data = "[medals.thresholds]\n4 = [1, 2, 3, 4]\n"
    game = corrected("", data).play("0 place 1a vote s32", "0 move n1a")
    assert game.medals(0) == ["neo"]


def test_a_tile_that_blocks() -> None:
    data = '[neutral.planet_tile.pb1]\nround_votes = ["neo left", "neo right"]\nno_votes = ["atal left"]\n'
    game = table("", "", "", blocks="pb1", round=2, options={"data": data})
    assert not {"s32", "s24", "s23"} & game.spaces(0)
    assert (game.votes("s32"), game.votes("s24"), game.votes("s23")) == (2, 2, 0)


@pytest.mark.parametrize("text", ["", " \n\t", "# nothing to correct\n", "[game]\n", "[neo.cell.n0]\n"])
def test_nothing_corrected_is_the_usual_game(text: str) -> None:
    game = astrarium.new("federation", 3, 5, {"data": text}).view(None)
    usual = astrarium.new("federation", 3, 5, {}).view(None)
    assert game.pop("options") != usual.pop("options") or not text
    assert game == usual


def test_corrections_of_one_game_do_not_reach_another() -> None:
    astrarium.new("federation", 2, 1, {"data": '[arratuin.shop.1]\ncost = "9 gold"\n'})
    assert astrarium.new("federation", 2, 1, {}).view(None)["arratuin"][0]["cost"]["gold"] == 0


def test_a_record_carries_its_corrections() -> None:
    data = '[arratuin.shop.1]\nlevel_1 = "3 oceanium"\n[e81216.buildings]\nmegastructures = 2\n'
    game = play(astrarium.new("federation", 3, 5, {"data": data}), 5)
    again = astrarium.replay(game.record().dumps())
    assert (again.hash(), again.scores()) == (game.hash(), game.scores())
    assert again.view(None)["arratuin"][0]["bonus"][0] == "3 oceanium"


# What is broken

BROKEN = [
    ("nothing but words", "", "Expected '='"),
    ("[arratuin", "", "Expected"),
    ("[arratuin]\n[arratuin]\n", "arratuin", "twice"),
    ("shops = 3", "shops", "there is no such file; there are game, planets, senate, projects"),
    ("[astra.shop.1]\n", "astra", "there is no such file; there are game, planets"),
    ("arratuin = 3", "arratuin", "a table must stand here"),
    ("[arratuin]\nshop = 3\n", "arratuin.shop", "is no table"),
    ("[arratuin.stall.1]\n", "arratuin.stall", "there is no such entry; there are shops, shop"),
    ("[arratuin.shop.3]\nprice = 1\n", "shop, 3", "unknown key price; known here: cost, level_1, level_2, prov"),
    ('[arratuin.shop.3]\ncost = "2 stones"\n', "shop, 3, cost", "lavandium, copernium, oceanium, gold"),
    ('[arratuin.shop.3]\ncost = "0 gold"\n', "shop, 3, cost", '"<number> <resource>"'),
    ('[arratuin.shop.3]\ncost = "-1 gold"\n', "shop, 3, cost", '"<number> <resource>"'),
    ('[arratuin.shop.3]\ncost = "gold"\n', "shop, 3, cost", '"<number> <resource>"'),
    ("[arratuin.shop.3]\ncost = 2\n", "shop, 3, cost", "is no text"),
    ('[arratuin.shop.3]\nlevel_1 = "3 wishes"\n', "shop, 3, level_1", '"<number> <word>" with lavandium'),
    ('[arratuin.shop.3]\nlevel_1 = "pawn"\n', "shop, 3, level_1", "cannot stand here"),
    ('[arratuin.shop.3]\nlevel_1 = "1 ship or 2 ships"\n', "shop, 3, level_1", "a choice between different ones of"),
    ('[arratuin.shop.3]\nlevel_2 = "mix 2 ship ship"\n', "shop, 3, level_2", '"mix <number> <word> <word>"'),
    ('[arratuin.shop.3]\nlevel_2 = "mix 2 ship vp"\n', "shop, 3, level_2", '"mix <number> <word> <word>"'),
    ('[arratuin.shop.9]\ncost = ""\n', "shop", "numbered from 1"),
    ('[arratuin.shop.7]\ncost = ""\n', "shop, 7, level_1", "is missing"),
    ("[arratuin.shops]\nin_play = 7\n", "shops, in_play", "from 1 to 6"),
    ("[arratuin.shops]\ninfluence = [1]\n", "shops, influence", "not 2"),
    ("[arratuin.shop.1]\nprov = 'guessed'\n", "shop, 1, prov", "printed, public, reconstructed"),
    ("[arratuin.shop.1]\nprov = 3\n", "shop, 1, prov", "is no table"),
    ("[arratuin.shop.1.prov]\ncost = 'guessed'\n", "shop, 1, prov, cost", "printed, public, reconstructed"),
    ("[game.limits]\ndie = 0\n", "limits, die", "from 1 to 999"),
    ("[game.limits]\ndie = 1000\n", "limits, die", "from 1 to 999"),
    ("[game.limits]\ndie = -1\n", "limits, die", "whole number from 0 up"),
    ("[game.limits]\ndie = 2.5\n", "limits, die", "whole number"),
    ("[game.limits]\ndie = true\n", "limits, die", "whole number"),
    ("[game.limits]\ndie = 1979-05-27\n", "limits, die", "whole number"),
    (f"[game.limits]\ndie = 0x{'f' * 5000}\n", "limits, die", "from 1 to 999"),
    ("[game.game]\nrounds = 6\n", "game, rounds", "from 1 to 5"),
    ("[game.pieces]\nmarkers = 11\n", "pieces, markers", "from 12 to 12"),
    ("[game.pieces]\nships = 0\n", "pieces, ships_in_hangar", "from 0 to 0"),
    ('[game.ambassador.2]\nfunding = "robot"\n', "ambassador, 2, funding", "cannot stand here"),
    ('[game.starting_token.gold]\neffect = "act neo"\n', "starting_token, gold, effect", "cannot stand here"),
    ('[senate.space.s31]\naction = "park"\n', "space, s31, action", ", ".join(ACTION_IDS)),
    ('[senate.space.s31]\naction = "neo"\n', "space, action", "must stand once in each wing"),
    ('[senate.space.s34]\naction = "officers_quarters"\n', "space, action", "must stand on exactly one space"),
    ('[senate.action.neo]\nmission = "m13"\n', "action, neo, mission", ", ".join(MISSION_IDS)),
    ("[senate.action.spy]\ncopyable = true\n", "action, spy, copyable", "spying cannot be copied"),
    ("[senate.placement]\nrequires_effect = 1\n", "placement, requires_effect", "neither true nor false"),
    ('[projects.project.neo]\nranked_by = "beauty"\n', "project, neo, ranked_by", ", ".join(COUNT_IDS)),
    ("[projects.project.neo]\ncolumn = 7\n", "project, neo, column", "from 1 to 6"),
    ("[projects.project.neo]\ncolumn = 2\n", "project", "each column needs one project"),
    ("[projects.places]\n4 = [1, 2, 3]\n", "places, 4", "not 4"),
    ('[projects.law.neo]\neffect = "1 gold"\n', "law, neo, effect", "points only"),
    ('[projects.law.neo]\neffect = "1 vp per die, 1 gold"\n', "law, neo, effect", "points only"),
    ('[projects.contributions]\nrewards = ["a gift"]\n', "contributions, rewards", '"<number> <resource>"'),
    ("[accreditation.track]\nstart = 11\n", "track, start", "from 0 to 10"),
    (
        "[accreditation.track]\nfirst_degrees = [0, 5, 3, 7, 9]\n",
        "track, first_degrees",
        "level 1 begins at degree 0",
    ),
    ("[accreditation.track]\nfirst_degrees = [0, 3]\n", "track, first_degrees", "not 5"),
    ('[accreditation.upkeep]\n1 = "1 gold"\n', "upkeep", "level 1 has no upkeep"),
    ("[missions.mission.m1]\nlevel = 10\n", "mission, m1, level", "from 1 to 9"),
    ('[missions.mission.m1]\neffect = "robot"\n', "mission, m1, effect", "cannot stand here"),
    ("[missions.mission.m13]\nlevel = 1\n", "missions.mission.m13", "there are m1, m2, m3"),
    ('[neo.cell.n3a]\nnext = ["n9"]\n', "cell, n3a, next", "is none of n0, n1a"),
    ('[neo.cell.n3a]\nnext = ["n2a"]\n', "cell, n3a, next", "does not lead on"),
    ('[neo.cell.n3a]\nnext = ["n4a", "n4a"]\n', "cell, n3a, next", "twice"),
    ("[neo.cell.n3a]\nnext = []\n", "cell, n3a, next", "every cell leads on"),
    ("[neo.cell.n2b]\nnext = []\ndead = true\n", "cell", "one cell has the dead asteroids"),
    ("[neo.cell.n3a]\ndead = true\n", "cell, n3a", "the cell of the dead asteroids"),
    ("[neo.cell.n3a]\nasteroid = false\n", "asteroids, in_play", "3 cells hold an asteroid"),
    ("[neo.cell.x1]\n", "cell, x1", "n<influence>"),
    ('[neo.cell.n0b]\nnext = ["n8"]\n', "cell", "no other has influence 0"),
    ("[neo.asteroids]\nin_play = 5\n", "asteroids, in_play", "4 cells hold an asteroid"),
    ('[neo.asteroid.a7]\ngives = "1 gold"\n', "neo.asteroid.a7", "there are a1, a2, a3, a4, a5, a6"),
    ("[six_moons.steps]\nstrengths = []\n", "steps, strengths", "strength 1 or more"),
    ("[six_moons.steps]\nstrengths = [0]\n", "steps, strengths", "strength 1 or more"),
    ("[six_moons.steps]\nstrengths = [1, 0]\n", "steps, strengths", "strength 1 or more"),
    ("[six_moons.steps]\nstrengths = [5]\n", "steps, strengths", "no token is stronger than 4"),
    ("[six_moons.steps]\nstrengths = [4, 4]\n", "steps, strengths", "8 tokens of strength 4 are needed, 6 exist"),
    ("[six_moons.token.v2_die]\nstrength = 0\n", "token, v2_die, strength", "from 1 to 9"),
    ('[six_moons.token.v2_die]\nbonus = "act neo"\n', "token, v2_die, bonus", "cannot stand here"),
    ('[six_moons.token.mine]\nstrength = 1\nbonus = ""\n', "six_moons.token.mine", "there are v2_marker"),
    ('[atal.rules]\nprerequisite = "none"\n', "rules, prerequisite", "any lower, previous"),
    ('[atal.specialist.1A1]\nwhen = "later"\n', "specialist, 1A1, when", "at once, any time, neo, six_moons"),
    ('[atal.specialist.1B1]\neffect = "hire 3"\n', "specialist, 1B1, effect", "cannot stand here"),
    ('[atal.specialist.1A2]\neffect = "refresh 2"\n', "specialist, 1A2, effect", "above its own"),
    ('[atal.specialist.4A1]\nwhen = "at once"\n', "atal.specialist.4A1", "there are 1A1, 1A2"),
    ('[e81216.slot.1]\nsides = ["shipyard"]\n', "slot, 1, sides", "a tile has two sides"),
    ('[e81216.slot.1]\nsides = ["shipyard", "consulate"]\n', "slot", "each production is on one side of one tile"),
    ('[e81216.slot.1]\nprinted = "consulate"\n', "slot, 1, sides", "the printed production is one of them"),
    ("[e81216.megastructure.1]\nmultipliers = [1, 2]\n", "megastructure, 1, multipliers", "the highest comes first"),
    ('[e81216.megastructure.1]\nprinted = ["neo"]\n', "megastructure, 1, printed", "2 tiles"),
    ("[e81216.buildings]\nmegastructures = 5\n", "buildings, megastructures", "from 0 to 4"),
    ('[e81216.megastructure_tile.neo]\ncounts = "luck"\n', "megastructure_tile, neo, counts", ", ".join(COUNT_IDS)),
    ('[deep_space.tile.ds9]\neffect = ""\n', "deep_space.tile.ds9", "there are ds1, ds2"),
    ('[deep_space.tile.ds1]\neffect = "refresh 1"\n', "tile, ds1, effect", "cannot stand here"),
    ("[medals.thresholds]\n4 = [3, 4, 5]\n", "thresholds, 4", "not 4"),
    ("[medals.thresholds]\n4 = [6, 5, 4, 3]\n", "thresholds, 4", "the lowest comes first"),
    ("[medals.row]\npoints = [0, 1]\n", "row, points", "not 8"),
    ("[neutral.vote_tokens]\nfaces = 3\n", "vote_tokens, faces", "is no list"),
    ("[neutral.vote_tokens]\nfaces = [3]\n", "vote_tokens, faces", "is no list"),
    ('[neutral.planet_tile.pb1]\nno_votes = ["neo"]\n', "planet_tile, pb1, no_votes", "planet and wing"),
    ('[neutral.planet_tile.pb1]\nno_votes = ["neo up"]\n', "planet_tile, pb1, no_votes", "left, right"),
    ('[neutral.planet_tile.pb1]\nno_votes = ["arratuin left"]\n', "planet_tile, pb1, round_votes", "blocked twice"),
    ('[neutral.room_tile.rb1]\nroom = "spy"\n', "room_tile, rb1, room", "is no room"),
]


@pytest.mark.rule("FD-CMP-01")
@pytest.mark.parametrize(("text", "where", "allowed"), BROKEN)
def test_what_is_broken_is_said_with_entry_field_and_what_is_allowed(text: str, where: str, allowed: str) -> None:
    with pytest.raises(BadOption) as caught:
        astrarium.new("federation", 4, 1, {"data": text})
    message = str(caught.value)
    assert message.startswith("option 'data'")
    assert where in message
    assert allowed in message


def test_characters_that_no_record_can_hold_are_refused() -> None:
    with pytest.raises(BadOption, match="no UTF-8"):
        astrarium.new("federation", 2, 1, {"data": "# \ud800\n"})


@pytest.mark.parametrize("value", [3, None, ["[game]"], {"game": {}}])
def test_corrections_are_a_text(value: Any) -> None:
    with pytest.raises(BadOption, match="data"):
        astrarium.new("federation", 2, 1, {"data": value})


# Corrections of all sorts, made by chance


def leaves(part: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every field of a table, with the way to it."""
    for key, value in part.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        else:
            yield *path, key


FIELDS = [
    path
    for name in FILES
    for path in leaves(tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8")), (name,))
]
WORDS = [
    *("1 gold", "2 degrees", "3 vp per level", "1 ship or 1 marker", "mix 2 ship marker", "die max", "5 projects"),
    *("act neo", "pay 1 gold", "refresh 1", "income 2", "spy all", "robot", "medal any", "token 4 of 2", "token 9"),
    *("at once", "any time", "neo", "previous", "n8", "printed", "consulate", "level 1 round", "disc 2 bonus", ""),
]
VALUES = st.recursive(
    st.one_of(
        st.integers(-2, 12), st.integers(), st.booleans(), st.floats(), st.sampled_from(WORDS), st.text(max_size=6)
    ),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=5,
)


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, str):
        escaped = "".join(
            letter if letter.isalnum() or letter in " _" else f"\\U{ord(letter):08x}" for letter in value
        )
        return f'"{escaped}"'
    return str(value)


def correction(path: tuple[str, ...], value: Any) -> str:
    """The correction of one field."""
    entry = ".".join(f'"{word}"' for word in path[:-1])
    return f'[{entry}]\n"{path[-1]}" = {toml(value)}\n'


def read_or_refused(text: str) -> Game | str:
    """A game with corrections, or what is wrong with them."""
    try:
        return astrarium.new("federation", 3, 1, {"data": text})
    except BadOption as error:
        return str(error)


@given(st.sampled_from(FIELDS), VALUES)
@settings(max_examples=120, deadline=None)
def test_any_value_in_any_field_is_read_or_refused(path: tuple[str, ...], value: Any) -> None:
    answer = read_or_refused(correction(path, value))
    if isinstance(answer, str):
        assert answer.startswith("option 'data'")
        assert path[0] in answer


@given(st.sampled_from(FIELDS), st.one_of(st.integers(0, 9), st.sampled_from(WORDS)), st.integers(0, 9))
@settings(max_examples=25, deadline=None)
def test_what_is_read_can_be_played(path: tuple[str, ...], value: Any, seed: int) -> None:
    answer = read_or_refused(correction(path, value))
    if isinstance(answer, Game):
        play(answer, seed)


@given(st.text())
@example("a = " + "[" * 5000)
@example("a." * 5000 + "b = 1")
@example("[neo.cell.n1a]\nnext = " + "[" * 900 + "]" * 900)
@settings(max_examples=100, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


@given(st.sampled_from(FILES), st.data())
@settings(max_examples=80, deadline=None)
def test_a_file_with_a_piece_changed_is_read_or_refused(name: str, data: st.DataObject) -> None:
    text = "".join(
        f"[{name}.{line[1:]}" if line.startswith("[") else line
        for line in (DATA / f"{name}.toml").read_text(encoding="utf-8").splitlines(keepends=True)
    )
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 12)))
    piece = data.draw(st.one_of(st.text(max_size=6), st.text('[]="\n1 .,#{}_x-', max_size=6)))
    read_or_refused(text[:start] + piece + text[end:])
