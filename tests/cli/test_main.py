"""The command as a whole: its parts, its version, and how it takes mistakes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import UnknownGame
from tests.cli.running import answer, data, refusal, run

COMMANDS = ["games", "new", "play", "serve", "replay", "simulate", "rules", "score", "bench", "admin"]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")


def test_help_names_every_command() -> None:
    told = answer("--help")
    assert all(command in told for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    assert "Usage" in answer(command, "--help")


@pytest.mark.parametrize(("compiled", "build"), [(True, "compiled"), (False, "pure Python")])
def test_the_version_says_how_it_was_built(monkeypatch: pytest.MonkeyPatch, compiled: bool, build: str) -> None:
    monkeypatch.setattr(astrarium, "is_compiled", lambda: compiled)
    assert answer("--version") == f"astrarium {astrarium.__version__} ({build})\n"


def test_an_unknown_command_is_no_traceback() -> None:
    result = run("dance")
    assert result.exit_code == 2
    assert "dance" in result.stderr


def test_a_fault_of_the_program_itself_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(astrarium, "games", broken)
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_the_command_runs_as_a_process_of_its_own() -> None:
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, sys.path)))
    command = [sys.executable, "-m", "astrarium"]
    done = subprocess.run([*command, "--version"], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"astrarium {astrarium.__version__}")
    done = subprocess.run([*command, "new", "chess"], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [f"astrarium: there is no game 'chess'; there are {_real_games()}"]


def _real_games() -> str:
    return ", ".join(name for name in catalogue.names() if name != "toy")


def test_games_lists_games_and_options() -> None:
    told = answer("games")
    for name in catalogue.names():
        assert catalogue.rules_of(name).title in told
    assert "small or large" in told
    assert "none or some of otters, magpies, moles" in " ".join(told.split())
    assert "TOY-SETUP-01" in told


def test_games_as_json_is_what_the_library_says() -> None:
    told = data("games")
    assert [game["id"] for game in told] == catalogue.names()
    assert told[-1]["players"] == [2, 3]
    assert told[-1]["options"][1]["default"] is True


def test_new_prints_a_record() -> None:
    text = answer("new", "toy", "--players", 3, "--seed", 12, "--option", "size=large", "-o", "dice=no")
    game = astrarium.replay(text)
    assert (game.rules.id, game.players, game.seed, game.length) == ("toy", 3, 12, 0)
    assert (game.options["size"], game.options["dice"]) == ("large", False)


def test_new_takes_a_seed_of_its_own_if_none_is_given() -> None:
    seeds = {astrarium.replay(answer("new", "toy")).seed for _ in range(4)}
    assert len(seeds) == 4


@pytest.mark.parametrize("name", catalogue.names())
def test_new_sets_every_game_up(name: str) -> None:
    game = astrarium.replay(answer("new", name, "--seed", 3))
    assert game.to_act
    assert game.players == max(2, catalogue.rules_of(name).min_players)


def test_new_writes_a_file_but_not_over_another(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert answer("new", "toy", "--seed", 1, "--out", file) == ""
    assert "exists already; --force replaces it" in refusal("new", "toy", "--seed", 2, "--out", file)
    assert astrarium.replay(file.read_text(encoding="utf-8")).seed == 1
    answer("new", "toy", "--seed", 2, "--out", file, "--force")
    assert astrarium.replay(file.read_text(encoding="utf-8")).seed == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("new", "chess"), "there is no game 'chess'"),
        (("new", "toy", "--players", 9), "Pebbles is for 2 to 3 players, not 9"),
        (("new", "toy", "--seed", -1), "a seed is a whole number from 0 to"),
        (("new", "toy", "-o", "colour=red"), "there is no option 'colour'; the options are size, dice"),
        (("new", "toy", "-o", "size=huge"), "option 'size' is one of small, large, not 'huge'"),
        (("new", "toy", "-o", "dice"), "an option is given as name=value, not 'dice'"),
        (("new", "toy", "-o", "factions=moles"), "2 players need 2 factions"),
        (("new", "toy", "--out", "/nowhere/at/all"), "/nowhere/at/all: No such file or directory"),
        (("replay", "/nowhere"), "/nowhere: No such file or directory"),
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "toy", "--bot", "clever"), "there is no bot 'clever'; there are random"),
        (("simulate", "toy", "--games", 0), "at least one game must be played"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", "toy", "--players", 1), "for 2 to 3 players, not 1"),
    ],
)
def test_mistakes_are_answered_in_one_clear_line(arguments: tuple[object, ...], message: str) -> None:
    assert message in refusal(*arguments)


def test_the_games_of_the_catalogue_are_those_of_the_library() -> None:
    with pytest.raises(UnknownGame):
        astrarium.new("chess")
