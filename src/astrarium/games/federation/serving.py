# mypyc: off
"""The components for screens: the data files with every effect parsed and put into a message, every price counted."""

from functools import cache
from typing import Any, Final

import msgspec

from astrarium.games.federation import naming
from astrarium.games.federation.components import language
from astrarium.games.federation.components.components import Components, components
from astrarium.games.federation.components.ids import (
    PLANET_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
    SPACES,
    SPECIALIST_IDS,
    TYPE_IDS,
    level_of,
    type_of,
)
from astrarium.games.federation.components.language import COUNT_IDS, Effect
from astrarium.games.federation.components.loading import DATA
from astrarium.kernel.data import read_folder
from astrarium.kernel.message import Message

EFFECTS: Final = ("effect", "funding", "bonus", "income", "level_1", "level_2")
"""Keys of the data files whose texts are effects."""
COSTS: Final = ("cost", "gives", "upkeep", "rewards")
"""Keys whose texts, or the texts below them, are amounts of resources."""
WORDS: Final = {
    **naming.COUNTED,
    **naming.WORDED,
    language.GAIN: "gain",
    language.GAIN_PER: "gain",
    language.ACT: "act",
    language.MEDAL: "medal",
    language.LEVEL: "level",
    language.DISC: "disc",
    language.PAY: "pay",
    language.COPY_ACTION: "spy",
    language.CHOICE: "choice",
    language.MIX: "mix",
}
"""The word of every verb."""

_served: dict[int, tuple[Components, dict[str, Any]]] = {}


def corrected(parts: Components) -> dict[str, Any] | None:
    """The components of a table whose numbers are its own; nothing where they are those of the files."""
    if parts.corrected is None:
        return None
    found = _served.get(id(parts))
    if found is None or found[0] is not parts:
        _served.clear()
        found = _served[id(parts)] = (parts, _named(served(parts.corrected), parts))
    return found[1]


@cache
def of_files() -> dict[str, Any]:
    """The components as the data files have them."""
    return _named(served(read_folder(DATA)), components(""))


def served(table: dict[str, Any]) -> dict[str, Any]:
    """A table with its effects parsed and its prices counted, whatever lies in it."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        if key == "prov":
            continue
        if key in COSTS:
            found[key] = _costs(value)
        elif key in EFFECTS and isinstance(value, str):
            found[key] = effects(language.parse(value, key))
        else:
            found[key] = served(value) if isinstance(value, dict) else value
    return found


def _named(found: dict[str, Any], parts: Components) -> dict[str, Any]:
    """What has no name of its own is called by what it does; and what follows from the numbers of the files."""
    for word, token in found["six_moons"]["token"].items():
        token["said"] = _said(naming.component(parts, "token", word))
    for number, word in enumerate(SPECIALIST_IDS):
        specialist = found["atal"]["specialist"][word]
        specialist["type"] = TYPE_IDS[type_of(number)]
        specialist["level"] = level_of(number)
        specialist["name"] = _said(naming.specialist_name(word))
        specialist["said"] = _said(naming.specialist_does(parts, word))
    found["senate"]["space"] = {word: _said(naming.space_name(parts, word)) for word in SPACE_IDS[:SPACES]}
    found["accreditation"]["track"]["levels"] = list(parts.level_of_degree)
    return found


def _said(message: Message) -> Any:
    return msgspec.to_builtins(message)


def _costs(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _costs(text) for key, text in value.items() if key != "prov"}
    if isinstance(value, list):
        return [_costs(text) for text in value]
    cost = language.parse_cost(value, "")
    return {RESOURCE_IDS[i]: amount for i, amount in enumerate(cost) if amount}


def effects(found: list[Effect]) -> list[dict[str, Any]]:
    """Effects one by one, with their words; several resources are several effects."""
    return [plain for effect in found for plain in _plain(effect)]


def _plain(effect: Effect) -> list[dict[str, Any]]:
    if effect.op in (language.GAIN, language.GAIN_PER, language.PAY):
        found: list[dict[str, Any]] = []
        for resource, amount in enumerate(effect.gain):
            if amount:
                one = Effect(effect.op, amount, effect.what, effect.per)
                one.gain[resource] = amount
                found.append(_one(one, RESOURCE_IDS[resource], naming.effect_said(one)))
        return found
    return [_one(effect, _what(effect), naming.effect_said(effect))]


def _what(effect: Effect) -> str:
    if effect.op == language.ACT:
        return PLANET_IDS[effect.what]
    if effect.op == language.LEVEL:
        return "round" if effect.what == language.ROUND else "game"
    if effect.op == language.MEDAL:
        return "any" if effect.what == language.ANY_MEDAL else "intrigue"
    if effect.op == language.DISC:
        return "bonus" if effect.what == language.BONUS else "plain"
    return ""


def _one(effect: Effect, what: str, said: list[Message]) -> dict[str, Any]:
    return {
        "op": WORDS[effect.op],
        "amount": effect.amount,
        "what": what,
        "per": COUNT_IDS[effect.per] if effect.per >= 0 else "",
        "options": [plain for option in effect.options for plain in _plain(option)],
        "said": msgspec.to_builtins(naming.together(said)),
    }
