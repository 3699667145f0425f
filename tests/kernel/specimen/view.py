"""What a seat may see, and what it must imagine."""

from typing import Any

from astrarium.kernel import Rng
from tests.kernel.specimen.components import WRECKS
from tests.kernel.specimen.state import State


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Hands, face-down bids, deck and stack are hidden; all else is open (SP-INFO-01)."""
    return {
        "row": [WRECKS[wreck] for wreck in state.row],
        "salvaged": [WRECKS[wreck] for wreck in state.salvaged],
        "discard": sorted(state.discard),
        "deck": len(state.deck),
        "stack": len(state.stack),
        "beacon": state.beacon,
        "hand": None if seat is None else state.hands[seat][:],
        "seats": [
            {"points": state.points[other], "cards": len(state.hands[other]), "bid": bid(state, seat, other)}
            for other in range(state.players)
        ],
    }


def bid(state: State, seat: int | None, other: int) -> int | str | None:
    """The bid of another ship as a seat sees it."""
    if not state.bids[other]:
        return None
    return "face down" if state.bids_are_secret and other != seat else state.bids[other]


def redraw(state: State, seat: int, rng: Rng) -> None:
    """All that lies face down to a seat is dealt anew, in numbers as it lay."""
    others = [other for other in range(state.players) if other != seat]
    secret = [other for other in others if state.bids_are_secret and state.bids[other]]
    fuel = state.deck + [state.bids[other] for other in secret]
    for other in others:
        fuel += state.hands[other]
    # Sorted first: otherwise who knows the generator could tell from the result what lay where.
    fuel.sort()
    rng.shuffle(fuel)
    for other in others:
        state.hands[other] = sorted([fuel.pop() for _ in state.hands[other]])
    for other in secret:
        state.bids[other] = fuel.pop()
    state.deck = fuel
    unseen = [wreck for wreck in range(len(WRECKS)) if wreck not in state.row + state.salvaged]
    rng.shuffle(unseen)
    state.stack = unseen[: len(state.stack)]
