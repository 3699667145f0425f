# mypyc: off
"""What Gaia Project's view holds, typed: the types of the client are generated from these."""

from typing import NotRequired, TypedDict

Goods = dict[str, int]
"""Amounts by what they are of."""


class Hex(TypedDict):
    """What is not there is not said."""

    at: str
    q: int
    r: int
    sector: str
    planet: NotRequired[str]
    structure: NotRequired[str]
    owner: NotRequired[int]
    guest: NotRequired[int]
    """A second mine on the planet, of the faction that may share."""
    gaiaformer: NotRequired[int]
    satellites: NotRequired[list[int]]
    station: NotRequired[int]
    federation: NotRequired[list[int]]
    """The seats to whose federations the hex belongs."""
    power: NotRequired[int]
    """The power value of the structure or space station there."""
    charges: NotRequired[list[int]]
    """What each seat could charge if somebody else built on the planet."""


class Sector(TypedDict):
    """A sector of the map: its middle and how far it is turned."""

    id: str
    q: int
    r: int
    rotation: int


class Area(TypedDict):
    """A research area: its tiles, and the level of each seat."""

    id: str
    tile: str
    advanced: str | None
    levels: list[int]


class OwnTile(TypedDict):
    """A tech tile of a seat."""

    id: str
    covered_by: str | None
    used: bool


class Gaiaformers(TypedDict):
    """Where the gaiaformers of a seat are."""

    ready: int
    gaia_area: int
    map: int
    unearned: int


class Token(TypedDict):
    """A federation token of a seat; a green one can still be turned."""

    id: str
    green: bool


class Special(TypedDict):
    """A special action of a seat."""

    id: str
    used: bool


class FinalPoints(TypedDict):
    """What the end would bring as it stands."""

    research: Goods
    resources: int


class Seat(TypedDict):
    """A seat, as everybody sees it."""

    seat: int
    automa: bool
    faction: str | None
    home: str | None
    vp: int
    ore: int
    credits: int
    knowledge: int
    qic: int
    power: tuple[int, int, int]
    gaia_power: int
    brainstone: int
    """1, 2 or 3: the area that holds it, 4: the Gaia area, 0 and 5: none, or lost."""
    spendable_power: int
    gaiaformers: Gaiaformers
    supply: Goods
    built: Goods
    levels: Goods
    tiles: list[OwnTile]
    booster: str | None
    tokens: list[Token]
    specials: list[Special]
    range: int
    ore_per_step: int
    satellites: int
    stations: int
    federations: int
    passed: bool
    income: Goods
    ledger: list[tuple[int, str, int]]
    """(round, cause, points) of every time that points came or went."""
    final: FinalPoints
    """What the end would bring as it stands: by research area, and for resources left over."""


class FinalTile(TypedDict):
    """A final scoring tile, and how the seats stand on it."""

    id: str
    counts: list[int]
    points: list[int]
    """The points of each seat if the game ended now."""
    neutral: int | None


class Automa(TypedDict):
    """The opponent of the solo game, its pieces are those of the seat behind the player's."""

    seat: int
    difficulty: str
    deck: int
    crosswise: int
    """So many cards at the bottom of the deck lie crosswise."""
    closed: int
    known: list[str]
    discards: list[str]
    action: str | None
    behaviour: str | None


class Map(TypedDict):
    """The map."""

    code: str
    sectors: list[Sector]
    hexes: list[Hex]


class Research(TypedDict):
    """The research board."""

    areas: list[Area]
    free_tiles: list[str]
    terraforming_token: str | None
    lost_planet: str | None


class BoardAction(TypedDict):
    """A power or Q.I.C. action of the board."""

    id: str
    power: int
    qic: int
    taken: bool


class Asked(TypedDict):
    """The decision that is owed: its kind, by whom, and its own facts."""

    kind: str
    seats: list[int]


class GaiaView(TypedDict):
    """The whole table of Gaia Project."""

    game: str
    players: int
    you: int | None
    round: int
    rounds: int
    phase: str
    to_act: list[int]
    decision: Asked | None
    first_player: int
    turn_order: list[int]
    passed: list[int]
    map: Map
    research: Research
    board_actions: list[BoardAction]
    boosters: list[str]
    round_tiles: list[str]
    final_tiles: list[FinalTile]
    federation_tokens: Goods
    seats: list[Seat]
    data: NotRequired[str]
    """The corrections of the components, where there are any."""
    automa: Automa | None


class Reached(TypedDict):
    """A hex of the overlay `range:<seat>`: the nearest piece of the seat, how far it is, the Q.I.C. that it needs."""

    at: str
    source: str
    far: int
    qic: int


class Range(TypedDict):
    """How far a seat reaches."""

    hexes: list[Reached]
