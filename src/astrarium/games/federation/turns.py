"""The ambassador phase: whose turn it is, and the parts of a turn (FD-RND, FD-TRN)."""

from typing import Final

from astrarium.games.federation.components.ids import AMBASSADORS, NOBODY, NONE, OUTER
from astrarium.games.federation.counting import funds
from astrarium.games.federation.gains import put_marker
from astrarium.games.federation.medals import check_all
from astrarium.games.federation.senate import act
from astrarium.games.federation.state.player import GONE, HELD, PLACED, USED, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step

NORMAL: Final = (1 << AMBASSADORS) - 1


def has_normal(player: Player) -> bool:
    """An ambassador other than the special one is still to be placed (FD-TRN-13)."""
    return player.placed & NORMAL != NORMAL


def may_place(player: Player) -> bool:
    """Something is left to be placed this round, and not kept for later (FD-RND-04)."""
    return has_normal(player) or (player.special == HELD and not player.kept)


def next_turn(state: State, step: Step, events: list[Event]) -> None:
    """Clockwise the next seat that still has an ambassador to place (FD-RND-01 to -04, FD-TRN-11)."""
    (seat,) = step.args
    for _ in range(state.players):
        if may_place(state.seats[seat]):
            state.push("turns", (), (state.seat_after(seat),))
            state.push("begin_turn", (), (seat,))
            return
        seat = state.seat_after(seat)


def begin_turn(state: State, step: Step, events: list[Event]) -> None:
    """Medals whose condition is met are taken before anything else (FD-TRN-10)."""
    (seat,) = step.args
    check_all(state, state.seats[seat], events)
    state.push("turn", (seat,), (seat,))


def after_placing(state: State, player: Player, space: int) -> None:
    """What follows a placed token: its symbol, the action, then perhaps a mission (FD-TRN-01)."""
    state.push("mission", (), (player.seat,))
    state.push("act", (), (player.seat, space))
    if space != OUTER:
        state.push("symbol", (), (player.seat, space))


def symbol(state: State, step: Step, events: list[Event]) -> None:
    """A funding symbol opens the mission of the space; to votes the die may be added (FD-TRN-06, -07)."""
    seat, space = step.args
    player = state.seats[seat]
    if funds(state, space):
        action = state.parts.actions[state.parts.space_actions[space]]
        put_marker(player, action.mission, "FD-TRN-06", events)
    elif player.die and player.die_at < 0:
        state.push("die", (seat,), (seat, space))


def act_there(state: State, step: Step, events: list[Event]) -> None:
    """The action of the space, or the oceanium of the outer module (FD-TRN-08, FD-OUT-02)."""
    seat, space = step.args
    if space == OUTER:
        state.push_effects(seat, state.parts.outer_effects)
    else:
        act(state, seat, state.parts.space_actions[space], events)


def turn_down(state: State, step: Step, events: list[Event]) -> None:
    """The effect of a specialist is over: it lies face down (FD-ATA-06)."""
    seat, specialist = step.args
    player = state.seats[seat]
    player.used[player.specialists.index(specialist)] = USED


def take_back(state: State) -> None:
    """Ambassadors and dice come back, used alteration tokens and level tokens leave the game (FD-EOR-01 to -03)."""
    for space in range(len(state.owners)):
        if state.covers[space] >= 0:
            state.gone.append(state.covers[space])
        state.owners[space] = NOBODY
        state.ambassadors[space] = NONE
        state.sides[space] = 0
        state.covers[space] = NONE
        state.neutral_votes[space] = 0
    for player in state.seats:
        state.gone.extend([cover for cover in player.outer_covers if cover >= 0])
        player.outer = []
        player.outer_sides = []
        player.outer_covers = []
        player.placed = 0
        player.die_at = NONE
        player.level_round = 0
        player.kept = 0
        if player.special == PLACED:
            player.special = GONE
    state.gone.sort()
