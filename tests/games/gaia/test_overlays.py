"""What is laid over the map is measured as building measures it."""

import pytest

import astrarium
from astrarium.kernel import Game, Rng


def played(seed: int, moves: int, factions: list[str]) -> Game:
    game = astrarium.new("gaia", len(factions), seed, {"factions": factions})
    rng = Rng(seed)
    while game.length < moves and not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    return game


@pytest.mark.rule("GP-BUILD-07")
def test_a_lit_hex_needs_the_qic_that_its_price_says() -> None:
    """Planets of one's own gaiaformers have no distance to pay for, Gaia planets cost a Q.I.C. themselves."""
    needed: set[int] = set()
    for seed in range(6):
        game = astrarium.new("gaia", 2, seed, {"factions": ["terrans", "ambas"]})
        while game.length < 40:
            seat = game.to_act[0]
            actions = game.legal_actions(seat)
            reached = {one["at"]: one for one in (game.overlay(None, f"range:{seat}") or {})["hexes"]}
            planets = {one["at"]: one for one in game.view(None)["map"]["hexes"] if "gaiaformer" not in one}
            for action in actions:
                verb, _, place = str(action).partition(" ")
                if verb == "build" and planets.get(place, {}).get("planet", "gaia") != "gaia":
                    needed.add(reached[place]["qic"])
                    assert reached[place]["qic"] == game.quote(seat, action).get("qic", 0), str(action)
            game.apply(seat, actions[-1] if game.length % 3 else actions[0])
    assert needed >= {1, 2}


@pytest.mark.rule("GP-BUILD-05")
def test_every_hex_is_measured_from_the_nearest_own_piece() -> None:
    game = played(5, 60, ["xenos", "lantids"])
    view = game.view(None)
    for seat in (0, 1):
        own = {one["at"] for one in view["map"]["hexes"] if seat in (one.get("owner"), one.get("guest"))}
        reached = (game.overlay(None, f"range:{seat}") or {})["hexes"]
        assert len(reached) == len(view["map"]["hexes"])
        assert {one["source"] for one in reached} <= own
        assert {one["at"] for one in reached if one["far"] == 0} == own


@pytest.mark.parametrize("name", ["range:7", "range:", "range:x", "power:0", "range:²", ""])
def test_what_is_no_overlay_is_none(name: str) -> None:
    assert played(5, 10, ["xenos", "lantids"]).overlay(None, name) is None
