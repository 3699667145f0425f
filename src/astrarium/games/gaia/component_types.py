# mypyc: off
"""What Gaia Project's components are on screens, typed: the types of the client are generated from these."""

from typing import TypedDict

from astrarium.kernel.message import Message


class Icon(TypedDict):
    """One icon of an effect: so much of something, once, for each of what is counted, or on every event."""

    what: str
    amount: int
    """0 for a thing that is never counted."""
    per: str
    """What it is counted by, or nothing."""
    on: str
    """The event that brings it every time, or nothing."""


class Tile(TypedDict):
    """What is printed on a tech tile, a booster or a round tile; what it has not is empty or 0."""

    id: str
    now: list[Icon]
    income: list[Icon]
    action: list[Icon]
    on_pass: list[Icon]
    scores: list[Icon]
    big_power: int
    said: Message


class TokenPiece(TypedDict):
    """A federation token."""

    id: str
    gains: list[Icon]
    flips: bool
    said: Message


class Octagon(TypedDict):
    """An action of the research board."""

    id: str
    power: int
    qic: int
    gains: list[Icon]


class Level(TypedDict):
    """A level of a research area; what it has not is empty or 0."""

    ore_per_step: int
    range: int
    project_tokens: int
    once: list[Icon]
    income: list[Icon]
    said: Message


class Track(TypedDict):
    """A research area."""

    id: str
    levels: list[Level]


class Faction(TypedDict):
    """A faction board: the income of every place, and how the faction begins."""

    id: str
    home: str
    start: list[Icon]
    said: Message
    """What it starts with."""
    power: tuple[int, int]
    mine: list[list[Icon]]
    station: list[list[Icon]]
    lab: list[list[Icon]]
    academy_income: list[Icon]
    academy_action: list[Icon]
    institute_income: list[Icon]
    research: list[str]
    """The areas in which it begins on level 1."""


class Structure(TypedDict):
    """What a structure costs, and its price in credits beside an opponent's."""

    id: str
    cost: list[Icon]
    near_credits: int


class Planet(TypedDict):
    """A planet type and the colour of the seats that are at home there."""

    id: str
    colour: str


class SectorPiece(TypedDict):
    """A sector and the number printed on it."""

    id: str
    number: str


class AutomaCard(TypedDict):
    """A decision card of the Automa."""

    id: str
    passes: bool
    action: str
    vp: int
    final: str
    range: int
    direction: str
    side: str
    """Where the arrow of the count begins: it points to the other side."""
    count: int


class GaiaComponents(TypedDict):
    """All components of Gaia Project that a screen draws."""

    tech: list[Tile]
    boosters: list[Tile]
    rounds: list[Tile]
    tokens: list[TokenPiece]
    octagons: list[Octagon]
    areas: list[Track]
    factions: list[Faction]
    boards: list[list[str]]
    """Factions that share a board."""
    structures: list[Structure]
    planets: list[Planet]
    wheel: list[str]
    sectors: list[SectorPiece]
    cards: list[AutomaCard]
    crossing_charge: int
    qic_range: int
    """How much farther one Q.I.C. carries."""
    rank_vp: list[int]
