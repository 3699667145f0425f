"""The arena: a line for each game, tables, the same numbers as data and as a page; stopped and resumed."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.arena.match import Result
from astrarium.arena.simulate import Plan, simulate
from astrarium.bots.registry import BOTS
from astrarium.games import catalogue
from tests.arena.test_match import timeless
from tests.cli.running import answer, refusal, run


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")


def data(*arguments: object) -> Any:
    """The figures of a run, read."""
    return msgspec.json.decode(answer(*arguments, "--json", "-"))


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
    fixed, rotated = data(*arguments, "--fixed"), data(*arguments)
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


@pytest.mark.parametrize("fault", ["crash", "endless"])
def test_a_game_without_an_end_is_a_line_of_the_report(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.arena.match.MOST_DECISIONS", 50)
    arguments = ("simulate", "toy", "-n", 3, "-j", 1, "--seed", 9, "-o", f"fault={fault}")
    told = answer(*arguments)
    assert told.count("no end: the game of toy for 2 with seed") == 3
    figures = data(*arguments)
    assert (figures["games"], len(figures["unfinished"])) == (0, 3)
    assert "the game of toy for 2 with seed 9 broke" in figures["unfinished"][0]


def interrupted(plan: Plan, processes: int, done: int = 0) -> Iterator[Result]:
    for number, result in enumerate(simulate(plan, processes, done=done)):
        if number == 3:
            raise KeyboardInterrupt
        yield result


def test_interrupted_it_sums_up_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.cli.arena.run", interrupted)
    result = run("simulate", "toy", "-n", 10, "-j", 1)
    assert result.exit_code == 130
    assert result.stdout.startswith("3 games of toy")


def test_a_rival_of_the_rules_stands_in_the_table() -> None:
    told = answer("simulate", "race", "-p", 1, "-n", 2, "-j", 1)
    assert "rival" in told
    assert re.search(r"Robot +2 ", told)
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
        (("race", "--difficulty", "all", "--stop-early", 0.55), "not the opponents of one"),
    ],
)
def test_opponents_that_there_are_not(arguments: tuple[object, ...], message: str) -> None:
    assert message in refusal("simulate", *arguments, "-n", 1, "-j", 1)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_can_be_simulated(name: str) -> None:
    summary = data("simulate", name, "-n", 2, "-j", 1)["summary"]
    assert summary["games"] == 2
    assert sum(group["wins"] for group in summary["seats"]) == pytest.approx(2)


def test_a_run_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("arena", "toy", "-p", 3, "-n", 10, "-j", 1, "-b", "random", "-b", "greedy")
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    uninterrupted = data(*arguments, "--out", whole)
    with monkeypatch.context() as patch:
        patch.setattr("astrarium.cli.arena.run", interrupted)
        assert run(*arguments, "--out", parts).exit_code == 130
    assert len(lines(parts)) == 3
    # Whoever pulls the plug may cut a line in two.
    parts.write_bytes(parts.read_bytes() + whole.read_bytes().splitlines()[3][:40])
    resumed = data(*arguments, "--out", parts, "--resume")
    assert [timeless(result) for result in lines(parts)] == [timeless(result) for result in lines(whole)]
    for figures in (uninterrupted, resumed):
        figures.pop("seconds")
        for name in ("seconds", "games_per_second"):
            figures["summary"].pop(name)
        for bot in figures["bots"]:
            del bot["mean_seconds"], bot["worst_seconds"]
    assert resumed == uninterrupted


def test_games_for_one_go_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("arena", "race", "--difficulty", "easy,hard", "-n", 2, "-j", 1)
    whole, parts, html = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl", tmp_path / "report.html"
    uninterrupted = data(*arguments, "--out", whole, "--html", html)
    assert "<svg" in html.read_text(encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr("astrarium.cli.arena.run", interrupted)
        assert run(*arguments, "--out", parts).exit_code == 130
    assert [result.options["difficulty"] for result in lines(parts)] == ["easy", "easy", "hard"]
    resumed = data(*arguments, "--out", parts, "--resume")
    assert [timeless(result) for result in lines(parts)] == [timeless(result) for result in lines(whole)]
    figures = [
        [(line["options"], line["summary"]["scores"], line["summary"]["rivals"]) for line in told["table"]]
        for told in (uninterrupted, resumed)
    ]
    assert figures[0] == figures[1]
    others = ("arena", "race", "--difficulty", "easy,medium", "-n", 2, "-j", 1)
    assert "another run: its game 3" in refusal(*others, "--out", parts, "--resume")


def test_a_run_with_other_options_is_another_run(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    answer("arena", "toy", "-n", 2, "-j", 1, "-o", "size=large", "--out", out)
    assert "another run" in refusal("arena", "toy", "-n", 4, "-j", 1, "--out", out, "--resume")
    answer("arena", "toy", "-n", 4, "-j", 1, "-o", "size=large", "--out", out, "--resume")
    assert len(lines(out)) == 4


def test_another_run_is_not_continued(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    answer("arena", "toy", "-n", 4, "-j", 1, "--out", out)
    assert "another run" in refusal("arena", "toy", "-n", 9, "-j", 1, "--seed", 1, "--out", out, "--resume")
    assert "another run" in refusal("arena", "toy", "-n", 9, "-j", 1, "-b", "greedy", "--out", out, "--resume")
    assert "--out FILE" in refusal("arena", "toy", "-n", 9, "--resume")
    answer("arena", "toy", "-n", 9, "-j", 1, "--out", out, "--resume")
    assert [result.seed for result in lines(out)] == list(range(9))


def test_the_figures_of_each_bot(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    answer("arena", "toy", "-n", 8, "-j", 1, "-b", "random", "-b", "greedy", "--json", path)
    figures = msgspec.json.decode(path.read_bytes())
    for bot in figures["bots"]:
        assert set(bot) == {
            "name",
            "games",
            "wins",
            "win_rate",
            "win_rate_interval",
            "mean_score",
            "mean_score_interval",
            "mean_rank",
            "mean_rank_interval",
            "mean_seconds",
            "worst_seconds",
            "rating",
        }
        low, high = bot["win_rate_interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert bot["games"] == 8
        assert 0 < bot["mean_seconds"] <= bot["worst_seconds"]
    assert sum(bot["wins"] for bot in figures["bots"]) == pytest.approx(8)
    assert sum(bot["mean_rank"] for bot in figures["bots"]) == pytest.approx(3)


def test_it_stops_when_it_is_sure(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    arguments = ("arena", "race", "-n", 200, "-j", 1, "-b", "greedy", "-b", "random", "--stop-early", 0.6)
    figures = data(*arguments, "--out", out)
    assert figures["sequential"]["better"] == "yes"
    assert figures["games"] == len(lines(out)) < 60
    # What is known already is not played again.
    assert data(*arguments, "--out", out, "--resume")["games"] == figures["games"]
    assert "name two" in refusal("arena", "toy", "-b", "random", "--stop-early", 0.55)


def test_the_page_holds_all_and_needs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    answer("arena", "race", "-n", 4, "-j", 1, "-b", "greedy", "-b", "random", "--html", path)
    text = path.read_text(encoding="utf-8")
    for word in ("Scores", "By seat", "By start world", "Sources of points", "Points by round", "How they play"):
        assert f"<h2>{word}</h2>" in text
    assert text.count("<svg") == text.count("</svg>") == 5
    assert "<script" not in text
    assert "http" not in text
    assert "nan" not in text


@pytest.mark.parametrize("name", ["gaia", "race", "federation"])
def test_records_tell_the_same_as_the_run_that_wrote_them(name: str, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    ran = data("arena", name, "-p", 2, "-n", 2, "-j", 1, "--out", out, "--records")
    records = []
    for number, result in enumerate(lines(out)):
        records.append(tmp_path / f"{number}.jsonl")
        records[-1].write_text(result.record or "", encoding="utf-8")
    told = data("stats", out)
    for key in ("habits", "sources", "rounds", "scores", "games"):
        assert told[key] == ran[key]
    assert ran["habits"]
    alone = data("stats", *records)
    assert [row["means"]["all"] for row in alone["habits"]] == [row["means"]["random"] for row in ran["habits"]]
    points = sum(sum(points.values()) for points in ran["rounds"]["random"])
    assert points == pytest.approx(ran["summary"]["scores"]["mean"])
    html = tmp_path / "stats.html"
    assert "habits" in answer("stats", out, "--html", html)
    assert html.exists()


def test_stats_need_records_of_one_game(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.jsonl" for name in ("race", "toy")]
    for path in paths:
        answer("arena", path.stem, "-n", 1, "-j", 1, "--out", path, "--records")
    assert "several games (race, toy)" in refusal("stats", *paths)
    answer("arena", "toy", "-n", 1, "-j", 1, "--out", paths[0], "--force")
    assert "--records" in refusal("stats", paths[0])
    paths[0].write_text("nonsense", encoding="utf-8")
    assert "race.jsonl: a record has a header" in refusal("stats", paths[0])
