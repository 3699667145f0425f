"""How cost grows: figures for everything that is asked, and a page that draws them."""

import re

import pytest

from astrarium.arena import growth
from astrarium.arena.growth import Curve, Growth, Memory, batched, memory_of
from astrarium.arena.growth_page import growth_page
from astrarium.games import catalogue


@pytest.fixture
def toy_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only game that there is."""
    for name in list(catalogue.GAMES):
        monkeypatch.delitem(catalogue.GAMES, name)
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")


@pytest.mark.usefixtures("toy_alone")
def test_every_number_of_players_has_its_figure() -> None:
    curve = growth.by_players(0.01, 0)
    assert (curve.at, list(curve.lines)) == (["2", "3"], ["toy"])
    assert all(figure is not None and figure > 0 for figure in curve.lines["toy"])


def test_a_batch_steps_all_its_games() -> None:
    steps, taken = batched("race", 4, 0.002, 0)
    assert steps % 4 == 0
    assert taken >= 0.002


@pytest.mark.usefixtures("toy_alone")
def test_a_position_takes_less_than_its_game() -> None:
    found = memory_of("toy", 0)
    assert 0 < found.position < found.table


def test_the_page_draws_a_line_for_each_game_and_leaves_out_what_is_missing() -> None:
    curve = Curve(
        name="Players", note="A note.", at=["1", "2", "3"], lines={"toy": [None, 2.0, 4.0], "two": [1.0] * 3}
    )
    memory = [Memory(game="toy", position=1.25, table=30.0, worker=55.5)]
    page = growth_page(Growth(version="1", compiled=True, curves=[curve], memory=memory))
    assert [len(points.split()) for points in re.findall(r'points="([^"]*)"', page)] == [2, 3]
    assert page.count("<circle") == 5
    assert re.findall(r"<h[12]>([^<]*)</h", page) == ["How cost grows", "Players", "Memory"]
    assert "<td>1.2</td><td>30</td><td>56</td>" in page
    assert "http" not in page
