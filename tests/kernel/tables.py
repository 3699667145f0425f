"""Short ways to set up a game of Salvage and to play it."""

from astrarium.kernel import Event, Game, Rng
from tests.kernel.specimen.components import FUEL, WRECKS
from tests.kernel.specimen.game import RULES
from tests.kernel.specimen.state import State


def new(players: int = 2, seed: int = 0, **options: object) -> Game:
    """A new game of Salvage."""
    return Game.new(RULES, players, seed, options)


def bidding(*hands: str, row: str = "probe liner", stack: str = "", beacon: int = 0, hails: bool = True) -> Game:
    """A table where all are about to bid, with hands like ``"1 2 6"``; the other fuel is in the deck."""
    state = State(len(hands), Rng(1), hails)
    state.hands = [[int(fuel) for fuel in hand.split()] for hand in hands]
    state.deck = list(FUEL)
    for hand in state.hands:
        for fuel in hand:
            state.deck.remove(fuel)
    state.row = [WRECKS.index(name) for name in row.split()]
    state.stack = [WRECKS.index(name) for name in stack.split()]
    state.beacon = beacon
    state.push("round")
    state.push("reveal")
    state.push("bid", tuple(range(len(hands))))
    return Game(RULES, state, 0, {"length": "short", "hails": hails})


def play(game: Game, *moves: str) -> list[Event]:
    """Play moves like ``"0 bid 5"``; the events of the last one."""
    events: list[Event] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        events = game.apply(int(seat), action)
    return events


def all_is_somewhere(game: Game) -> None:
    """Every card and every wreck is in one place, and every point came from a wreck."""
    state = game.position
    assert isinstance(state, State)
    fuel = state.deck + state.discard + [bid for bid in state.bids if bid]
    for hand in state.hands:
        assert hand == sorted(hand), "a hand is out of order"
        fuel += hand
    assert sorted(fuel) == sorted(FUEL), "fuel was lost or found"
    wrecks = state.stack + state.row + state.salvaged
    assert len(set(wrecks)) == len(wrecks), "a wreck is in two places"
