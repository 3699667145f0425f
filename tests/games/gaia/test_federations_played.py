"""Federations on whole maps, generated and played, beside a reference that shares nothing with the engine."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import astrarium
from astrarium import Game
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.federations import forming
from astrarium.games.gaia.invariants import SHY
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.layouts import lay_map
from astrarium.games.gaia.state.state import State
from astrarium.kernel import Rng
from tests.games.gaia.federation_reference import Legal, Pair, Slow, beside, groups
from tests.games.gaia.test_federations import Space

MOST_LANDS = 7
"""The reference compares every set of lands with every set inside it."""

TOKENS = 12
"""For more satellites than random players ever can pay."""

SPARED = (20, 231, 354, 1809, 2076)
"""Generated positions in which version 1 of the rules allowed too much."""


def position(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def seen(view: dict[str, Any], seat: int, joined: bool) -> Slow:
    """What a seat's next federation can be made of, as the rules tell it, from what everybody sees."""
    player = view["seats"][seat]
    cells = {(cell["q"], cell["r"]): cell for cell in view["map"]["hexes"]}
    values = {place: _value(cell, seat) for place, cell in cells.items() if _value(cell, seat)}
    satellites = {place for place, cell in cells.items() if seat in cell.get("satellites", [])}
    inside = {place for place, cell in cells.items() if seat in cell.get("federation", [])}
    free = {place for place, cell in cells.items() if "planet" not in cell} - satellites - set(values)
    ivits = player["faction"] == "ivits"
    threshold = 7 * (player["federations"] + 1) if ivits else 7
    if player["faction"] == "xenos" and player["built"]["institute"]:
        threshold = 6
    budget = player["qic"] if ivits else sum(player["power"]) + (player["brainstone"] in (1, 2, 3))
    loose = {place: value for place, value in values.items() if place not in inside}
    if ivits and player["federations"]:
        worth = sum(values[place] for place in inside)
        needed = threshold if joined else max(threshold, worth + 1)
        return Slow(loose, free, needed, budget, frozenset(inside | satellites), worth)
    closed = {near for place in inside | satellites for near in beside(place)} | inside | satellites
    loose = {place: value for place, value in loose.items() if place not in closed}
    return Slow(loose, free - closed, threshold, budget)


def _value(cell: dict[str, Any], seat: int) -> int:
    if cell.get("guest") == seat:
        return 1
    if cell.get("owner") == seat or cell.get("station") == seat:
        power: int = cell["power"]
        return power
    return 0


def listed(game: Game, seat: int) -> Legal:
    """What the engine lists, with the satellites that it quotes."""
    found: Legal = {}
    for action in game.legal_actions(seat):
        if action.verb == "federation":
            price = game.rules.quote(game.position, seat, action)
            named = frozenset((hexes.column(place), hexes.row(place)) for place in action.args)
            found[named] = price.get("tokens", 0) + price.get("qic", 0)
    return found


def rich_turns(players: int, seed: int) -> Iterator[tuple[Game, int]]:
    """Every turn of a random game whose players build as much as they can, and never lack what it costs."""
    chance = random.Random(seed)
    options = {"draw_factions": True, "map": chance.choice(["first", "variable"])}
    game = astrarium.new("gaia", players, seed, options)
    while not game.is_over:
        seat = game.to_act[0]
        decision = game.decision(seat)
        if decision is not None and decision.kind == "turn":
            yield game, seat
            position(game).seats[seat].ore = c.DEFAULT.cap_ore
            position(game).seats[seat].credits = c.DEFAULT.cap_credits
        actions = game.clone().legal_actions(seat)
        busy = [action for action in actions if action.verb not in SHY]
        game.apply(seat, chance.choice(busy if busy and chance.random() < 0.95 else actions))


def with_tokens(game: Game, seat: int) -> Game:
    """The same position, but satellites can be paid."""
    copy = game.clone()
    player = position(copy).seats[seat]
    player.area1 += TOKENS
    player.qic += TOKENS
    return copy


def compare(game: Game, seat: int) -> int:
    """The engine lists what the reference lists: so many federations, or -1 where it would take too long."""
    reference = seen(game.view(seat), seat, position(game).seats[seat].joined)
    if len(reference.lands) > MOST_LANDS or not sum(game.view(seat)["federation_tokens"].values()):
        return -1
    expected = reference.legal()
    assert listed(game, seat) == expected, game.view(None)["map"]
    return len(expected)


def generated(seed: int) -> tuple[Slow, Space]:
    """Random planets of a basic map are one's own, with random values; some positions have a base."""
    chance = random.Random(seed)
    board = lay_map(chance.choice((2, 4)), "first", "none", Rng(0))
    planets = [(hexes.column(place), hexes.row(place)) for place in board.planets]
    values = {place: chance.choice([1, 1, 2, 2, 3, 3, 4]) for place in chance.sample(planets, chance.randint(4, 11))}
    threshold = chance.choice([6, 7, 7, 7])
    base: frozenset[Pair] = frozenset()
    base_value = 0
    if chance.random() < 0.25:
        base = chance.choice(groups(set(values)))
        base_value = chance.randint(3, 12)
        threshold = chance.choice([7, 14, 14, 21])
        values = {place: value for place, value in values.items() if place not in base}
    space = Space(values, threshold, chance.randint(3, 13), tuple(base), base_value)
    space.free = board.space & ~board.solid
    free = {(hexes.column(place), hexes.row(place)) for place in hexes.members(space.free)}
    return Slow(values, free, threshold, space.budget, base, base_value), space


@pytest.mark.rule("GP-FED-21")
@pytest.mark.parametrize("start", range(0, 120, 40))
def test_generated_positions_list_the_federations_of_the_definition(start: int) -> None:
    for seed in range(start, start + 40):
        reference, space = generated(seed)
        if len(reference.lands) <= MOST_LANDS:
            assert space.legal() == reference.legal(), f"seed {seed}"


@pytest.mark.rule("GP-FED-21")
@pytest.mark.parametrize("seed", SPARED)
def test_the_reference_meets_federations_with_something_to_spare(seed: int) -> None:
    reference, space = generated(seed)
    legal = reference.legal()
    assert space.legal() == legal
    spared = [named for named in space.legal(lenient=True) if named not in legal]
    assert spared
    for named in spared:
        reason, satellites, place = space.objection(*named)
        assert reason == forming.SMALLER_ONE
        assert satellites < space.legal(lenient=True)[named]
        assert (hexes.column(place), hexes.row(place)) in named


@pytest.mark.rule("GP-FED-21")
@pytest.mark.parametrize("seed", range(6))
def test_played_positions_list_the_federations_of_the_definition(seed: int) -> None:
    compared = legal = 0
    for number, (game, seat) in enumerate(rich_turns(2 + seed % 3, seed)):
        if number % 7 == 0:
            for asked in (game.clone(), with_tokens(game, seat)):
                found = compare(asked, seat)
                compared += found >= 0
                legal += max(found, 0)
    assert compared >= 30
    assert legal >= 10
