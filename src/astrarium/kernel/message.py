# mypyc: off
"""What the engine says, as data: Fluent messages with their arguments. Words are made of them at the edge.

An edge renders a message and decides nothing: a text or a number stands as it is, truth as ``yes`` or ``no``, a list
with commas between, and a message that is an argument is put into words first. Two ids mean something to the edge
itself: ``seat`` is the name of a seat of the table, and ``id.short`` is the attribute ``short`` of a message, or the
message where it has none.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from astrarium.kernel.event import NOBODY, Event
from astrarium.kernel.refusal import Refusal

Scene = Literal["", "executive", "final"]
LineKind = Literal["", "points", "round", "heading", "step", "deed"]
RowKind = Literal["", "sum", "heading", "total", "tie"]


class Message(Struct, frozen=True, omit_defaults=True):
    """The id of a Fluent message and its arguments; ``text`` is said where no language has the message."""

    id: str
    args: "dict[str, str | int | float | bool | Message | list[str | int | Message]]" = {}
    text: str = ""


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something worth telling: a sentence, whom it is about, the places that it points at, the rule behind it.

    ``kind`` is how it is shown: ``points`` (so many ``points`` of a seat, which a screen may show as a number),
    ``round`` (the ``round`` that begins, as a heading), ``heading``, ``step`` and ``deed`` (of an opponent that the
    rules play: what it does, what it considers, what comes of it), or just a sentence. A paragraph begins with a line
    that ``opens``.
    """

    said: Message
    seat: int = NOBODY
    kind: LineKind = ""
    places: list[str] = []
    rule: str = ""
    points: int = 0
    round: int = 0
    opens: bool = False


class Gain(Struct, frozen=True, omit_defaults=True):
    """A part of what an action brings: so much of a good, and from what."""

    what: str
    amount: int
    cause: Message | None = None


class Profit(Struct, frozen=True, omit_defaults=True):
    """What another seat may have from an action."""

    seat: int
    what: str
    amount: int


class Outcome(Struct, frozen=True, omit_defaults=True):
    """What an action brings its seat, and what the others may have from it."""

    gains: list[Gain] = []
    others: list[Profit] = []


class Thought(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of what the rules do by themselves: an opponent's reasoning, a phase, the final scoring.

    ``kept`` and ``dropped`` are the places that are still considered and those that drop out in this step; ``event``
    is the number of its event among those that were told, so that a board can be drawn as it was then. A ``scene``
    is told over the position before it; ``gives`` are the points that the step brings every seat.
    """

    title: Message
    said: list[Message]
    kept: list[str] = []
    dropped: list[str] = []
    event: int = 0
    scene: Scene = ""
    gives: list[int] = []
    rules: list[str] = []


class About(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a place or component is called, what it is and does, a sentence each, and the rules that govern it."""

    name: Message
    said: list[Message] = []
    rules: list[str] = []


class Beside(Struct, frozen=True, kw_only=True):
    """What some rules come to in a game as it stands, in a sentence."""

    rules: list[str]
    said: Message


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of the breakdown of points: where they came from, and how many every seat has from there.

    An opponent that the rules play comes behind the seats. ``counts`` is what was counted for it, ``place`` what can
    be asked about, and ``parts`` what the row is made of, where that is worth telling. ``kind`` is how it is shown: a
    ``sum`` of the rows above it, a ``heading`` without numbers, the ``total``, or what decides a ``tie``.
    """

    said: Message
    points: list[int] = []
    kind: RowKind = ""
    counts: list[int] = []
    place: str = ""
    parts: "list[Row]" = []


NOT_TOLD: Final = ("kind", "rule")
"""What of an event is no argument of its sentence."""


def name(kind: str, word: str, text: str = "", short: bool = False) -> Message:
    """The name of a component; ``text`` is what it is called where no language knows it."""
    return Message(f"{kind}-{word}.short" if short else f"{kind}-{word}", text=text)


def beside(said: str, rules: list[str], **args: Any) -> Beside:
    """A sentence to be read beside some rules."""
    return Beside(rules=rules, said=Message(said, args))


def seat_name(seat: int) -> Message:
    """What a seat is called; ``NOBODY`` is everybody."""
    return Message("seat", {"seat": seat})


def amounts(goods: Mapping[str, Any]) -> list[Message]:
    """Goods with their numbers, those that are there: ``1 ore, 2 credits``."""
    return [Message(f"amount-{what}", {"amount": number}) for what, number in goods.items() if number]


def cause(text: str, kinds: Mapping[str, str]) -> Message:
    """Where points or goods came from: a word, or a kind of component and its id (``round:mine_2``)."""
    kind, _, word = text.partition(":")
    return Message(f"cause-{kind}", {"name": name(kinds.get(kind, kind), word) if word else ""}, text)


def value_of(field: str, value: Any, kinds: Mapping[str, str]) -> Any:
    """A value of an event as an argument: ids become names, goods amounts. ``kinds`` tells what a field names."""
    if value is None:
        return ""
    if isinstance(value, (list, tuple)):
        return [value_of(field, item, kinds) for item in value]
    if isinstance(value, dict):
        return amounts(value)
    if not isinstance(value, str):
        return value
    if field == "cause":
        return cause(value, kinds)
    return name(kinds.get(field, field), value) if value else "none"


def arguments(fields: Mapping[str, Any], kinds: Mapping[str, str]) -> dict[str, Any]:
    """The fields of an event or of a question as arguments."""
    return {field: value_of(field, value, kinds) for field, value in fields.items() if field not in NOT_TOLD}


def told(event: Mapping[str, Any], kinds: Mapping[str, str]) -> Message:
    """The plain sentence of an event as it was shown: ``event-build`` with its fields."""
    args = arguments(event, kinds)
    args["seat"] = seat_name(event["seat"])
    return Message(f"event-{event['kind']}", args)


def lines(events: Iterable[Event], seat: int | None, kinds: Mapping[str, str]) -> list[Line]:
    """Every event in its plain sentence; a paragraph begins where another seat is spoken of."""
    found: list[Line] = []
    before: int | None = None
    for event in events:
        opens = before is None or (event.seat != before and event.seat != NOBODY)
        before = before if event.seat == NOBODY and before is not None else event.seat
        found.append(Line(said=told(event.shown_to(seat), kinds), seat=event.seat, rule=event.rule, opens=opens))
    return found


def action_said(verb: str, notation: str) -> Message:
    """An action in the words of its verb, with what it names as it is written."""
    rest = notation.partition(" ")[2]
    return Message("action-any", {"verb": name("verb", verb), "rest": rest}) if rest else name("verb", verb)


def asked(kind: str, facts: Mapping[str, Any], kinds: Mapping[str, str]) -> Message:
    """What a decision asks, with the facts that its view tells."""
    return Message(f"decision-{kind}", {**arguments(facts, kinds), "kind": kind})


def refused(refusal: Refusal, kinds: Iterable[str]) -> Message:
    """Why not; ``kinds`` are those of which the thing concerned may be."""
    args: dict[str, Any] = {kind: name(kind, refusal.what) for kind in kinds} if refusal.what else {}
    args |= {"what": refusal.what, "need": refusal.need, "have": refusal.have}
    return Message(f"refusal-{refusal.reason}", args, refusal.reason.replace("-", " "))


def place_name(place: str) -> Message:
    """What a place is called by its own name: ``booster:mines`` is the message ``booster-mines``."""
    kind, _, word = place.partition(":")
    return name(kind, word)
