"""The levels: players from weak to strong, each a game's own (``Rules.thinker``) or a search that any game allows."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

from astrarium.bots.bot import FREE, Bot, Budget, UnknownBot
from astrarium.kernel import LEVELS, Action, Meter, Perspective, Rng, Rules, Thinker
from astrarium.search.halving import Halving, Temper

TEMPERS: Final[dict[str, Temper]] = {
    "novice": Temper(nodes=60, lines=40, width=0, horizon=120, rivals=0.0, looseness=2.0, largest_loss=6.0),
    "casual": Temper(nodes=100, lines=80, width=0, horizon=120, rivals=0.0, looseness=0.5, largest_loss=2.0),
    "skilled": Temper(nodes=200, lines=120, width=8, horizon=120),
    "expert": Temper(nodes=800, lines=150, width=16, horizon=120),
}
"""How each level plays a game that has no thinker of its own."""

PATIENCE: Final[dict[str, float]] = {"novice": 0.2, "casual": 0.2, "skilled": 0.2, "expert": 2.5}
"""Seconds that a level takes at most where only the end of patience is told."""

LOOKS: Final = 4
"""So many nodes are judged between two looks at the clock."""
SHARE: Final = 0.9
"""The part of its seconds that a bot thinks: the last node and the answer take time, too."""


class Clock(Meter):
    """A meter that looks at the clock, besides."""

    def __init__(self, limit: int, seconds: float) -> None:
        super().__init__(limit)
        self._end = monotonic() + SHARE * seconds
        self._looked = 0

    def spend(self, nodes: int) -> bool:
        """Count some nodes more; false once nothing is left, of them or of the time."""
        left = super().spend(nodes)
        if not left or self.spent - self._looked < LOOKS:
            return left
        self._looked = self.spent
        return monotonic() < self._end


@contextmanager
def uncollected() -> Iterator[None]:
    """Think without the collector: positions hold no cycles, and looking for some took an eighth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class LevelBot(Bot):
    """Plays as one of the levels; the name may carry what it may spend on a decision: ``expert:5s``."""

    level = ""

    def __init__(self, parameters: str = "") -> None:
        super().__init__()
        self._given = Budget.read(parameters) if parameters else None
        if self.level not in LEVELS:
            raise UnknownBot(f"there is no level {self.level!r}; there are {', '.join(LEVELS)}")
        self._thinkers: dict[str, Thinker] = {}

    def __getstate__(self) -> dict[str, Any]:
        # Thinkers remember nothing from one decision to the next: a copy makes its own.
        return {**self.__dict__, "_thinkers": {}}

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        actions = eyes.legal_actions()
        if len(actions) == 1:
            return actions[0]
        thinker = self._thinker(eyes.rules)
        meter = meter_of(thinker, granted(self._given, budget), PATIENCE[self.level])
        with uncollected():
            return thinker.choose(eyes, rng, meter)

    def _thinker(self, rules: Rules[Any]) -> Thinker:
        if rules.id not in self._thinkers:
            self._thinkers[rules.id] = rules.thinker(self.level) or Halving(TEMPERS[self.level])
        return self._thinkers[rules.id]


def granted(given: Budget | None, budget: Budget) -> Budget:
    """What a level may spend: what its name says, but never longer than whoever asks will wait."""
    if given is None:
        return budget
    if budget.seconds is None:
        return given
    return Budget(seconds=min(given.seconds or budget.seconds, budget.seconds), nodes=given.nodes)


def meter_of(thinker: Thinker, budget: Budget, patience: float) -> Meter:
    """What a thinker may spend: what it was given, or what it usually does."""
    if budget.usual and budget.seconds is not None:
        return Clock(budget.nodes or thinker.nodes, min(budget.seconds, patience))
    if budget.seconds is not None:
        return Clock(budget.nodes or max(1, int(budget.seconds * thinker.pace)), budget.seconds)
    return Meter(thinker.nodes if budget.nodes is None else budget.nodes)


class Novice(LevelBot):
    """Sees what lies before it, and often takes something that is nearly as good."""

    level = "novice"


class Casual(LevelBot):
    """Plans its turn, and now and then overlooks the best."""

    level = "casual"


class Skilled(LevelBot):
    """Looks ahead a little, and makes few mistakes."""

    level = "skilled"


class Expert(LevelBot):
    """Looks ahead as far as it can, and takes what it found best."""

    level = "expert"
