"""Simulating: a line for each game, a table, the same numbers as data."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import astrarium
from astrarium.arena.match import Result
from astrarium.arena.simulate import Plan, simulate
from astrarium.bots.bot import BOTS
from astrarium.games import catalogue
from tests.arena.test_match import timeless
from tests.cli.running import answer, data, refusal, run


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")


def lines(path: Path) -> list[Result]:
    return [msgspec.json.decode(line, type=Result) for line in path.read_bytes().splitlines()]


def test_one_line_a_game_whatever_the_number_of_processes(tmp_path: Path) -> None:
    results = []
    for processes in (1, 2):
        out = tmp_path / f"{processes}.jsonl"
        answer("simulate", "toy", "-p", 3, "-n", 9, "-s", 100, "-j", processes, "--out", out)
        results.append([timeless(result) for result in lines(out)])
    assert results[0] == results[1]
    assert [result["seed"] for result in results[0]] == list(range(100, 109))


def test_the_lines_say_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    answer("simulate", "toy", "-n", 2, "-j", 1, "-o", "factions=moles,otters", "--out", out, "--records")
    for result in lines(out):
        assert result.bots == ["random", "random"]
        assert result.options["factions"] == ["moles", "otters"]
        assert result.facts == [{"faction": "moles"}, {"faction": "otters"}]
        assert astrarium.replay(result.record or "").hash() == result.hash


def test_the_table() -> None:
    told = answer("simulate", "toy", "-n", 6, "-j", 1, "-o", "factions=moles,otters")
    assert told.startswith("6 games of toy for 2, seeds from 0: ")
    assert "games/s" in told
    for word in ("score", "winning score", "decisions", "seat", "faction", "win rate"):
        assert word in told
    rows = {line.split()[0]: line.split() for line in told.splitlines() if line.strip()}
    assert rows["moles"][1] == rows["otters"][1] == rows["1"][1] == rows["2"][1] == "6"
    assert rows["moles"][2:] == rows["1"][2:]


def test_the_same_numbers_as_data(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    told = data("simulate", "toy", "-n", 8, "-j", 1, "--seed", 3, "--out", out)
    played = lines(out)
    scores = [score for result in played for score in result.scores]
    summary = told["summary"]
    assert (told["plan"]["game"], told["plan"]["seed"], told["processes"]) == ("toy", 3, 1)
    assert summary["games"] == 8
    assert summary["scores"]["mean"] == pytest.approx(sum(scores) / 16)
    assert (summary["scores"]["min"], summary["scores"]["max"]) == (min(scores), max(scores))
    assert sum(group["wins"] for group in summary["seats"]) == pytest.approx(8)
    assert sum(group["count"] for group in summary["facts"]["faction"]) == 16
    assert summary["games_per_second"] > 0


def test_bots_are_compared_where_there_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "twin", "astrarium.bots.random")
    arguments = ("simulate", "toy", "-n", 4, "-j", 1, "--bot", "random", "--bot", "twin")
    fixed, rotated = data(*arguments), data(*arguments, "--rotate")
    assert [group["name"] for group in fixed["summary"]["bots"]] == ["random", "twin"]
    assert fixed["summary"]["bots"][0]["wins"] == fixed["summary"]["seats"][0]["wins"]
    assert [group["count"] for group in rotated["summary"]["bots"]] == [4, 4]
    assert "twin" in answer(*arguments)
    assert "twin" not in answer("simulate", "toy", "-n", 1, "-j", 1)


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious", encoding="utf-8")
    assert "exists already" in refusal("simulate", "toy", "-n", 1, "--out", out)
    assert out.read_text(encoding="utf-8") == "precious"
    answer("simulate", "toy", "-n", 1, "-j", 1, "--out", out, "--force")
    assert len(lines(out)) == 1


def test_a_game_that_breaks_is_named() -> None:
    told = refusal("simulate", "toy", "-n", 2, "-j", 1, "--seed", 9, "-o", "fault=crash")
    assert "the game of toy for 2 with seed 9 broke" in told


def test_interrupted_it_sums_up_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, processes: int) -> Iterator[Result]:
        for number, result in enumerate(simulate(plan, processes)):
            if number == 3:
                raise KeyboardInterrupt
            yield result

    monkeypatch.setattr("astrarium.cli.simulate.run", interrupted)
    result = run("simulate", "toy", "-n", 10, "-j", 1)
    assert result.exit_code == 130
    assert result.stdout.startswith("3 games of toy")


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_can_be_simulated(name: str) -> None:
    summary = data("simulate", name, "-n", 2, "-j", 1)["summary"]
    assert summary["games"] == 2
    assert sum(group["wins"] for group in summary["seats"]) == pytest.approx(2)
