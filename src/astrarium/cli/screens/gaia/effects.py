"""What the tiles, tokens, boards and levels of Gaia Project give, in words made from their data."""

from collections.abc import Iterable
from typing import Final

from astrarium.cli.words import Words
from astrarium.games.gaia.components.components import (
    ADVANCED,
    BOARD,
    BOOSTERS,
    FACTIONS,
    FREE,
    ROUND_TILES,
    TECH,
    TOKENS,
    TRACKS,
)
from astrarium.games.gaia.components.effects import PER_IDS, PER_NOTHING, POWER, RESOURCE_IDS, TRIGGER_IDS, Gain
from astrarium.games.gaia.components.ids import PLANET_IDS

TECH_BY_ID: Final = {tile.id: tile for tile in [*TECH, *ADVANCED]}
BOOSTER_BY_ID: Final = {booster.id: booster for booster in BOOSTERS}
ROUND_BY_ID: Final = {tile.id: tile for tile in ROUND_TILES}
TOKEN_BY_ID: Final = {token.id: token for token in TOKENS}
BOARD_BY_ID: Final = {action.id: action for action in BOARD}
FREE_BY_ID: Final = {action.id: action for action in FREE}
FACTION_BY_ID: Final = {faction.id: faction for faction in FACTIONS}


class Effects:
    """Puts effects into the words of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def gains(self, gains: Iterable[Gain]) -> str:
        """Some icons, ``1 ore, 2 VP per mine``."""
        return ", ".join(self.gain(gain) for gain in gains)

    def gain(self, gain: Gain) -> str:
        """One icon."""
        text = self.words.text("amount-" + RESOURCE_IDS[gain.what], amount=gain.amount)
        if gain.per == PER_NOTHING:
            return text
        return f"{text} {self.words.text('per-' + PER_IDS[gain.per])}"

    def tech(self, tile: str) -> str:
        """What a tech tile does, standard or advanced."""
        piece = TECH_BY_ID[tile]
        parts = [
            self._part("now", piece.now),
            self._part("income", piece.income),
            self._part("action", piece.action),
            self._part("pass", piece.on_pass),
        ]
        if piece.trigger >= 0:
            parts.append(self._trigger(piece.trigger, piece.trigger_vp))
        if piece.big_power:
            parts.append(self.words.text("effect-big", value=piece.big_power))
        return "; ".join(part for part in parts if part)

    def booster(self, booster: str) -> str:
        """What a booster does."""
        piece = BOOSTER_BY_ID[booster]
        parts = [self._part("income", piece.income), self._part("pass", piece.on_pass)]
        if piece.action_steps:
            parts.append(self.words.text("effect-steps-action", amount=piece.action_steps))
        if piece.action_range:
            parts.append(self.words.text("effect-range-action", amount=piece.action_range))
        return "; ".join(part for part in parts if part)

    def round_tile(self, tile: str) -> str:
        """What a round tile scores."""
        piece = ROUND_BY_ID[tile]
        event = self.words.text("trigger-" + TRIGGER_IDS[piece.trigger])
        return self.words.text("effect-round", vp=piece.vp, event=event)

    def token(self, token: str) -> str:
        """What a federation token gives."""
        return self.gains(TOKEN_BY_ID[token].gains)

    def board_action(self, action: str) -> str:
        """What an action of the research board gives."""
        return self.gains(BOARD_BY_ID[action].gains)

    def conversion(self, action: str) -> str:
        """What a free action turns into what."""
        piece = FREE_BY_ID[action]
        return self.gain(piece.gain) if piece.gain.amount else ""

    def conversion_cost(self, action: str) -> str:
        """What a free action takes."""
        piece = FREE_BY_ID[action]
        if piece.cost_what == POWER:
            return self.words.text("amount-power", amount=piece.cost)
        if piece.cost_what < len(RESOURCE_IDS):
            return self.words.text("amount-" + RESOURCE_IDS[piece.cost_what], amount=piece.cost)
        return ""

    def faction(self, faction: str) -> str:
        """How a faction begins: home planet, resources, power."""
        piece = FACTION_BY_ID[faction]
        start = self.words.amounts(
            {"ore": piece.ore, "credits": piece.credits, "knowledge": piece.knowledge, "qic": piece.qic}
        )
        home = self.words.name("planet", PLANET_IDS[piece.home])
        return self.words.text("effect-faction", home=home, start=start, one=piece.area1, two=piece.area2)

    def level(self, area: int, level: int) -> str:
        """What a level of a research area means."""
        piece = TRACKS[area][level]
        parts = []
        if piece.ore_per_step:
            parts.append(self.words.text("level-step", ore=piece.ore_per_step))
        if piece.range:
            parts.append(self.words.text("level-range", range=piece.range))
        if piece.project_tokens:
            parts.append(self.words.text("level-project", tokens=piece.project_tokens))
        if piece.once:
            parts.append(self._part("now", piece.once))
        if piece.income:
            parts.append(self._part("income", piece.income))
        return "; ".join(parts)

    def _part(self, when: str, gains: list[Gain]) -> str:
        return self.words.text(f"effect-{when}", what=self.gains(gains)) if gains else ""

    def _trigger(self, trigger: int, vp: int) -> str:
        event = self.words.text("trigger-" + TRIGGER_IDS[trigger])
        return self.words.text("effect-trigger", vp=vp, event=event)
