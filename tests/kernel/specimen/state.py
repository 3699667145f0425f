"""The position of a game of Salvage: plain data, cheap to copy."""

from typing import Any

from astrarium.kernel import NOBODY, Position, Rng


class State(Position):
    """The whole table. Fuel cards are their values, wrecks their numbers; a bid of 0 is none."""

    def __init__(self, players: int, rng: Rng, hails: bool) -> None:
        super().__init__(players, rng)
        self.hails: bool = hails
        self.beacon: int = 0
        self.partner: int = NOBODY
        # Always sorted: the order in which cards came would tell something.
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.bids: list[int] = [0] * players
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.stack: list[int] = []
        self.row: list[int] = []
        self.salvaged: list[int] = []
        self.points: list[int] = [0] * players

    @property
    def bids_are_secret(self) -> bool:
        """Bids lie face down until the last of them is made (SP-BID-01)."""
        return bool(self.agenda) and self.agenda[-1].kind == "bid"

    def clockwise(self) -> list[int]:
        """All seats, the one with the beacon first."""
        return [(self.beacon + place) % self.players for place in range(self.players)]

    @staticmethod
    def restore(plain: dict[str, Any]) -> "State":
        """The position whose ``plain()`` this was."""
        state = State(plain["players"], Rng(), plain["hails"])
        state.adopt(plain)
        return state

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "State":
        """An independent copy; what never changes is shared."""
        copy = State(self.players, self.rng.clone(), self.hails)
        copy.agenda = self.agenda[:]
        copy.beacon = self.beacon
        copy.partner = self.partner
        copy.hands = [one[:] for one in self.hands]
        copy.bids = self.bids[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.stack = self.stack[:]
        copy.row = self.row[:]
        copy.salvaged = self.salvaged[:]
        copy.points = self.points[:]
        return copy

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain = super().plain()
        plain["hails"] = self.hails
        plain["beacon"] = self.beacon
        plain["partner"] = self.partner
        plain["hands"] = self.hands
        plain["bids"] = self.bids
        plain["deck"] = self.deck
        plain["discard"] = self.discard
        plain["stack"] = self.stack
        plain["row"] = self.row
        plain["salvaged"] = self.salvaged
        plain["points"] = self.points
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        super().adopt(plain)
        self.hails = plain["hails"]
        self.beacon = plain["beacon"]
        self.partner = plain["partner"]
        self.hands = [list(one) for one in plain["hands"]]
        self.bids = list(plain["bids"])
        self.deck = list(plain["deck"])
        self.discard = list(plain["discard"])
        self.stack = list(plain["stack"])
        self.row = list(plain["row"])
        self.salvaged = list(plain["salvaged"])
        self.points = list(plain["points"])

    # End of what is written.
