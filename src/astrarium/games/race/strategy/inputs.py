"""What the value network is told of a position: marks that are there or not, and a few numbers.

The inputs stand in blocks: the seat that is judged, with its hand; the rival that leads; the other rivals, summed;
and the table. Of rivals only what everybody can see is told, and the number of their cards.
"""

from typing import Final, final

from astrarium.games.race.components.powers import (
    KEYWORD_IDS,
    POWER_IDS,
    PRODUCTION,
    WINDFALL,
)
from astrarium.games.race.components.printed import GOALS, PRINTED
from astrarium.games.race.goals import measure
from astrarium.games.race.robot.instructions import ACTION_FACE_IDS
from astrarium.games.race.robot.mat import DIFFICULTY_IDS, OVERLAY_IDS
from astrarium.games.race.robot.points import robot_score, robot_size
from astrarium.games.race.scoring import variable_points
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import State, card_of, numbers_of
from astrarium.games.race.strategy.forecast import Forecast, means_of, promised
from astrarium.games.race.strategy.income import Economy, total
from astrarium.games.race.strategy.outlook import Outlook, goods_of, here_of
from astrarium.games.race.tableau import total_military

# A seat as all can see it.
SIZES: Final = 14
HANDS: Final = 13
OF_SIZE: Final = PRINTED
OF_HAND: Final = OF_SIZE + SIZES
OF_GOODS: Final = OF_HAND + HANDS
SEAT_NUMBERS: Final = OF_GOODS + 6
POWERS_AT: Final = SEAT_NUMBERS + 47
GOALS_AT: Final = POWERS_AT + len(POWER_IDS)
# The robot takes the place of a seat; its inputs lie behind those of a seat.
ROBOT_AT: Final = GOALS_AT + len(GOALS)
ROBOT_FACES_AT: Final = ROBOT_AT + 16
ROBOT_OVERLAYS_AT: Final = ROBOT_FACES_AT + len(ACTION_FACE_IDS)
SEAT: Final = ROBOT_OVERLAYS_AT + len(OVERLAY_IDS) + len(DIFFICULTY_IDS)

HAND_AT: Final = SEAT
HAND_NUMBERS: Final = HAND_AT + PRINTED
LEADER_AT: Final = HAND_NUMBERS + 12
OTHERS_AT: Final = LEADER_AT + SEAT
TABLE_AT: Final = OTHERS_AT + SEAT
MARGINS: Final = 25
CLOCKS: Final = 14
STEPS: Final = 7
MARGINS_AT: Final = TABLE_AT + 24
POOLS_AT: Final = MARGINS_AT + 2 * MARGINS
LARGEST_AT: Final = POOLS_AT + CLOCKS
CLOCK_AT: Final = LARGEST_AT + CLOCKS
GOAL_GAPS_AT: Final = CLOCK_AT + CLOCKS
HELD_AT: Final = GOAL_GAPS_AT + STEPS * len(GOALS)
LEFT_AT: Final = HELD_AT + 2 * len(GOALS)
EXPECTED_AT: Final = LEFT_AT + 2 * CLOCKS
EXPECTED_NUMBERS: Final = EXPECTED_AT + MARGINS
INPUTS: Final = EXPECTED_NUMBERS + 12

HEADS: Final = 6
"""Tables that are judged apart: two to five players, the duel, and alone against the robot."""
DUEL_HEAD: Final = 4
SOLO_HEAD: Final = 5


@final
class Sparse:
    """Inputs that are not nothing: which they are, and how much."""

    places: list[int]
    values: list[float]

    def __init__(self) -> None:
        self.places = []
        self.values = []

    def mark(self, place: int) -> None:
        """Something is so."""
        self.places.append(place)
        self.values.append(1.0)

    def number(self, place: int, value: float) -> None:
        """Something is so much; nothing is not told."""
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)

    def append(self, other: "Sparse", shift: int) -> None:
        """The inputs of a block, in its place."""
        for place in other.places:
            self.places.append(place + shift)
        self.values.extend(other.values)


@final
class Block:
    """One seat, or the robot, as all can see it: its inputs, and what is compared between seats.

    ``sums`` holds what the hidden layer gathers from it as the judged seat, as the leader, and as another rival.
    """

    inputs: Sparse
    score: int
    size: int
    chips: int
    forecast: Forecast
    measures: list[int]
    sums: list[int]
    summed: list[bool]

    def __init__(self) -> None:
        self.inputs = Sparse()
        self.score = 0
        self.size = 0
        self.chips = 0
        self.forecast = Forecast()
        self.measures = []
        self.sums = [0, 0, 0]
        self.summed = [False, False, False]


def head_of(state: State) -> int:
    """Which of the tables that are judged apart this is."""
    if state.robot is not None:
        return SOLO_HEAD
    if state.switches.duel:
        return DUEL_HEAD
    return state.players - 2


def seat_block(state: State, player: Player, extra: float, choice: float) -> Block:
    """A seat as all can see it, with so many cards more than it holds, and what it is worth to have chosen them."""
    block = Block()
    inputs = block.inputs
    cards = [card_of(state, card) for card in player.tableau]
    powers = [0.0] * len(POWER_IDS)
    keywords = [0] * len(KEYWORD_IDS)
    printed = 0
    variable = 0
    worlds = military_worlds = production = windfalls = empty = sixes = scoring = 0
    goods_there = len([good for good in player.goods if good != NO_GOOD])
    for slot, card in enumerate(cards):
        if card.index < PRINTED:
            inputs.mark(card.index)
        printed += card.vp
        if card.scoring:
            scoring += 1
            variable += sum(variable_points(card, cards, player.chips, goods_there).values())
        if card.world:
            worlds += 1
            military_worlds += 1 if card.military else 0
        elif card.cost == 6:
            sixes += 1
        if card.mode == PRODUCTION:
            production += 1
        elif card.mode == WINDFALL:
            windfalls += 1
            empty += 1 if player.goods[slot] == NO_GOOD else 0
        for keyword in card.keywords:
            keywords[keyword] += 1
        for power in card.powers:
            powers[power.kind] += max(1, abs(power.amount))
    size = len(cards)
    hand = min(float(numbers_of(state).hand_limit), len(player.hand) + extra)
    inputs.mark(OF_SIZE + min(SIZES - 1, size))
    inputs.mark(OF_HAND + min(HANDS - 1, int(hand + 0.5)))
    inputs.mark(OF_GOODS + min(5, goods_there))
    block.measures = [measure(state, player, numbers_of(state).goals[index]) for index in state.goals]
    block.score = player.chips + player.goal_vp + printed + variable
    block.size = size
    block.chips = player.chips
    at = SEAT_NUMBERS
    inputs.number(at, player.chips / 10)
    inputs.number(at + 1, player.goal_vp / 5)
    inputs.number(at + 2, (printed + variable) / 20)
    inputs.number(at + 3, block.score / 30)
    inputs.number(at + 4, size / 12)
    inputs.number(at + 5, (size - worlds) / 6)
    inputs.number(at + 6, worlds / 6)
    inputs.number(at + 7, sixes / 2)
    inputs.number(at + 8, total_military(state, player) / 5)
    inputs.number(at + 9, hand / 10)
    inputs.number(at + 10, scoring / 2)
    inputs.number(at + 11, military_worlds / 3)
    inputs.number(at + 12, production / 4)
    inputs.number(at + 13, windfalls / 3)
    inputs.number(at + 14, empty / 3)
    for number, count in enumerate(keywords):
        inputs.number(at + 15 + number, count / 3)
    economy = Economy(cards, numbers_of(state).prices)
    there = goods_of(state, player)
    here = here_of(state, player)
    _income_numbers(economy, there, here, inputs, at + 20)
    forecast = means_of(economy, there, here, hand, scoring)
    block.forecast = forecast
    inputs.number(at + 42, choice)
    inputs.number(at + 43, forecast.ready / 5)
    inputs.number(at + 44, forecast.cycle / 5)
    inputs.number(at + 45, forecast.cycle * forecast.cycle / 50)
    inputs.number(at + 46, size * hand / 60)
    for kind, amount in enumerate(powers):
        inputs.number(POWERS_AT + kind, amount / 3)
    for number, index in enumerate(state.goals):
        share = max(0, block.measures[number]) / numbers_of(state).goals[index].threshold
        inputs.number(GOALS_AT + index, min(2.0, share))
    return block


def _income_numbers(economy: Economy, there: list[float], here: float, inputs: Sparse, at: int) -> None:
    """What the tableau brings a round, what a cycle of goods brings, and what those that lie there would."""
    inputs.number(at, economy.steady / 2)
    inputs.number(at + 1, economy.per_card / 3)
    for kind, goods in enumerate(there):
        inputs.number(at + 2 + kind, goods / 2)
    for kind, goods in enumerate(economy.goods):
        inputs.number(at + 6 + kind, goods / 2)
    inputs.number(at + 10, total(economy.goods) / 4)
    inputs.number(at + 11, total(there) / 4)
    _consumed_numbers(economy, economy.goods, economy.here, inputs, at + 12)
    _consumed_numbers(economy, there, here, inputs, at + 17)


def _consumed_numbers(economy: Economy, goods: list[float], here: float, inputs: Sparse, at: int) -> None:
    """What goods bring when they are consumed or sold."""
    if total(goods) <= 0:
        return
    vp, cards, rest = economy.consumed(goods, here, 0.5)
    inputs.number(at, vp / 5)
    inputs.number(at + 1, cards / 4)
    inputs.number(at + 2, rest / 3)
    inputs.number(at + 3, economy.price(economy.dearest(goods)) / 5)
    inputs.number(at + 4, vp * vp / 25)


def robot_block(state: State, robot: Robot) -> Block:
    """The robot: its tracks, stack, counters, overlays and cards."""
    block = Block()
    inputs = block.inputs
    for card in robot.tableau:
        if card < PRINTED:
            inputs.mark(card)
    block.size = robot_size(robot)
    block.score = robot_score(state, robot)
    block.chips = robot.chips
    block.measures = [0] * len(state.goals)
    inputs.mark(OF_SIZE + min(SIZES - 1, block.size))
    inputs.number(SEAT_NUMBERS, robot.chips / 10)
    inputs.number(SEAT_NUMBERS + 3, block.score / 30)
    inputs.number(SEAT_NUMBERS + 4, block.size / 12)
    inputs.mark(ROBOT_AT + min(5, robot.credit))
    inputs.mark(ROBOT_AT + 6 + min(5, robot.economy))
    inputs.number(ROBOT_AT + 12, len(robot.stack) / 10)
    inputs.number(ROBOT_AT + 13, robot.counters / 3)
    inputs.number(ROBOT_AT + 14, robot.placed_counters / 3)
    inputs.number(ROBOT_AT + 15, robot.credit * robot.economy / 10)
    inputs.mark(ROBOT_FACES_AT + robot.counter)
    for overlay in robot.overlays:
        inputs.mark(ROBOT_OVERLAYS_AT + overlay)
    inputs.mark(ROBOT_OVERLAYS_AT + len(OVERLAY_IDS) + DIFFICULTY_IDS.index(state.switches.difficulty))
    return block


def hand_inputs(outlook: Outlook, player: Player, extra: float, block: Block) -> Sparse:
    """The cards in one's own hand, and what the best of them promise; that is expected of the seat, too."""
    state = outlook.state
    inputs = Sparse()
    hand = min(float(numbers_of(state).hand_limit), len(player.hand) + extra)
    promises: list[float] = []
    developments = worlds = sixes = 0
    last = -1
    for card in player.hand:
        if card == last:
            continue
        last = card
        piece = card_of(state, card)
        if card < PRINTED:
            inputs.mark(HAND_AT + card)
        price = outlook.price(player, card)
        if price <= hand - 1:
            if piece.world:
                worlds += 1
            else:
                developments += 1
        sixes += 1 if piece.is_six else 0
        promises.append(outlook.promise(player, card, hand))
    promises.sort(reverse=True)
    at = HAND_NUMBERS
    for number in range(min(3, len(promises))):
        inputs.number(at + number, promises[number] / 5)
    block.forecast.promised = promised(promises)
    inputs.number(at + 3, developments / 4)
    inputs.number(at + 4, worlds / 4)
    inputs.number(at + 5, 1.0 if developments else 0.0)
    inputs.number(at + 6, 1.0 if worlds else 0.0)
    inputs.number(at + 7, sixes / 2)
    inputs.number(at + 8, len(player.hand) / 10)
    inputs.number(at + 9, extra / 5)
    inputs.number(at + 10, outlook.left / 10)
    inputs.number(at + 11, outlook.card * hand / 5)
    return inputs
