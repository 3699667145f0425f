"""Nobody knows the seed of a game with others: it is drawn by the server, sealed, and shown at the end."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.seating import BOT, OPEN, Seat, hall, join, play, sit_down
from tests.server.visiting import Place


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def drawn(here: Place, *others: dict[str, str], game: str = "race") -> Seat:
    """Somebody at a table whose seed the server drew."""
    return sit_down(here, *others, game=game, seed=None)


def test_a_drawn_seed_is_sealed_and_shown_at_the_end(here: Place) -> None:
    one = drawn(here, OPEN)
    before = one.visitor.get(f"{one.path}/fairness")
    assert (before["practice"], before["seed"], before["salt"]) == (False, None, None)
    other = join(here, one.table, 1)
    one.look()
    play([one, other])
    after = here.guest().get(f"{one.path}/fairness")
    told = f"astrarium {one.table} {after['seed']} {after['salt']}"
    assert before["seal"] == after["seal"] == hashlib.sha256(told.encode()).hexdigest()
    record = one.visitor.ask("GET", f"{one.path}/record").text
    assert f'"seed":{after["seed"]},' in record


def test_no_two_tables_are_sealed_alike(here: Place) -> None:
    seals = {drawn(here, OPEN).visitor.get(f"{drawn(here, OPEN).path}/fairness")["seal"] for _ in range(3)}
    assert len(seals) == 3


def test_a_chosen_seed_makes_a_practice_table_for_everybody_to_see(here: Place) -> None:
    one = sit_down(here, OPEN, game="race", seed=7)
    other = here.guest()
    [listed] = [table for table in other.get("/api/tables?of=open")["tables"] if table["id"] == one.table]
    assert listed["practice"] is True
    assert other.get(one.path)["table"]["practice"] is True
    assert other.get(f"{one.path}/fairness") == {"practice": True, "seal": "", "seed": None, "salt": None}
    assert drawn(here, OPEN).look()["table"]["practice"] is False


def test_a_record_and_a_fork_are_practice(here: Place) -> None:
    one = drawn(here, BOT)
    one.visitor.post(f"{one.path}/abandon")
    alone = sit_down(here, game="race", seed=None)
    play([alone])
    record = alone.visitor.ask("GET", f"{alone.path}/record").text
    seats = [{"kind": "open"}]
    assert alone.visitor.post("/api/records", {"text": record})["table"]["practice"] is True
    assert alone.visitor.post(f"{alone.path}/fork", {"at": 3, "seats": seats})["table"]["practice"] is True


def test_a_private_table_tells_a_stranger_nothing_of_its_chance(here: Place) -> None:
    one = sit_down(here, OPEN, game="race", seed=None, private=True)
    here.guest().get(f"{one.path}/fairness", 404)
