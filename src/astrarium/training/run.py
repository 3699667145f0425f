"""A run of training: games, lessons, learning, a checkpoint, and again.

A run that was killed goes on as if it had not been.
"""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import numpy as np

from astrarium.arena.pool import Workers, in_order
from astrarium.games.race.strategy.network import WEIGHTS as SHIPPED
from astrarium.kernel import BadOption
from astrarium.training.games import Games
from astrarium.training.learner import BATCH, Learner, unpacked
from astrarium.training.lessons import Lessons

PLAN = "plan.json"
CHECKPOINT = "checkpoint.npz"
CURVE = "curve.jsonl"
WEIGHTS = "weights.bin"
START = "start.bin"
"""The network that a run began with, if it is the one of the package: another may be shipped meanwhile."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a run does; all that follows from it follows again."""

    seed: int = 0
    part: int = 250
    """Games of a part."""
    shipped: bool = False
    """Whether the network of the package plays first, without a teacher, and every fit begins with it."""
    teacher: int = 6000
    """So many games are played by the fair player's lines first."""
    generation: int = 2000
    """After so many games, and when the teacher ends, a network is fitted anew; it plays the next ones."""
    window: int = 16_000
    """Of so many games, the last ones, it learns."""
    epochs: float = 4.0
    """How often a fit looks at each lesson, about: more often it learns them by heart."""
    rate: float = 2e-3
    rate_last: float = 1e-4
    """The step of Adam, at the beginning of a fit and at its end."""

    def fits(self, games: int) -> bool:
        """Whether a network is fitted once so many games are played."""
        return games >= self.teacher and (games - self.teacher) % self.generation < self.part


def learning_on(seed: int, part: int, generation: int, window: int) -> Plan:
    """The plan of a run that begins with the network of the package: smaller steps, and fewer."""
    return Plan(
        seed=seed,
        part=part,
        shipped=True,
        teacher=0,
        generation=generation,
        window=window,
        epochs=3.0,
        rate=1e-3,
    )


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """One part of a run, as the curve keeps it."""

    part: int
    games: int
    lessons: int
    loss: float
    """Logarithmic loss of values on lessons that were not learned yet."""
    calls: float
    """The same of what seats call."""
    seconds: float


class Run:
    """A run in its folder: the plan, the lessons in parts, the last checkpoint, the curve."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.done = 0
        folder.mkdir(parents=True, exist_ok=True)
        known = folder / PLAN
        if known.exists():
            if msgspec.json.decode(known.read_bytes(), type=Plan) != plan:
                raise BadOption(f"{folder} holds a run with another plan: {known.read_text()}")
        else:
            if plan.shipped:
                (folder / START).write_bytes(SHIPPED.read_bytes())
            known.write_bytes(msgspec.json.encode(plan))
        self.learner = self._beginning()
        if (folder / CHECKPOINT).exists():
            with np.load(folder / CHECKPOINT) as found:
                arrays = {name: found[name] for name in found.files}
            self.learner.restore(arrays)
            self.done = int(arrays["done"])
        else:
            self._save()

    def parts(self, games: int, processes: Workers = 1) -> Generator[Progress, None, None]:
        """Play and learn until so many games are played in all."""
        while self.done * self.plan.part < games:
            yield self._next(processes)

    def finish(self) -> None:
        """Write the weights to be shipped: of a network that is fitted to the newest lessons.

        The run itself stays as it is, and can be gone on with.
        """
        learner = self.learner
        if not self.plan.fits(self.done * self.plan.part):
            learner = self._fitted()
        (self.folder / WEIGHTS).write_bytes(learner.packed())

    def curve(self) -> list[Progress]:
        """The parts that are done."""
        path = self.folder / CURVE
        lines = path.read_bytes().splitlines() if path.exists() else []
        return [msgspec.json.decode(line, type=Progress) for line in lines[: self.done]]

    def _next(self, processes: Workers) -> Progress:
        plan = self.plan
        begun = monotonic()
        learned = self.done * plan.part >= plan.teacher
        games = Games(plan.seed, self.done, plan.part, str(self.folder / CHECKPOINT), learned)
        if not self._part(self.done).exists():
            with closing(in_order(games.play, plan.part, processes)) as played:
                Lessons.joined(list(played)).save(self._part(self.done))
        # What a run had played when it was killed is not played again.
        new = Lessons.load(self._part(self.done))
        loss, calls = self.learner.loss(new)
        progress = Progress(
            part=self.done,
            games=(self.done + 1) * plan.part,
            lessons=len(new),
            loss=round(loss, 5),
            calls=round(calls, 5),
            seconds=round(monotonic() - begun, 1),
        )
        self.done += 1
        if plan.fits(self.done * plan.part):
            self.learner = self._fitted()
        self._save()
        self._tell(progress)
        return progress

    def _beginning(self) -> Learner:
        """A network that knows nothing yet, or no more than the one that the run began with."""
        learner = Learner(self.plan.seed)
        if self.plan.shipped:
            learner.begin(unpacked((self.folder / START).read_bytes()))
        return learner

    def _fitted(self) -> Learner:
        """A network that begins as the run did and goes over the newest lessons, in ever smaller steps.

        One that learned on and on from the lessons of each part knew them by heart, and was much too sure of itself.
        """
        plan = self.plan
        newest = range(max(0, self.done - max(1, plan.window // plan.part)), self.done)
        lessons = Lessons.joined([Lessons.load(self._part(number)) for number in newest])
        learner = self._beginning()
        rng = np.random.default_rng([plan.seed, self.done])
        steps = round(plan.epochs * len(lessons) / BATCH) or 1
        for step in range(steps):
            learner.learn(lessons, 1, plan.rate * (plan.rate_last / plan.rate) ** (step / steps), rng)
        return learner

    def _part(self, number: int) -> Path:
        return self.folder / f"part-{number:05}.npz"

    def _save(self) -> None:
        """The checkpoint, whole or not at all; lessons that nobody will look at again go."""
        beside = self.folder / "checkpoint.new.npz"
        arrays: dict[str, Any] = {"done": np.array(self.done), **self.learner.arrays()}
        np.savez(beside, **arrays)
        beside.replace(self.folder / CHECKPOINT)
        (self.folder / WEIGHTS).write_bytes(self.learner.packed())
        for number in range(self.done - max(1, self.plan.window // self.plan.part)):
            self._part(number).unlink(missing_ok=True)

    def _tell(self, progress: Progress) -> None:
        """A line of the curve; what a killed run had told of this part already is told anew."""
        lines = [msgspec.json.encode(one) for one in [*self.curve()[: progress.part], progress]]
        (self.folder / CURVE).write_bytes(b"\n".join(lines) + b"\n")
