"""What is kept back: between placing and paying nobody spends what the action of the space needs (FD-SEN-08).

A choice that would spend something is asked about as if it were made: could all that the agenda still holds be paid
then? The same budget that opens a space answers. Where it could not be paid anyway, every choice is free.
"""

from typing import Final

from astrarium.games.federation.budget import NO_BONUS, Budget, plus
from astrarium.games.federation.components.ids import ARRATUIN, ATAL, E81216, GOLD, OUTER, PLANETS, SPY
from astrarium.games.federation.effects.kind import KINDS, resources
from astrarium.games.federation.gains import convertible
from astrarium.games.federation.payment import is_payable, ways
from astrarium.games.federation.planets import arratuin, atal, e81216
from astrarium.games.federation.senate import Prospects, can_copy, spy_open
from astrarium.games.federation.specialists import copy_targets, planet_action
from astrarium.games.federation.state.player import IN_USE, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.step import Step

DEMANDING: Final = frozenset({"pay", "effect", "cover", "act", "spy", "arratuin", "atal", "build"})
"""The steps that may have to be paid for."""


def keeps_back(state: State, agenda: list[Step]) -> bool:
    """Whether something of these steps may have to be paid for, so that not every choice is free."""
    if not state.kept_back:
        return False
    return any(step.kind in DEMANDING for step in agenda)


def can_go_on(state: State, player: Player, agenda: list[Step]) -> bool:
    """Whether a player could pay for all that these steps of his turn demand."""
    return _from(state, player, agenda, len(agenda) - 1, Budget(player, NO_BONUS))


def in_mission(agenda: list[Step]) -> bool:
    """The action of a mission is under way; a mission may be completed for its count alone (FD-MIS-32)."""
    return any(step.kind == "closing" for step in agenda)


def _from(state: State, player: Player, agenda: list[Step], top: int, budget: Budget) -> bool:
    """The steps from a place of the agenda down; behind the main action of a turn nothing has to be paid."""
    bound = not in_mission(agenda)
    for place in range(top, -1, -1):
        step = agenda[place]
        kind = step.kind
        if kind == "pay":
            cost = list(step.args[1:5])
            if not is_payable(budget.reserve, cost, step.args[5]):
                return False
            budget.owe(cost)
        elif kind == "effect":
            effect = state.parts.effects[step.args[1]]
            if not KINDS[effect.op].fits(state, player, effect, budget, bound):
                return False
        elif kind == "cover":
            bonuses = [state.parts.tokens[token].bonus for token in step.args[2:]]
            return any(_from(state, player, agenda, place - 1, budget.with_bonus(player, bonus)) for bonus in bonuses)
        elif kind == "act":
            return step.args[1] == OUTER or _action(state, player, state.parts.space_actions[step.args[1]], budget)
        elif bound and not _under_way(state, player, step, budget):
            return False
    return True


def _action(state: State, player: Player, action: int, budget: Budget) -> bool:
    """The action of the space has not begun yet."""
    if action == SPY:
        return spy_open(state, player, budget, Prospects(state, player, 1 << SPY))
    if action >= PLANETS:
        return budget.can_pay(state.parts.actions[action].cost)
    if not state.parts.rule_choices.requires_effect:
        return True
    if action == ARRATUIN:
        return arratuin.is_open(state, player, budget)
    if action == E81216:
        return e81216.is_open(state, player, budget, 0)
    return action != ATAL or atal.is_open(state, player, Step("atal", (), (player.seat, 0)))


def _under_way(state: State, player: Player, step: Step, budget: Budget) -> bool:
    """The action has begun and waits for something that a specialist brought up."""
    if step.kind == "spy":
        return can_copy(state, player, budget)
    if step.kind == "arratuin":
        return arratuin.is_open(state, player, budget)
    if step.kind == "atal":
        return atal.is_open(state, player, step)
    if step.kind == "build" and not step.args[2]:
        return e81216.is_open(state, player, budget, step.args[1])
    return True


def must_build(state: State, player: Player, step: Step) -> bool:
    """The main action on E81216 is not optional as long as specialists make it possible (FD-E81-06)."""
    if not state.must_build or in_mission(state.agenda):
        return False
    return e81216.is_open(state, player, Budget(player, NO_BONUS), step.args[1])


def payments(state: State, step: Step, rest: list[Step]) -> list[tuple[int, int, int, int]]:
    """Every way to pay what is due that leaves enough for the rest of the agenda (FD-RES-05)."""
    player = state.seats[step.args[0]]
    found = ways(player.reserve, list(step.args[1:5]), step.args[5])
    if len(found) < 2 or not keeps_back(state, rest):
        return found
    return [way for way in found if can_go_on(state, _after(player, way), rest)] or found


def covers_to_spare(state: State, player: Player, step: Step) -> list[int]:
    """The tokens for an ambassador on its space under which the action can be paid still (FD-TRN-05)."""
    found = list(step.args[2:])
    if not state.kept_back:
        return found
    rest = state.agenda[:-1]
    kept = [token for token in found if can_go_on(state, player, [*rest, Step("cover", (), (*step.args[:2], token))])]
    return kept or found


def crystals_to_spare(state: State, player: Player) -> list[int]:
    """The kinds of crystals of which one above the limit may go back (FD-RES-04)."""
    found = [kind for kind in range(GOLD) if player.reserve[kind]]
    if not keeps_back(state, state.agenda):
        return found
    return [kind for kind in found if can_go_on(state, _after(player, _one(kind)), state.agenda)] or found


def conversions(state: State, player: Player) -> list[int]:
    """The resources that may turn into the next dearer one (FD-PRD-02)."""
    found = convertible(state, player)
    if not state.kept_back or not can_go_on(state, player, state.agenda):
        return found
    return [kind for kind in found if can_go_on(state, _converted(player, kind), state.agenda)]


def can_spare(state: State, player: Player, specialist: int) -> bool:
    """Whether the action of the space needs no specialist that copies, or is served if it copies now (FD-SEN-10)."""
    most = state.parts.specialists[specialist].copies
    if not state.kept_back or not most or not can_go_on(state, player, state.agenda):
        return True
    without = player.clone()
    without.used[without.specialists.index(specialist)] = IN_USE
    if can_go_on(state, without, state.agenda):
        return True
    targets = copy_targets(state, player, most, planet_action(state.agenda))
    return any(_still_after_copying(state, without, state.agenda, target) for target in targets)


def copies_to_spare(state: State, player: Player, found: list[int], rest: list[Step]) -> list[int]:
    """Those of the specialists to copy after which the rest of the agenda can be paid (FD-SEN-10)."""
    if not state.kept_back or len(found) < 2:
        return found
    return [target for target in found if _still_after_copying(state, player, rest, target)] or found


def _still_after_copying(state: State, player: Player, agenda: list[Step], target: int) -> bool:
    """What is copied may bring resources, or change the planet's action that waits."""
    later = player.clone()
    waiting = agenda[:]
    for effect in state.parts.specialists[target].effects:
        KINDS[effect.op].prepare(effect, waiting)
        later.reserve = plus(later.reserve, resources(state, player, effect))
    return can_go_on(state, later, waiting)


def _after(player: Player, spent: tuple[int, ...]) -> Player:
    later = player.clone()
    later.reserve = [have - gone for have, gone in zip(player.reserve, spent)]
    return later


def _one(kind: int) -> tuple[int, ...]:
    return tuple([int(resource == kind) for resource in range(GOLD + 1)])


def _converted(player: Player, kind: int) -> Player:
    later = player.clone()
    later.reserve[kind] -= 1
    later.reserve[kind + 1] += 1
    return later
