"""Federation's players of every level: halving over the turn's lines, played on to the end of the round."""

from typing import Any, Final

from astrarium.games.federation.strategy.evaluate import evaluate
from astrarium.games.federation.strategy.outlook import outlook
from astrarium.kernel.action import Action
from astrarium.kernel.halving import Halving, Temper
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules

TEMPERS: Final[dict[str, Temper]] = {
    "novice": Temper(nodes=60, lines=40, width=0, horizon=0, rivals=0.0, looseness=2.0, largest_loss=6.0),
    "casual": Temper(nodes=100, lines=80, width=0, horizon=0, rivals=0.0, looseness=0.5, largest_loss=2.0),
    "skilled": Temper(nodes=140, lines=80, width=6, horizon=120),
    "expert": Temper(nodes=2000, lines=80, width=16, horizon=120),
}

IDLE: Final = ("discard", "skip", "end", "keep")
"""What is rarely better than what else there is; in playouts it is done only where nothing else is left."""


class Searcher(Halving):
    """A level of Federation."""

    simple: bool

    def __init__(self, level: str) -> None:
        super().__init__(TEMPERS[level])
        # Plans of novices know nothing of what others want, or of what is mended in the outlook.
        self.simple = level in ("novice", "casual")

    @property
    def pace(self) -> int:
        return 1500

    def judge(self, rules: Rules[Any], position: Any, seat: int) -> float:
        return evaluate(position, seat) if self.simple else outlook(position, seat)

    def reply(self, rules: Rules[Any], position: Position, seat: int, rng: Rng) -> Action:
        """Anything, but no waste: nothing is thrown away, and what may be done is done."""
        legal = rules.legal(position, seat)
        if len(legal) == 1:
            return legal[0]
        useful = [action for action in legal if action.verb not in IDLE]
        return useful[rng.below(len(useful))] if useful else legal[rng.below(len(legal))]
