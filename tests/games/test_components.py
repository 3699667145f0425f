"""Every game hands out its data files for screens."""

from pathlib import Path

import msgspec
import pytest

from astrarium.games import catalogue

FOLDER = Path(catalogue.__file__).parent


@pytest.mark.parametrize("game", ["federation", "gaia", "race"])
def test_all_data_files_are_there_as_plain_data(game: str) -> None:
    components = catalogue.rules_of(game).components()
    assert set(components) == {path.stem for path in (FOLDER / game / "data").glob("*.toml")}
    assert msgspec.json.decode(msgspec.json.encode(components)) == components


def test_the_entries_are_those_of_the_files() -> None:
    boosters = catalogue.rules_of("gaia").components()["boosters"]["booster"]
    assert {"id", "name"} <= set(boosters[0])
    assert len({booster["id"] for booster in boosters}) == 10
