"""A worker that knows bots which misbehave; run as a program by the tests of the thinking pool."""

import os
import sys
import time

from astrarium.bots import bot
from astrarium.bots.bot import Bot
from astrarium.bots.random import RandomBot
from astrarium.kernel import Action, Perspective, Rng
from astrarium.server.bots.worker import main


class Hanging(Bot):
    def choose(self, eyes: Perspective, rng: Rng) -> Action:
        while True:
            time.sleep(60)


class Crashing(Bot):
    def choose(self, eyes: Perspective, rng: Rng) -> Action:
        os._exit(3)


class Raising(Bot):
    def choose(self, eyes: Perspective, rng: Rng) -> Action:
        raise ValueError("no idea")


class Cheating(Bot):
    def choose(self, eyes: Perspective, rng: Rng) -> Action:
        return Action("faction", (99,))


class Chatty(RandomBot):
    def choose(self, eyes: Perspective, rng: Rng) -> Action:
        sys.stdout.write('{"action":"mine"}\n')
        sys.stdout.flush()
        return super().choose(eyes, rng)


STRANGE = {"hang": Hanging, "crash": Crashing, "raise": Raising, "cheat": Cheating, "chat": Chatty}


if __name__ == "__main__":
    for name, kind in STRANGE.items():
        module = type(sys)(f"strange_{name}")
        module.BOT = kind  # type: ignore[attr-defined] # a module made here
        sys.modules[module.__name__] = module
        bot.BOTS[name] = module.__name__
    main()
