"""What the server says of a game that is played: positions, actions, what came of them, and why not."""

from typing import Any, TypedDict

from msgspec import Struct

from astrarium.kernel import Gain, Line, Message, Outcome, Row, Thought

Json = Any


class GameEvent(TypedDict):
    """An event as the reader may see it (seat -1: nobody), with its own fields."""

    kind: str
    seat: int
    rule: str


class ActionInfo(Struct, kw_only=True):
    """A legal action: its notation is all that is ever sent back.

    `said` tells it in a few words, `places` are where on a board it can be chosen (with several it takes all),
    and `quote` is what it costs and brings, by resource.
    """

    text: str
    verb: str
    said: Message
    places: list[str]
    quote: dict[str, int]


class Decision(Struct, kw_only=True):
    """What a seat owes, with the facts of the question; `ask` is the question to whoever reads, if it is theirs.

    One that `interrupts` comes in the middle of somebody else's turn, and is answered at once; one that is
    `automatic` can be answered by a setting of the seat.
    """

    kind: str
    seat: int
    facts: dict[str, Json]
    ask: Message | None
    interrupts: bool
    automatic: bool


class Entry(Struct, kw_only=True):
    """One move of the log, from 1; `text` is null where it is not the reader's to know.

    The events are for programs; `lines` tell them to people, `thoughts` the reasoning of an opponent that
    the rules play.
    """

    number: int
    seat: int
    text: str | None
    at: int
    events: list[GameEvent]
    lines: list[Line]
    thoughts: list[Thought]


class SeenPosition(Struct, kw_only=True):
    """A position through the eyes of one seat (or of a spectator), with what may be done in it.

    `titles` are what the seats are called in sentences (null: by who sits there), `goods` what each has, `verbs`
    every verb that belongs to the decision, possible or not, `closing` the action that only ends the
    turn, if there is one, `verdict` who has won.
    """

    view: dict[str, Json]
    to_act: list[int]
    decision: Decision | None
    actions: list[ActionInfo]
    verbs: list[str]
    closing: str | None
    titles: list[Message | None]
    goods: list[dict[str, int]]
    round: int
    rounds: int
    phase: Message | None
    over: bool
    verdict: Message | None


class Breakdown(Struct, kw_only=True):
    """Where everybody's points come from as things stand: the overlay `breakdown` of every game."""

    rows: list[Row]


class Tried(Struct, kw_only=True):
    """What one tried action did; `parts` is what its price is made of, each part with its reason.

    `instead` are the actions that one of the seat's own settings was chosen among.
    """

    text: str
    said: Message
    places: list[str]
    quote: dict[str, int]
    parts: list[Gain]
    events: list[GameEvent]
    lines: list[Line]
    outcome: Outcome
    instead: list[ActionInfo] = []


class Attempt(Struct, kw_only=True):
    """What came of trying; with `reveals` the last action is shown only once it is confirmed."""

    position: SeenPosition
    entries: list[Tried]
    reveals: bool


class Hint(Struct, kw_only=True):
    """What a bot would do, in notation; null if it cannot tell."""

    action: str | None


class Refusal(Struct, kw_only=True):
    """Why something may not be done, with the text of the rule in English."""

    rule: str
    reason: str
    what: str
    need: int
    have: int
    said: Message
    text: str
