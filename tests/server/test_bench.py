"""The measurement of the server: its arithmetic, its scripts, and one small run of the whole."""

import os
import time
from pathlib import Path

import msgspec
import pytest

import astrarium
from astrarium.server.bench.cluster import programs
from astrarium.server.bench.opening import long_game
from astrarium.server.bench.processes import Running
from astrarium.server.bench.report import SECOND, Report, rate, spans
from astrarium.server.bench.scripts import random_script
from astrarium.server.bench.weight import page_weight
from tests.cli.running import answer

MS = SECOND // 1000


def test_a_rate_counts_the_time_in_which_moves_were_made() -> None:
    times = [(number * MS, (number + 1) * MS) for number in range(100)]
    later = [(begun + 60 * SECOND, end + 60 * SECOND) for begun, end in times]
    found = rate(times + later, processor=0.1)
    assert found.moves == 200
    assert found.per_second == pytest.approx(1000)
    assert (found.p50, found.p99, found.longest) == (1, 1, 1)
    assert found.processor == pytest.approx(0.5)


def test_the_slowest_moves_are_seen() -> None:
    times = [(0, MS)] * 98 + [(0, 5 * MS), (0, 9 * MS)]
    found = rate(times, processor=None)
    assert (found.p50, found.p99, found.longest) == (1, 5, 9)
    assert spans(times) == [(0, 9 * MS)]


def test_a_script_plays_the_same_game_again() -> None:
    script = random_script("gaia", 2, 7, 60)
    assert script == random_script("gaia", 2, 7, 60)
    assert len(script.actions) == 60
    game = astrarium.new("gaia", 2, 7)
    for seat, text in script.actions:
        game.apply(seat, text)


def test_a_long_game_is_finished() -> None:
    game = long_game("race", 5)
    assert game.is_over
    assert game.length >= 400


def test_the_weight_of_a_page_is_what_it_loads(tmp_path: Path) -> None:
    assert page_weight(tmp_path) is None
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("x" * 100_000)
    (tmp_path / "assets" / "later.js").write_text("y" * 100_000)
    (tmp_path / "assets" / "f.woff2").write_bytes(b"z" * 5000)
    (tmp_path / "index.html").write_text(
        '<script type="module" src="/assets/a.js"></script><link rel="preload" href="/assets/f.woff2">'
    )
    weight = page_weight(tmp_path)
    assert weight is not None
    assert set(weight.files) == {"index.html", "assets/a.js", "assets/f.woff2"}
    assert weight.files["assets/a.js"] < 1000
    assert weight.files["assets/f.woff2"] == 5000
    assert weight.total == sum(weight.files.values())


def test_a_process_tells_what_it_uses() -> None:
    me = Running("", 0, os.getpid())
    begun, used = me.processor(), time.process_time()
    assert begun == pytest.approx(used, abs=0.1)
    assert me.memory() > 10_000_000  # type: ignore[operator] # it is told on every system that the tests run on
    gone = Running("", 0, 2**30)
    assert (gone.processor(), gone.memory()) == (None, None)


@pytest.mark.slow
def test_the_whole_of_it() -> None:
    """Both databases where both are, one and two processes, and a mixed load with streams."""
    text = answer("bench", "server", "--tables", 2, "--clients", 2, "--seconds", 0.5, "--streams", 3, "--json")
    report = msgspec.json.decode(text, type=Report)
    assert msgspec.json.decode(text) == msgspec.to_builtins(report)
    postgres = [("postgresql", 1), ("postgresql", 2)] if programs() is not None else []
    assert [(one.database, one.processes) for one in report.comparisons] == [("sqlite", 1), *postgres]
    for one in report.comparisons:
        assert one.server.moves > 0
        assert one.bare.moves > 0
        assert one.server.processor is not None
        assert one.bare.processor is not None
        assert one.ratio == pytest.approx(one.server.processor / one.bare.processor)
    assert [load.database for load in report.mixed] == ["sqlite", *["postgresql"] * bool(postgres)]
    for load in report.mixed:
        # A try and a look of the other one for each move, and all of it told to the streams.
        assert load.requests >= 3 * load.rate.moves
        assert load.events >= load.rate.moves
        assert (load.tables, load.streams) == (2, 3)
        assert load.memory is not None
    assert [one.game for one in report.openings] == ["gaia", "race"]
