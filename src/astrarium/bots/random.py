"""The bot that knows nothing: every legal action is as likely as any other."""

from astrarium.bots.bot import FREE, Bot, Budget
from astrarium.kernel.action import Action
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.rng import Rng


class RandomBot(Bot):
    """Plays uniformly at random."""

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        actions = eyes.legal_actions()
        return actions[rng.below(len(actions))]
