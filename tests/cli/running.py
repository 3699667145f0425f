"""Running the command within a test."""

from typing import Any

import msgspec
from typer.testing import CliRunner, Result

from astrarium.cli.main import app


def run(*arguments: object, typed: str = "") -> Result:
    """What the command answers; a fault of its own is raised, not hidden."""
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(app, words, input=typed, catch_exceptions=False)


def answer(*arguments: object) -> str:
    """What a command prints that succeeds."""
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def data(*arguments: object) -> Any:
    """What a command prints with --json, read."""
    return msgspec.json.decode(answer(*arguments, "--json"))


def figures(*arguments: object) -> Any:
    """The figures of the arena, which go where they are told to, read."""
    return msgspec.json.decode(answer(*arguments, "--json", "-"))


def refusal(*arguments: object) -> str:
    """The one line that a command says when it refuses; it prints nothing else and exits with 2."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("astrarium: ")
    return lines[0].removeprefix("astrarium: ")
