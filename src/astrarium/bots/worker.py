"""A process in which bots of this library think, `python -m astrarium.bots.worker`: the other end of the protocol.

It is told what the seats of its bots may know, and nothing else. With the name of a bot after it, that bot plays
wherever nobody is named: so a guest of Python, too, can be a program of its own, far from the memory of the table.
"""

import os
import signal
import sys
from collections import OrderedDict
from contextlib import closing, suppress
from typing import BinaryIO, Final

import msgspec

import astrarium
from astrarium.bots import protocol
from astrarium.bots.bot import Bot, BotFailed
from astrarium.bots.program import end_programs
from astrarium.bots.registry import bot_named
from astrarium.bots.seated import unforked
from astrarium.kernel import Perspective, Rng

KEPT: Final = 256
"""So many games are remembered; whoever forgets one is told it again by the table."""


class Desk:
    """The bots of a process, one for each game that it was told of; ``usual`` plays where none is named.

    Whatever a bot raises, the process goes on, because it thinks for other tables, too.
    """

    def __init__(self, usual: str = "") -> None:
        self.usual = usual
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
            self._tell(said)
        return None

    def close(self) -> None:
        """All games are over for the bots here."""
        for name in list(self.bots):
            self._end(name)

    def _sit(self, said: protocol.Sit) -> None:
        self._end(said.id)
        try:
            bot = bot_named(said.bot or self.usual)
            bot.sit(said.chair)
        except BaseException as error:
            bot = Unable(error)
        self.bots[said.id] = bot, said.chair.seat
        if len(self.bots) > KEPT:
            self._end(next(iter(self.bots)))

    def _tell(self, said: protocol.Happened) -> None:
        bot, seat = self.bots[said.id]
        try:
            for events in said.actions:
                bot.told(events)
        except BaseException as error:
            self._end(said.id)
            self.bots[said.id] = Unable(error), seat

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
        except BaseException as error:
            return protocol.Failed(said.id, said.number, reason(error))

    def _end(self, name: str) -> None:
        if name in self.bots:
            bot, _ = self.bots.pop(name)
            with suppress(BaseException):
                bot.leave()


class Unable(Bot):
    """Stands for a bot that failed before it was asked: nothing but a question waits for an answer."""

    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self.why = reason(error)

    def choose(self, eyes: Perspective, rng: Rng, budget: object = None) -> astrarium.Action:
        """Say why there is no answer."""
        raise BotFailed(self.why)


def reason(error: BaseException) -> str:
    """What the table is told of a failure."""
    return str(error) if isinstance(error, BotFailed) else f"{type(error).__name__}: {error}"


def work(said: BinaryIO, answers: BinaryIO, usual: str = "") -> None:
    """Listen and answer until there is nothing more to hear."""
    with closing(Desk(usual)) as desk:
        for text in said:
            try:
                message = protocol.read_said(text)
            except msgspec.DecodeError as error:
                # A table of a later release may say more than is known here.
                sys.stderr.write(f"not understood: {error}\n")
                continue
            if isinstance(message, protocol.Quit):
                return
            with unforked():
                answer = desk.hear(message)
            if answer is not None:
                answers.write(protocol.line(answer))
                answers.flush()


def _end(*_: object) -> None:
    """End now, and the programs of bots with it: they are in groups of their own."""
    end_programs()
    os._exit(1)


def main() -> None:
    """Work for the parent process until it closes the line."""
    # Ctrl-C is for the parent, which then tells its workers to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    if hasattr(os, "nice"):
        # Give way to whoever answers requests.
        os.nice(10)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a bot prints must not get among the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    work(sys.stdin.buffer, answers, " ".join(sys.argv[1:]))


if __name__ == "__main__":
    main()
