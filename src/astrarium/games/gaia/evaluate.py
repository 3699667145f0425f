"""How good a position is for a seat, in points it may expect; for programs that search."""

from astrarium.games.gaia import effects
from astrarium.games.gaia.components import AREA_IDS, ROUNDS
from astrarium.games.gaia.income import icons
from astrarium.games.gaia.power import movable
from astrarium.games.gaia.scoring import research_points, resource_points, tile_points
from astrarium.games.gaia.state import Player, State

# What a unit is worth while there is time to use it, by resource; a rough scale, not a rule of the game.
WORTH = {
    effects.ORE: 1.2,
    effects.CREDITS: 0.5,
    effects.KNOWLEDGE: 1.2,
    effects.QIC: 1.5,
    effects.CHARGE: 0.3,
    effects.TOKENS: 0.4,
}


def evaluate(state: State, seat: int) -> float:
    """The score as it would be if the game ended now, and what stock and income may still become."""
    player = state.seats[seat]
    if player.faction < 0 or not state.agenda:
        return float(player.vp)
    left = ROUNDS - state.round
    return ending(state, player) + stock(player, left) + left * income(player)


def ending(state: State, player: Player) -> float:
    """Points, and those of the final scoring as things stand."""
    points = player.vp + resource_points(player)
    for tile in state.final_tiles:
        points += tile_points(state, tile)[player.seat]
    for area in range(len(AREA_IDS)):
        points += research_points(player, area)
    return float(points)


def stock(player: Player, left: int) -> float:
    """What lies in store is worth more than at the end, as long as turns remain."""
    share = 1.0 if left else 0.3
    store = player.ore * WORTH[effects.ORE] + player.credits * WORTH[effects.CREDITS]
    store += player.knowledge * WORTH[effects.KNOWLEDGE] + player.qic * WORTH[effects.QIC]
    store += movable(player) * WORTH[effects.TOKENS] + player.area3 * WORTH[effects.CHARGE]
    return share * store


def income(player: Player) -> float:
    """The worth of one round's income."""
    total = 0.0
    for icon in icons(player):
        total += icon.amount * WORTH[icon.what]
    return total
