"""A guest bot: it looks a few actions ahead by itself, remembers what it saw, and would rather not pass.

astrarium arena race --bot examples.bots.cautious:CautiousBot --bot random
"""

from typing import Any

from astrarium import Action, Perspective, Rng
from astrarium.bots import FREE, Bot, Budget, Chair


class CautiousBot(Bot):
    """Tries some actions in games that could be the real one, and takes the one that its game likes best."""

    def sit(self, chair: Chair) -> None:
        self.seat = chair.seat
        self.news = 0

    def told(self, events: list[dict[str, Any]]) -> None:
        self.news += len(events)

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        actions = eyes.legal_actions()
        rng.shuffle(actions)
        imagined = eyes.imagine(rng)
        best, most = actions[0], float("-inf")
        for action in actions[: budget.nodes or 12]:
            after = imagined.clone()
            after.apply(self.seat, action)
            worth = after.rules.evaluate(after.position, self.seat)
            if worth > most:
                best, most = action, worth
        return best
