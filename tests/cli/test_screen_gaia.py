"""The drawing of Gaia Project: things stand where they are, and nothing is wider than the terminal."""

import re
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import astrarium
from astrarium.cli.screens import Look, Screen, screen_for
from astrarium.cli.screens.gaia.map import LARGE, SMALL, GaiaMap
from astrarium.cli.words import LOCALES, Words
from astrarium.kernel import Event, Game, Rng
from tests.cli.views import hex_named, sample_view
from tests.games.test_breakdown import everybody

NOTHING: frozenset[str] = frozenset()


def drawing(view: dict[str, Any], plain: bool = True, lit: frozenset[str] = NOTHING) -> GaiaMap:
    return GaiaMap(view, Look(plain), lit)


def cell(view: dict[str, Any], name: str, lit: frozenset[str] = NOTHING, plain: bool = True) -> str:
    """What the small map shows at a hex."""
    picture = drawing(view, plain, lit)
    place = hex_named(view, name)
    rows = sorted({other["r"] for other in view["map"]["hexes"]})
    line = picture.small()[rows.index(place["r"])].plain
    start = 4 + (2 * place["q"] + place["r"] - picture.left) * SMALL // 2
    return line[start : start + SMALL].rstrip(" |")


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("-2x1", "tm1"),
        ("-2x2", "dT21"),
        ("2x-2", "xg1"),
        ("0x0", ".23"),
        ("1x0", "S3"),
        ("1x1", "nA4"),
        ("0x1", " i"),
        ("3x-6", " s"),
        ("-5x-4", "-5"),
        ("3x3", " t"),
    ],
)
def test_every_piece_stands_at_its_hex(place: str, shown: str) -> None:
    assert cell(sample_view(), place) == shown


def test_marks_of_the_seats_replace_numbers_where_there_are_colours() -> None:
    view = sample_view()
    assert cell(view, "-2x1", plain=False) == "tm●"
    assert cell(view, "0x0", plain=False) == "□△"
    assert cell(view, "1x0", plain=False) == "S▲"


def test_places_where_something_may_be_done_are_marked() -> None:
    view = sample_view()
    lit = frozenset({"0x1", "-1x-4", "2x-2"})
    assert cell(view, "0x1", lit) == "[i]"
    assert cell(view, "-1x-4", lit) == "[-1]"
    assert cell(view, "2x-2", lit) == "xg1]"
    assert cell(view, "3x-6", lit) == " s"


def test_every_planet_type_has_its_letter_and_every_row_its_number() -> None:
    lines = [line.plain for line in drawing(sample_view()).small()]
    assert [line[:3].strip() for line in lines] == [str(row) for row in range(-10, 8)]
    assert all(letter in "".join(lines) for letter in "tovdsnigx")


def test_the_large_map_names_every_hex() -> None:
    view = sample_view()
    text = "\n".join(line.plain for line in drawing(view).large())
    assert all(place["at"] in text for place in view["map"]["hexes"])


def test_touching_sectors_have_different_shades() -> None:
    picture = drawing(sample_view(), plain=False)
    for (q, r), place in picture.hexes.items():
        for step in ((1, 0), (0, 1), (-1, 1)):
            other = picture.hexes.get((q + step[0], r + step[1]))
            if other is not None and other["sector"] != place["sector"]:
                assert picture.shades[other["sector"]] != picture.shades[place["sector"]]


def printed(screen: Screen, what: Any, width: int) -> list[str]:
    console = Console(width=width, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get().splitlines()


@cache
def late_game(players: int, seed: int, last: int = 6) -> Game:
    """A real game at the beginning of a round, or after its end."""
    game = astrarium.new("gaia", players, seed)
    rng = Rng(seed)
    while not game.is_over and game.rules.round(game.position)[0] < last:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    return game


def late_view(players: int, seed: int) -> dict[str, Any]:
    return late_game(players, seed).view(0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("width", [80, 100, 110, 120, 160])
def test_nothing_is_wider_than_the_terminal(width: int, plain: bool, locale: str) -> None:
    screen = screen_for("gaia", Words(locale, "gaia"), Look(plain))
    for view in (sample_view(), late_view(4, 5), late_view(2, 6), late_view(1, 7)):
        lit = frozenset({"0x1", "-1x-4"})
        assert screen.whole(view, 0, width, lit) is not None
        for what in [screen.whole(view, 0, width, lit), screen.whole(view, None, width, NOTHING)]:
            assert max(map(len, printed(screen, what, width))) <= width
        for name in screen.panels:
            lines = printed(screen, screen.panel(name, view, 0, width, lit), width)
            assert max(map(len, lines)) <= width, name
        picture = GaiaMap(view, Look(plain), lit)
        assert max(line.cell_len for line in picture.small()) <= picture.width(SMALL) <= 80
        assert max(line.cell_len for line in picture.large()) <= picture.width(LARGE) <= 100


def test_the_boards_stand_beside_the_map_when_there_is_room() -> None:
    screen = screen_for("gaia", Words("en", "gaia"), Look(plain=True))
    view = sample_view()
    wide = printed(screen, screen.whole(view, 0, 100, NOTHING), 100)
    narrow = printed(screen, screen.whole(view, 0, 80, NOTHING), 80)
    assert any("Rounds" in line and line.startswith("-10") for line in wide)
    assert not any("Rounds" in line for line in narrow)
    assert any("This round: 2 VP: mine" in line for line in narrow)


@pytest.mark.parametrize(("players", "seed"), [(1, 7), (3, 2)])
def test_the_final_table_adds_up_by_cause(players: int, seed: int) -> None:
    game = late_game(players, seed, 7)
    assert game.is_over
    screen = screen_for("gaia", Words("en", "gaia"), Look(plain=True))
    lines = printed(screen, screen.final(game), 120)
    seats = everybody(game)
    number = re.compile(r"-?\d+")
    columns = [[int(found) for found in number.findall(line)][-len(seats) :] for line in lines]
    shown = dict(zip([line.split("  ")[0].strip() for line in lines], columns, strict=True))
    assert shown["Total"] == seats


def said(events: list[Event]) -> list[str]:
    """What the engine tells of some events, in words."""
    words = Words("en", "gaia")
    return [words.tell(line.said) for line in astrarium.new("gaia", 2, 1).tell(events, 0)]


def test_conversions_in_a_row_are_told_together() -> None:
    def convert(action: str) -> list[Event]:
        gain = {"what": "credits", "amount": 1, "cause": f"convert:{action}"}
        return [Event("convert", 1, "", {"action": action}), Event("gain", 1, "", gain)]

    assert said([*convert("ore_credit"), *convert("ore_credit"), *convert("power_credit")]) == [
        "Player 2 convert: 2 x ore for a credit, power for a credit."
    ]


def test_goods_of_one_cause_are_one_sentence() -> None:
    income = [Event("gain", 0, "", {"what": what, "amount": 1, "cause": "income"}) for what in ("ore", "ore", "qic")]
    assert said(income) == ["Player 1: 2 ore, 1 Q.I.C. (income)."]


@pytest.mark.parametrize("plain", [True, False])
def test_a_game_without_a_screen_is_shown_as_a_tree(plain: bool) -> None:
    screen = screen_for("unknown", Words("en"), Look(plain))
    view = {"game": "unknown", "players": 2, "hand": ["a", "b"], "deep": {"x": 1, "list": [{"y": 2}]}}
    text = "\n".join(printed(screen, screen.whole(view, 0, 80, NOTHING), 80))
    assert "a, b" in text
    assert "y: 2" in text
    assert ("─" in text) is not plain
    assert screen.secrets
    assert screen.seat_names(view) == ["Player 1", "Player 2"]
