"""The robot's part of a phase: which cells of its mat it carries out, and how (RG-SOLO-13, -21 to -44)."""

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.powers import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from astrarium.games.race.piles import EVERYBODY, discard, refill, take
from astrarium.games.race.robot.dice import dice_on
from astrarium.games.race.robot.instructions import (
    CREDIT,
    DEVELOP_FACE,
    DEVELOPMENT,
    DISCARD_START_WORLD,
    DOUBLE_FACE,
    DRAW,
    ECONOMY,
    EXPLORE_FACE,
    FACE_IDS,
    FLIP,
    FLIP_DECK,
    MILITARY_WORLD,
    NEEDS_CREDIT,
    PRODUCE_FACE,
    REMOVE_OVERLAY,
    RICH,
    RICH_WORLD,
    SET_COUNTER,
    SETTLE_FACE,
    SIX_COUNTER,
    TRADE_FACE,
    VP_PER_ECONOMY,
    Instruction,
)
from astrarium.games.race.robot.mat import CREDIT_LIMIT, ECONOMY_LIMIT, OVERLAYS, Cell, cell_at
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import State, card_of, name_of
from astrarium.kernel.event import NOBODY, Event


def act(state: State, row: int, nth: int, events: list[Event]) -> None:
    """The robot's part of a phase, after the player's (RG-SOLO-13, -21)."""
    robot = state.robot
    assert robot is not None
    for name in cells_of_phase(robot, row, nth):
        run_cell(state, robot, name, events)


def cells_of_phase(robot: Robot, row: int, nth: int) -> list[str]:
    """The cells that are carried out: those under the dice, or else the answer to the player."""
    if row == EXPLORE:
        return ["explore_1", "explore_2"][: dice_on(robot, EXPLORE_FACE)] or ["explore_response"]
    if row == DEVELOP:
        return [cell_of_pair(robot, "develop", DEVELOP_FACE, nth)]
    if row == SETTLE:
        return [cell_of_pair(robot, "settle", SETTLE_FACE, nth)]
    if row == CONSUME:
        trade, double = dice_on(robot, TRADE_FACE), dice_on(robot, DOUBLE_FACE)
        if trade:
            return ["consume_both" if double else "consume_trade", "after_trade"]
        return ["consume_2x" if double else "consume_response"]
    assert row == PRODUCE
    return ["produce", "after_produce"] if dice_on(robot, PRODUCE_FACE) else ["produce_response"]


def cell_of_pair(robot: Robot, action: str, face: int, nth: int) -> str:
    """Develop and Settle can come twice: a cell for the space, if there is one, or else that of the pair."""
    if nth > dice_on(robot, face):
        return f"{action}_response"
    space = f"{action}_{nth}"
    return space if cell_at(robot.overlays, space) is not None else action


def run_cell(state: State, robot: Robot, name: str, events: list[Event]) -> None:
    """The instructions of a cell in order; some end it early. A cell that comes to nothing says so."""
    cell = cell_at(robot.overlays, name)
    if cell is None:
        return
    events.append(Event("robot-cell", NOBODY, "RG-SOLO-21", {"cell": name}))
    told = len(events)
    for instruction in cell.instructions:
        if not carry_out(state, robot, cell, instruction, events):
            break
    if len(events) == told:
        events.append(Event("robot-nothing", NOBODY, cell.rule, {}))


def carry_out(state: State, robot: Robot, cell: Cell, instruction: Instruction, events: list[Event]) -> bool:
    """One instruction of a cell; false if it ends the cell."""
    kind = instruction.kind
    amount = instruction.amount
    if kind == NEEDS_CREDIT:
        if robot.credit < amount:
            events.append(Event("robot-no-credit", NOBODY, cell.rule, {"need": amount}))
        return robot.credit >= amount
    if kind == SIX_COUNTER:
        return not place_counter(robot, amount, events)
    if kind == DRAW:
        draw(state, robot, amount, events)
    elif kind == CREDIT:
        gained = min(CREDIT_LIMIT - robot.credit, amount)
        robot.credit += gained
        events.append(Event("robot-credit", NOBODY, "RG-SOLO-23", {"credit": robot.credit, "gained": gained}))
    elif kind == ECONOMY:
        gained = min(ECONOMY_LIMIT - robot.economy, amount)
        robot.economy += gained
        events.append(Event("robot-economy", NOBODY, "RG-SOLO-23", {"economy": robot.economy, "gained": gained}))
    elif kind == VP_PER_ECONOMY:
        vp = amount * robot.economy
        robot.chips += vp
        state.pool -= vp
        events.append(Event("robot-chips", NOBODY, cell.rule, {"vp": vp}))
    elif kind == FLIP:
        flip(state, robot, instruction, cell.rule, events)
    elif kind == FLIP_DECK:
        flip_deck(state, robot, instruction, cell.rule, events)
    elif kind == DISCARD_START_WORLD:
        robot.tableau.remove(robot.start)
        discard(state, 0, robot.start, EVERYBODY)
        events.append(Event("robot-loses", NOBODY, cell.rule, {"card": name_of(state, robot.start)}))
    elif kind == REMOVE_OVERLAY:
        robot.overlays = [item for item in robot.overlays if cell not in OVERLAYS[item].cells.values()]
    elif kind == SET_COUNTER or robot.counter == instruction.before:
        robot.counter = instruction.face
        events.append(Event("robot-counter", NOBODY, cell.rule, {"counter": FACE_IDS[robot.counter]}))
    return True


def draw(state: State, robot: Robot, count: int, events: list[Event]) -> None:
    """Cards go unseen onto the robot's stack, as far as there are any (RG-SOLO-22)."""
    drawn = 0
    for _ in range(count):
        card = take(state, state.piles[0])
        if card < 0:
            break
        robot.stack.append(card)
        drawn += 1
    events.append(Event("robot-draws", NOBODY, "RG-SOLO-22", {"cards": drawn}))


def place_counter(robot: Robot, price: int, events: list[Event]) -> bool:
    """A six-cost counter is placed if there is one and credit for it (RG-SOLO-27)."""
    if not robot.counters or robot.credit < price:
        return False
    robot.counters -= 1
    robot.placed_counters += 1
    robot.credit -= price
    events.append(Event("robot-six", NOBODY, "RG-SOLO-27", {"credit": robot.credit, "paid": price}))
    return True


def is_hit(card: Card, find: int) -> bool:
    """A card is what the robot flips for."""
    if find == DEVELOPMENT:
        return not card.world
    if not card.world or card.military != (find == MILITARY_WORLD):
        return False
    return find != RICH_WORLD or card.vp >= RICH


def flip(state: State, robot: Robot, wanted: Instruction, rule: str, events: list[Event]) -> None:
    """Turn over the stack, first in first out, until something fits (RG-SOLO-24, -28, RG-RUL-59)."""
    flipped = 0
    while robot.stack:
        state.revealed = True
        number = robot.stack.pop(0)
        flipped += 1
        card = card_of(state, number)
        fits = is_hit(card, wanted.find)
        price = wanted.six_costs if wanted.six_costs and card.is_six else wanted.costs
        hit = fits and robot.credit >= price
        # What it would have placed with more credit is another miss than what it does not look for.
        need = price if fits and not hit else 0
        data = {"card": card.id, "hit": hit, "credit": price if hit else 0, "need": need}
        events.append(Event("robot-flip", NOBODY, rule if need else "RG-SOLO-24", data))
        if hit:
            robot.credit -= price
            robot.tableau.append(number)
            return
        discard(state, 0, number, EVERYBODY)
    end = "RG-SOLO-24" if flipped else "RG-SOLO-58"
    events.append(Event("robot-no-hit", NOBODY, end, {"pile": "stack", "flipped": flipped}))


def flip_deck(state: State, robot: Robot, wanted: Instruction, rule: str, events: list[Event]) -> None:
    """Turn over the deck itself, and once what a refill makes of the discards (RG-SOLO-42, -54)."""
    pile = state.piles[0]
    flipped = 0
    for _ in range(2):
        if not pile.deck:
            refill(state, pile)
        for _ in range(len(pile.deck)):
            number = take(state, pile)
            flipped += 1
            card = card_of(state, number)
            hit = is_hit(card, wanted.find)
            data = {"card": card.id, "hit": hit, "credit": 0, "need": 0}
            events.append(Event("robot-flip", NOBODY, rule, data))
            if hit:
                robot.tableau.append(number)
                return
            discard(state, 0, number, EVERYBODY)
    events.append(Event("robot-no-hit", NOBODY, "RG-SOLO-54", {"pile": "deck", "flipped": flipped}))
