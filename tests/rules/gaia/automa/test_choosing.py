"""How the Automa chooses: by direction, by number, by range (GP-AUTO-30 to -36)."""

import pytest

from astrarium.games.gaia.automa.choosing import Narrowing
from astrarium.games.gaia.components.components import CARD_IDS
from astrarium.games.gaia.components.ids import PLANET_IDS
from astrarium.games.gaia.components.maps import SECTOR_IDS
from astrarium.games.gaia.map.board import Board, Placement
from tests.rules.gaia.automa.solo import Solo, solo

DOWN = "7"
"""A card with an arrow to the right and down, that counts to 4 from the left."""
UP = "13"
"""A card with an arrow to the left and up, that counts to 2 from the right."""

YELLOW = [
    (2, -6, "desert"), (3, -6, "swamp"), (-1, -5, "volcanic"), (0, -5, "titanium"), (4, -5, "terra"),
    (4, -4, "transdim"), (7, -4, "ice"), (-3, -3, "swamp"), (-1, -3, "ice"), (1, -3, "oxide"),
    (2, -3, "volcanic"), (5, -3, "gaia"), (-4, -2, "oxide"), (-1, -2, "desert"), (2, -2, "transdim"),
    (7, -2, "transdim"), (-3, -1, "transdim"), (0, -1, "gaia"), (3, -1, "volcanic"), (6, -1, "oxide"),
    (-3, 0, "titanium"), (-6, 1, "ice"), (-4, 1, "oxide"), (-2, 1, "terra"), (0, 1, "ice"),
    (1, 1, "titanium"), (-6, 2, "volcanic"), (-2, 2, "desert"), (4, 2, "transdim"), (-5, 3, "swamp"),
    (-3, 3, "transdim"), (3, 3, "terra"), (-5, 4, "terra"), (-2, 4, "gaia"), (1, 4, "gaia"),
    (-4, 5, "gaia"), (1, 5, "transdim"), (2, 5, "desert"), (-3, 6, "swamp"), (-5, 7, "titanium"),
]  # fmt: skip
"""The planets of the basic map for one or two players in yellow order."""


def basic_map() -> Board:
    """The basic map for one or two players."""
    places = {"s03": (0, 0), "s01": (3, -5), "s05o": (5, -2), "s06o": (2, 3), "s07o": (-3, 5), "s04": (-5, 2)}
    places["s02"] = (-2, -3)
    return Board([Placement(SECTOR_IDS.index(name), q, r, 0) for name, (q, r) in places.items()])


def laid(board: Board) -> Solo:
    """A position with another map, on which nothing stands yet."""
    game = solo("taklons", "terrans", cards="13 4")
    game.state.lay(board)
    return game


def in_order(game: Solo, card: str) -> list[int]:
    """All planets, one after the other as the arrow of a card takes them."""
    rest = list(range(len(game.state.board.planets)))
    found = []
    while rest:
        found.append(
            Narrowing(game.state, rest, []).by_direction(game.state.parts.automa.cards[CARD_IDS.index(card)])
        )
        rest = [planet for planet in rest if planet != found[-1]]
    return found


def places(game: Solo, order: list[int]) -> list[tuple[int, int, str]]:
    board = game.state.board
    names = [(board.planets[planet], PLANET_IDS[board.kinds[planet]]) for planet in order]
    return [(place % 24 - 12, place // 24 - 12, kind) for place, kind in names]


@pytest.mark.rule("GP-AUTO-30", "GP-AUTO-12")
def test_yellow_reads_the_basic_map_like_a_page_and_blue_the_other_way_round() -> None:
    game = laid(basic_map())
    assert places(game, in_order(game, DOWN)) == YELLOW
    assert places(game, in_order(game, UP)) == YELLOW[::-1]


@pytest.mark.rule("GP-EX-34", "GP-AUTO-30")
def test_the_numbers_of_the_example() -> None:
    centres = {"s05": (3, -5), "s03": (-2, -3), "s04": (5, -2), "s02": (-3, 5), "s01": (2, 3)}
    placements = [Placement(SECTOR_IDS.index(name), q, r, 0) for name, (q, r) in centres.items()]
    placements.append(Placement(SECTOR_IDS.index("s09"), 0, 0, 0))
    game = laid(Board(placements))
    board = game.state.board
    names = [
        f"{PLANET_IDS[board.kinds[planet]]} {SECTOR_IDS[board.placements[board.sector_at[place]].sector]}"
        for planet, place in enumerate(board.planets)
    ]
    yellow = [names[planet] for planet in in_order(game, DOWN) if "s09" not in names[planet]]
    blue = [names[planet] for planet in in_order(game, UP) if "s09" not in names[planet]]
    assert yellow[:8] == [
        "ice s05", "gaia s05", "transdim s03", "transdim s05",
        "gaia s03", "volcanic s05", "oxide s05", "titanium s04",
    ]  # fmt: skip
    assert blue[:8] == [
        "transdim s02", "desert s02", "oxide s02", "volcanic s01",
        "oxide s01", "ice s02", "swamp s02", "transdim s01",
    ]  # fmt: skip


@pytest.mark.rule("GP-AUTO-31")
@pytest.mark.parametrize(("behaviour", "action", "built"), [(DOWN, "4", "1x-1"), (UP, "6", "0x1")])
def test_the_arrow_is_that_of_the_behaviour_card(behaviour: str, action: str, built: str) -> None:
    # Card 4 points up and card 6 down, against the behaviour cards beside them.
    game = solo("taklons mine@0x0", cards=f"{behaviour} {action}", planets="1x-1 swamp, 0x1 swamp").turn()
    assert game.built() == built


@pytest.mark.rule("GP-EX-32", "GP-AUTO-32", "GP-AUTO-33", "GP-AUTO-70")
@pytest.mark.parametrize(
    ("covered", "closed"),
    [("1 2 4 6 7 9", 10), ("1 3 5 7 9 10", 8), ("5 6 7 8 9 10", 4)],
)
def test_the_count_to_five_from_the_right_ends_on_the_rightmost_of_four(covered: str, closed: int) -> None:
    game = solo("taklons mine@0x0", cards="5 14", covered=covered).turn()
    assert game.closed() == [closed]


@pytest.mark.rule("GP-AUTO-32", "GP-AUTO-33")
@pytest.mark.parametrize(
    ("behaviour", "covered", "closed"),
    [
        ("3", "", 3),
        ("3", "1 2", 5),
        ("3", "1 2 3 4 5 6 7 8", 9),
        ("3", "1 2 3 4 5 6 7 8 9", 10),
        ("17", "6 7 8 9 10", 5),
        ("17", "5 6 7 8 9 10", 1),
        ("4", "", 7),
        ("4", "9 7", 5),
        ("4", "3 4 5 6 7 8 9 10", 1),
        ("9", "1 2 3 4 5 6 7 9 10", 8),
    ],
)
def test_covered_octagons_are_not_counted_and_the_count_goes_round(behaviour: str, covered: str, closed: int) -> None:
    game = solo("taklons mine@0x0", cards=f"{behaviour} 14", covered=covered).turn()
    assert game.closed() == [closed]
    (told,) = game.told("automa-counts-octagons")
    assert len(told["octagons"]) == 10 - len(covered.split())


@pytest.mark.rule("GP-EX-52", "GP-AUTO-34", "GP-AUTO-61")
def test_an_area_that_is_full_and_without_tile_is_not_counted() -> None:
    game = solo("taklons mine@0x0", "terrans mine@-9x0 nav=5", cards="2 7")
    game.state.advanced[1] = -1
    assert game.turn().advanced() == ["ai"]
    (told,) = game.told("automa-counts-areas")
    assert told["areas"] == ["terra", "ai", "gaia", "eco", "sci"]


@pytest.mark.rule("GP-AUTO-34")
@pytest.mark.parametrize(("top", "tile"), [(4, False), (5, True), (0, False)])
def test_both_the_token_and_the_missing_tile_are_needed_for_that(top: int, tile: bool) -> None:
    game = solo("taklons mine@0x0", f"terrans mine@-9x0 nav={top}", cards="2 7")
    if not tile:
        game.state.advanced[1] = -1
    assert game.turn().advanced() == ["nav"]


@pytest.mark.rule("GP-AUTO-34")
def test_an_area_is_skipped_even_if_the_automa_itself_is_on_top() -> None:
    game = solo("taklons mine@0x0 nav=5", cards="2 7")
    game.state.advanced[1] = -1
    assert game.turn().advanced() == ["ai"]


@pytest.mark.rule("GP-AUTO-34")
def test_if_all_areas_would_be_skipped_they_are_all_counted() -> None:
    human = "terrans mine@-9x0 terra=5 nav=5 ai=5 gaia_level=5 eco=5 sci=5"
    game = solo("taklons mine@0x0", human, cards="3 7")
    game.state.advanced = [-1] * 6
    assert game.turn().advanced() == ["ai"]


@pytest.mark.rule("GP-AUTO-35")
@pytest.mark.parametrize("level", [0, 5])
def test_navigation_does_not_matter_for_its_range(level: int) -> None:
    game = solo(f"taklons mine@0x0 nav={level}", cards="13 4", planets="2x0 ice, 3x0 swamp, 4x0 swamp").turn()
    assert game.considered() == ["2x0"]


@pytest.mark.rule("GP-AUTO-35", "GP-AUTO-82")
def test_in_a_faction_action_the_faction_card_says_the_range() -> None:
    game = solo("taklons mine@0x0", cards="1 13", planets="2x0 ice, 3x0 ice, 4x0 swamp").turn()
    assert game.considered() == ["2x0", "3x0"]


@pytest.mark.rule("GP-AUTO-36")
@pytest.mark.parametrize(
    ("human", "built"),
    [
        ("xenos mine@-5x2 mine@-3x0", "-1x0"),
        ("xenos mine@5x-2 mine@-3x0/lost", "-1x0"),
        ("xenos mine@5x-2 mine@-5x2 former@-3x0/gaia", "1x0"),
        ("xenos mine@5x-2 mine@-5x2 satellite@-3x0", "1x0"),
        ("ivits institute@5x-2 mine@-5x2 space_station@-3x0", "1x0"),
        ("lantids mine@5x-2 guest@-3x0", "-1x0"),
    ],
)
def test_what_is_a_planet_of_the_player(human: str, built: str) -> None:
    # Card 13 points up: of two planets equally near to the player the one to the right is taken.
    automa = "taklons mine@0x0 mine@-3x0" if "guest" in human else "taklons mine@0x0"
    game = solo(automa, human, cards="13 4", planets="1x0 swamp, -1x0 swamp").turn()
    assert game.built() == built


@pytest.mark.rule("GP-AUTO-36")
def test_a_shared_planet_is_at_distance_nought_and_can_be_upgraded() -> None:
    automa = "taklons mine@0x0 mine@2x0"
    game = solo(automa, "lantids mine@5x-2 guest@0x0", cards="13 11").turn()
    (tie,) = game.told("automa-tie")
    assert (tie["by"], tie["value"], tie["left"]) == ("distance", 0, ["0x0"])
    assert game.upgraded() == "0x0 mine station"
