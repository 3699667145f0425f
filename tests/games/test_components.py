"""Every game serves its components to screens, as plain data and of the type that it declares."""

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.games.race.components.printed import CARD_IDS
from astrarium.games.race.view_types import Components

FOLDER = Path(catalogue.__file__).parent


@pytest.mark.parametrize("game", ["federation"])
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


@pytest.mark.parametrize(("game", "name"), [("gaia", "GaiaComponents")])
def test_the_components_are_of_their_type(game: str, name: str) -> None:
    declared = getattr(import_module(f"astrarium.games.{game}.component_types"), name)
    components = catalogue.rules_of(game).components()
    kept = msgspec.json.encode(msgspec.convert(components, declared, strict=True), order="sorted")
    assert kept == msgspec.json.encode(components, order="sorted")


def test_what_screens_read_of_federation_is_of_its_type() -> None:
    declared = import_module("astrarium.games.federation.component_types").FederationComponents
    game = astrarium.new("federation", 2, 1, {"data": "[missions.mission.m1]\nlevel = 3\n"})
    for components in (catalogue.rules_of("federation").components(), game.view(None)["components"]):
        read = msgspec.convert(components, declared, strict=True)
        assert read["missions"]["mission"]["m1"]["effect"][0]["op"]
        assert set(read) <= set(components)


def test_effects_of_gaia_project_are_served_parsed_and_said() -> None:
    served = catalogue.rules_of("gaia").components()
    boosters = {booster["id"]: booster for booster in served["boosters"]}
    assert len(boosters) == 10
    assert boosters["mines"]["on_pass"] == [{"what": "vp", "amount": 1, "per": "mine", "on": ""}]
    assert boosters["terraform"]["action"] == [{"what": "steps", "amount": 1, "per": "", "on": ""}]
    rounds = {tile["id"]: tile for tile in served["rounds"]}
    assert rounds["station_4"]["scores"] == [{"what": "vp", "amount": 4, "per": "", "on": "build_station"}]
    assert rounds["station_4"]["said"]["id"] == "effect-round"
    nav = next(area for area in served["areas"] if area["id"] == "nav")
    assert nav["levels"][5]["once"] == [{"what": "lost_planet", "amount": 0, "per": "", "on": ""}]
