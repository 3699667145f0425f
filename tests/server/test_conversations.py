"""Two tables that differ only in hidden things answer every request of a fuzzed conversation with the same bytes.

What a seat could learn by acting is not compared: only what it asks, tries, and is refused, and the moves that tell
nothing new.
"""

import os
import random
from pathlib import Path
from typing import Any

import pytest

from astrarium.kernel import IllegalAction
from astrarium.server.tables import moves
from astrarium.server.tables.actions import Carried
from astrarium.server.tables.timeline import Timeline
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

    def __init__(self, pair: Twins, chance: int) -> None:
        self.pair = pair
        self.rng = random.Random(chance)
        self.number = 0

    def go_on(self, requests: int) -> None:
        """Ask so many times."""
        asks = [
            self.look,
            self.look_back,
            self.try_out,
            self.why,
            self.refused_moves,
            self.moves,
            self.undo,
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
        asked = {"action": self.texts(1)[0]} if self.rng.random() < 0.5 else {"verb": self.texts(1)[0].split(" ")[0]}
        self.ask("POST", "/why", {"seq": self.seq, "actions": tried, **asked})

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
                if game.settled == game.length:
                    return
        except IllegalAction:
            # To be refused by both.
            pass
        self.ask("POST", "/moves", {"seq": self.seq, "key": self.key, "actions": texts})

    def undo(self) -> None:
        if self.ask("POST", "/undo", {"seq": self.seq, "key": self.key}) == 200:
            # What is taken back is played again from the beginning, by both as it was.
            self.pair.hide()

    def other(self) -> None:
        """All the other doors of a table."""
        self.ask(
            *self.rng.choice(
                [
                    ("GET", "/record", None),
                    ("GET", "/invitations", None),
                    ("GET", "/chat", None),
                    ("POST", "/fork", {"at": self.rng.randint(0, 9)}),
                    ("POST", "/hint", {"seq": self.seq, "actions": self.texts(2)}),
                    ("POST", "/seats/0", {}),
                    ("POST", "/moves", {"seq": self.seq + 1, "key": self.key, "actions": self.texts(2)}),
                    ("PUT", "/answers", {"nothing": 1}),
                ]
            )
        )


@pytest.mark.parametrize(("game", "players", "options", "lengths"), TABLES, ids=lambda value: str(value))
def test_what_is_hidden_changes_no_answer(
    game: str, players: int, options: dict[str, Any], lengths: tuple[int, ...], tmp_path: Path
) -> None:
    for number, length in enumerate(lengths):
        begun = played_game(game, players, options, 100 + number, length)
        movers = begun.to_act
        seat = movers[number % len(movers)]
        with twins(tmp_path / str(number), begun, seat, chance=number) as pair:
            Conversation(pair, chance=number).go_on(REQUESTS)


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
        cards = [card["id"] for card in pair.game.rules.components()["cards"]["card"]]
        with pytest.raises(AssertionError, match="can tell by"):
            probe_all(pair, ["action explore_5"], [f"keep {card}" for card in cards])


def probe_all(pair: Twins, actions: list[str], probes: list[str]) -> None:
    """Send each of the probes behind some actions, and then nonsense."""
    for number, probe in enumerate(probes):
        body = {"seq": pair.one.timeline.seq, "key": f"probe-{number}", "actions": [*actions, probe, "zzz"]}
        pair.ask(("POST", "/moves", body), pair.seat)
