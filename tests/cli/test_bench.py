"""The bench command: a table for people, all of it for programs."""

import msgspec
import pytest

import astrarium
from astrarium.arena.bench import Report
from astrarium.games import catalogue
from tests.cli.running import answer, run


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")


def test_the_data_has_its_declared_shape() -> None:
    text = answer("bench", "toy", "--seconds", 0.01, "--json")
    report = msgspec.json.decode(text, type=Report)
    assert msgspec.json.decode(text) == msgspec.to_builtins(report)
    assert report.compiled == astrarium.is_compiled()
    assert [(found.game, found.players) for found in report.measurements] == [("toy", 2), ("toy", 3)]
    for found in report.measurements:
        assert found.games_per_second > 0
        assert found.decisions_per_second > found.games_per_second
        assert found.listing.mean <= found.listing.max


def test_the_table() -> None:
    told = answer("bench", "toy", "--players", 3, "--seconds", 0.01, "-o", "size=large")
    assert told.startswith(f"astrarium {astrarium.__version__} (")
    assert "3 players" in told
    assert "2 players" not in told
    for row in (
        "random games per second",
        "legal actions, mean",
        "clones per second",
        "hashes per second",
        "features of a seat",
    ):
        assert row in told


def test_without_a_name_all_games_are_measured() -> None:
    text = answer("bench", "--players", 2, "--seconds", 0, "--json")
    report = msgspec.json.decode(text, type=Report)
    assert [found.game for found in report.measurements] == catalogue.names()


def test_time_does_not_run_backwards() -> None:
    assert run("bench", "toy", "--seconds", -1).exit_code == 2
