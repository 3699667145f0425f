"""What players choose in the income and Gaia phases (GP-INC, GP-GAIA)."""

from astrarium.games.gaia import power
from astrarium.games.gaia.actions.common import not_enough
from astrarium.games.gaia.components.effects import RESOURCE_IDS
from astrarium.games.gaia.gains import gain, room
from astrarium.games.gaia.income import lay_power, orders
from astrarium.games.gaia.power import Bowl
from astrarium.games.gaia.research import can_take_tile, offer_tech_tile
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


def income_bowls(state: State, seat: int, step: Step) -> list[Bowl]:
    """How the player's power may lie after the income."""
    charges = [icon for icon in step.args if icon > 0]
    tokens = [-icon for icon in step.args if icon < 0]
    return orders(power.bowl_of(state.seats[seat]), charges, tokens)


class OrderIncome(Family[State]):
    """The order of charge and token icons, said by where the power ends up (GP-INC-06)."""

    verbs: tuple[str, ...] = ("income",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("income", bowl) for bowl in income_bowls(position, seat, step)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        for bowl in income_bowls(position, seat, step):
            if action.args == bowl:
                return None
        return Refusal("GP-INC-07", "no-such-order")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        one, two, three, stone = action.args
        lay_power(position.seats[seat], (one, two, three, stone), events)


class ExchangeTokens(Family[State]):
    """Itars with institute discard tokens of the Gaia area for tech tiles (GP-FAC-ITA-02)."""

    verbs: tuple[str, ...] = ("exchange", "done")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("exchange"), GaiaAction("done")]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        if action.verb == "done":
            return
        player.gaia -= position.parts.tokens_for_tile
        events.append(Event("exchange", seat, "GP-FAC-ITA-02", {"tokens": position.parts.tokens_for_tile}))
        position.push("ask_exchange", (), (seat,))
        position.push("offers")
        offer_tech_tile(position, player)


def can_exchange(state: State, seat: int) -> bool:
    """Enough tokens lie in the Gaia area, and there is a tile to take (GP-TECH-14)."""
    player = state.seats[seat]
    return player.gaia >= state.parts.tokens_for_tile and can_take_tile(state, player)


class RedeemTokens(Family[State]):
    """Terrans with institute gain resources for the tokens that return (GP-FAC-TER-02).

    Kinds are named in a fixed order, so that every mix is chosen in one way only.
    """

    verbs: tuple[str, ...] = ("redeem", "done")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found: list[Action] = []
        for action in position.parts.redeemable:
            candidate = GaiaAction("redeem", (action.gain.what,))
            if self.refuse(position, seat, step, candidate) is None:
                found.append(candidate)
        found.append(GaiaAction("done"))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "done":
            return None
        left, last = step.args
        for number, free in enumerate(position.parts.redeemable):
            if free.gain.what == action.args[0]:
                if number < last:
                    return Refusal("GP-FAC-TER-02", "earlier-kind", RESOURCE_IDS[action.args[0]])
                if free.cost > left:
                    return not_enough("GP-FAC-TER-02", "tokens", free.cost, left)
                if room(position.seats[seat], free.gain.what) <= 0:
                    return Refusal("GP-FAC-TER-04", "nothing-to-gain", RESOURCE_IDS[action.args[0]])
                return None
        return Refusal("GP-FAC-TER-02", "no-such-conversion", RESOURCE_IDS[action.args[0]])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "done":
            return
        left, _ = step.args
        for number, free in enumerate(position.parts.redeemable):
            if free.gain.what == action.args[0]:
                player = position.seats[seat]
                gain(position, player, free.gain.what, free.gain.amount, "faction", "GP-FAC-TER-02", events)
                left -= free.cost
                position.push("ask_redeem", (), (seat, left, number))


def can_redeem(state: State, left: int) -> bool:
    """Some conversion is still affordable."""
    return any(left >= action.cost for action in state.parts.redeemable)
