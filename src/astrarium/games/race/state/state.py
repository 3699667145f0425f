"""The position of a game of Race for the Galaxy: plain data, cheap to copy.

Cards are numbers of the card table, so two copies of a card are equal and hands are kept sorted.
"""

from typing import Any, Final, final

from astrarium.games.race.components.card import Card
from astrarium.games.race.state.pile import Pile
from astrarium.games.race.state.player import PLAYER_LISTS, PLAYER_NUMBERS, Player, restored_player
from astrarium.games.race.state.robot import ROBOT_LISTS, ROBOT_NUMBERS, Robot, restored_robot
from astrarium.games.race.state.switches import Switches
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng

NOBODY: Final = -1


@final
class State(Position):
    """The whole table."""

    options: dict[str, Any]
    switches: Switches
    round: int
    phase: str
    second: bool
    pool: int
    order: list[int]
    piles: list[Pile]
    goals: list[int]
    holders: list[int]
    rejected: list[int]
    picks: list[list[int]]
    seats: list[Player]
    robot: Robot | None

    def __init__(self, players: int, rng: Rng, options: dict[str, Any], switches: Switches) -> None:
        super().__init__(players, rng)
        self.options = options
        self.switches = switches
        self.round = 0
        self.phase = "setup"
        # The second Develop or Settle phase of a duel.
        self.second = False
        self.pool = 0
        self.order = []
        # One pile for all, or, after a draft, one for each seat.
        self.piles = []
        # Goal tiles in play, and for each: who holds it; a "first" tile that is won is held by its winners, as bits.
        self.goals = []
        self.holders = []
        # Cards that have left the game.
        self.rejected = []
        # Of every pack of a draft the cards in the order in which they were taken: turn by turn, for each turn by the
        # seat that opened it. So it can be told what a seat remembers.
        self.picks = []
        self.seats = []
        self.robot = None

    def pile_of(self, seat: int) -> Pile:
        """Where a seat draws and discards (RG-DRAFT-07)."""
        return self.piles[seat] if len(self.piles) > 1 else self.piles[0]

    def clone(self) -> "State":
        """An independent copy; what never changes is shared."""
        copy = State(self.players, self.rng.clone(), self.options, self.switches)
        copy.agenda = self.agenda[:]
        copy.round = self.round
        copy.phase = self.phase
        copy.second = self.second
        copy.pool = self.pool
        copy.order = self.order
        copy.piles = [pile.clone() for pile in self.piles]
        copy.goals = self.goals
        copy.holders = self.holders[:]
        copy.rejected = self.rejected
        copy.picks = self.picks
        copy.seats = [player.clone() for player in self.seats]
        if self.robot is not None:
            copy.robot = self.robot.clone()
        return copy

    def plain(self) -> dict[str, Any]:
        """The position as JSON-able data in a fixed order."""
        plain = super().plain()
        plain["options"] = self.options
        for name in ("round", "phase", "second", "pool", "order", "goals", "holders", "rejected"):
            plain[name] = getattr(self, name)
        plain["picks"] = self.picks
        plain["piles"] = [pile.plain() for pile in self.piles]
        plain["seats"] = [
            {name: getattr(player, name) for name in PLAYER_NUMBERS + PLAYER_LISTS} for player in self.seats
        ]
        robot = self.robot
        plain["robot"] = (
            {name: getattr(robot, name) for name in ROBOT_NUMBERS + ROBOT_LISTS} if robot is not None else None
        )
        return plain

    @staticmethod
    def restore(plain: dict[str, Any]) -> "State":
        """The position whose ``plain()`` this was."""
        players: int = plain["players"]
        state = State(players, Rng(), plain["options"], Switches(plain["options"], players))
        state.adopt(plain)
        for name in ("round", "phase", "second", "pool"):
            setattr(state, name, plain[name])
        for name in ("order", "goals", "holders", "rejected"):
            setattr(state, name, list(plain[name]))
        state.picks = [list(pack) for pack in plain["picks"]]
        state.piles = [Pile.restore(pile) for pile in plain["piles"]]
        state.seats = [restored_player(seat) for seat in plain["seats"]]
        if plain["robot"] is not None:
            state.robot = restored_robot(plain["robot"])
        return state


def card_of(state: State, card: int) -> Card:
    """The card with a number."""
    return state.switches.table.cards[card]


def name_of(state: State, card: int) -> str:
    """The id of a card, as events name it."""
    return state.switches.table.cards[card].id
