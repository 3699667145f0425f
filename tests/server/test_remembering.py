"""A server acts upon what it remembers of a table only as long as no other process has changed it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event

from astrarium.server.host import Host
from tests.server.seating import BOT, Seat, give_up, hall, sit_down, two_people
from tests.server.visiting import Place, Visitor


@pytest.fixture
def host(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


@pytest.fixture
def elsewhere(host: Place, database: str, tmp_path: Path) -> Iterator[Place]:
    """Another process on the same database."""
    with hall(database, tmp_path) as found:
        yield found


def also(seat: Seat, place: Place) -> Seat:
    """The same person at the same table, through another process."""
    visitor = Visitor(place.client)
    visitor.cookies = dict(seat.visitor.cookies)
    return Seat(visitor, seat.table)


def moved_twice(host: Place) -> tuple[Seat, Seat]:
    """A table with a move by each, so that the server remembers it; the first player is to act."""
    one, other = two_people(host)
    for seat in (one, other, other, one):
        seat.look()
        if seat.legal():
            seat.act(seat.legal()[0])
    for seat in (one, other):
        seat.look()
    return (one, other) if one.legal() else (other, one)


def reads(host: Place) -> list[str]:
    """What is read from now on."""
    found: list[str] = []
    server: Host = host.client.app.state.host

    def note(_db: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.lstrip().upper().startswith("SELECT"):
            found.append(statement)

    event.listen(server.store._engine, "before_cursor_execute", note)
    return found


def test_a_move_upon_what_is_remembered_reads_nothing(host: Place) -> None:
    mover, _ = moved_twice(host)
    found = reads(host)
    mover.act(mover.legal()[0])
    assert found == []
    mover.look()
    assert found != []


def test_a_table_given_up_elsewhere_takes_no_move(host: Place, elsewhere: Place) -> None:
    mover, other = moved_twice(host)
    give_up(also(mover, elsewhere), also(other, elsewhere))
    refused = mover.act(mover.legal()[0], status=403)["error"]
    assert refused["message"] == "the table is abandoned, not playing"


def test_a_move_made_elsewhere_is_not_overwritten(host: Place, elsewhere: Place) -> None:
    mover, _ = moved_twice(host)
    seen = mover.state["seq"]
    twin = also(mover, elsewhere)
    twin.act(twin.legal()[0])
    refused = mover.act(mover.legal()[0], status=409)["error"]
    assert refused["code"] == "stale"
    assert refused["state"]["seq"] == seen + 1


def test_a_move_after_one_elsewhere_is_written(host: Place, elsewhere: Place) -> None:
    here = moved_twice(host)
    there = [also(seat, elsewhere) for seat in here]
    there[0].act(there[0].legal()[0])
    next_one = 0 if there[0].legal() else 1
    there[next_one].look()
    # Sent to the process that has not heard of the move before.
    seq = there[next_one].state["seq"]
    assert here[next_one].act(there[next_one].legal()[0], seq=seq)["seq"] == seq + 1


def test_a_private_table_is_hidden_from_spectators_however_well_it_is_known(host: Place) -> None:
    one = sit_down(host, BOT, private=True)
    one.wait()
    one.act(one.legal()[0])
    body = {"seq": one.state["seq"], "key": "k", "actions": ["pass"]}
    assert host.guest().post(f"{one.path}/moves", body, 404)["error"]["code"] == "not-found"


def test_a_new_name_is_told_with_the_next_move(host: Place, elsewhere: Place) -> None:
    mover, other = moved_twice(host)
    before = mover.state["change"]
    also(other, elsewhere).visitor.put("/api/me", {"name": "Solomiya"})
    answer = mover.act(mover.legal()[0])
    assert "Solomiya" in [seat["name"] for seat in answer["state"]["table"]["seats"]]
    assert answer["state"]["change"] == before + 2


def test_what_is_said_in_between_does_not_keep_a_move_away(host: Place) -> None:
    mover, other = moved_twice(host)
    other.visitor.post(f"{other.path}/chat", {"text": "well played"})
    assert mover.act(mover.legal()[0])["seq"] == mover.state["seq"]


def test_automatic_answers_set_elsewhere_are_given(host: Place, elsewhere: Place) -> None:
    mover, other = moved_twice(host)
    before = mover.state["change"]
    answers = {"charge": "always", "income": "most_ready"}
    also(other, elsewhere).visitor.put(f"{other.path}/answers", answers)
    assert mover.act(mover.legal()[0])["state"]["change"] == before + 2
    assert other.look()["answers"] == answers
