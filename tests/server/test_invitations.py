"""A link to a seat is good once: whoever comes second finds nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.seating import INVITED, OPEN, Seat, hall, join, sit_down
from tests.server.visiting import Place


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def link(owner: Seat) -> str:
    """The token of the only seat that waits for its link."""
    [found] = owner.visitor.get(f"{owner.path}/invitations")
    return str(found["token"])


def opens(here: Place, owner: Seat, token: str) -> bool:
    """Whether a link lets a stranger look at a private table."""
    return here.guest().ask("GET", f"{owner.path}?invitation={token}").status_code == 200


def test_a_used_link_opens_nothing(here: Place) -> None:
    owner = sit_down(here, INVITED, OPEN, private=True)
    token = link(owner)
    assert opens(here, owner, token)
    friend = join(here, owner.table, 1, token)
    assert not opens(here, owner, token)
    here.guest().post(f"{owner.path}/seats/1", {"invitation": token}, 404)
    here.guest().post(f"{owner.path}/seats/2", {"invitation": token}, 404)
    assert friend.visitor.get(f"{owner.path}?invitation={token}")["seat"] == 1


@pytest.mark.parametrize("who", ["friend", "owner"])
def test_after_standing_up_there_is_another_link(here: Place, who: str) -> None:
    owner = sit_down(here, INVITED, OPEN, private=True)
    used = link(owner)
    friend = join(here, owner.table, 1, used)
    leaving = friend if who == "friend" else owner
    assert leaving.visitor.ask("DELETE", f"{owner.path}/seats/1", {}).status_code == 200
    fresh = link(owner)
    assert fresh != used
    assert not opens(here, owner, used)
    here.guest().post(f"{owner.path}/seats/1", {"invitation": used}, 404)
    assert join(here, owner.table, 1, fresh).state["seat"] == 1


def test_the_link_to_a_seat_that_a_bot_took_opens_nothing(here: Place) -> None:
    owner = sit_down(here, INVITED, OPEN, private=True)
    token = link(owner)
    owner.visitor.post(f"{owner.path}/seats/1/bot", {})
    assert not opens(here, owner, token)
    assert owner.visitor.ask("DELETE", f"{owner.path}/seats/1", {}).status_code == 200
    assert not opens(here, owner, token)
    assert opens(here, owner, link(owner))


def test_a_link_of_a_game_that_has_begun_opens_nothing(here: Place) -> None:
    owner = sit_down(here, INVITED, private=True)
    token = link(owner)
    owner.visitor.post(f"{owner.path}/start")
    assert not opens(here, owner, token)
