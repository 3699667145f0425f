"""What threads have written is told in the event loop, whatever becomes of the thread's errand."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.settings import Settings
from astrarium.server.tables.change import TableChange

NEWS = cast(TableChange, "something was written")


class Ear:
    """Hears what is told, and where."""

    def __init__(self) -> None:
        self.heard: list[tuple[TableChange, int]] = []

    def __call__(self, written: TableChange) -> None:
        self.heard.append((written, threading.get_ident()))


def hosting(folder: Path, scene: Callable[[Host, Ear], Awaitable[Any]], seconds: float = 20.0) -> Ear:
    """Play a scene with a host, in a loop of its own; what was heard in it."""
    ear = Ear()

    async def play() -> None:
        host = Host(Settings(database=f"sqlite:///{folder / 'a.db'}", engine_seconds=seconds))
        host.after_commit = [ear]
        await host.start()
        try:
            await scene(host, ear)
        finally:
            await host.stop()

    asyncio.run(play())
    return ear


def test_news_are_told_in_the_loop_before_the_errand_is_answered(tmp_path: Path) -> None:
    async def scene(host: Host, ear: Ear) -> None:
        await host.run(host.announce, NEWS)
        assert ear.heard == [(NEWS, threading.get_ident())]

    hosting(tmp_path, scene)


def test_an_errand_that_fails_after_it_has_written_has_written(tmp_path: Path) -> None:
    async def scene(host: Host, ear: Ear) -> None:
        def work() -> None:
            host.announce(NEWS)
            raise ValueError("too late")

        with pytest.raises(ValueError, match="too late"):
            await host.run(work)
        assert len(ear.heard) == 1

    hosting(tmp_path, scene)


def test_news_of_an_errand_that_nobody_waits_for_are_told_when_it_ends(tmp_path: Path) -> None:
    go = threading.Event()

    async def scene(host: Host, ear: Ear) -> None:
        def work() -> None:
            go.wait(20)
            host.announce(NEWS)

        with pytest.raises(ApiError, match="longer than it may"):
            await host.run(work)
        assert not ear.heard
        go.set()
        while not ear.heard:
            await asyncio.sleep(0.01)

    assert [written for written, _ in hosting(tmp_path, scene, seconds=0.1).heard] == [NEWS]


def test_news_of_other_threads_are_told_at_once(tmp_path: Path) -> None:
    async def scene(host: Host, ear: Ear) -> None:
        threading.Thread(target=host.announce, args=(NEWS,)).start()
        while not ear.heard:
            await asyncio.sleep(0.01)

    assert len(hosting(tmp_path, scene).heard) == 1
