"""The pages of the documentation, and the code in them."""

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
FENCE: Final = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


class Command(NamedTuple):
    """What a page shows to be typed, and what it says the answer is."""

    line: str
    answer: str


def blocks(page: Path, language: str) -> list[str]:
    """The code of a page in a language."""
    found = FENCE.findall(page.read_text(encoding="utf-8"))
    return [re.sub(f"^{indent}", "", code, flags=re.MULTILINE) for indent, kind, code in found if kind == language]


def commands(page: Path) -> list[Command]:
    """All that a page shows to be typed."""
    found = []
    for block in blocks(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, answer = part.partition("\n")
            found.append(Command(line.strip(), answer.rstrip()))
    return found
