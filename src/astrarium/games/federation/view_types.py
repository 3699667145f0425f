# mypyc: off
"""What Federation's view holds, typed: the types of the client are generated from these."""

from typing import Any, Literal, TypedDict

from astrarium.kernel.message import Message

Goods = dict[str, int]
"""Amounts by what they are of."""


class Space(TypedDict):
    """A space of the senate, `s13`: floor 1, column 3."""

    id: str
    floor: int
    column: int
    wing: Literal["left", "right"]
    action: str
    owner: int | None
    neutral: bool
    ambassador: str | None
    side: Literal["vote", "fund", "cover"] | None
    token: str | None
    votes: int
    votes_without_die: int
    funds: bool
    die: int | None


class Law(TypedDict):
    """The law of a wing: what lies there, what comes next, and how many are left."""

    law: str | None
    next: str | None
    left: int
    discarded: list[str]
    points: list[int]
    """What it would give each seat now."""


class Project(TypedDict):
    """A project of the senate."""

    id: str
    column: int | None
    at: int
    length: int
    funded: bool
    counts: list[int]
    """What the project counts for each seat."""
    pending: int
    """The steps that this round's funding will bring it."""


class Cell(TypedDict):
    """A cell of Neo."""

    id: str
    influence: int
    gives: Goods
    """What it gives; with an asteroid that lies open, what that gives."""
    next: list[str]
    asteroid: str | None
    """`hidden` while nobody has seen it."""
    miners: list[int]


class Moon(TypedDict):
    """One of the six moons."""

    moon: int
    strength: int
    left: int
    tokens: list[str] | None
    mages: list[int]


class Stack(TypedDict):
    """A stack of specialists on Atal."""

    type: str
    level: int
    left: int
    face_up: str | None


class Shop(TypedDict):
    """A shop of Arratuin."""

    id: str
    cost: Goods
    bonus: list[str]
    discs: list[int]


class Production(TypedDict):
    """A production of E-81216."""

    id: str
    cost: Goods
    robots: list[int]


class Mega(Production):
    """A megastructure of E-81216."""

    tiles: list[str]
    multipliers: list[int]
    worth: list[int]
    """What it would give each seat now."""
    said: Message


class LevelBonus(TypedDict):
    """What the level of a seat is worth, in a round and at the end."""

    round: int
    game: int


class Specialist(TypedDict):
    """A specialist of a seat, and when it may be used."""

    id: str
    use: str


class Seat(TypedDict):
    """A seat, as everybody sees it."""

    seat: int
    kept: bool
    """The special ambassador was kept for the next round."""
    vp: int
    resources: Goods
    crystals: int
    hangar: int
    supply: int
    die: int | None
    die_at: str | None
    degree: int
    level: int
    marker_level: int
    """The level of the marker alone, and what its upkeep costs."""
    upkeep: Goods
    level_bonus: LevelBonus
    markers: list[str]
    completed: list[str]
    lacks: dict[str, list[str]]
    """By mission that is not completed: what it still needs (marker, ship, level, price, effect)."""
    mission_points: Goods
    """What missions would give now, those that give points."""
    specialist_points: Goods
    """The same for specialists on Atal and own ones."""
    missions_completed: int
    missions_opened: int
    start: str | None
    deep_space: str | None
    influence: Goods
    miner: str
    moon: int
    asteroids: list[str]
    specialists: list[Specialist]
    discs: Goods
    built: list[str]
    robots: int
    medals: list[str]
    medal_points: int
    next_medal_points: int | None
    """What the medals would be worth with one more."""
    tokens: list[str]
    contributions: int
    ambassadors: list[str]
    special_ambassador: str | None
    to_place: int
    """The ambassadors that are still to be placed in this round."""
    ledger: list[tuple[int, str, int]]
    """(round, cause, points) of every time that points came."""


class Floor(TypedDict):
    """Who leads on a floor."""

    leaders: list[int]
    neutral: bool


class ForecastLine(TypedDict):
    """What a step of the executive phase would bring."""

    step: Literal["income", "upkeep", "funding", "floor", "law"]
    said: Message


class Forecast(TypedDict):
    """What the executive phase would bring as the senate stands."""

    floors: dict[str, Floor]
    law: Literal["left", "right"] | None
    lines: list[ForecastLine]


class Consequences(TypedDict):
    """What follows from placing ambassadors on a space, by action: what `overlay` tells of `space:s21`."""

    follows: dict[str, list[Message]]


class Laws(TypedDict):
    """The laws of both wings, and those that were passed."""

    left: Law
    right: Law
    passed: list[str]


class Neo(TypedDict):
    """The planet Neo."""

    cells: list[Cell]
    dead_asteroids: list[str] | None
    dead_left: int


class MoonStack(TypedDict):
    """A stack of moon tokens."""

    strength: int
    left: int
    lowest: str | None


class SixMoons(TypedDict):
    """The planet of the six moons."""

    moons: list[Moon]
    stacks: list[MoonStack]


class E81216(TypedDict):
    """The planet E-81216."""

    productions: list[Production]
    megastructures: list[Mega]


class Outer(TypedDict):
    """An ambassador in the outer ring."""

    owner: int
    ambassador: str
    side: str
    token: str | None


class Senate(TypedDict):
    """The senate: its spaces, and the votes as they stand."""

    spaces: list[Space]
    outer: list[Outer]
    wing_votes: Goods
    floor_votes: dict[str, list[int]]
    neutral_votes: Goods


class DeepSpace(TypedDict):
    """The tiles of deep space: how many are left, and which, where that is known."""

    left: int
    tiles: list[str] | None


class Blocked(TypedDict):
    """What is blocked in this round, and how many tiles are left that block."""

    planet_tile: str | None
    room_tile: str | None
    planet_tiles_left: int
    room_tiles_left: int


class Asked(TypedDict):
    """The decision that is owed: its kind, by whom, and its own facts."""

    kind: str
    seats: list[int]


class FederationView(TypedDict):
    """The whole table of Federation."""

    game: str
    options: dict[str, Any]
    players: int
    you: int | None
    round: int
    rounds: int
    phase: str
    to_act: list[int]
    decision: Asked | None
    first_player: int
    president: int | None
    components: dict[str, Any] | None
    """The data files with the corrections of this table, null: as they are."""
    senate: Senate
    deep_space: DeepSpace
    tokens_gone: list[str]
    blocked: Blocked
    laws: Laws
    projects: list[Project]
    neo: Neo
    six_moons: SixMoons
    atal: list[Stack]
    arratuin: list[Shop]
    e81216: E81216
    medals: dict[str, list[int] | int]
    """The influence that the medals left on a planet ask for, for the other two how many are left."""
    executive: Forecast | None
    """What the executive phase would bring as the senate stands."""
    turns_left: int
    starting_tokens: list[str]
    seats: list[Seat]
