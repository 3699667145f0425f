import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from astrarium.server.bots.thinking import Job, Thinker, ThinkingFailed
from astrarium.server.host import Host
from astrarium.server.store import models
from astrarium.server.tables.moves import act_for_bot
from tests.server.seating import BOT, ME, FirstThinker, hall, play, sit_down, two_people, until
from tests.server.visiting import Place


@pytest.fixture
def host(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def test_bots_answer_whenever_they_owe_a_decision(host: Place) -> None:
    one = sit_down(host, BOT, BOT)
    for _ in range(8):
        one.wait()
        one.act(one.legal()[0])
    assert {entry["seat"] for entry in one.look()["log"]} == {0, 1, 2}


def test_a_game_against_bots_comes_to_its_end(tmp_path: Path) -> None:
    """With real workers: the interface is the same."""
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, thinker=Thinker(1)) as host:
        one = sit_down(host, BOT)
        while one.wait()["table"]["status"] == "playing":
            one.act(one.legal()[0])
        assert one.state["table"]["winners"]


def test_bots_play_alone_when_no_person_sits_there(host: Place) -> None:
    visitor = host.guest()
    made = visitor.post("/api/tables", {"game": "race", "players": 2, "seats": [BOT, BOT], "seed": 1})
    path = f"/api/tables/{made['table']['id']}"
    until(lambda: visitor.get(path)["seq"] >= 12)
    assert {entry["seat"] for entry in visitor.get(path)["log"]} == {0, 1}


def test_a_bot_that_is_overtaken_does_not_move(host: Place) -> None:
    one = sit_down(host, BOT)
    kept: Host = host.client.app.state.host
    assert not act_for_bot(kept, one.table, 1, 5, "pass")
    assert not act_for_bot(kept, one.table, 0, 0, one.legal()[0])
    assert one.look()["seq"] == 0


def test_a_bot_that_fails_stops_only_its_table(tmp_path: Path) -> None:
    failed = threading.Event()

    class Failing(FirstThinker):
        async def think(self, job: Job) -> str:
            if job.players == 3:
                failed.set()
                raise ThinkingFailed("out of ideas")
            return await super().think(job)

    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, thinker=Failing()) as host:
        stuck = sit_down(host, BOT, BOT)
        stuck.act(stuck.legal()[0])
        assert failed.wait(20)
        one = sit_down(host, BOT)
        one.act(one.legal()[0])
        one.wait()
        assert stuck.look()["table"]["status"] == "playing"


def test_a_bot_is_asked_again_where_it_failed(tmp_path: Path) -> None:
    class Late(FirstThinker):
        async def think(self, job: Job) -> str:
            self.jobs.append(job)
            if len(self.jobs) == 1:
                raise ThinkingFailed("not yet")
            return await super().think(job)

    # The clock of the test stands still, so what has just changed looks old enough at once.
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, thinker=Late(), sweep=0.01) as host:
        one = sit_down(host, BOT)
        one.act(one.legal()[0])
        host.time.pass_by(60)
        one.wait()
        assert one.legal()


def test_automatic_answers_are_given_in_the_same_move(tmp_path: Path) -> None:
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path) as host:
        one, other = two_people(host)
        for seat in (one, other):
            answers = {"charge": "always", "income": "most_ready"}
            assert seat.visitor.put(f"{seat.path}/answers", answers)["answers"] == answers
        play([one, other])
        kinds = [event["kind"] for entry in one.look()["log"] for event in entry["events"]]
        assert "charge" in kinds
        # Nobody was asked: every charge stands right behind the move that offered it, written with it.
        posts = _posts(host.client.app.state.host, one.table)
        texts = [entry["text"] for entry in one.state["log"]]
        for number, text in enumerate(texts):
            if text.startswith("charge"):
                assert posts[number] == posts[number - 1]
        assert host.guest().ask("PUT", f"{one.path}/answers", {}).status_code == 403


def test_answers_go_with_the_person_to_the_next_table_of_the_game(host: Place) -> None:
    one = sit_down(host, BOT)
    answers = {"charge": "always", "end_after_charges": False}
    one.visitor.put(f"{one.path}/answers", answers)
    body = {"game": "gaia", "players": 2, "seats": [ME, BOT]}
    again = one.visitor.post("/api/tables", body, 201)["table"]["id"]
    assert one.visitor.get(f"/api/tables/{again}")["answers"] == answers
    other = one.visitor.post("/api/tables", body | {"game": "race"}, 201)["table"]["id"]
    assert one.visitor.get(f"/api/tables/{other}")["answers"] == {}


def test_an_answer_that_does_not_exist_is_refused(host: Place) -> None:
    one = sit_down(host, BOT)
    wrongs: list[Any] = [{"breakfast": True}, {"charge": "perhaps"}, []]
    for wrong in wrongs:
        assert one.visitor.put(f"{one.path}/answers", wrong, 400)["error"]["code"] == "bad-request"
    assert one.look()["answers"] == {}


def _posts(host: Host, table: str) -> list[str]:
    moves = models.moves
    with host.store.read() as db:
        found = db.execute(select(moves.c.post).where(moves.c.table_id == table).order_by(moves.c.seq))
        return list(found.scalars())
