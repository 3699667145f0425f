"""The ambassador phase: whose turn it is, and the parts of a turn (FD-RND, FD-TRN)."""

from typing import Final

from astrarium.games.federation.components.ids import AMBASSADORS, MISSION_IDS, MISSIONS, NOBODY, OUTER
from astrarium.games.federation.counting import funds, level
from astrarium.games.federation.gains import put_marker
from astrarium.games.federation.medals import check_all
from astrarium.games.federation.payment import is_payable, pay
from astrarium.games.federation.resolve import act
from astrarium.games.federation.senate import can_resolve
from astrarium.games.federation.specialists import NO_STEP, usable_any_time
from astrarium.games.federation.state.player import GONE, HELD, PLACED, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.step import Step

# What a mission may lack.
MARKER: Final = "marker"
SHIP: Final = "ship"
LEVEL: Final = "level"
PRICE: Final = "price"
EFFECT: Final = "effect"

NORMAL: Final = (1 << AMBASSADORS) - 1


def has_normal(player: Player) -> bool:
    """An ambassador other than the special one is still to be placed (FD-TRN-13)."""
    return player.placed & NORMAL != NORMAL


def may_place(player: Player) -> bool:
    """Something is left to be placed this round, and not kept for later (FD-RND-04)."""
    return has_normal(player) or (player.special == HELD and not player.kept)


def next_turn(state: State, start: int) -> None:
    """Clockwise the next seat that still has an ambassador to place (FD-RND-01 to -04, FD-TRN-11)."""
    seat = start
    for _ in range(state.players):
        if may_place(state.seats[seat]):
            state.push("turns", (), (state.seat_after(seat),))
            state.push("begin_turn", (), (seat,))
            return
        seat = state.seat_after(seat)


def begin_turn(state: State, seat: int, events: list[Event]) -> None:
    """Medals whose condition is met are taken before anything else (FD-TRN-10)."""
    check_all(state, state.seats[seat], events)
    state.push("turn", (seat,), (seat,))


def after_placing(state: State, player: Player, space: int) -> None:
    """What follows a placed token: its symbol, the action, then perhaps a mission (FD-TRN-01)."""
    state.push("mission", (), (player.seat,))
    state.push("act", (), (player.seat, space))
    if space != OUTER:
        state.push("symbol", (), (player.seat, space))


def symbol(state: State, player: Player, space: int, events: list[Event]) -> None:
    """A funding symbol opens the mission of the space; to votes the die may be added (FD-TRN-06, -07)."""
    if funds(state, space):
        action = state.parts.actions[state.parts.space_actions[space]]
        put_marker(player, action.mission, "FD-TRN-06", events)
    elif player.die and player.die_at < 0:
        state.push("die", (player.seat,), (player.seat, space))


def act_there(state: State, player: Player, space: int, events: list[Event]) -> None:
    """The action of the space, or the oceanium of the outer module (FD-TRN-08, FD-OUT-02)."""
    if space == OUTER:
        state.push_effects(player.seat, state.parts.outer_effects)
    else:
        act(state, player.seat, state.parts.space_actions[space], events)


def mission_lacks(state: State, player: Player, mission: int) -> list[str]:
    """What a mission that is not completed needs and a player has not got (FD-MIS-01 to -05, FD-MIS-32).

    Its effect is asked about only where nothing else is lacking.
    """
    data = state.parts.missions[mission]
    found: list[str] = []
    if not player.markers >> mission & 1:
        found.append(MARKER)
    if not player.hangar:
        found.append(SHIP)
    if level(state, player) < data.level:
        found.append(LEVEL)
    if not is_payable(player.reserve, data.cost, 0):
        found.append(PRICE)
    if found or state.parts.readings.without_effect:
        return found
    if not any(can_resolve(state, player, effect) for effect in data.effects):
        found.append(EFFECT)
    return found


def mission_refusal(state: State, player: Player, mission: int) -> Refusal | None:
    """Why a mission cannot be completed: the first thing that it lacks."""
    name = MISSION_IDS[mission]
    if player.completed >> mission & 1:
        return Refusal("FD-MIS-01", "completed-already", name)
    lacks = mission_lacks(state, player, mission)
    if not lacks:
        return None
    if lacks[0] == MARKER:
        return Refusal("FD-MIS-03", "no-marker", name)
    if lacks[0] == SHIP:
        return Refusal("FD-MIS-04", "no-ship", name, 1, 0)
    if lacks[0] == LEVEL:
        return Refusal("FD-MIS-05", "level-too-low", name, state.parts.missions[mission].level, level(state, player))
    return Refusal("FD-MIS-32", "too-dear" if lacks[0] == PRICE else "nothing-to-gain", name)


def open_missions(state: State, player: Player) -> list[int]:
    """The missions that a player can complete now."""
    found: list[int] = []
    if not player.hangar or player.markers == player.completed:
        return found
    marked = player.markers & ~player.completed
    for mission in range(MISSIONS):
        if marked >> mission & 1 and not mission_lacks(state, player, mission):
            found.append(mission)
    return found


def begin_mission(state: State, step: Step) -> None:
    """After the action one mission may follow, and specialists of any time may be used (FD-TRN-09, -12)."""
    player = state.seats[step.args[0]]
    if open_missions(state, player) or usable_any_time(state, player, NO_STEP):
        state.push("mission", (player.seat,), step.args)


def complete(state: State, player: Player, mission: int, events: list[Event]) -> None:
    """A ship leaves the hangar for good, then the mission's action follows (FD-MIS-06)."""
    data = state.parts.missions[mission]
    player.hangar -= 1
    player.completed |= 1 << mission
    events.append(Event("mission", player.seat, "FD-MIS-06", {"mission": data.id}))
    state.push("closing", (), (player.seat,))
    state.push_effects(player.seat, data.effects)
    pay(state, player, data.cost, 0, events)


def begin_closing(state: State, step: Step) -> None:
    """After the mission specialists of any time may be used once more (FD-TRN-12)."""
    player = state.seats[step.args[0]]
    if usable_any_time(state, player, NO_STEP):
        state.push("closing", (player.seat,), step.args)


def take_back(state: State) -> None:
    """Ambassadors and dice come back, used alteration tokens and level tokens leave the game (FD-EOR-01 to -03)."""
    for space in range(len(state.owners)):
        if state.covers[space] >= 0:
            state.gone.append(state.covers[space])
        state.owners[space] = NOBODY
        state.ambassadors[space] = NOBODY
        state.sides[space] = 0
        state.covers[space] = NOBODY
        state.neutral_votes[space] = 0
    for player in state.seats:
        state.gone.extend([cover for cover in player.outer_covers if cover >= 0])
        player.outer = []
        player.outer_sides = []
        player.outer_covers = []
        player.placed = 0
        player.die_at = NOBODY
        player.level_round = 0
        player.kept = 0
        if player.special == PLACED:
            player.special = GONE
    state.gone.sort()
