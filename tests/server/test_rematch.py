"""Another game of the same people."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.seating import BOT, OPEN, Seat, hall, join, play, sit_down
from tests.server.visiting import Place


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("rematch")
    with hall(f"sqlite:///{folder / 'a.db'}", folder) as found:
        yield found


@pytest.fixture(scope="module")
def over(host: Place) -> tuple[Seat, Seat]:
    """Two people at a game that is over."""
    one = sit_down(host, OPEN, game="race", title="Friday", options={"expansion": False})
    other = join(host, one.table, 1)
    play([one, other])
    return one, other


def test_the_same_people_play_again_with_a_click_each(over: tuple[Seat, Seat]) -> None:
    one, other = over
    assert one.look()["table"]["rematch"] is None
    wanted = one.post("rematch")["table"]
    assert (wanted["status"], wanted["title"], wanted["practice"]) == ("waiting", "Friday", False)
    assert wanted["options"] == one.state["table"]["options"]
    # Whoever sat second begins.
    assert [seat["kind"] for seat in wanted["seats"]] == ["invited", "person"]
    assert other.look()["table"]["rematch"] == {"table": wanted["id"], "seats": [0]}
    assert one.post("rematch")["table"]["id"] == wanted["id"]
    begun = other.post("rematch")["table"]
    assert (begun["id"], begun["status"]) == (wanted["id"], "playing")
    assert [seat["yours"] for seat in begun["seats"]] == [True, False]
    assert one.look()["table"]["rematch"]["seats"] == [0, 1]


def test_only_who_played_wants_a_rematch_and_only_once_it_is_over(host: Place, over: tuple[Seat, Seat]) -> None:
    stranger = host.guest()
    assert stranger.post(f"/api/tables/{over[0].table}/rematch", {}, 403)["error"]["code"] == "not-your-seat"
    alone = sit_down(host, BOT, game="race")
    assert alone.post("rematch", 403)["error"]["code"] == "not-allowed"
