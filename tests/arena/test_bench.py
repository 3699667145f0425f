"""Measurements: complete, consistent with each other, and of the games that were asked for."""

import pytest

import astrarium
from astrarium.arena import bench as module
from astrarium.arena.bench import Bench, bench, latency, measure, rate
from astrarium.kernel import BadOption, UnknownGame


def test_a_report_says_what_it_was_made_on() -> None:
    report = bench(["toy"], [2], seconds=0.01)
    assert report.version == astrarium.__version__
    assert report.compiled == astrarium.is_compiled()
    assert report.python.startswith("CPython 3.")
    assert report.cpus >= 1
    assert [(found.game, found.players) for found in report.measurements] == [("toy", 2)]


def test_unless_told_every_number_of_players_is_measured() -> None:
    told: list[tuple[str, int]] = []
    report = bench(["toy"], seconds=0.01, progress=lambda name, count: told.append((name, count)))
    assert [found.players for found in report.measurements] == [2, 3]
    assert told == [("toy", 2), ("toy", 3)]


def test_the_numbers_agree_with_each_other() -> None:
    found = measure("toy", 2, seconds=0.02)
    assert found.decisions_per_second == pytest.approx(found.games_per_second * found.decisions_per_game)
    # Seven pebbles, one to three at a time.
    assert 3 <= found.decisions_per_game <= 7
    assert 0 < found.listing.mean <= found.listing.max
    assert 0 < found.listing.p99 <= found.listing.max
    assert found.listing.samples >= 3
    assert (
        min(found.clones_per_second, found.views_per_second, found.hashes_per_second, found.features_per_second) > 0
    )


def test_even_without_time_each_thing_is_measured_once() -> None:
    found = measure("toy", 3, seconds=0)
    assert found.games_per_second > 0
    assert found.clones_per_second > 0


def test_the_same_games_are_played_every_time() -> None:
    def hashes() -> list[str]:
        return [game.hash() for game in Bench("toy", 2, 5, {"size": "large"}).positions()]

    assert hashes() == hashes()
    assert len(set(hashes())) > 1


def test_latency_is_of_the_ordered_times() -> None:
    found = latency([number * 1000 for number in range(200, 0, -1)])
    assert (found.mean, found.p99, found.max, found.samples) == (100.5, 198.0, 200.0, 200)
    assert latency([5000]).p99 == 5.0


def test_a_rate_asks_every_question_until_the_clock_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([5_000, 5_000, 5_000, 6_000])
    monkeypatch.setattr(module, "process_time_ns", lambda: next(ticks))
    asked: list[int] = []
    assert rate([lambda: asked.append(1), lambda: asked.append(2)], 0) == 6_000_000
    assert asked == [1, 2, 1, 2, 1, 2]


def test_games_are_played_until_the_clock_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([5_000, 5_000, 7_000])
    monkeypatch.setattr(module, "process_time_ns", lambda: next(ticks))
    games, decisions, elapsed = Bench("toy", 2, 5, None).playouts(0)
    assert (games, elapsed) == (2, 2_000)
    assert decisions >= 2 * 3


def test_what_cannot_be_played_cannot_be_measured() -> None:
    with pytest.raises(BadOption):
        bench(["toy"], [9], seconds=0)
    with pytest.raises(UnknownGame):
        bench(["chess"], seconds=0)
