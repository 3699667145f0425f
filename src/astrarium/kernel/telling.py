"""How a game puts itself into messages: what the kernel asks it for people. Each question has a plain default."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from astrarium.kernel import message
from astrarium.kernel.action import Action
from astrarium.kernel.compat import mypyc_attr
from astrarium.kernel.event import Event
from astrarium.kernel.message import About, Beside, Line, Message, Outcome, Thought
from astrarium.kernel.position import Position
from astrarium.kernel.refusal import Refusal

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling(Generic[P]):
    """Everything that is said of a game; none of it may depend on what the seat that it is said to cannot know.

    Events may be those of several actions in a row, and the position may be a later one than theirs.
    """

    @property
    def field_kinds(self) -> dict[str, str]:
        """The kind of component that a field of an event or a cause names, where it is not called like that kind."""
        return {}

    @property
    def refused_kinds(self) -> tuple[str, ...]:
        """The kinds of components that a refusal may be about."""
        return ()

    @property
    def interrupts(self) -> tuple[str, ...]:
        """The kinds of decisions that interrupt somebody else's turn: they are answered at once."""
        return ()

    @property
    def automatic(self) -> tuple[str, ...]:
        """The kinds of decisions that a setting of the seat can answer (see ``Rules.answers``)."""
        return ()

    @property
    def closing(self) -> tuple[str, ...]:
        """Verbs that only say that a turn is over, so that confirming may say it."""
        return ()

    def describe(self, position: P, seat: int, action: Action) -> Message:
        """A legal action in a few words; without its price, unless it answers an interrupting offer."""
        return message.action_said(action.verb, str(action))

    def tell(self, position: P, events: list[Event], seat: int | None) -> list[Line]:
        """The lines worth telling of what happened, as a seat may know it (``None``: a spectator)."""
        return message.lines(events, seat, self.field_kinds)

    def outcome(self, position: P, events: list[Event], seat: int) -> Outcome:
        """What the events bring a seat, whose own action they come from, and what others may have from them."""
        return Outcome()

    def thoughts(self, position: P, events: list[Event], seat: int | None) -> list[Thought]:
        """The reasoning of an opponent that the rules play, step by step; nothing where nobody reasons."""
        return []

    def about(self, position: P, seat: int | None, place: str) -> About | None:
        """What there is to know about a place or component (``kind:id``); ``None``: there is no such place."""
        return About(name=message.place_name(place))

    def now(self, position: P, seat: int | None) -> list[Beside]:
        """What rules come to at this moment, as a seat may know it: numbers to be read beside the rules."""
        return []

    def drawn(self, rules: Mapping[str, str]) -> dict[str, list[str]]:
        """The components, as places, that are drawn beside rules; ``rules`` are their English words by their ids."""
        return {}

    def overlay(self, position: P, seat: int | None, name: str) -> dict[str, Any] | None:
        """What can be laid over the board on demand (ranges, forecasts); ``None``: there is no such thing."""
        return None

    def explain(self, refusal: Refusal) -> Message:
        """Why something may not be done, in a sentence."""
        return message.refused(refusal, self.refused_kinds)

    def seat_title(self, position: P, seat: int) -> Message | None:
        """What a seat is called in sentences, its faction for example; ``None``: by who sits there."""
        return None

    def phase(self, position: P) -> Message | None:
        """The part of a round that is played."""
        return None

    def goods(self, position: P, seat: int) -> dict[str, int]:
        """The goods of a seat that everybody sees, in the order in which they are shown."""
        return {}
