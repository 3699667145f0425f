"""The help of the commands: in every language, and whole on narrow terminals."""

import os
import re
import subprocess
import sys

import pytest
from typer.main import get_command

from astrarium.cli.helping import commands_of, keys_of
from astrarium.cli.main import app
from astrarium.cli.words import FOLDER, LOCALES

OTHERS = [locale for locale in LOCALES if locale != "en"]


def told(locale: str, columns: int, *words: str) -> str:
    """What the command prints in a terminal of that width, in a process of its own, as a person has it."""
    environment = {**os.environ, "LC_ALL": locale, "COLUMNS": str(columns), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "astrarium", *words, "--help"],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("locale", OTHERS)
def test_everything_is_said_in_every_language(locale: str) -> None:
    text = (FOLDER / locale / "commands.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(command[\w-]*) =", text, re.MULTILINE))
    wanted: list[tuple[str, ...]] = []
    for path, command in commands_of(get_command(app)):
        wanted.append((path,))
        wanted += [keys_of(path, param) for param in command.params if getattr(param, "help", None)]
    assert [keys for keys in wanted if not known & set(keys)] == []
    titles = {"command-help", "command-usage", *[key for key in known if key.startswith("command-panel-")]}
    assert known - {key for keys in wanted for key in keys} == titles


@pytest.mark.parametrize("columns", [60, 120])
def test_help_follows_the_language(columns: int) -> None:
    russian = told("ru_RU.UTF-8", columns, "new")
    for said in ("Вызов: astrarium new", "Настройки", "Куда записать вместо вывода на экран.", "остановиться."):
        assert said in " ".join(russian.replace("│", " ").split())
    assert "Прогін" not in russian
    assert "Where to write it" in " ".join(told("C", columns, "new").replace("│", " ").split())


@pytest.mark.parametrize("words", [(), ("arena",), ("serve",)])
def test_nothing_is_cut_at_sixty_columns(words: tuple[str, ...]) -> None:
    for locale in LOCALES:
        text = told(locale, 60, *words)
        assert max(map(len, text.splitlines())) <= 60
        assert re.findall(r"\w…|\w\.\.\.", text) == []
