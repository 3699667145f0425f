"""Where the data files of the game are, and the rules that they may name."""

import re
from pathlib import Path
from typing import Final

from astrarium.kernel.data import Entry

DATA: Final = Path(__file__).parent.parent / "data"
_BOOK: Final = (DATA.parent / "rules.md").read_text(encoding="utf-8")
RULE_IDS: Final[list[str]] = re.findall(r"^- \*\*(RG-[A-Z0-9-]+)\*\*", _BOOK, re.MULTILINE)


def rules_named(entry: Entry, key: str) -> list[str]:
    """The rules that an entry names, which stand in the book."""
    found = entry.texts(key)
    for rule in found:
        check_rule(entry, key, rule)
    return found


def rule_named(entry: Entry, key: str) -> str:
    """The one rule that an entry names."""
    check_rule(entry, key, entry.text(key))
    return entry.text(key)


def check_rule(entry: Entry, key: str, rule: str) -> None:
    """A rule that is named stands in the book."""
    if rule not in RULE_IDS:
        raise entry.wrong(key, f"{rule} is no rule of the game")
