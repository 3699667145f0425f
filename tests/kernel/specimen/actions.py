"""What ships do: a family for each decision. Listing asks the same question that refuses."""

from astrarium.kernel import Action, Event, Family, Refusal, Step
from tests.kernel.specimen.components import WRECKS
from tests.kernel.specimen.state import State
from tests.kernel.specimen.verbs import Move


class Bid(Family[State]):
    """All ships bid one card each, in secret and at the same time (SP-BID-01)."""

    verbs = ("bid",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [Move("bid", (fuel,)) for fuel in sorted(set(position.hands[seat]))]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.args[0] not in position.hands[seat]:
            return Refusal("SP-BID-02", "not-in-hand", str(action.args[0]))
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        fuel = action.args[0]
        position.hands[seat].remove(fuel)
        position.bids[seat] = fuel
        events.append(Event("bid", seat, "SP-BID-01", {}, {"fuel": fuel}))


class Tow(Family[State]):
    """The best bidder tows a wreck (SP-TOW-01); before it is hauled in, the next best may hail."""

    verbs = ("tow",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [Move("tow", (wreck,)) for wreck in position.row]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.args[0] not in position.row:
            return Refusal("SP-TOW-01", "not-in-reach", WRECKS[action.args[0]])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        wreck = action.args[0]
        position.row.remove(wreck)
        position.salvaged.append(wreck)
        events.append(Event("towed", seat, "SP-TOW-01", {"wreck": WRECKS[wreck]}))
        position.push("haul", (), (seat, wreck))
        if position.hails:
            # It comes before the haul. It is asked even of a hand that cannot pay: not asking would tell.
            rival = step.args[0]
            position.push("hail", (rival,), (position.bids[seat] - position.bids[rival],))


class Hail(Family[State]):
    """The next best bidder may pay the difference of the bids for half of the points (SP-HAIL-01)."""

    verbs = ("hail", "silence")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        offers: list[Action] = [Move("hail", (fuel,)) for fuel in sorted(set(position.hands[seat]))]
        offers.append(Move("silence"))
        return [offer for offer in offers if self.refuse(position, seat, step, offer) is None]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "silence":
            return None
        if action.args[0] not in position.hands[seat]:
            return Refusal("SP-HAIL-01", "not-in-hand", str(action.args[0]))
        if action.args[0] < step.args[0]:
            return Refusal("SP-HAIL-01", "not-enough", "fuel", step.args[0], action.args[0])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "silence":
            events.append(Event("silence", seat, "SP-HAIL-02", {}))
            return
        fuel = action.args[0]
        events.append(Event("hail", seat, "SP-HAIL-01", {"fuel": fuel}))
        position.hands[seat].remove(fuel)
        position.discard.append(fuel)
        position.partner = seat
