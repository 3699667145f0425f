"""Simulating: a line for each game, a table, the same numbers as data."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import astrarium
from astrarium.arena.match import Result
from astrarium.arena.simulate import Plan, simulate
from astrarium.bots.registry import BOTS
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
    monkeypatch.setitem(BOTS, "twin", "astrarium.bots.random:RandomBot")
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


def test_a_rival_of_the_rules_stands_in_the_table() -> None:
    told = answer("simulate", "race", "-p", 1, "-n", 2, "-j", 1)
    assert "rival" in told
    assert re.search(r"robot +2 ", told)
    assert "rival" not in answer("simulate", "toy", "-n", 1, "-j", 1)


def test_the_automa_by_level_and_faction(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ("simulate", "gaia", "--automa", "taklons,itars", "--difficulty", "automalein,alptrauma")
    told = data(*arguments, "-n", 2, "-j", 1, "--seed", 3, "--out", out)
    played = lines(out)
    combinations = [(level, faction) for level in ("automalein", "alptrauma") for faction in ("taklons", "itars")]
    assert [(game.options["difficulty"], game.options["automa"], game.seed) for game in played] == [
        (*combination, seed) for combination in combinations for seed in (3, 4)
    ]
    table = {(line["options"]["difficulty"], line["options"]["automa"]): line["summary"] for line in told["table"]}
    assert list(table) == [
        *combinations[:2],
        ("automalein", "all"),
        *combinations[2:],
        ("alptrauma", "all"),
    ]
    for level in ("automalein", "alptrauma"):
        of_level = [game for game in played if game.options["difficulty"] == level]
        summary = table[level, "all"]
        assert summary["games"] == 4
        assert summary["scores"]["mean"] == pytest.approx(sum(game.scores[0] for game in of_level) / 4)
        points = [game.rival[1] for game in of_level if game.rival]
        assert summary["rivals"][0]["scores"]["mean"] == pytest.approx(sum(points) / 4)
        assert summary["seats"][0]["wins"] == sum(bool(game.winners) for game in of_level)
    assert (
        table["automalein", "all"]["rivals"][0]["scores"]["max"]
        < table["alptrauma", "all"]["rivals"][0]["scores"]["min"]
    )


def test_the_table_of_the_automa() -> None:
    told = answer("simulate", "gaia", "-p", 1, "--automa", "all", "-n", 1, "-j", 1)
    assert told.startswith("7 games of gaia for 1 by random, seeds from 0: ")
    rows = [line.split() for line in told.splitlines() if line.split()[:1] == ["automa"]]
    assert [row[1] for row in rows] == [
        "terrans",
        "xenos",
        "taklons",
        "hadsch_hallas",
        "geodens",
        "firaks",
        "itars",
        "all",
    ]
    assert [row[2] for row in rows] == ["1"] * 7 + ["7"]
    assert all(row[-1].endswith("%") for row in rows)


def test_the_robot_has_levels_too() -> None:
    told = data("simulate", "race", "--difficulty", "all", "-n", 1, "-j", 1)
    assert [line["options"]["difficulty"] for line in told["table"]] == ["easy", "medium", "hard"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("gaia", "-p", 2, "--automa", "all"), "for one player"),
        (("gaia", "--automa", "lantids"), "option 'automa' is one of"),
        (("gaia", "--automa", "all", "-o", "automa=itars"), "given twice"),
        (("race", "--automa", "all"), "race has no option 'automa' to vary"),
    ],
)
def test_opponents_that_there_are_not(arguments: tuple[object, ...], message: str) -> None:
    assert message in refusal("simulate", *arguments, "-n", 1, "-j", 1)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_can_be_simulated(name: str) -> None:
    summary = data("simulate", name, "-n", 2, "-j", 1)["summary"]
    assert summary["games"] == 2
    assert sum(group["wins"] for group in summary["seats"]) == pytest.approx(2)
