"""Analyses of whole runs: on however many processes the same, and gone on with where they stopped."""

from pathlib import Path

import msgspec
import pytest

from astrarium.arena import play_match
from astrarium.datasets import analyse, load
from astrarium.datasets.analysing import OtherRun
from astrarium.kernel import Record
from tests.cli.running import answer, run


@pytest.fixture(scope="module")
def records() -> list[Record]:
    texts = [play_match("race", ["random", "random"], seed, keep_record=True).record for seed in range(4)]
    return [Record.loads(text) for text in texts if text is not None]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory, records: list[Record]) -> Path:
    """What the arena writes."""
    out = tmp_path_factory.mktemp("games") / "run.jsonl"
    lines = []
    for record in records:
        result = play_match("race", ["random", "random"], record.seed, keep_record=True)
        lines.append(msgspec.json.encode(result) + b"\n")
    out.write_bytes(b"".join(lines))
    return out


def test_several_processes_write_the_same(records: list[Record], tmp_path: Path) -> None:
    told = [list(analyse(records, 4, "greedy", tmp_path / f"{workers}.jsonl", workers)) for workers in (1, 2)]
    assert told[0] == told[1]
    assert [len(rows) for rows in told[0]] == [len(record.actions) for record in records]
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


@pytest.mark.parametrize("kept", ["nothing", "half a line", "one game", "a game and a half", "all"])
def test_a_run_goes_on_where_it_stopped(records: list[Record], tmp_path: Path, kept: str) -> None:
    path = tmp_path / "advice.jsonl"
    told = list(analyse(records, 4, "random", path))
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    first = len(records[0].actions)
    path.write_bytes(
        {
            "nothing": b"",
            "half a line": whole[:20],
            "one game": b"".join(lines[:first]),
            "a game and a half": b"".join(lines[: first + 7])[:-5],
            "all": whole,
        }[kept]
    )
    assert list(analyse(records, 4, "random", path, resume=True)) == told
    assert path.read_bytes() == whole


def test_what_is_of_another_run_is_not_gone_on_with(records: list[Record], tmp_path: Path) -> None:
    path = tmp_path / "advice.jsonl"
    list(analyse(records[:2], 2, "random", path))
    before = path.read_bytes()
    for others, bot in ((records, "greedy"), (records[::-1], "random")):
        with pytest.raises(OtherRun):
            list(analyse(others, 4, bot, path, resume=True))
        assert path.read_bytes() == before


def test_the_command_writes_lines_or_parquet(games: Path, records: list[Record], tmp_path: Path) -> None:
    decisions = sum(len(record.actions) for record in records)
    told = answer("analyse", games, "--bot", "random", "--out", tmp_path / "a.parquet", "--processes", 1)
    # The bot of these games is asked again, with the same dice.
    assert f"{decisions} decisions of 4 games; random would have done the same in 100%" in told
    answer("analyse", games, "--bot", "random", "--out", tmp_path / "a.jsonl", "--processes", 1)
    lines = [msgspec.json.decode(line) for line in (tmp_path / "a.jsonl").read_bytes().splitlines()]
    rows = list(load(tmp_path / "a.parquet"))
    assert [row | {"value": 0} for row in rows] == [line | {"value": 0} for line in lines]
    assert not (tmp_path / "a.parquet.jsonl").exists()


def test_a_file_that_is_there_is_kept(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    out.write_text("mine", encoding="utf-8")
    assert run("analyse", games, "--out", out).exit_code == 2
    assert out.read_text(encoding="utf-8") == "mine"
    assert run("analyse", games, "--out", out, "--resume", "--bot", "random").exit_code == 2
    assert out.read_text(encoding="utf-8") == "mine"


def test_a_file_without_games_is_told(tmp_path: Path) -> None:
    (tmp_path / "none.jsonl").touch()
    assert run("analyse", tmp_path / "none.jsonl", "--out", tmp_path / "a.jsonl").exit_code == 2
