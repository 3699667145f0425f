"""Placing an ambassador: side, space, alteration token and die (FD-SEN, FD-AMB, FD-ALT, FD-OUT)."""

from typing import Any, Final

from astrarium.games.federation.actions.common import SKIP, OneThing
from astrarium.games.federation.budget import NO_BONUS
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    AMBASSADOR_IDS,
    AMBASSADORS,
    COVER,
    FUND,
    NOBODY,
    NONE,
    OUTER,
    PRESIDENT,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    SPECIAL,
    VOTE,
)
from astrarium.games.federation.kept_back import covers_to_spare
from astrarium.games.federation.payment import is_payable, price
from astrarium.games.federation.senate import Prospects, open_actions
from astrarium.games.federation.state.player import HELD, PLACED, Player
from astrarium.games.federation.state.state import State
from astrarium.games.federation.turns import after_placing, has_normal
from astrarium.games.federation.verbs import FederationAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.message import Gain, name
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step

# Every placement once, by ambassador, side and space: listing them is the hottest part of the game.
PLACEMENTS: Final[list[list[list[Action]]]] = [
    [
        [FederationAction("place", (ambassador, side, space)) for space in range(len(SPACE_IDS))]
        for side in range(len(SIDE_IDS))
    ]
    for ambassador in range(len(AMBASSADOR_IDS))
]
OUTSIDE: Final = len(ACTION_IDS)
"""In sets of open actions: the outer module, which is always open (FD-OUT-01)."""


def ambassador_refusal(state: State, player: Player, ambassador: int) -> Refusal | None:
    """An ambassador is placed once a round; of two equal ones the first goes first (FD-TRN-02)."""
    name = AMBASSADOR_IDS[ambassador]
    if ambassador == SPECIAL:
        return None if player.special == HELD else Refusal("FD-DS-07", "not-owned", name)
    if player.placed >> ambassador & 1:
        return Refusal("FD-TRN-02", "placed-already", name)
    twin = equal_before(state, player, ambassador)
    if twin >= 0:
        return Refusal("FD-TRN-02", "equal-one-first", AMBASSADOR_IDS[twin])
    return None


def equal_before(state: State, player: Player, ambassador: int) -> int:
    """An unplaced ambassador of the same votes and bonus that is listed in this one's stead, or -1."""
    mine = state.parts.ambassadors[ambassador]
    for other in range(ambassador):
        if not player.placed >> other & 1:
            data = state.parts.ambassadors[other]
            if data.votes == mine.votes and data.bonus.gain == mine.bonus.gain:
                return other
    return NONE


def open_with_token(state: State, player: Player, token: int, prospects: Prospects) -> int:
    """The actions that are open under an alteration token, and the outer module (FD-ALT-03, FD-TRN-05)."""
    bonus = state.parts.tokens[token].bonus
    if not is_payable(player.reserve, bonus.due, 0):
        return 0
    return open_actions(state, player, bonus, prospects) | 1 << OUTSIDE


def open_with_side(state: State, player: Player, ambassador: int, side: int, prospects: Prospects) -> int:
    """The actions that are open with an ambassador lying so, and the outer module."""
    if side == COVER:
        found = 0
        for token in sorted(set(player.tokens)):
            found |= open_with_token(state, player, token, prospects)
        return found
    bonus = state.parts.ambassadors[ambassador].bonus if side == FUND else NO_BONUS
    return open_actions(state, player, bonus, prospects) | 1 << OUTSIDE


def action_at(state: State, space: int) -> int:
    """The action of a space, the outer module included."""
    return OUTSIDE if space == OUTER else state.parts.space_actions[space]


def free_spaces(state: State) -> list[int]:
    """The spaces of the senate on which nobody lies (FD-SEN-07)."""
    return [space for space in range(SPACES) if state.owners[space] == NOBODY]


def actions_of(state: State, spaces: list[int]) -> int:
    """The actions of some spaces, as a set."""
    found = 0
    for space in spaces:
        found |= 1 << state.parts.space_actions[space]
    return found


def open_spaces(state: State, free: list[int], mask: int) -> list[int]:
    """Those of the free spaces whose actions are in a set of open ones, and the outer module."""
    if not mask:
        return []
    actions = state.parts.space_actions
    found = [space for space in free if mask >> actions[space] & 1]
    if mask >> OUTSIDE & 1:
        found.append(OUTER)
    return found


class Place(Family[State]):
    """An unplaced ambassador, a side of it or a token on it, and a free space or the outer module (FD-TRN-02)."""

    verbs: tuple[str, ...] = ("place",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        free = free_spaces(position)
        prospects = Prospects(position, player, actions_of(position, free))
        plain = open_spaces(position, free, open_with_side(position, player, 0, VOTE, prospects))
        covered = open_spaces(position, free, open_with_side(position, player, 0, COVER, prospects))
        found: list[Action] = []
        for ambassador in range(len(AMBASSADOR_IDS)):
            if ambassador_refusal(position, player, ambassador) is not None:
                continue
            rows = PLACEMENTS[ambassador]
            row = rows[VOTE]
            found += [row[space] for space in plain]
            if ambassador != SPECIAL:
                funding = plain
                if position.parts.ambassadors[ambassador].funding:
                    mask = open_with_side(position, player, ambassador, FUND, prospects)
                    funding = open_spaces(position, free, mask)
                row = rows[FUND]
                found += [row[space] for space in funding]
            row = rows[COVER]
            found += [row[space] for space in covered]
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        ambassador, side, space = action.args
        refusal = ambassador_refusal(position, player, ambassador)
        if refusal is not None:
            return refusal
        if ambassador == SPECIAL and side == FUND:
            return Refusal("FD-AMB-06", "no-funding-side", AMBASSADOR_IDS[SPECIAL])
        if side == COVER and not player.tokens:
            return Refusal("FD-TRN-03", "no-token")
        if space != OUTER and position.owners[space] != NOBODY:
            return Refusal("FD-SEN-07", "occupied", SPACE_IDS[space])
        action_there = action_at(position, space)
        mask = open_with_side(position, player, ambassador, side, Prospects(position, player, 1 << action_there))
        if mask >> action_there & 1:
            return None
        if not mask >> OUTSIDE & 1:
            return Refusal("FD-TRN-05", "too-dear", SIDE_IDS[side])
        return closed(position, player, space)

    def unplaced(self, position: State, seat: int) -> list[int]:
        """The ambassadors that could be placed."""
        player = position.seats[seat]
        found = range(len(AMBASSADOR_IDS))
        return [ambassador for ambassador in found if ambassador_refusal(position, player, ambassador) is None]

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [row for ambassador in self.unplaced(position, seat) for row in PLACEMENTS[ambassador][VOTE]]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        ambassador, side, space = action.args
        # A token is chosen by what it opens, so this is asked before the ambassador lies on its space.
        tokens = tokens_for(position, player, space) if side == COVER else []
        put(position, player, ambassador, side, space)
        data = {"ambassador": AMBASSADOR_IDS[ambassador], "side": SIDE_IDS[side], "space": SPACE_IDS[space]}
        events.append(Event("place", seat, "FD-TRN-02", data))
        after_placing(position, player, space)
        if side == FUND:
            position.push_effects(seat, position.parts.ambassadors[ambassador].funding)
        elif side == COVER and len(tokens) == 1:
            cover(position, player, tokens[0], space, events)
        elif side == COVER:
            position.push("cover", (seat,), (seat, space, *tokens))

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        space = action.args[2]
        if space == OUTER:
            return {}
        return price(position.parts.actions[position.parts.space_actions[space]].cost)

    def parts(self, position: State, seat: int, step: Step, action: Action) -> list[Gain]:
        space = action.args[2]
        if space == OUTER:
            return []
        reason = name("action", ACTION_IDS[position.parts.space_actions[space]])
        cost = self.quote(position, seat, step, action)
        return [Gain(what, amount, reason) for what, amount in cost.items()]


def closed(state: State, player: Player, space: int) -> Refusal:
    """Why the action of a free space cannot be carried out (FD-SEN-08, FD-SEN-10, FD-ROOM-06)."""
    action = state.parts.space_actions[space]
    name = ACTION_IDS[action]
    if action == PRESIDENT:
        return Refusal("FD-ROOM-06", "first-turn-of-first-player", name)
    if not is_payable(player.reserve, state.parts.actions[action].cost, 0):
        return Refusal("FD-SEN-08", "too-dear", name)
    return Refusal("FD-SEN-10", "nothing-to-do", name)


def tokens_for(state: State, player: Player, space: int) -> list[int]:
    """The own alteration tokens under which a space is open."""
    action = action_at(state, space)
    prospects = Prospects(state, player, 1 << action)
    found: list[int] = []
    for token in sorted(set(player.tokens)):
        if open_with_token(state, player, token, prospects) >> action & 1:
            found.append(token)
    return found


def put(state: State, player: Player, ambassador: int, side: int, space: int) -> None:
    """The ambassador lies on its space, or on the outer module (FD-SEN-07, FD-OUT-03)."""
    player.placed |= 1 << ambassador
    if ambassador == SPECIAL:
        player.special = PLACED
    if space == OUTER:
        player.outer.append(ambassador)
        player.outer_sides.append(side)
        player.outer_covers.append(NONE)
    else:
        state.owners[space] = player.seat
        state.ambassadors[space] = ambassador
        state.sides[space] = side


def cover(state: State, player: Player, token: int, space: int, events: list[Event]) -> None:
    """An alteration token replaces all that the ambassador shows; its bonus comes at once (FD-TRN-03, -04)."""
    player.tokens.remove(token)
    if space == OUTER:
        player.outer_covers[-1] = token
    else:
        state.covers[space] = token
    data = {"token": TOKEN_IDS[token], "space": SPACE_IDS[space]}
    events.append(Event("cover", player.seat, "FD-TRN-03", data))
    state.push_effects(player.seat, state.parts.tokens[token].effects)


class Cover(OneThing):
    """Which alteration token covers the ambassador, where several open the space (FD-TRN-03)."""

    verbs: tuple[str, ...] = ("cover",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return covers_to_spare(position, position.seats[seat], step)

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        if number not in position.seats[seat].tokens:
            return Refusal("FD-TRN-03", "not-owned", TOKEN_IDS[number])
        return Refusal("FD-SEN-10", "nothing-to-do", TOKEN_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        cover(position, position.seats[seat], action.args[0], step.args[1], events)


class AddDie(Family[State]):
    """The assistant die may join a token that shows votes, once a round (FD-TRN-07, FD-DIE-02)."""

    verbs: tuple[str, ...] = ("die", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [FederationAction("die"), SKIP]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "skip":
            return
        player = position.seats[seat]
        player.die_at = step.args[1]
        data = {"space": SPACE_IDS[player.die_at], "value": player.die}
        events.append(Event("die-placed", seat, "FD-DIE-02", data))


class KeepSpecial(Family[State]):
    """After the four others the special ambassador may be kept for a later round (FD-TRN-13)."""

    verbs: tuple[str, ...] = ("keep",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [] if has_normal(position.seats[seat]) else [FederationAction("keep")]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if has_normal(player):
            left = AMBASSADORS - (player.placed & ((1 << AMBASSADORS) - 1)).bit_count()
            return Refusal("FD-TRN-13", "must-place", "", 0, left)
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.seats[seat].kept = 1
        events.append(Event("keep", seat, "FD-TRN-13", {}))
