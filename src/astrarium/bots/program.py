"""A bot in a process of its own, seated like any other: it speaks the protocol of docs/bot-protocol.md."""

import contextlib
import shlex
import subprocess
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

import msgspec

from astrarium.bots import protocol
from astrarium.bots.bot import FREE, Bot, BotFailed, Budget, Chair, UnknownBot
from astrarium.kernel import Action, Perspective, Rng

PATIENCE: Final = 60.0
"""Seconds for an answer to a question without a budget, and for a process to say that it is ready."""
GRACE: Final = 2.0
"""Seconds beyond its budget that a bot is waited for."""
ID: Final = "1"


class ProgramBot(Bot):
    """A command that is started when the bot sits down, and ended when it leaves."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = shlex.split(command)
        if not self.command:
            raise UnknownBot("a program needs a command: exec:node bot.js")
        self._process: subprocess.Popen[bytes] | None = None
        self._listener: Thread | None = None
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self._wants: list[str] = []
        self._number = 0

    def sit(self, chair: Chair) -> None:
        self.leave()
        try:
            self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise BotFailed(f"{self.command[0]} cannot be started: {error.strerror}") from None
        self._heard = SimpleQueue()
        self._listener = Thread(target=_listen, args=(self._process, self._heard), daemon=True)
        self._listener.start()
        try:
            self._say(protocol.Hello())
            self._wants = protocol.ready_of(self._answer(PATIENCE)).wants
            self._say(protocol.Sit(id=ID, chair=chair))
        except BotFailed:
            self.leave()
            raise

    def told(self, events: list[dict[str, Any]]) -> None:
        self._number += 1
        if "events" in self._wants:
            self._say(protocol.Happened(ID, [events]))

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        actions = {str(action): action for action in eyes.legal_actions()}
        asked = protocol.Choose(
            id=ID,
            number=self._number,
            dice=rng.word(),
            budget=budget,
            legal=list(actions),
            view=eyes.view() if "view" in self._wants else None,
            position=msgspec.Raw(eyes.save()) if "position" in self._wants else msgspec.Raw(b"null"),
        )
        self._say(asked)
        seconds = PATIENCE if budget.seconds is None else budget.seconds + GRACE
        return actions[protocol.chosen_of(self._answer(seconds), asked)]

    def leave(self) -> None:
        process, self._process = self._process, None
        self._number = 0
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.write(protocol.line(protocol.Quit()))
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if self._listener is not None:
            self._listener.join()
        process.stdout.close()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _say(self, message: protocol.Said) -> None:
        assert self._process is not None, "the bot sits nowhere"
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(protocol.line(message))
            self._process.stdin.flush()
        except OSError:
            raise BotFailed(f"the program has ended: {shlex.join(self.command)}") from None

    def _answer(self, seconds: float) -> bytes:
        try:
            text = self._heard.get(timeout=seconds)
        except Empty:
            # What hangs now would hang for ever, and a late answer would be taken for the next one.
            self._kill()
            raise BotFailed(f"no answer within {seconds:g} seconds") from None
        if not text:
            raise BotFailed(f"the program has ended: {shlex.join(self.command)}")
        return text


def _listen(process: "subprocess.Popen[bytes]", heard: "SimpleQueue[bytes]") -> None:
    assert process.stdout is not None
    for text in process.stdout:
        heard.put(text)
    heard.put(b"")
