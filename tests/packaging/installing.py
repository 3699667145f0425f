"""Building what would be published, installing it into empty environments, and playing from there."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from tests.browser.gallery import Person

ROOT: Final = Path(__file__).parents[2]
UV: Final = str(Path(sys.executable).with_name("uv"))
PATIENCE: Final = 3600
HIDDEN: Final = {"compiler": ("gcc", "cc", "clang", "c++", "g++", "x86_64-linux-gnu-gcc"), "node": ("node", "npm")}
PYTHONS: Final = [f"3.{minor}" for minor in range(11, 20)]

# A whole game at random by the bare library, and its record replayed.
A_GAME: Final = """
import random, sys, astrarium
game = astrarium.new(sys.argv[1], players=2, seed=5)
chance = random.Random(1)
while not game.is_over:
    seat = game.to_act[0]
    game.apply(seat, chance.choice(game.legal_actions(seat)))
assert astrarium.replay(game.record().dumps()).hash() == game.hash()
print(astrarium.is_compiled(), game.length)
"""


def environment(**more: str) -> dict[str, str]:
    """What a stranger's shell has: nothing of this project's."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ASTRARIUM", "VIRTUAL"))
    }
    return kept | {"XDG_DATA_HOME": "/nonexistent"} | more


def run(*command: str | Path, cwd: Path | None = None, variables: dict[str, str] | None = None) -> str:
    """What a program prints; it must succeed."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=environment(**(variables or {})),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@cache
def pythons() -> dict[str, str]:
    """The interpreters of this machine that Astrarium supports, by version."""
    found = {}
    for version in PYTHONS:
        shelf = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        shelf += sorted(Path.home().glob(f".local/share/uv/python/cpython-{version}.*/bin/python{version}"))
        for candidate in [shutil.which(f"python{version}"), *map(str, shelf)]:
            # The shims of pyenv are on the path for versions that are not in use.
            command = [candidate, "-c", "import venv"]
            if candidate and subprocess.run(command, capture_output=True, check=False).returncode == 0:  # type: ignore[arg-type]
                found[version] = candidate
                break
    return found


def path_without(folder: Path, *kinds: str) -> str:
    """A search path with every program of this machine but the compilers, or but Node."""
    hidden = {name for kind in kinds for name in HIDDEN[kind]}
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / program.name
            is_hidden = program.name in hidden or re.match(r"(gcc|g\+\+|clang|cc)-\d", program.name)
            if not is_hidden and not link.is_symlink() and "shims" not in place:
                link.symlink_to(program)
    assert all(shutil.which(name, path=str(folder)) is None for name in hidden)
    return str(folder)


def sdist(folder: Path, **variables: str) -> Path:
    """The source distribution of this tree."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT, variables=variables)
    (made,) = folder.glob("*.tar.gz")
    return made


def wheel(folder: Path, **variables: str) -> Path:
    """The wheel of this tree."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT, variables=variables)
    (made,) = folder.glob("*.whl")
    return made


class Venv:
    """An empty environment, and what is installed into it."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        run(UV, "venv", "--quiet", "--python", python, folder)
        self.python = folder / "bin" / "python"

    def install(self, *what: str, **variables: str) -> None:
        """Install, in builds of their own where something has to be built."""
        run(UV, "pip", "install", "--quiet", "--python", self.python, *what, variables=variables)

    def run(self, *words: str) -> str:
        """What Python prints, run far from the sources."""
        return run(self.python, *words, cwd=self.folder)

    def says(self, *words: str) -> tuple[int, str]:
        """The exit code of the command, and its complaint."""
        command = [str(self.folder / "bin" / "astrarium"), *words]
        done = subprocess.run(
            command, cwd=self.folder, env=environment(), capture_output=True, text=True, check=False
        )
        return done.returncode, done.stderr


@contextmanager
def serving(*command: str | Path, data: Path) -> Iterator[str]:
    """A server that a command starts; its address."""
    process = subprocess.Popen(
        [*map(str, command), "serve", "--port", "0", "--no-browser", "--limits", "0"],
        cwd=data,
        env=environment(XDG_DATA_HOME=str(data)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None, process.communicate(timeout=5)
        yield found[0].rstrip("/")
    finally:
        process.terminate()
        process.communicate(timeout=60)


def play_over_http(address: str) -> int:
    """A whole game alone against the robot, through the server's door; how many moves it took."""
    person = Person(address, "Ada")
    with closing(person.client):
        return _play(person)


def _play(person: Person) -> int:
    assert "<html" in person.client.get("/").text
    body = {"game": "race", "players": 1, "seats": [{"kind": "person"}], "seed": 5, "private": True}
    table = f"/api/tables/{person.ask('POST', '/api/tables', body)['table']['id']}"
    for move in range(1000):
        state = person.ask("GET", table)
        if state["table"]["status"] == "finished":
            return move
        actions = state["position"]["actions"]
        text = actions[move % len(actions)]["text"]
        person.ask("POST", f"{table}/moves", {"seq": state["seq"], "key": f"move{move}", "actions": [text]})
    raise AssertionError("the game does not end")
