"""What the components of Federation do, in words made from their data."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from astrarium.cli.screens.look import Look
from astrarium.cli.words import Words
from astrarium.games.federation.components import language
from astrarium.games.federation.components.components import Components, components
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    ANY_TIME,
    ASTEROID_IDS,
    AT_ONCE,
    DEAD_IDS,
    PLANET_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
    SPACES,
    SPECIALIST_IDS,
    TYPE_IDS,
    type_of,
)
from astrarium.games.federation.components.language import COUNT_IDS, PER_NOTHING, Effect
from astrarium.games.federation.components.pieces import AlterationToken, Specialist

COUNTED: Final = {
    language.VP: "vp",
    language.DEGREES: "degree",
    language.SHIPS: "ship",
    language.MARKERS: "marker",
    language.PROJECTS: "project",
    language.DIE: "die",
}
"""Effects that are a number of something."""

WORDED: Final = {
    language.ALL_MARKERS: "all_markers",
    language.DIE_MAX: "die_max",
    language.TOKEN: "token",
    language.LOOK: "look",
    language.PAWN: "pawn",
    language.REFRESH: "refresh",
    language.COPY: "copy",
    language.HIRE: "hire",
    language.DISCOUNT: "discount",
    language.EXTRA: "extra",
    language.INCOME: "income",
    language.TRANSPORT: "transport",
    language.CONVERT: "convert",
    language.SPECIAL: "special",
    language.ROBOT: "robot",
}
"""Effects with a message of their own."""

View = Mapping[str, Any]


class EffectWords:
    """Puts effects and the components that have them into the words of one language."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words = words
        self.look = look
        self._known: Components | None = None

    def parts(self, view: View) -> Components:
        """The components of the game; what has no name in any file is learned by what it does."""
        parts = components(view["options"]["data"])
        if parts is self._known:
            return parts
        self._known = parts
        for token in parts.tokens:
            self.words.learn("token", token.id, self.token(token))
        for number, word in enumerate(SPECIALIST_IDS):
            name = self.words.name("type", TYPE_IDS[type_of(number)])
            self.words.learn("specialist", word, f"{word} {name}")
        for space, word in enumerate(SPACE_IDS[:SPACES]):
            name = self.words.name("action", ACTION_IDS[parts.space_actions[space]])
            self.words.learn("space", word, f"{word} {name}")
        return parts

    def all(self, found: Iterable[Effect]) -> str:
        """Some effects, ``1 ship, 1 marker``."""
        return ", ".join(self.effect(effect) for effect in found)

    def effect(self, effect: Effect) -> str:
        """One effect."""
        op = effect.op
        text = self.words.text
        if op in (language.GAIN, language.GAIN_PER):
            return self._per(self.resources(effect.gain), effect.per)
        if op in COUNTED:
            return self._per(text(f"amount-{COUNTED[op]}", amount=effect.amount), effect.per)
        if op in WORDED:
            return text(f"effect-{WORDED[op]}", amount=effect.amount, what=effect.what)
        if op == language.ACT:
            return text("effect-act", planet=self.words.name("planet", PLANET_IDS[effect.what]))
        if op == language.MEDAL:
            return text("effect-medal" if effect.what == language.ANY_MEDAL else "effect-intrigue")
        if op == language.LEVEL:
            return text(
                "effect-level", amount=effect.amount, until="round" if effect.what == language.ROUND else "game"
            )
        if op == language.DISC:
            return text("effect-disc", level=effect.amount, bonus="yes" if effect.what == language.BONUS else "no")
        if op == language.PAY:
            return text("effect-pay", price=self.resources(effect.gain))
        if op == language.COPY_ACTION:
            return text("effect-spy", rooms="yes" if effect.what == language.ROOMS_TOO else "no")
        options = [self.effect(option) for option in effect.options]
        if op == language.MIX:
            return text("effect-mix", amount=effect.amount, one=options[0], other=options[1])
        return text("effect-or", one=options[0], other=options[1])

    def _per(self, what: str, per: int) -> str:
        return what if per == PER_NOTHING else f"{what} {self.words.text('per-' + COUNT_IDS[per])}"

    def resources(self, amounts: Sequence[int]) -> str:
        """Amounts in the order of the resources."""
        return self.words.amounts(dict(zip(RESOURCE_IDS, amounts, strict=True)))

    def price(self, cost: Mapping[str, int]) -> str:
        """A price by the letters of its resources, ``1L 2C``, or that there is none."""
        letters = [f"{number}{self.words.short('resource', word)}" for word, number in cost.items() if number]
        return " ".join(letters) or self.words.text("free")

    def token(self, token: AlterationToken) -> str:
        """What an alteration token shows."""
        shows = self.words.text("fund") if token.funds else self.words.text("amount-votes", amount=token.votes)
        bonus = self.all(token.effects)
        return f"{shows} + {bonus}" if bonus else shows

    def specialist(self, parts: Components, word: str) -> str:
        """What a specialist does, and when."""
        data = parts.specialists[SPECIALIST_IDS.index(word)]
        return f"{self.when(data)}: {self.all(data.effects)}"

    def when(self, data: Specialist) -> str:
        """When a specialist is used."""
        if data.when == AT_ONCE:
            return self.words.text("when-once")
        if data.when == ANY_TIME:
            return self.words.text("when-any")
        return self.words.name("planet", PLANET_IDS[data.when])

    def asteroid(self, parts: Components, word: str) -> str:
        """What an asteroid gives, a common or a dead one."""
        if word in ASTEROID_IDS:
            return self.resources(parts.asteroids[ASTEROID_IDS.index(word)])
        return self.resources(parts.dead_asteroids[DEAD_IDS.index(word)])


def counted(seat: Mapping[str, Any], per: int) -> int:
    """How often something worded "per ..." counts for a seat now, read off its view."""
    if per == PER_NOTHING:
        return 1
    if per < len(PLANET_IDS):
        return int(seat["influence"][PLANET_IDS[per]])
    numbers = {
        "mission_completed": seat["missions_completed"],
        "mission_opened": seat["missions_opened"],
        "level": seat["level"],
        "die": seat["die"] or 0,
        "crystal_or_gold": sum(seat["resources"].values()),
        "gold": seat["resources"]["gold"],
        "ship": seat["hangar"],
        "token": len(seat["tokens"]),
        "asteroid": len(seat["asteroids"]),
        "disc_level_2": list(seat["discs"].values()).count(2),
        "megastructure": len([word for word in seat["built"] if word.startswith("mega")]),
        "colour": len({item["id"][1] for item in seat["specialists"]}),
        "contribution": seat["contributions"],
    }
    return int(numbers[COUNT_IDS[per]])


def points(seat: Mapping[str, Any], found: Iterable[Effect]) -> int:
    """The points that some effects would bring a seat now."""
    return sum(effect.amount * counted(seat, effect.per) for effect in found if effect.op == language.VP)
