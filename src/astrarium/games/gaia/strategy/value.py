"""What a position promises a player who plans: parts of the first estimate and more, each with a weight of its own.

The weights were found by giving each seat of many games its own small changes of them and regressing the final scores
on the changes, as ``astrarium.training.weights`` does; what no games have taught yet has a weight of 0. They are
apart from ``evaluate``, which stays as it is so that others can be measured by it.
"""

from typing import Final

from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    INSTITUTE,
    LAB,
    STATION,
)
from astrarium.games.gaia.counting import gaia_planets
from astrarium.games.gaia.income import lasting_icons
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy.evaluate import (
    INSTITUTE_WORTH,
    booster,
    evaluate,
    later,
    neighbours,
    rounds_ahead,
    standing,
    stock,
    structures,
    tiles,
)
from astrarium.games.gaia.strategy.openings import formers_ready, next_federation, planets_in_reach, tokens
from astrarium.games.gaia.strategy.prices import WORTH
from astrarium.games.gaia.strategy.prospects import charge_offers, federations_ahead, projects_ahead

EARLY: Final = 2
"""With at least so many rounds left the weights are those of a young game."""

FEATURES: Final = (
    "stock",
    "ore",
    "credits",
    "knowledge",
    "qic",
    "power",
    "tokens",
    "income",
    "credit income",
    "knowledge income",
    "charge income",
    "tiles",
    "planets in reach",
    "rounds ahead",
    "next federation",
    "charge offers",
    "projects ahead",
    "projects begun",
    "stations",
    "labs",
    "institute",
    "institute's ability",
    "academies",
    "planets",
    "gaia planets",
    "terraforming",
    "navigation",
    "intelligence",
    "gaia",
    "economy",
    "science",
    "high levels",
    "advanced tiles",
    "green tokens",
    "federations",
    "federations ahead",
)
"""What is weighed, in the order of the weights."""

YOUNG: Final[list[float]] = [
    *(0.29, 0.10, -0.06, 0.01, 0.36, 0.00),
    *(0.12, 0.21, -0.05, 0.01, 0.00, 0.00),
    *(0.00, 0.00, -0.01, 0.12, 0.00, 0.40),
    *(-1.44, 0.18, -1.90, 0.00, -1.88, -0.29),
    *(0.00, 0.00, 0.00, 0.32, 0.14, 1.38),
    *(-0.27, 0.23, 0.40, -0.24, 0.00, 0.40),
]
OLD: Final[list[float]] = [
    *(0.07, -0.09, -0.06, 0.03, 0.70, 0.05),
    *(0.00, 0.05, 0.00, 0.00, 0.06, 0.00),
    *(0.00, 0.00, 0.01, 0.22, -0.08, 0.00),
    *(-0.17, 0.30, 0.00, 0.07, 0.41, -0.12),
    *(-0.39, 0.36, -0.31, 1.10, -0.21, 0.00),
    *(0.00, 0.00, 0.17, 0.00, 0.00, 0.40),
]
"""The weights in a young game and in the last two rounds: what counts beyond the first estimate."""

HIGH: Final = 3
"""From this level on an area scores."""

ABILITIES: Final[dict[int, float]] = {
    abilities.GAIA_TOKENS_BUY: 3.0,
    abilities.SHARED_MINE_KNOWLEDGE: 2.5,
    abilities.LOW_THRESHOLD: 2.0,
    abilities.OWN_TOKEN: 1.0,
    abilities.TOKEN_ON_CHARGE: 1.0,
    abilities.SWAP: 1.0,
    abilities.CREDITS_AS_POWER: 3.0,
    abilities.SPACE_STATION: 2.0,
    abilities.NEW_TYPE_KNOWLEDGE: 3.0,
    abilities.NAVIGATION: 1.0,
    abilities.DOWNGRADE: 4.0,
    abilities.TITANIUM_POWER: 1.0,
    abilities.DOUBLE_TOKENS: 2.5,
    abilities.TOKENS_FOR_TILE: 5.0,
}
"""What the ability that comes with an institute brings in a round, where the first estimate takes all as alike."""


def value(state: State, seat: int) -> float:
    """The points that a seat which plans its rounds may expect at the end."""
    player = state.seats[seat]
    if not state.agenda or not player.planets:
        return evaluate(state, seat)
    left = state.parts.rounds - max(1, state.round)
    held = stock(player, left)
    base = player.vp + standing(state, player, left) + held + structures(player, left)
    base += booster(state, player, left) + formers_ready(player, left) + neighbours(state, player, left)
    owned = tiles(state, player, left)
    reached = planets_in_reach(state, player, left)
    waiting = rounds_ahead(state, player)
    next_one = next_federation(state, player, left)
    coming = [0.0] * (effects.CHARGE + 1)
    for icon in lasting_icons(player):
        if icon.what <= effects.CHARGE:
            coming[icon.what] += icon.amount
        else:
            base += later(left) * icon.amount * WORTH[icon.what]
    coming[effects.CHARGE] = min(coming[effects.CHARGE], 2.0 * tokens(player))
    brought = 0.0
    for what, amount in enumerate(coming):
        coming[what] = later(left) * WORTH[what] * amount
        brought += coming[what]
    base += brought + owned + reached + waiting + next_one
    if left == 0 and player.passed:
        return base
    weights = YOUNG if left >= EARLY else OLD
    base += weights[0] * held + weights[1] * player.ore + weights[2] * player.credits
    base += weights[3] * player.knowledge + weights[4] * player.qic
    base += weights[5] * (player.area3 + 0.5 * player.area2) + weights[6] * tokens(player)
    base += weights[7] * brought + weights[8] * coming[effects.CREDITS]
    base += weights[9] * coming[effects.KNOWLEDGE] + weights[10] * coming[effects.CHARGE]
    base += weights[11] * owned + weights[12] * reached + weights[13] * waiting + weights[14] * next_one
    if left:
        if weights[15]:
            base += weights[15] * charge_offers(state, player)
        if weights[16]:
            base += weights[16] * projects_ahead(state, player)
        base += weights[17] * state.formers.count(seat)
    built = player.built
    base += weights[18] * built[STATION] + weights[19] * built[LAB]
    if built[INSTITUTE]:
        base += weights[20] + weights[21] * left * (_ability(player) - INSTITUTE_WORTH)
    base += weights[22] * (built[ACADEMY_LEFT] + built[ACADEMY_RIGHT])
    base += weights[23] * len(player.planets) + weights[24] * gaia_planets(state, player)
    high = 0
    for area, level in enumerate(player.levels):
        base += weights[25 + area] * level
        if level >= HIGH:
            high += 1
    base += weights[31] * high + weights[32] * (len(player.covers) - player.covers.count(-1))
    base += weights[33] * player.green.count(1) + weights[34] * player.formed
    if weights[35]:
        base += weights[35] * federations_ahead(state, player)
    return base


def _ability(player: Player) -> float:
    """What the abilities of the player's institute bring in a round."""
    held = player.parts.factions[player.faction].institute_abilities
    total = 0.0
    for ability, points in ABILITIES.items():
        if held >> ability & 1:
            total += points
    return total


def visible_value(state: State, seat: int) -> float:
    """What a newcomer sees of a position: no federation in the making, no tile of a later round, no neighbours."""
    base = evaluate(state, seat)
    player = state.seats[seat]
    if not state.agenda or not player.planets:
        return base
    left = state.parts.rounds - max(1, state.round)
    return base - next_federation(state, player, left) - rounds_ahead(state, player) - neighbours(state, player, left)
