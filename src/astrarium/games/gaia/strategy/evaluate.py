"""How good a position is for a seat, in points it may expect; for programs that search.

What is certain is counted by the rules of the game. The rest is a rough scale of what resources, income and openings
become in the hands of a fair player; its numbers were chosen by playing many games (docs/bots.md).
"""

from typing import Final

from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.ids import (
    ACADEMY,
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    AREA_IDS,
    BOOSTER_RANGE,
    BOOSTER_STEPS,
    FACTION,
    INSTITUTE,
    LAB,
    MINE,
    STATION,
)
from astrarium.games.gaia.components.pieces import TechTile
from astrarium.games.gaia.counting import open_tiles
from astrarium.games.gaia.income import lasting_icons
from astrarium.games.gaia.scoring import final_count, research_points, tile_points
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy.openings import formers_ready, next_federation, planets_in_reach, tokens
from astrarium.games.gaia.strategy.prices import WORTH, worth

FULL: Final[list[int]] = [5, 10, 5, 3]
"""More than this of ore, credits, knowledge or Q.I.C. is not spent soon, so the rest counts half."""
LAST_ROUND: Final = 0.55
"""In the last round much of what is in store finds no use any more."""
HELD: Final = 0.85
"""What is held back over a pass works a round later."""
AREA_3: Final = 0.75
AREA_2: Final = 0.35
AREA_1: Final = 0.08
"""A token by its area; the worth of charging is the difference."""
CAPACITY: Final = 0.2
"""Every token makes the charging of each round to come worth more, and may become a satellite."""
LAST_POWER: Final = 0.3
"""At the end a power buys a credit, which is a third of a point."""

ROUND_LATER: Final = 0.88
"""Income counts less the later it comes: there is less to be done with it."""
SPECIAL: Final = 0.85
"""A special action takes a turn."""
PASSED_FIRST: Final = 0.5
"""Who passes first begins the next round."""
OTHERS_TAKE: Final = 0.9
"""The best booster may be gone when one passes."""

PLANET: Final = 1.5
"""A planet helps federations, tiles and final scoring, whatever stands on it."""
STATION_WORTH: Final = 3.0
"""A trading station is the way to institute, laboratory and tech tile."""
LAB_WORTH: Final = 1.0
"""A laboratory is the way to an academy."""
INSTITUTE_WORTH: Final = 1.5
"""What the ability of an institute brings in a round."""
PROGRESS: Final[list[float]] = [0.0, 1.2, 3.0, 3.5, 4.5, 4.5]
"""A level is on the way to those that score, and level 4 opens an advanced tile."""
GREEN: Final = 3.0
"""A green federation token pays for a top level or an advanced tile."""
TRIGGERS: Final[list[float]] = [1.0, 2.0, 1.3, 0.5, 0.7, 0.3, 0.4]
"""How often a round what tech tiles score: steps, advances, mines, Gaia mines, stations, big ones, tokens."""
AHEAD: Final[list[float]] = [0.35, 0.15]
"""How much of what the next round and the one after would reward comes true by waiting."""
ENOUGH_FOR_FEDERATION: Final = 4
"""With fewer planets than this a federation is not near."""
NEIGHBOUR: Final = 0.4
MOST_NEIGHBOURS: Final = 6
"""What an opponent beside one of one's planets is worth, and how many of them count."""
BIG_4: Final = 1.5
"""Mightier institutes and academies make federations easier."""


def evaluate(state: State, seat: int) -> float:
    """The points that a seat may expect at the end."""
    player = state.seats[seat]
    if not state.agenda:
        return float(player.vp)
    if not player.planets:
        # Nothing stands yet, so one faction is as good as another.
        return 0.0
    left = state.parts.rounds - max(1, state.round)
    value = player.vp + standing(state, player, left) + stock(player, left)
    value += later(left) * income(player) + tiles(state, player, left) + booster(state, player, left)
    value += structures(player, left) + next_federation(state, player, left)
    value += planets_in_reach(state, player, left) + formers_ready(player, left)
    return value + rounds_ahead(state, player) + neighbours(state, player, left)


def later(left: int) -> float:
    """How often income still counts."""
    total = 0.0
    factor = 1.0
    for _ in range(left):
        factor *= ROUND_LATER
        total += factor
    return total


def standing(state: State, player: Player, left: int) -> float:
    """Final scoring: as it stands, the more certain the later it is, and what the counts promise before."""
    sure = 1.0 - left / state.parts.rounds
    points = 0.0
    for tile in state.final_tiles:
        typical = state.parts.final_tiles[tile].neutral
        promise = 12.0 * min(1.5, final_count(state, player, tile) / typical)
        points += sure * tile_points(state, tile)[player.seat] + (1 - sure) * promise
    for area in range(len(AREA_IDS)):
        points += research_points(player, area)
        if left:
            points += PROGRESS[player.levels[area]] * min(1.0, left / 3)
    if left:
        points += GREEN * min(2, player.green.count(1))
    return points


def rounds_ahead(state: State, player: Player) -> float:
    """What could be built at once when the tile of a coming round rewards it, so that it is worth waiting for."""
    total = 0.0
    for ahead in range(len(AHEAD)):
        number = max(1, state.round) + ahead
        if number >= state.parts.rounds:
            break
        tile = state.parts.round_tiles[state.round_tiles[number]]
        total += AHEAD[ahead] * tile.vp * in_store(state, player, tile.trigger)
    return total


def in_store(state: State, player: Player, trigger: int) -> float:
    """How often an event could happen with what stands and lies ready now."""
    if trigger == effects.BUILD_STATION:
        return float(min(2, player.built[MINE]))
    if trigger == effects.BUILD_BIG:
        institute = 1 if player.built[STATION] and not player.built[INSTITUTE] else 0
        return float(institute + min(1, player.built[LAB]))
    if trigger == effects.ADVANCE:
        return float(min(3, player.knowledge // state.parts.advance_knowledge))
    if trigger == effects.BUILD_GAIA_MINE:
        return float(state.formers.count(player.seat))
    if trigger == effects.GAIN_FEDERATION:
        return 1.0 if len(player.planets) >= ENOUGH_FOR_FEDERATION else 0.0
    return 0.0


def neighbours(state: State, player: Player, left: int) -> float:
    """Opponents within two hexes build, and so charge one's power; and they make trading stations cheap."""
    if left == 0:
        return 0.0
    near = 0
    for planet in player.planets:
        row = state.row(planet)
        for other in state.seats:
            if other.seat != player.seat and is_beside(row, other.planets, state.parts.charge_range):
                near += 1
    return NEIGHBOUR * min(near, MOST_NEIGHBOURS) * min(1.0, left / 4)


def is_beside(row: list[int], planets: list[int], reach: int) -> bool:
    """One of the planets lies within charging range, by the distances of a row."""
    return any(planet < len(row) and row[planet] <= reach for planet in planets)


def stock(player: Player, left: int) -> float:
    """What lies in store; after the last pass only what it scores."""
    kept = player.ore + player.credits + player.knowledge
    if left == 0 and player.passed:
        return kept / player.parts.resources_per_vp
    store = 0.0
    have = (player.ore, player.credits, player.knowledge, player.qic)
    for what in range(len(have)):
        full = min(have[what], FULL[what])
        store += WORTH[what] * (full + 0.5 * (have[what] - full))
    one, two, three = player.area1, player.area2, player.area3
    if player.brainstone == 1:
        one += 1
    elif player.brainstone == 2:
        two += 2
    elif player.brainstone == 3:
        three += 3
    if left == 0:
        ending = kept / player.parts.resources_per_vp + LAST_POWER * (three + 0.45 * two) + 0.3 * player.qic
        return LAST_ROUND * store + (1 - LAST_ROUND) * ending + LAST_ROUND * (AREA_3 * three + AREA_2 * two)
    share = HELD if player.passed else 1.0
    return share * (store + AREA_3 * three + AREA_2 * two) + AREA_1 * one + CAPACITY * left * tokens(player)


def income(player: Player) -> float:
    """The worth of one round's income, without the booster, which is given back."""
    charge = 0
    total = 0.0
    for icon in lasting_icons(player):
        if icon.what == effects.CHARGE:
            charge += icon.amount
        else:
            total += icon.amount * WORTH[icon.what]
    return total + WORTH[effects.CHARGE] * min(charge, 2 * tokens(player))


def tiles(state: State, player: Player, left: int) -> float:
    """What uncovered tech tiles score and do in this round and the next ones."""
    now = 0 if player.passed else 1
    total = 0.0
    for tile in open_tiles(player):
        total += tile_worth(state, player, tile, left, now)
    if player.built[ACADEMY_RIGHT]:
        ready = 0 if player.used >> ACADEMY & 1 else now
        total += SPECIAL * (left + ready) * worth(state, player, state.parts.factions[player.faction].academy_action)
    return total


def tile_worth(state: State, player: Player, tile: TechTile, left: int, now: int) -> float:
    """One tech tile."""
    total = 0.0
    if tile.action:
        ready = 0 if player.used >> tile.special & 1 else now
        total += SPECIAL * (left + ready) * worth(state, player, tile.action)
    if tile.on_pass:
        total += (left + now) * worth(state, player, tile.on_pass)
    if tile.trigger >= 0:
        total += (left + 0.5 * now) * tile.trigger_vp * TRIGGERS[tile.trigger]
    if tile.big_power:
        total += BIG_4 * min(1.0, left / 2)
    return total


def booster(state: State, player: Player, left: int) -> float:
    """The booster in hand, and the one that comes after it."""
    if player.passed or state.round == 0:
        if player.booster < 0:
            return _best_booster(state, player) if left else 0.0
        first = PASSED_FIRST if state.passed_order and state.passed_order[0] == player.seat else 0.0
        return first + booster_worth(state, player, player.booster)
    if player.booster < 0:
        return 0.0
    held = state.parts.boosters[player.booster]
    total = worth(state, player, held.on_pass)
    if held.action_steps and not player.used >> BOOSTER_STEPS & 1:
        total += WORTH[effects.STEPS]
    if held.action_range and not player.used >> BOOSTER_RANGE & 1:
        total += 3 * WORTH[effects.RANGE]
    return total + (OTHERS_TAKE * _best_booster(state, player) if left else 0.0)


def _best_booster(state: State, player: Player) -> float:
    best = 0.0
    for other in state.boosters:
        best = max(best, booster_worth(state, player, other))
    return best


def booster_worth(state: State, player: Player, number: int) -> float:
    """What a booster will bring in the round for which it is taken."""
    piece = state.parts.boosters[number]
    total = worth(state, player, piece.income) + worth(state, player, piece.on_pass)
    return total + piece.action_steps * WORTH[effects.STEPS] + piece.action_range * WORTH[effects.RANGE]


def structures(player: Player, left: int) -> float:
    """What structures lead to."""
    time = min(1.0, left / 3)
    labs = player.parts.structures[LAB].supply - player.built[LAB] + (1 - player.built[INSTITUTE])
    total = PLANET * len(player.planets)
    total += STATION_WORTH * min(player.built[STATION], labs) * time
    academies = 2 - player.built[ACADEMY_LEFT] - player.built[ACADEMY_RIGHT]
    total += LAB_WORTH * min(player.built[LAB], academies) * time
    if player.built[INSTITUTE]:
        total += INSTITUTE_WORTH * (left + (0 if player.used >> FACTION & 1 else 0.5))
    return total
