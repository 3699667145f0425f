"""What belongs to one seat."""

from typing import Any, Final, final

NO_GOOD: Final = -1
NO_CARD: Final = -1
NO_START: Final = -1


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
        self.start = NO_START
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


def restored_player(plain: dict[str, Any]) -> Player:
    """The player that was told as plain data."""
    player = Player(plain["seat"])
    for name in PLAYER_NUMBERS:
        setattr(player, name, plain[name])
    for name in PLAYER_LISTS:
        setattr(player, name, list(plain[name]))
    return player
