"""What is not installed is said in a sentence, never in a traceback."""

import subprocess
import sys

import pytest

# A module that is None in `sys.modules` cannot be imported, as if it were not there.
WITHOUT = """
import sys
sys.modules[sys.argv[1]] = None
sys.argv = ["astrarium", *sys.argv[2:]]
from astrarium.__main__ import main
main()
"""
OF_THE_COMMAND = ("fluent", "rich", "typer")
OF_THE_SERVER = ("alembic", "argon2", "litestar", "prometheus_client", "psycopg", "sqlalchemy", "uvicorn", "zxcvbn")


def without(module: str, *words: str) -> tuple[int, str]:
    command = [sys.executable, "-c", WITHOUT, module, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == ""
    return done.returncode, done.stderr


@pytest.mark.parametrize("module", OF_THE_COMMAND)
def test_the_bare_package_says_what_the_command_needs(module: str) -> None:
    code, said = without(module, "games")
    assert code == 1
    assert said == f"astrarium: the command needs {module}: pip install 'astrarium[play]'\n"


@pytest.mark.parametrize("module", OF_THE_SERVER)
def test_serve_says_what_the_server_needs(module: str) -> None:
    code, said = without(module, "serve", "--no-browser", "--database", "sqlite:////nowhere/x")
    assert code == 2
    assert said == f"astrarium: the server needs {module}: pip install 'astrarium[server]'\n"


@pytest.mark.parametrize(
    "words", [("admin", "clean"), ("check", "--database", "sqlite:///x.db"), ("bench", "server")]
)
def test_so_do_the_other_commands_that_need_it(words: tuple[str, ...]) -> None:
    code, said = without("sqlalchemy", *words)
    assert (code, said) == (2, "astrarium: the server needs sqlalchemy: pip install 'astrarium[server]'\n")


def test_a_fault_of_our_own_is_not_taken_for_something_missing() -> None:
    code, said = without("astrarium.cli.main", "games")
    assert code == 1
    assert "Traceback" in said


def test_a_part_of_our_own_that_is_not_there_is_nothing_to_install() -> None:
    code, said = without("astrarium.server.app", "serve", "--no-browser", "--database", "sqlite:////nowhere/x")
    assert code == 1
    assert "pip install" not in said
    assert "astrarium.server.app" in said
