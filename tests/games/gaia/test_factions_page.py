"""docs/gaia-factions.md: every ability with the places that ask for it."""

import re
from pathlib import Path

from astrarium.games import rulebook
from astrarium.games.gaia.components.abilities import ABILITY_IDS

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "gaia-factions.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith(("| `", "| |"))]


def test_every_ability_stands_there_once() -> None:
    assert sorted(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == sorted(ABILITY_IDS)


def test_its_links_lead_to_what_they_name() -> None:
    links = re.findall(r"\[`([\w.]+)`\]\(\.\./(src/[\w/]+\.py)\)", PAGE)
    assert len(links) >= len(ROWS)
    for name, path in links:
        source = (ROOT / path).read_text(encoding="utf-8")
        last = name.rpartition(".")[2]
        assert re.search(rf"^ *(def|class) {last}\b|^    {last}: |^        self\.{last}: ", source, re.MULTILINE), (
            f"{name} in {path}"
        )


def test_where_an_ability_is_named_the_code_asks_for_it() -> None:
    for row in ROWS:
        word = re.match(r"\| `(\w+)` \|", row)
        paths = re.findall(r"\((?:\.\./)(src/[\w/]+\.py)\)", row)
        sources = "".join((ROOT / path).read_text(encoding="utf-8") for path in paths)
        if word and "is_known" not in row:
            assert f"abilities.{word[1].upper()}" in sources, row


def test_its_rules_exist() -> None:
    known = {rule.id for rule in rulebook.read_rules(rulebook.rules_text("gaia"))}
    assert all(re.search(r"\| (GP-[A-Z0-9-]+) \|", row)[1] in known for row in ROWS)  # type: ignore[index]
