"""The components that consist of their own numbers only: planets, structures, tiles and actions."""

from typing import Final

from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.abilities import ABILITY_IDS, NO_ABILITY
from astrarium.games.gaia.components.effects import NO_GAIN, Gain
from astrarium.games.gaia.components.ids import FINAL_COUNTS, NO_SPECIAL
from astrarium.games.gaia.components.loading import cost, gains, score
from astrarium.kernel.data import Entry


class Piece:
    """What every component has: its place in its list, and the word for it in notation."""

    def __init__(self, index: int, entry: Entry) -> None:
        self.index: int = index
        self.id: str = entry.text("id")


COLOURS: Final[list[str]] = ["blue", "red", "orange", "yellow", "brown", "grey", "white", "green", "purple", "black"]
"""Screens have these colours for planets and players."""
PLANET_KINDS: Final[list[str]] = ["home", "gaia", "transdim", "lost"]
HOME: Final = 0


class Planet(Piece):
    """A planet type, its colour for screens, and of which kind it is."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.colour: str = COLOURS[entry.word("colour", COLOURS)]
        self.kind: int = entry.word("kind", PLANET_KINDS)


class Structure(Piece):
    """What a structure costs and is worth; ``near_credits`` is the price beside an opponent's structure."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.supply: int = entry.number("supply")
        self.ore: int = entry.number("ore")
        self.credits: int = entry.number("credits")
        self.near_credits: int = entry.number_or("near_credits", self.credits)
        self.power: int = entry.number("power")
        self.tech_tile: bool = entry.flag("tech_tile", False)


class Level:
    """A level of a research area; ``project_tokens`` 0 means that no project can be started."""

    def __init__(self, entry: Entry) -> None:
        self.ore_per_step: int = entry.number_or("ore_per_step", 0)
        self.range: int = entry.number_or("range", 0)
        self.project_tokens: int = entry.number_or("project_tokens", 0)
        self.once: list[Gain] = gains(entry, "once")
        self.income: list[Gain] = gains(entry, "income")


class TechTile(Piece):
    """A tech tile; ``trigger`` is the event that it scores, or -1, and ``big_power`` 0 changes nothing."""

    def __init__(self, index: int, entry: Entry, advanced: bool) -> None:
        super().__init__(index, entry)
        self.advanced: bool = advanced
        self.now: list[Gain] = gains(entry, "now")
        self.income: list[Gain] = gains(entry, "income")
        self.action: list[Gain] = gains(entry, "action")
        self.on_pass: list[Gain] = gains(entry, "on_pass")
        scores = score(entry, "scores")
        self.trigger: int = scores.trigger
        self.trigger_vp: int = scores.vp
        self.big_power: int = entry.number_or("big_power", 0)
        # The bit that marks its action as used.
        self.special: int = NO_SPECIAL


class Booster(Piece):
    """A round booster; its action gives free steps or extra range, or it has none."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.income: list[Gain] = gains(entry, "income")
        self.on_pass: list[Gain] = gains(entry, "on_pass")
        action = gains(entry, "action")
        only(entry, "action", action, [effects.STEPS, effects.RANGE])
        self.action_steps: int = amount(action, effects.STEPS)
        self.action_range: int = amount(action, effects.RANGE)


class RoundTile(Piece):
    """A round scoring tile, with what the Automa scores for it in rounds 1 to 3 and in 4 to 6."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        scores = score(entry, "scores")
        self.trigger: int = scores.trigger
        self.vp: int = scores.vp
        early, late = entry.pair("automa")
        self.automa_early: int = early
        self.automa_late: int = late


class FinalTile(Piece):
    """A final scoring tile: what it counts, which its id says, and the count of the neutral player."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.counts: int = entry.word("id", FINAL_COUNTS)
        self.neutral: int = entry.number("neutral")


class BoardAction(Piece):
    """An action of the research board, for power or for Q.I.C."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.power: int = entry.number_or("power", 0)
        self.qic: int = entry.number_or("qic", 0)
        self.gains: list[Gain] = gains(entry, "gains")
        if not self.gains or (self.power > 0) == (self.qic > 0):
            raise entry.wrong("gains", "an action has a price in power or in Q.I.C., and brings something")


class FreeAction(Piece):
    """A conversion that everybody knows, or whoever has the ability that it ``needs``."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        price = cost(entry, "cost")
        self.cost_what: int = price.what
        self.cost: int = price.amount
        icons = gains(entry, "gain")
        self.gain: Gain = icons[0] if icons else NO_GAIN
        self.needs: int = entry.word("needs", ABILITY_IDS) if entry.has("needs") else NO_ABILITY


def only(entry: Entry, key: str, icons: list[Gain], allowed: list[int]) -> None:
    """Refuse icons that would have no effect where they stand."""
    for icon in icons:
        if icon.what not in allowed:
            words = ", ".join([effects.RESOURCE_IDS[what] for what in allowed])
            raise entry.wrong(key, f'"{icon}" has no effect here; allowed: {words}')


def amount(gains: list[Gain], what: int) -> int:
    """How much of one thing stands among the icons."""
    return sum(gain.amount for gain in gains if gain.what == what)
