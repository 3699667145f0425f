"""Somebody goes for good: what is theirs is gone, what was played stays, and no table breaks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from astrarium.server.host import Host
from astrarium.server.store import models
from tests.server.seating import BOT, INVITED, OPEN, Seat, hall, join, play, sit_down, two_people
from tests.server.visiting import Place, Visitor

PASSWORD = "correct horse battery"
CARDS = '[[card]]\nid = "nova"\nname = "Nova"\nworld = 1\n'
TURNS = {"kind": "turns", "seconds": 86_400, "bonus": 0, "zero": "wait"}


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def rows(here: Place, table: Any, person: str) -> list[Any]:
    """What is kept of a person."""
    host: Host = here.client.app.state.host
    column = table.c.id if table is models.people else table.c.person_id
    with host.store.read() as db:
        return list(db.execute(select(table).where(column == person)).mappings())


def go(visitor: Visitor, password: str = "") -> None:
    visitor.post("/api/account/delete", {"password": password}, 204)


def test_a_guest_goes_and_nothing_of_theirs_is_left(here: Place) -> None:
    seat = sit_down(here, OPEN)
    visitor = seat.visitor
    me = visitor.put("/api/me", {"name": "Vera", "webhook": "https://example.org/vera"})["id"]
    visitor.put(f"{seat.path}/notes", {"text": "remember the mines"})
    visitor.post("/api/games/race/texts/cards", {"name": "mine", "text": CARDS}, 201)
    thief = Visitor(visitor.client)
    thief.cookies = dict(visitor.cookies)
    go(visitor)
    assert thief.ask("PUT", "/api/me", {}).status_code == 401
    assert "astrarium" not in visitor.cookies
    for table in (models.sessions, models.own_texts, models.notes, models.votes, models.links, models.seats):
        assert rows(here, table, me) == [], table.name
    [row] = rows(here, models.people, me)
    kept = {name: row[name] for name in ("name", "name_key", "password", "webhook", "email", "old_cookies")}
    assert kept == {
        "name": "",
        "name_key": None,
        "password": None,
        "webhook": "",
        "email": None,
        "old_cookies": False,
    }


def test_an_account_wants_its_password(here: Place) -> None:
    visitor = here.guest()
    visitor.post("/api/account", {"name": "Vera", "password": PASSWORD})
    for wrong in ("", "wrong horse battery"):
        refused = visitor.post("/api/account/delete", {"password": wrong}, 401)
        assert refused["error"]["code"] == "wrong-password"
    go(visitor, PASSWORD)
    here.guest().post("/api/login", {"name": "Vera", "password": PASSWORD}, 401)


def test_the_name_is_free_again(here: Place) -> None:
    visitor = here.guest()
    visitor.post("/api/account", {"name": "Vera", "password": PASSWORD})
    go(visitor, PASSWORD)
    assert here.guest().post("/api/account", {"name": "Vera", "password": PASSWORD})["name"] == "Vera"


def test_a_finished_game_keeps_the_seat_without_the_name(here: Place) -> None:
    one, other = two_people(here, game="race")
    one.visitor.put("/api/me", {"name": "Vera"})
    one.visitor.post(f"{one.path}/chat", {"text": "good game"}, 201)
    play([one, other])
    before = other.look()
    mine = one.state["seat"]
    go(one.visitor)
    after = other.look()
    assert after["change"] > before["change"]
    assert after["table"]["seats"][mine]["kind"] == "person"
    assert after["table"]["seats"][mine]["name"] == ""
    assert (after["table"]["scores"], after["log"]) == (before["table"]["scores"], before["log"])
    [line] = other.visitor.get(f"{other.path}/chat")
    assert (line["name"], line["text"]) == ("", "good game")
    assert other.visitor.get("/api/tables?of=finished")["tables"][0]["id"] == one.table


@pytest.mark.parametrize("clock", [None, TURNS])
def test_a_game_under_way_goes_on_with_a_bot(here: Place, clock: dict[str, Any] | None) -> None:
    one, other = two_people(here, **({"clock": clock} if clock else {}))
    mine = one.state["seat"]
    go(one.visitor)
    state = other.look()
    assert state["table"]["status"] == "playing"
    assert state["table"]["seats"][mine]["kind"] == "bot"
    assert state["table"]["mine"] is True
    play_on(other)


def test_who_has_gone_for_good_has_no_way_back_and_nobody_waits_for_them(here: Place) -> None:
    """A bot stood in for them already, and one for the other player, who comes back to a table of their own."""
    one, other = two_people(here)
    for seat in (one, other):
        seat.visitor.post(f"{seat.path}/seats/{seat.state['seat']}/bot", {})
    go(one.visitor)
    state = other.visitor.post(f"{other.path}/seats/{other.state['seat']}/back", {})
    row = state["table"]["seats"][one.state["seat"]]
    assert (row["kind"], row["person"], row["stand_in"]) == ("bot", "", "")
    assert state["table"]["mine"] is True
    assert state["table"]["ending"]["needed"] == 1
    play_on(other)


def play_on(seat: Seat) -> None:
    """The game does not stand still."""
    for _ in range(3):
        seat.wait()
        seat.act(seat.legal()[0])


def test_a_table_against_bots_is_over(here: Place) -> None:
    seat = sit_down(here, BOT)
    go(seat.visitor)
    watcher = Seat(here.guest(), seat.table)
    assert watcher.state["table"]["status"] == "abandoned"
    assert watcher.state["table"]["seats"][0]["name"] == ""


def test_a_table_that_waits_passes_to_who_sits_there(here: Place) -> None:
    owner = sit_down(here, OPEN, INVITED, private=True)
    [link] = owner.visitor.get(f"{owner.path}/invitations")
    friend = join(here, owner.table, 2, link["token"])
    go(owner.visitor)
    state = friend.look()
    assert state["table"]["mine"] is True
    assert [row["kind"] for row in state["table"]["seats"]] == ["open", "open", "person"]
    assert friend.visitor.post(f"{friend.path}/start")["table"]["status"] == "playing"


def test_a_table_that_waits_for_others_alone_is_over(here: Place) -> None:
    owner = sit_down(here, OPEN, OPEN)
    go(owner.visitor)
    assert Seat(here.guest(), owner.table).state["table"]["status"] == "abandoned"


def test_a_guest_at_the_table_of_another_leaves_a_free_seat(here: Place) -> None:
    owner = sit_down(here, OPEN, OPEN)
    guest = join(here, owner.table, 1)
    go(guest.visitor)
    state = owner.look()
    assert state["table"]["mine"] is True
    assert [row["kind"] for row in state["table"]["seats"]] == ["person", "open", "open"]
