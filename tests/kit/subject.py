"""The game under test, and what the kit cannot know of it by itself."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from astrarium.games import catalogue
from astrarium.kernel import Game, Rng, Rules


def nothing_more(game: Game) -> None:
    """A game that has no invariants to add."""


def determinized(game: Game, seat: int, rng: Rng) -> Game:
    """A game that differs from another only in what a seat may not know."""
    return game.determinize(seat, rng)


@dataclass(frozen=True)
class Subject:
    """A game and a table to play it at.

    ``game`` is the id of a game, or ``"module:NAME"`` of its rules, or the rules themselves (other processes
    can only be told a text).
    """

    game: str | Rules[Any]
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    invariants: Callable[[Game], None] = nothing_more
    """Called after every action; raises ``AssertionError`` when something is lost or found."""

    twin: Callable[[Game, int, Rng], Game] = determinized
    """Makes the second of two games that differ only in what a seat may not know."""

    hidden: frozenset[str] = frozenset()
    """The parts of ``plain()`` that hide something from a seat (``"deck"``, ``"seats.hand"``).

    Each must differ in some twin, or the leak tests would have tried nothing, and nothing else may.
    """

    open_decisions: frozenset[str] = frozenset()
    """Kinds of decisions that several seats owe at once although each sees what the others answer."""

    reveals: frozenset[str] = frozenset()
    """Kinds of events that show everybody something which, when the action is over, no view shows any more."""

    shared: frozenset[str] = frozenset()
    """Names of attributes whose lists clones share on purpose, because they are never changed in place."""

    no_facts: frozenset[str] = frozenset()
    """Names in ``plain()`` that are no facts: they follow from others, never change, or tell of the past."""

    rule_ids: frozenset[str] = frozenset()
    """All rules of the game; if given, refusals and events may cite no other."""

    bound: int = 5000
    """More decisions than this, and a game is taken to be endless."""

    tries: int = 8
    """How many actions of a seat are tried out at a decision; there may be hundreds."""

    every: int = 8
    """What plays a whole game again is asked at the first decision and at one in so many others."""

    leaks_every: int = 1
    """Leaks are looked for at one decision in so many; with many seats there are many pairs to compare."""

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the game."""
        if not isinstance(self.game, str):
            return self.game
        module, _, name = self.game.partition(":")
        if not name:
            return catalogue.rules_of(self.game)
        rules: Rules[Any] = getattr(import_module(module), name)
        return rules

    def new(self, seed: int) -> Game:
        """A new game."""
        return Game.new(self.rules, self.players, seed, self.options)

    def __str__(self) -> str:
        return f"{self.rules.id} for {self.players} with {self.options or 'no options'}"
