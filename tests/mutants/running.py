"""Runs tests on a copy of the package, in a process of their own, with none of pytest's plug-ins."""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import Queue
from time import monotonic
from typing import TypeVar

A = TypeVar("A")
T = TypeVar("T")

MEMORY = 4 << 30
PYTEST = ("-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-rfE", "-p", "no:cacheprovider")
FIRST_FAILURE = re.compile(r"^(?:FAILED|ERROR) (\S+(?: .*?)?)(?: - .*)?$", re.MULTILINE)
NO_TESTS = 5
WAITING = 10


class Broken(Exception):
    """The tests cannot be run as they should."""


@dataclass(frozen=True)
class Outcome:
    """What a run of tests said: the first test that failed, or that time ran out, or neither."""

    failed: str
    late: bool
    seconds: float

    @property
    def noticed(self) -> bool:
        return self.late or bool(self.failed)


class Bench:
    """A copy of the package in a folder, and the root of the project whose tests are run on it."""

    def __init__(self, root: Path, folder: Path, package: str) -> None:
        self.root = root
        self.folder = folder
        self.copy = folder / package
        self.stopped = False
        self.process: subprocess.Popen[str] | None = None

    def lay(self, source: Path) -> None:
        """Copies the package. Cached bytecode is checked by content: two faults may be planted within a second."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(source, self.copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
        compile_dir(self.copy, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)

    def run(self, tests: list[str], timeout: float, before: tuple[str, ...] = ()) -> Outcome:
        """Runs tests in this order until one fails; `before` is a program that runs pytest.

        The timeout is of processor time, so that a busy machine is not taken for a fault; who only waits gets more.
        """
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.folder),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
        }
        began = monotonic()
        with subprocess.Popen(
            [sys.executable, *before, *PYTEST, *tests],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as self.process:
            # A fault that fills the memory stops the tests, not the machine.
            resource.prlimit(self.process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.prlimit(self.process.pid, resource.RLIMIT_CPU, (ceil(timeout), ceil(timeout) + 5))
            late = False
            try:
                said, _ = self.process.communicate(timeout=timeout * WAITING)
            except subprocess.TimeoutExpired:
                late, said = True, ""
                self.end()
        seconds = monotonic() - began
        status = self.process.returncode
        self.process = None
        if self.stopped:
            raise Broken("stopped")
        if late or status in (0, -signal.SIGXCPU):
            return Outcome("", status != 0, seconds)
        if status == NO_TESTS:
            raise Broken(f"no tests in {' '.join(tests)}")
        found = FIRST_FAILURE.search(said)
        return Outcome(found[1] if found else said.strip()[-200:] or f"exit {status}", False, seconds)

    def end(self) -> None:
        """Ends the tests that run, and what they have started."""
        if self.process is not None and self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Nothing more is run here."""
        self.stopped = True
        self.end()


def spread(benches: list[Bench], work: Callable[[Bench, A], T], items: list[A]) -> list[T]:
    """What `work` makes of each item, in their order; each bench has one at a time."""
    free: Queue[Bench] = Queue()
    for bench in benches:
        free.put(bench)

    def one(item: A) -> T:
        bench = free.get()
        try:
            return work(bench, item)
        finally:
            free.put(bench)

    with ThreadPoolExecutor(len(benches)) as pool:
        try:
            return list(pool.map(one, items))
        except BaseException:
            for bench in benches:
                bench.stop()
            pool.shutdown(cancel_futures=True)
            raise
