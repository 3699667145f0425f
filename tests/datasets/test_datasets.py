"""Records as tables and back, and a corpus that notices an engine that plays otherwise."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.arena import play_match
from astrarium.datasets import (
    check_corpus,
    corpus,
    load,
    read_corpus,
    write_analyses,
    write_records,
    write_trajectories,
)
from astrarium.datasets.conformance import Entry
from astrarium.datasets.tables import NoParquet
from astrarium.games import catalogue
from astrarium.kernel import CodedGame, Record
from tests.cli.running import run

SMALL = Path(__file__).parent / "small.jsonl"


@pytest.fixture(scope="module")
def records() -> list[Record]:
    found = []
    for name in ("race", "gaia"):
        record = play_match(name, ["random", "random"], 3, keep_record=True).record
        assert record is not None
        found.append(Record.loads(record))
    return found


def test_records_are_read_back(records: list[Record], tmp_path: Path) -> None:
    assert write_records(records, tmp_path / "games.parquet") == 2
    for row, record in zip(load(tmp_path / "games.parquet"), records):
        game = astrarium.replay(row["record"])
        assert (row["game"], row["hash"], row["scores"]) == (record.game, record.hash, game.scores())


def test_a_trajectory_plays_the_game_again(records: list[Record], tmp_path: Path) -> None:
    path = tmp_path / "steps.parquet"
    rows = write_trajectories(records[:1], path)
    end = astrarium.replay(records[0])
    coded = CodedGame(astrarium.new("race", 2, 3))
    for row in load(path):
        seat = row["seat"]
        assert row["legal"] == coded.legal(seat)
        assert row["marks"] == coded.game.features(seat).indices
        assert row["score"] == end.scores()[seat]
        assert row["won"] == (seat in end.winners())
        coded.step(seat, row["code"])
        rows -= 1
    assert rows == 0
    assert coded.game.hash() == end.hash()
    assert set(next(load(path, ["code", "seat"]))) == {"code", "seat"}


def test_an_analysis_has_legal_advice(records: list[Record], tmp_path: Path) -> None:
    path = tmp_path / "advice.parquet"
    assert write_analyses(records[:1], path, "random") == len(records[0].actions)
    game = astrarium.new("race", 2, 3)
    for row in load(path):
        assert game.why_not(row["seat"], row["advice"]) is None
        game.apply(row["seat"], row["action"])
    assert game.is_over


def test_a_file_of_others_is_refused(tmp_path: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(NoParquet, match="no data set of astrarium"):
        list(load(tmp_path / "other.parquet"))


def test_the_command_makes_data_sets_of_what_the_arena_wrote(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    assert run("arena", "race", "--games", 2, "--records", "--processes", 1, "--out", out).exit_code == 0
    made = run("dataset", "write", "records", out, "--out", tmp_path / "games.parquet")
    assert made.exit_code == 0, made.output
    assert len(list(load(tmp_path / "games.parquet"))) == 2


def test_the_small_corpus_holds() -> None:
    entries = list(read_corpus(SMALL))
    assert {(entry.game, entry.players) for entry in entries} >= {("race", 1), ("gaia", 4), ("federation", 3)}
    assert list(check_corpus(entries)) == []


def test_a_corpus_has_every_option_and_number_of_players() -> None:
    found = list(corpus(("race",), actions=1))
    assert {entry.players for entry in found} == {1, 2, 3, 4, 5}
    assert {entry.options["difficulty"] for entry in found if entry.players == 1} == {"easy", "medium", "hard"}
    assert {entry.options["expansion"] for entry in found if entry.players == 2} == {True, False}


@pytest.mark.parametrize("name", catalogue.names())
def test_a_corpus_has_every_value_that_any_table_can_have(name: str) -> None:
    """Those too that need another option beside them, and lists and texts that are not the usual ones."""
    seen: dict[str, list[Any]] = {}
    for entry in corpus((name,), actions=1):
        for key, value in entry.options.items():
            seen.setdefault(key, []).append(value)
    for option in catalogue.rules_of(name).declared:
        if option.kind in ("list", "text"):
            assert any(value != option.default for value in seen[option.name]), option.name
        else:
            assert set(seen[option.name]) == set(option.choices or (True, False)), option.name


def changed(entry: Entry, number: int) -> Iterator[Entry]:
    moment = entry.moments[number]
    moments = entry.moments[:]
    moments[number] = msgspec.structs.replace(moment, scores=[score + 1 for score in moment.scores])
    yield msgspec.structs.replace(entry, moments=moments)


def test_what_differs_is_told_with_its_place() -> None:
    entry = next(read_corpus(SMALL))
    (fault,) = check_corpus(changed(entry, 3))
    assert "after 3 actions scores is" in fault


OTHER = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"scores": [0]} if "game" in question else {"hash": "0"}), flush=True)
"""


def test_another_engine_is_asked_by_lines(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text(OTHER, encoding="utf-8")
    done = run("dataset", "check", SMALL, "--program", f"{sys.executable} {tmp_path / 'other.py'}")
    assert done.exit_code == 1
    assert "after 0 actions scores is [0], not" in done.output.replace("\n", " ")
    assert run("dataset", "check", SMALL).output == "equal\n"
