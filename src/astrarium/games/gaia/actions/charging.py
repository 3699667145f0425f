"""The passive action: charge power when somebody builds nearby (GP-LEECH)."""

from typing import Any, Final

from astrarium.games.gaia import power
from astrarium.games.gaia.actions.common import price
from astrarium.games.gaia.building import always_offered
from astrarium.games.gaia.components import effects
from astrarium.games.gaia.gains import charge, gain, score
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import CHARGE_IDS, GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step

NOW: Final = 0
TOKEN_FIRST: Final = 1
TOKEN_LAST: Final = 2


def charge_amount(player: Player, value: int) -> int:
    """The smallest of power value, units that can be charged, and VP + 1 (GP-LEECH-14)."""
    return min(value, power.chargeable(player), player.vp + 1)


def next_offer(state: State, events: list[Event]) -> None:
    """Put the next offer to its seat; one that would give nothing is not made (GP-LEECH-08, -14, -16)."""
    while state.offers:
        seat, value, planet = state.offers.pop(0)
        player = state.seats[seat]
        if charge_amount(player, value) > 0 or always_offered(player):
            state.push("offers")
            state.push("charge", (seat,), (value, planet))
            data = {"value": value, "at": hexes.name(state.hex_of(planet))}
            events.append(Event("offer", seat, "GP-LEECH-01", data))
            return


class ChargePower(Family[State]):
    """All of it or nothing (GP-LEECH-04); Taklons with institute add a token, before or after."""

    verbs: tuple[str, ...] = ("charge", "decline")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found: list[Action] = []
        for how in (NOW, TOKEN_FIRST, TOKEN_LAST):
            action = GaiaAction("charge", (how,))
            if self.refuse(position, seat, step, action) is None:
                found.append(action)
        found.append(GaiaAction("decline"))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "decline":
            return None
        if always_offered(position.seats[seat]) == (action.args[0] == NOW):
            return Refusal("GP-FAC-TAK-02", "token-order", CHARGE_IDS[action.args[0]])
        return None

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        if action.verb == "decline":
            return {}
        value, _ = step.args
        amount = charge_amount(position.seats[seat], value)
        return price(charged=amount, vp=max(0, amount - 1))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "decline":
            events.append(Event("decline", seat, "GP-LEECH-07", {}))
            return
        player = position.seats[seat]
        how = action.args[0]
        if how == TOKEN_FIRST:
            gain(position, player, effects.TOKENS, position.parts.token_on_charge, "faction", "GP-FAC-TAK-02", events)
        value, _ = step.args
        amount = charge_amount(player, value)
        if how == TOKEN_LAST:
            # The token comes after a charge that may still have to be settled; new tokens lie below it.
            position.push("gain_token", (), (seat, position.parts.token_on_charge))
        if amount > 0:
            score(position, player, 1 - amount, "charge", "GP-LEECH-03", events)
            charge(position, player, amount, "GP-LEECH-02", events)
