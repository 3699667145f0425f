"""Two servers with a table each, which differ only in what one seat may not know: it must hear the same from both."""

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import astrarium
from astrarium.kernel import Game, Rng
from astrarium.server.host import Host
from astrarium.server.live.streams import Watcher, event
from astrarium.server.people.person import NO_PERSON
from astrarium.server.tables.access import open_table
from astrarium.server.tables.played import played
from astrarium.server.tables.timeline import Timeline
from astrarium.server.tables.write import write_table
from tests.server.seating import ME, OPEN, hall
from tests.server.visiting import Place, Visitor

OWN_HEADERS = ("x-request-id", "set-cookie")
"""What is another in every answer."""

Asked = tuple[str, str, Any]
"""The method, the path behind the table's, and the body of a request."""


class House:
    """One of the two servers, and everybody at its table."""

    def __init__(self, place: Place, game: Game) -> None:
        self.host: Host = place.client.app.state.host
        self.app = place.client.app
        self._portal = place.client.blocking_portal
        self.people = [place.guest() for _ in range(game.players)]
        for number, person in enumerate(self.people):
            person.put("/api/me", {"name": f"Person {number}"})
        self.spectator = place.guest()
        seats = [ME, *[OPEN] * (game.players - 1)]
        new = {"game": game.rules.id, "players": game.players, "seed": game.seed, "options": game.options}
        self.table = str(self.people[0].post("/api/tables", {**new, "seats": seats})["table"]["id"])
        for seat in range(1, game.players):
            self.people[seat].post(f"/api/tables/{self.table}/seats/{seat}", {})
        self.play([(seat, str(action)) for seat, action in game.history])
        self.stream = self._portal.call(self._watch)

    def play(self, actions: list[tuple[int, str]]) -> None:
        """Let the game come to where these actions lead."""
        with open_table(self.host, self.table, None) as snapshot:
            draft = snapshot.game().clone()
            for seat, text in actions:
                draft.act(seat, text, 0)
            write_table(self.host, snapshot, played(snapshot, draft, self.host.now()), draft)

    def _watch(self) -> Watcher:
        """Somebody looks at the table from now on; in the event loop."""
        watcher = Watcher(NO_PERSON.id)
        self.host.live._watchers.setdefault(self.table, []).append(watcher)
        return watcher

    def told(self) -> list[bytes]:
        """The events that streams of the table were told since this was last asked."""

        async def read() -> list[bytes]:
            queue = self.stream.queue
            return [event(change) for change in (queue.get_nowait() for _ in range(queue.qsize())) if change]

        return self._portal.call(read)

    @property
    def timeline(self) -> Timeline:
        """The game as this server has it in memory."""
        with open_table(self.host, self.table, None) as snapshot:
            return snapshot.game()

    def put(self, game: Game) -> None:
        """Let another game be the one in memory."""
        with open_table(self.host, self.table, None) as snapshot:
            draft = snapshot.game().clone()
            draft.moments.game = game
            snapshot.cached.put(draft)
            snapshot.timeline = draft

    def ask(self, seat: int | None, asked: Asked) -> tuple[int, dict[str, str], str]:
        """What a seat, or a spectator, is answered: status, headers and body."""
        method, path, body = asked
        visitor: Visitor = self.spectator if seat is None else self.people[seat]
        address = path if path.startswith("/api/") else f"/api/tables/{self.table}{path}"
        answer = visitor.ask(method, address, body)
        headers = {name: value for name, value in answer.headers.items() if name not in OWN_HEADERS}
        return answer.status_code, headers, answer.text.replace(self.table, "TABLE")


class Twins:
    """Two houses, and the seat that cannot tell them apart."""

    def __init__(self, one: House, other: House, seat: int, chance: int) -> None:
        self.one = one
        self.other = other
        self.seat = seat
        self.rng = random.Random(chance)
        self.asked: set[tuple[str, str]] = set()
        """The methods and paths of all requests, with numbers left out."""

    @property
    def game(self) -> Game:
        """The game at the first of them."""
        return self.one.timeline.game

    def choose(self) -> None:
        """Let everybody else who owes a secret choice make another one at each of them."""
        game = self.game
        for seat in game.to_act:
            first, *others = map(str, game.legal_actions(seat))
            if seat != self.seat and others:
                self.one.play([(seat, first)])
                self.other.play([(seat, self.rng.choice(others))])

    def hide(self) -> None:
        """Redraw all that the seat cannot know, at the second of them."""
        game = self.game
        twin = game.determinize(self.seat, Rng(self.rng.getrandbits(50)))
        # It shall pass for a game that was played, so that it can be taken back.
        twin._actions, twin._fixed, twin._guess = game._actions[:], game._fixed, False
        self.other.put(twin)

    def ask(self, asked: Asked, seat: int | None) -> int:
        """Ask both, and compare the answers; the status of them."""
        method, path, _ = asked
        self.asked.add((method, re.sub(r"(?<=/)\d+", "N", path.partition("?")[0])))
        mine, theirs = self.one.ask(seat, asked), self.other.ask(seat, asked)
        assert mine == theirs, f"{'a spectator' if seat is None else f'seat {seat}'} can tell by {asked}"
        assert self.one.told() == self.other.told(), f"the stream can tell by {asked}"
        return mine[0]


@contextmanager
def twins(folder: Path, game: Game, seat: int, chance: int) -> Iterator[Twins]:
    """Two tables of a game that has been played for a while."""
    with ExitStack() as stack:
        houses: list[House] = []
        for name in ("one", "other"):
            (folder / name).mkdir(parents=True)
            place = stack.enter_context(hall(f"sqlite:///{folder / name / 'a.db'}", folder / name))
            houses.append(House(place, game))
        yield Twins(houses[0], houses[1], seat, chance)


def played_game(name: str, players: int, options: dict[str, Any], seed: int, length: int) -> Game:
    """A random game after so many actions, or as many as it has but one."""
    rng = Rng(seed)
    game = astrarium.new(name, players, seed, options)
    while game.length < length:
        seat = game.to_act[rng.below(len(game.to_act))]
        ahead = game.clone()
        legal = ahead.legal_actions(seat)
        ahead.apply(seat, legal[rng.below(len(legal))])
        if ahead.is_over:
            break
        game = ahead
    return game
