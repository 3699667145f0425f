"""Scoring, difficulty, and the Automa as a neighbour (GP-AUTO-01, -02, -90 to -95)."""

import pytest

import astrarium
from astrarium.games.gaia.state.state import AUTOMA, State
from tests.rules.gaia.automa.printed import CARDS
from tests.rules.gaia.automa.solo import Solo, solo

LEVELS = {
    "automalein": (6, 0, ["2"], []),
    "automa": (7, 10, [], []),
    "automaechtig": (8, 10, [], ["9"]),
    "ultoma": (9, 10, [], ["9", "15"]),
    "alptrauma": (9, 10, [], ["9", "15"]),
}
"""Cards in the first deck, VP at the start, cards out of the game, cards added."""


def ended(
    automa: str,
    human: str = "terrans mine@-9x0",
    finals: str = "structures satellites",
    difficulty: str = "automa",
) -> Solo:
    """The end of a game: the player and then the Automa pass in round 6."""
    game = solo(automa, f"{human} passed", deck="4 1", round=6, finals=finals, difficulty=difficulty)
    game.turn()
    assert game.game.is_over
    return game


def final(game: Solo, cause: str) -> tuple[int, int]:
    """The points of player and Automa for a part of the final scoring."""
    found = [0, 0]
    for seat, player in enumerate(game.state.seats):
        found[seat] = sum(vp for _, why, vp in player.ledger if why == "final:" + cause)
    return found[0], found[1]


@pytest.mark.rule("GP-AUTO-90", "GP-NEUT-02")
@pytest.mark.parametrize(
    ("mine", "its", "vp"),
    [(9, 10, (12, 18)), (10, 9, (18, 12)), (9, 3, (18, 6)), (8, 8, (12, 12)), (3, 2, (12, 6)), (2, 3, (6, 12))],
)
def test_player_automa_and_neutral_player_are_ranked(mine: int, its: int, vp: tuple[int, int]) -> None:
    one = " ".join(f"satellite@{q - 5}x1" for q in range(mine))
    two = " ".join(f"satellite@{q - 5}x2" for q in range(its))
    game = ended(f"taklons mine@0x0 {two}", f"terrans mine@-9x0 {one}", "satellites gaia")
    assert final(game, "satellites") == vp


@pytest.mark.rule("GP-AUTO-90")
@pytest.mark.parametrize(
    ("tile", "count"),
    [("structures", 5), ("in_federations", 4), ("types", 3), ("gaia", 2), ("sectors", 2), ("satellites", 3)],
)
def test_what_a_final_tile_counts_for_the_automa(tile: str, count: int) -> None:
    automa = "taklons mine@0x0 station@1x0 mine@0x1/gaia lab@-1x0/gaia institute@5x-2/ice"
    automa += " satellite@2x0 satellite@2x1 satellite@2x-1"
    other = "gaia" if tile != "gaia" else "types"
    game = solo(automa, cards="13 4", finals=f"{tile} {other}")
    assert game.game.view(0)["final_tiles"][0]["counts"][AUTOMA] == count


@pytest.mark.rule("GP-AUTO-90")
def test_structures_in_federations_are_all_less_one_in_the_ranking() -> None:
    human = "terrans fed:mine@-9x0 fed:mine@-8x0"
    game = ended("taklons mine@0x0 mine@1x0 mine@2x0", human, "in_federations gaia")
    assert final(game, "in_federations") == (9, 9)
    game = ended("taklons mine@0x0 mine@1x0 mine@2x0 mine@3x0", human, "in_federations gaia")
    assert final(game, "in_federations") == (6, 12)


@pytest.mark.rule("GP-AUTO-91")
def test_its_research_levels_score_and_resources_do_not() -> None:
    game = ended("taklons mine@0x0 terra=2 nav=3 ai=4 gaia_level=5")
    ledger = {cause: vp for _, cause, vp in game.automa.ledger if cause.startswith("final:r")}
    assert ledger == {"final:research_nav": 4, "final:research_ai": 8, "final:research_gaia": 12}
    assert final(game, "resources")[0] > 0


@pytest.mark.rule("GP-AUTO-02")
def test_all_that_it_scores() -> None:
    game = solo("hadsch_hallas mine@0x0 mine@1x0 nav=3", "terrans mine@-9x0 passed", deck="7 11 13 1", round=6)
    game.turn()
    assert game.game.is_over
    assert {cause for _, cause, _ in game.automa.ledger} == {
        "start",
        "automa:card",
        "automa:faction",
        "automa:faction_action",
        "automa:round_gaia_4",
        "final:research_nav",
        "final:structures",
        "final:satellites",
    }


@pytest.mark.rule("GP-END-06", "GP-AUTO-91")
@pytest.mark.parametrize(("vp", "winners"), [(9, []), (10, [0]), (11, [0])])
def test_the_player_wins_with_at_least_as_many_points(vp: int, winners: list[int]) -> None:
    game = ended("taklons mine@0x0", finals="gaia satellites")
    difference = game.automa.vp - game.state.seats[0].vp
    game.state.seats[0].vp += difference + vp - 10
    assert game.game.winners() == winners
    assert game.game.scores() == [game.state.seats[0].vp]


def begun(level: str, seed: int = 1) -> State:
    """A game of some difficulty at the player's first turn."""
    game = astrarium.new("gaia", 1, seed, {"factions": ["terrans"], "automa": "firaks", "difficulty": level})
    for _ in range(3):
        game.apply(0, game.legal_actions(0)[0])
    assert isinstance(game.position, State)
    return game.position


@pytest.mark.rule("GP-AUTO-92", "GP-AUTO-21")
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_changes_the_first_deck_and_the_points_at_the_start(level: str) -> None:
    size, vp, out, added = LEVELS[level]
    strangers = set()
    for seed in range(25):
        state = begun(level, seed)
        assert state.automa is not None
        deck = [list(CARDS)[card] for card in state.automa.deck]
        closed = [list(CARDS)[card] for card in state.automa.closed]
        sure = [card for card in [*(c for c in CARDS if CARDS[c].green), *added] if card not in out]
        assert len(deck) == size
        assert set(sure) < set(deck)
        strangers |= set(deck) - set(sure)
        assert sorted(deck + closed) == sorted(card for card in CARDS if card not in out)
        assert state.seats[AUTOMA].vp == vp
    assert len(strangers) > 4


@pytest.mark.rule("GP-AUTO-92", "GP-AUTO-20")
def test_on_the_easiest_level_card_2_can_still_be_drawn_for_the_booster() -> None:
    drawn = set()
    for seed in range(80):
        options = {"factions": ["terrans"], "automa": "firaks", "difficulty": "automalein", "map": "first"}
        game = astrarium.new("gaia", 1, seed, options)
        game.apply(0, game.legal_actions(0)[0])
        events = game.apply(0, game.legal_actions(0)[0])
        drawn |= {event.data["card"] for event in events if event.kind == "automa-draws"}
    assert "2" in drawn


@pytest.mark.rule("GP-AUTO-92")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("automa", "cards", "gains"),
    [
        ("taklons mine@0x0", "7 11", [2]),
        ("taklons mine@0x0", "2 7", []),
        ("taklons mine@0x0", "7 13", [2]),
        ("hadsch_hallas mine@0x0", "7 11", [3, 2]),
        ("hadsch_hallas mine@0x0", "7 13", [3, 1]),
        ("geodens mine@0x0", "13 4", [2, 1]),
        ("itars mine@0x0", "7 9", [4]),
    ],
)
def test_only_the_hardest_level_adds_a_point_to_every_gain(
    level: str, automa: str, cards: str, gains: list[int]
) -> None:
    game = solo(automa, cards=cards, planets="1x0 gaia" if "geodens" in automa else "", difficulty=level).turn()
    extra = len(gains) if level == "alptrauma" else 0
    assert sum(game.earned().values()) == sum(gains) + extra
    assert game.earned().get("automa:level", 0) == extra


@pytest.mark.rule("GP-AUTO-92")
def test_final_scoring_brings_the_hardest_level_nothing_more() -> None:
    hard, usual = (ended("taklons mine@0x0 nav=4 ai=3", difficulty=level) for level in ("alptrauma", "automa"))
    assert hard.automa.vp == usual.automa.vp + 1
    assert hard.points("taklons")["automa:level"] == 1


@pytest.mark.rule("GP-AUTO-93")
@pytest.mark.parametrize("automa", ["xenos", "itars"])
def test_the_player_may_choose_the_faction_of_the_automa_on_every_level(automa: str) -> None:
    for level in LEVELS:
        game = astrarium.new("gaia", 1, 1, {"factions": ["terrans"], "automa": automa, "difficulty": level})
        assert game.view(0)["seats"][AUTOMA]["faction"] == automa
        assert game.view(0)["automa"]["difficulty"] == level


@pytest.mark.rule("GP-AUTO-94", "GP-DEF-12")
@pytest.mark.parametrize(("place", "credits"), [("1x0", 3), ("2x0", 3), ("3x0", 6)])
def test_its_structures_make_a_trading_station_cheaper(place: str, credits: int) -> None:
    game = solo(f"taklons mine@{place}", "terrans mine@0x0", cards="7 14").turn()
    game.play("terrans upgrade 0x0 station")
    assert game.seat("terrans").credits == 20 - credits


@pytest.mark.rule("GP-AUTO-94", "GP-AUTO-01")
@pytest.mark.parametrize("line", ["upgrade 0x0 station", "build 0x1"])
def test_the_automa_never_charges(line: str) -> None:
    game = solo("taklons institute@1x0", "terrans mine@0x0", cards="7 14", planets="0x1 terra").turn()
    before = game.automa.vp
    game.play(f"terrans {line}")
    assert "offer" not in game.kinds()
    assert game.state.offers == []
    assert (game.automa.vp, game.automa.area1) == (before, 0)


@pytest.mark.rule("GP-AUTO-94", "GP-AUTO-36")
def test_lantids_may_share_a_planet_with_the_automa() -> None:
    game = solo("taklons mine@1x0", "lantids mine@0x0", cards="7 14").turn()
    game.play("lantids build 1x0")
    (shared,) = game.automa.planets
    assert (game.state.owners[shared], game.state.guests[shared]) == (AUTOMA, 0)
    assert shared in game.seat("lantids").planets


@pytest.mark.rule("GP-AUTO-95")
def test_the_player_may_put_satellites_where_the_automa_has_some() -> None:
    pieces = "institute@0x0 academy_left@2x0 mine@3x0"
    game = solo("taklons mine@-9x0 satellite@1x0", f"terrans {pieces} power=4/4/0", cards="7 14").turn()
    game.play("terrans federation 0x0 2x0 3x0")
    while game.asked() != ("terrans", "token"):
        game.play("terrans " + game.legal("terrans")[0])
    assert game.satellites("terrans") == {"1x0"}
    assert game.satellites("taklons") == {"1x0"}


@pytest.mark.rule("GP-AUTO-95")
def test_the_lost_planet_cannot_be_put_on_its_satellite() -> None:
    human = "terrans mine@0x0 nav=4 token=vp8_qic"
    game = solo("taklons mine@-9x0 satellite@1x0", human, cards="7 14").turn()
    game.play("terrans research nav")
    assert not game.can("terrans lost 1x0")
    assert game.can("terrans lost 0x1")


@pytest.mark.rule("GP-AUTO-95")
def test_other_building_is_not_hindered_by_its_satellites() -> None:
    human = "ivits institute@0x0"
    game = solo("taklons mine@-9x0 satellite@1x0", human, cards="7 14").turn()
    game.play("ivits station 1x0")
    assert game.seat("ivits").stations.bit_count() == 1
