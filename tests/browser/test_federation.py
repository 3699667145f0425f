"""Federation by clicks: every number of players."""

import random

import pytest

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import shown_messages


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow), 4])
def test_a_game_is_played_by_clicks_to_the_final_scores(house: House, reception: Reception, players: int) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(players, game="federation", seed=5)
    somebody.play(random.Random(players), clicks=1500)
    assert somebody.get(f"/api/tables/{table}")["table"]["status"] == "finished"
    assert shown_messages(somebody.page) == []
