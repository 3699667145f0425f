"""What the view tells a screen beyond the pieces: the corrected components, and the sample of the browser."""

import json
import re
from pathlib import Path

import msgspec

import astrarium
from astrarium import Rng
from astrarium.games import federation
from astrarium.games.federation.about import ABOUT
from astrarium.games.federation.state.state import State

RULES = Path(federation.__file__).with_name("rules.md")
SAMPLE = Path(__file__).parents[3] / "web/src/games/federation/sample.json"
"""A record and the view of its last position; `python -m tests.games.federation.test_view` writes the view anew."""


def test_without_corrections_the_components_are_those_of_the_files() -> None:
    assert astrarium.new("federation", players=2, seed=1).view(0)["components"] is None


def test_corrections_are_told_with_all_that_they_leave_alone() -> None:
    data = '[arratuin.shop.4]\ncost = "2 lavandium"\n'
    told = astrarium.new("federation", players=2, seed=1, options={"data": data}).view(None)["components"]
    shop = told["arratuin"]["shop"]["4"]
    assert shop["cost"] == {"lavandium": 2}
    assert [(effect["op"], effect["amount"], effect["what"]) for effect in shop["level_1"]] == [("gain", 1, "gold")]
    degrees = {"op": "degree", "amount": 2, "what": "", "per": "", "options": []}
    degrees["said"] = {"id": "amount-degree", "args": {"amount": 2}}
    assert told["missions"]["mission"]["m6"]["effect"] == [degrees]
    json.dumps(told)


def test_the_sample_of_the_browser_is_what_the_engine_says() -> None:
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))
    view = astrarium.replay(sample["record"]).view(0)
    assert json.loads(json.dumps(view)) == sample["view"]
    game = astrarium.replay(sample["record"])
    assert game.rules.components() == sample["components"]
    book = set(re.findall(r"\*\*(FD-[A-Z0-9-]+)\*\*", RULES.read_text(encoding="utf-8")))
    for place in sample["known"]:
        about = game.about(0, place)
        assert about is not None, place
        assert about.rules, place
        assert set(about.rules) <= book, place
        assert len(set(about.rules)) == len(about.rules), place


def first_record() -> str:
    """A game of four at random, up to a turn of the first seat in round 3 when half of the senate is taken."""
    game = astrarium.new("federation", players=4, seed=17)
    rng = Rng(17)
    while True:
        view = game.view(0)
        taken = sum(space["owner"] is not None for space in view["senate"]["spaces"])
        if view["round"] == 3 and taken >= 8 and view["decision"]["kind"] == "turn" and game.to_act[0] == 0:
            return game.record().dumps()
        actions = game.legal_actions(game.to_act[0])
        game.apply(game.to_act[0], actions[rng.below(len(actions))])


def write_sample() -> None:
    """The sample anew from its record."""
    record = json.loads(SAMPLE.read_text(encoding="utf-8"))["record"] if SAMPLE.exists() else first_record()
    game = astrarium.replay(record)
    actions = [
        {
            "text": str(action),
            "verb": action.verb,
            "said": msgspec.to_builtins(game.describe(0, action)),
            "places": game.rules.places(game.position, 0, action),
            "quote": game.quote(0, action),
        }
        for action in game.legal_actions(0)
    ]
    position = game.position
    assert isinstance(position, State)
    known = [f"{kind}:{word}" for kind, (ids, _) in ABOUT.items() for word in ids(position)]
    sample = {
        "record": record,
        "known": known,
        "view": game.view(0),
        "actions": actions,
        "components": game.rules.components(),
    }
    SAMPLE.write_text(json.dumps(sample, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_sample()
