"""A worker of the thinking pool: jobs come as lines of JSON, answers go back the same way."""

import os
import signal
import sys
from collections import OrderedDict
from hashlib import blake2b
from typing import BinaryIO, Final

import msgspec

from astrarium.bots import bot_named
from astrarium.games import catalogue
from astrarium.kernel import Game, Perspective, Rng
from astrarium.server.bots.thinking import Answer, Job, be_nice

REMEMBERED: Final = 16
"""So many tables are kept in memory, those asked about last."""


class Games:
    """The last games by table; of a known one only the new moves are played."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[Game, list[tuple[int, str]]]] = OrderedDict()

    def of(self, job: Job) -> Game:
        """The game of a job, up to its last move."""
        game, played = self.kept.pop(job.table, (None, []))
        if game is None or played != job.actions[: len(played)]:
            rules = catalogue.rules_of(job.game)
            game, played = Game.new(rules, job.players, job.seed, job.options, job.version), []
        for seat, action in job.actions[len(played) :]:
            game.apply(seat, action)
        self.kept[job.table] = (game, job.actions)
        if len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)
        return game


def dice(job: Job) -> Rng:
    """The bot's own chance: another for every decision, and the same whenever it is asked again.

    It comes from the seed of the game, which nobody is told before the end, so that a game with a known one repeats.
    """
    text = f"{job.seed} {job.seat} {len(job.actions)}"
    return Rng(int.from_bytes(blake2b(text.encode(), digest_size=8).digest()))


def think(games: Games, job: Job) -> Answer:
    """The bot's action, if it is legal."""
    try:
        game = games.of(job)
        action = bot_named(job.bot).choose(Perspective(game, job.seat), dice(job))
        refusal = game.why_not(job.seat, action)
    except Exception as error:
        # Whatever a bot does wrong, the worker goes on and the server is told.
        return Answer(error=f"{type(error).__name__}: {error}")
    if refusal is not None:
        return Answer(error=f"it would {action}: {refusal}")
    return Answer(action=str(action))


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer one job after another until there are no more."""
    games = Games()
    say(answers, Answer())
    for line in jobs:
        say(answers, think(games, msgspec.json.decode(line, type=Job)))


def say(answers: BinaryIO, answer: Answer) -> None:
    """Send an answer back."""
    answers.write(msgspec.json.encode(answer) + b"\n")
    answers.flush()


def main() -> None:
    """Work for the parent process until it closes the line."""
    # Ctrl-C is for the parent, which then tells its workers to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    be_nice()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a bot prints must not get among the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
