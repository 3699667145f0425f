"""What the browser's tests draw is what the engine says: components, a solo game, cards of one's own."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

import astrarium
from astrarium import Game, Rng
from astrarium.games import race
from astrarium.games.race.components.drafts import check_cards
from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.powers import ROW_IDS
from astrarium.games.race.components.printed import CARD_IDS, GOAL_IDS
from astrarium.kernel import Event

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "web/src/games/race/sample.json"
"""`python -m tests.games.race.test_sample` writes it anew."""
RULES = Path(race.__file__).with_name("rules.md")
EXAMPLES = (ROOT / "examples/race-cards.toml").read_text(encoding="utf-8")
FAULTY = '[[card]]\nid = "nova"\nname = "Nova"\nworld = 2\npowers = ["fly 3", "military 1"]\n'


def robots_round() -> tuple[Game, list[Event]]:
    """A solo game up to a round in which the robot flips cards and places one, and what happened in it last."""
    game = astrarium.new("race", 1, 4)
    rng = Rng(4)
    while True:
        actions = game.legal_actions(0)
        events = game.apply(0, actions[rng.below(len(actions))])
        flips = [event for event in events if event.kind == "robot-flip"]
        if len(flips) > 1 and any(event.data["hit"] for event in flips):
            return game, events


def known_places() -> list[str]:
    places = [f"{place}:{card}" for place in ("hand", "tableau", "drawn", "start", "placing") for card in CARD_IDS]
    places += [f"action:{action}" for action in ACTION_IDS] + [f"goal:{goal}" for goal in GOAL_IDS]
    return [*places, *(f"phase:{row}" for row in ROW_IDS if row != "$"), f"hand:{CARD_IDS[0]}#2"]


def sample() -> dict[str, Any]:
    game, events = robots_round()
    own = astrarium.new("race", 2, 1, {"cards": EXAMPLES})
    entry = {"events": [event.shown_to(0) for event in events], "thoughts": game.thoughts(events, 0)}
    found = {
        "components": game.rules.components(),
        "known": known_places(),
        "view": game.view(0),
        "actions": [],
        "entry": entry,
        "own": own.rules.table_components(own.position),
        "examples": check_cards(EXAMPLES),
        "faulty": check_cards(FAULTY),
    }
    plain: dict[str, Any] = json.loads(json.dumps(msgspec.to_builtins(found)))
    return plain


def test_the_sample_of_the_browser_is_what_the_engine_says() -> None:
    assert json.loads(SAMPLE.read_text(encoding="utf-8")) == sample()


def test_every_place_leads_to_rules_of_the_book() -> None:
    game = astrarium.new("race", 1, 1)
    book = set(re.findall(r"\*\*(RG-[A-Z0-9-]+)\*\*", RULES.read_text(encoding="utf-8")))
    for place in known_places():
        about = game.about(0, place)
        assert about is not None, place
        assert about.rules, place
        assert set(about.rules) <= book, place
        assert len(set(about.rules)) == len(about.rules), place


def test_a_power_leads_to_the_rules_of_its_phase() -> None:
    groups = {"I": "EXPL", "II": "DEV", "III": "SETTLE MIL", "$": "TRADE", "IV": "CONS", "V": "PROD"}
    for card in astrarium.new("race", 1, 1).rules.components()["cards"]:
        for power in card["powers"]:
            assert power["rules"][0].split("-")[1] in groups[power["row"]].split(), (card["id"], power["kind"])


def test_own_cards_are_served_with_their_table_and_called_as_their_author_calls_them() -> None:
    text = FAULTY.replace('"fly 3", ', "") + (
        '[[card]]\nid = "fans"\nname = "Fans"\ndevelopment = 6\nvp = 0\nscoring = ["3 per card:nova"]\n'
    )
    game = astrarium.new("race", 2, 1, {"cards": text})
    nova, fans = game.rules.table_components(game.position)["cards"]
    assert (nova["id"], nova["name"], nova["own"], nova["type"], nova["cost"]) == ("own_1", "Nova", True, "world", 2)
    assert nova["powers"][0]["said"]["id"] == "power-military"
    assert fans["scoring"][0]["match"] == {"card": "own_1"}
    assert fans["scoring"][0]["said"]["args"]["match"] == [{"id": "card-own_1", "text": "Nova"}]
    assert "RG-CUST-03" in nova["rules"]
    assert game.rules.table_components(astrarium.new("race", 2, 1).position)["cards"] == []


def test_a_card_that_is_being_written_is_drawn_as_far_as_it_can_be_read() -> None:
    found = check_cards(FAULTY + 'good = "wine"\nborn = 1979-05-27\n')
    (card,) = found.shown["cards"]
    assert found.fault is not None
    assert (found.fault.item, found.fault.field) == ("nova", "born")
    assert card["entry"]["powers"] == ["fly 3", "military 1"]
    assert "born" not in card["entry"]
    assert [power["kind"] for power in card["face"]["powers"]] == ["military"]
    assert (card["face"]["good"], card["face"]["cost"]) == ("", 2)
    assert [said and said["id"] for said in card["powers"]] == [None, "power-military"]
    assert check_cards("[[card").shown == {"cards": []}
    assert check_cards('[[card]]\nid = "x"\n').shown["cards"][0]["face"] is None


if __name__ == "__main__":
    text = json.dumps(sample(), ensure_ascii=False, separators=(",", ":"))
    SAMPLE.write_text(text + "\n", encoding="utf-8")
