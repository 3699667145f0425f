"""People who come and go while they play: they leave, are voted out, run out of time, and take their seats back.

And one whose bots always wait: they owe more decisions than there are processes to think about them.
"""

import re
import time
from typing import Any, NamedTuple

import httpx

from tests.server.processes import PATIENCE, Game, Player, Server

CLOCK: dict[str, Any] = {"kind": "live", "seconds": 2, "bonus": 0, "zero": "bot"}
ABSENCE = "0.5"
"""Seconds after which a vote takes effect."""


REASONS = ("left", "voted", "time")
"""Why a bot stands in for somebody."""
EVERYTHING = {*REASONS, "back"}
"""What can happen to a seat."""
LONGEST_ABSENCE = 6.0
"""Seconds after which somebody comes back of their own accord."""


class Away(NamedTuple):
    """Somebody is not there: how that is meant to end, where they sit, and until when at most."""

    why: str
    seat: int
    until: float


class Held(NamedTuple):
    """Between two moves a seat was its person's all the time: no bot has moved there."""

    table: str
    seat: int
    after: int
    until: int


class RestlessGame(Game):
    """A table whose people do more than move. What they were told about their seats is remembered, too."""

    clock = CLOCK

    def __init__(self, *args: Any, **more: Any) -> None:
        self.held: list[Held] = []
        self.seen: dict[str, int] = {}
        """By table, the latest change that somebody was told of."""
        self.done: list[str] = []
        """What has been done to seats, in order."""
        self._since: dict[Player, tuple[str, int]] = {}
        self._away: dict[Player, Away] = {}
        super().__init__(*args, **more)

    def _turn(self, player: Player) -> None:
        """Whoever is away does not look, either."""
        away = self._away.get(player)
        if away is not None and away.until > time.monotonic():
            self.ended.wait(0.01)
            return
        self._away.pop(player, None)
        super()._turn(player)

    def move(self, player: Player, state: Any) -> None:
        """Do something about the seats now and then, and move."""
        own = self._look(player, state)
        self._watch_absent(player, state)
        if own["stand_in"]:
            self._come_back(player, own)
        elif self.rng.random() < 0.06:
            self._fidget(player, state, own["seat"])
        else:
            super().move(player, state)

    def forgives(self, answer: httpx.Response) -> bool:
        """A bot may have taken the seat meanwhile, or everybody has agreed to end the game."""
        return bool(answer.json()["error"]["code"] in ("not-your-seat", "not-allowed"))

    def _look(self, player: Player, state: Any) -> Any:
        """The own seat in a state; while it is seen to be the person's, no bot has played there."""
        table = state["table"]["id"]
        self.seen[table] = max(self.seen.get(table, 0), state["change"])
        own = state["table"]["seats"][state["seat"]]
        begun = self._since.get(player)
        if own["stand_in"]:
            self._since.pop(player, None)
            self.done.append(own["stand_in"])
        elif begun is None or begun[0] != table:
            self._since[player] = (table, state["seq"])
        else:
            self.held.append(Held(table, own["seat"], begun[1], state["seq"]))
        return own

    def _watch_absent(self, player: Player, state: Any) -> None:
        """Vote about those who are away to be voted out; call back whoever has been replaced."""
        for absent, away in list(self._away.items()):
            row = state["table"]["seats"][away.seat]
            if row["stand_in"]:
                del self._away[absent]
            elif away.why == "voted" and row["takeover"]["possible"] and not row["takeover"]["mine"]:
                self._ask(player, "POST", f"seats/{away.seat}/bot", {})

    def _come_back(self, player: Player, own: Any) -> None:
        if not own["back"]:
            # The bot has to decide first.
            self.ended.wait(0.01)
            return
        state = self._ask(player, "POST", f"seats/{own['seat']}/back")
        if state is None:
            return
        self._look(player, state)
        self.done.append("back")
        if own["stand_in"] == "time":
            # Nobody who is out of time can do much there any more.
            self._away.clear()
            self.table = self._new_table()

    def _fidget(self, player: Player, state: Any, seat: int) -> None:
        """Leave, go away for a while, or ask for the end of the game and take that back."""
        what = self.rng.choice([what for what in REASONS if what not in self.done] or [*REASONS, "ending"])
        if what == "left":
            self._since.pop(player, None)
            self._ask(player, "POST", f"seats/{seat}/bot", {})
        elif what != "ending":
            self._away[player] = Away(what, seat, time.monotonic() + LONGEST_ABSENCE)
        elif state["table"]["ending"]["needed"] > 1:
            self._ask(player, "POST", "abandon", {})
            self._ask(player, "DELETE", "abandon")

    def _ask(self, player: Player, method: str, path: str, body: Any = None) -> Any:
        answer = player.ask(method, f"/api/tables/{self.table}/{path}", body)
        if answer.status_code == 200:
            state = answer.json()
            self.seen[self.table] = max(self.seen.get(self.table, 0), state["change"])
            return state
        if answer.status_code != 403:
            self.failures.append(answer.text)
        return None


class CrowdedGame(Game):
    """One person at many tables with bots."""

    def __init__(self, server: Server, tables: int, chance: int) -> None:
        super().__init__(server, people=1, bots=3, chance=chance)
        self.tables = [self.table, *[self._new_table() for _ in range(tables - 1)]]

    def _turn(self, player: Player) -> None:
        place = self.rng.randrange(len(self.tables))
        self.table = self.tables[place]
        super()._turn(player)
        self.tables[place] = self.table


def bots_waiting(server: Server) -> int:
    """How many decisions of bots wait for a process, as the server itself tells."""
    text = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    return int(float(re.findall(r"^astrarium_bots_waiting (\S+)$", text, re.MULTILINE)[0]))
