"""Every example of the documentation runs, and answers what the page says it does."""

import ast
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import tomllib
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.main import get_command

from astrarium.cli.main import app
from tests.cli.running import run
from tests.docs.pages import FENCE, PAGES, ROOT, Command, blocks, commands

# It is a walk through a game of its own, with tests of its own.
WALK = "adding-a-game.md"
OTHERS = {"pipx", "uvx", "pip", "docker", "git", "cd", ".", "npm", "npx"}
OTHERS |= {
    "createdb",
    "createuser",
    "useradd",
    "systemctl",
    "install",
    "openssl",
    "mkdir",
    "chmod",
    "cp",
    "cat",
    "python3",
}
"""Programs that are not ours: tests/packaging installs, the public checks build images."""

ONLY_READ = {"serve", "bench", "admin", "stats", "train", "dataset check", "--database", "--engine"}
"""Commands that are read with all their options, but not run: they do not end, measure, or want what is not here."""

LANGUAGES = {"console", "python", "toml", "json", "markdown", "nginx", "text"}
COMMAND = re.compile(r"(\$ |\.venv/bin/)?(astrarium|make|python3?|pytest|pip|npm) [a-z./-]")

VALUE = re.compile(r"[\[({<'\"\d-]|True|False|None")
CHECKER = doctest.OutputChecker()
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

SHOWN = [page for page in PAGES if page.name != WALK]
PYTHON = [page for page in SHOWN if blocks(page, "python")]
CONSOLE = [page for page in SHOWN if commands(page)]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that pages speak of."""
    for name in ("tests", "examples", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    cards = (ROOT / "examples" / "race-cards.toml").read_text(encoding="utf-8")
    (tmp_path / "my-cards.toml").write_text(cards, encoding="utf-8")
    (tmp_path / "faulty-cards.toml").write_text(cards.replace("consume 1 here for 1 vp 2 cards", "consume here"))
    corrections = blocks(ROOT / "docs" / "federation-data.md", "toml")[0]
    for name in ("my.toml", "mine.toml"):
        (tmp_path / name).write_text(corrections, encoding="utf-8")
    (tmp_path / "friday.json").write_text(blocks(ROOT / "docs" / "cli.md", "json")[0], encoding="utf-8")
    run("new", "gaia", "--seed", 1, "--out", tmp_path / "my-game.jsonl")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path


def agree(said: str, wanted: str) -> bool:
    """Whether an answer is what a page shows; `…` stands for anything."""
    return CHECKER.check_output(wanted.replace("…", "...") + "\n", said.strip() + "\n", LOOSELY)


def play_session(code: str, page: str) -> None:
    """An example as the interpreter shows it."""
    test = doctest.DocTestParser().get_doctest(code, {}, page, page, 0)
    complaints: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=complaints.append)
    assert not complaints, "".join(complaints)


def play_script(code: str, names: dict[str, Any]) -> None:
    """An example as a program: where a line ends with a value behind `#`, it has that value or prints it."""
    lines = code.splitlines()
    for statement in ast.parse(code).body:
        source = ast.get_source_segment(code, statement) or ""
        comment = lines[(statement.end_lineno or 1) - 1].rpartition("  # ")[2]
        printed = io.StringIO()
        with redirect_stdout(printed):
            if isinstance(statement, ast.Expr):
                value = eval(source, names)
            else:
                exec(source, names)
        if isinstance(statement, ast.Expr) and "  # " in lines[(statement.end_lineno or 1) - 1]:
            if source.startswith("print("):
                assert comment == printed.getvalue().rstrip(), source
            elif VALUE.match(comment):
                assert comment.startswith(repr(value)), source


@pytest.mark.parametrize("page", PYTHON, ids=lambda page: str(page.name))
@pytest.mark.usefixtures("desk")
def test_python_runs_and_gives_what_it_says(page: Path) -> None:
    names: dict[str, Any] = {"__name__": "example"}
    code = blocks(page, "python")
    sessions = [one for one in code if one.startswith(">>> ")]
    if sessions:
        play_session("\n".join(sessions), page.name)
    for one in code:
        if not one.startswith((">>> ", "# ")):
            play_script(one, names)


def test_values_behind_a_line_are_compared() -> None:
    with pytest.raises(AssertionError):
        play_script("1 + 1  # 3", {})
    with pytest.raises(AssertionError):
        play_script("print('a')  # b", {})


def target_of(words: list[str]) -> None:
    """`make something`: it can be made."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for word in words:
        if "=" not in word:
            assert re.search(rf"^{word}:", makefile, re.MULTILINE), word


def astrarium_command(words: list[str], command: Command) -> None:
    """`astrarium …`: it runs as it stands, but with few games where many would be played."""
    found: Any = get_command(app)
    if {*words, " ".join(words[:2])} & ONLY_READ:
        rest = words
        while rest and not rest[0].startswith("-") and hasattr(found, "commands"):
            found, rest = found.commands[rest[0]], rest[1:]
        found.make_context("astrarium", list(rest))
        return
    if not command.answer and "--games" in words:
        words[words.index("--games") + 1] = "1"
    words += ["--force"] if words[0] == "new" and "--out" in words else []
    # What a page shows behind `> ` is typed; an answer to the last question is Enter.
    typed = re.findall(r"^> (.*)$", command.answer, re.MULTILINE)
    typed += ["quit"] if typed and typed[-1] != "quit" else []
    keys = "\n".join(typed) + "\n\n" if typed else "quit\ny\n" * 3
    result = run(*words, typed=keys)
    assert result.exit_code == (2 if command.answer.startswith("astrarium: ") else 0), result.output
    if command.answer:
        assert agree(result.output, command.answer), result.output


@pytest.mark.parametrize("page", CONSOLE, ids=lambda page: str(page.name))
@pytest.mark.usefixtures("desk")
def test_commands_run_and_answer_what_they_say(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in commands(page):
        # Of a pipe the part that is ours; of a list in parentheses the last.
        line = next((part for part in command.line.split(" | ") if "astrarium" in part), command.line)
        words = shlex.split(line.strip("()").rpartition("; ")[2], comments=True)
        monkeypatch.delenv("COLUMNS", raising=False)
        while variable := re.fullmatch(r"([A-Z_]+)=(.*)", words[0]):
            if variable[1] == "COLUMNS":
                monkeypatch.setenv("COLUMNS", variable[2])
            del words[0]
        assert all((ROOT / word).exists() for word in words if word.startswith(("deploy/", "examples/"))), line
        program = Path(words[0]).name or words[0]
        if program == "astrarium":
            astrarium_command(words[1:], command)
        elif program == "make":
            target_of(words[1:])
        elif program == "pytest":
            assert all((ROOT / word).exists() for word in words[1:] if word.startswith("tests/")), line
        elif program == "python" and words[1] == "-m":
            module_runs(words[2:], command)
        elif program == "python":
            assert (ROOT / words[1]).is_file(), line
        else:
            assert program in OTHERS, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_a_block_says_what_it_is_and_hides_no_command(page: Path) -> None:
    for _, language, code in FENCE.findall(page.read_text(encoding="utf-8")):
        assert language in LANGUAGES, code
        if language == "text":
            assert not [line for line in code.splitlines() if COMMAND.match(line)]
        if language == "toml":
            tomllib.loads(code)
        if language == "json":
            msgspec.json.decode(code)


def module_runs(words: list[str], command: Command) -> None:
    """`python -m …`: what is measured is only looked for, the rest runs."""
    if not command.answer:
        assert (ROOT / Path(*words[0].split("."))).with_suffix(".py").is_file(), words
        return
    done = subprocess.run(
        [sys.executable, "-m", *words], env=dict(os.environ), capture_output=True, text=True, check=False
    )
    assert agree(done.stdout, command.answer), done.stdout + done.stderr
