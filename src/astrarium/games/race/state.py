"""The position of a game of Race for the Galaxy: plain data, cheap to copy.

Cards are numbers of the card table, so two copies of a card are equal and hands are kept sorted.
"""

from typing import Any, Final, final

from astrarium.games.race.components import CardTable, card_table
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng

NOBODY: Final = -1
NO_GOOD: Final = -1
NO_CARD: Final = -1


@final
class Pile:
    """A deck and its discards. ``known`` says for each discard which seats have seen its face, one bit each."""

    deck: list[int]
    discards: list[int]
    known: list[int]

    def __init__(self) -> None:
        self.deck = []
        self.discards = []
        self.known = []

    def clone(self) -> "Pile":
        """An independent copy."""
        copy = Pile()
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.known = self.known[:]
        return copy

    def plain(self) -> list[list[int]]:
        """The pile as JSON-able data."""
        return [self.deck, self.discards, self.known]

    @staticmethod
    def restore(plain: list[list[int]]) -> "Pile":
        """The pile whose ``plain()`` this was."""
        pile = Pile()
        pile.deck, pile.discards, pile.known = [list(part) for part in plain]
        return pile


@final
class Player:
    """All that lies before one seat, or is in its hand."""

    seat: int
    start: int
    chips: int
    goal_vp: int
    fresh: int
    military: int
    used: int
    discarded: int
    placing: int
    hand: list[int]
    tableau: list[int]
    goods: list[int]
    actions: list[int]
    secret: list[int]
    drawn: list[int]
    produced: list[int]
    starts: list[int]

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # The number of the original start world: it sets the order of play.
        self.start = NOBODY
        self.chips = 0
        self.goal_vp = 0
        # So many cards at the end of the tableau were placed in this phase: their powers sleep (RG-POW-02).
        self.fresh = 0
        # Military gained until the end of the Settle phase.
        self.military = 0
        # Powers used in this phase: one bit for each, four to a card.
        self.used = 0
        self.discarded = 0
        # The card revealed and not yet paid for.
        self.placing = NO_CARD
        self.hand = []
        self.tableau = []
        # For each card of the tableau the face-down card that is its good, or -1.
        self.goods = []
        # Action cards, once revealed.
        self.actions = []
        # What the seat has chosen and nobody may see yet.
        self.secret = []
        # Cards that only this seat looks at: dealt, explored, or a pack of the draft.
        self.drawn = []
        # Goods produced in this phase, by kind.
        self.produced = [0, 0, 0, 0]
        # In a draft, the two start worlds to choose from.
        self.starts = []

    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player(self.seat)
        copy.start = self.start
        copy.chips = self.chips
        copy.goal_vp = self.goal_vp
        copy.fresh = self.fresh
        copy.military = self.military
        copy.used = self.used
        copy.discarded = self.discarded
        copy.placing = self.placing
        copy.hand = self.hand[:]
        copy.tableau = self.tableau[:]
        copy.goods = self.goods[:]
        copy.actions = self.actions[:]
        copy.secret = self.secret[:]
        copy.drawn = self.drawn[:]
        copy.produced = self.produced[:]
        copy.starts = self.starts[:]
        return copy


PLAYER_NUMBERS: Final = (
    "seat",
    "start",
    "chips",
    "goal_vp",
    "fresh",
    "military",
    "used",
    "discarded",
    "placing",
)
PLAYER_LISTS: Final = ("hand", "tableau", "goods", "actions", "secret", "drawn", "produced", "starts")


@final
class Robot:
    """The solo opponent: a stack, a tableau without powers, two tracks, and the overlays on its mat."""

    start: int
    credit: int
    economy: int
    counter: int
    counters: int
    placed_counters: int
    chips: int
    stack: list[int]
    tableau: list[int]
    overlays: list[int]
    dice: list[int]

    def __init__(self) -> None:
        self.start = NOBODY
        self.credit = 0
        self.economy = 0
        # The action that a robot face stands for.
        self.counter = 0
        # Six-cost counters still beside the mat, and those in its tableau.
        self.counters = 0
        self.placed_counters = 0
        self.chips = 0
        self.stack = []
        self.tableau = []
        self.overlays = []
        # The columns of the mat on which its dice lie this round.
        self.dice = []

    def clone(self) -> "Robot":
        """An independent copy."""
        copy = Robot()
        copy.start = self.start
        copy.credit = self.credit
        copy.economy = self.economy
        copy.counter = self.counter
        copy.counters = self.counters
        copy.placed_counters = self.placed_counters
        copy.chips = self.chips
        copy.stack = self.stack[:]
        copy.tableau = self.tableau[:]
        copy.overlays = self.overlays[:]
        copy.dice = self.dice[:]
        return copy


ROBOT_NUMBERS: Final = ("start", "credit", "economy", "counter", "counters", "placed_counters", "chips")
ROBOT_LISTS: Final = ("stack", "tableau", "overlays", "dice")


@final
class Switches:
    """The options of a game; fixed, so positions share them."""

    storm: bool
    goals: bool
    duel: bool
    draft: bool
    first_game: bool
    difficulty: str
    draws_wait: bool
    table: CardTable

    def __init__(self, options: dict[str, Any], players: int) -> None:
        self.storm = options["expansion"]
        self.goals = options["goals"] and players > 1 and self.storm
        self.duel = options["duel"] or players == 1
        self.draft = options["draft"]
        self.first_game = options["setup"] == "first_game"
        self.difficulty = options["difficulty"]
        # A correction of the rules; older games go on without it.
        self.draws_wait = options["draws_wait"]
        self.table = card_table(options["edition"] == "second", options["cards"])


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
        state.seats = [_restored_player(seat) for seat in plain["seats"]]
        if plain["robot"] is not None:
            state.robot = _restored_robot(plain["robot"])
        return state


def _restored_player(plain: dict[str, Any]) -> Player:
    player = Player(plain["seat"])
    for name in PLAYER_NUMBERS:
        setattr(player, name, plain[name])
    for name in PLAYER_LISTS:
        setattr(player, name, list(plain[name]))
    return player


def _restored_robot(plain: dict[str, Any]) -> Robot:
    robot = Robot()
    for name in ROBOT_NUMBERS:
        setattr(robot, name, plain[name])
    for name in ROBOT_LISTS:
        setattr(robot, name, list(plain[name]))
    return robot
