"""How seats have played, and where their points came from, round by round; of a game that is watched or replayed."""

from typing import Any

import msgspec

from astrarium.kernel import Event, Game, Moments, Step
from astrarium.kernel.rules import Played

FACTS = ("faction",)
"""What a view says that a seat plays, and statistics group by; a game may add more, see ``Rules.groups``."""

Sources = dict[str, int]


class Behaviour(msgspec.Struct, frozen=True):
    """Of every seat: what it plays, its habits in numbers, and the points of each round by their source."""

    facts: list[dict[str, str]]
    habits: list[dict[str, float]]
    rounds: list[list[Sources]]


class Watch:
    """Looks on while a game is played."""

    def __init__(self, game: Game) -> None:
        self.played: list[Played] = []
        self._begun = game.view(None)
        self._round = game.rules.round(game.position)[0]
        # What a seat begins with counts as of before the first round.
        self._stood: list[Sources] = [{} for _ in range(game.players)]
        self._rounds: list[list[Sources]] = [[] for _ in range(game.players)]

    def saw(self, game: Game, seat: int, step: Step, events: list[Event]) -> None:
        """An action was carried out."""
        self.played.append((seat, step, events))
        number = game.rules.round(game.position)[0]
        if number != self._round or game.is_over:
            self._end_round(game)
            self._round = number

    def _end_round(self, game: Game) -> None:
        now = sources_of(game)
        for seat, (before, after) in enumerate(zip(self._stood, now)):
            names = dict.fromkeys([*before, *after])
            gained = {name: after.get(name, 0) - before.get(name, 0) for name in names}
            rounds = self._rounds[seat]
            rounds += [{} for _ in range(self._round + 1 - len(rounds))]
            rounds[self._round] = {name: points for name, points in gained.items() if points}
        self._stood = now

    def behaviour(self, game: Game) -> Behaviour:
        """What was seen."""
        view = game.view(None)
        found = facts_of(game)
        habits: list[dict[str, float]] = []
        if game.is_over:
            habits = game.rules.habits(view, self.played)
            groups = game.rules.groups(self._begun, self.played)
            found = [one | more for one, more in zip(found, groups)] if groups else found
        return Behaviour(found, habits, self._rounds)


def behaviour_of(moments: Moments) -> Behaviour:
    """How the seats of a recorded game have played."""
    game = moments.at(0)
    watch = Watch(game)
    for number, (seat, action) in enumerate(moments.game.history):
        events = game.apply(seat, action)
        watch.saw(game, seat, moments.decisions[number], events)
    return watch.behaviour(game)


def facts_of(game: Game) -> list[dict[str, str]]:
    """What everybody can see that each seat plays, as far as this game has such things."""
    return [{name: str(seat[name]) for name in FACTS if seat.get(name)} for seat in seats_of(game, game.view(None))]


def sources_of(game: Game) -> list[Sources]:
    """The points of each seat by where they came from: the ledgers of the view, without rounds and particulars."""
    found: list[Sources] = []
    for seat in seats_of(game, game.view(None)):
        points: Sources = {}
        for _, cause, number in seat.get("ledger", ()):
            source = str(cause).partition(":")[0]
            points[source] = points.get(source, 0) + number
        found.append(points)
    return found


def seats_of(game: Game, view: dict[str, Any]) -> list[dict[str, Any]]:
    """The seats in a view; it may have a place for an opponent that the rules play."""
    seats: list[dict[str, Any]] = view.get("seats") or [{} for _ in range(game.players)]
    return seats[: game.players]
