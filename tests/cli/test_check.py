"""Checking many games of the past: which are equal, which moved, which cannot be replayed."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

import astrarium
from astrarium.arena.checking import PastGame, Verdict
from astrarium.games import catalogue
from astrarium.kernel import Record
from astrarium.kernel.record import checksum
from tests.cli.running import answer, data, refusal, run
from tests.release.opening import RECORDS


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")


def record(seed: int = 5, moves: int = 4) -> Record:
    """A game of Pebbles that has begun."""
    game = astrarium.new("toy", 2, seed)
    for _ in range(moves):
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    return game.record()


def changed(seed: int = 5, **values: object) -> str:
    """A record that says something else of itself, whole and sealed."""
    told = record(seed)
    for name, value in values.items():
        setattr(told, name, value)
    return told.dumps()


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_records_that_lead_where_they_led_are_equal(tmp_path: Path) -> None:
    for seed in range(12):
        written(tmp_path / "year" / f"{seed}.jsonl", record(seed).dumps())
    other = written(tmp_path / "other.txt", record(99).dumps())
    told = answer("check", tmp_path / "year", other, "--processes", 2)
    assert told.startswith("13 games in ")
    assert told.endswith(": 13 equal\n")


def test_what_is_not_equal_is_told_one_by_one_and_fails(tmp_path: Path) -> None:
    good = written(tmp_path / "good.jsonl", record(1).dumps())
    moved = written(tmp_path / "moved.jsonl", changed(hash="0" * 16))
    illegal = written(tmp_path / "illegal.jsonl", changed(actions=[(0, "take 9")]))
    newer = written(tmp_path / "newer.jsonl", changed(version=9))
    unknown = written(tmp_path / "unknown.jsonl", changed(game="chess"))
    torn = written(tmp_path / "torn.jsonl", record().dumps()[:-30])
    old = written(tmp_path / "old.jsonl", changed(facts=0))
    result = run("check", good, moved, illegal, newer, unknown, torn, old)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == (
        f"moved   {moved}: all is legal, but it leads elsewhere: position {record().hash}, not 0000000000000000"
    )
    assert lines[1].startswith(f"cannot  {illegal}: action 1 of seat 0, 'take 9', is refused: ")
    assert lines[2].startswith(f"cannot  {newer}: it was played by version 9 of the rules")
    assert lines[3].startswith(f"cannot  {unknown}: there is no game 'chess'")
    assert lines[4].startswith(f"cannot  {torn}: the record was cut off: ")
    assert lines[5] == f"legal   {old}: all is legal; its hash is of format 0 and cannot be compared"
    assert lines[6].endswith(": 1 equal, 1 legal, but not comparable, 1 moved, 4 cannot be replayed")
    assert len(lines) == 7


def test_a_set_up_that_is_refused_cannot_be_replayed(tmp_path: Path) -> None:
    file = written(tmp_path / "a.jsonl", changed(players=7))
    assert "its set-up is refused: " in run("check", file).stdout


def test_a_game_that_breaks_does_not_break_the_others(tmp_path: Path) -> None:
    written(tmp_path / "a.jsonl", record(1).dumps())
    # Of all games this one crashes, when hardly any pebbles are left.
    broken = record(1).options | {"fault": "crash"}
    written(tmp_path / "b.jsonl", changed(1, options=broken))
    told = run("check", tmp_path).stdout
    assert "b.jsonl: it breaks: ZeroDivisionError: planted" in told
    assert "1 equal" in told


def test_a_damaged_record_is_not_told_at_length(tmp_path: Path) -> None:
    written(tmp_path / "action.jsonl", changed(actions=[(0, "take " * 10_000)]))
    written(tmp_path / "game.jsonl", changed(game="chess" * 10_000))
    written(tmp_path / "version.jsonl", '{"astrarium":1,"game":"toy","rules":"' + "1" * 10_000 + '"}\n')
    lines = run("check", tmp_path).stdout.splitlines()
    assert len(lines) == 4
    assert max(map(len, lines)) < 1000


def test_a_file_may_hold_several_records(tmp_path: Path) -> None:
    file = written(tmp_path / "all.jsonl", record(1).dumps() + changed(2, hash="f" * 16) + record(3).dumps())
    result = run("check", file)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"moved   {file}, record 2: ")
    assert "2 equal, 1 moved" in result.stdout


def test_the_standard_input_may_hold_records(tmp_path: Path) -> None:
    result = run("check", "-", typed=record(1).dumps() + record(2).dumps())
    assert result.exit_code == 0
    assert ": 2 equal" in result.stdout
    assert "cannot  standard input: " in run("check", "-", typed="nonsense").stdout


def test_a_file_that_is_no_text_cannot_be_replayed(tmp_path: Path) -> None:
    (tmp_path / "picture.jsonl").write_bytes(b"\xff\xfe\x00")
    assert f"cannot  {tmp_path / 'picture.jsonl'}: it is not text\n" in run("check", tmp_path).stdout


def test_a_damaged_header_hides_no_record(tmp_path: Path) -> None:
    file = written(tmp_path / "all.jsonl", record(1).dumps().replace("astrarium", "astr", 1) + record(2).dumps())
    told = run("check", file).stdout.splitlines()
    assert told[0] == f"cannot  {file}, record 1: line 1 is not the header of an Astrarium record"
    assert told[1].endswith(": 1 equal, 1 cannot be replayed")


def test_what_cannot_be_opened_in_a_folder_does_not_keep_the_others_from_being_checked(tmp_path: Path) -> None:
    written(tmp_path / "a.jsonl", record(1).dumps())
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "lost.jsonl").symlink_to(tmp_path / "nowhere")
    told = run("check", tmp_path).stdout.splitlines()
    assert told[0] == f"cannot  {tmp_path / 'lost.jsonl'}: No such file or directory"
    assert told[1].endswith(": 1 equal, 1 cannot be replayed")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_in_a_folder_is_not_waited_for(tmp_path: Path) -> None:
    written(tmp_path / "good.jsonl", record().dumps())
    os.mkfifo(tmp_path / "pipe.jsonl")
    assert data("check", str(tmp_path), "-j", "1", "--json")["checked"] == 1


def test_a_record_with_a_mark_of_its_encoding_is_read(tmp_path: Path) -> None:
    (tmp_path / "marked.jsonl").write_text(record().dumps(), encoding="utf-8-sig")
    assert data("check", str(tmp_path), "-j", "1", "--json")["equal"] == 1


def test_interrupted_it_sums_up_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(6):
        written(tmp_path / f"{seed}.jsonl", record(seed).dumps())

    def interrupted(work: Callable[[PastGame], Verdict], items: Iterable[PastGame], *_: int) -> Iterator[Verdict]:
        for number, item in enumerate(items):
            if number == 3:
                raise KeyboardInterrupt
            yield work(item)

    monkeypatch.setattr("astrarium.cli.check.each_in_order", interrupted)
    result = run("check", tmp_path)
    assert result.exit_code == 130
    assert result.stdout.startswith("3 games in ")
    assert data_of(run("check", tmp_path, "--json").stdout) == (3, False)


def data_of(text: str) -> tuple[int, bool]:
    told = msgspec.json.decode(text)
    return told["checked"], told["finished"]


def test_programs_are_told_everything(tmp_path: Path) -> None:
    written(tmp_path / "a.jsonl", record(1).dumps())
    told = data("check", tmp_path)
    assert {name: told[name] for name in ("checked", "equal", "legal", "moved", "cannot")} == {
        "checked": 1,
        "equal": 1,
        "legal": 0,
        "moved": 0,
        "cannot": 0,
    }
    assert told["games"] == [
        {
            "name": str(tmp_path / "a.jsonl"),
            "outcome": "equal",
            "why": "",
            "game": "toy",
            "version": 3,
            "players": 2,
            "actions": 4,
        }
    ]


def test_the_order_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    for seed in range(20):
        written(tmp_path / f"{seed:02}.jsonl", changed(seed, hash="0" * 16) if seed % 3 else record(seed).dumps())
    alone, together = (run("check", tmp_path, "-j", count, "--json").stdout for count in (1, 2))
    assert alone == together
    assert [game["outcome"] for game in msgspec.json.decode(alone)["games"][:4]] == [
        "equal",
        "moved",
        "moved",
        "equal",
    ]


def test_records_of_the_release_before_are_legal(tmp_path: Path) -> None:
    for kept in RECORDS:
        written(tmp_path / f"{kept.name}.jsonl", kept.text)
        assert checksum(kept.text.splitlines()[:-1]) == msgspec.json.decode(kept.text.splitlines()[-1])["check"]
    result = run("check", tmp_path)
    assert result.exit_code == 1
    assert f"{len(RECORDS)} legal, but not comparable" in result.stdout
    assert "cannot" not in result.stdout.replace("cannot be compared", "")


def test_what_cannot_be_meant_is_refused(tmp_path: Path) -> None:
    assert "name records, folders of them, or a database" in refusal("check")
    assert "No such file" in refusal("check", tmp_path / "missing.jsonl")
    assert "there are no records" in refusal("check", tmp_path)
    assert "there is no database" in refusal("check", "--database", f"sqlite:///{tmp_path / 'missing.db'}")
    assert "use sqlite:///path or postgresql://" in refusal("check", "--database", "mysql://somewhere/else")
