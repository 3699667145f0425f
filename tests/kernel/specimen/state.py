"""The position of a game of Salvage: plain data, cheap to copy."""

from typing import Any, Final

from astrarium.kernel import NOBODY, Position, Rng

NUMBERS: Final = ("hails", "beacon", "partner")
LISTS: Final = ("bids", "deck", "discard", "stack", "row", "salvaged", "points")


class State(Position):
    """The whole table. Fuel cards are their values, wrecks their numbers; a bid of 0 is none."""

    hails: bool
    beacon: int
    partner: int
    hands: list[list[int]]
    bids: list[int]
    deck: list[int]
    discard: list[int]
    stack: list[int]
    row: list[int]
    salvaged: list[int]
    points: list[int]

    def __init__(self, players: int, rng: Rng, hails: bool) -> None:
        super().__init__(players, rng)
        self.hails = hails
        self.beacon = 0
        self.partner = NOBODY
        # Always sorted: the order in which cards came would tell something.
        self.hands = [[] for _ in range(players)]
        self.bids = [0] * players
        self.deck = []
        self.discard = []
        self.stack = []
        self.row = []
        self.salvaged = []
        self.points = [0] * players

    @property
    def bids_are_secret(self) -> bool:
        """Bids lie face down until the last of them is made (SP-BID-01)."""
        return bool(self.agenda) and self.agenda[-1].kind == "bid"

    def clockwise(self) -> list[int]:
        """All seats, the one with the beacon first."""
        return [(self.beacon + place) % self.players for place in range(self.players)]

    def clone(self) -> "State":
        copy = State(self.players, self.rng.clone(), self.hails)
        copy.agenda = self.agenda[:]
        copy.beacon = self.beacon
        copy.partner = self.partner
        copy.hands = [hand[:] for hand in self.hands]
        copy.bids = self.bids[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.stack = self.stack[:]
        copy.row = self.row[:]
        copy.salvaged = self.salvaged[:]
        copy.points = self.points[:]
        return copy

    def plain(self) -> dict[str, Any]:
        plain = super().plain()
        for name in NUMBERS + LISTS:
            plain[name] = getattr(self, name)
        plain["hands"] = self.hands
        return plain

    @staticmethod
    def restore(plain: dict[str, Any]) -> "State":
        """The position whose ``plain()`` this was."""
        state = State(plain["players"], Rng(), plain["hails"])
        state.adopt(plain)
        for name in NUMBERS:
            setattr(state, name, plain[name])
        for name in LISTS:
            setattr(state, name, list(plain[name]))
        state.hands = [list(hand) for hand in plain["hands"]]
        return state
