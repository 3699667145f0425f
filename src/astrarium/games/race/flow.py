"""The order of play: what happens by itself between decisions (RG-ROUND, RG-TIME)."""

from collections.abc import Callable
from typing import Final

from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.powers import (
    DEVELOP,
    DEVELOP_DRAW_AT_START,
    EXPLORE,
    PRODUCE,
    ROW_IDS,
    SETTLE,
    TRADE,
    WINDFALL,
)
from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.consuming import give, next_of_consume
from astrarium.games.race.developing import develop, finish_development
from astrarium.games.race.draft.packs import next_packs, pass_packs
from astrarium.games.race.exploring import explore, keep_explored
from astrarium.games.race.goals import check_goals, score_most
from astrarium.games.race.hand import make_discards
from astrarium.games.race.piles import discard, draw
from astrarium.games.race.producing import begin_producing, next_of_produce, produce_on, reward_most_produced
from astrarium.games.race.robot.dice import robot_calls, roll
from astrarium.games.race.robot.points import robot_size
from astrarium.games.race.robot.turn import act
from astrarium.games.race.settling import choose_way, finish_world, offer_second_world, settle
from astrarium.games.race.setup import give_start, set_order
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, card_of, name_of, numbers_of
from astrarium.games.race.tableau import add_good, amount_of, end_phase
from astrarium.games.race.trading import offer_sale
from astrarium.kernel.event import NOBODY, Event
from astrarium.kernel.step import Step

PHASE_ROWS = [row for row in range(len(ROW_IDS)) if row != TRADE]


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


def discard_first_cards(state: State, events: list[Event]) -> None:
    """First hands are cut together (RG-SETUP-08)."""
    for seat in state.order:
        make_discards(state, state.seats[seat], "RG-SETUP-08", events)


def lay_start_goods(state: State, events: list[Event]) -> None:
    """Windfall worlds begin with a good (RG-SETUP-10)."""
    for seat in state.order:
        player = state.seats[seat]
        if card_of(state, player.tableau[0]).mode == WINDFALL:
            add_good(state, player, 0, "RG-SETUP-10", events)


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
        most = max(most, robot_calls(state.robot, row))
    return most if row in (DEVELOP, SETTLE) else min(1, most)


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


def reveal_placements(state: State, events: list[Event]) -> None:
    """Cards to be placed are shown together, then paid for in turn order (RG-DEV-03, RG-SETTLE-01, RG-TIME-04)."""
    state.revealed = True
    develops = state.phase == ROW_IDS[DEVELOP]
    for seat in reversed(state.order):
        state.push("develop_of" if develops else "settle_of", (), (seat,))
    for seat in state.order:
        player = state.seats[seat]
        if player.secret:
            player.placing = player.secret.pop()
            player.hand.remove(player.placing)
            rule = "RG-DEV-03" if develops else "RG-SETTLE-01"
            events.append(Event("reveal", seat, rule, {"card": name_of(state, player.placing)}))
        else:
            events.append(Event("nothing", seat, "RG-DEV-10" if develops else "RG-SETTLE-01", {}))


def finish_phase(state: State, row: int, nth: int, events: list[Event]) -> None:
    """The robot's part, then goals, then powers of new cards awake (RG-GOAL-27, RG-POW-02)."""
    if state.robot is not None:
        act(state, row, nth, events)
    check_goals(state, ROW_IDS[row], events)
    end_phase(state)


def end_round(state: State, events: list[Event]) -> None:
    """Hands come down to the limit (RG-REND-01)."""
    state.phase = "limit"
    limit = numbers_of(state).hand_limit
    over = tuple([seat for seat in state.order if len(state.seats[seat].hand) > limit])
    state.push("limit_done")
    if over:
        state.push("discard", over, (limit,) * state.players)


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
    end = numbers_of(state).tableau_end
    if state.robot is not None and robot_size(state.robot) >= end:
        return True
    return any(len(player.tableau) >= end for player in state.seats)


OF_THE_TABLE: Final[dict[str, Callable[[State, list[Event]], None]]] = {
    "actions_revealed": reveal_actions,
    "discards_made": discard_first_cards,
    "explored": keep_explored,
    "limit_done": after_limit,
    "most_produced": reward_most_produced,
    "revealed": reveal_placements,
    "round": begin_round,
    "round_end": end_round,
    "start_goods": lay_start_goods,
    "starts_revealed": reveal_starts,
}
"""Steps that concern everybody."""


OF_A_SEAT: Final[dict[str, Callable[[State, Player, list[Event]], None]]] = {
    "consume_of": next_of_consume,
    "develop_of": develop,
    "developed": finish_development,
    "produce_more": next_of_produce,
    "produce_of": begin_producing,
    "second_world": offer_second_world,
    "sell_of": offer_sale,
    "settle_of": settle,
}
"""Steps of one seat, which is all that they name."""


def run(state: State, step: Step, events: list[Event]) -> None:
    """Carry out a step that nobody decides."""
    kind = step.kind
    if kind in OF_A_SEAT:
        OF_A_SEAT[kind](state, state.seats[step.args[0]], events)
    elif kind in OF_THE_TABLE:
        OF_THE_TABLE[kind](state, events)
    elif kind == "phase":
        row, nth = step.args
        begin_phase(state, row, nth, events)
    elif kind == "phase_end":
        row, nth = step.args
        finish_phase(state, row, nth, events)
    elif kind == "place_world":
        seat, first, hired = step.args
        choose_way(state, state.seats[seat], first, hired, events)
    elif kind == "world_placed":
        seat, first = step.args
        finish_world(state, state.seats[seat], first == 1, events)
    elif kind == "consumed":
        seat, slot, number, goods = step.args
        give(state, state.seats[seat], slot, number, goods, events)
    elif kind == "supplied":
        seat, slot = step.args
        produce_on(state, state.seats[seat], slot, "RG-PROD-10", events)
    elif kind == "draft_turn":
        (turn,) = step.args
        next_packs(state, turn)
    elif kind == "draft_pass":
        (turn,) = step.args
        pass_packs(state, turn, events)
    else:
        raise AssertionError(f"nothing is known about {kind!r}")
