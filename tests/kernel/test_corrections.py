"""Corrections: a text that is laid over data files before they are read."""

from pathlib import Path

import pytest

from astrarium.kernel.corrections import read_corrected

FILE = """
steps = []
costs = [1, 2]

[[tile]]
id = "one"
income = "1 ore"

[[tile]]
id = "two"
income = "2 ore"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tiles.toml").write_text(FILE, encoding="utf-8")
    return tmp_path


def test_entries_of_a_list_are_corrected_by_their_ids(folder: Path) -> None:
    tiles = read_corrected(folder, ["tiles"], '[tiles.tile.two]\nincome = "3 ore"\n')["tiles"]
    assert [tile.text("income") for tile in tiles.list_of("tile")] == ["1 ore", "3 ore"]


@pytest.mark.parametrize("key", ["steps", "costs"])
def test_a_list_of_plain_values_is_replaced_even_an_empty_one(folder: Path, key: str) -> None:
    tiles = read_corrected(folder, ["tiles"], f"[tiles]\n{key} = [5]\n")["tiles"]
    assert tiles.table[key] == [5]


def test_what_is_corrected_for_one_game_is_not_for_another(folder: Path) -> None:
    read_corrected(folder, ["tiles"], "[tiles]\nsteps = [5]\n")
    assert read_corrected(folder, ["tiles"], "")["tiles"].table["steps"] == []
