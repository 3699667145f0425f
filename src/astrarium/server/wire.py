"""What the server says and understands; what it says of a game that is played is in `wire_play`.

The client's types are generated from these.
"""

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from astrarium.kernel import Message
from astrarium.server.wire_play import Entry, Json, Refusal, SeenPosition

OptionKind = Literal["flag", "choice", "text", "list"]
SeatKind = Literal["open", "invited", "person", "bot"]
ClockKind = Literal["none", "live", "turns"]
AtZero = Literal["wait", "bot"]
Status = Literal["waiting", "playing", "finished", "abandoned"]
StandIn = Literal["", "left", "voted", "time"]
TableNotice = Literal["", "vote", "stand-in", "ending"]
UndoReason = Literal["", "nothing", "others-moved", "revealed", "not-allowed"]
What = Literal["moves", "seats", "chat", "present", "clock", "alive", "end"]


class Me(Struct, kw_only=True):
    """The person behind the browser: a guest until an account is made.

    `email` has been verified, and is empty otherwise; `mail` tells whether this server sends any.
    """

    id: str
    name: str
    guest: bool
    webhook: str
    email: str
    mail: bool


class SessionInfo(Struct, kw_only=True):
    """A browser in which one is known: since when, when last (to the hour), what it is and its network."""

    id: str
    made: int
    seen: int
    device: str
    place: str
    current: bool


class OptionInfo(Struct, kw_only=True):
    """An option of a game, as the game declares it."""

    name: str
    kind: OptionKind
    default: Json
    choices: list[str]
    meaning: str
    rule: str
    players: list[int]
    longest: int
    checked: bool
    """A text of the game's own, which can be checked and kept."""
    names: str
    """The kind of what its values are called like: `faction` of an option of factions."""


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
    levels: list[str]
    """Those of the bots that are levels, from weak to strong."""
    default_bot: str
    """Who plays where nobody is named."""
    thinking: list[int]
    """Seconds that a level may be given for a decision instead of what it usually takes."""


class Takeover(Struct, kw_only=True):
    """Whether the others may let a bot play on for a seat, and how many of how many agree.

    `left` is how long it is until that takes effect, `away` since when the person is not there: in milliseconds, as
    of the table's `now`.
    """

    possible: bool = False
    votes: int = 0
    needed: int = 0
    mine: bool = False
    left: int = 0
    away: int = 0


class Ending(Struct, kw_only=True):
    """Whether whoever reads may wish that the game ends without a result, and how many of how many do."""

    possible: bool = False
    asked: bool = False
    """Somebody has wished it, and nobody has declined."""
    votes: int = 0
    needed: int = 0
    mine: bool = False
    seats: list[int] = []
    """Whose wish it is; whoever made the table may wish it without a seat."""


class SeatSummary(Struct, kw_only=True):
    """A seat as a list shows it; `clock` is in milliseconds, as of the moment when it is said.

    Where a bot stands in, `person` is the name of the one for whom it plays, and `stand_in` why.
    """

    seat: int
    kind: SeatKind
    name: str
    person: str
    stand_in: StandIn
    yours: bool
    clock: int | None


class SeatInfo(SeatSummary, kw_only=True):
    """A seat of a table; `back`: whoever reads may take it back from the bot that stands in."""

    back: bool
    present: bool
    away: int
    """For how many milliseconds the person has not been at the table; 0 while they are there."""
    ready: bool
    """Before the start: the person would begin the game as its options are."""
    takeover: Takeover


class Clock(Struct, kw_only=True, frozen=True):
    """`live`: seconds in all and a bonus for each decision; `turns`: seconds for each decision."""

    kind: ClockKind = "none"
    seconds: int = 0
    bonus: int = 0
    zero: AtZero = "wait"


class Rival(Struct, kw_only=True):
    """The opponent that the rules of a solo game play. Where nobody has won, it has."""

    name: str
    score: int
    shares: bool = False
    """It shares the victory of the winners."""


class TableFacts(Struct, kw_only=True):
    """What everybody is told about a table who may look at it."""

    id: str
    game: str
    title: str
    players: int
    status: Status
    practice: bool
    clock: Clock
    to_act: list[int]
    round: int
    rounds: int
    notice: TableNotice
    """What whoever reads should know: others vote for a bot in their seat, one plays there, the game shall end."""
    updated: int
    scores: list[int]
    winners: list[int]
    rival: Rival | None


class TableSummary(TableFacts, kw_only=True):
    """A table as it is listed."""

    seats: list[SeatSummary]


class TablePage(Struct, kw_only=True):
    """A part of a list, and where the next one begins (null: this is the last)."""

    tables: list[TableSummary]
    next: str | None


class Against(Struct, kw_only=True):
    """How somebody has fared against a bot, or alone against a level of the opponent that the rules play."""

    id: str
    games: int
    ahead: int
    """Games in which they finished before it."""
    points: float
    """What it scored in them on average."""


class Results(Struct, kw_only=True):
    """How somebody has fared at a game, in all that was played to its end by a seed that nobody knew."""

    bots: list[Against]
    alone: list[Against]


class Rematch(Struct, kw_only=True):
    """The table where a finished game is played once more; `seats` of this one sit there already."""

    table: str
    seats: list[int]


class TableInfo(TableFacts, kw_only=True):
    """A table, for one reader."""

    private: bool
    options: dict[str, Json]
    seats: list[SeatInfo]
    mine: bool
    changeable: bool
    """Whoever reads may change options and clock."""
    ending: Ending
    created: int
    now: int
    rematch: Rematch | None = None


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
    position: SeenPosition | None
    undo: Undo
    log: list[Entry]
    cut: int | None
    answers: dict[str, Json]


class ChatLine(Struct, kw_only=True):
    """Something said at a table."""

    id: int
    name: str
    seat: int | None
    text: str
    at: int


class ErrorInfo(Struct, kw_only=True):
    """What is wrong with a request; `reason` is a word that says it more closely, `said` a sentence of the game."""

    code: str
    message: str
    reason: str | UnsetType = UNSET
    said: Message | UnsetType = UNSET
    refusal: Refusal | UnsetType = UNSET
    at: int | UnsetType = UNSET
    state: TableState | UnsetType = UNSET


class ErrorBody(Struct, kw_only=True):
    """Every answer with a status of 400 or more."""

    error: ErrorInfo


class Change(Struct, kw_only=True):
    """The data of a server-sent event; its id is the number of the change."""

    change: int
    what: What


class Ready(Struct, kw_only=True):
    """That the server can do its work."""

    status: Literal["ready"]


class Health(Struct, kw_only=True):
    """That the server is alive, and what it runs on."""

    status: Literal["ok"]
    version: str
    database: str


class RuleInfo(Struct, kw_only=True):
    """A rule of a game, in the language that was asked for, with the headings that it stands under."""

    id: str
    group: str
    text: str
    section: str = ""
    shows: list[str] = []
    """Components that are drawn beside it, as places of a table."""


class Invitation(Struct, kw_only=True):
    """A seat that waits for whoever has the link."""

    seat: int
    token: str
    path: str


class Moved(Struct, kw_only=True):
    """A move that was written: the number of its last row, and how the table stands now."""

    seq: int
    state: TableState


class Fairness(Struct, kw_only=True):
    """Whether anybody could know the seed, its seal, and at the end the seed and the salt that were sealed."""

    practice: bool
    seal: str
    seed: int | None
    salt: str | None


class Replayed(Struct, kw_only=True):
    """A position of the past, and the move that led to it (null: the beginning)."""

    position: SeenPosition
    entry: Entry | None
    length: int


def encode(value: object) -> bytes:
    """A value as JSON."""
    return msgspec.json.encode(value)


class OwnText(Struct, kw_only=True):
    """A text of one's own for an option of a game."""

    id: str
    name: str
    text: str
    updated: int
