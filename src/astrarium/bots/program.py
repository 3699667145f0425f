"""A bot in a process of its own, seated like any other: it speaks the protocol of docs/bot-protocol.md."""

import atexit
import os
import shlex
import signal
import subprocess
from contextlib import suppress
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
FAREWELL: Final = 0.5
"""Seconds in which a program that was told to end may do so."""
LONGEST_LINE: Final = 1 << 20
MOST_LINES: Final = 16
"""So many lines may wait to be read; of a program that says more than it is asked, no more is heard."""
ID: Final = "1"

RUNNING: Final[set["subprocess.Popen[bytes]"]] = set()
"""The programs of this process."""


def end_programs() -> None:
    """End all programs at once: for a process that ends without being able to tell its bots."""
    for process in list(RUNNING):
        _kill(process)


atexit.register(end_programs)


class ProgramBot(Bot):
    """A command that is started when the bot sits down, and ended when it leaves."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = shlex.split(command)
        if not self.command:
            raise UnknownBot("a program needs a command: exec:node bot.js")
        self._process: subprocess.Popen[bytes] | None = None
        self._threads: list[Thread] = []
        self._said: SimpleQueue[bytes] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self._wants: list[str] = []
        self._number = 0

    def sit(self, chair: Chair) -> None:
        self.leave()
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BotFailed(f"{self.command[0]} cannot be started: {error.strerror}") from None
        self._process = process
        RUNNING.add(process)
        self._said, self._heard = SimpleQueue(), SimpleQueue()
        self._threads = [
            Thread(target=_speak, args=(process, self._said), daemon=True),
            Thread(target=_listen, args=(process, self._heard), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
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
        self._said.put(protocol.line(protocol.Quit()))
        self._said.put(b"")
        with suppress(subprocess.TimeoutExpired):
            process.wait(FAREWELL)
        _kill(process)
        process.wait()
        RUNNING.discard(process)
        for thread in self._threads:
            # Whatever has made itself independent of the program may still hold its pipes.
            thread.join(FAREWELL)
        for thread, pipe in zip(self._threads, (process.stdin, process.stdout)):
            if pipe is not None and not thread.is_alive():
                with suppress(OSError):
                    pipe.close()

    def _say(self, message: protocol.Said) -> None:
        self._said.put(protocol.line(message))

    def _answer(self, seconds: float) -> bytes:
        assert self._process is not None, "the bot sits nowhere"
        try:
            text = self._heard.get(timeout=seconds)
        except Empty:
            # What hangs now would hang for ever, and a late answer would be taken for the next one.
            _kill(self._process)
            raise BotFailed(f"no answer within {seconds:g} seconds") from None
        if not text:
            raise BotFailed(f"the program has ended: {shlex.join(self.command)}")
        return text


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program and whatever it has started; where there are such groups."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _speak(process: "subprocess.Popen[bytes]", said: "SimpleQueue[bytes]") -> None:
    """Write what is said, in a thread: a program that does not read keeps whoever writes to it for ever."""
    assert process.stdin is not None
    with suppress(OSError):
        while text := said.get():
            process.stdin.write(text)
            process.stdin.flush()
        process.stdin.close()


def _listen(process: "subprocess.Popen[bytes]", heard: "SimpleQueue[bytes]") -> None:
    """Read what is answered, up to the end or to what no answer can be: a flood must not fill the memory."""
    assert process.stdout is not None
    while text := process.stdout.readline(LONGEST_LINE):
        heard.put(text)
        if not text.endswith(b"\n") or heard.qsize() > MOST_LINES:
            break
    heard.put(b"")
