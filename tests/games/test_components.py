"""Every game hands out its data files for screens."""

from pathlib import Path

import msgspec
import pytest

from astrarium.games import catalogue
from astrarium.games.race.components.printed import CARD_IDS
from astrarium.games.race.view_types import Components

FOLDER = Path(catalogue.__file__).parent


@pytest.mark.parametrize("game", ["federation", "gaia"])
def test_all_data_files_are_there_as_plain_data(game: str) -> None:
    components = catalogue.rules_of(game).components()
    assert set(components) == {path.stem for path in (FOLDER / game / "data").glob("*.toml")}
    assert msgspec.json.decode(msgspec.json.encode(components)) == components


def test_components_of_race_are_plain_data_of_their_declared_type() -> None:
    components = catalogue.rules_of("race").components()
    assert msgspec.json.decode(msgspec.json.encode(components)) == components
    assert msgspec.to_builtins(msgspec.convert(components, Components)) == components
    assert [card["id"] for card in components["cards"]] == CARD_IDS
    changed = {card["id"]: card["cost"] for card in components["second_edition"]}
    assert changed["black_market_trading_world"] == 2
    assert next(card for card in components["cards"] if card["id"] == "black_market_trading_world")["cost"] == 3


def test_the_entries_are_those_of_the_files() -> None:
    boosters = catalogue.rules_of("gaia").components()["boosters"]["booster"]
    assert {"id", "name"} <= set(boosters[0])
    assert len({booster["id"] for booster in boosters}) == 10
