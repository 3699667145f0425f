"""Data that means what it says: a slip of the pen in any data file is a load error that names file and line."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import astrarium
from astrarium.games.gaia.components.loading import DATA

PACKAGE = Path(str(astrarium.__file__)).parent
LOADED = "import astrarium.games.gaia.components.components"

SLIPS = [
    ("actions.toml", "rounds = 6", "runds = 6", ":3, game, rounds: is missing"),
    (
        "actions.toml",
        '"former_qic" }',
        '"former_quic" }',
        ':60, free, former_qic, needs: "former_quic" is none of',
    ),
    ("automa.toml", "crosswise = 3", "crosswise = 3\ncrossways = 3", ":114, play: unknown key crossways"),
    (
        "automa.toml",
        '"mine 4 transdim"',
        '"mine 4 trandsim"',
        ':42, terrans, action: "trandsim" is none of',
    ),
    (
        "automa.toml",
        '"mine 4 transdim"',
        '"mine four transdim"',
        ':42, terrans, action: "four" is no range',
    ),
    (
        "boosters.toml",
        '"1 vp per mine"',
        '"1 vp per mines"',
        ':29, mines, on_pass: cannot read "1 vp per mines"',
    ),
    (
        "factions.toml",
        '["shared_mines"]',
        '["shared_mine"]',
        ':56, lantids, abilities: "shared_mine" is none of',
    ),
    ("factions.toml", 'home = "terra"\npower', 'hom = "terra"\npower', ":42, terrans, home: is missing"),
    (
        "factions.toml",
        '["terrans", "lantids"]',
        '["terrans", "lantid"]',
        ':7, boards: "lantid" is none of',
    ),
    ("factions.toml", '["terrans", "lantids"]', '["terrans", "terrans"]', ":7, boards: have every faction once"),
    ("planets.toml", '"oxide", "volcanic"', '"oxide", "oxide"', ":3, wheel: has every home type once"),
    ("planets.toml", '"oxide", "volcanic"', '"oxide", "gaia"', ":3, wheel: has every home type once"),
    ("sectors.toml", "1x0 terra", "1xx0 terra", ':8, s01: cannot read "1xx0 terra"'),
    ("sectors.toml", "1x0 terra", "onex0 terra", ':8, s01: cannot read "onex0 terra"'),
    (
        "factions.toml",
        '["lowest_track"]',
        '["lowest_track", "swap"]',
        ":137, bescods, abilities: have more than one",
    ),
    (
        "factions.toml",
        "titanium_power = 1",
        "titanum_power = 1",
        ":30, abilities, titanium_power: is missing",
    ),
    ("federations.toml", "own = true", "only = true", ":9, token: exactly one has own"),
    (
        "layouts.toml",
        'droppable = ["s09"',
        'droppable = ["s9"',
        ':43, reduction, droppable: "s9" is none of',
    ),
    ("layouts.toml", "players = 3", "player = 3", ":40, reduction, players: is missing"),
    (
        "boosters.toml",
        'action = "range 3"',
        'action = "3 ore"',
        ':24, range, action: "3 ore" has no effect',
    ),
    (
        "scoring.toml",
        'id = "satellites"',
        'id = "satelites"',
        ':28, satelites, id: "satelites" is none of',
    ),
    ("planets.toml", '"oxide", "volcanic"', '"oxid", "volcanic"', ':3, wheel: "oxid" is none of'),
    ("research.toml", "crossing_charge", "crosing_charge", ", crossing_charge: is missing"),
    (
        "scoring.toml",
        "2 vp on build_mine",
        "2 vp on build_mines",
        ':12, mine_2, scores: cannot read "2 vp on build_mines"',
    ),
    ("sectors.toml", 'number = "01"', 'numbr = "01"', ":5, s01, number: is missing"),
    ("sectors.toml", "1x0 terra", "1x0 tera", ':8, s01, planets: "tera" is none of'),
    (
        "structures.toml",
        'lab = ["institute"]',
        'lab = ["instute"]',
        ':63, bescods, lab: "instute" is none of',
    ),
    (
        "tech.toml",
        'action = "charge 4"',
        'acton = "charge 4"',
        ":40, charge_4: unknown key acton; known here",
    ),
    ("tech.toml", "copies = 4", "copies = [4", ": Unclosed array (at line 6"),
]


def loaded_with(folder: Path, file: str, old: str, new: str) -> str:
    """What is said when the components are loaded with one file changed; every other file is as it is."""
    package = folder / "astrarium"
    shutil.copytree(
        PACKAGE, package, copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    changed = package / "games" / "gaia" / "data" / file
    changed.unlink()
    changed.write_text(text.replace(old, new, 1), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    run = subprocess.run([sys.executable, "-c", LOADED], env=environment, capture_output=True, text=True, check=False)
    return run.stderr.strip().splitlines()[-1] if run.returncode else ""


@pytest.mark.skipif(astrarium.is_compiled(), reason="compiled modules find the data where they were built")
@pytest.mark.parametrize(("file", "old", "new", "told"), SLIPS, ids=[f"{slip[0]}: {slip[2]}" for slip in SLIPS])
def test_a_slip_is_refused_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    error = loaded_with(tmp_path, file, old, new)
    assert f"{file}{told}" in error


def test_every_file_has_its_slip() -> None:
    assert {slip[0] for slip in SLIPS} == {path.name for path in DATA.glob("*.toml")}
