"""What the server says and understands; `web/src/lib/wire.ts` is the other side of it."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

Json = Any
OptionKind = Literal["flag", "choice", "text", "list"]
SeatKind = Literal["open", "invited", "person", "bot"]
ClockKind = Literal["none", "live", "turns"]
AtZero = Literal["wait", "bot"]
Status = Literal["waiting", "playing", "finished", "abandoned"]
UndoReason = Literal["", "nothing", "others-moved", "revealed", "not-allowed"]
What = Literal["moves", "seats", "chat", "present", "clock"]


class Me(Struct, kw_only=True):
    """The person behind the browser: a guest until an account is made."""

    id: str
    name: str
    guest: bool
    webhook: str


class OptionInfo(Struct, kw_only=True):
    """An option of a game, as the game declares it."""

    name: str
    kind: OptionKind
    default: Json
    choices: list[str]
    meaning: str
    rule: str
    players: list[int]


class GameInfo(Struct, kw_only=True):
    """A game that can be played; `answers` are the automatic answers that a seat may set."""

    id: str
    title: str
    version: int
    min_players: int
    max_players: int
    options: list[OptionInfo]
    answers: list[OptionInfo]


class Catalogue(Struct, kw_only=True):
    """The games, and the bots to play them with."""

    version: str
    games: list[GameInfo]
    bots: list[str]


class Takeover(Struct, kw_only=True):
    """Whether the others may let a bot play on for a seat, and how many of how many agree."""

    possible: bool = False
    votes: int = 0
    needed: int = 0
    mine: bool = False


class SeatInfo(Struct, kw_only=True):
    """A seat of a table; `clock` is in milliseconds, as of the table's `now`."""

    seat: int
    kind: SeatKind
    name: str
    yours: bool
    present: bool
    clock: int | None
    takeover: Takeover


class Clock(Struct, kw_only=True, frozen=True):
    """`live`: seconds in all and a bonus for each decision; `turns`: seconds for each decision."""

    kind: ClockKind = "none"
    seconds: int = 0
    bonus: int = 0
    zero: AtZero = "wait"


class Rival(Struct, kw_only=True):
    """The opponent that the rules of a solo game play."""

    name: str
    score: int


class TableInfo(Struct, kw_only=True):
    """A table as it is listed."""

    id: str
    game: str
    title: str
    players: int
    status: Status
    private: bool
    options: dict[str, Json]
    clock: Clock
    seats: list[SeatInfo]
    to_act: list[int]
    round: int
    rounds: int
    mine: bool
    created: int
    updated: int
    now: int
    scores: list[int]
    winners: list[int]
    rival: Rival | None


class ActionInfo(Struct, kw_only=True):
    """A legal action: its notation is all that is ever sent back."""

    text: str
    verb: str
    quote: dict[str, Json]


class Decision(Struct, kw_only=True):
    """What a seat owes, with the facts of the question."""

    kind: str
    seat: int
    facts: dict[str, Json]


class Entry(Struct, kw_only=True):
    """One move of the log; `text` is null where it is not the reader's to know."""

    number: int
    seat: int
    text: str | None
    at: int
    events: list[dict[str, Json]]


class Position(Struct, kw_only=True):
    """A position through the eyes of one seat (or of a spectator), with what may be done in it."""

    view: dict[str, Json]
    to_act: list[int]
    decision: Decision | None
    actions: list[ActionInfo]
    verbs: list[str]
    over: bool


class Undo(Struct, kw_only=True):
    """Whether the last action can be taken back, and if not, why."""

    possible: bool
    reason: UndoReason


class TableState(Struct, kw_only=True):
    """How a table stands for one reader."""

    table: TableInfo
    seq: int
    change: int
    seat: int | None
    position: Position | None
    undo: Undo
    log: list[Entry]
    cut: int | None
    answers: dict[str, Json]


class Tried(Struct, kw_only=True):
    """What one tried action did."""

    text: str
    quote: dict[str, Json]
    events: list[dict[str, Json]]


class Attempt(Struct, kw_only=True):
    """What came of trying; with `settles` the last action is shown only once it is confirmed."""

    position: Position
    entries: list[Tried]
    settles: bool


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
    text: str


class ChatLine(Struct, kw_only=True):
    """Something said at a table."""

    id: int
    name: str
    seat: int | None
    text: str
    at: int


class Fault(Struct, kw_only=True):
    """What is wrong with a request."""

    code: str
    message: str
    refusal: Refusal | UnsetType = UNSET
    at: int | UnsetType = UNSET
    state: TableState | UnsetType = UNSET


class Problem(Struct, kw_only=True):
    """Every answer with a status of 400 or more."""

    error: Fault


class Change(Struct, kw_only=True):
    """The data of a server-sent event; its id is the number of the change."""

    change: int
    what: What


class Health(Struct, kw_only=True):
    """That the server is well, and what it runs on."""

    status: Literal["ok"]
    version: str
    database: str


class RuleInfo(Struct, kw_only=True):
    """A rule of a game, in the language that was asked for, with the headings that it stands under."""

    id: str
    group: str
    text: str
    section: str = ""


class Invitation(Struct, kw_only=True):
    """A seat that waits for whoever has the link."""

    seat: int
    token: str
    path: str


class Moved(Struct, kw_only=True):
    """A move that was written: the number of its last row, and how the table stands now."""

    seq: int
    state: TableState


class Replayed(Struct, kw_only=True):
    """A position of the past, and the move that led to it (null: the beginning)."""

    position: Position
    entry: Entry | None
    length: int


def encode(value: object) -> bytes:
    """A value as JSON."""
    return msgspec.json.encode(value)


class CardFault(Struct, kw_only=True):
    """What is wrong with a set of cards: the card and the field, as far as they are known, and the sentence."""

    card: str
    field: str
    message: str


class CheckedCards(Struct, kw_only=True):
    """The cards of a text as far as they can be read, and what is wrong with them."""

    cards: list[dict[str, Json]]
    fault: CardFault | None


class CardSet(Struct, kw_only=True):
    """A set of cards of one's own; `text` is a TOML file."""

    id: str
    name: str
    text: str
    updated: int
