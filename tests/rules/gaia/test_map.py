"""The variable map and map codes (MAP)."""

from itertools import combinations
from typing import Any

import pytest

import astrarium
from astrarium import BadOption, Game
from astrarium.games.gaia.components import ids, maps
from astrarium.games.gaia.map.board import Board, Placement
from astrarium.games.gaia.map.layouts import lay_map
from astrarium.games.gaia.state.state import State
from astrarium.kernel import Rng

HOMES = {"terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"}
NEIGHBOURS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
SMALL = {(0, 0), (3, -5), (5, -2), (2, 3), (-3, 5), (-5, 2), (-2, -3)}
LARGE = SMALL | {(1, -8), (-4, -6), (-7, -1)}
BASIC = {"s03": (0, 0), "s01": (3, -5), "s04": (-5, 2), "s02": (-2, -3)}
"""Where the basic map has sectors 01 to 04."""
SOLID = {"s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10"}
OUTLINED = {"s01", "s02", "s03", "s04", "s05o", "s06o", "s07o"}
FIRST_SMALL = "s03.0@0x0 s01.0@3x-5 s05o.0@5x-2 s06o.0@2x3 s07o.0@-3x5 s04.0@-5x2 s02.0@-2x-3"


def laid(players: int, seed: int, version: int = 0, **options: Any) -> Game:
    """A game with its map on the table: factions drawn, nothing placed."""
    return astrarium.new("gaia", players, seed, {"draw_factions": True, **options}, version)


def sectors(game: Game) -> dict[str, tuple[int, int, int]]:
    """Every sector with its centre and its turns."""
    shown = game.view(None)["map"]["sectors"]
    return {sector["id"]: (sector["q"], sector["r"], sector["rotation"]) for sector in shown}


def centres(game: Game) -> dict[str, tuple[int, int]]:
    return {sector: (q, r) for sector, (q, r, _) in sectors(game).items()}


def clashes(planets: dict[tuple[int, int], str]) -> list[tuple[int, int]]:
    """Planets that lie beside one of their own home type."""
    return [
        (q, r)
        for (q, r), kind in planets.items()
        if kind in HOMES and any(planets.get((q + dq, r + dr)) == kind for dq, dr in NEIGHBOURS)
    ]


def planets_of(game: Game) -> dict[tuple[int, int], str]:
    hexes = game.view(None)["map"]["hexes"]
    return {(place["q"], place["r"]): place["planet"] for place in hexes if "planet" in place}


def planets_on(board: Board) -> dict[tuple[int, int], str]:
    """The same, worked out from the sectors alone: a turn of 60 degrees takes (q, r) to (-r, q + r)."""
    found: dict[tuple[int, int], str] = {}
    for placement in board.placements:
        for dq, dr, kind in maps.SECTORS[placement.sector].planets:
            q, r = dq, dr
            for _ in range(placement.rotation):
                q, r = -r, q + r
            found[placement.q + q, placement.r + r] = ids.PLANET_IDS[kind]
    return found


@pytest.mark.rule("GP-MAP-01")
@pytest.mark.parametrize(("players", "name"), [(2, "variable"), (3, "variant_1"), (4, "variant_2")])
def test_a_variable_map_is_made_when_all_factions_are_known(players: int, name: str) -> None:
    game = astrarium.new("gaia", players, 3, {"map": name})
    for seat in range(players):
        assert game.view(None)["map"]["sectors"] == []
        events = game.apply(seat, game.legal_actions(seat)[-1])
    assert [event.kind for event in events if event.kind == "map"] == ["map"]
    assert len(sectors(game)) == (7 if players == 2 else 10)


@pytest.mark.rule("GP-MAP-01")
def test_the_fixed_map_lies_there_from_the_beginning() -> None:
    game = astrarium.new("gaia", 2, 3, {"map": "first"})
    assert game.view(None)["map"]["code"] == FIRST_SMALL


@pytest.mark.rule("GP-MAP-01", "GP-MAP-08")
@pytest.mark.parametrize(("players", "name"), [(2, "variable"), (3, "variant_3"), (4, "variant_1")])
def test_the_last_player_may_turn_the_sectors(players: int, name: str) -> None:
    game = laid(players, 5, map=name, rotate=True)
    last = players - 1
    decision = game.decision(last)
    assert game.to_act == (last,)
    assert decision is not None
    assert decision.kind == "rotate"
    before = sectors(game)
    for action in game.legal_actions(last):
        after = game.clone()
        after.apply(last, action)
        if action.verb == "rotate" and not clashes(planets_of(after)):
            break
    _, sector, turns = str(action).split()
    game.apply(last, action)
    q, r, _ = before[sector]
    assert sectors(game) == {**before, sector: (q, r, int(turns))}
    assert planets_of(game) == planets_on(board_of(game))
    game.apply(last, "done")
    assert sectors(game)[sector] == (q, r, int(turns))
    decision = game.decision(game.to_act[0])
    assert decision is not None
    assert decision.kind == "place"


def board_of(game: Game) -> Board:
    assert isinstance(game.position, State)
    return game.position.board


@pytest.mark.rule("GP-MAP-01", "GP-MAP-08")
def test_nobody_turns_anything_unless_the_option_says_so() -> None:
    game = laid(2, 5, map="variable")
    decision = game.decision(game.to_act[0])
    assert decision is not None
    assert decision.kind == "place"


def turned(board: Board, *turns: tuple[int, int]) -> Board:
    """The board with some of its sectors turned so."""
    placements = list(board.placements)
    for number, rotation in turns:
        old = placements[number]
        placements[number] = Placement(old.sector, old.q, old.r, rotation)
    return Board(placements)


def rotate(board: Board, number: int, rotation: int) -> str:
    return f"rotate {maps.SECTOR_IDS[board.placements[number].sector]} {rotation}"


@pytest.mark.rule("GP-MAP-08", "GP-MAP-02")
def test_in_version_1_a_sector_could_be_turned_only_if_the_map_stayed_legal() -> None:
    refused: set[str] = set()
    for seed in range(4):
        game = laid(2, seed, version=1, map="variable", rotate=True)
        board = board_of(game)
        for number, old in enumerate(board.placements):
            for turns in range(6):
                line = rotate(board, number, turns)
                refusal = game.why_not(1, line)
                listed = line in [str(action) for action in game.legal_actions(1)]
                assert listed == (refusal is None)
                if turns == old.rotation:
                    assert refusal is not None
                    assert refusal.rule == "GP-MAP-08"
                elif clashes(planets_on(turned(board, (number, turns)))):
                    assert refusal is not None
                    refused.add(refusal.rule)
                else:
                    assert refusal is None
    assert refused == {"GP-MAP-02"}


def possible(board: Board, fixed: dict[int, int]) -> bool:
    """Whether a legal map has these sectors turned so: all the others are tried in every way."""
    numbers = [*fixed, *[number for number in range(len(board.placements)) if number not in fixed]]
    planets = {
        (number, rotation): planets_on(Board([turned(board, (number, rotation)).placements[number]]))
        for number in numbers
        for rotation in ([fixed[number]] if number in fixed else range(6))
    }

    def fits(laid_out: dict[tuple[int, int], str], rest: list[int]) -> bool:
        if clashes(laid_out):
            return False
        if not rest:
            return True
        ways = [fixed[rest[0]]] if rest[0] in fixed else list(range(6))
        return any(fits({**laid_out, **planets[rest[0], way]}, rest[1:]) for way in ways)

    return fits({}, numbers)


@pytest.mark.rule("GP-MAP-08", "GP-MAP-02")
def test_sectors_may_be_turned_to_every_legal_map_one_after_another() -> None:
    refused = 0
    for seed in range(2):
        game = laid(2, seed, map="variable", rotate=True)
        done: dict[int, int] = {}
        chance = Rng(seed)
        while game.to_act == (1,) and len(done) < 7:
            board = board_of(game)
            assert game.why_not(1, "done") is None or clashes(planets_of(game))
            lines = []
            for number, old in enumerate(board.placements):
                for turns in range(6):
                    line = rotate(board, number, turns)
                    refusal = game.why_not(1, line)
                    legal = number not in done and turns != old.rotation
                    legal = legal and possible(board, {**done, number: turns})
                    assert (refusal is None) == legal, line
                    assert (line in [str(action) for action in game.legal_actions(1)]) == legal
                    refused += refusal is not None and refusal.rule == "GP-MAP-02"
                    lines += [(line, number, turns)] if legal else []
            line, number, turns = lines[chance.below(len(lines))]
            game.apply(1, line)
            done[number] = turns
        assert clashes(planets_of(game)) == []
    assert refused


@pytest.mark.rule("GP-MAP-08", "GP-MAP-02")
def test_turns_that_are_legal_only_together_can_be_made() -> None:
    game = laid(2, 3, map="variable", rotate=True)
    board = board_of(game)
    single = [(n, turns) for n in range(7) for turns in range(6) if clashes(planets_on(turned(board, (n, turns))))]
    one, other = next(
        (one, other)
        for one, other in combinations(single, 2)
        if one[0] != other[0] and not clashes(planets_on(turned(board, one, other)))
    )
    game.apply(1, rotate(board, *one))
    refusal = game.why_not(1, "done")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("GP-MAP-02", "same-type-adjacent")
    assert "done" not in [str(action) for action in game.legal_actions(1)]
    again = game.rules.restore(game.position.plain())
    assert again.plain() == game.position.plain()
    game.apply(1, rotate(board, *other))
    game.apply(1, "done")
    assert board_of(game).code() == turned(board, one, other).code()
    before = laid(2, 3, version=1, map=board.code(), rotate=True)
    assert before.why_not(1, rotate(board, *one)) is not None
    assert before.why_not(1, rotate(board, *other)) is not None


@pytest.mark.rule("GP-MAP-08")
def test_a_sector_out_of_play_or_turned_already_cannot_be_turned() -> None:
    game = laid(2, 5, map="variable", rotate=True)
    refusal = game.why_not(1, "rotate s08 1")
    assert refusal is not None
    assert refusal.rule == "GP-MAP-03"
    action = next(action for action in game.legal_actions(1) if action.verb == "rotate")
    sector = str(action).split()[1]
    game.apply(1, action)
    assert not [listed for listed in game.legal_actions(1) if f" {sector} " in str(listed)]
    for turns in range(6):
        refusal = game.why_not(1, f"rotate {sector} {turns}")
        assert refusal is not None
        assert refusal.rule in ("GP-MAP-01", "GP-MAP-08")


@pytest.mark.rule("GP-MAP-02")
@pytest.mark.parametrize(
    ("players", "name", "leave_out"),
    [
        (2, "variable", "none"),
        (2, "small_random", "none"),
        (3, "variant_1", "both"),
        (3, "variant_2", "s09"),
        (3, "variant_3", "s10"),
        (4, "variant_1", "none"),
        (4, "variant_2", "none"),
        (4, "variant_3", "none"),
        (4, "variable", "none"),
    ],
)
def test_no_two_planets_of_one_home_colour_lie_side_by_side(players: int, name: str, leave_out: str) -> None:
    codes: set[str] = set()
    for seed in range(150):
        board = lay_map(players, name, leave_out, Rng(seed))
        planets = planets_on(board)
        assert len(planets) == len(board.planets), "sectors overlap"
        assert clashes(planets) == [], board.code()
        codes.add(board.code())
    assert len(codes) > 140


@pytest.mark.rule("GP-MAP-02")
@pytest.mark.parametrize("players", [2, 3])
def test_the_basic_maps_are_legal_themselves(players: int) -> None:
    assert clashes(planets_of(laid(players, 1))) == []


@pytest.mark.rule("GP-MAP-02")
def test_gaia_and_transdim_planets_may_touch_their_like() -> None:
    # Sector 10 prints two Transdim planets side by side, at 2x-1 and 2x0.
    board = Board([Placement(maps.SECTOR_IDS.index("s10"), 0, 0, 0)])
    beside = [planet for planet, kind in enumerate(board.kinds) if kind == ids.TRANSDIM]
    assert board.near[beside[0]][beside[1]] == 1
    assert board.clash() == -1
    for planet in beside:
        board.kinds[planet] = ids.GAIA
    assert board.clash() == -1
    for planet in beside:
        board.kinds[planet] = ids.ICE
    assert board.clash() in beside


@pytest.mark.rule("GP-MAP-03")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", ["variable", "variant_1", "variant_2", "variant_3"])
def test_three_or_four_players_keep_to_ten_sectors_and_the_outline(players: int, name: str) -> None:
    for seed in range(5):
        game = laid(players, seed, map=name)
        assert set(sectors(game)) == SOLID
        assert set(centres(game).values()) == LARGE


@pytest.mark.rule("GP-MAP-04")
def test_variant_1_deals_sectors_05_to_10_around_the_fixed_ones() -> None:
    places: dict[str, set[tuple[int, int]]] = {sector: set() for sector in SOLID}
    for seed in range(60):
        game = laid(4, seed, map="variant_1")
        for sector, centre in centres(game).items():
            places[sector].add(centre)
        assert all(sectors(game)[sector] == (*BASIC[sector], 0) for sector in BASIC)
    for sector in SOLID - set(BASIC):
        assert places[sector] == LARGE - set(BASIC.values())


@pytest.mark.rule("GP-MAP-05")
def test_variant_2_shuffles_the_inner_and_the_outer_sectors_apart() -> None:
    places: dict[str, set[tuple[int, int]]] = {sector: set() for sector in SOLID}
    for seed in range(80):
        for sector, centre in centres(laid(4, seed, map="variant_2")).items():
            places[sector].add(centre)
    for sector in SOLID:
        inner = set(BASIC.values())
        assert places[sector] == (inner if sector in BASIC else LARGE - inner)


@pytest.mark.rule("GP-MAP-05")
@pytest.mark.parametrize("leave_out", ["none", "s09"])
def test_variant_2_turns_only_the_outer_sectors(leave_out: str) -> None:
    turns: dict[str, set[int]] = {sector: set() for sector in SOLID}
    inner: set[tuple[str, ...]] = set()
    for seed in range(120):
        game = laid(3, seed, map="variant_2", leave_out=leave_out)
        for sector, (_, _, rotation) in sectors(game).items():
            turns[sector].add(rotation)
        places = {centre: sector for sector, centre in centres(game).items()}
        inner.add(tuple(places[centre] for centre in BASIC.values()))
    assert all(turns[sector] == {0} for sector in BASIC)
    assert all(turns[sector] == {0, 1, 2, 3, 4, 5} for sector in SOLID - set(BASIC) - {leave_out})
    # Unturned, the four can lie in 18 of 24 orders; in the others two planets of one home type would touch.
    assert len(inner) == 18


@pytest.mark.rule("GP-MAP-05")
def test_a_game_of_version_1_turns_the_inner_sectors_of_variant_2() -> None:
    turns: set[int] = set()
    for seed in range(20):
        game = laid(4, seed, version=1, map="variant_2")
        turns |= {sectors(game)[sector][2] for sector in BASIC}
    assert turns == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("GP-MAP-06")
@pytest.mark.parametrize("name", ["variant_3", "variable"])
def test_variant_3_shuffles_all_ten_sectors(name: str) -> None:
    places: dict[str, set[tuple[int, int]]] = {sector: set() for sector in SOLID}
    for seed in range(120):
        board = lay_map(4, name, "none", Rng(seed))
        for placement in board.placements:
            places[maps.SECTOR_IDS[placement.sector]].add((placement.q, placement.r))
    assert all(seen == LARGE for seen in places.values())


@pytest.mark.rule("GP-MAP-07")
@pytest.mark.parametrize("name", ["variable", "small_random"])
def test_two_players_shuffle_seven_sectors_with_outlined_sides(name: str) -> None:
    places: dict[str, set[tuple[int, int]]] = {sector: set() for sector in OUTLINED}
    for seed in range(80):
        board = lay_map(2, name, "none", Rng(seed))
        assert {maps.SECTOR_IDS[placement.sector] for placement in board.placements} == OUTLINED
        for placement in board.placements:
            places[maps.SECTOR_IDS[placement.sector]].add((placement.q, placement.r))
    assert all(seen == SMALL for seen in places.values())


@pytest.mark.rule("GP-MAP-07", "GP-MAP-03")
@pytest.mark.parametrize(
    ("players", "name"),
    [(2, "variant_1"), (2, "variant_2"), (2, "variant_3"), (3, "small_random"), (4, "small_random")],
)
def test_a_variant_is_for_its_number_of_players(players: int, name: str) -> None:
    with pytest.raises(BadOption, match=rf"map '{name}' is not for {players} players .*'variable'"):
        astrarium.new("gaia", players, 1, {"map": name})


@pytest.mark.rule("GP-MAP-08")
@pytest.mark.parametrize(("players", "name"), [(2, "variable"), (4, "variant_1"), (4, "variant_3")])
def test_dealt_sectors_are_turned_at_random(players: int, name: str) -> None:
    turns: set[int] = set()
    for seed in range(20):
        board = lay_map(players, name, "none", Rng(seed))
        turns |= {placement.rotation for placement in board.placements}
    assert turns == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("GP-MAP-09")
@pytest.mark.parametrize(("leave_out", "gone"), [("s09", {"s09"}), ("s10", {"s10"}), ("both", {"s09", "s10"})])
@pytest.mark.parametrize("name", ["first", "variant_1", "variant_2", "variant_3", "variable"])
def test_three_players_may_leave_sectors_out(name: str, leave_out: str, gone: set[str]) -> None:
    game = laid(3, 2, map=name, leave_out=leave_out)
    assert set(sectors(game)) == SOLID - gone
    empty = {"s09": (-4, -6), "s10": (1, -8)}
    assert set(centres(game).values()) == LARGE - {empty[sector] for sector in gone}
    assert len(game.view(None)["map"]["hexes"]) == 19 * (10 - len(gone))


@pytest.mark.rule("GP-MAP-09")
@pytest.mark.parametrize("players", [2, 4])
def test_only_three_players_may_leave_sectors_out(players: int) -> None:
    with pytest.raises(BadOption, match="only with three players"):
        astrarium.new("gaia", players, 1, {"leave_out": "s09"})


# Codes


@pytest.mark.rule("GP-MAP-09")
@pytest.mark.parametrize(
    ("players", "name", "leave_out"),
    [(2, "variable", "none"), (3, "variant_2", "both"), (4, "variant_3", "none"), (4, "first", "none")],
)
def test_a_map_can_be_shared_by_its_code(players: int, name: str, leave_out: str) -> None:
    game = laid(players, 7, map=name, leave_out=leave_out)
    code = game.view(None)["map"]["code"]
    again = laid(players, 8, map=code)
    assert again.view(None)["map"]["code"] == code
    assert planets_of(again) == planets_of(game)


@pytest.mark.rule("GP-MAP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_outline_is_given_by_a_map_code(players: int) -> None:
    # Six sectors: the basic map for two without sector 07.
    code = FIRST_SMALL.replace(" s07o.0@-3x5", "")
    game = laid(players, 1, map=code)
    assert set(sectors(game)) == OUTLINED - {"s07o"}
    assert len(game.view(None)["map"]["hexes"]) == 6 * 19


@pytest.mark.rule("GP-MAP-09", "GP-MAP-08")
def test_the_sectors_of_a_map_code_may_be_turned_too() -> None:
    game = laid(2, 1, map=FIRST_SMALL, rotate=True)
    action = next(action for action in game.legal_actions(1) if action.verb == "rotate")
    game.apply(1, action)
    assert game.view(None)["map"]["code"] != FIRST_SMALL


@pytest.mark.rule("GP-MAP-09")
@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "map is usual, first, variable, .* or a map code like"),
        ("frist", "map is usual, first, variable, .* not 'frist'"),
        ("variant_4", "map is usual, first, variable, .* not 'variant_4'"),
        ("s03@0x0", "not sector.rotation@centre, like"),
        ("s03.6@0x0", "not sector.rotation@centre, like"),
        ("s03.-1@0x0", "not sector.rotation@centre, like"),
        ("s03.0@0x0 s01.0", "'s01.0' in the map code is not sector.rotation@centre"),
        ("s11.0@0x0", "there is no sector 's11'; there are s01, s02"),
        ("s05x.0@0x0", "there is no sector 's05x'"),
        (".0@0x0", "there is no sector ''"),
        ("s03.0@", "'' in the map code is no hex, like 3x-5"),
        ("s03.0@0,0", "'0,0' in the map code is no hex, like 3x-5"),
        ("s03.0@99x0", "'99x0' in the map code is no hex, like 3x-5"),
        ("s03.0@9x0", "'s03.0@9x0' lies too far out: centres go from -8 to 8"),
        ("s03.0@0x-9", "'s03.0@0x-9' lies too far out: centres go from -8 to 8"),
        ("s03.0@0x0 s03.1@3x-5", "lays sector 03 twice"),
        ("s05.0@0x0 s05o.0@3x-5", "lays sector 05 twice"),
        ("s03.0@0x0 s01.0@0x0", r"s01.0@0x0 overlaps s03.0@0x0"),
        ("s03.0@0x0 s01.0@4x-4", r"s01.0@4x-4 overlaps s03.0@0x0"),
        ("s03.0@0x0 s01.0@6x0", "do not all touch"),
        ("s03.0@0x0 s01.0@3x-5 s05o.0@-8x8", "do not all touch"),
        ("s03.0@0x0", "too few planets of type terra: 1, and terrans start on 2 .GP-ADV-03."),
        ("s01.0@3x-5 s02.0@-2x-3 s04.0@-5x2", "too few planets of type desert: 2, and xenos start on 3"),
    ],
)
def test_a_code_that_cannot_be_a_map_is_refused_with_the_reason(code: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        astrarium.new("gaia", 2, 1, {"map": code})


@pytest.mark.rule("GP-MAP-02", "GP-MAP-09")
def test_a_code_with_two_planets_of_one_colour_side_by_side_is_refused() -> None:
    refused = 0
    for turns in range(6):
        code = FIRST_SMALL.replace("s02.0", f"s02.{turns}")
        places = [Placement(maps.SECTOR_IDS.index("s02"), -2, -3, turns)]
        places += [p for p in lay_map(2, "first", "none", Rng(1)).placements if maps.SECTOR_IDS[p.sector] != "s02"]
        if clashes(planets_on(Board(places))):
            refused += 1
            with pytest.raises(BadOption, match=r"two planets of one home type side by side, at .*GP-MAP-02"):
                astrarium.new("gaia", 2, 1, {"map": code})
        else:
            astrarium.new("gaia", 2, 1, {"map": code})
    assert refused > 0


@pytest.mark.rule("GP-MAP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_map_has_room_for_the_starting_structures_of_every_faction(players: int) -> None:
    """A map on which somebody could not place a starting mine would never come to an end."""
    with pytest.raises(BadOption, match=r"start on"):
        astrarium.new("gaia", players, 1, {"map": "s03.0@0x0"})


@pytest.mark.rule("GP-MAP-09")
def test_sectors_are_not_left_out_of_a_map_code() -> None:
    code = laid(3, 1, map="variant_3").view(None)["map"]["code"]
    with pytest.raises(BadOption, match="not of a map given by code"):
        astrarium.new("gaia", 3, 1, {"map": code, "leave_out": "s09"})


@pytest.mark.rule("GP-MAP-08")
def test_the_sectors_of_the_fixed_map_are_not_turned() -> None:
    with pytest.raises(BadOption, match=r"only on a variable map \(GP-MAP-08\)"):
        astrarium.new("gaia", 2, 1, {"map": "first", "rotate": True})
