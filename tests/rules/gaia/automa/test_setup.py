"""Setting up the solo game (GP-AUTO-10 to -25)."""

from typing import Any

import pytest

import astrarium
from astrarium import BadOption, Event, Game
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids, maps
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.state import AUTOMA, State
from tests.rules.gaia.automa.printed import CARDS, FACTIONS
from tests.rules.gaia.automa.solo import solo

SEEDS = range(30)
OTHER = {"terrans": "xenos"}
"""Somebody to play against: Terrans, but Xenos where the Automa has their colour."""

FIRST_MINES = {
    "terrans": ({"-2x1", "4x-5"}, {"-2x1", "-5x4"}),
    "xenos": ({"-2x2", "-1x-2", "2x-6"}, {"-2x2", "-1x-2", "2x-6"}),
    "taklons": ({"-5x3", "3x-6"}, {"-5x3", "-3x6"}),
    "hadsch_hallas": ({"1x-3", "-4x1"}, {"1x-3", "-4x1"}),
    "geodens": ({"2x-3", "3x-1"}, {"3x-1", "2x-3"}),
    "firaks": ({"1x1", "-3x0"}, {"1x1", "-3x0"}),
    "itars": ({"0x1", "-1x-3"}, {"0x1", "-1x-3"}),
}
"""Where the Automa begins on the basic map, if a card with an arrow down, or up, breaks a tie."""


def alone(human: str = "", seed: int = 1, **options: Any) -> Game:
    """A new solo game."""
    given = {"factions": [human]} if human else {}
    return astrarium.new("gaia", 1, seed, {**given, **options})


def against(automa: str, seed: int = 1, **options: Any) -> Game:
    """A new solo game against a faction of the Automa."""
    return alone(OTHER.get(automa, "terrans"), seed, automa=automa, **options)


def state_of(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def played_to(game: Game, kind: str) -> list[Event]:
    """Answer everything with the first option until a kind of decision; what happened on the way."""
    events: list[Event] = []
    while (decision := game.decision(0)) is not None and decision.kind != kind:
        events += game.apply(0, game.legal_actions(0)[0])
    return events


def mines(game: Game) -> list[str]:
    """The Automa's planets, in the order in which it came there."""
    state = state_of(game)
    return [hexes.name(state.hex_of(planet)) for planet in state.seats[AUTOMA].planets]


@pytest.mark.rule("GP-AUTO-10", "GP-AUTO-40")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_the_player_has_the_marker_and_begins(seed: int) -> None:
    game = against("taklons", seed)
    assert state_of(game).first_player == 0
    events = played_to(game, "turn")
    assert "automa-reveal" not in [event.kind for event in events]
    assert game.to_act == (0,)
    assert state_of(game).round == 1


@pytest.mark.rule("GP-AUTO-11")
def test_the_map_is_seven_sectors_at_random_around_a_random_one() -> None:
    centres = set()
    codes = set()
    for seed in SEEDS:
        board = state_of(against("taklons", seed)).board
        assert {maps.SECTOR_IDS[p.sector] for p in board.placements} == {
            "s01", "s02", "s03", "s04", "s05o", "s06o", "s07o",
        }  # fmt: skip
        assert {(p.q, p.r) for p in board.placements} == {
            (0, 0),
            (3, -5),
            (5, -2),
            (2, 3),
            (-3, 5),
            (-5, 2),
            (-2, -3),
        }
        centres.add(next(p.sector for p in board.placements if (p.q, p.r) == (0, 0)))
        codes.add(board.code())
    assert len(centres) == 7
    assert len(codes) == len(SEEDS)


@pytest.mark.rule("GP-AUTO-11")
def test_sectors_may_be_turned_by_the_player() -> None:
    game = against("taklons", rotate=True)
    decision = game.decision(0)
    assert decision is not None
    assert decision.kind == "rotate"
    before = state_of(game).board.code()
    game.apply(0, next(action for action in game.legal_actions(0) if action.verb == "rotate"))
    assert state_of(game).board.code() != before


@pytest.mark.rule("GP-AUTO-11", "GP-AUTO-15", "GP-AUTO-17", "GP-AUTO-21", "GP-AUTO-93")
def test_the_first_game_has_the_basic_map_given_factions_and_the_easiest_level() -> None:
    game = alone(setup="first_game")
    basic = state_of(astrarium.new("gaia", 2, 1, {"map": "first"})).board.code()
    assert state_of(game).board.code() == basic
    assert [str(action) for action in game.legal_actions(0)] == ["faction hadsch_hallas"]
    played_to(game, "turn")
    automa = state_of(game).automa
    assert automa is not None
    assert game.view(0)["automa"]["difficulty"] == "automalein"
    assert game.view(0)["seats"][AUTOMA]["faction"] == "taklons"
    assert state_of(game).seats[AUTOMA].vp == 0
    assert len(automa.deck) == 6
    two = list(CARDS).index("2")
    assert two not in automa.deck + automa.closed


@pytest.mark.rule("GP-AUTO-15", "GP-AUTO-93")
@pytest.mark.parametrize(
    "options",
    [
        {"setup": "first_game", "automa": "xenos"},
        {"setup": "first_game", "difficulty": "ultoma"},
        {"setup": "first_game", "map": "variable"},
        {"factions": ["terrans"], "automa": "terrans"},
        {"factions": ["lantids"], "automa": "terrans"},
        {"factions": ["nevlas"], "automa": "itars"},
        {"automa": "nevlas"},
        {"automa": "lantids"},
        {"difficulty": "easy"},
    ],
    ids=str,
)
def test_what_does_not_go_together_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        astrarium.new("gaia", 1, 1, options)


@pytest.mark.rule("GP-AUTO-15")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", [{"automa": "xenos"}, {"difficulty": "automa"}], ids=str)
def test_the_automa_plays_only_against_one(players: int, option: dict[str, str]) -> None:
    with pytest.raises(BadOption, match="is only for tables of 1, not of"):
        astrarium.new("gaia", players, 1, option)
    assert state_of(astrarium.new("gaia", players, 1)).automa is None


@pytest.mark.rule("GP-AUTO-12", "GP-EX-34")
def test_hexes_lie_in_horizontal_rows_numbered_from_the_left() -> None:
    east, south_east, south_west = hexes.hex_at(1, 0), hexes.hex_at(0, 1), hexes.hex_at(-1, 1)
    middle = hexes.hex_at(0, 0)
    assert hexes.row(east) == hexes.row(middle)
    assert hexes.row(south_east) == hexes.row(south_west) == hexes.row(middle) + 1
    assert middle < east < south_west < south_east


@pytest.mark.rule("GP-AUTO-13")
def test_one_federation_token_of_each_kind_is_out_of_the_game() -> None:
    laid = set()
    for seed in SEEDS:
        state = state_of(against("taklons", seed))
        left = dict(zip(c.TOKEN_IDS, state.tokens_left, strict=True))
        on_the_board = c.TOKEN_IDS[state.terraforming_token]
        laid.add(on_the_board)
        assert left.pop("gleens") == 1
        assert on_the_board in left
        assert left == {kind: 1 if kind == on_the_board else 2 for kind in left}
    assert len(laid) == 6


@pytest.mark.rule("GP-AUTO-14")
def test_five_random_boosters_lie_in_a_row_of_random_order() -> None:
    rows = [tuple(state_of(against("taklons", seed)).boosters) for seed in SEEDS]
    assert {len(set(row)) for row in rows} == {5}
    assert {booster for row in rows for booster in row} == set(range(10))
    assert any(list(row) != sorted(row) for row in rows)


@pytest.mark.rule("GP-AUTO-15")
def test_a_random_automa_has_any_faction_in_another_colour() -> None:
    seen = set()
    for seed in range(60):
        game = alone("lantids", seed, map="first")
        seen.add(game.view(0)["seats"][AUTOMA]["faction"])
    assert seen == set(FACTIONS) - {"terrans"}


@pytest.mark.rule("GP-AUTO-15")
def test_the_player_cannot_choose_the_colour_of_an_automa_that_is_given() -> None:
    game = alone(automa="terrans", map="first")
    listed = {str(action) for action in game.legal_actions(0)}
    assert len(listed) == 12
    for same in ("terrans", "lantids"):
        assert f"faction {same}" not in listed
        refusal = game.why_not(0, f"faction {same}")
        assert refusal is not None
        assert refusal.rule == "GP-AUTO-15"


@pytest.mark.rule("GP-AUTO-15")
def test_a_drawn_faction_leaves_the_colour_of_the_automa_alone() -> None:
    drawn = set()
    for seed in range(80):
        game = alone(seed=seed, automa="itars", draw_factions=True, map="first")
        drawn.add(game.view(0)["seats"][0]["faction"])
    assert drawn == set(ids.FACTION_IDS) - {"nevlas", "itars"}


@pytest.mark.rule("GP-AUTO-16", "GP-AUTO-80", "GP-AUTO-81", "GP-AUTO-83", "GP-AUTO-84")
@pytest.mark.parametrize(
    ("automa", "levels"),
    [
        ("terrans", [0, 0, 0, 1, 0, 0]),
        ("xenos", [0, 0, 1, 0, 0, 0]),
        ("taklons", [0] * 6),
        ("hadsch_hallas", [0, 0, 0, 0, 1, 0]),
        ("geodens", [1, 0, 0, 0, 0, 0]),
        ("firaks", [0] * 6),
        ("itars", [0] * 6),
    ],
)
def test_the_faction_card_may_give_a_level_but_not_what_it_brings(automa: str, levels: list[int]) -> None:
    game = against(automa)
    played_to(game, "turn")
    player = state_of(game).seats[AUTOMA]
    assert player.levels == levels
    assert (player.ore, player.credits, player.knowledge, player.qic) == (0, 0, 0, 0)
    assert (player.area1, player.area2, player.area3, player.gaia, player.brainstone) == (0, 0, 0, 0, 0)
    assert player.formers_ready == 0
    assert sum(player.built) == len(player.planets) == (3 if automa == "xenos" else 2)


@pytest.mark.rule("GP-AUTO-17")
def test_it_begins_with_ten_points_and_on_zero_of_the_rankings() -> None:
    game = against("taklons")
    assert state_of(game).seats[AUTOMA].ledger == [(0, "start", 10)]
    assert [tile["counts"][AUTOMA] for tile in game.view(0)["final_tiles"]] == [0, 0]


@pytest.mark.rule("GP-AUTO-17")
@pytest.mark.parametrize(
    ("automa", "near", "far"),
    [
        ("terrans", "ice", "volcanic"),
        ("xenos", "swamp", "titanium"),
        ("taklons", "desert", "volcanic"),
        ("hadsch_hallas", "volcanic", "desert"),
        ("geodens", "oxide", "terra"),
        ("firaks", "ice", "terra"),
        ("itars", "terra", "oxide"),
    ],
)
def test_steps_are_reckoned_from_its_own_home_type(automa: str, near: str, far: str) -> None:
    game = solo(f"{automa} mine@0x0", cards="13 4", planets=f"1x0 {near}, -1x0 {far}").turn()
    assert game.built() == "1x0"
    (tie,) = [tie for tie in game.told("automa-tie") if tie["by"] == "steps"]
    assert tie["value"] == 1


@pytest.mark.rule("GP-AUTO-18", "GP-AUTO-19", "GP-AUTO-31", "GP-EX-36")
@pytest.mark.parametrize("automa", FACTIONS)
def test_it_begins_on_the_home_planets_nearest_to_the_centre(automa: str) -> None:
    seen = set()
    for seed in SEEDS:
        game = against(automa, seed, map="first")
        played_to(game, "booster")
        seen.add(frozenset(mines(game)))
    assert seen == {frozenset(planets) for planets in FIRST_MINES[automa]}


@pytest.mark.rule("GP-AUTO-19", "GP-AUTO-30", "GP-AUTO-31", "GP-EX-36")
def test_a_card_drawn_breaks_a_tie_by_its_arrow() -> None:
    drawn = set()
    for seed in range(160):
        game = alone(seed=seed, automa="taklons", map="first")
        events = game.apply(0, "faction terrans")
        (card,) = [event.data["card"] for event in events if event.kind == "automa-draws"]
        played_to(game, "booster")
        assert set(mines(game)) == FIRST_MINES["taklons"][CARDS[card].arrow == "up"]
        drawn.add(card)
    assert drawn == set(CARDS)


@pytest.mark.rule("GP-AUTO-19")
@pytest.mark.parametrize("automa", ["hadsch_hallas", "geodens", "firaks", "itars", "xenos"])
def test_no_card_is_drawn_where_nothing_is_to_be_decided(automa: str) -> None:
    game = alone(automa=automa, map="first")
    events = game.apply(0, "faction terrans")
    assert "automa-draws" not in [event.kind for event in events]


@pytest.mark.rule("GP-AUTO-19")
def test_on_any_map_the_nearest_come_first_and_one_card_cuts_what_is_too_many() -> None:
    for seed in range(60):
        game = alone(seed=seed, automa="firaks")
        events = game.apply(0, "faction terrans")
        draws = [event.data["card"] for event in events if event.kind == "automa-draws"]
        assert len(draws) <= 1
        state = state_of(game)
        homes = [place for place, kind in zip(state.board.planets, state.board.kinds, strict=True) if kind == 5]
        far = sorted(hexes.distance(hexes.hex_at(0, 0), place) for place in homes)
        played_to(game, "booster")
        chosen = [hexes.named(name) for name in mines(game)]
        assert sorted(hexes.distance(hexes.hex_at(0, 0), place) for place in chosen) == far[:2]
        assert bool(draws) == (far[1] == far[2])
        if draws:
            tied = [place for place in homes if hexes.distance(hexes.hex_at(0, 0), place) == far[1]]
            tied.sort(reverse=CARDS[draws[0]].arrow == "up")
            free = 2 - len([place for place in chosen if place not in tied])
            assert set(chosen) >= set(tied[:free])


@pytest.mark.rule("GP-AUTO-20")
def test_the_automa_takes_its_booster_before_the_player() -> None:
    game = against("taklons", map="first")
    row = list(state_of(game).boosters)
    played_to(game, "booster")
    state = state_of(game)
    assert state.seats[AUTOMA].booster in row
    assert [str(action) for action in game.legal_actions(0)] == [
        f"booster {c.BOOSTER_IDS[booster]}" for booster in row if booster != state.seats[AUTOMA].booster
    ]


@pytest.mark.rule("GP-AUTO-21", "GP-AUTO-22")
def test_the_deck_is_the_green_cards_and_one_unseen_and_the_rest_is_kept() -> None:
    green = {"1", "2", "4", "5", "7", "13"}
    strangers = set()
    tops = set()
    for seed in SEEDS:
        game = against("firaks", seed, map="first")
        events = played_to(game, "turn")
        automa = state_of(game).automa
        assert automa is not None
        deck = [list(CARDS)[card] for card in automa.deck]
        closed = [list(CARDS)[card] for card in automa.closed]
        assert len(deck) == 7
        assert set(deck) > green
        assert sorted(deck + closed) == sorted(CARDS)
        strangers |= set(deck) - green
        tops.add(deck[-1])
        (told,) = [event.data for event in events if event.kind == "automa-deck"]
        assert told == {"cards": 7, "closed": 10}
        assert game.view(0)["automa"]["crosswise"] == 3
    assert len(strangers) > 6
    assert len(tops) > 6


@pytest.mark.rule("GP-AUTO-23", "GP-NEUT-01", "GP-EX-24")
@pytest.mark.parametrize(
    ("tile", "number"),
    [("structures", 11), ("in_federations", 10), ("types", 5), ("gaia", 4), ("sectors", 6), ("satellites", 8)],
)
def test_the_neutral_player_takes_part(tile: str, number: int) -> None:
    other = "gaia" if tile != "gaia" else "types"
    game = solo("taklons mine@0x0", finals=f"{tile} {other}", cards="13 4")
    assert game.game.view(None)["final_tiles"][0]["neutral"] == number


@pytest.mark.rule("GP-AUTO-24", "GP-AUTO-18")
@pytest.mark.parametrize(
    ("human", "automa", "order"),
    [
        ("terrans", "taklons", "human automa automa human"),
        ("terrans", "xenos", "human automa automa human automa"),
        ("xenos", "taklons", "human automa automa human human"),
        ("ivits", "taklons", "automa automa institute"),
        ("ivits", "xenos", "automa automa automa institute"),
    ],
)
def test_the_order_of_starting_structures(human: str, automa: str, order: str) -> None:
    game = alone(automa=automa, map="first")
    events = [*game.apply(0, f"faction {human}"), *played_to(game, "booster")]
    placed = [event for event in events if event.kind == "place"]
    names = ["institute" if event.data["institute"] else ("human", "automa")[event.seat] for event in placed]
    assert " ".join(names) == order
    assert state_of(game).seats[AUTOMA].satellites == 0
    assert state_of(game).seats[AUTOMA].vp == 10


@pytest.mark.rule("GP-AUTO-25", "GP-AUTO-05", "GP-AUTO-01")
@pytest.mark.parametrize("booster", c.BOOSTER_IDS)
def test_its_booster_gives_the_automa_nothing(booster: str) -> None:
    row = [name for name in c.BOOSTER_IDS if name != booster][:3]
    seat = f"taklons mine@0x0 station@1x0 lab@2x0 institute@3x0 mine@4x0/gaia booster={booster}"
    game = solo(seat, "terrans mine@-9x0 passed", deck="4 1", boosters=" ".join(row)).turn()
    assert set(game.earned()) == {"automa:round_gaia_4"}
    player = game.automa
    assert (player.ore, player.credits, player.knowledge, player.qic) == (0, 0, 0, 0)
    assert (player.area1, player.area2, player.area3) == (0, 0, 0)
    assert game.state.round == 3
