"""The position of a game of Race for the Galaxy: plain data, cheap to copy.

Cards are numbers of the card table, so two copies of a card are equal and hands are kept sorted.
"""

from typing import Any, Final, final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.numbers import Numbers
from astrarium.games.race.state.pile import Pile
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.switches import Switches
from astrarium.kernel.fields import Shared, Untold
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng

NOBODY: Final = -1


@final
class State(Position):
    """The whole table."""

    def __init__(self, players: int, rng: Rng, options: dict[str, Any], switches: Switches) -> None:
        super().__init__(players, rng)
        self.options: Shared[dict[str, Any]] = options
        self.switches: Untold[Shared[Switches]] = switches
        self.round: int = 0
        self.phase: str = "setup"
        # The second Develop or Settle phase of a duel.
        self.second: bool = False
        self.pool: int = 0
        self.order: Shared[list[int]] = []
        # One pile for all, or, after a draft, one for each seat.
        self.piles: list[Pile] = []
        # Goal tiles in play, and for each: who holds it; a "first" tile that is won is held by its winners, as bits.
        self.goals: Shared[list[int]] = []
        self.holders: list[int] = []
        # Cards that have left the game.
        self.rejected: Shared[list[int]] = []
        # Of every pack of a draft the cards in the order in which they were taken: turn by turn, for each turn by the
        # seat that opened it. So it can be told what a seat remembers.
        self.picks: Shared[list[list[int]]] = []
        self.seats: list[Player] = []
        self.robot: Robot | None = None

    def pile_of(self, seat: int) -> Pile:
        """Where a seat draws and discards (RG-DRAFT-07)."""
        return self.piles[seat] if len(self.piles) > 1 else self.piles[0]

    @staticmethod
    def restore(plain: dict[str, Any]) -> "State":
        """The position whose ``plain()`` this was."""
        options = plain["options"]
        state = State(plain["players"], Rng(), options, Switches(options, plain["players"]))
        state.adopt(plain)
        return state

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "State":
        """An independent copy; what never changes is shared."""
        copy = State(self.players, self.rng.clone(), self.options, self.switches)
        copy.agenda = self.agenda[:]
        copy.round = self.round
        copy.phase = self.phase
        copy.second = self.second
        copy.pool = self.pool
        copy.order = self.order
        copy.piles = [one.clone() for one in self.piles]
        copy.goals = self.goals
        copy.holders = self.holders[:]
        copy.rejected = self.rejected
        copy.picks = self.picks
        copy.seats = [one.clone() for one in self.seats]
        copy.robot = self.robot.clone() if self.robot is not None else None
        return copy

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain = super().plain()
        plain["options"] = self.options
        plain["round"] = self.round
        plain["phase"] = self.phase
        plain["second"] = self.second
        plain["pool"] = self.pool
        plain["order"] = self.order
        plain["piles"] = [one.plain() for one in self.piles]
        plain["goals"] = self.goals
        plain["holders"] = self.holders
        plain["rejected"] = self.rejected
        plain["picks"] = self.picks
        plain["seats"] = [one.plain() for one in self.seats]
        plain["robot"] = self.robot.plain() if self.robot is not None else None
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        super().adopt(plain)
        self.options = plain["options"]
        self.round = plain["round"]
        self.phase = plain["phase"]
        self.second = plain["second"]
        self.pool = plain["pool"]
        self.order = list(plain["order"])
        self.piles = [Pile.restore(one) for one in plain["piles"]]
        self.goals = list(plain["goals"])
        self.holders = list(plain["holders"])
        self.rejected = list(plain["rejected"])
        self.picks = [list(one) for one in plain["picks"]]
        self.seats = [Player.restore(one) for one in plain["seats"]]
        self.robot = Robot.restore(plain["robot"]) if plain["robot"] is not None else None

    # End of what is written.


def numbers_of(state: State) -> Numbers:
    """The numbers of the game that no card prints."""
    return state.switches.table.numbers


def card_of(state: State, card: int) -> Card:
    """The card with a number."""
    return state.switches.table.cards[card]


def name_of(state: State, card: int) -> str:
    """The id of a card, as events name it."""
    return state.switches.table.cards[card].id
