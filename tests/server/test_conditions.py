"""Before the start: what will be played is changed by whoever made the table, and agreed to by all who sit there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.seating import INVITED, OPEN, Seat, hall, join, sit_down
from tests.server.visiting import Place

NO_CLOCK: dict[str, Any] = {}
LIVE = {"kind": "live", "seconds": 900, "bonus": 10, "zero": "bot"}


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def change(owner: Seat, options: dict[str, Any], clock: dict[str, Any] = NO_CLOCK, status: int = 200) -> Any:
    """Ask for other options, or another clock."""
    answer = owner.visitor.ask("PUT", f"{owner.path}/conditions", {"options": options, "clock": clock})
    assert answer.status_code == status, answer.text
    return answer.json()


def ready(seat: Seat) -> list[bool]:
    """Who is ready, as somebody sees it."""
    return [each["ready"] for each in seat.look()["table"]["seats"]]


def test_whoever_sits_down_is_ready_until_the_options_are_changed(here: Place) -> None:
    owner = sit_down(here, OPEN, OPEN, game="race")
    friend = join(here, owner.table, 1)
    assert ready(friend) == [True, True, False]
    told = change(owner, {"goals": False}, LIVE)["table"]
    assert told["options"]["goals"] is False
    assert told["clock"]["seconds"] == 900
    assert ready(friend) == [True, False, False]
    friend.visitor.post(f"{friend.path}/ready")
    assert ready(friend) == [True, True, False]


def test_nothing_is_asked_anew_where_nothing_is_changed(here: Place) -> None:
    owner = sit_down(here, OPEN, OPEN, game="race")
    friend = join(here, owner.table, 1)
    before = friend.look()["change"]
    change(owner, friend.state["table"]["options"])
    assert friend.look()["change"] == before
    assert ready(friend) == [True, True, False]


def test_the_game_begins_with_its_last_seat_once_all_are_ready(here: Place) -> None:
    owner = sit_down(here, OPEN, OPEN, game="race")
    friend = join(here, owner.table, 1)
    change(owner, {"goals": False})
    join(here, owner.table, 2)
    assert owner.look()["table"]["status"] == "waiting"
    friend.visitor.post(f"{friend.path}/ready")
    state = owner.look()
    assert state["table"]["status"] == "playing"
    assert state["position"]["view"]["goals"] == []


def test_the_owner_need_not_wait_for_anybody(here: Place) -> None:
    owner = sit_down(here, OPEN, game="race")
    owner.visitor.ask("DELETE", f"{owner.path}/ready")
    join(here, owner.table, 1)
    assert owner.look()["table"]["status"] == "waiting"
    owner.visitor.post(f"{owner.path}/start")
    assert owner.look()["table"]["status"] == "playing"


def test_readiness_can_be_taken_back(here: Place) -> None:
    owner = sit_down(here, OPEN, OPEN, game="race")
    owner.visitor.ask("DELETE", f"{owner.path}/ready")
    assert ready(owner) == [False, False, False]
    join(here, owner.table, 1)
    join(here, owner.table, 2)
    assert owner.look()["table"]["status"] == "waiting"
    owner.visitor.post(f"{owner.path}/ready")
    assert owner.look()["table"]["status"] == "playing"


def test_only_who_made_the_table_changes_what_is_played_and_only_before_it_begins(here: Place) -> None:
    owner = sit_down(here, OPEN, INVITED, game="race")
    friend = join(here, owner.table, 1)
    assert change(friend, {"goals": False}, status=403)["error"]["code"] == "not-allowed"
    assert not friend.look()["table"]["changeable"]
    assert owner.look()["table"]["changeable"]
    owner.visitor.post(f"{owner.path}/start")
    assert not owner.look()["table"]["changeable"]
    change(owner, {"goals": False}, status=403)


def test_options_that_the_game_does_not_have_are_refused_and_change_nothing(here: Place) -> None:
    owner = sit_down(here, OPEN, game="race")
    before = owner.look()
    assert change(owner, {"goals": "perhaps"}, status=400)["error"]["code"] == "bad-request"
    assert owner.look()["table"] == before["table"] | {"now": owner.state["table"]["now"]}


def test_a_text_of_ones_own_stays_where_it_is_only_told_to_be_there(here: Place) -> None:
    cards = '[[card]]\nid = "moon_base"\nname = "Moon Base"\ndevelopment = 1\nvp = 1\n'
    owner = sit_down(here, OPEN, game="race", options={"cards": cards})
    told = owner.look()["table"]["options"]
    assert told["cards"] is True
    change(owner, told | {"goals": False})
    owner.visitor.post(f"{owner.path}/start")
    table = owner.visitor.get(f"{owner.path}/components")
    assert [card["name"] for card in table["cards"]] == ["Moon Base"]
