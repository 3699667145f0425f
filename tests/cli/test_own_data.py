"""Corrected numbers on the command line: `--data FILE` of the commands that begin a game."""

from pathlib import Path

import pytest

import astrarium
from tests.cli.running import answer, figures, refusal, run

CORRECTION = '[arratuin.shop.3]\ncost = "2 copernium"\n'


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(CORRECTION, encoding="utf-8")
    return file


def test_a_new_game_carries_the_corrections_of_the_file(mine: Path) -> None:
    game = astrarium.replay(answer("new", "federation", "--seed", 3, "--data", mine))
    assert game.options["data"] == CORRECTION
    assert game.view(None)["arratuin"][2]["cost"]["copernium"] == 2


def test_many_games_with_the_corrections_of_the_file(mine: Path) -> None:
    told = figures("simulate", "federation", "-n", 2, "-j", 1, "--data", mine)
    assert told["plan"]["options"] == {"data": CORRECTION}


def test_a_game_in_the_terminal_with_the_corrections_of_the_file(mine: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    result = run("play", "federation", "--plain", "--data", mine, "--save", saved, typed="1\narratuin\n")
    assert result.exit_code == 0
    assert "2C " in result.output
    assert astrarium.replay(saved.read_text(encoding="utf-8")).options["data"] == CORRECTION
    assert "give none with --resume" in refusal("play", "--resume", saved, "--data", mine)


def test_changed_numbers_of_gaia_are_played_and_shown(tmp_path: Path) -> None:
    file, saved = tmp_path / "mine.toml", tmp_path / "game.jsonl"
    file.write_text('[research.area.nav.levels.1]\nonce = "7 qic"\n', encoding="utf-8")
    result = run("play", "gaia", "--plain", "--seed", 1, "--data", file, "--save", saved, typed="research\n1\n")
    assert "7 Q.I.C." in result.output
    assert astrarium.replay(saved.read_text(encoding="utf-8")).view(None)["data"] == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["new", "play", "simulate"])
def test_what_is_wrong_with_a_file_is_said_in_one_line(command: str, mine: Path) -> None:
    assert "given twice" in refusal(command, "federation", "--data", mine, "--option", "data=")
    assert "there are rules, cards, storm" in refusal(command, "race", "--data", mine)
    mine.write_text('[arratuin.shop.3]\ncost = "two"\n', encoding="utf-8")
    assert "arratuin" in refusal(command, "federation", "--data", mine)
    mine.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in refusal(command, "federation", "--data", mine)
    mine.unlink()
    assert "No such file" in refusal(command, "federation", "--data", mine)
