"""Replaying: verified, summed up, shown at any point, stepped through."""

from pathlib import Path

import pytest

import astrarium
from astrarium.arena.match import play_match
from astrarium.games import catalogue
from astrarium.kernel import Record
from tests.cli.running import answer, data, refusal, run


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")


@pytest.fixture
def text() -> str:
    """A finished game."""
    options = {"factions": "moles,otters", "size": "large"}
    return play_match("toy", ["random", "random"], 5, options, keep_record=True).record or ""


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_record_is_verified_and_summed_up(file: Path, text: str) -> None:
    game = astrarium.replay(text)
    told = answer("replay", file)
    assert "Pebbles for 2, seed 5" in told
    assert "options: size=large, factions=moles,otters" in told
    assert f"verified: {game.length} actions, position {game.hash()}; the game is over" in told
    rows = [line.split() for line in told.splitlines() if "moles" in line or "otters" in line][1:]
    assert [row[:3] for row in rows] == [
        ["1", "moles", str(game.scores()[0])],
        ["2", "otters", str(game.scores()[1])],
    ]
    assert [seat for seat, row in enumerate(rows) if "winner" in row] == game.winners()


def test_for_programs_it_is_data(file: Path, text: str) -> None:
    game = astrarium.replay(text)
    told = data("replay", file)
    assert told["verified"] is True
    assert (told["game"], told["players"], told["seed"]) == ("toy", 2, 5)
    assert (told["actions"], told["over"], told["to_act"]) == (game.length, True, [])
    assert (told["scores"], told["winners"], told["hash"]) == (game.scores(), game.winners(), game.hash())
    assert told["facts"] == [{"faction": "moles"}, {"faction": "otters"}]


def test_the_position_after_some_actions(file: Path, text: str) -> None:
    record = Record.loads(text)
    told = data("replay", file, "--at", 2)
    taken = sum(int(action.split()[1]) for _, action in record.actions[:2])
    assert (told["actions"], told["over"], told["to_act"], told["winners"]) == (2, False, [0], [])
    assert told["view"]["pile"] == 13 - taken
    assert f"2 / {len(record.actions)}" in answer("replay", file, "--at", 2)
    assert data("replay", file, "--at", 0)["view"]["pile"] == 13


def test_a_record_can_come_through_a_pipe(text: str) -> None:
    result = run("replay", "-", typed=text)
    assert result.exit_code == 0
    assert "verified" in result.stdout


def test_an_unfinished_game_says_who_is_to_act() -> None:
    result = run("replay", "-", typed=answer("new", "toy", "--seed", 1))
    assert "verified: 0 actions" in result.stdout
    assert "to act: seat 1" in result.stdout
    assert "winner" not in result.stdout


def test_stepping_goes_forwards_backwards_and_anywhere(file: Path, text: str) -> None:
    last = len(Record.loads(text).actions)
    result = run("replay", file, "--step", typed="\n\nb\n3\ne\n\nwhat\nq\n")
    assert result.exit_code == 0
    shown = [line.strip("- ") for line in result.stdout.splitlines() if f" / {last}" in line]
    assert [place.partition("> ")[2].strip("- ") or place for place in shown] == [
        f"{number} / {last}" for number in (0, 1, 2, 1, 3, last, last)
    ]
    first_action = Record.loads(text).actions[0][1]
    assert first_action in result.stdout
    # Once at the start, and once because 'what' is nothing it knows.
    assert result.stdout.count("q: quit") == 2


def test_stepping_ends_when_nobody_answers_any_more(file: Path) -> None:
    assert run("replay", file, "--step", typed="").exit_code == 0


def test_stepping_can_draw_the_table(file: Path) -> None:
    assert "pile" not in run("replay", file, "--step", typed="").stdout
    assert "pile: 13" in run("replay", file, "--step", typed="d\nq\n").stdout


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_can_be_stepped_through(name: str, tmp_path: Path) -> None:
    players = max(2, catalogue.rules_of(name).min_players)
    path = tmp_path / "real.jsonl"
    path.write_text(play_match(name, ["random"] * players, 2, keep_record=True).record or "", encoding="utf-8")
    assert "the game is over" in answer("replay", path)
    result = run("replay", path, "--step", typed="\n\n\ne\nq\n")
    assert result.exit_code == 0
    assert "event-" not in result.stdout


def test_what_cannot_be_meant_is_refused(file: Path, text: str) -> None:
    last = len(Record.loads(text).actions)
    assert f"has {last} actions, so --at takes 0 to that, not 99" in refusal("replay", file, "--at", 99)
    assert "not -1" in refusal("replay", file, "--at", -1)
    assert "give one of them" in refusal("replay", file, "--step", "--json")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("take 1", "take 2", "the record was changed after it was written"),
        ('"seed":5', '"seed":6', "the record was changed after it was written"),
        ('{"astrarium":1', '{"astrarium":9', "record format 9 is unknown here"),
        ("[0", "0", "the record was changed"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(file: Path, old: str, new: str, message: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert message in refusal("replay", file)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "no.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in refusal("replay", file)
    file.write_text("hello\nworld\n", encoding="utf-8")
    assert "line 1 is not JSON" in refusal("replay", file)


def test_an_illegal_action_is_named_with_its_number(tmp_path: Path) -> None:
    file = tmp_path / "illegal.jsonl"
    file.write_text(Record("toy", 3, 2, 0, {}, [(0, "take 2"), (1, "take 9")], "").dumps(), encoding="utf-8")
    assert refusal("replay", file).startswith("action 2 of seat 1, 'take 9', is refused")
    assert "TOY-TAKE-01" in refusal("replay", file)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (Record("toy", 4, 2, 0, {}, [(0, "take 2")], ""), "version 4 of the rules"),
        (Record("chess", 1, 2, 0, {}, [(0, "e4")], ""), "there is no game 'chess'"),
    ],
)
def test_a_record_of_other_rules_can_still_be_read(tmp_path: Path, record: Record, message: str) -> None:
    file = tmp_path / "old.jsonl"
    file.write_text(record.dumps(), encoding="utf-8")
    result = run("replay", file)
    assert result.exit_code == 2
    assert record.actions[0][1] in result.stdout
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1
