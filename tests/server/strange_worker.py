"""Bots that misbehave; the tests of the thinking pool have them seated by a worker that knows their names."""

import os
import subprocess
import sys
import time

from astrarium.bots import FREE, Bot, Budget, registry
from astrarium.bots.random import RandomBot
from astrarium.bots.worker import main
from astrarium.kernel import Action, Perspective, Rng


class Hanging(Bot):
    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        while True:
            time.sleep(60)


class Crashing(Bot):
    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        os._exit(3)


class Raising(Bot):
    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        raise ValueError("no idea")


class Cheating(Bot):
    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        return Action("faction", (99,))


class Chatty(RandomBot):
    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        sys.stdout.write('{"action":"mine"}\n')
        sys.stdout.flush()
        return super().choose(eyes, rng)


class Deaf(RandomBot):
    def told(self, events: list[dict[str, object]]) -> None:
        raise KeyError("events")


class Leaving(Bot):
    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        sys.exit("good-bye")


class Interrupting(Bot):
    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        raise KeyboardInterrupt


class Forking(RandomBot):
    forked = False

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        if not Forking.forked:
            Forking.forked = True
            os.fork()
        return super().choose(eyes, rng)


class Employing(Hanging):
    """Has a program of its own, which hangs as well, with a pipe open: its name is the bot's parameter."""

    def __init__(self, pipe: str) -> None:
        super().__init__()
        self.command = ["sh", "-c", 'exec >"$0"; sleep 60; echo alive', pipe]

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        subprocess.Popen(self.command, stdin=subprocess.DEVNULL)
        return super().choose(eyes, rng)


class Remembering(RandomBot):
    """Chooses by how much it was told: whoever loses it must tell it all again."""

    def sit(self, chair: object) -> None:
        self.heard = 0

    def told(self, events: list[dict[str, object]]) -> None:
        self.heard += 1 + len(events)

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        actions = eyes.legal_actions()
        return actions[(rng.below(1000) + self.heard) % len(actions)]


class Slow(RandomBot):
    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        time.sleep(0.1)
        return super().choose(eyes, rng)


STRANGE = {
    "hang": "Hanging",
    "crash": "Crashing",
    "raise": "Raising",
    "cheat": "Cheating",
    "chat": "Chatty",
    "deaf": "Deaf",
    "leave": "Leaving",
    "interrupt": "Interrupting",
    "fork": "Forking",
    "employ": "Employing",
    "remember": "Remembering",
    "slow": "Slow",
}


if __name__ == "__main__":
    for name, kind in STRANGE.items():
        registry.BOTS[name] = f"__main__:{kind}"
    main()
