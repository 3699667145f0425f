"""A server's database and records as the running version of the program makes them, for all later ones to open.

``python -m tests.release.making FOLDER`` writes ``server.db.gz``, what is known of its tables and people, and
records. ``tests/release/version-1`` was made so by the last version that had rules version 1 of all games,
and hashes of stored positions. A folder is never made anew: a later release gets one of its own.
"""

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import astrarium
from astrarium import Game
from astrarium.games.race.invariants import OWN_CARDS
from tests.golden.corpus import played
from tests.server.visiting import Place, Visitor, place

ACCOUNT, GUEST, BOT = "account", "guest", "bot"
PASSWORD = "a long enough password"
ACCOUNTS = ("Ada", "Grace", "Олена")
TO_THE_END = 10_000


class Plan(NamedTuple):
    """A table to be played: what, by whom, and for how many moves."""

    name: str
    game: str
    players: int
    seed: int
    options: dict[str, Any]
    moves: int
    seats: tuple[str, ...]
    clock: dict[str, Any] = {}  # noqa: RUF012


BY_TURNS = {"kind": "turns", "seconds": 86_400, "zero": "wait"}
LIVE = {"kind": "live", "seconds": 3600, "bonus": 30, "zero": "bot"}
TWO, THREE = (ACCOUNT, GUEST), (ACCOUNT, GUEST, GUEST)
FOUR, FIVE = (ACCOUNT, GUEST, ACCOUNT, BOT), (ACCOUNT, GUEST, ACCOUNT, BOT, GUEST)

PLANS = [
    # A federation with something to spare is on offer.
    Plan("gaia-spare", "gaia", 2, 2195, {}, 90, TWO, BY_TURNS),
    # Ranges across the sector that is left out.
    Plan("gaia-hole", "gaia", 3, 1220, {"map": "first", "leave_out": "s09"}, 162, THREE),
    # Sectors 01 to 04 of variant 2 have been turned, and more may be.
    Plan("gaia-turning", "gaia", 3, 1202, {"map": "variant_2", "rotate": True}, 5, THREE),
    Plan("gaia-four", "gaia", 4, 1203, {"map": "variable"}, 200, FOUR, LIVE),
    Plan("gaia-automa", "gaia", 1, 1204, {"difficulty": "automa"}, 60, (ACCOUNT,)),
    Plan("gaia-two-over", "gaia", 2, 1205, {"turn_order": "passing"}, TO_THE_END, TWO),
    Plan("gaia-four-over", "gaia", 4, 1206, {}, TO_THE_END, FOUR, BY_TURNS),
    Plan("gaia-automa-over", "gaia", 1, 1207, {}, TO_THE_END, (GUEST,)),
    Plan("race-two", "race", 2, 1211, {}, 100, TWO),
    # Drawing for produced goods is on offer before all production.
    Plan("race-produce", "race", 3, 1000, {}, 241, THREE, BY_TURNS),
    Plan("race-four", "race", 4, 1213, {"expansion": False}, 200, FOUR, LIVE),
    Plan("race-five", "race", 5, 1214, {"goals": False}, 300, FIVE),
    # A pack has just been passed on.
    Plan("race-draft", "race", 3, 1215, {"draft": True}, 40, THREE),
    Plan("race-duel", "race", 2, 1216, {"duel": True}, 100, TWO),
    Plan("race-robot", "race", 1, 1217, {"difficulty": "hard"}, 40, (GUEST,)),
    Plan("race-draft-over", "race", 2, 1218, {"draft": True, "duel": True}, TO_THE_END, TWO),
    Plan("race-five-over", "race", 5, 1219, {}, TO_THE_END, FIVE, LIVE),
    Plan("race-robot-over", "race", 1, 1220, {}, TO_THE_END, (ACCOUNT,)),
    # A specialist of any time is refused inside an action.
    Plan("federation-specialist", "federation", 2, 1003, {}, 63, TWO, LIVE),
    # A contribution brings a crystal that does not fit.
    Plan("federation-crystal", "federation", 2, 1001, {}, 131, TWO),
    # A space has been taken whose cost cannot be paid any more.
    Plan("federation-unpaid", "federation", 4, 1124, {}, 131, FOUR),
    # A building is mandatory, and may be skipped.
    Plan("federation-skip", "federation", 4, 1008, {}, 176, FOUR, BY_TURNS),
    Plan("federation-two-over", "federation", 2, 1221, {}, TO_THE_END, TWO),
    Plan("federation-four-over", "federation", 4, 1222, {"setup": "first_game"}, TO_THE_END, FOUR),
]

RECORDS: dict[str, tuple[str, int, int, dict[str, Any], int]] = {
    "gaia": ("gaia", 3, 1301, {"map": "variable", "rotate": True}, TO_THE_END),
    "gaia-running": ("gaia", 4, 1302, {}, 150),
    "gaia-automa": ("gaia", 1, 1303, {}, TO_THE_END),
    "race": ("race", 4, 1304, {"cards": OWN_CARDS}, TO_THE_END),
    "race-running": ("race", 5, 1305, {"edition": "second"}, 200),
    "race-robot": ("race", 1, 1306, {"difficulty": "easy"}, TO_THE_END),
    "federation": ("federation", 3, 1307, {"data": '[atal.rules]\nprerequisite = "previous"\n'}, TO_THE_END),
    "federation-running": ("federation", 2, 1308, {}, 100),
}


def digest(actions: list[str]) -> str:
    """A short word for a list of legal actions."""
    return blake2b("\n".join(actions).encode(), digest_size=4).hexdigest()


def legal(game: Game) -> dict[str, list[str]]:
    """What every seat that owes a decision may do."""
    return {str(seat): [str(action) for action in game.legal_actions(seat)] for seat in game.to_act}


class Scripted:
    """Thinks of what stands in the script of a table; all choose in its order, also where play is simultaneous."""

    def __init__(self) -> None:
        self.scripts: dict[str, list[tuple[int, str]]] = {}
        self.reached: dict[str, int] = {}
        """How many actions stand at each table."""

    async def think(self, job: Any) -> str:
        """The next action of the seat; past the end of the script a bot has all the time of the world."""
        script = self.scripts[job.table]
        place = len(job.actions)
        while place < len(script) and script[place][0] != job.seat:
            place += 1
        while place == len(script) or self.reached[job.table] < place:
            await asyncio.sleep(0.001)
        return script[place][1]

    async def stop(self) -> None:
        """Nothing is left to end."""


def id_of(path: str) -> str:
    """The id of a table, by its path."""
    return path.rpartition("/")[2]


class House:
    """A server, the people in it, and the tables they have played."""

    def __init__(self, host: Place, thinker: Scripted) -> None:
        self.host = host
        self.thinker = thinker
        self.people: dict[str, Visitor] = {}
        self.keys = 0
        self.rng = random.Random(1)
        for name in ACCOUNTS:
            self.people[name] = host.guest()
            self.people[name].post("/api/account", {"name": name, "password": PASSWORD})

    def guest(self) -> str:
        """Somebody without an account."""
        name = f"guest {len(self.people)}"
        self.people[name] = self.host.guest()
        return name

    def table(self, plan: Plan) -> dict[str, Any]:
        """Play a table as planned; what is known of it then."""
        record = played(plan.game, plan.players, plan.seed, plan.options).record()
        script = record.actions
        last = min(plan.moves, len(script))
        names = self.names(plan)
        seats = [
            {"kind": "person"} if not number else {"kind": "bot", "bot": "random"} if not name else {"kind": "open"}
            for number, name in enumerate(names)
        ]
        body = {
            "game": plan.game,
            "players": plan.players,
            "options": plan.options,
            "seed": plan.seed,
            "seats": seats,
            "title": plan.name,
            "clock": plan.clock or {"kind": "none"},
        }
        path = "/api/tables/" + self.people[names[0]].post("/api/tables", body)["table"]["id"]
        self.thinker.scripts[id_of(path)] = script[:last]
        self.thinker.reached[id_of(path)] = 0
        for number, name in enumerate(names[1:], 1):
            if name:
                self.people[name].post(f"{path}/seats/{number}", {})
        self.play(path, names, script[:last])
        self.people[names[0]].post(f"{path}/chat", {"text": f"{plan.name}: well met"})
        return self.known(plan, path, names, script, last)

    def names(self, plan: Plan) -> list[str]:
        """Who sits where; nobody where a bot does."""
        accounts = iter(ACCOUNTS)
        return [next(accounts) if kind == ACCOUNT else self.guest() if kind == GUEST else "" for kind in plan.seats]

    def play(self, path: str, names: list[str], script: list[tuple[int, str]]) -> None:
        """The people play their part of a script; now and then somebody takes a move back and makes it again."""
        for number, (seat, text) in enumerate(script):
            if not names[seat]:
                continue
            person = self.people[names[seat]]
            state = self.wait(person, path, number)
            answer = self.send(person, f"{path}/moves", state["seq"], actions=[text])
            # A bot that is to move does not wait.
            waits = all(names[other] for other in answer["state"]["table"]["to_act"])
            if waits and answer["state"]["undo"]["possible"] and self.rng.random() < 0.1:
                back = self.send(person, f"{path}/undo", answer["seq"])
                self.send(person, f"{path}/moves", back["seq"], actions=[text])
        for name in filter(None, names):
            self.wait(self.people[name], path, len(script))

    def send(self, person: Visitor, path: str, seq: int, **body: Any) -> Any:
        """Send a move, with a short key."""
        self.keys += 1
        return person.post(path, {"seq": seq, "key": str(self.keys), **body})

    def wait(self, person: Visitor, path: str, length: int) -> Any:
        """Look until so many actions stand."""
        while True:
            state = person.get(path)
            self.thinker.reached[id_of(path)] = len(state["log"])
            if len(state["log"]) >= length:
                assert len(state["log"]) == length
                return state

    def known(
        self, plan: Plan, path: str, names: list[str], script: list[tuple[int, str]], last: int
    ) -> dict[str, Any]:
        """What a later version must find, and how the game would go on."""
        game = astrarium.new(plan.game, plan.players, plan.seed, plan.options)
        for seat, text in script[:last]:
            game.apply(seat, text)
        told: dict[str, Any] = {
            "name": plan.name,
            "path": path,
            "people": names,
            "log": [list(move) for move in script[:last]],
            "to_act": list(game.to_act),
            "legal": legal(game),
            "ahead": [],
        }
        for seat, text in script[last:]:
            told["ahead"].append([seat, text, digest(legal(game)[str(seat)])])
            game.apply(seat, text)
        return told | {"scores": game.scores(), "winners": game.winners()}

    def waiting(self) -> dict[str, Any]:
        """A table that waits for people, one of them invited."""
        maker = self.people[ACCOUNTS[0]]
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "invited"}]
        # With this seed whoever is invited moves first.
        body = {"game": "federation", "players": 3, "seed": 1233, "seats": seats, "private": True, "clock": BY_TURNS}
        path = "/api/tables/" + maker.post("/api/tables", body)["table"]["id"]
        invitations = maker.get(f"{path}/invitations")
        return {"path": path, "invitations": invitations}


def make(folder: Path) -> None:
    """Write all of it."""
    folder.mkdir(parents=True)
    thinker = Scripted()
    with tempfile.TemporaryDirectory() as temporary:
        with place(Path(temporary), thinker) as host:
            house = House(host, thinker)
            tables = [house.table(plan) for plan in PLANS]
            waiting = house.waiting()
            people = {name: visitor.cookies for name, visitor in house.people.items()}
            house.people[ACCOUNTS[1]].post("/api/games/race/texts/cards", {"name": "Mine", "text": OWN_CARDS})
        database = Path(temporary) / "test.db"
        connection = sqlite3.connect(database)
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
        connection.close()
        packed = gzip.compress(database.read_bytes(), mtime=0)
        (folder / "server.db.gz").write_bytes(packed)
    write(folder / "tables.jsonl", tables)
    write(folder / "records.jsonl", records())
    write(folder / "people.jsonl", [{"cookies": people, "password": PASSWORD, "waiting": waiting}])


def write(path: Path, things: list[dict[str, Any]]) -> None:
    """Write things, each on a line."""
    path.write_bytes(b"".join(msgspec.json.encode(thing) + b"\n" for thing in things))


def records() -> list[dict[str, Any]]:
    """Records, with where they lead."""
    found: list[dict[str, Any]] = []
    for name, (game_id, players, seed, options, moves) in RECORDS.items():
        game = astrarium.new(game_id, players, seed, options)
        for seat, text in played(game_id, players, seed, options).record().actions[:moves]:
            game.apply(seat, text)
        told = {"name": name, "text": game.record().dumps(), "scores": game.scores(), "legal": legal(game)}
        found.append(told)
    return found


if __name__ == "__main__":
    make(Path(sys.argv[1]))
