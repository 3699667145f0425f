"""The browser's client contains no rule: what a screen needs of the rules it is told by the engine."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "web" / "src"
RULE = re.compile(r"\b(GP|RG|FD)-[A-Z]{2,}")
TELLING = ("guide", "lib/rulebook.ts", "pages/RulePage.svelte", "games/race", "table/specimen.ts")
"""Guides and the rule book are about rules, the specimen is no game, and Race for the Galaxy still names its own."""


def drawings() -> list[Path]:
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return sorted(path for path in files if not path.relative_to(SOURCE).as_posix().startswith(TELLING))


def test_no_drawing_names_a_rule() -> None:
    assert len(drawings()) > 150
    named = {path.name: found[0] for path in drawings() if (found := RULE.search(path.read_text(encoding="utf-8")))}
    assert named == {}


@pytest.mark.parametrize("game", ["federation", "gaia"])
def test_no_drawing_reads_a_data_file_or_an_effect(game: str) -> None:
    """Components come parsed: nothing takes a text of effects apart at its commas or its `per`."""
    for path in sorted((SOURCE / "games" / game).rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            text = path.read_text(encoding="utf-8")
            assert not re.search(r'split\("?,"?\)|=== "per"|\bparse\(', text), path
