"""The view of every game is of the type that it declares, whole: nothing is missing and nothing else is there."""

from importlib import import_module
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import Rng

VIEWS = {"federation": "FederationView", "gaia": "GaiaView", "race": "RaceView"}
TABLES = [(game, players) for game in VIEWS for players in {catalogue.rules_of(game).min_players, 3}]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_view_is_of_its_type(game: str, players: int) -> None:
    package = type(catalogue.rules_of(game)).__module__.rpartition(".")[0]
    declared = getattr(import_module(f"{package}.view_types"), VIEWS[game])
    for seed in range(3):
        rng = Rng(seed)
        played = astrarium.new(game, players, seed)
        while True:
            for seat in (None, 0):
                check(played.view(seat), declared)
            if played.is_over:
                break
            for _ in range(5):
                if played.is_over:
                    break
                seat = played.to_act[0]
                actions = played.legal_actions(seat)
                played.apply(seat, actions[rng.below(len(actions))])


def check(view: dict[str, Any], declared: Any) -> None:
    told = msgspec.json.decode(msgspec.json.encode(view))
    if told["decision"]:
        # Each kind of decision has facts of its own.
        told["decision"] = {name: told["decision"][name] for name in ("kind", "seats")}
    kept = msgspec.json.encode(msgspec.convert(told, declared, strict=True), order="sorted")
    assert kept == msgspec.json.encode(told, order="sorted"), f"more than {declared.__name__} tells"
