# mypyc: off
"""What screens read of Federation's components, typed: the types of the client are generated from these.

The data files are served whole; a key that no screen reads is not named here.
"""

from typing import NotRequired, TypedDict

from astrarium.kernel.message import Message


class EffectFace(TypedDict):
    """What a token, tile, room, shop or mission does, as the engine has parsed it."""

    op: str
    amount: int
    what: str
    """A resource, a planet, how long it lasts: what the op gives it to mean."""
    per: str
    """What it is counted by, or nothing."""
    options: "list[EffectFace]"
    """What may be chosen from, or mixed."""
    said: Message


class Track(TypedDict):
    """The accreditation track."""

    first_degrees: list[int]
    levels: list[int]
    """The level of each degree."""
    top: int
    medal: int
    deep_space: int


class AccreditationFile(TypedDict):
    """Accreditation, and what each level costs."""

    track: Track
    upkeep: dict[str, dict[str, int]]


class ShopPiece(TypedDict):
    """What a shop brings on both of its levels."""

    level_1: list[EffectFace]
    level_2: list[EffectFace]


class ArratuinFile(TypedDict):
    """The shops."""

    shop: dict[str, ShopPiece]


class CharacterPiece(TypedDict):
    """A type of specialist."""

    planet: str


class SpecialistPiece(TypedDict):
    """A specialist."""

    when: str
    """``at once``, ``any time``, or a planet."""
    type: str
    level: int
    effect: list[EffectFace]
    name: Message
    said: Message
    """When it does what."""


class AtalFile(TypedDict):
    """The specialists."""

    type: dict[str, CharacterPiece]
    specialist: dict[str, SpecialistPiece]


class EffectPiece(TypedDict):
    """A piece that has an effect and nothing else to show."""

    effect: list[EffectFace]


class DeepSpaceFile(TypedDict):
    """The deep-space tiles."""

    tile: dict[str, EffectPiece]


class ProductionPiece(TypedDict):
    """A production."""

    income: list[EffectFace]


class MegaTile(TypedDict):
    """A tile of a megastructure."""

    counts: str


class E81216File(TypedDict):
    """What is built on E81216."""

    production: dict[str, ProductionPiece]
    megastructure_tile: dict[str, MegaTile]


class GameLimits(TypedDict):
    """How much a reserve and a hangar hold."""

    crystals: int
    gold: int
    hangar: int


class AmbassadorPiece(TypedDict):
    """An ambassador."""

    votes: int
    funding: list[EffectFace]


class SpecialAmbassador(TypedDict):
    """The special ambassador, who funds nothing."""

    votes: int


class GameFile(TypedDict):
    """What belongs to no planet."""

    limits: GameLimits
    ambassador: dict[str, AmbassadorPiece]
    special_ambassador: SpecialAmbassador
    starting_token: dict[str, EffectPiece]


class MedalRow(TypedDict):
    """The points of medals, by how many there are."""

    points: list[int]


class MedalsFile(TypedDict):
    """The medals."""

    row: MedalRow


class MissionPiece(TypedDict):
    """A mission."""

    level: int
    cost: NotRequired[dict[str, int]]
    effect: list[EffectFace]


class MissionsFile(TypedDict):
    """The missions."""

    mission: dict[str, MissionPiece]


class AsteroidPiece(TypedDict):
    """An asteroid."""

    gives: dict[str, int]


class NeoFile(TypedDict):
    """The asteroids of Neo."""

    asteroid: dict[str, AsteroidPiece]
    dead_asteroid: dict[str, AsteroidPiece]


class Contributions(TypedDict):
    """The general project."""

    rewards: list[dict[str, int]]


class ProjectsFile(TypedDict):
    """The laws and the general project."""

    law: dict[str, EffectPiece]
    contributions: Contributions


class ActionPiece(TypedDict):
    """The action of a space."""

    cost: NotRequired[dict[str, int]]
    effect: NotRequired[list[EffectFace]]
    mission: str


class SenateFile(TypedDict):
    """What the spaces of the senate do."""

    outer_module: EffectPiece
    space: dict[str, Message]
    """What each space is called."""
    action: dict[str, ActionPiece]


class AlterationPiece(TypedDict):
    """An alteration token; without votes it shows the funding symbol."""

    strength: int
    votes: NotRequired[int]
    bonus: NotRequired[list[EffectFace]]
    said: Message


class SixMoonsFile(TypedDict):
    """The alteration tokens."""

    token: dict[str, AlterationPiece]


class FederationComponents(TypedDict):
    """The data files."""

    accreditation: AccreditationFile
    arratuin: ArratuinFile
    atal: AtalFile
    deep_space: DeepSpaceFile
    e81216: E81216File
    game: GameFile
    medals: MedalsFile
    missions: MissionsFile
    neo: NeoFile
    projects: ProjectsFile
    senate: SenateFile
    six_moons: SixMoonsFile
