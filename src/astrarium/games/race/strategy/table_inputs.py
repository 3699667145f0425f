"""What the value network is told of the table: its kind, how far the game is, and how far apart the seats are."""

from astrarium.games.race.state.state import State, numbers_of
from astrarium.games.race.strategy.forecast import left_after
from astrarium.games.race.strategy.inputs import (
    CLOCK_AT,
    CLOCKS,
    EXPECTED_AT,
    EXPECTED_NUMBERS,
    GOAL_GAPS_AT,
    HELD_AT,
    LARGEST_AT,
    LEFT_AT,
    MARGINS,
    MARGINS_AT,
    POOLS_AT,
    STEPS,
    TABLE_AT,
    Block,
    Sparse,
    head_of,
)


def table_inputs(state: State, pool: int, seat: int, own: Block, rivals: list[Block]) -> Sparse:
    """The table as a seat sees it: its kind, how far the game is, the margin, and who is ahead for each goal."""
    numbers = numbers_of(state)
    inputs = Sparse()
    at = TABLE_AT
    inputs.mark(at + head_of(state))
    if state.switches.storm:
        inputs.mark(at + 6)
    if state.goals:
        inputs.mark(at + 7)
    if state.switches.draft:
        inputs.mark(at + 8)
    largest = own.size
    for rival in rivals:
        largest = max(largest, rival.size)
    over = largest >= numbers.tableau_end or pool <= 0
    if over:
        inputs.mark(at + 9)
    sharers = state.players + (1 if state.robot is not None else 0)
    each = max(0.0, pool / sharers)
    points = [float(rival.score) for rival in rivals]
    own_points = own.score + _goal_inputs(state, seat, own, rivals, points, inputs)
    margin = own_points - max(points)
    bucket = max(0, min(MARGINS - 1, int(margin + MARGINS / 2 + 100) - 100))
    inputs.mark(MARGINS_AT + (MARGINS if over else 0) + bucket)
    inputs.number(at + 10, margin / 10)
    inputs.number(at + 11, margin / 10 if over else 0.0)
    inputs.number(at + 12, state.round / 15)
    inputs.number(at + 13, each / numbers.chips_per_player)
    inputs.number(at + 14, largest / numbers.tableau_end)
    inputs.number(at + 15, margin * largest / 120)
    inputs.number(at + 16, (own.size - largest) / 4)
    inputs.number(at + 17, len(rivals) / 4)
    inputs.mark(POOLS_AT + min(CLOCKS - 1, int(each + 0.999)))
    inputs.mark(LARGEST_AT + min(CLOCKS - 1, largest))
    inputs.mark(CLOCK_AT + min(CLOCKS - 1, max(0, min(numbers.tableau_end - largest, int(each + 0.999)))))
    _expected_inputs(left_after(state, pool, largest), own, own_points, rivals, points, inputs)
    return inputs


def _goal_inputs(
    state: State, seat: int, own: Block, rivals: list[Block], points: list[float], inputs: Sparse
) -> float:
    """Who is ahead for each goal, and the own points for them; those of the rivals are added to theirs."""
    numbers = numbers_of(state)
    gained = 0.0
    for number, index in enumerate(state.goals):
        goal = numbers.goals[index]
        mine = own.measures[number]
        best = max([rival.measures[number] for rival in rivals])
        gap = max(-3, min(3, mine - best))
        holder = state.holders[number]
        if goal.most:
            if mine >= goal.threshold and mine >= best:
                gained += numbers.most_vp if mine > best or holder == seat else numbers.tie_vp
            for place, rival in enumerate(rivals):
                if rival.measures[number] == best and best >= goal.threshold and best >= mine:
                    points[place] += numbers.tie_vp if best == mine else numbers.most_vp
            inputs.mark(GOAL_GAPS_AT + STEPS * index + 3 + gap)
            if mine >= goal.threshold:
                inputs.mark(HELD_AT + 2 * index)
            if best >= goal.threshold:
                inputs.mark(HELD_AT + 2 * index + 1)
        elif not holder:
            inputs.mark(GOAL_GAPS_AT + STEPS * index + 3 + gap)
            if mine >= goal.threshold:
                gained += numbers.first_vp
                inputs.mark(HELD_AT + 2 * index)
            for place, rival in enumerate(rivals):
                if rival.measures[number] >= goal.threshold:
                    points[place] += numbers.first_vp
            if best >= goal.threshold:
                inputs.mark(HELD_AT + 2 * index + 1)
    return gained


def _expected_inputs(
    left: float, own: Block, own_points: float, rivals: list[Block], points: list[float], inputs: Sparse
) -> None:
    """How many rounds are left, and how far apart own and best rival's expected points are then."""
    best = 0
    most = -1000.0
    for place, rival in enumerate(rivals):
        expected = points[place] + rival.forecast.points(left)
        if expected > most:
            best = place
            most = expected
    mine = own.forecast
    its = rivals[best].forecast
    margin = own_points + mine.points(left) - most
    late = 1.0 / (1.0 + left / 3)
    inputs.mark(LEFT_AT + min(2 * CLOCKS - 1, int(2 * left + 0.999)))
    inputs.mark(EXPECTED_AT + max(0, min(MARGINS - 1, int(margin / 2 + MARGINS / 2 + 100) - 100)))
    at = EXPECTED_NUMBERS
    inputs.number(at, margin / 10)
    inputs.number(at + 1, margin * late / 5)
    inputs.number(at + 2, left / 10)
    inputs.number(at + 3, late)
    inputs.number(at + 4, (mine.ready - its.ready) / 5)
    inputs.number(at + 5, (mine.cycle - its.cycle) / 5)
    inputs.number(at + 6, (mine.cycle - its.cycle) * left / 30)
    inputs.number(at + 7, (mine.steady - its.steady) / 3)
    inputs.number(at + 8, (mine.hand - its.hand) / 5)
    inputs.number(at + 9, (mine.hand - its.hand) * late / 5)
    inputs.number(at + 10, (own_points - points[best]) * late / 5)
    inputs.number(at + 11, (own.size - rivals[best].size) * late / 2)
