"""Bots think here, in processes of their own, so that no request ever waits for them.

A worker speaks the protocol of docs/bot-protocol.md: it is told what the seat of its bot may know, never the game.
One that dies is replaced and told again, which changes no move. A bot that hangs, fails or answers nonsense is
replaced by the fallback for the rest of its game in this process, and the log says so.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final

import msgspec

from astrarium.bots import FALLBACK, BotFailed, Budget, Chair, protocol
from astrarium.bots.dice import dice_seed
from astrarium.kernel import Event, Game, Perspective
from astrarium.server.bots.fair_queue import FairQueue

LOG: Final = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "astrarium.bots.worker")
START_SECONDS: Final = 60.0
"""A worker that is not ready by then will never be; loading the games takes about a second."""
STOP_SECONDS: Final = 2.0
FAREWELL: Final = 0.3
"""Seconds in which a worker that is killed may end those of its bots that are programs."""
SHARE: Final = 0.5
"""How much of the time after which a bot is given up it is told to take."""
BUDGETS: Final = (1, 2, 5)
"""Seconds that people may give a level for a decision: within what it is told to take."""
LONGEST_LINE: Final = 1 << 20
REMEMBERED: Final = 1000
"""Seats whose bots have failed, those that failed last."""


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
    legal: list[str]
    position: bytes
    """A game that could be the real one for all the seat knows, as it is sent to the bot."""
    happened: list[list[Event]]
    """The events of every action."""
    advice: bool = False
    """Somebody asks what this bot would do: an action of the fallback instead is no answer."""
    person: str = ""
    """Whose table waits, or who asks: people take turns."""
    share: str = ""
    """Who they share their turns with; see `Person.share`."""

    @staticmethod
    def of(
        game: Game, actions: list[tuple[int, str]], happened: list[list[Event]], seat: int, bot: str, **more: Any
    ) -> "Job":
        """The decision that a seat of a game owes."""
        return Job(
            game=game.rules.id,
            version=game.version,
            players=game.players,
            seed=game.seed,
            options=game.options,
            actions=actions,
            seat=seat,
            bot=bot,
            legal=[str(action) for action in game.legal_actions(seat)],
            position=Perspective(game, seat).save(),
            happened=happened,
            **more,
        )

    @property
    def id(self) -> str:
        """The name of the bot's game in the protocol: of the table, the seat and the bot."""
        return f"{self.table} {self.seat} {self.bot}"

    @property
    def chair(self) -> Chair:
        """What the bot is told when it sits down."""
        return Chair(game=self.game, version=self.version, players=self.players, seat=self.seat, options=self.options)

    def question(self, seconds: float) -> protocol.Choose:
        """What the bot is asked."""
        return protocol.Choose(
            id=self.id,
            number=len(self.actions),
            # Advice is for a person, so nothing in it may follow from the seed of the table.
            dice=dice_seed(0 if self.advice else self.seed, self.seat, len(self.actions)),
            budget=Budget(seconds=seconds, usual=True),
            legal=self.legal,
            position=msgspec.Raw(self.position),
        )


class ThinkingFailed(Exception):
    """No answer could be had, not even one of the fallback."""


class WorkerDied(Exception):
    """The process ended before it had answered."""


class Worker:
    """A process that thinks about one job at a time, and the games that it was told of."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.tables: set[str] = set()
        """The tables it has thought about, and may still have in memory."""
        self._told: dict[str, list[tuple[int, str]]] = {}
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, seconds: float) -> str:
        """The bot's action; whatever goes wrong, and if nobody waits for it any more, the process is ended.

        Unless only the bot gave a wrong answer (`BotFailed`): the process has others to think for.
        """
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            self.tables.add(job.table)
            question = job.question(seconds * SHARE)
            async with asyncio.timeout(seconds):
                process.stdin.writelines(
                    [*self._news(job), protocol.line(msgspec.structs.replace(question, legal=None))]
                )
                await process.stdin.drain()
                answer = await process.stdout.readline()
            if not answer.endswith(b"\n"):
                raise WorkerDied("the worker died")
            return protocol.chosen_of(answer, question)
        except BotFailed:
            raise
        except TimeoutError:
            await self.kill()
            raise
        except (OSError, asyncio.LimitOverrunError, ValueError) as error:
            await self.kill()
            raise WorkerDied(f"the worker died: {error}") from None
        except BaseException:
            await self.kill()
            raise

    def _news(self, job: Job) -> list[bytes]:
        """What the bot must be told before it is asked: what happened since, or all of it if that was taken back."""
        told = self._told.get(job.id)
        lines: list[bytes] = []
        if told is None or told != job.actions[: len(told)]:
            lines.append(protocol.line(protocol.Sit(id=job.id, bot=job.bot, chair=job.chair)))
            told = []
        new = job.happened[len(told) :]
        if new:
            shown = [[event.shown_to(job.seat) for event in events] for events in new]
            lines.append(protocol.line(protocol.Happened(job.id, shown)))
        self._told.pop(job.id, None)
        self._told[job.id] = job.actions
        if len(self._told) > REMEMBERED // 10:
            forgotten = next(iter(self._told))
            del self._told[forgotten]
            lines.append(protocol.line(protocol.End(forgotten)))
        return lines

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
        self._told.clear()
        if process is not None:
            await asyncio.shield(_end(process))

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        pipe = asyncio.subprocess.PIPE
        self._told.clear()
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE, start_new_session=True
        )
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(protocol.line(protocol.Hello()))
        async with asyncio.timeout(START_SECONDS):
            answer = await process.stdout.readline()
        try:
            protocol.ready_of(answer)
        except BotFailed as error:
            await self.kill()
            raise WorkerDied(f"the worker does not start: {error}") from None
        return process


async def _end(process: asyncio.subprocess.Process) -> None:
    """End a worker and what its bots have started; it has a moment to end those bots that are programs itself."""
    _signal(process, signal.SIGTERM)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await process.wait()
    _signal(process, signal.SIGKILL)
    await process.wait()


def _signal(process: asyncio.subprocess.Process, number: int) -> None:
    """Tell a worker and its group, one of which may hang; where there are such groups."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, number)
        else:
            process.kill()


class Thinker:
    """A few workers, who of them is free, and the jobs that wait for one, in a fair order."""

    def __init__(self, workers: int = 1, seconds: float = 10.0, command: Sequence[str] = COMMAND) -> None:
        self.seconds = seconds
        self._all = [Worker(command) for _ in range(max(1, workers))]
        self._free = list(self._all)
        self.on_thought: Callable[[Job, float], None] = lambda job, seconds: None
        """Told of each answer and of the seconds it took."""
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._failed: OrderedDict[str, None] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queue)

    async def think(self, job: Job) -> str:
        """The action of a bot, or of the fallback if the bot fails. `ThinkingFailed` if that fails, too."""
        worker = await self._take(job)
        try:
            return await self._answer(worker, job)
        finally:
            self._give_back(worker)

    async def stop(self) -> None:
        """End all workers; what is being thought about is lost."""
        await asyncio.gather(*[worker.stop() for worker in self._all])

    async def _answer(self, worker: Worker, job: Job) -> str:
        if job.id not in self._failed or job.advice:
            try:
                return await self._ask(worker, job)
            except BotFailed as error:
                LOG.warning(
                    "table %s, seat %s: bot %s failed: %s%s",
                    job.table,
                    job.seat,
                    job.bot,
                    error,
                    "" if job.advice else f"; {FALLBACK} plays on for it",
                )
                if job.advice:
                    raise ThinkingFailed(f"table {job.table}, seat {job.seat}: {error}") from None
                self._give_up(job.id)
        try:
            return await self._ask(worker, msgspec.structs.replace(job, bot=FALLBACK))
        except BotFailed as error:
            raise ThinkingFailed(f"table {job.table}, seat {job.seat}: {error}") from None

    def _give_up(self, name: str) -> None:
        self._failed[name] = None
        if len(self._failed) > REMEMBERED:
            self._failed.popitem(last=False)

    async def _ask(self, worker: Worker, job: Job) -> str:
        """The answer of a bot, or `BotFailed`. A worker may die by no fault of the bot: it is asked once more."""
        began = monotonic()
        try:
            try:
                return await worker.ask(job, self.seconds)
            except WorkerDied:
                return await worker.ask(job, self.seconds)
        except TimeoutError:
            raise BotFailed(f"no answer within {self.seconds:g} seconds") from None
        except WorkerDied as error:
            raise BotFailed(str(error)) from None
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
