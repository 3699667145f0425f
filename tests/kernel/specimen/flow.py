"""The order of play: what happens by itself between two decisions."""

from astrarium.kernel import NOBODY, Event, Step
from tests.kernel.specimen.components import HAND, POINTS, ROW, WRECKS
from tests.kernel.specimen.state import State


def play_round(state: State, step: Step, events: list[Event]) -> None:
    """Ships fuel up, wrecks come into reach, all bid (SP-ROUND-01). No wreck: it is over (SP-END-01)."""
    if not state.row and not state.stack:
        return
    refuel(state, events)
    sight(state, events)
    state.push("round")
    state.push("reveal")
    state.push("bid", tuple(range(state.players)))


def refuel(state: State, events: list[Event]) -> None:
    """Every ship draws up to a full hand, the one with the beacon first (SP-FUEL-01)."""
    if sum(HAND - len(hand) for hand in state.hands) > len(state.deck):
        recall(state, events)
    for seat in state.clockwise():
        drawn = [state.deck.pop() for _ in range(HAND - len(state.hands[seat]))]
        state.hands[seat] = sorted(state.hands[seat] + drawn)
        events.append(Event("drew", seat, "SP-FUEL-01", {"cards": len(drawn)}, {"fuel": sorted(drawn)}))
    state.revealed = True


def recall(state: State, events: list[Event]) -> None:
    """Too little fuel in the deck: all of it, hands included, is shuffled anew (SP-FUEL-02)."""
    for hand in state.hands:
        state.deck += hand
        hand.clear()
    state.deck += state.discard
    state.discard.clear()
    state.rng.shuffle(state.deck)
    events.append(Event("recalled", NOBODY, "SP-FUEL-02", {}))


def sight(state: State, events: list[Event]) -> None:
    """The row is filled from the stack (SP-ROUND-02)."""
    while state.stack and len(state.row) < ROW:
        state.row.append(state.stack.pop())
        state.revealed = True
        events.append(Event("sighted", NOBODY, "SP-ROUND-02", {"wreck": WRECKS[state.row[-1]]}))


def reveal(state: State, step: Step, events: list[Event]) -> None:
    """The best bid tows and the next best may hail; ties follow the beacon (SP-BID-03)."""
    ranking = sorted(state.clockwise(), key=lambda seat: -state.bids[seat])
    state.revealed = True
    events.append(Event("revealed", NOBODY, "SP-BID-01", {"bids": state.bids[:]}))
    state.push("tow", (ranking[0],), (ranking[1],))


def haul(state: State, step: Step, events: list[Event]) -> None:
    """The wreck is scored and shared, and the beacon goes to the ship after the winner (SP-HAUL-01)."""
    winner, wreck = step.args
    shared = POINTS[wreck] // 2 if state.partner != NOBODY else 0
    state.points[winner] += POINTS[wreck] - shared
    events.append(Event("salvaged", winner, "SP-HAUL-01", {"points": POINTS[wreck] - shared}))
    if state.partner != NOBODY:
        state.points[state.partner] += shared
        events.append(Event("salvaged", state.partner, "SP-HAIL-01", {"points": shared}))
    state.partner = NOBODY
    state.discard += state.bids
    state.bids = [0] * state.players
    state.beacon = (winner + 1) % state.players


STEPS = {"round": play_round, "reveal": reveal, "haul": haul}
