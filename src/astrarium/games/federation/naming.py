# mypyc: off
"""What the components of Federation are called, and what they do, as messages."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from astrarium.games.federation.components import language
from astrarium.games.federation.components.components import TOKEN_IDS, Components
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    ANY_TIME,
    ASTEROID_IDS,
    AT_ONCE,
    DEAD_IDS,
    DEEP_IDS,
    MEGA_TILE_IDS,
    NONE,
    PLANET_IDS,
    PLANETS,
    PRODUCTION_IDS,
    PRODUCTIONS,
    RESOURCE_IDS,
    SPACE_IDS,
    SPACES,
    SPECIALIST_IDS,
    STRUCTURE_IDS,
    WING_IDS,
    floor_of,
    wing_of,
)
from astrarium.games.federation.components.language import COUNT_IDS, PER_NOTHING, Effect
from astrarium.games.federation.components.pieces import AlterationToken
from astrarium.games.federation.counting import wing_votes
from astrarium.games.federation.state.state import State
from astrarium.kernel.message import Message, amounts, name, seat_name

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


def goods(found: Sequence[int]) -> list[Message]:
    """Amounts in the order of the resources."""
    return amounts(dict(zip(RESOURCE_IDS, found, strict=True)))


def together(parts: list[Message]) -> Message:
    """Several things as one."""
    return parts[0] if len(parts) == 1 else Message("joined", {"parts": list(parts)})


def all_said(found: Iterable[Effect]) -> list[Message]:
    """What some effects do, one after the other."""
    return [said for effect in found for said in effect_said(effect)]


def effect_said(effect: Effect) -> list[Message]:
    """What one effect does: ``2 PP per influence on Atal``; several resources are several parts."""
    op, amount = effect.op, effect.amount
    if op in (language.GAIN, language.GAIN_PER):
        return _per(goods(effect.gain), effect.per)
    if op in COUNTED:
        return _per([Message(f"amount-{COUNTED[op]}", {"amount": amount})], effect.per)
    if op in WORDED:
        return [Message(f"effect-{WORDED[op]}", {"amount": amount, "what": effect.what})]
    if op == language.ACT:
        return [Message("effect-act", {"planet": name("planet", PLANET_IDS[effect.what])})]
    if op == language.MEDAL:
        return [Message("effect-medal" if effect.what == language.ANY_MEDAL else "effect-intrigue")]
    if op == language.LEVEL:
        until = "round" if effect.what == language.ROUND else "game"
        return [Message("effect-level", {"amount": amount, "until": until})]
    if op == language.DISC:
        return [Message("effect-disc", {"level": amount, "bonus": effect.what == language.BONUS})]
    if op == language.PAY:
        return [Message("effect-pay", {"price": list(goods(effect.gain))})]
    if op == language.COPY_ACTION:
        return [Message("effect-spy", {"rooms": effect.what == language.ROOMS_TOO})]
    one, other = [together(effect_said(option)) for option in effect.options]
    if op == language.MIX:
        return [Message("effect-mix", {"amount": amount, "one": one, "other": other})]
    return [Message("effect-or", {"one": one, "other": other})]


def _per(what: list[Message], per: int) -> list[Message]:
    if per == PER_NOTHING:
        return what
    return [Message("effect-per", {"what": list(what), "per": Message(f"per-{COUNT_IDS[per]}")})]


def units_said(effect: Effect, number: int) -> Message:
    """So many units of a part of a mix."""
    return Message(f"amount-{language.CHOICE_IDS[effect.choice()]}", {"amount": number})


def with_bonus(shows: Message, bonus: list[Message]) -> Message:
    """What is shown, and what it brings besides."""
    return Message("with-bonus", {"shows": shows, "bonus": list(bonus)}) if bonus else shows


def votes(number: int) -> Message:
    """A number of votes."""
    return Message("amount-votes", {"amount": number})


def token_name(token: AlterationToken) -> Message:
    """An alteration token has no name: it is called by what it shows."""
    return with_bonus(Message("fund") if token.funds else votes(token.votes), all_said(token.effects))


def specialist_name(word: str) -> Message:
    """``Mage, level 2``."""
    return Message("federation-specialist", {"type": name("type", word[1]), "level": int(word[0])})


def specialist_does(parts: Components, word: str) -> Message:
    """What a specialist does, and when."""
    data = parts.specialists[SPECIALIST_IDS.index(word)]
    if data.when == AT_ONCE:
        when = Message("when-once")
    elif data.when == ANY_TIME:
        when = Message("when-any")
    else:
        when = name("planet", PLANET_IDS[data.when])
    return described(when, all_said(data.effects))


def described(what: Message, does: list[Message]) -> Message:
    """A thing and what it does."""
    return Message("described", {"what": what, "does": list(does)}) if does else what


def space_name(parts: Components, word: str) -> Message:
    """``Neo (floor 2, left)``."""
    if word not in SPACE_IDS[:SPACES]:
        return name("space", word)
    space = SPACE_IDS.index(word)
    action = name("action", ACTION_IDS[parts.space_actions[space]])
    wing = name("wing", WING_IDS[wing_of(space)], short=True)
    return Message("federation-space", {"action": action, "floor": floor_of(space) + 1, "wing": wing})


def cell_name(word: str) -> Message:
    """``cell 4b``."""
    return Message("federation-cell", {"cell": word[1:]})


def asteroid_gives(parts: Components, word: str) -> list[Message]:
    """What an asteroid gives, a common or a dead one."""
    if word in ASTEROID_IDS:
        return goods(parts.asteroids[ASTEROID_IDS.index(word)])
    return goods(parts.dead_asteroids[DEAD_IDS.index(word)])


def structure_said(state: State, word: str) -> Message:
    """A production with its income, a megastructure with what it counts."""
    structure = STRUCTURE_IDS.index(word)
    if structure < PRODUCTIONS:
        income = state.parts.productions[PRODUCTION_IDS.index(word)].income
        return described(name("structure", word), all_said(income))
    return described(name("structure", word), [mega_said(state, structure - PRODUCTIONS)])


def mega_said(state: State, mega: int) -> Message:
    """What a megastructure counts, and its free multipliers."""
    free = state.parts.megas[mega].multipliers[len(state.mega_robots[mega]) :]
    counts: dict[str, Any] = {
        "multipliers": ", ".join(f"×{number}" for number in free) if free else Message("no-multiplier"),
        "tiles": slashed([name("count", MEGA_TILE_IDS[tile]) for tile in state.mega_tiles[mega]]),
    }
    return Message("mega-counts", counts)


def slashed(parts: list[Message]) -> Message:
    """Things with a stroke between them."""
    found = parts[0]
    for part in parts[1:]:
        found = Message("slashed", {"one": found, "other": part})
    return found


def action_said(parts: Components, word: str) -> Message:
    """An action of the senate; a room with what it does."""
    action = ACTION_IDS.index(word)
    return described(name("action", word), all_said(parts.actions[action].effects) if action >= PLANETS else [])


def component(parts: Components, kind: str, word: str) -> Message:
    """A component by its name, or by what it does where it has none."""
    if kind == "token" and word in TOKEN_IDS:
        return token_name(parts.tokens[TOKEN_IDS.index(word)])
    if kind == "specialist" and word in SPECIALIST_IDS:
        return specialist_name(word)
    if kind == "space":
        return space_name(parts, word)
    if kind == "cell":
        return cell_name(word)
    if kind in ("asteroid", "dead_asteroids") and word in (*ASTEROID_IDS, *DEAD_IDS):
        return together(asteroid_gives(parts, word))
    if kind == "deep_space" and word in DEEP_IDS:
        return together(all_said(parts.deep_space[DEEP_IDS.index(word)].effects))
    return name(kind, word, word)


def forecast_said(state: State, found: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What the executive phase would bring, a line for each of its steps."""
    floors = [_floor_said(floor, there) for floor, there in found["floors"].items()]
    paying = together([seat_name(seat) for seat in found["paying"]]) if found["paying"] else None
    left, right = wing_votes(state)
    law = state.laws[WING_IDS.index(found["law"])] if found["law"] else NONE
    passes = (
        name("planet", PLANET_IDS[law])
        if law != NONE
        else Message("federation-tie", {"name": seat_name(state.president)})
    )
    lines = {
        "income": Message("federation-exe-income", {"count": found["incomes"]}),
        "upkeep": paying or Message("federation-exe-nobody"),
        "funding": Message("federation-exe-funding", {"count": found["funding"]}),
        "floor": slashed(floors),
        "law": Message("federation-exe-law", {"left": left, "right": right, "law": passes}),
    }
    return [{"step": step, "said": said} for step, said in lines.items()]


def _floor_said(floor: str, there: Mapping[str, Any]) -> Message:
    leaders = [seat_name(seat) for seat in there["leaders"]]
    neutral = [Message("federation-neutral-name")] if there["neutral"] else []
    names = [*leaders, *neutral]
    return Message("federation-exe-floor", {"floor": int(floor), "leaders": list(names) if names else "–"})
