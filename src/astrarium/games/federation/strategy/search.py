"""Federation's players of every level: halving over the turn's lines, played on to the end of the round."""

from typing import Any, Final

from astrarium.games.federation.strategy import playing
from astrarium.games.federation.strategy.evaluate import evaluate
from astrarium.games.federation.strategy.outlook import outlook
from astrarium.kernel.action import Action
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules
from astrarium.search.halving import Halving, Temper

TEMPERS: Final[dict[str, Temper]] = {
    "novice": Temper(nodes=60, lines=40, width=0, horizon=120, rivals=0.0, looseness=2.0, largest_loss=6.0),
    "casual": Temper(nodes=100, lines=80, width=0, horizon=120, rivals=0.0, looseness=0.5, largest_loss=2.0),
    "skilled": Temper(nodes=140, lines=80, width=6, horizon=120),
    "expert": Temper(nodes=4000, lines=80, width=16, horizon=120),
}


class Searcher(Halving):
    """A level of Federation."""

    simple: bool

    def __init__(self, level: str) -> None:
        super().__init__(TEMPERS[level])
        # Plans of novices know nothing of what others want, or of what is mended in the outlook.
        self.simple = level in ("novice", "casual")

    @property
    def pace(self) -> int:
        return 5000

    def judge(self, rules: Rules[Any], position: Any, seat: int) -> float:
        return evaluate(position, seat) if self.simple else outlook(position, seat)

    def reply(self, rules: Rules[Any], position: Any, seat: int, rng: Rng) -> Action:
        return playing.reply(position, seat, rules.legal(position, seat), rng)
