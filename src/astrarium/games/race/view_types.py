# mypyc: off
"""What Race for the Galaxy's view and components hold, typed: the types of the client are generated from these."""

from typing import Any, Literal, NotRequired, TypedDict

from astrarium.kernel.message import Message


class RobotView(TypedDict):
    """The robot, as far as its player may know it."""

    start: str
    credit: int
    economy: int
    counter: str
    """What a robot face means."""
    six_counters: int
    six_placed: int
    chips: int
    stack: int
    """How many cards lie on its stack, unseen."""
    tableau: list[str]
    overlays: list[str]
    cells: dict[str, str]
    """The cells that say something, each with the overlay that says it, or "" for the mat."""
    marked: list[str]
    """The spaces that the player's actions mark."""
    dice: list[str]
    """The spaces on which its dice lie, in the order of the dice."""
    calls: dict[str, int]
    """How many dice call each phase."""
    score: int
    sums: dict[str, int]
    """Its points by their kind."""
    tie: int
    won: bool
    """The game is over, and it has won, alone or together with the player."""


class Placed(TypedDict):
    """A card in a tableau."""

    card: str
    good: bool
    """A good lies on it."""


class Price(TypedDict):
    """What a card of the hand would cost now."""

    cards: NotRequired[int]
    defence: NotRequired[int]
    military: NotRequired[int]
    payable: bool
    """The other cards of the hand are enough, or a card of the tableau makes it free."""
    conquerable: NotRequired[bool]
    """With all Military that could be added for it."""
    conquered: NotRequired[bool]
    """A military world that would rather be conquered than paid for."""


class RaceSeat(TypedDict):
    """A seat; what only its owner sees is left out for others."""

    seat: int
    start: str | int
    score: int
    chips: int
    goal_vp: int
    military: int
    temporary_military: int
    military_now: int
    """Both together."""
    hand_size: int
    actions: list[str]
    """The actions that were revealed in this round."""
    placing: str | None
    tableau: list[Placed]
    points: list[dict[str, int]]
    """What each card of the tableau is worth now: printed, and by what a question mark counts."""
    sums: dict[str, int]
    """The points by their kind: printed on cards, counted by question marks, chips, goals."""
    tie: int
    """What decides a tie."""
    ledger: list[tuple[int, str, int]]
    hand: NotRequired[list[str]]
    """The rest only for the own seat."""
    prices: NotRequired[list[Price]]
    worth: NotRequired[list[int]]
    """What each card of the hand would bring at the end, were it placed as things stand."""
    drawn: NotRequired[list[str]]
    starts: NotRequired[list[str]]
    chosen: NotRequired[list[str]]


class Goal(TypedDict):
    """A goal, and how the seats stand on it."""

    id: str
    most: bool
    threshold: int
    counts: list[int]
    holders: list[int]
    vp: list[int]
    """What it brings every seat as it stands: won, held, or shared with its holder."""


class Asked(TypedDict):
    """The decision that is owed: its kind, by whom, and its own facts."""

    kind: str
    seats: list[int]


class RaceView(TypedDict):
    """The whole table of Race for the Galaxy."""

    game: str
    players: int
    options: dict[str, Any]
    you: int | None
    round: int
    phase: str
    second: bool
    to_act: list[int]
    decision: Asked | None
    together: bool
    """It is one that all decide at the same time."""
    turn_order: list[int]
    pool: int
    pool_at_start: int
    deck: list[int]
    discards: list[int]
    goals: list[Goal]
    duel: bool
    seats: list[RaceSeat]
    robot: RobotView | None


class MatchFace(TypedDict, total=False):
    """What a card must be: all that is there must hold."""

    world: bool
    development: bool
    military: bool
    good: str
    mode: str
    keyword: str
    symbol: str
    cost: int
    row: str
    card: str


class PowerFace(TypedDict):
    """A power of a card; which of the numbers mean something depends on its kind."""

    row: str
    kind: str
    amount: int
    good: str
    """The kind of good that it asks for or excludes; any without one."""
    keyword: str
    symbol: str
    goods: int
    times: int
    vp: int
    cards: int
    here: bool
    priced: bool
    """Trade powers count for its price."""
    match: MatchFace
    said: Message
    rules: list[str]


class ScoringFace(TypedDict):
    """A line of what a development with a question mark counts: cards that fit, or units of ``per``."""

    vp: int
    per: str
    match: MatchFace
    said: Message


class CardFace(TypedDict):
    """What is printed on a card."""

    id: str
    name: str
    """In English, or as its author wrote it."""
    own: bool
    type: Literal["world", "military", "development"]
    cost: int
    """Of a military world its defence."""
    six: bool
    """A six-cost development."""
    vp: int
    good: str
    mode: str
    keywords: list[str]
    symbols: list[str]
    powers: list[PowerFace]
    scoring: list[ScoringFace]
    start: int
    """The number of a start world, or -1."""
    start_hand: int
    rules: list[str]


class ActionFace(TypedDict):
    """An action card: the phase it calls, and how often everybody has it in a duel."""

    id: str
    row: str
    in_duel: int


class Limits(TypedDict):
    """Numbers that no card prints."""

    tableau_end: int
    hand_limit: int
    first_vp: int
    most_vp: int


class StepFace(TypedDict):
    """One thing that the robot does in a cell of its mat."""

    kind: str
    amount: int
    find: str
    costs: int
    face: str


class CellFace(TypedDict):
    """A cell of the robot's mat."""

    steps: list[StepFace]
    said: Message
    rule: str


class MatFace(TypedDict):
    """The robot's mat, and what covers cells of it."""

    columns: list[str]
    credit_limit: int
    economy_limit: int
    board: dict[str, CellFace]
    overlays: dict[str, dict[str, CellFace]]


class LinePattern(TypedDict):
    """How a line of a card may look, and what it says then."""

    line: str
    said: Message


class Vocabulary(TypedDict):
    """The words of which cards are made."""

    goods: list[str]
    keywords: list[str]
    symbols: list[str]
    powers: list[LinePattern]
    scoring: list[LinePattern]


class Components(TypedDict):
    """Everything that is printed."""

    cards: list[CardFace]
    second_edition: list[CardFace]
    """The cards that are others in the second edition."""
    actions: list[ActionFace]
    limits: Limits
    vocabulary: Vocabulary
    robot: MatFace


class OwnComponents(TypedDict):
    """What only one table has: cards of its players' own, all cards where numbers are changed, and its limits."""

    cards: list[CardFace]
    limits: Limits


class CardDraft(TypedDict):
    """A card as it is being written: what its author wrote, what can be drawn of it, what each of its lines says."""

    entry: dict[str, Any]
    face: CardFace | None
    powers: list[Message | None]
    scoring: list[Message | None]


class CardDrafts(TypedDict):
    """The cards of a text, whether or not they can be played."""

    cards: list[CardDraft]
