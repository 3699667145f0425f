"""Streams of a real server: how many there may be, what the next one is told, and that a finished game has none."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from astrarium.server.errors import ApiError
from astrarium.server.hosting.stream_places import StreamPlaces
from astrarium.server.settings import Settings
from tests.server.clusters import Cluster
from tests.server.hosted import Hosted, hosted
from tests.server.seating import OPEN, FirstThinker, Seat, play, sit_down, two_people, until
from tests.server.visiting import place

EACH = Settings().streams_each


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("streams"), "--streams", "50") as found:
        yield found
        assert found.said() == ""


def new_table(person: httpx.Client) -> str:
    body = {"game": "gaia", "players": 2, "seats": [{"kind": "person"}, OPEN]}
    return str(person.post("/api/tables", json=body).json()["table"]["id"])


class Streams(ExitStack):
    """Open streams."""

    def look(self, person: httpx.Client, table: str) -> httpx.Response:
        """Open one more; it counts from its first line."""
        answer = self.enter_context(person.stream("GET", f"/api/tables/{table}/stream"))
        if answer.status_code == 200:
            # Who lets go of the lines ends the stream.
            lines: Any = answer.iter_lines()
            self.callback(lines.close)
            next(lines)
        else:
            answer.read()
        return answer


def test_one_person_has_so_many_streams(server: Hosted) -> None:
    with server.person() as one, server.person() as other:
        table = new_table(one)
        with Streams() as streams:
            assert [streams.look(one, table).status_code for _ in range(EACH)] == [200] * EACH
            refused = streams.look(one, table)
            assert refused.status_code == 429
            assert refused.json()["error"]["code"] == "too-many"
            assert f"you have {EACH} tables open already" in refused.json()["error"]["message"]
            assert int(refused.headers["retry-after"]) >= 5
            # Whatever else the person does goes on, and others are not concerned.
            assert one.get(f"/api/tables/{table}").status_code == 200
            assert streams.look(other, table).status_code == 200
        until(lambda: can_look(one, table))


def test_there_are_so_many_streams_in_all(server: Hosted) -> None:
    addresses = ["127.0.0.1", "127.0.0.1", "127.0.0.2", "127.0.0.2"]
    with ExitStack() as stack, Streams() as streams:
        people = [stack.enter_context(server.person(address)) for address in addresses]
        table = new_table(people[0])
        until(lambda: can_look(people[0], table))
        for person, number in zip(people, (15, 10, 15, 10), strict=True):
            assert [streams.look(person, table).status_code for _ in range(number)] == [200] * number
        # Half of all are for any one address.
        assert streams.look(people[1], table).status_code == 429
        third = stack.enter_context(server.person("127.0.0.3"))
        refused = streams.look(third, table)
        assert refused.status_code == 503
        assert refused.json()["error"]["code"] == "busy"
        assert int(refused.headers["retry-after"]) >= 5
        assert third.get(f"/api/tables/{table}").status_code == 200


def can_look(person: httpx.Client, table: str) -> bool:
    with Streams() as streams:
        return streams.look(person, table).status_code == 200


def test_a_place_is_given_back_whatever_happens() -> None:
    places = StreamPlaces(4, 2)
    with pytest.raises(RuntimeError), places.place("one", "here"):
        raise RuntimeError("the stream broke")
    with places.place("one", "here"), places.place("one", "there"):
        assert places.taken == 2
        with pytest.raises(ApiError, match="2 tables open"), places.place("one", "elsewhere"):
            pass
    assert places.taken == 0
    assert not places._of


def events(answer: httpx.Response) -> list[Any]:
    """What a stream told, to its end."""
    return [msgspec.json.decode(line[6:]) for line in answer.text.splitlines() if line.startswith("data: ")]


def over(tmp_path: Path) -> Iterator[Seat]:
    with place(tmp_path, FirstThinker()) as here:
        seat = sit_down(here, OPEN)
        seat.visitor.post(f"{seat.path}/abandon")
        yield seat


def test_a_table_that_was_given_up_has_no_stream(tmp_path: Path) -> None:
    for seat in over(tmp_path):
        change = seat.look()["change"]
        told = seat.visitor.ask("GET", f"{seat.path}/stream?from={change}")
        assert [event["what"] for event in events(told)] == ["end"]
        told = seat.visitor.ask("GET", f"{seat.path}/stream?from={change - 1}")
        assert [event["what"] for event in events(told)] == ["moves", "seats", "chat", "end"]
        # A browser that does not know what the end is comes back with the last id, and is told to stay away.
        again = seat.visitor.ask("GET", f"{seat.path}/stream", headers={"last-event-id": str(change)})
        assert again.status_code == 204
        assert again.content == b""


def test_a_finished_game_has_no_stream(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker()) as here:
        seats = two_people(here, game="race")
        play(list(seats))
        assert seats[0].look()["table"]["status"] == "finished"
        told = seats[0].visitor.ask("GET", f"{seats[0].path}/stream")
        assert [event["what"] for event in events(told)] == ["end"]


def test_the_end_is_told_to_who_looks_through_another_process(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.cleaned()
    folders = [tmp_path / name for name in ("here", "there")]
    for folder in folders:
        folder.mkdir()
    with (
        hosted(folders[0], "--database", database) as here,
        hosted(folders[1], "--database", database) as there,
        here.person() as owner,
        there.person() as watcher,
    ):
        table = new_table(owner)
        with watcher.stream("GET", f"/api/tables/{table}/stream?from=0") as stream:
            lines = stream.iter_lines()
            # Only what comes after this is told because it happens.
            assert any('"chat"' in line for line in lines)
            owner.post(f"/api/tables/{table}/abandon").raise_for_status()
            assert any('"end"' in line for line in lines)
            assert not any(lines)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks at the memory of a process by /proc")
def test_more_streams_than_the_usual_limit_of_files(tmp_path: Path) -> None:
    number, each = 1_300, 20
    with hosted(tmp_path, "--log-level", "info") as server, ExitStack() as stack, Streams() as streams:
        people = [stack.enter_context(server.person()) for _ in range(number // each)]
        table = new_table(people[0])
        before = server.memory()
        for person in people:
            assert [streams.look(person, table).status_code for _ in range(each)] == [200] * each
        assert server.files() > 1_300
        assert (server.memory() - before) / number < 100_000
        assert people[0].post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 201
        assert "Traceback" not in server.said()
