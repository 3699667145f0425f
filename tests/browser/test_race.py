"""Race for the Galaxy by clicks: every number of players, the draft, the duel, the robot."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit, shown_messages

TABLES: list[Any] = [
    (1, {"difficulty": "easy"}),
    (2, {"duel": True}),
    (3, {"draft": True}),
    pytest.param(4, {"goals": False}, marks=pytest.mark.slow),
    (5, {}),
]


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_a_game_is_played_by_clicks_to_the_final_scores(
    house: House, reception: Reception, players: int, options: dict[str, Any]
) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(players, game="race", seed=5, **options)
    somebody.play(random.Random(players), clicks=1500)
    assert somebody.get(f"/api/tables/{table}")["table"]["status"] == "finished"
    assert shown_messages(somebody.page) == []


def seen(visit: Visit, table: str) -> str:
    """Everything that a person is told of a table."""
    return str(visit.get(f"/api/tables/{table}"))


def test_a_reload_in_the_middle_of_a_secret_choice_tells_nothing(house: House, reception: Reception) -> None:
    host = reception.welcome(house)
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "race", "players": 2, "seats": seats, "seed": 4})["table"]["id"]
    guest = reception.welcome(house)
    guest.go("/")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.post(f"/api/tables/{table}/seats/1", {"invitation": ""})
    for visit in (host, guest):
        visit.go(f"/table/{table}")
        visit.ready()
    before = seen(guest, table)
    rng = random.Random(1)
    moves = host.get(f"/api/tables/{table}")["seq"]
    while host.get(f"/api/tables/{table}")["seq"] == moves:
        host.step(rng)
    chosen = host.get(f"/api/tables/{table}")["log"][-1]["text"]
    assert chosen
    guest.page.reload()
    guest.ready()
    told = guest.get(f"/api/tables/{table}")
    assert told["log"][-1]["text"] is None
    assert chosen not in seen(guest, table)
    assert chosen not in guest.page.content()
    assert before != seen(guest, table)
