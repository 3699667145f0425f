"""The order of play: what happens by itself between decisions (RG-ROUND, RG-TIME)."""

from astrarium.games.race.actions.choosing import make_discards
from astrarium.games.race.actions.consuming import (
    give,
)
from astrarium.games.race.actions.producing import next_of_produce, produce_by_itself, produce_on
from astrarium.games.race.cards import (
    add_good,
    amount_of,
    card_of,
    discard,
    draw,
    end_phase,
    name_of,
)
from astrarium.games.race.components import (
    ACTION_IDS,
    ACTIONS,
    HAND_LIMIT,
    TABLEAU_END,
)
from astrarium.games.race.goals import check_goals, score_most
from astrarium.games.race.phases import (
    choose_way,
    develop,
    explore,
    finish_development,
    finish_world,
    keep_explored,
    next_of_consume,
    offer_sale,
    offer_second_world,
    reveal_placements,
    reward_most_produced,
    settle,
)
from astrarium.games.race.powers import (
    DEVELOP,
    DEVELOP_DRAW_AT_START,
    EXPLORE,
    PRODUCE,
    ROW_IDS,
    SETTLE,
    TRADE,
    WINDFALL,
)
from astrarium.games.race.robot import act, dice_on, robot_size, roll
from astrarium.games.race.setup import give_start, next_packs, pass_packs, set_order
from astrarium.games.race.state import State
from astrarium.kernel.event import NOBODY, Event
from astrarium.kernel.step import Step

PHASE_ROWS = [row for row in range(len(ROW_IDS)) if row != TRADE]


def run(state: State, step: Step, events: list[Event]) -> None:
    """Carry out a step that nobody decides."""
    kind = step.kind
    args = step.args
    if kind == "consume_of":
        next_of_consume(state, state.seats[args[0]], events)
    elif kind == "consumed":
        give(state, state.seats[args[0]], args[1], args[2], args[3], events)
    elif kind == "produce_more":
        next_of_produce(state, state.seats[args[0]], events)
    elif kind == "phase":
        begin_phase(state, args[0], args[1], events)
    elif kind == "phase_end":
        finish_phase(state, args[0], args[1], events)
    elif kind == "explored":
        keep_explored(state, events)
    elif kind == "revealed":
        reveal_placements(state, events)
    elif kind == "develop_of":
        develop(state, state.seats[args[0]], events)
    elif kind == "developed":
        finish_development(state, state.seats[args[0]], events)
    elif kind == "settle_of":
        settle(state, state.seats[args[0]])
    elif kind == "place_world":
        choose_way(state, state.seats[args[0]], args[1], args[2], events)
    elif kind == "world_placed":
        finish_world(state, state.seats[args[0]], args[1] == 1, events)
    elif kind == "second_world":
        offer_second_world(state, state.seats[args[0]])
    elif kind == "sell_of":
        offer_sale(state, state.seats[args[0]], events)
    elif kind == "produce_of":
        player = state.seats[args[0]]
        produce_by_itself(state, player, events)
        next_of_produce(state, player, events)
    elif kind == "supplied":
        produce_on(state, state.seats[args[0]], args[1], "RG-PROD-10", events)
    elif kind == "most_produced":
        reward_most_produced(state, events)
    elif kind == "actions_revealed":
        reveal_actions(state, events)
    elif kind == "round":
        begin_round(state, events)
    elif kind == "round_end":
        end_round(state)
    elif kind == "limit_done":
        after_limit(state, events)
    else:
        run_setup(state, step, events)


def run_setup(state: State, step: Step, events: list[Event]) -> None:
    """The steps before the first round."""
    kind = step.kind
    if kind == "discards_made":
        for seat in state.order:
            make_discards(state, state.seats[seat], "RG-SETUP-08", events)
    elif kind == "start_goods":
        for seat in state.order:
            player = state.seats[seat]
            if card_of(state, player.tableau[0]).mode == WINDFALL:
                add_good(state, player, 0, "RG-SETUP-10", events)
    elif kind == "draft_turn":
        next_packs(state, step.args[0])
    elif kind == "draft_pass":
        pass_packs(state, step.args[0], events)
    elif kind == "starts_revealed":
        reveal_starts(state, events)
    else:
        raise AssertionError(f"nothing is known about {kind!r}")


def reveal_starts(state: State, events: list[Event]) -> None:
    """After a draft start worlds are shown, the others discarded; Ancient Race cuts the hand (RG-DRAFT-09, -11)."""
    state.revealed = True
    for player in state.seats:
        chosen, other = player.starts
        player.starts = []
        give_start(state, player, chosen)
        events.append(Event("start-world", player.seat, "RG-DRAFT-06", {"card": name_of(state, chosen)}))
        make_discards(state, player, "RG-DRAFT-06", events)
        discard(state, player.seat, other, 1 << player.seat)
    set_order(state)
    sizes: list[int] = []
    for player in state.seats:
        sizes.append(card_of(state, player.tableau[0]).start_hand or len(player.hand))
    cut = tuple([seat for seat in state.order if len(state.seats[seat].hand) > sizes[seat]])
    if cut:
        state.push("discards_made")
        state.push("discard", cut, tuple(sizes))


def begin_round(state: State, events: list[Event]) -> None:
    """All choose their actions in secret (RG-ROUND-01, RG-ACT-01)."""
    state.round += 1
    state.phase = "actions"
    events.append(Event("round", NOBODY, "RG-ROUND-01", {"round": state.round}))
    for player in state.seats:
        player.actions = []
        player.discarded = 0
    state.push("round_end")
    state.push("actions_revealed")
    state.push("actions", tuple(state.order))


def reveal_actions(state: State, events: list[Event]) -> None:
    """Actions are shown together, and the phases they call follow in order (RG-ROUND-02 to -04)."""
    state.revealed = True
    for seat in state.order:
        player = state.seats[seat]
        player.actions = player.secret
        player.secret = []
        names = [ACTION_IDS[action] for action in player.actions]
        events.append(Event("actions", seat, "RG-ACT-01", {"actions": names}))
    if state.robot is not None:
        roll(state, state.robot, events)
    for row in reversed(PHASE_ROWS):
        for nth in range(times_called(state, row), 0, -1):
            state.push("phase", (), (row, nth))


def times_called(state: State, row: int) -> int:
    """How often a phase takes place; only Develop and Settle can come twice (RG-DUEL-08, RG-SOLO-50)."""
    most = 0
    for player in state.seats:
        most = max(most, len([action for action in player.actions if ACTIONS[action].row == row]))
    if state.robot is not None:
        most = max(most, robot_calls(state, row))
    return most if row in (DEVELOP, SETTLE) else min(1, most)


def robot_calls(state: State, row: int) -> int:
    """How many of the robot's dice call a phase."""
    assert state.robot is not None
    faces = {EXPLORE: (0,), DEVELOP: (1,), SETTLE: (2,), PRODUCE: (5,)}.get(row, (3, 4))
    return sum(dice_on(state.robot, face) for face in faces)


def begin_phase(state: State, row: int, nth: int, events: list[Event]) -> None:
    """A phase begins for everybody (RG-ROUND-03)."""
    state.phase = ROW_IDS[row]
    state.second = nth == 2
    events.append(Event("phase", NOBODY, "RG-ROUND-03", {"phase": state.phase, "nth": nth}))
    state.push("phase_end", (), (row, nth))
    if row == EXPLORE:
        explore(state, events)
    elif row in (DEVELOP, SETTLE):
        if row == DEVELOP:
            for seat in state.order:
                player = state.seats[seat]
                cards = amount_of(state, player, DEVELOP, DEVELOP_DRAW_AT_START)
                draw(state, player, cards, "RG-DEV-02", events)
        state.push("revealed")
        state.push("develop" if row == DEVELOP else "settle", tuple(state.order))
    elif row == PRODUCE:
        state.push("most_produced")
        for seat in reversed(state.order):
            state.push("produce_of", (), (seat,))
    else:
        for seat in reversed(state.order):
            state.push("consume_of", (), (seat,))
            state.push("sell_of", (), (seat,))


def finish_phase(state: State, row: int, nth: int, events: list[Event]) -> None:
    """The robot's part, then goals, then powers of new cards awake (RG-GOAL-27, RG-POW-02)."""
    if state.robot is not None:
        act(state, ROW_IDS[row], nth, events)
    check_goals(state, ROW_IDS[row], events)
    end_phase(state)


def end_round(state: State) -> None:
    """Hands come down to the limit (RG-REND-01)."""
    state.phase = "limit"
    over = tuple([seat for seat in state.order if len(state.seats[seat].hand) > HAND_LIMIT])
    state.push("limit_done")
    if over:
        state.push("discard", over, (HAND_LIMIT,) * state.players)


def after_limit(state: State, events: list[Event]) -> None:
    """Discards are made together; then the game goes on or ends (RG-REND-03, RG-TIME-13)."""
    for seat in state.order:
        player = state.seats[seat]
        player.discarded = make_discards(state, player, "RG-REND-01", events)
    check_goals(state, "round", events)
    if not is_last_round(state):
        state.push("round")
        return
    score_most(state, events)
    state.phase = "over"
    events.append(Event("over", NOBODY, "RG-GEND-03", {}))


def is_last_round(state: State) -> bool:
    """A tableau of twelve cards, or an empty pool (RG-GEND-01, -02, RG-SOLO-46)."""
    if state.pool <= 0:
        return True
    if state.robot is not None and robot_size(state.robot) >= TABLEAU_END:
        return True
    return any(len(player.tableau) >= TABLEAU_END for player in state.seats)
