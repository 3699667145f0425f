"""Runs tests on a copy of the package, in a process of their own, with none of pytest's plug-ins."""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from compileall import compile_dir
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode
from time import monotonic

MEMORY = 4 << 30
PYTEST = ("-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-rfE", "-p", "no:cacheprovider")
FIRST_FAILURE = re.compile(r"^(?:FAILED|ERROR) (\S+(?: .*?)?)(?: - .*)?$", re.MULTILINE)
NO_TESTS = 5


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


@dataclass(frozen=True)
class Bench:
    """A copy of the package in a folder, and the root of the project whose tests are run on it."""

    root: Path
    folder: Path
    package: str

    @property
    def copy(self) -> Path:
        return self.folder / self.package

    def lay(self, source: Path) -> None:
        """Copies the package. Cached bytecode is checked by content: two faults may be planted within a second."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(source, self.copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
        compile_dir(self.copy, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)

    def run(self, tests: list[str], timeout: float, before: tuple[str, ...] = ()) -> Outcome:
        """Runs tests in this order until one fails; `before` is a program that runs pytest."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.folder),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
        }
        began = monotonic()
        process = subprocess.Popen(
            [sys.executable, *before, *PYTEST, *tests],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            preexec_fn=limit_memory,
        )
        try:
            said, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            return Outcome("", True, monotonic() - began)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        seconds = monotonic() - began
        if process.returncode == NO_TESTS:
            raise Broken(f"no tests in {' '.join(tests)}")
        if process.returncode == 0:
            return Outcome("", False, seconds)
        found = FIRST_FAILURE.search(said)
        return Outcome(found[1] if found else said.strip()[-200:] or f"exit {process.returncode}", False, seconds)


def limit_memory() -> None:
    """A fault that fills the memory stops the tests, not the machine."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
