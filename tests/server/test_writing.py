"""Whatever changes at a table is numbered without a gap, and announced at once, by whichever door it came."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.tables.change import TableChange
from tests.server.seating import INVITED, OPEN, Seat, hall, join, sit_down, two_people, until
from tests.server.visiting import Place


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path, sweep=3600.0) as found:
        yield found


@pytest.fixture
def announced(here: Place) -> list[TableChange]:
    """Every change that the others are told of."""
    found: list[TableChange] = []
    here.client.app.state.host.after_commit.append(found.append)
    return found


def numbers(announced: list[TableChange], table: str) -> list[int]:
    return [change.after.change for change in announced if change.after.id == table]


def kinds(announced: list[TableChange], table: str) -> list[str]:
    return [change.what for change in announced if change.after.id == table]


def test_every_change_is_numbered_and_announced(here: Place, announced: list[TableChange]) -> None:
    one = sit_down(here, OPEN, INVITED, OPEN)
    other = join(here, one.table, 1)
    other.visitor.ask("DELETE", f"{one.path}/seats/1")
    other.visitor.post(f"{one.path}/seats/1", {})
    one.visitor.post(f"{one.path}/seats/3/bot", {})
    one.visitor.post(f"{one.path}/chat", {"text": "hello"})
    one.visitor.post(f"{one.path}/start")
    one.visitor.put("/api/me", {"name": "Ada"})
    other.visitor.put(f"{one.path}/answers", {"charge": "never"})
    one.look()
    mover = one if one.legal() else other
    mover.look()
    mover.act(mover.legal()[0])
    mover.visitor.post(f"{one.path}/undo", {"seq": mover.state["seq"], "key": "back"})
    one.visitor.post(f"{one.path}/seats/0/bot", {})
    other.visitor.post(f"{one.path}/seats/{other.state['seat']}/bot", {})
    one.visitor.post(f"{one.path}/abandon")
    last = here.guest().get(one.path)["change"]
    until(lambda: len(numbers(announced, one.table)) == last)
    assert numbers(announced, one.table) == list(range(1, last + 1))


def test_another_name_is_announced_at_every_table(here: Place, announced: list[TableChange]) -> None:
    one, _ = two_people(here)
    second = one.visitor.post("/api/tables", {"game": "race", "players": 2})["table"]["id"]
    announced.clear()
    one.visitor.put("/api/me", {"name": "Hypatia"})
    for table in (one.table, second):
        assert kinds(announced, table) == ["seats"]
        assert one.visitor.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == "Hypatia"


def test_an_answer_that_causes_no_move_is_announced(here: Place, announced: list[TableChange]) -> None:
    one, _ = two_people(here)
    announced.clear()
    one.visitor.put(f"{one.path}/answers", {"charge": "never"})
    assert kinds(announced, one.table) == ["seats"]


def test_a_change_that_fails_is_announced_to_nobody(here: Place, announced: list[TableChange]) -> None:
    one, _ = two_people(here)
    announced.clear()
    one.act("nonsense", status=422)
    one.visitor.ask("POST", f"{one.path}/chat", {"text": ""})
    Seat(here.guest(), one.table).visitor.post(f"{one.path}/chat", {"text": "may I?"}, 403)
    assert announced == []
