"""Two tables that differ only in hidden things answer every request of a fuzzed conversation with the same bytes.

What a seat could learn by acting is not compared: only what it asks, tries, and is refused, and the moves that tell
nothing new.
"""

import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from astrarium.kernel import Game, IllegalAction, Option
from astrarium.server.tables import moves, seen_positions, states, tryout
from astrarium.server.tables.access import Snapshot
from astrarium.server.tables.actions import Carried
from astrarium.server.tables.timeline import Timeline
from astrarium.server.wire_play import Entry, SeenPosition
from tests.server.twins import Asked, Twins, played_game, twins

REQUESTS = int(os.environ.get("ASTRARIUM_CONVERSATION", "80"))
"""In an ordinary run a short talk; ASTRARIUM_CONVERSATION=500 is the thorough one."""

TABLES: list[tuple[str, int, dict[str, Any], tuple[int, ...]]] = [
    ("race", 1, {}, (6, 40)),
    ("race", 2, {}, (0, 7, 33, 90)),
    ("race", 2, {"draft": True, "duel": True}, (3, 60)),
    ("race", 4, {}, (11, 80)),
    ("federation", 2, {}, (5, 60)),
    ("federation", 3, {}, (31, 120)),
    ("gaia", 1, {}, (12, 60)),
    ("gaia", 2, {}, (0, 40)),
]


class Conversation:
    """One seat that asks whatever comes to its mind."""

    def __init__(self, pair: Twins, chance: int, redraws: bool = True) -> None:
        self.pair = pair
        self.redraws = redraws
        """Whether the tables differ in what is redrawn; otherwise in what the others have chosen."""
        self.rng = random.Random(chance)
        self.number = 0

    def go_on(self, requests: int) -> None:
        """Ask so many times."""
        asks = [
            self.look,
            self.look_back,
            self.try_out,
            self.why,
            self.about,
            self.overlay,
            self.components,
            self.refused_moves,
            self.moves,
            self.undo,
            self.answers,
            self.ending,
            self.other,
            self.other,
            self.other,
        ]
        for _ in range(requests):
            self.rng.choice(asks)()

    def ask(self, method: str, path: str, body: Any = None, seat: int | None = -1) -> int:
        asked: Asked = (method, path, body)
        return self.pair.ask(asked, self.pair.seat if seat == -1 else seat)

    @property
    def seq(self) -> int:
        return self.pair.one.timeline.seq

    @property
    def key(self) -> str:
        self.number += 1
        return f"key-{self.number}"

    def texts(self, most: int) -> list[str]:
        """Actions that are legal for the seat, for somebody else, or for nobody."""
        game = self.pair.game
        own = [str(action) for action in game.legal_actions(self.pair.seat)]
        others = [str(action) for seat in game.to_act for action in game.legal_actions(seat)]
        verbs = [verb for families in game.rules.decisions.values() for family in families for verb in family.verbs]
        pools = [own or others, own or others, others, verbs, ["zzz", "pass", "nothing", ""]]
        return [self.rng.choice(self.rng.choice(pools) or ["zzz"]) for _ in range(self.rng.randint(1, most))]

    def look(self) -> None:
        """As the seat, or as a spectator."""
        self.ask("GET", f"?since={self.rng.randint(0, self.seq + 2)}", seat=self.rng.choice([-1, None]))

    def look_back(self) -> None:
        self.ask("GET", f"/at/{self.rng.randint(0, self.seq + 1)}", seat=self.rng.choice([-1, None]))

    def try_out(self) -> None:
        self.ask("POST", "/try", {"seq": self.seq, "actions": self.texts(3), "list": self.rng.random() < 0.5})

    def why(self) -> None:
        tried = self.texts(2) if self.rng.random() < 0.5 else []
        text = self.texts(1)[0]
        asked = self.rng.choice([{"action": text}, {"verb": text.split(" ")[0]}, {"place": self.place()}])
        self.ask("POST", "/why", {"seq": self.seq, "actions": tried, **asked})

    def about(self) -> None:
        """As the seat, or as a spectator."""
        self.ask("GET", f"/about?place={self.place()}", seat=self.rng.choice([-1, None]))

    def overlay(self) -> None:
        """As the seat, or as a spectator; of now, or of before."""
        at = self.rng.choice([-1, 0])
        self.ask("GET", f"/overlay?name=range:{self.rng.choice([0, 1, 9])}&at={at}", seat=self.rng.choice([-1, None]))

    def components(self) -> None:
        """As the seat, or as a spectator."""
        self.ask("GET", "/components", seat=self.rng.choice([-1, None]))

    def place(self) -> str:
        """A place that some action names, whoever's it is, or none at all."""
        game = self.pair.game
        seats = [seat for seat in game.to_act if game.legal_actions(seat)]
        found = [
            place
            for seat in seats
            for action in game.legal_actions(seat)
            for place in game.rules.places(game.position, seat, action)
        ]
        return self.rng.choice([*found, "hand:none", "zzz"])

    def refused_moves(self) -> None:
        """Whatever comes before, the last action is none, so nothing is ever written."""
        texts = [*self.texts(4), "zzz"]
        assert self.ask("POST", "/moves", {"seq": self.seq, "key": self.key, "actions": texts}) >= 400

    def moves(self) -> None:
        """Moves that tell nothing: one that draws or reveals may rightly lead to something else at each table."""
        texts = self.texts(2)
        game = self.pair.game.clone()
        try:
            for text in texts:
                game.apply(self.pair.seat, text)
                if game.fixed == game.length:
                    return
        except IllegalAction:
            # To be refused by both.
            pass
        self.ask("POST", "/moves", {"seq": self.seq, "key": self.key, "actions": texts})

    def undo(self) -> None:
        if self.ask("POST", "/undo", {"seq": self.seq, "key": self.key}) == 200 and self.redraws:
            # What is taken back is played again from the beginning, by both as it was.
            self.pair.hide()

    def answers(self) -> None:
        """Automatic answers that are not due just now, and none again, or those that the game does not know."""
        game = self.pair.game
        given = {option.name: self.rng.choice(_values(option)) for option in game.rules.answers}
        due = self.pair.seat in game.to_act and game.rules.answer(game.position, self.pair.seat, given) is not None
        self.ask("PUT", "/answers", {"nothing": 1} if due else given)
        self.ask("PUT", "/answers", {})

    def ending(self) -> None:
        """Wish that the game ends, and that it does not; alone it would."""
        if self.pair.game.players > 1:
            self.ask("POST", "/abandon")
            self.ask("DELETE", "/abandon")

    def other(self) -> None:
        """All the other doors of a table, and the lists that it is in."""
        # To give one's own seat to a bot is to let it move.
        elsewhere = self.rng.choice([seat for seat in range(8) if seat != self.pair.seat])
        anywhere = self.rng.randint(0, self.pair.game.players)
        self.ask(
            *self.rng.choice(
                [
                    ("GET", "/record", None),
                    ("GET", "/invitations", None),
                    ("GET", "/fairness", None),
                    ("GET", "/now", None),
                    (self.rng.choice(["PUT", "DELETE"]), "/away", None),
                    ("PUT", "/conditions", {"options": {}, "clock": {}}),
                    (self.rng.choice(["POST", "DELETE"]), "/ready", None),
                    ("GET", "/chat", None),
                    ("POST", "/chat", {"text": f"{self.number} and counting"}),
                    ("GET", "/notes", None),
                    ("PUT", "/notes", {"text": f"noted: {self.number}"}),
                    ("POST", "/fork", {"at": self.rng.randint(0, 9)}),
                    ("POST", "/hint", {"seq": self.seq, "actions": self.texts(2)}),
                    ("POST", f"/seats/{anywhere}", {}),
                    ("DELETE", f"/seats/{anywhere}", None),
                    ("POST", f"/seats/{elsewhere}/bot", {}),
                    ("DELETE", f"/seats/{elsewhere}/bot", None),
                    ("POST", f"/seats/{anywhere}/back", {}),
                    ("POST", "/start", None),
                    ("POST", "/rematch", None),
                    ("POST", "/moves", {"seq": self.seq + 1, "key": self.key, "actions": self.texts(2)}),
                    ("GET", f"/api/tables?of={self.rng.choice(['mine', 'open', 'running', 'finished'])}", None),
                ]
            ),
            seat=self.rng.choice([-1, -1, None]),
        )


def _values(option: Option) -> list[Any]:
    """Values that an automatic answer may take."""
    if option.kind == "flag":
        return [True, False]
    return list(option.choices) or [option.default]


@pytest.mark.parametrize(("game", "players", "options", "lengths"), TABLES, ids=lambda value: str(value))
def test_what_is_hidden_changes_no_answer(
    game: str, players: int, options: dict[str, Any], lengths: tuple[int, ...], tmp_path: Path
) -> None:
    for number, length in enumerate(lengths):
        begun = played_game(game, players, options, 100 + number, length)
        # Somebody who is to act, and then anybody.
        seats = begun.to_act if number % 2 == 0 else range(players)
        seat = seats[number % len(seats)]
        with twins(tmp_path / str(number), begun, seat, chance=number) as pair:
            pair.hide()
            Conversation(pair, chance=number).go_on(REQUESTS)


CHOICES: list[tuple[str, int, dict[str, Any], int]] = [
    ("race", 2, {}, 0),
    ("race", 3, {}, 40),
    ("race", 2, {"draft": True, "duel": True}, 0),
]
"""Games after so many actions, and then on to the next decision that all seats owe at once: others have none."""


def choosing(game: str, players: int, options: dict[str, Any], length: int) -> Game:
    """A game at a decision that all owe, and nobody has made."""
    found = played_game(game, players, options, 7, length)
    while len(found.to_act) < players:
        length += 1
        found = played_game(game, players, options, 7, length)
    return found


@pytest.mark.parametrize(("game", "players", "options", "length"), CHOICES, ids=lambda value: str(value))
def test_what_others_have_chosen_in_secret_changes_no_answer(
    game: str, players: int, options: dict[str, Any], length: int, tmp_path: Path
) -> None:
    """Here the games were really played otherwise, so log, replay and events are compared, too."""
    with twins(tmp_path, choosing(game, players, options, length), players - 1, chance=1) as pair:
        pair.choose()
        Conversation(pair, chance=2, redraws=False).go_on(REQUESTS)


UNASKED = {
    ("POST", "/api/tables"): "makes another table",
    ("GET", "/stream"): "its events are compared after every request",
}


def test_the_conversation_leaves_out_no_door_of_a_table(tmp_path: Path) -> None:
    with twins(tmp_path, played_game("race", 2, {}, 1, 20), 0, chance=1) as pair:
        pair.hide()
        Conversation(pair, chance=1).go_on(700)
        assert doors(pair.one.app) - pair.asked == set(UNASKED)


def doors(app: Litestar) -> set[tuple[str, str]]:
    """The methods and paths by which a table can be asked for anything."""
    found: set[tuple[str, str]] = set()
    for route in app.routes:
        path = re.sub(r"\{(?:seat|number)\}", "N", route.path_format)
        if isinstance(route, HTTPRoute) and path.startswith("/api/tables"):
            short = path.removeprefix("/api/tables/{table}") if "{table}" in path else path
            found |= {(str(method), short) for method in route.methods if method != "OPTIONS"}
    return found


def test_a_server_that_judges_too_far_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The conversation would have shown the fault that it is there for."""

    def judged_to_the_end(timeline: Timeline, seat: int, texts: list[str], at: int = 0) -> Carried:
        draft = timeline.clone()
        for text in texts:
            draft.act(seat, text, at)
        return Carried(path=[timeline, draft], seat=seat)

    monkeypatch.setattr(moves, "carry_out", judged_to_the_end)
    begun = played_game("race", 2, {}, 5, 0)
    while begun.decision(begun.to_act[0]).kind != "actions" or len(begun.to_act) > 1:  # type: ignore[union-attr] # owed
        seat = begun.to_act[0]
        begun.apply(seat, begun.legal_actions(seat)[0])
    seat = begun.to_act[0]
    with twins(tmp_path, begun, seat, chance=1) as pair:
        pair.hide()
        cards = [card["id"] for card in pair.game.rules.components()["cards"]]
        with pytest.raises(AssertionError, match="can tell by"):
            probe_all(pair, ["action explore_5"], [f"keep {card}" for card in cards])


def told_to_all(timeline: Timeline, number: int, seat: int | None) -> Entry:
    """A log that hides nothing."""
    done = timeline.done[number - 1]
    events = seen_positions.events(done, seat)
    return Entry(number=number, seat=done.seat, text=done.text, at=done.at, events=events, lines=[], thoughts=[])


def seen_by_the_first(snapshot: Snapshot) -> SeenPosition | None:
    """A position that is drawn for the first seat, whoever looks."""
    return seen_positions.position(snapshot.game().game, 0)


def looked_ahead(timeline: Timeline, seat: int, texts: list[str], at: int = 0) -> Carried:
    """Tries that show what they draw."""
    draft = timeline.clone()
    for text in texts:
        try:
            draft.act(seat, text, at)
        except IllegalAction:
            break
    return Carried(path=[draft], seat=seat)


LEAKS: dict[str, tuple[object, str, Callable[..., object]]] = {
    "a log that tells secret choices": (seen_positions, "entry", told_to_all),
    "a position for the wrong eyes": (states, "seen_position", seen_by_the_first),
    "a try that looks ahead": (tryout, "carry_out", looked_ahead),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these is a fault that somebody could make; the conversation has to find it."""
    with twins(tmp_path, choosing("race", 2, {}, 20), 1, chance=1) as pair:
        pair.choose()
        monkeypatch.setattr(*LEAKS[leak])
        with pytest.raises(AssertionError, match="can tell by"):
            Conversation(pair, chance=2, redraws=False).go_on(200)


def probe_all(pair: Twins, actions: list[str], probes: list[str]) -> None:
    """Send each of the probes behind some actions, and then nonsense."""
    for number, probe in enumerate(probes):
        body = {"seq": pair.one.timeline.seq, "key": f"probe-{number}", "actions": [*actions, probe, "zzz"]}
        pair.ask(("POST", "/moves", body), pair.seat)
