"""The language in which the data files say what tiles, tracks, tokens and boards give.

One icon is ``1 ore``, ``charge 4``, ``2 vp per gaia_planet`` or a bare ``gaiaformer``; several icons are
separated by commas. The page docs/gaia-data.md explains every word.
"""

from typing import Final

from astrarium.kernel.data import cannot_read

NOTHING: Final = -1

ORE: Final = 0
CREDITS: Final = 1
KNOWLEDGE: Final = 2
QIC: Final = 3
VP: Final = 4
CHARGE: Final = 5
TOKENS: Final = 6
GAIAFORMER: Final = 7
TECH_TILE: Final = 8
STEPS: Final = 9
RANGE: Final = 10
LOST_PLANET: Final = 11
FEDERATION_TOKEN: Final = 12
RESCORE: Final = 13

RESOURCE_IDS: Final[list[str]] = [
    "ore",
    "credits",
    "knowledge",
    "qic",
    "vp",
    "charge",
    "tokens",
    "gaiaformer",
    "tech_tile",
    "steps",
    "range",
    "lost_planet",
    "federation_token",
    "rescore",
]

PER_NOTHING: Final = -1
PER_TYPE: Final = 0
PER_GAIA: Final = 1
PER_SECTOR: Final = 2
PER_FEDERATION: Final = 3
PER_MINE: Final = 4
PER_STATION: Final = 5
PER_LAB: Final = 6
PER_BIG: Final = 7

PER_IDS: Final[list[str]] = [
    "planet_type",
    "gaia_planet",
    "sector",
    "federation_token",
    "mine",
    "trading_station",
    "research_lab",
    "institute_or_academy",
]

NO_TRIGGER: Final = -1
TERRAFORM_STEP: Final = 0
ADVANCE: Final = 1
BUILD_MINE: Final = 2
BUILD_GAIA_MINE: Final = 3
BUILD_STATION: Final = 4
BUILD_BIG: Final = 5
GAIN_FEDERATION: Final = 6

TRIGGER_IDS: Final[list[str]] = [
    "terraforming_step",
    "advance_research",
    "build_mine",
    "build_gaia_mine",
    "build_station",
    "build_institute_or_academy",
    "gain_federation_token",
]

# What a free action can cost besides a resource. The numbers keep clear of the resources.
POWER: Final = 20
BURN: Final = 21
GAIAFORMER_TO_GAIA: Final = 22
TOKEN_TO_GAIA: Final = 23

FOUR_DIGITS: Final = 4
"""No number of the game has so many."""

_COUNTED: Final[dict[str, int]] = {
    "ore": ORE,
    "credits": CREDITS,
    "credit": CREDITS,
    "knowledge": KNOWLEDGE,
    "qic": QIC,
    "vp": VP,
    "tokens": TOKENS,
    "token": TOKENS,
    "steps": STEPS,
    "step": STEPS,
}
_VERBS: Final[dict[str, int]] = {"charge": CHARGE, "range": RANGE}
_SINGLE: Final[dict[str, int]] = {
    "gaiaformer": GAIAFORMER,
    "tech_tile": TECH_TILE,
    "lost_planet": LOST_PLANET,
    "federation_token": FEDERATION_TOKEN,
    "rescore": RESCORE,
}
UNCOUNTED: Final[list[int]] = list(_SINGLE.values())
"""What an icon gives without a number."""
_PRICES: Final[dict[str, int]] = {
    "ore": ORE,
    "credits": CREDITS,
    "credit": CREDITS,
    "knowledge": KNOWLEDGE,
    "qic": QIC,
    "power": POWER,
}
_DEEDS: Final[dict[str, int]] = {
    "burn": BURN,
    "gaiaformer_to_gaia": GAIAFORMER_TO_GAIA,
    "token_to_gaia": TOKEN_TO_GAIA,
}

PRICE_IDS: Final[dict[int, str]] = {number: word for word, number in _DEEDS.items()}
"""What a free action can cost that is no amount."""

_GAIN_FORMS: Final = (
    f'"<number> <word>" with {", ".join(_COUNTED)}, optionally "per" and {", ".join(PER_IDS)}; '
    f'"<word> <number>" with {", ".join(_VERBS)}; or alone {", ".join(_SINGLE)}'
)
_SCORE_FORMS: Final = f'"<number> vp on <event>" with {", ".join(TRIGGER_IDS)}'
_COST_FORMS: Final = f'"<number> <word>" with {", ".join(_PRICES)}; or alone {", ".join(_DEEDS)}'


class Gain:
    """One icon: ``amount`` of ``what``, once or for each ``per``."""

    def __init__(self, what: int, amount: int, per: int) -> None:
        self.what: int = what
        self.amount: int = amount
        self.per: int = per

    def __str__(self) -> str:
        if self.what == NOTHING:
            return ""
        word = RESOURCE_IDS[self.what]
        if word in _SINGLE:
            return word
        if word in _VERBS:
            return f"{word} {self.amount}"
        if self.per == PER_NOTHING:
            return f"{self.amount} {word}"
        return f"{self.amount} {word} per {PER_IDS[self.per]}"

    def __repr__(self) -> str:
        return f"Gain({str(self)!r})"


class Score:
    """Points that come every time an event happens."""

    def __init__(self, trigger: int, vp: int) -> None:
        self.trigger: int = trigger
        self.vp: int = vp


class Cost:
    """The price of a free action."""

    def __init__(self, what: int, amount: int) -> None:
        self.what: int = what
        self.amount: int = amount


NO_GAIN: Final = Gain(NOTHING, 0, PER_NOTHING)
NO_SCORE: Final = Score(NO_TRIGGER, 0)


def parse(text: str, where: str) -> list[Gain]:
    """The icons of a text, in its order; an empty text has none. ``where`` names the entry in errors."""
    if not text.strip():
        return []
    return [parse_gain(part, where) for part in text.split(",")]


def parse_gain(text: str, where: str) -> Gain:
    """Exactly one icon."""
    words = text.split()
    if len(words) == 1 and words[0] in _SINGLE:
        return Gain(_SINGLE[words[0]], 1, PER_NOTHING)
    if len(words) == 2 and words[0] in _VERBS and _is_amount(words[1]):
        return Gain(_VERBS[words[0]], int(words[1]), PER_NOTHING)
    if len(words) in (2, 4) and _is_amount(words[0]) and words[1] in _COUNTED:
        what = _COUNTED[words[1]]
        if len(words) == 2:
            return Gain(what, int(words[0]), PER_NOTHING)
        if words[2] == "per" and words[3] in PER_IDS:
            return Gain(what, int(words[0]), PER_IDS.index(words[3]))
    raise _refusal(text, where, _GAIN_FORMS)


def parse_score(text: str, where: str) -> Score:
    """Points for an event, ``3 vp on build_mine``."""
    words = text.split()
    if len(words) == 4 and _is_amount(words[0]) and words[1:3] == ["vp", "on"] and words[3] in TRIGGER_IDS:
        return Score(TRIGGER_IDS.index(words[3]), int(words[0]))
    raise _refusal(text, where, _SCORE_FORMS)


def parse_cost(text: str, where: str) -> Cost:
    """The price of a free action, ``4 power`` or a bare ``burn``."""
    words = text.split()
    if len(words) == 1 and words[0] in _DEEDS:
        return Cost(_DEEDS[words[0]], 1)
    if len(words) == 2 and _is_amount(words[0]) and words[1] in _PRICES:
        return Cost(_PRICES[words[1]], int(words[0]))
    raise _refusal(text, where, _COST_FORMS)


def _is_amount(word: str) -> bool:
    return word.isascii() and word.isdecimal() and word[0] != "0" and len(word) < FOUR_DIGITS


def _refusal(text: str, where: str, allowed: str) -> ValueError:
    return cannot_read(where, text.strip(), allowed)
