"""The people and tables that the pictures show: games that greedy bots have played, taken up in the middle."""

import time
from typing import Any, Final, NamedTuple

import httpx

import astrarium
from astrarium import Game, Record
from astrarium.arena.match import play_match

FACTIONS: Final = ["terrans", "hadsch_hallas", "xenos", "taklons"]
OPEN: Final = {"kind": "open"}
SEATS: Final = [{"kind": "person"}, OPEN, OPEN, {"kind": "bot", "bot": "greedy"}]
PASSWORD: Final = "correct horse battery"
AGENTS: Final = ("Chrome Linux", "Safari iPhone", "Firefox Windows", "SamsungBrowser Android")
"""What the browsers that somebody uses call themselves, in so many words."""


class Person:
    """Somebody who talks to the server without a browser."""

    def __init__(self, url: str, name: str, agent: str = AGENTS[0]) -> None:
        self.client = httpx.Client(base_url=url, timeout=60, headers={"user-agent": agent})
        self.client.get("/api/me")
        if name:
            self.ask("PUT", "/api/me", {"name": name, "webhook": ""})

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer of the server, which must be a good one."""
        token = self.client.cookies["csrftoken"]
        answer = self.client.request(method, path, json=body, headers={"x-csrftoken": token})
        answer.raise_for_status()
        return answer.json() if answer.content else None

    @property
    def cookies(self) -> list[dict[str, Any]]:
        """What a browser needs to be this person."""
        return [
            {"name": name, "value": value, "url": str(self.client.base_url)}
            for name, value in self.client.cookies.items()
        ]


class Moment(NamedTuple):
    """A position of a record: how many actions came before it, and what the record does in it."""

    at: int
    kind: str
    round: int
    verbs: dict[str, int]
    text: str


def moments(text: str) -> list[Moment]:
    """Every decision of the first seat."""
    record = Record.loads(text)
    game = astrarium.new(record.game, record.players, record.seed, record.options)
    found: list[Moment] = []
    for at, (seat, action) in enumerate(record.actions):
        if seat == 0:
            found.append(_moment(game, at, action))
        game.apply(seat, action)
    return found


def _moment(game: Game, at: int, text: str) -> Moment:
    decision = game.decision(0)
    assert decision is not None
    verbs: dict[str, int] = {}
    for action in game.legal_actions(0):
        verb = str(action).split()[0]
        verbs[verb] = verbs.get(verb, 0) + 1
    return Moment(at, decision.kind, int(game.view(0)["round"]), verbs, text)


class Gallery:
    """Oksana's tables, with friends and bots at them."""

    def __init__(self, url: str) -> None:
        self.oksana = Person(url, "Oksana")
        self.oksana.ask("POST", "/api/account", {"name": "Oksana", "password": PASSWORD})
        for agent in AGENTS[1:]:
            Person(url, "", agent).ask("POST", "/api/login", {"name": "Oksana", "password": PASSWORD})
        self.friends = [Person(url, "Marek"), Person(url, "Lindqvist"), Person(url, "Solveig")]
        four = play_match("gaia", ["greedy"] * 4, 11, {"factions": FACTIONS}, keep_record=True)
        solo = play_match("gaia", ["greedy"], 8, {"factions": ["terrans"], "automa": "xenos"}, keep_record=True)
        assert four.record is not None
        assert solo.record is not None
        self.moments = moments(four.record)
        self.solo_moments = moments(solo.record)
        self.finished = self.played(four.record, "Friday table")
        self.solo_finished = self.played(solo.record, "Against the Automa")
        self.made: dict[str, str] = {}

    def played(self, text: str, title: str) -> str:
        """A record that has become a finished game of people: they play its last move themselves."""
        record = Record.loads(text)
        kept = self.oksana.ask("POST", "/api/records", {"text": text, "title": f"{title}, the record"})["table"]["id"]
        seats = [{"kind": "person"}, *[OPEN] * (record.players - 1)]
        body = {"at": len(record.actions) - 1, "seats": seats, "title": title}
        table = str(self.oksana.ask("POST", f"/api/tables/{kept}/fork", body)["table"]["id"])
        self._join(table, record.players - 1)
        seat, action = record.actions[-1]
        mover = [self.oksana, *self.friends][seat]
        seq = mover.ask("GET", f"/api/tables/{table}")["seq"]
        mover.ask("POST", f"/api/tables/{table}/moves", {"seq": seq, "key": "last", "actions": [action]})
        return table

    def friday(self, kind: str, verb: str = "", round_: int = 0) -> str:
        """The table of four at the first decision of a kind, from a round on, that offers a verb; its path."""
        return self.shared(f"{kind} {verb} {round_}", lambda: self._friday(kind, verb, round_))

    def _friday(self, kind: str, verb: str, round_: int) -> str:
        fitting = [
            one
            for one in self.moments
            if one.kind == kind and one.round >= round_ and (not verb or verb in one.verbs)
        ]
        body = {"at": fitting[0].at, "seats": SEATS, "title": "Saturday table"}
        table = self.oksana.ask("POST", f"/api/tables/{self.finished}/fork", body)["table"]["id"]
        self._join(table)
        return f"/table/{table}"

    def _join(self, table: str, how_many: int = 2) -> None:
        for seat, friend in enumerate(self.friends[:how_many], 1):
            friend.ask("POST", f"/api/tables/{table}/seats/{seat}", {})

    def automa_table(self) -> str:
        """A game alone in its fourth round, always a new one, just before the end of a turn; its path."""
        at = next(one.at for one in self.solo_moments if one.round >= 4 and one.kind == "closing")
        body = {"at": at, "seats": [{"kind": "person"}], "title": "Against the Automa", "private": True}
        return f"/table/{self.oksana.ask('POST', f'/api/tables/{self.solo_finished}/fork', body)['table']['id']}"

    def faction_table(self) -> str:
        """A table where the first faction is chosen; its path."""
        return self.shared("faction", self._faction_table)

    def _faction_table(self) -> str:
        body = {"game": "gaia", "players": 4, "seats": SEATS, "seed": 5, "title": "Thursday"}
        table = self.oksana.ask("POST", "/api/tables", body)["table"]["id"]
        self._join(table)
        return f"/table/{table}"

    def home(self) -> str:
        """Home, while two tables wait for Oksana and one for players."""
        self.faction_table()
        self.friday("turn", "federation", 3)
        self.room()
        return "/"

    def room(self) -> str:
        """A table that waits for two people, one of them invited; its path."""
        return self.shared("room", self._room)

    def _room(self) -> str:
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "invited"}, {"kind": "open"}]
        body = {"game": "gaia", "players": 4, "seats": seats, "seed": 6, "title": "Sunday evening"}
        table = self.oksana.ask("POST", "/api/tables", body)["table"]["id"]
        self.friends[0].ask("POST", f"/api/tables/{table}/seats/1", {})
        return f"/table/{table}"

    def invitation(self) -> str:
        """The link to the invited seat of the table that waits; its path."""
        table = self.room().rsplit("/", 1)[1]
        invited = self.oksana.ask("GET", f"/api/tables/{table}/invitations")[0]
        return f"/join/{table}/{invited['seat']}/{invited['token']}"

    def waiting_table(self, clock: dict[str, Any] | None = None) -> str:
        """A table of two where Marek has to choose his faction first; its path."""
        body = {
            "game": "gaia",
            "players": 2,
            "seats": [OPEN, {"kind": "person"}],
            "seed": 4,
            "title": "One move a day",
        }
        table = self.oksana.ask("POST", "/api/tables", body | ({"clock": clock} if clock else {}))["table"]["id"]
        self.friends[0].ask("POST", f"/api/tables/{table}/seats/0", {})
        return f"/table/{table}"

    def late_table(self) -> str:
        """The same with a clock that runs out in a second; its path."""
        return self.waiting_table({"kind": "live", "seconds": 1, "bonus": 0, "zero": "wait"})

    def abandoned_table(self) -> str:
        """A game that its players have broken off; its path."""
        return self.shared("abandoned", self._abandoned_table)

    def _abandoned_table(self) -> str:
        path = self._friday("turn", "build", 2)
        for person in (self.oksana, *self.friends[:2]):
            person.ask("POST", f"/api{path.replace('table', 'tables')}/abandon")
        return path

    def stand_in_table(self) -> str:
        """A game in which a bot plays for Oksana; its path."""
        return self.shared("stand-in", self._stand_in_table)

    def _stand_in_table(self) -> str:
        path = self._friday("turn", "build", 2)
        self.oksana.ask("POST", f"/api{path.replace('table', 'tables')}/seats/0/bot", {})
        return path

    def sealed_table(self) -> str:
        """A table of two whose seed nobody knows; its path."""
        return self.shared("sealed", self._sealed_table)

    def _sealed_table(self) -> str:
        body = {"game": "gaia", "players": 2, "seats": [{"kind": "person"}, OPEN], "title": "Monday"}
        table = self.oksana.ask("POST", "/api/tables", body)["table"]["id"]
        self._join(table, 1)
        return f"/table/{table}"

    def fair_game(self) -> str:
        """A game with a seed of the server's that bots have played to its end; its path."""
        return self.shared("fair", self._fair_game)

    def _fair_game(self) -> str:
        bots = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "race", "players": 2, "seats": bots, "title": "Lunch break"}
        path = f"/api/tables/{self.oksana.ask('POST', '/api/tables', body)['table']['id']}"
        self.oksana.ask("POST", f"{path}/seats/0/bot", {"bot": "greedy"})
        while self.oksana.ask("GET", path)["table"]["status"] != "finished":
            time.sleep(0.5)
        return path.removeprefix("/api").replace("tables", "table")

    def ending_table(self) -> str:
        """A game that Marek would end; its path."""
        return self.shared("ending", self._ending_table)

    def _ending_table(self) -> str:
        path = self._friday("turn", "build", 2)
        self.friends[0].ask("POST", f"/api{path.replace('table', 'tables')}/abandon")
        return path

    def shared(self, name: str, make: Any) -> str:
        """What is made once, however often it is asked for."""
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]
