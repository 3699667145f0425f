"""What is added is found: a booster, a language and a fourth game, each by its own files and no others.

Each is added to a copy of the tree, which is then asked from a process of its own; numbers changed by a text and
borrowed abilities have tests beside their games.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import astrarium

ROOT: Final = Path(__file__).parent.parent
SPECIMEN: Final = ROOT / "tests/kernel/specimen"

BOOSTER: Final = """
[[booster]]
id = "knowledge_3"
income = "3 knowledge"
"""
PLAYED: Final = """
import astrarium
game = astrarium.new("gaia", players=4, seed=9)
rules = game.rules
assert "knowledge_3" in rules.components()["boosters"][-1]["id"]
for seed in range(40):
    game = astrarium.new("gaia", players=4, seed=seed)
    if "knowledge_3" in game.view(None)["boosters"]:
        break
else:
    raise AssertionError("it is never dealt")
while not game.is_over:
    seat = game.to_act[0]
    taking = [one for one in game.legal_actions(seat) if "knowledge_3" in str(one)]
    if taking:
        print(rules.parse(str(taking[0])), rules.places(game.position, seat, taking[0]))
        assert game.apply(seat, taking[0])
        break
    game.apply(seat, game.legal_actions(seat)[0])
"""

SPOKEN: Final = """
from astrarium.cli.words import LOCALES, Words
from astrarium.games.rulebook import rules_text
from astrarium.server.people.mail_texts import Language
assert LOCALES == ("de", "en", "ru", "uk"), LOCALES
assert Words("de", "gaia").name("structure", "mine") == "Mine (de)"
assert "GP-BUILD-01" in rules_text("gaia", "de")
assert "de" in str(Language)
print("spoken")
"""

SAT_DOWN: Final = """
import astrarium
from astrarium.cli.screens import screen_for
from astrarium.games import catalogue, rulebook
assert catalogue.names() == ["gaia", "race", "federation", "salvage"]
game = astrarium.new("salvage", players=2, seed=7)
while not game.is_over:
    seat = game.to_act[0]
    game.apply(seat, game.legal_actions(seat)[0])
assert astrarium.replay(game.record().dumps()).hash() == game.hash()
assert rulebook.read_rules(rulebook.rules_text("salvage"))
print("played")
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the package that may be added to."""
    package = tmp_path / "astrarium"
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(Path(astrarium.__file__).parent, package, ignore=ignored)
    return package


def asked(tree: Path, program: str, *arguments: str) -> str:
    """What a program says that is run with the copy."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree.parent), *sys.path])}
    command = [sys.executable, *(arguments or ("-c", program))]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(astrarium.is_compiled(), reason="compiled modules find the data where they were built")
def test_a_booster_is_a_table_in_its_file(tree: Path) -> None:
    file = tree / "games/gaia/data/boosters.toml"
    file.write_text(file.read_text("utf-8") + BOOSTER, "utf-8")
    assert "booster:knowledge_3" in asked(tree, PLAYED)


@pytest.mark.skipif(astrarium.is_compiled(), reason="a copy of a compiled package is not whole")
def test_a_language_is_a_folder_of_words(tree: Path) -> None:
    shutil.copytree(tree / "locale/en", tree / "locale/de")
    file = tree / "locale/de/gaia.ftl"
    text = file.read_text("utf-8")
    assert "\nstructure-mine = " in text
    lines = [
        "structure-mine = Mine (de)" if line.startswith("structure-mine = ") else line for line in text.split("\n")
    ]
    file.write_text("\n".join(lines), "utf-8")
    assert asked(tree, SPOKEN) == "spoken\n"


@pytest.mark.skipif(astrarium.is_compiled(), reason="a copy of a compiled package is not whole")
def test_a_game_is_a_folder_and_a_line_of_the_catalogue(tree: Path) -> None:
    folder = tree / "games/salvage"
    shutil.copytree(SPECIMEN, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in folder.glob("*.py"):
        text = file.read_text("utf-8").replace("tests.kernel.specimen", "astrarium.games.salvage")
        file.write_text(text, "utf-8")
    catalogue = tree / "games/catalogue.py"
    text = catalogue.read_text("utf-8")
    line = '    "federation": "astrarium.games.federation.game",\n'
    assert line in text
    catalogue.write_text(text.replace(line, f'{line}    "salvage": "astrarium.games.salvage.game",\n'), "utf-8")
    assert asked(tree, SAT_DOWN) == "played\n"
    assert "salvage" in asked(tree, "", "-m", "astrarium", "games")
    assert '"game": "salvage"' in asked(
        tree, "", "-m", "astrarium", "simulate", "salvage", "-n", "2", "-j", "1", "--json", "-"
    )
