"""The language in which the data files say what tokens, tiles, rooms, shops and missions do.

One effect is ``2 lavandium``, ``1 degree``, ``2 vp per influence_atal``, ``act neo`` or a bare ``pawn``; several are
separated by commas and resolved in their order; ``or`` between two lets the player choose. The page
docs/federation-data.md explains every word.
"""

from typing import Final

from astrarium.games.federation.components.ids import INTRIGUE_MEDAL, PLANET_IDS, RESOURCE_IDS
from astrarium.kernel.data import cannot_read

# The verbs of the language. Each has its own class in effects/.
GAIN: Final = 0  # resources, up to the limits of the reserve
GAIN_PER: Final = 1  # a resource for each of something
VP: Final = 2  # points, once or for each of something
DEGREES: Final = 3  # degrees of accreditation
SHIPS: Final = 4  # ships from the supply into the hangar
MARKERS: Final = 5  # mission markers on missions of choice
ALL_MARKERS: Final = 6  # mission markers on all empty missions
PROJECTS: Final = 7  # advances of projects of choice
DIE: Final = 8  # the assistant die at a value, or raised by it
DIE_MAX: Final = 9  # the assistant die at its highest
TOKEN: Final = 10  # an alteration token from the stack of a strength
LOOK: Final = 11  # the same, choosing among several
ACT: Final = 12  # the action of a planet
MEDAL: Final = 13  # a medal: any that is lacking, or the intrigue medal
PAWN: Final = 14  # the president pawn
LEVEL: Final = 15  # a higher level until the end of the round or game
REFRESH: Final = 16  # a used specialist of a level turns face up
COPY: Final = 17  # the effect of a face-up specialist up to a level
HIRE: Final = 18  # a specialist of a level without its prerequisite
DISCOUNT: Final = 19  # a building costs fewer crystals
EXTRA: Final = 20  # more steps on Neo or Six Moons
INCOME: Final = 21  # the income of productions of choice
DISC: Final = 22  # a trade disc in a shop of choice, free
TRANSPORT: Final = 23  # a step on Neo or Six Moons without reward
CONVERT: Final = 24  # a resource turns into the next dearer one
SPECIAL: Final = 25  # the special ambassador
ROBOT: Final = 26  # a building, free
PAY: Final = 27  # resources are spent
COPY_ACTION: Final = 28  # another action of the senate
CHOICE: Final = 29  # one of several effects
MIX: Final = 30  # units of two effects in any combination

ANY_MEDAL: Final = -1
ROUND: Final = 0
GAME: Final = 1
PLAIN: Final = 0
BONUS: Final = 1
PLANETS_ONLY: Final = 0
ROOMS_TOO: Final = 1

# What "per ..." counts; below these stands the influence on a planet, under the planet's number.
PER_NOTHING: Final = -1
PER_COMPLETED: Final = 5
PER_OPENED: Final = 6
PER_LEVEL: Final = 7
PER_DIE: Final = 8
PER_RESOURCE: Final = 9
PER_GOLD: Final = 10
PER_SHIP: Final = 11
PER_TOKEN: Final = 12
PER_ASTEROID: Final = 13
PER_DISC: Final = 14
PER_MEGASTRUCTURE: Final = 15
PER_COLOUR: Final = 16
PER_CONTRIBUTION: Final = 17
COUNT_IDS: Final[list[str]] = [
    *[f"influence_{planet}" for planet in PLANET_IDS],
    "mission_completed",
    "mission_opened",
    "level",
    "die",
    "crystal_or_gold",
    "gold",
    "ship",
    "token",
    "asteroid",
    "disc_level_2",
    "megastructure",
    "colour",
    "contribution",
]

CHOICE_IDS: Final[list[str]] = [
    *RESOURCE_IDS,
    *PLANET_IDS,
    "vp",
    "degree",
    "ship",
    "marker",
    "project",
    "die",
    "token",
]
"""The words by which an alternative is chosen."""

_COUNTED: Final[dict[str, int]] = {
    "degree": DEGREES,
    "degrees": DEGREES,
    "ship": SHIPS,
    "ships": SHIPS,
    "marker": MARKERS,
    "markers": MARKERS,
    "project": PROJECTS,
    "projects": PROJECTS,
}
_VERBS: Final[dict[str, int]] = {
    "die": DIE,
    "token": TOKEN,
    "refresh": REFRESH,
    "copy": COPY,
    "hire": HIRE,
    "discount": DISCOUNT,
    "extra": EXTRA,
    "income": INCOME,
}
_SINGLE: Final[dict[str, int]] = {
    "all_markers": ALL_MARKERS,
    "pawn": PAWN,
    "transport": TRANSPORT,
    "convert": CONVERT,
    "special_ambassador": SPECIAL,
    "robot": ROBOT,
}
_UNITS: Final[list[str]] = [*RESOURCE_IDS, "degree", "ship", "marker", "project"]
_WORDS: Final[dict[str, dict[str, int]]] = {
    "act": {planet: number for number, planet in enumerate(PLANET_IDS)},
    "medal": {"any": ANY_MEDAL, "intrigue": INTRIGUE_MEDAL},
    "spy": {"planets": PLANETS_ONLY, "all": ROOMS_TOO},
}
_WORD_OPS: Final[dict[str, int]] = {"act": ACT, "medal": MEDAL, "spy": COPY_ACTION}
_UNTIL: Final[dict[str, int]] = {"round": ROUND, "game": GAME}
_WITH: Final[dict[str, int]] = {"plain": PLAIN, "bonus": BONUS}
_CHOSEN_BY: Final[dict[int, str]] = {
    VP: "vp",
    DEGREES: "degree",
    SHIPS: "ship",
    MARKERS: "marker",
    PROJECTS: "project",
    DIE: "die",
    TOKEN: "token",
}

FORMS: Final = (
    f'"<number> <word>" with {", ".join([*RESOURCE_IDS, "vp", *_COUNTED])}; '
    f'resources and vp also with "per" and {", ".join(COUNT_IDS)}; '
    f'"<word> <number>" with {", ".join(_VERBS)}; "die max"; "token <strength> of <number>"; '
    f'"act <planet>"; "medal any" or "medal intrigue"; "level <number> round" or "... game"; '
    f'"disc <level> plain" or "... bonus"; "pay <number> <resource>"; "spy planets" or "spy all"; '
    f'"mix <number> <word> <word>" with {", ".join(_UNITS)}; or alone {", ".join(_SINGLE)}; '
    f'two of them with "or" between them are a choice'
)
COST_FORMS: Final = f'"<number> <resource>" with {", ".join(RESOURCE_IDS)}, separated by commas'


class Effect:
    """One effect: ``amount`` and ``what`` mean what its ``op`` gives them; ``per`` counts, or -1.

    ``gain`` are resources in their order, ``options`` the effects to choose from. ``cause`` and ``rule`` say
    where it comes from, ``name`` which of its cause's effects it is. An ``optional`` one may be declined where it
    needs a choice (FD-EXE-02).
    """

    def __init__(self, op: int, amount: int, what: int, per: int) -> None:
        self.index: int = -1
        self.op: int = op
        self.amount: int = amount
        self.what: int = what
        self.per: int = per
        self.gain: list[int] = [0, 0, 0, 0]
        self.options: list[Effect] = []
        self.cause: str = ""
        self.name: str = ""
        self.rule: str = ""
        self.optional: bool = False
        self.text: str = ""

    def choice(self) -> int:
        """The number of the word by which this effect is chosen among others, or -1."""
        if self.op == ACT:
            return CHOICE_IDS.index(PLANET_IDS[self.what])
        if self.op in (GAIN, GAIN_PER):
            for resource in range(len(RESOURCE_IDS)):
                if self.gain[resource]:
                    return resource
        return CHOICE_IDS.index(_CHOSEN_BY[self.op]) if self.op in _CHOSEN_BY else -1

    def __repr__(self) -> str:
        return f"Effect({self.text!r})"


def parse(text: str, where: str) -> list[Effect]:
    """The effects of a text, in its order; neighbouring resources come together."""
    found: list[Effect] = []
    for part in text.split(",") if text.strip() else []:
        effect = _part(part, where)
        if found and found[-1].op == effect.op and effect.op in (GAIN, PAY):
            for resource, amount in enumerate(effect.gain):
                found[-1].gain[resource] += amount
            found[-1].text += ", " + effect.text
        else:
            found.append(effect)
    return found


def parse_cost(text: str, where: str) -> list[int]:
    """What something costs, by resource; an empty text costs nothing."""
    cost = [0, 0, 0, 0]
    for part in text.split(",") if text.strip() else []:
        words = part.split()
        if len(words) != 2 or not _is_amount(words[0]) or words[1] not in RESOURCE_IDS:
            raise _refusal(part, where, COST_FORMS)
        cost[RESOURCE_IDS.index(words[1])] += int(words[0])
    return cost


def _part(text: str, where: str) -> Effect:
    alternatives = text.split(" or ")
    if len(alternatives) == 1:
        return _simple(text, where)
    effect = Effect(CHOICE, 0, 0, PER_NOTHING)
    effect.options = [_simple(part, where) for part in alternatives]
    effect.text = " ".join(text.split())
    words = [option.choice() for option in effect.options]
    if -1 in words or len(set(words)) != len(words):
        raise _refusal(text, where, f"a choice between different ones of {', '.join(CHOICE_IDS)}")
    return effect


def _simple(text: str, where: str) -> Effect:
    effect = _read(text.split())
    if effect is None:
        raise _refusal(text, where, FORMS)
    effect.text = " ".join(text.split())
    return effect


def _read(words: list[str]) -> Effect | None:
    if len(words) == 1 and words[0] in _SINGLE:
        return Effect(_SINGLE[words[0]], 1, 0, PER_NOTHING)
    if len(words) in (2, 4) and _is_amount(words[0]):
        return _counted(words)
    if len(words) == 2:
        if words == ["die", "max"]:
            return Effect(DIE_MAX, 1, 0, PER_NOTHING)
        if words[0] in _VERBS and _is_amount(words[1]):
            return Effect(_VERBS[words[0]], int(words[1]), 0, PER_NOTHING)
        if words[0] in _WORDS and words[1] in _WORDS[words[0]]:
            return Effect(_WORD_OPS[words[0]], 1, _WORDS[words[0]][words[1]], PER_NOTHING)
    if len(words) == 3 and _is_amount(words[1]):
        if words[0] == "level" and words[2] in _UNTIL:
            return Effect(LEVEL, int(words[1]), _UNTIL[words[2]], PER_NOTHING)
        if words[0] == "disc" and words[1] in ("1", "2") and words[2] in _WITH:
            return Effect(DISC, int(words[1]), _WITH[words[2]], PER_NOTHING)
        if words[0] == "pay" and words[2] in RESOURCE_IDS:
            return _with_gain(PAY, words[2], int(words[1]), PER_NOTHING)
    if len(words) == 4 and words[0] == "token" and words[2] == "of" and _is_amount(words[1]):
        return Effect(LOOK, int(words[1]), int(words[3]), PER_NOTHING) if _is_amount(words[3]) else None
    if len(words) == 4 and words[0] == "mix" and _is_amount(words[1]) and words[2] != words[3]:
        units = [_read(["1", word]) for word in words[2:] if word in _UNITS]
        if len(units) == 2 and units[0] is not None and units[1] is not None:
            effect = Effect(MIX, int(words[1]), 0, PER_NOTHING)
            effect.options = [units[0], units[1]]
            return effect
    return None


def _counted(words: list[str]) -> Effect | None:
    amount = int(words[0])
    per = PER_NOTHING
    if len(words) == 4:
        if words[2] != "per" or words[3] not in COUNT_IDS:
            return None
        per = COUNT_IDS.index(words[3])
    if words[1] == "vp":
        return Effect(VP, amount, 0, per)
    if words[1] in RESOURCE_IDS:
        return _with_gain(GAIN if per == PER_NOTHING else GAIN_PER, words[1], amount, per)
    if words[1] in _COUNTED and per == PER_NOTHING:
        return Effect(_COUNTED[words[1]], amount, 0, PER_NOTHING)
    return None


def _with_gain(op: int, resource: str, amount: int, per: int) -> Effect:
    effect = Effect(op, amount, 0, per)
    effect.gain[RESOURCE_IDS.index(resource)] = amount
    return effect


def _is_amount(word: str) -> bool:
    return word.isascii() and word.isdecimal() and word[0] != "0" and len(word) <= 3


def _refusal(text: str, where: str, allowed: str) -> ValueError:
    return cannot_read(where, text.strip(), allowed)
