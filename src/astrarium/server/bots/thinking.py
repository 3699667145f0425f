"""Bots think here, in processes of their own, so that no request ever waits for them.

A worker is sent the moves of a table, never a position, and answers with an action in notation. One that overruns its
time or dies is replaced, and a random legal action is played instead.
"""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final

import msgspec

from astrarium.server.bots.fair_queue import FairQueue

LOG: Final = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "astrarium.server.bots.worker")
START_SECONDS: Final = 60.0
"""A worker that is not ready by then will never be; loading the games takes about a second."""
STOP_SECONDS: Final = 2.0
LAST_RESORT: Final = "random"


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that a bot owes: the table, how it came to it, and who is asked."""

    table: str
    game: str
    version: int
    """Of the rules that the game is played by."""
    players: int
    seed: int
    options: dict[str, Any]
    actions: list[tuple[int, str]]
    seat: int
    bot: str
    advice: bool = False
    """Somebody asks what this bot would do: a random action instead is no answer."""
    person: str = ""
    """Whose table waits, or who asks: people take turns."""
    share: str = ""
    """Who they share their turns with; see `Person.share`."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker says: an action in notation, or why there is none."""

    action: str = ""
    error: str = ""


class ThinkingFailed(Exception):
    """No answer could be had, not even a random one."""


class Worker:
    """A process that thinks about one job at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.tables: set[str] = set()
        """The tables it has thought about, and may still have in memory."""
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, seconds: float) -> Answer:
        """Its answer; whatever goes wrong, and if nobody waits for it any more, the process is ended."""
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            self.tables.add(job.table)
            async with asyncio.timeout(seconds):
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                return msgspec.json.decode(await process.stdout.readline(), type=Answer)
        except BaseException:
            await self.kill()
            raise

    async def stop(self) -> None:
        """End the process, kindly at first."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                await process.wait()
        await self.kill()

    async def kill(self) -> None:
        """End the process at once; the next job starts a new one."""
        process, self._process = self._process, None
        self.tables.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)
        self._process = process
        assert process.stdout is not None
        async with asyncio.timeout(START_SECONDS):
            msgspec.json.decode(await process.stdout.readline(), type=Answer)
        return process


class Thinker:
    """A few workers, who of them is free, and the jobs that wait for one, in a fair order."""

    def __init__(self, workers: int = 1, seconds: float = 10.0, command: Sequence[str] = COMMAND) -> None:
        self.seconds = seconds
        self._all = [Worker(command) for _ in range(max(1, workers))]
        self._free = list(self._all)
        self.on_thought: Callable[[Job, float], None] = lambda job, seconds: None
        """Told of each answer and of the seconds it took."""
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queue)

    async def think(self, job: Job) -> str:
        """The action of a bot; a random legal one if the bot fails. `ThinkingFailed` if that fails, too."""
        worker = await self._take(job)
        try:
            return await self._answer(worker, job)
        finally:
            self._give_back(worker)

    async def stop(self) -> None:
        """End all workers; what is being thought about is lost."""
        await asyncio.gather(*[worker.stop() for worker in self._all])

    async def _answer(self, worker: Worker, job: Job) -> str:
        answer = await self._ask(worker, job)
        if answer.action:
            return answer.action
        LOG.warning("table %s, seat %s: bot %s failed: %s", job.table, job.seat, job.bot, answer.error)
        if not job.advice:
            answer = await self._ask(worker, msgspec.structs.replace(job, bot=LAST_RESORT))
        if answer.action:
            return answer.action
        raise ThinkingFailed(f"table {job.table}, seat {job.seat}: {answer.error}")

    async def _ask(self, worker: Worker, job: Job) -> Answer:
        began = monotonic()
        try:
            return await worker.ask(job, self.seconds)
        except TimeoutError:
            return Answer(error=f"no answer within {self.seconds:g} seconds")
        except (msgspec.DecodeError, OSError) as error:
            return Answer(error=f"the worker died: {error}")
        finally:
            self.on_thought(job, monotonic() - began)

    async def _take(self, job: Job) -> Worker:
        if self._free:
            # Who knows the table already need not play it through again.
            worker = next((one for one in self._free if job.table in one.tables), self._free[0])
            self._free.remove(worker)
            self._queue.count(job.share, job.person)
            return worker
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(job.share, job.person, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            self._queue.remove(turn)
            if turn.done() and not turn.cancelled():
                # The worker came just when nobody waited for it any more.
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        while self._queue:
            turn = self._queue.take()
            # Whoever has just given up is still in the queue.
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


def be_nice() -> None:
    """Give way to whoever answers requests."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
