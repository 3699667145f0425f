"""Chat is for the table, notes are for oneself."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.people import texts
from tests.server.seating import OPEN, Seat, hall, sit_down, two_people
from tests.server.visiting import Place


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def test_what_is_said_is_read_by_everybody_at_the_table(here: Place) -> None:
    one, other = two_people(here)
    name = one.visitor.put("/api/me", {"name": "Вера"})["name"]
    said = one.visitor.post(f"{one.path}/chat", {"text": "  Доброго   дня! 👋 "})
    assert said == {"id": said["id"], "name": name, "seat": 0, "text": "Доброго дня! 👋", "at": here.time.now}
    answer = other.visitor.post(f"{one.path}/chat", {"text": "hello"})
    assert answer["seat"] == 1
    assert other.visitor.get(f"{one.path}/chat") == [said, answer]
    assert other.visitor.get(f"{one.path}/chat?after={said['id']}") == [answer]
    assert here.guest().get(f"{one.path}/chat") == [said, answer]


def test_a_line_counts_as_a_change_but_not_as_a_move(here: Place) -> None:
    one, _ = two_people(here)
    before = one.look()
    here.time.pass_by(60)
    one.visitor.post(f"{one.path}/chat", {"text": "hello"})
    after = one.look()
    assert after["change"] == before["change"] + 1
    assert after["seq"] == before["seq"]
    assert after["table"]["updated"] == before["table"]["updated"]


def test_the_owner_speaks_without_a_seat_and_a_spectator_does_not(here: Place) -> None:
    owner = here.guest()
    new = {"game": "gaia", "players": 2, "seats": [OPEN, OPEN]}
    table = owner.post("/api/tables", new)["table"]["id"]
    assert owner.post(f"/api/tables/{table}/chat", {"text": "sit down, please"})["seat"] is None
    refused = here.guest().post(f"/api/tables/{table}/chat", {"text": "hello"}, 403)
    assert refused["error"]["code"] == "not-allowed"
    assert len(owner.get(f"/api/tables/{table}/chat")) == 1


@pytest.mark.parametrize("text", ["", "   ", "a\nb", "a\x00b", "\u202egnp", "x" * (texts.CHAT + 1)])
def test_a_line_that_is_none_is_refused(here: Place, text: str) -> None:
    seat = sit_down(here, OPEN)
    assert seat.visitor.post(f"{seat.path}/chat", {"text": text}, 400)["error"]["code"] == "bad-request"
    assert seat.visitor.get(f"{seat.path}/chat") == []


def test_a_note_is_ones_own(here: Place) -> None:
    one, other = two_people(here)
    assert one.visitor.get(f"{one.path}/notes") == {"text": ""}
    assert one.visitor.put(f"{one.path}/notes", {"text": "mine\nfirst"}) == {"text": "mine\nfirst"}
    one.visitor.put(f"{one.path}/notes", {"text": "lab first"})
    assert one.visitor.get(f"{one.path}/notes") == {"text": "lab first"}
    assert other.visitor.get(f"{one.path}/notes") == {"text": ""}
    one.visitor.put(f"{one.path}/notes", {"text": ""})
    assert one.visitor.get(f"{one.path}/notes") == {"text": ""}


def test_a_stranger_has_no_note(here: Place) -> None:
    seat = sit_down(here, OPEN)
    assert here.stranger().get(f"{seat.path}/notes") == {"text": ""}


def test_a_table_that_is_not_there(here: Place) -> None:
    someone = here.guest()
    for path in ("chat", "notes"):
        assert someone.get(f"/api/tables/nothing/{path}", 404)["error"]["code"] == "not-found"
    someone.post("/api/tables/nothing/chat", {"text": "hello"}, 404)
    someone.put("/api/tables/nothing/notes", {"text": "hello"}, 404)


def test_chat_is_told_to_those_who_look(here: Place) -> None:
    one, other = two_people(here)
    told = []
    live = here.client.app.state.host.live
    live.tell = lambda table, change, what: told.append((table, change, what))
    one.visitor.post(f"{one.path}/chat", {"text": "hello"})
    # What is announced reaches the loop before the next request does.
    state = Seat(other.visitor, one.table).state
    assert told == [(one.table, state["change"], "chat")]
