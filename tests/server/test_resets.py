"""The host helps who has forgotten a password: a link for the account, good for a day and for once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people import links
from astrarium.server.people.resets import reset_link
from astrarium.server.store import models
from tests.server.letter_box import token_of
from tests.server.seating import hall
from tests.server.visiting import Place, Visitor

PASSWORD = "correct horse battery"
OTHER = "purple staple river"


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def account(here: Place) -> Visitor:
    someone = here.guest()
    someone.post("/api/account", {"name": "Vera", "password": PASSWORD})
    return someone


def token(here: Place, name: str = "Vera") -> str:
    """The token of a link as the host makes it."""
    host: Host = here.client.app.state.host
    path = reset_link(host.store, name, here.time.now)
    assert path.startswith("/reset#")
    return token_of(path)


def test_the_host_makes_a_link_that_sets_a_password(here: Place) -> None:
    vera = account(here)
    lost = here.guest()
    me = lost.post("/api/reset/password", {"token": token(here, "VERA"), "password": OTHER})
    assert me["id"] == lost.come_in()["id"]
    assert vera.ask("PUT", "/api/me", {}).status_code == 401
    assert here.guest().post("/api/login", {"name": "Vera", "password": OTHER})["id"] == me["id"]


def test_it_is_good_for_a_day_and_for_once(here: Place) -> None:
    account(here)
    lost = here.guest()
    old = token(here)
    here.time.pass_by(24 * 3600 - 1)
    lost.post("/api/reset/password", {"token": old, "password": OTHER})
    lost.post("/api/reset/password", {"token": old, "password": OTHER}, 410)
    late = token(here)
    here.time.pass_by(24 * 3600)
    lost.post("/api/reset/password", {"token": late, "password": OTHER}, 410)


def test_whoever_changes_the_password_ends_the_links(here: Place) -> None:
    """Somebody else may have asked for one, and read the letter."""
    vera = account(here)
    made = token(here)
    vera.put("/api/account/password", {"old": PASSWORD, "password": OTHER})
    here.guest().post("/api/reset/password", {"token": made, "password": "another staple river"}, 410)


def test_only_its_hash_is_kept(here: Place) -> None:
    account(here)
    made = token(here)
    host: Host = here.client.app.state.host
    with host.store.read() as db:
        [row] = db.execute(select(models.links)).all()
    assert made not in "".join(map(str, row))
    here.guest().post("/api/reset/password", {"token": row.hash, "password": OTHER}, 410)


def test_a_person_has_so_many_links_at_most(here: Place) -> None:
    account(here)
    made = []
    for _ in range(links.MOST + 1):
        here.time.pass_by(1)
        made.append(token(here))
    lost = here.guest()
    lost.post("/api/reset/password", {"token": made[0], "password": OTHER}, 410)
    lost.post("/api/reset/password", {"token": made[1], "password": OTHER})


@pytest.mark.parametrize("given", ["", "x", "\x00", "é", "x" * 64])
def test_what_is_no_token_opens_nothing(here: Place, given: str) -> None:
    account(here)
    here.guest().post("/api/reset/password", {"token": given, "password": OTHER}, 410)


def test_there_is_no_link_for_a_guest_or_nobody(here: Place) -> None:
    for name in ("Nobody here", here.guest().come_in()["name"]):
        with pytest.raises(ApiError, match="no account"):
            token(here, name)
