"""What the screens read from a view beyond the bare position, and the position that the browser's tests are fed."""

import json
from pathlib import Path
from typing import Any

import msgspec

import astrarium
from astrarium import Game
from astrarium.games.gaia.scoring import score_end
from tests.rules.gaia.table import table

SAMPLE = Path(__file__).parents[3] / "web/src/games/gaia/sample.json"
"""A record and the view of its last position. After a change of the view: `python -m tests.games.gaia.test_view`."""


def hex_at(view: dict[str, Any], at: str) -> dict[str, Any]:
    found: dict[str, Any] = next(place for place in view["map"]["hexes"] if place["at"] == at)
    return found


def test_a_hex_tells_the_power_value_of_what_stands_there() -> None:
    played = table("terrans mine@0x0 institute@2x0", "ivits space_station@-2x0 mine@5x0")
    view = played.game.view(0)
    assert hex_at(view, "0x0")["power"] == 1
    assert hex_at(view, "2x0")["power"] == 3
    assert hex_at(view, "-2x0")["power"] == 1
    assert "power" not in hex_at(view, "1x0")


def test_a_planet_tells_what_each_seat_could_charge_for_it() -> None:
    played = table("terrans mine@0x0", "xenos station@2x0 mine@0x2", planets="1x0 desert, 5x0 gaia")
    view = played.game.view(0)
    assert hex_at(view, "1x0")["charges"] == [1, 2]
    assert hex_at(view, "5x0")["charges"] == [0, 0]
    assert set(hex_at(view, "-1x0")) == {"at", "q", "r", "sector"}


def test_the_offers_are_what_the_planet_told() -> None:
    played = table("terrans mine@0x0 ore=9", "xenos station@2x0 power=4/0/0", planets="1x0 terra")
    promised = hex_at(played.game.view(0), "1x0")["charges"]
    played.play("terrans build 1x0")
    assert played.game.view(1)["decision"]["power"] == promised[1] == 2


def test_the_final_points_of_a_view_are_those_that_the_end_scores() -> None:
    played = table("terrans mine@0x0 station@2x0 sci=3 nav=4", "xenos mine@5x0 ai=5")
    view = played.game.view(0)
    expected = [
        view["seats"][seat]["vp"]
        + sum(tile["points"][seat] for tile in view["final_tiles"])
        + sum(view["seats"][seat]["final"]["research"].values())
        + view["seats"][seat]["final"]["resources"]
        for seat in (0, 1)
    ]
    score_end(played.state, [])
    assert [player.vp for player in played.state.seats] == expected


def test_the_sample_of_the_browser_is_what_the_engine_says() -> None:
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))
    view = astrarium.replay(sample["record"]).view(0)
    assert json.loads(json.dumps(view)) == sample["view"]
    assert told_actions(astrarium.replay(sample["record"])) == sample["actions"]
    assert astrarium.replay(sample["record"]).rules.components() == sample["components"]


def told_actions(game: Game) -> list[Any]:
    """The actions of seat 0 as the server tells them."""
    return [
        {
            "text": str(action),
            "verb": action.verb,
            "said": msgspec.to_builtins(game.describe(0, action)),
            "places": game.rules.places(game.position, 0, action),
            "quote": game.quote(0, action),
        }
        for action in game.legal_actions(0)
    ]


def write_sample() -> None:
    """The sample anew from its record."""
    record = json.loads(SAMPLE.read_text(encoding="utf-8"))["record"]
    game = astrarium.replay(record)
    sample = {
        "record": record,
        "view": game.view(0),
        "actions": told_actions(game),
        "components": game.rules.components(),
    }
    SAMPLE.write_text(json.dumps(sample, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_sample()
