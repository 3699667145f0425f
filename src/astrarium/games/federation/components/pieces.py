"""The components that consist of their own numbers only. Nothing of them changes after loading."""

from astrarium.games.federation.components import language
from astrarium.games.federation.components.ids import (
    ANY_TIME,
    AT_ONCE,
    ATAL,
    E81216,
    MISSION_IDS,
    NEO,
    PLANET_IDS,
    SIX_MOONS,
    SPY,
    WHEN_IDS,
    cell_code,
)
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.components.loading import Book, cost, flag
from astrarium.kernel.data import Entry


class Ambassador:
    """An ambassador token: its votes, and the bonus of its funding side."""

    def __init__(self, votes: int, funding: list[Effect]) -> None:
        self.votes: int = votes
        self.funding: list[Effect] = funding
        self.bonus: Bonus = Bonus(funding)


class Bonus:
    """What a placed token brings before the action, as far as it decides which spaces are open (FD-SEN-10).

    ``due`` are resources that must be paid to use it, ``net`` what it brings without them.
    """

    def __init__(self, found: list[Effect]) -> None:
        self.gain: list[int] = [0, 0, 0, 0]
        self.due: list[int] = [0, 0, 0, 0]
        self.ships: int = 0
        self.die: int = 0
        self.markers: int = 0
        for effect in found:
            if effect.op == language.GAIN:
                self.gain = [a + b for a, b in zip(self.gain, effect.gain)]
            elif effect.op == language.PAY:
                self.due = [a + b for a, b in zip(self.due, effect.gain)]
            elif effect.op == language.SHIPS:
                self.ships += effect.amount
            elif effect.op == language.DIE:
                self.die += effect.amount
            elif effect.op == language.MARKERS:
                self.markers += effect.amount
        self.owes: bool = any(self.due)
        self.net: list[int] = [gained - due for gained, due in zip(self.gain, self.due)]


class AlterationToken:
    """A kind of alteration token; without votes it shows the funding symbol (FD-ALT-01)."""

    def __init__(self, index: int, id: str, entry: Entry, book: Book) -> None:
        self.index: int = index
        self.id: str = id
        self.strength: int = entry.between("strength", 1, 9)
        self.funds: bool = not entry.has("votes")
        self.votes: int = 0 if self.funds else entry.number("votes")
        self.copies: int = entry.between("copies", 1) if entry.has("copies") else 1
        self.effects: list[Effect] = book.effect(entry, "bonus", f"token:{id}", "FD-TRN-04", [language.PAY])
        self.bonus: Bonus = Bonus(self.effects)


class SenateAction:
    """A planet's action, a room, or spying."""

    def __init__(self, index: int, id: str, entry: Entry, rule: str, book: Book) -> None:
        self.index: int = index
        self.id: str = id
        self.mission: int = entry.word("mission", MISSION_IDS)
        self.copyable: bool = entry.flag("copyable", True)
        self.cost: list[int] = [0, 0, 0, 0]
        self.effects: list[Effect] = []
        self.rule: str = rule
        if index >= len(PLANET_IDS):
            also = [language.COPY_ACTION] if index == SPY else [language.PAWN, language.MEDAL]
            self.cost = cost(entry, "cost")
            self.effects = book.effect(entry, "effect", f"room:{id}", rule, also)
        if index == SPY and self.copyable:
            raise entry.wrong("copyable", "spying cannot be copied")


class Mission:
    """A special mission of the personal board."""

    def __init__(self, index: int, id: str, entry: Entry, book: Book) -> None:
        self.index: int = index
        self.id: str = id
        self.level: int = entry.between("level", 1, 9)
        self.cost: list[int] = cost(entry, "cost")
        also = [language.ACT, language.COPY_ACTION, language.MEDAL]
        self.rule: str = f"FD-MIS-{20 + index}"
        self.effects: list[Effect] = book.effect(entry, "effect", f"mission:{id}", self.rule, also)


class Cell:
    """A cell of Neo; ``next`` and ``code`` are filled when all cells are known."""

    def __init__(self, index: int, id: str, entry: Entry) -> None:
        self.index: int = index
        self.id: str = id
        self.code: int = cell_code(id)
        if self.code < 0:
            raise ValueError(f"{entry.where}: a cell is called n<influence> and perhaps a letter a to h")
        self.influence: int = int(id[1:].rstrip("abcdefgh"))
        self.gives: list[int] = cost(entry, "gives")
        self.asteroid: bool = entry.flag("asteroid", False)
        self.dead: bool = entry.flag("dead", False)
        self.next_ids: list[str] = entry.texts("next")
        self.next: list[int] = []
        self.near: list[int] = []
        # The place among the asteroid cells, or -1, and the longest way to the last cell.
        self.site: int = -1
        self.longest: int = 0


class Specialist:
    """A specialist; ``when`` is at once, any time, or the planet in whose action it is used (FD-ATA-06)."""

    def __init__(self, index: int, id: str, entry: Entry, book: Book) -> None:
        self.index: int = index
        self.id: str = id
        self.when: int = entry.word("when", WHEN_IDS) - 2
        self.rule: str = f"FD-SP-{id}"
        also = [language.DISC, language.LEVEL]
        if self.when == AT_ONCE:
            also.append(language.INCOME)
        elif self.when != ANY_TIME:
            also = _in_action(self.when)
        elif id[1] == "A":
            # Only the one diplomat of a level may turn others up again, or two of them could do so for ever.
            also += [language.INCOME, language.REFRESH, language.COPY]
        self.effects: list[Effect] = book.effect(entry, "effect", f"specialist:{id}", self.rule, also)
        self.copies: int = 0
        for effect in self.effects:
            if effect.op == language.COPY:
                self.copies = effect.amount
            elif effect.op == language.REFRESH and effect.amount > int(id[0]):
                # Otherwise two diplomats could turn each other up again for ever.
                raise entry.wrong("effect", f'"{effect.text}" is for a level above its own')


def _in_action(planet: int) -> list[int]:
    if planet in (NEO, SIX_MOONS):
        return [language.EXTRA]
    if planet == ATAL:
        return [language.HIRE]
    return [language.DISCOUNT] if planet == E81216 else []


class Shop:
    """A shop of Arratuin; ``bonus`` are the effects on levels 1 and 2."""

    def __init__(self, index: int, id: str, entry: Entry, book: Book) -> None:
        self.index: int = index
        self.id: str = id
        self.cost: list[int] = cost(entry, "cost")
        rules = ["FD-ARR-02", "FD-ARR-03"]
        self.bonus: list[list[Effect]] = [
            book.effect(entry, f"level_{level}", f"shop:{id}", rules[level - 1], []) for level in (1, 2)
        ]


class Production:
    """A production; its income may be declined where it needs a choice."""

    def __init__(self, index: int, id: str, entry: Entry, rule: str, book: Book) -> None:
        self.index: int = index
        self.id: str = id
        also = [language.CONVERT, language.TRANSPORT, language.REFRESH]
        self.income: list[Effect] = book.effect(entry, "income", f"production:{id}", rule, also)
        for effect in self.income:
            effect.optional = True


class Slot:
    """A place for a production tile."""

    def __init__(self, entry: Entry, productions: list[str]) -> None:
        self.cost: list[int] = cost(entry, "cost")
        self.sides: list[int] = entry.words("sides", productions)
        self.printed: int = entry.word("printed", productions)
        if len(self.sides) != 2 or self.printed not in self.sides:
            raise entry.wrong("sides", "a tile has two sides, and the printed production is one of them")


class Megastructure:
    """A megastructure with its multipliers from the highest on, and its tiles of the first game."""

    def __init__(self, entry: Entry, tiles: list[str], tiles_each: int) -> None:
        self.cost: list[int] = cost(entry, "cost")
        self.multipliers: list[int] = entry.numbers("multipliers")
        self.printed: list[int] = entry.words("printed", tiles)
        if len(self.printed) != tiles_each:
            raise entry.wrong("printed", f"{tiles_each} tiles lie on each megastructure")
        if sorted(self.multipliers, reverse=True) != self.multipliers:
            raise entry.wrong("multipliers", "the highest comes first")


class Project:
    """A major project; ``column`` is where it stands, or -1 for the general one."""

    def __init__(self, index: int, id: str, entry: Entry, general: bool) -> None:
        self.index: int = index
        self.id: str = id
        self.column: int = -1 if general else entry.between("column", 1, 6) - 1
        self.ranked_by: int = entry.word("ranked_by", language.COUNT_IDS)
        self.least: int = entry.number("least")


class Rewarding:
    """A token or tile with nothing but an effect: starting tokens, deep-space tiles, laws."""

    def __init__(self, index: int, id: str, entry: Entry, cause: str, rule: str, book: Book, also: list[int]) -> None:
        self.index: int = index
        self.id: str = id
        self.effects: list[Effect] = book.effect(entry, "effect", f"{cause}:{id}", rule, also)


class RuleChoices:
    """RuleChoices of the rules that the data files choose."""

    def __init__(self, book: Book) -> None:
        self.requires_effect: bool = flag(book.part("senate", "placement"), "requires_effect")
        self.without_effect: bool = flag(book.part("missions", "completion"), "without_effect")
        rules = book.part("atal", "rules")
        self.previous_level: bool = rules.word("prerequisite", ["any lower", "previous"]) == 1
        self.reveal_next: bool = flag(rules, "reveal_next")
        self.levels_add_up: bool = flag(book.part("accreditation", "bonuses"), "add_up")
