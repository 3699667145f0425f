"""Faction boards, and the tokens of federations."""

from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.abilities import ABILITY_IDS, SPECIAL_ABILITIES
from astrarium.games.gaia.components.effects import Gain
from astrarium.games.gaia.components.ids import AREA_IDS, LAB, MINE, MOST_MINES, PLANET_IDS, STATION, STRUCTURE_IDS
from astrarium.games.gaia.components.loading import gains, slots
from astrarium.games.gaia.components.pieces import Piece, Structure, amount, only
from astrarium.kernel.data import Entry


class Faction(Piece):
    """A faction board: what it starts with, its income, and its abilities as sets of bits."""

    def __init__(
        self, index: int, entry: Entry, board: int, structures: list[Structure], upgrades: list[str]
    ) -> None:
        super().__init__(index, entry)
        self.home: int = entry.word("home", PLANET_IDS)
        self.board: int = board
        start = gains(entry, "start")
        only(entry, "start", start, [effects.ORE, effects.CREDITS, effects.KNOWLEDGE, effects.QIC])
        self.ore: int = amount(start, effects.ORE)
        self.credits: int = amount(start, effects.CREDITS)
        self.knowledge: int = amount(start, effects.KNOWLEDGE)
        self.qic: int = amount(start, effects.QIC)
        area1, area2 = entry.pair("power")
        self.area1: int = area1
        self.area2: int = area2
        research = entry.words("research", AREA_IDS)
        self.levels: list[int] = [1 if area in research else 0 for area in range(len(AREA_IDS))]
        self.mines: int = entry.between("mines", 0, MOST_MINES)
        self.base_income: list[Gain] = gains(entry, "income")
        self.slot_income: list[list[list[Gain]]] = [[] for _ in STRUCTURE_IDS]
        for structure in (MINE, STATION, LAB):
            self.slot_income[structure] = slots(entry, STRUCTURE_IDS[structure])
            if len(self.slot_income[structure]) != structures[structure].supply:
                raise entry.wrong(STRUCTURE_IDS[structure], "needs one income for each piece")
        self.academy_income: list[Gain] = gains(entry, "academy_income")
        self.academy_action: list[Gain] = gains(entry, "academy_action")
        self.institute_income: list[Gain] = gains(entry, "institute_income")
        self.abilities: int = _ability_set(entry, "abilities")
        self.institute_abilities: int = _ability_set(entry, "institute_abilities")
        held = self.abilities | self.institute_abilities
        self.specials: list[int] = [ability for ability in SPECIAL_ABILITIES if held >> ability & 1]
        if len(self.specials) > 1:
            raise entry.wrong("abilities", "have more than one special action for the octagon of the board")
        self.upgrades: int = entry.word("upgrades", upgrades)


class FederationToken(Piece):
    """``own``: it is no part of the supply, but comes with an ability."""

    def __init__(self, index: int, entry: Entry, removed: int) -> None:
        super().__init__(index, entry)
        self.gains: list[Gain] = gains(entry, "gains")
        self.flips: bool = entry.flag("flips", True)
        self.copies: int = entry.between("copies", max(1, removed))
        self.own: bool = entry.flag("own", False)


def _ability_set(entry: Entry, key: str) -> int:
    held = 0
    for ability in entry.words(key, ABILITY_IDS):
        held |= 1 << ability
    return held
