"""How somebody has fared at a game is counted of what was played to its end by a seed that nobody knew."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.seating import BOT, Seat, hall, sit_down, until
from tests.server.visiting import Place


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def fared(seat: Seat, game: str) -> Any:
    """The results of whoever sits there."""
    return seat.visitor.get(f"/api/games/{game}/results")


def play_to_its_end(seat: Seat) -> Any:
    """Random moves; the table as it stands then."""
    rng = random.Random(1)
    while seat.look()["table"]["status"] == "playing":
        until(lambda: seat.look()["position"]["actions"] or seat.state["table"]["status"] == "finished")
        if seat.state["position"]["actions"]:
            seat.act(rng.choice(seat.legal()))
    return seat.state["table"]


def test_games_against_a_bot_are_counted(here: Place) -> None:
    seat = sit_down(here, BOT, game="federation", seed=None)
    assert fared(seat, "federation") == {"bots": [], "alone": []}
    table = play_to_its_end(seat)
    [mine, its] = table["scores"]
    ahead = int(mine > its or (mine == its and table["winners"] == [0]))
    assert fared(seat, "federation")["bots"] == [{"id": "random", "games": 1, "ahead": ahead, "points": its}]
    assert fared(seat, "gaia") == {"bots": [], "alone": []}


def test_practice_counts_for_nobody(here: Place) -> None:
    seat = sit_down(here, BOT, game="federation", seed=3)
    play_to_its_end(seat)
    assert fared(seat, "federation") == {"bots": [], "alone": []}


def test_games_alone_are_counted_by_their_level(here: Place) -> None:
    seat = sit_down(here, game="race", seed=None, options={"difficulty": "easy"})
    table = play_to_its_end(seat)
    won = int(bool(table["winners"]))
    told = [{"id": "easy", "games": 1, "ahead": won, "points": table["rival"]["score"]}]
    assert fared(seat, "race") == {"bots": [], "alone": told}
