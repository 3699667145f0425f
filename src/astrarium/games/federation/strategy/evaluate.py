"""How good a position is for a seat, in points it may expect; for programs that search.

What is certain is counted by the rules of the game. The rest is a rough scale of what resources, ships and influence
become in the hands of a fair player (docs/bots.md).
"""

from typing import Final

from astrarium.games.federation.accreditation import marker_level
from astrarium.games.federation.components import language
from astrarium.games.federation.components.ids import (
    ACCREDITATION_MEDAL,
    AMBASSADORS,
    GOLD,
    INTRIGUE_MEDAL,
    MISSIONS,
    PLANETS,
    SLOTS,
)
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.counting import count, influence, level
from astrarium.games.federation.medals import lacks
from astrarium.games.federation.payment import is_payable
from astrarium.games.federation.scoring import leftovers
from astrarium.games.federation.state.player import HELD, READY, Player
from astrarium.games.federation.state.state import State
from astrarium.games.federation.strategy.senate import (
    floor_points,
    law_points,
    laws_to_come,
    project_standing,
)

RESOURCE: Final[list[float]] = [0.7, 1.0, 1.3, 2.6]
"""What a lavandium, copernium, oceanium or golden diamond is worth while there is time to use it."""
ENOUGH: Final[list[int]] = [3, 3, 3, 2]
"""More than this of a resource waits for its use, so the rest counts half."""
TURNS: Final = 5
"""With fewer turns than this the stock finds less and less use."""
SHIP: Final = 1.4
TOKEN: Final = 2.0
DEGREE: Final = 0.6
"""A degree is on the way to a level, a medal and deep space."""
DEEP_SPACE: Final = 5.0
"""What the first look into deep space brings."""
LEVEL: Final = 1.6
"""What a level brings in a round to come: floors, and missions that it opens."""
DIE: Final = 0.5
"""What a point of the die brings in a round."""
WAITING_DIE: Final = 0.12
"""What a point of the die is worth this round for each of the next two ambassadors that it could go with."""
ON_THE_WAY: Final = 0.7
"""How much of the next level the degrees towards it are worth."""
SPECIALIST: Final = 1.2
"""A specialist that waits for its use."""
INCOME: Final = 1.2
"""What a production brings in a round."""
INFLUENCE: Final = 0.5
"""A piece on a planet is on the way to better ones, whatever the laws."""
MEDAL: Final = 3.5
"""Medals bring the more the more there are, so even the first is worth something."""
NEAR_MEDAL: Final = 0.45
"""Each step that is missing makes a medal so much less likely."""
ACTION: Final = 4.0
"""What the action of a planet brings."""
NEXT_SHIP: Final = 0.3
"""A mission without a ship for it."""
LOW_LEVEL: Final = 0.5
"""A mission whose level is not reached."""
PAWN: Final = 0.6
SPECIAL_AMBASSADOR: Final = 5.0


def evaluate(state: State, seat: int) -> float:
    """The points that a seat may expect at the end."""
    player = state.seats[seat]
    if not state.agenda:
        return float(player.vp)
    left = state.parts.rounds - max(1, state.round)
    turns = waiting(player) + AMBASSADORS * left
    time = min(1.0, turns / TURNS)
    value = player.vp + medals(state, player, time) + stock(state, player, time)
    value += missions(state, player, time) + standing(state, player, left, time)
    if state.phase == "ambassadors":
        value += law_points(state, player) + floor_points(state, player, float(kept_level(state, player)))
    return value + laws_to_come(state, player, left) + project_standing(state, player, left)


def kept_level(state: State, player: Player) -> int:
    """The level that a seat can pay for when the floors score, with its bonuses."""
    own = marker_level(state, player)
    kept = own
    while kept > 1 and not is_payable(player.reserve, state.parts.upkeep[kept - 1], 0):
        kept -= 1
    return level(state, player) - own + kept


def next_level(state: State, player: Player) -> float:
    """The degrees that are on the way to the next level, as a part of it."""
    first = state.parts.first_degrees
    own = marker_level(state, player)
    if own >= len(first):
        return 0.0
    return ON_THE_WAY * (player.degree - first[own - 1]) / (first[own] - first[own - 1])


def waiting(player: Player) -> int:
    """The ambassadors that a seat has still to place this round."""
    return AMBASSADORS - (player.placed & ((1 << AMBASSADORS) - 1)).bit_count()


def medals(state: State, player: Player, time: float) -> float:
    """Medals won, and those within reach."""
    number = player.medals.bit_count()
    points = state.parts.medal_points
    worth = time * MEDAL * number + (1 - time) * points[number] if points[number] < MEDAL * number else points[number]
    following = points[min(number + 1, len(points) - 1)] - points[number]
    step = max(following, MEDAL * time)
    for medal in range(PLANETS):
        if lacks(state, player, medal):
            missing = state.planet_medals[medal][0] - influence(state, player, medal)
            worth += time * step * _power(NEAR_MEDAL, max(1, missing))
    if lacks(state, player, ACCREDITATION_MEDAL):
        worth += time * step * _power(NEAR_MEDAL, max(1, (state.parts.medal_degree - player.degree + 1) // 2))
    return worth


def stock(state: State, player: Player, time: float) -> float:
    """What lies in store: what it may become, or what it counts at the end."""
    kept = float(sum([vp for _, vp in leftovers(state, player)]))
    worth = 0.0
    for resource in range(GOLD + 1):
        amount = player.reserve[resource]
        soon = min(amount, ENOUGH[resource])
        worth += RESOURCE[resource] * (soon + 0.5 * (amount - soon))
    worth += player.hangar * SHIP + len(player.tokens) * TOKEN
    worth += player.used.count(READY) * SPECIALIST
    if player.special == HELD:
        worth += SPECIAL_AMBASSADOR
    return kept * (1 - time) + worth * time


def missions(state: State, player: Player, time: float) -> float:
    """Missions that are opened, the best of them for the ships there are."""
    marked = player.markers & ~player.completed
    if not marked:
        return 0.0
    own = level(state, player)
    worths: list[float] = []
    for mission in range(MISSIONS):
        if marked >> mission & 1:
            data = state.parts.missions[mission]
            worth = 0.5 + bonus(state, player, data.effects)
            worths.append(worth if own >= data.level else worth * _power(LOW_LEVEL, data.level - own))
    worths.sort(reverse=True)
    total = 0.0
    for nth, worth in enumerate(worths):
        share = 0.55 if nth < player.hangar else NEXT_SHIP * _power(0.6, nth - player.hangar)
        total += worth * share
    return total * time


def bonus(state: State, player: Player, gained: list[Effect]) -> float:
    """What effects would bring now."""
    total = 0.0
    for effect in gained:
        if effect.op == language.VP:
            total += effect.amount * count(state, player, effect.per)
        elif effect.op in (language.ACT, language.COPY_ACTION):
            total += ACTION
        elif effect.op == language.DEGREES:
            total += 1.2 * effect.amount
        elif effect.op == language.MEDAL:
            total += MEDAL if lacks(state, player, INTRIGUE_MEDAL) else 0.0
        else:
            total += 1.5
    return total


def standing(state: State, player: Player, left: int, time: float) -> float:
    """Degrees, die, buildings and influence pay round after round."""
    worth = player.degree * DEGREE * time + left * LEVEL * (kept_level(state, player) + next_level(state, player))
    if player.deep < 0:
        near = player.degree / state.parts.deep_space_degree
        worth += DEEP_SPACE * near * near * time
    worth += DIE * player.die * left
    if player.die_at < 0:
        worth += WAITING_DIE * player.die * min(2, waiting(player))
    for slot in range(SLOTS):
        if player.slots >> slot & 1:
            worth += INCOME * left
    for planet in range(PLANETS):
        worth += INFLUENCE * time * influence(state, player, planet)
    if state.president == player.seat:
        worth += PAWN * min(1, left)
    return worth


def _power(base: float, times: int) -> float:
    total = 1.0
    for _ in range(times):
        total *= base
    return total
