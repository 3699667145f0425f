"""Several servers on one PostgreSQL: whoever looks through one sees what was done through another."""

import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.server.clusters import Cluster
from tests.server.processes import Player, Server


@pytest.fixture
def servers(postgres: Cluster) -> Iterator[list[Server]]:
    database = postgres.cleaned()
    found = [Server(database), Server(database)]
    try:
        for server in found:
            server.begin()
        for server in found:
            server.wait()
        yield found
    finally:
        for server in found:
            server.stop()


@pytest.fixture
def players(servers: list[Server]) -> Iterator[list[Player]]:
    """Two at the first server, and one at the second."""
    found = [Player(server) for server in (servers[0], servers[0], servers[1])]
    yield found
    for player in found:
        player.close()


class Reader(threading.Thread):
    """Reads a stream, and tells of what it hears."""

    def __init__(self, player: Player, table: str) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.table = table
        self.open = threading.Event()
        self.heard: list[dict[str, Any]] = []
        self.news = threading.Condition()

    def run(self) -> None:
        with self.player.client.stream("GET", f"/api/tables/{self.table}/stream?from=0", timeout=30) as answer:
            for line in answer.iter_lines():
                if not line.startswith("data: "):
                    continue
                with self.news:
                    self.heard.append(msgspec.json.decode(line[6:]))
                    self.news.notify_all()
                if self.heard[-1]["what"] == "moves" and self.heard[-1]["change"] > 2:
                    return

    def wait_for(self, what: str, change: int = 0) -> None:
        with self.news:
            assert self.news.wait_for(
                lambda: any(item["what"] == what and item["change"] >= change for item in self.heard), 30
            ), self.heard


def test_a_move_through_one_process_is_told_by_the_other(players: list[Player]) -> None:
    here, second, there = players
    seats = [{"kind": "person"}, {"kind": "open"}]
    state = here.ask("POST", "/api/tables", {"game": "gaia", "players": 2, "seats": seats}).json()
    table = state["table"]["id"]
    reader = Reader(there, table)
    reader.start()
    # What was missed is told at once; from then on it listens.
    reader.wait_for("chat")
    assert second.ask("POST", f"/api/tables/{table}/seats/1", {}).status_code == 200
    reader.wait_for("seats", 2)
    state = here.ask("GET", f"/api/tables/{table}").json()
    body = {"seq": 0, "key": "k", "actions": [state["position"]["actions"][0]["text"]]}
    assert here.ask("POST", f"/api/tables/{table}/moves", body).status_code == 200
    reader.wait_for("moves", 3)
    reader.join(30)
    # The other process has the game in memory as it was; it looks at what is written.
    assert there.ask("GET", f"/api/tables/{table}").json()["seq"] == 1
    assert second.ask("POST", f"/api/tables/{table}/moves", body).status_code == 409


def test_two_processes_write_a_move_once(players: list[Player]) -> None:
    """The same seat through both at once, again and again: one is written, the other is told it was stale."""
    here, _, there = players
    there.client.cookies.update(here.client.cookies)
    state = here.ask("POST", "/api/tables", {"game": "gaia", "players": 1}).json()
    path = f"/api/tables/{state['table']['id']}"
    for number in range(12):
        answers: dict[int, Any] = {}

        def post(which: int, player: Player, text: str, seq: int, answers: dict[int, Any] = answers) -> None:
            body = {"seq": seq, "key": f"{seq}-{which}", "actions": [text]}
            answers[which] = player.ask("POST", f"{path}/moves", body)

        actions = state["position"]["actions"]
        threads = [
            threading.Thread(target=post, args=(0, here, actions[0]["text"], state["seq"])),
            threading.Thread(target=post, args=(1, there, actions[-1]["text"], state["seq"])),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers.values()) == [200, 409], number
        state = here.ask("GET", path).json()
        assert there.ask("GET", path).json()["log"] == state["log"]
        assert len(state["log"]) == state["seq"] == number + 1
