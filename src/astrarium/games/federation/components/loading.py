"""Reading the data files: the kernel's entries, the effects in them, and a player's corrections over them."""

from pathlib import Path
from typing import Any, Final

from astrarium.games.federation.components import language
from astrarium.games.federation.components.language import Effect
from astrarium.kernel.corrections import read_corrected
from astrarium.kernel.data import HIGHEST, Entry, why
from astrarium.kernel.errors import BadData

DATA: Final = Path(__file__).parent.parent / "data"
FILES: Final[list[str]] = [
    "game",
    "planets",
    "senate",
    "projects",
    "accreditation",
    "missions",
    "neo",
    "six_moons",
    "atal",
    "arratuin",
    "e81216",
    "deep_space",
    "medals",
    "neutral",
]
OPEN: Final = ("neo.cell", "arratuin.shop")
"""Tables to which corrections may add entries."""

PROVENANCE: Final[list[str]] = ["printed", "public", "reconstructed"]
"""In the rulebook; in another public source; chosen to fit the rest."""

SIMPLE: Final[list[int]] = [
    language.GAIN,
    language.GAIN_PER,
    language.VP,
    language.DEGREES,
    language.SHIPS,
    language.MARKERS,
    language.ALL_MARKERS,
    language.PROJECTS,
    language.DIE,
    language.DIE_MAX,
    language.TOKEN,
    language.CHOICE,
    language.MIX,
]
"""Effects that may stand everywhere: they lead to no other action."""


class Book:
    """All data files with the corrections laid over them, and everything that was read from them so far."""

    def __init__(self, corrections: str) -> None:
        self.files: dict[str, Entry] = read_corrected(DATA, FILES, corrections, ("prov",), OPEN)
        self.effects: list[Effect] = []
        self.of_cause: dict[str, int] = {}
        self.provenance: list[tuple[str, str, str]] = []

    def file(self, name: str) -> Entry:
        """A whole data file."""
        return self.files[name]

    def tables(self) -> dict[str, Any]:
        """What stands in all files, for whoever draws the components."""
        return {name: self.files[name].table for name in FILES}

    def finish(self) -> None:
        """Every key of every file has been asked for."""
        for name in FILES:
            self.files[name].finish()

    def entries(self, file: str, key: str, ids: list[str]) -> list[Entry]:
        """The tables of a file under a key, one for each id that the rules know, in that order."""
        part = self.file(file).part(key)
        found: list[Entry] = []
        for word in ids:
            found.append(part.part(word))
            self.trace(found[-1])
        unknown = sorted(set(part.table) - set(ids))
        if unknown:
            keys = ", ".join(unknown)
            known = ", ".join(ids)
            raise BadData(
                part.where, why("unknown-key", f"unknown {keys}; known here: {known}", key=keys, known=known)
            )
        return found

    def all_of(self, file: str, key: str) -> list[tuple[str, Entry]]:
        """All tables of a file under a key, with their ids."""
        part = self.file(file).part(key)
        found: list[tuple[str, Entry]] = []
        for word in part.table:
            found.append((word, part.part(word)))
            self.trace(found[-1][1])
        return found

    def part(self, file: str, key: str) -> Entry:
        """One table of a file."""
        found = self.file(file).part(key)
        self.trace(found)
        return found

    def trace(self, entry: Entry) -> None:
        """Remember how sure an entry is: one word for all of it, or a word for each part."""
        if not entry.has("prov"):
            return
        if isinstance(entry.table["prov"], str):
            entry.word("prov", PROVENANCE)
            self.provenance.append((entry.where, "", entry.text("prov")))
            return
        parts = entry.part("prov")
        for name in parts.table:
            parts.word(name, PROVENANCE)
            self.provenance.append((entry.where, name, parts.text(name)))

    def effect(self, entry: Entry, key: str, cause: str, rule: str, also: list[int]) -> list[Effect]:
        """The effects of an entry; ``also`` are the verbs that may stand here besides the simple ones."""
        where = f"{entry.place(key)}, {key}"
        found = language.parse(entry.text(key), where)
        for effect in found:
            self._register(effect, cause, rule, where, also)
        return found

    def _register(self, effect: Effect, cause: str, rule: str, where: str, also: list[int]) -> None:
        if effect.op not in SIMPLE and effect.op not in also:
            raise ValueError(f'{where}: "{effect.text}" cannot stand here')
        effect.index = len(self.effects)
        effect.cause = cause
        # Effects on the agenda go by this name in facts, so that others may come and go.
        self.of_cause[cause] = self.of_cause.get(cause, 0) + 1
        effect.name = f"{cause}/{self.of_cause[cause]}"
        effect.rule = rule
        self.effects.append(effect)
        for option in effect.options:
            self._register(option, cause, rule, where, also)


def cost(entry: Entry, key: str) -> list[int]:
    """What something costs; a missing key costs nothing."""
    return language.parse_cost(entry.text(key), f"{entry.place(key)}, {key}") if entry.has(key) else [0, 0, 0, 0]


def numbers(entry: Entry, key: str, length: int, most: int = HIGHEST) -> list[int]:
    """So many numbers."""
    found = entry.numbers(key)
    if len(found) != length:
        raise entry.wrong(key, f"{len(found)} numbers stand here, not {length}")
    return [entry.bounded(key, value, 0, most) for value in found]


def flag(entry: Entry, key: str) -> bool:
    """True or false; it must be there."""
    if not entry.has(key):
        raise entry.wrong(key, why("missing", "is missing"))
    return entry.flag(key, False)
