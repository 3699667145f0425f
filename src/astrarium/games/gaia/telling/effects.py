"""What tiles, tokens, boards and levels give, as messages made from their data."""

from typing import Any, Final

from astrarium.games.gaia.components.boards import Faction, FederationToken
from astrarium.games.gaia.components.components import (
    ADVANCED_IDS,
    BOARD_IDS,
    BOOSTER_IDS,
    ROUND_IDS,
    TECH_IDS,
    TOKEN_IDS,
    Components,
)
from astrarium.games.gaia.components.effects import (
    PER_IDS,
    PER_NOTHING,
    POWER,
    PRICE_IDS,
    RESOURCE_IDS,
    TRIGGER_IDS,
    Gain,
)
from astrarium.games.gaia.components.ids import PLANET_IDS
from astrarium.games.gaia.components.pieces import BoardAction, Booster, FreeAction, Level, RoundTile, TechTile
from astrarium.kernel.message import Message, amounts, name

NOTHING: Final = Message("nothing")


def gain(icon: Gain) -> Message:
    """One icon: ``2 VP per mine``."""
    said = Message("amount-" + RESOURCE_IDS[icon.what], {"amount": icon.amount})
    if icon.per == PER_NOTHING:
        return said
    return Message("gain-per", {"gain": said, "per": Message("per-" + PER_IDS[icon.per])})


def gains(icons: list[Gain]) -> Message:
    """Some icons: ``1 ore, 2 VP per mine``."""
    return Message("goods", {"goods": [gain(icon) for icon in icons]})


def joined(parts: list[Message]) -> Message:
    """Parts of an effect, one after the other."""
    if not parts:
        return NOTHING
    said = parts[0]
    for part in parts[1:]:
        said = Message("effect-and", {"first": said, "second": part})
    return said


def _part(when: str, icons: list[Gain]) -> list[Message]:
    return [Message(f"effect-{when}", {"what": gains(icons)})] if icons else []


def _trigger(key: str, trigger: int, vp: int) -> Message:
    return Message(key, {"vp": vp, "event": Message("trigger-" + TRIGGER_IDS[trigger])})


def tech_tile(parts: Components, word: str) -> TechTile:
    """The tech tile with that id, standard or advanced."""
    if word in ADVANCED_IDS:
        return parts.advanced[ADVANCED_IDS.index(word)]
    return parts.tech[TECH_IDS.index(word)]


def tech(tile: TechTile) -> Message:
    """What a tech tile does."""
    parts = _part("now", tile.now) + _part("income", tile.income)
    parts += _part("action", tile.action) + _part("pass", tile.on_pass)
    if tile.trigger >= 0:
        parts.append(_trigger("effect-trigger", tile.trigger, tile.trigger_vp))
    if tile.big_power:
        parts.append(Message("effect-big", {"value": tile.big_power}))
    return joined(parts)


def booster(piece: Booster) -> Message:
    """What a booster does."""
    parts = _part("income", piece.income) + _part("pass", piece.on_pass)
    if piece.action_steps:
        parts.append(Message("effect-steps-action", {"amount": piece.action_steps}))
    if piece.action_range:
        parts.append(Message("effect-range-action", {"amount": piece.action_range}))
    return joined(parts)


def round_tile(tile: RoundTile) -> Message:
    """What a round tile scores."""
    return _trigger("effect-round", tile.trigger, tile.vp)


def token(piece: FederationToken) -> Message:
    """What a federation token gives."""
    return gains(piece.gains)


def octagon(action: BoardAction) -> Message:
    """What an action of the research board gives."""
    return gains(action.gains)


def conversion(free: FreeAction) -> dict[str, Any]:
    """What a free action takes and gives."""
    if free.cost_what == POWER or free.cost_what < len(RESOURCE_IDS):
        what = "power" if free.cost_what == POWER else RESOURCE_IDS[free.cost_what]
        cost = Message("amount-" + what, {"amount": free.cost})
    else:
        cost = Message("cost-" + PRICE_IDS[free.cost_what])
    return {"cost": cost, "gain": gain(free.gain) if free.gain.amount else NOTHING}


def faction(piece: Faction) -> Message:
    """How a faction begins: home planet, resources, power."""
    home = name("planet", PLANET_IDS[piece.home])
    return Message("effect-faction", {"home": home, "start": start(piece), "one": piece.area1, "two": piece.area2})


def start(piece: Faction) -> Message:
    """The resources with which a faction begins."""
    goods = {"ore": piece.ore, "credits": piece.credits, "knowledge": piece.knowledge, "qic": piece.qic}
    return Message("goods", {"goods": [*amounts(goods)]})


def level(piece: Level) -> Message:
    """What a level of a research area means."""
    parts: list[Message] = []
    if piece.ore_per_step:
        parts.append(Message("level-step", {"ore": piece.ore_per_step}))
    if piece.range:
        parts.append(Message("level-range", {"range": piece.range}))
    if piece.project_tokens:
        parts.append(Message("level-project", {"tokens": piece.project_tokens}))
    return joined(parts + _part("now", piece.once) + _part("income", piece.income))


def of(parts: Components, kind: str, word: str) -> Message:
    """What a component does that has its effect printed: ``booster``, ``mines``."""
    if kind == "tech":
        return tech(tech_tile(parts, word))
    if kind == "booster":
        return booster(parts.boosters[BOOSTER_IDS.index(word)])
    if kind == "round":
        return round_tile(parts.round_tiles[ROUND_IDS.index(word)])
    if kind == "token":
        return token(parts.tokens[TOKEN_IDS.index(word)])
    return octagon(parts.board[BOARD_IDS.index(word)])
