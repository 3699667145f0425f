"""A process in which bots of this library think, `python -m astrarium.bots.worker`: the other end of the protocol.

It is told what the seats of its bots may know, and nothing else.
"""

import os
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

import astrarium
from astrarium.bots import protocol
from astrarium.bots.bot import Bot, BotFailed
from astrarium.bots.registry import bot_named
from astrarium.kernel import Perspective, Rng

KEPT: Final = 256
"""So many games are remembered; whoever forgets one is told it again by the table."""


class Desk:
    """The bots of a process, one for each game that it was told of."""

    def __init__(self) -> None:
        self.bots: OrderedDict[str, tuple[Bot, int]] = OrderedDict()

    def hear(self, said: protocol.Said) -> protocol.Answered | None:
        """Take in what the table says; the answer, if it is a question."""
        if isinstance(said, protocol.Hello):
            return protocol.Ready(name="astrarium", wants=["events", "position"])
        if isinstance(said, protocol.Sit):
            self._sit(said)
        elif isinstance(said, protocol.Choose):
            return self._choose(said)
        elif isinstance(said, protocol.End):
            self._end(said.id)
        elif isinstance(said, protocol.Happened) and said.id in self.bots:
            bot, _ = self.bots[said.id]
            for events in said.actions:
                bot.told(events)
        return None

    def _sit(self, said: protocol.Sit) -> None:
        self._end(said.id)
        try:
            bot = bot_named(said.bot)
            bot.sit(said.chair)
        except Exception as error:
            # It is said when the bot is asked: nothing else waits for an answer.
            bot = Unable(f"{type(error).__name__}: {error}")
        self.bots[said.id] = bot, said.chair.seat
        if len(self.bots) > KEPT:
            _, (oldest, _) = self.bots.popitem(last=False)
            oldest.leave()

    def _choose(self, said: protocol.Choose) -> protocol.Answered:
        try:
            if said.id not in self.bots:
                raise BotFailed("it was not told of this game")
            self.bots.move_to_end(said.id)
            bot, seat = self.bots[said.id]
            eyes = Perspective(astrarium.load(bytes(said.position)), seat)
            action = bot.choose(eyes, Rng(said.dice), said.budget)
            refusal = eyes.why_not(action)
            if refusal is not None:
                raise BotFailed(f"it would {action}: {refusal}")
            return protocol.Chosen(said.id, said.number, str(action))
        except Exception as error:
            # Whatever a bot does wrong, the process goes on and the table is told.
            why = str(error) if isinstance(error, BotFailed) else f"{type(error).__name__}: {error}"
            return protocol.Failed(said.id, said.number, why)

    def _end(self, name: str) -> None:
        if name in self.bots:
            bot, _ = self.bots.pop(name)
            bot.leave()


class Unable(Bot):
    """Stands for a bot that could not be made."""

    def __init__(self, why: str) -> None:
        super().__init__()
        self.why = why

    def choose(self, eyes: Perspective, rng: Rng, budget: object = None) -> astrarium.Action:
        """Say why there is no answer."""
        raise BotFailed(self.why)


def work(said: BinaryIO, answers: BinaryIO) -> None:
    """Listen and answer until there is nothing more to hear."""
    desk = Desk()
    for text in said:
        try:
            message = protocol.read_said(text)
        except msgspec.DecodeError as error:
            # A table of a later release may say more than is known here.
            sys.stderr.write(f"not understood: {error}\n")
            continue
        if isinstance(message, protocol.Quit):
            return
        answer = desk.hear(message)
        if answer is not None:
            answers.write(protocol.line(answer))
            answers.flush()


def main() -> None:
    """Work for the parent process until it closes the line."""
    # Ctrl-C is for the parent, which then tells its workers to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Give way to whoever answers requests.
        os.nice(10)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a bot prints must not get among the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
