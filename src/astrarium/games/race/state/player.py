"""What belongs to one seat."""

from typing import Any, Final, final

NO_GOOD: Final = -1
NO_CARD: Final = -1
NO_START: Final = -1


@final
class Player:
    """All that lies before one seat, or is in its hand."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        # The number of the original start world: it sets the order of play.
        self.start: int = NO_START
        self.chips: int = 0
        self.goal_vp: int = 0
        # So many cards at the end of the tableau were placed in this phase: their powers sleep (RG-POW-02).
        self.fresh: int = 0
        # Military gained until the end of the Settle phase.
        self.military: int = 0
        # Powers used in this phase: one bit for each, four to a card.
        self.used: int = 0
        self.discarded: int = 0
        # The card revealed and not yet paid for.
        self.placing: int = NO_CARD
        self.hand: list[int] = []
        self.tableau: list[int] = []
        # For each card of the tableau the face-down card that is its good, or -1.
        self.goods: list[int] = []
        # Action cards, once revealed.
        self.actions: list[int] = []
        # What the seat has chosen and nobody may see yet.
        self.secret: list[int] = []
        # Cards that only this seat looks at: dealt, explored, or a pack of the draft.
        self.drawn: list[int] = []
        # Goods produced in this phase, by kind.
        self.produced: list[int] = [0, 0, 0, 0]
        # In a draft, the two start worlds to choose from.
        self.starts: list[int] = []

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "Player":
        """An independent copy; what never changes is shared."""
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

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain: dict[str, Any] = {}
        plain["seat"] = self.seat
        plain["start"] = self.start
        plain["chips"] = self.chips
        plain["goal_vp"] = self.goal_vp
        plain["fresh"] = self.fresh
        plain["military"] = self.military
        plain["used"] = self.used
        plain["discarded"] = self.discarded
        plain["placing"] = self.placing
        plain["hand"] = self.hand
        plain["tableau"] = self.tableau
        plain["goods"] = self.goods
        plain["actions"] = self.actions
        plain["secret"] = self.secret
        plain["drawn"] = self.drawn
        plain["produced"] = self.produced
        plain["starts"] = self.starts
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        self.seat = plain["seat"]
        self.start = plain["start"]
        self.chips = plain["chips"]
        self.goal_vp = plain["goal_vp"]
        self.fresh = plain["fresh"]
        self.military = plain["military"]
        self.used = plain["used"]
        self.discarded = plain["discarded"]
        self.placing = plain["placing"]
        self.hand = list(plain["hand"])
        self.tableau = list(plain["tableau"])
        self.goods = list(plain["goods"])
        self.actions = list(plain["actions"])
        self.secret = list(plain["secret"])
        self.drawn = list(plain["drawn"])
        self.produced = list(plain["produced"])
        self.starts = list(plain["starts"])

    @staticmethod
    def restore(plain: dict[str, Any]) -> "Player":
        """The player whose ``plain()`` this was."""
        restored = Player(plain["seat"])
        restored.adopt(plain)
        return restored

    # End of what is written.
