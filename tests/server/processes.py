"""Real servers in processes of their own, and people who play there over the network."""

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import uuid
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import httpx

PATIENCE = 60.0


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that can be killed and started again at the same address."""

    def __init__(self, database: str, port: int | None = None, options: Sequence[str] = ()) -> None:
        self.database = database
        self.port = port or free_port()
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self.begin()
        self.wait()

    def begin(self) -> None:
        """Start it."""
        command = [sys.executable, "-m", "astrarium", "serve", "--no-browser", "--limits", "0"]
        command += ["--port", str(self.port), "--database", self.database, *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)

    def wait(self) -> None:
        """Wait until it listens."""
        assert self.process is not None
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "the server did not start"

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process = self.process
        if process is None:
            return
        process.send_signal(how)
        process.wait(timeout=PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        self.process = None
        # Its workers notice by themselves; no test waits for that.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


class Player:
    """Somebody who plays over the network, and asks again until there is an answer."""

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.gone = threading.Event()
        self.me = self.ask("GET", "/api/me").json()

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until the server answers; a server that is down or busy is waited for."""
        while True:
            headers = {"x-csrftoken": self.client.cookies.get("csrftoken") or ""}
            try:
                answer = self.client.request(method, path, json=body, headers=headers)
                if answer.status_code != 503:
                    return answer
            except httpx.TransportError:
                pass
            if self.gone.wait(0.02):
                raise SystemExit

    def close(self) -> None:
        self.client.close()


class Acknowledged:
    """A move that the server has said is written."""

    def __init__(self, table: str, key: str, text: str, seq: int) -> None:
        self.table = table
        self.key = key
        self.text = text
        self.seq = seq


class Game(threading.Thread):
    """People at one table after another, each playing at random; it remembers every answer."""

    clock: ClassVar[dict[str, Any]] = {"kind": "none"}

    def __init__(self, server: Server, people: int, bots: int, chance: int) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(chance)
        self.people = [Player(server) for _ in range(people)]
        self.bots = bots
        self.ended = threading.Event()
        self.moves: list[Acknowledged] = []
        self.sent: set[str] = set()
        self.failures: list[str] = []
        self.moved = threading.Condition()
        self.table = self._new_table()

    def _new_table(self) -> str:
        seats = [{"kind": "person"}, *[{"kind": "open"} for _ in self.people[1:]]]
        seats += [{"kind": "bot", "bot": "random"} for _ in range(self.bots)]
        body = {"game": "gaia", "players": len(seats), "seats": seats, "clock": self.clock}
        table = str(self.people[0].ask("POST", "/api/tables", body).json()["table"]["id"])
        for seat, player in enumerate(self.people[1:], 1):
            player.ask("POST", f"/api/tables/{table}/seats/{seat}", {})
        return table

    def run(self) -> None:
        """Play until told to end."""
        try:
            while not self.ended.is_set():
                for player in self.people:
                    self._turn(player)
        except Exception as error:
            self.failures.append(repr(error))

    def _turn(self, player: Player) -> None:
        state = player.ask("GET", f"/api/tables/{self.table}").json()
        if state["table"]["status"] != "playing":
            self.table = self._new_table()
            return
        self.move(player, state)

    def move(self, player: Player, state: Any) -> None:
        """Make a move, if there is one to make."""
        actions = [action["text"] for action in state["position"]["actions"]]
        if not actions:
            # A bot is thinking, or the other one is to act.
            self.ended.wait(0.01)
            return
        key = uuid.uuid4().hex
        text = self.rng.choice(actions)
        self.sent.add(key)
        body = {"seq": state["seq"], "key": key, "actions": [text]}
        answer = player.ask("POST", f"/api/tables/{self.table}/moves", body)
        if answer.status_code == 200:
            with self.moved:
                self.moves.append(Acknowledged(self.table, key, text, answer.json()["seq"]))
                self.moved.notify_all()
        elif answer.status_code != 409 and not self.forgives(answer):
            self.failures.append(answer.text)

    def forgives(self, answer: httpx.Response) -> bool:
        """Whether a refusal is as it should be."""
        return False

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Wait until the moves made fulfil something."""
        with self.moved:
            assert self.moved.wait_for(lambda: condition() or not self.is_alive(), PATIENCE), (
                "the table does not go on"
            )

    def end(self) -> None:
        """Stop playing."""
        self.ended.set()
        self.join(PATIENCE)
        for player in self.people:
            player.gone.set()
            player.close()
