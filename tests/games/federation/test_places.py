"""What a click may mean: every action says where on the boards it can be chosen."""

import random
from typing import Any

import pytest

import astrarium
from astrarium.games.federation.verbs import VERBS
from tests.rules.federation.table import table

KINDS = {
    "space",
    "cell",
    "moon",
    "shop",
    "building",
    "specialist",
    "own",
    "mission",
    "project",
    "law",
    "resource",
    "planet",
}


def known_places(view: dict[str, Any]) -> set[str]:
    """All places that a screen can draw from a view."""
    found = {f"space:{space['id']}" for space in view["senate"]["spaces"]} | {"space:outer", "law:left", "law:right"}
    found |= {f"cell:{cell['id']}" for cell in view["neo"]["cells"]}
    found |= {f"moon:{moon['moon']}" for moon in view["six_moons"]["moons"]}
    found |= {f"shop:{shop['id']}" for shop in view["arratuin"]}
    found |= {f"building:{one['id']}" for part in view["e81216"].values() for one in part}
    found |= {f"specialist:{stack['face_up']}" for stack in view["atal"]}
    found |= {f"project:{project['id']}" for project in view["projects"]}
    for seat in view["seats"]:
        found |= {f"own:{one['id']}" for one in seat["specialists"]}
        found |= {f"mission:{one}" for one in [*seat["lacks"], *seat["completed"]]}
        found |= {f"resource:{one}" for one in seat["resources"]}
        found |= {f"planet:{one}" for one in seat["influence"]}
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_place_of_an_action_is_on_a_board(seed: int) -> None:
    dice = random.Random(seed)
    game = astrarium.new("federation", 2 + seed % 3, seed, {})
    placed = set()
    while not game.is_over:
        seat = game.to_act[0]
        known = known_places(game.view(seat))
        actions = game.legal_actions(seat)
        for action in actions:
            for place in game.rules.places(game.position, seat, action):
                assert place in known, (str(action), place)
                placed.add(action.verb)
        game.apply(seat, dice.choice(actions))
    assert {"place", "move", "shop", "build", "hire", "mission", "project", "discard"} <= placed


@pytest.mark.parametrize(
    ("played", "action", "place"),
    [
        ([], "place 1a vote s21", "space:s21"),
        ([], "place 1a vote outer", "space:outer"),
        ([], "discard gold", "resource:gold"),
        (["place 1a vote s25", "pay 1L"], "spy neo", "planet:neo"),
        (["place 1a vote s25", "pay 1L"], "spy small_lounge", "space:s34"),
    ],
)
def test_the_place_of_an_action(played: list[str], action: str, place: str) -> None:
    laid = table("L=3 C=3 O=3 G=1", "")
    laid.play(*[f"0 {text}" for text in played])
    game = laid.game
    (found,) = [one for one in game.legal_actions(0) if str(one) == action]
    assert game.rules.places(game.position, 0, found) == [place]


def test_the_places_are_of_known_kinds() -> None:
    targets = {argument.target for verb in VERBS.by_name.values() for argument in verb.arguments}
    assert targets - {""} == KINDS - {"moon", "planet"}
