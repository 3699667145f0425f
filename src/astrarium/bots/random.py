"""The bot that knows nothing: every legal action is as likely as any other."""

from typing import Final

from astrarium.bots.bot import Bot
from astrarium.kernel.action import Action
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.rng import Rng


class RandomBot(Bot):
    """Plays uniformly at random."""

    def choose(self, eyes: Perspective, rng: Rng) -> Action:
        actions = eyes.legal_actions()
        return actions[rng.below(len(actions))]


BOT: Final = RandomBot
