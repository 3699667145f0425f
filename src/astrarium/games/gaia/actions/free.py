"""Free actions: burning and conversions, before and after the turn's action (GP-FREE)."""

from astrarium.games.gaia import effects, power
from astrarium.games.gaia.actions.common import listed, short
from astrarium.games.gaia.actions.payment import pay_power
from astrarium.games.gaia.components import (
    BAL_TAKS,
    FREE,
    FREE_IDS,
    GAIAFORMER_TO_GAIA,
    HADSCH_HALLAS,
    ITARS,
    NEVLAS,
    POWER,
    TAKLONS,
    TOKEN_TO_GAIA,
    FreeAction,
)
from astrarium.games.gaia.counting import has_institute
from astrarium.games.gaia.gains import gain, room
from astrarium.games.gaia.notation import BURN_IDS, GaiaAction
from astrarium.games.gaia.state import BRAINSTONE_LOST, Player, State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step

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
        return short("GP-FREE-05", "tokens", 2, player.area2 + 2 - need)
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
    if player.faction == ITARS:
        player.gaia += 1


class Burn(Family[State]):
    """Burn power (GP-FREE-05)."""

    verbs: tuple[str, ...] = ("burn",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        last = BURN_STONE_AWAY if player.brainstone == 2 else BURN_TOKENS
        return [listed("burn", how) for how in range(last + 1) if burn_refusal(player, how) is None]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return burn_refusal(position.seats[seat], action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        last = BURN_STONE_AWAY if position.seats[seat].faction == TAKLONS else BURN_TOKENS
        return [listed("burn", how) for how in range(last + 1)]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        burn(position.seats[seat], action.args[0])
        events.append(Event("burn", seat, "GP-FREE-05", {"how": BURN_IDS[action.args[0]]}))


def is_known(player: Player, action: FreeAction) -> bool:
    """The faction has this conversion (GP-FREE-14)."""
    if not action.needs:
        return True
    if action.needs == "hadsch_hallas_institute":
        return has_institute(player, HADSCH_HALLAS)
    if action.cost_what == GAIAFORMER_TO_GAIA:
        return player.faction == BAL_TAKS
    return player.faction == NEVLAS


def price_refusal(player: Player, action: FreeAction) -> Refusal | None:
    """Not enough to pay a conversion."""
    what = action.cost_what
    if what == POWER:
        have = power.spendable(player)
        name = "power"
    elif what == GAIAFORMER_TO_GAIA:
        have = player.formers_ready
        name = "gaiaformer"
    elif what == TOKEN_TO_GAIA:
        have = player.area3
        name = "tokens"
    elif what == effects.ORE:
        have = player.ore
        name = "ore"
    elif what == effects.CREDITS:
        have = player.credits
        name = "credits"
    elif what == effects.KNOWLEDGE:
        have = player.knowledge
        name = "knowledge"
    else:
        have = player.qic
        name = "qic"
    return None if have >= action.cost else short("GP-FREE-01", name, action.cost, have)


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
        for action in FREE:
            if action.index and conversion_refusal(player, action) is None:
                found.append(listed("convert", action.index))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return conversion_refusal(position.seats[seat], FREE[action.args[0]])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        known = [action.index for action in FREE if action.index and is_known(player, action)]
        unknown = [action.index for action in FREE if action.index and action.index not in known]
        return [listed("convert", index) for index in known + unknown]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        convert(position, position.seats[seat], FREE[action.args[0]], events)


def any_free_action(player: Player) -> bool:
    """Something could still be burned or converted."""
    if burn_refusal(player, BURN_TOKENS) is None or burn_refusal(player, BURN_STONE_UP) is None:
        return True
    return any(action.index and conversion_refusal(player, action) is None for action in FREE)


class EndTurn(Family[State]):
    """Free actions after the action are over (GP-ACT-10)."""

    verbs: tuple[str, ...] = ("end",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("end")]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.agenda.pop()
