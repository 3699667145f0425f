# mypyc: off
"""What Race for the Galaxy's view holds, typed: the types of the client are generated from these."""

from typing import Any, NotRequired, TypedDict


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
    dice: list[str]
    """The spaces on which its dice lie, in the order of the dice."""
    score: int
    won: bool
    """The game is over, and it has won, alone or together with the player."""


class OwnCard(TypedDict):
    """A card of the players' own, as the view has it."""

    id: str
    key: str
    """The id that its author wrote."""
    name: str
    world: bool
    military: bool
    cost: int
    vp: int
    good: str | None
    mode: str | None
    keywords: list[str]
    symbols: list[str]
    lines: list[str]
    scoring: list[str]


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


class RaceSeat(TypedDict):
    """A seat; what only its owner sees is left out for others."""

    seat: int
    start: str | int
    score: int
    chips: int
    goal_vp: int
    military: int
    temporary_military: int
    hand_size: int
    actions: list[str]
    """The actions that were revealed in this round."""
    placing: str | None
    tableau: list[Placed]
    points: list[dict[str, int]]
    """What each card of the tableau is worth now: printed, and by what a question mark counts."""
    ledger: list[tuple[int, str, int]]
    hand: NotRequired[list[str]]
    """The rest only for the own seat."""
    prices: NotRequired[list[Price]]
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
    turn_order: list[int]
    pool: int
    deck: list[int]
    discards: list[int]
    goals: list[Goal]
    duel: bool
    seats: list[RaceSeat]
    robot: RobotView | None
    own_cards: list[OwnCard]
