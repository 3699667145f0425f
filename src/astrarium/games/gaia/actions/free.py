"""Free actions: burning and conversions, before and after the turn's action (GP-FREE)."""

from typing import Any, Final

from astrarium.games.gaia import power
from astrarium.games.gaia.actions.common import not_enough
from astrarium.games.gaia.actions.payment import pay_power
from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.abilities import NO_ABILITY
from astrarium.games.gaia.components.components import FREE_IDS
from astrarium.games.gaia.components.effects import GAIAFORMER_TO_GAIA, POWER, TOKEN_TO_GAIA
from astrarium.games.gaia.components.pieces import FreeAction
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.gains import gain, room
from astrarium.games.gaia.state.player import BRAINSTONE_LOST, Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import BURN_IDS, GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step

COST_IDS: Final[dict[int, str]] = {
    effects.ORE: "ore",
    effects.CREDITS: "credits",
    effects.KNOWLEDGE: "knowledge",
    effects.QIC: "qic",
    POWER: "power",
    GAIAFORMER_TO_GAIA: "gaiaformer",
    TOKEN_TO_GAIA: "tokens",
}
"""What a conversion costs, in words."""
BURN_TOKENS = 0
BURN_STONE_UP = 1
BURN_STONE_AWAY = 2


def burn_refusal(player: Player, how: int) -> Refusal | None:
    """Burning needs two tokens in area II, of which the brainstone may be one (GP-FREE-05, GP-FAC-TAK-06)."""
    stone = player.brainstone == 2
    if how != BURN_TOKENS and not stone:
        return Refusal("GP-FAC-TAK-06", "no-brainstone")
    need = 2 if how == BURN_TOKENS else 1
    if player.area2 < need:
        return not_enough("GP-FREE-05", "tokens", 2, player.area2 + 2 - need)
    return None


def burn(player: Player, how: int) -> None:
    """Discard one token of area II, move another to III; Itars keep it in the Gaia area (GP-FAC-ITA-01)."""
    if how == BURN_TOKENS:
        player.area2 -= 2
        player.area3 += 1
    elif how == BURN_STONE_UP:
        player.area2 -= 1
        player.brainstone = 3
    else:
        player.area2 -= 1
        player.area3 += 1
        player.brainstone = BRAINSTONE_LOST
    if can(player, abilities.BURN_TO_GAIA):
        player.gaia += 1


class Burn(Family[State]):
    """Burn power (GP-FREE-05)."""

    verbs: tuple[str, ...] = ("burn",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        last = BURN_STONE_AWAY if player.brainstone == 2 else BURN_TOKENS
        return [GaiaAction("burn", (how,)) for how in range(last + 1) if burn_refusal(player, how) is None]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return burn_refusal(position.seats[seat], action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        last = BURN_STONE_AWAY if position.seats[seat].brainstone else BURN_TOKENS
        return [GaiaAction("burn", (how,)) for how in range(last + 1)]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.put_back(step)
        burn(position.seats[seat], action.args[0])
        events.append(Event("burn", seat, "GP-FREE-05", {"how": BURN_IDS[action.args[0]]}))


def is_known(player: Player, action: FreeAction) -> bool:
    """The faction has this conversion (GP-FREE-14)."""
    return action.needs == NO_ABILITY or can(player, action.needs)


def price_refusal(player: Player, action: FreeAction) -> Refusal | None:
    """Not enough to pay a conversion."""
    have = stock(player, action.cost_what)
    return None if have >= action.cost else not_enough("GP-FREE-01", COST_IDS[action.cost_what], action.cost, have)


def stock(player: Player, what: int) -> int:
    """How much the player has of what conversions cost."""
    if what == POWER:
        return power.spendable(player)
    if what == GAIAFORMER_TO_GAIA:
        return player.formers_ready
    if what == TOKEN_TO_GAIA:
        return player.area3
    if what == effects.ORE:
        return player.ore
    if what == effects.CREDITS:
        return player.credits
    return player.knowledge if what == effects.KNOWLEDGE else player.qic


def conversion_refusal(player: Player, action: FreeAction) -> Refusal | None:
    """Why a conversion is not possible: unknown, too dear, or with nothing to gain (GP-FREE-01)."""
    if action.index == 0:
        return Refusal("GP-FREE-05", "not-now", FREE_IDS[0])
    if not is_known(player, action):
        return Refusal("GP-FREE-14", "other-faction", action.id)
    refusal = price_refusal(player, action)
    if refusal is not None:
        return refusal
    if room(player, action.gain.what) <= 0:
        return Refusal("GP-FREE-01", "nothing-to-gain", action.id)
    return None


def convert(state: State, player: Player, action: FreeAction, events: list[Event]) -> None:
    """Pay one thing for another."""
    events.append(Event("convert", player.seat, "GP-FREE-01", {"action": action.id}))
    what = action.cost_what
    if what == effects.ORE:
        player.ore -= action.cost
    elif what == effects.CREDITS:
        player.credits -= action.cost
    elif what == effects.KNOWLEDGE:
        player.knowledge -= action.cost
    elif what == effects.QIC:
        player.qic -= action.cost
    elif what == GAIAFORMER_TO_GAIA:
        player.formers_ready -= action.cost
        player.formers_gaia += action.cost
    elif what == TOKEN_TO_GAIA:
        player.area3 -= action.cost
        player.gaia += action.cost
    change = state.switches.nevlas_change and what == POWER and power.doubled(player) and action.cost % 2
    gain(state, player, action.gain.what, action.gain.amount, "convert:" + action.id, "GP-FREE-01", events)
    if change:
        gain(state, player, effects.CREDITS, 1, "convert:" + action.id, "GP-FAC-NEV-03", events)
    if what == POWER:
        pay_power(state, player, action.cost, events)


class Convert(Family[State]):
    """Conversions of power and resources, with those of the factions (GP-FREE-06 to -14)."""

    verbs: tuple[str, ...] = ("convert",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = []
        for action in position.parts.free:
            if action.index and conversion_refusal(player, action) is None:
                found.append(GaiaAction("convert", (action.index,)))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return conversion_refusal(position.seats[seat], position.parts.free[action.args[0]])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        known = [action.index for action in position.parts.free if action.index and is_known(player, action)]
        unknown = [action.index for action in position.parts.free if action.index and action.index not in known]
        return [GaiaAction("convert", (index,)) for index in known + unknown]

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        free = position.parts.free[action.args[0]]
        return {} if free.cost_what in (GAIAFORMER_TO_GAIA, TOKEN_TO_GAIA) else {COST_IDS[free.cost_what]: free.cost}

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.put_back(step)
        convert(position, position.seats[seat], position.parts.free[action.args[0]], events)


def any_free_action(player: Player) -> bool:
    """Something could still be burned or converted."""
    if burn_refusal(player, BURN_TOKENS) is None or burn_refusal(player, BURN_STONE_UP) is None:
        return True
    return any(action.index and conversion_refusal(player, action) is None for action in player.parts.free)


class EndTurn(Family[State]):
    """Free actions after the action are over (GP-ACT-10)."""

    verbs: tuple[str, ...] = ("end",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("end")]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        """Nothing more is asked."""
