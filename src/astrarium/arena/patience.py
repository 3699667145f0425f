"""How long a decision of a run may take: a bot that hangs costs its own game, and the run goes on."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from astrarium.bots import Budget

GRACE: Final = 30.0
"""Seconds beyond its budget after which a bot hangs: on a busy machine an honest one may be late."""

PATIENCE: Final = 600.0
"""Seconds after which a bot without a budget in seconds hangs."""

AGAIN: Final = 1.0
"""A bot that catches even what ends a program is told again, so often."""


class OutOfPatience(BaseException):
    """No ``Exception``: a bot that goes on whatever happens would catch it."""


@contextmanager
def patience(budget: Budget) -> Iterator[Callable[[], object]]:
    """Gives a function to call before each decision; one that has no end is ended by ``OutOfPatience``.

    Where there is no such alarm (Windows, another thread than the first), it takes as long as it takes.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    seconds = PATIENCE if budget.seconds is None else budget.seconds + GRACE

    def late(*_: Any) -> None:
        raise OutOfPatience(f"no answer within {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, late)
    try:
        yield lambda: signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
