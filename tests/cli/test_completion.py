"""What the tab key offers."""

from typing import Any

import pytest
from typer.main import get_command

from astrarium.bots.registry import bot_names
from astrarium.cli.main import app


def offered(command: str, parameter: str, incomplete: str, **given: Any) -> list[str]:
    """What is offered for a parameter of a command, as the shell asks for it."""
    group: Any = get_command(app)
    found = group.commands[command]
    context = found.make_context(command, [], resilient_parsing=True)
    context.params.update(given)
    (one,) = [param for param in found.params if param.name == parameter]
    return [item.value for item in one.shell_complete(context, incomplete)]


@pytest.mark.parametrize("command", ["play", "arena", "rules", "games", "new", "train"])
def test_games(command: str) -> None:
    assert offered(command, "game", "") == ["gaia", "race", "federation"]
    assert offered(command, "game", "r") == ["race"]


def test_bots() -> None:
    assert offered("arena", "bot", "") == bot_names()
    assert offered("arena", "bot", "gr") == ["greedy"]


def test_options_of_the_game_and_their_values() -> None:
    assert "difficulty=" in offered("arena", "option", "", game="race")
    assert offered("arena", "option", "exp", game="race") == ["expansion="]
    assert offered("arena", "option", "difficulty=", game="race") == [
        "difficulty=easy",
        "difficulty=medium",
        "difficulty=hard",
    ]
    assert offered("arena", "option", "duel=t", game="race") == ["duel=true"]
    assert offered("arena", "option", "", game="nothing") == []


def test_ids_of_rules() -> None:
    found = offered("rules", "words", "GP-BUILD", game="gaia")
    assert "GP-BUILD-01" in found
    assert all(one.startswith("GP-BUILD") for one in found)


SHELLS = {
    "bash": lambda line: {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)},
    "zsh": lambda line: {"_TYPER_COMPLETE_ARGS": line},
    "fish": lambda line: {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
}


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("astrarium arena ra", "race"),
        ("astrarium arena race --bot gr", "greedy"),
        ("astrarium arena race --option dif", "difficulty="),
        ("astrarium arena race -o difficulty=h", "difficulty=hard"),
        ("astrarium rules race RG-EXPL-01", "RG-EXPL-01"),
    ],
)
def test_a_shell_is_told(
    shell: str, line: str, wanted: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a shell asks: by the environment, with the line as it stands."""
    for name, value in {**SHELLS[shell](line), "_ASTRARIUM_COMPLETE": f"complete_{shell}"}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        get_command(app)(args=[], prog_name="astrarium")
    assert wanted in capsys.readouterr().out
