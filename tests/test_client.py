"""The browser's client contains no rule: what a screen needs of the rules it is told by the engine."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "web" / "src"
RULE = re.compile(r"\b(GP|RG|FD)-[A-Z]{2,}")
TELLING = ("guide", "lib/rulebook.ts", "pages/RulePage.svelte")
"""Guides and the rule book are about rules."""
GUIDES = sorted(SOURCE.glob("games/*/guide.ts"))


def drawings() -> list[Path]:
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    files = [path for path in files if path not in GUIDES]
    return sorted(path for path in files if not path.relative_to(SOURCE).as_posix().startswith(TELLING))


def test_no_drawing_names_a_rule() -> None:
    assert len(drawings()) > 150
    named = {path.name: found[0] for path in drawings() if (found := RULE.search(path.read_text(encoding="utf-8")))}
    assert named == {}


@pytest.mark.parametrize("game", ["federation", "gaia", "race"])
def test_no_drawing_reads_a_data_file_or_an_effect(game: str) -> None:
    """Components come parsed: nothing takes a text of effects apart at its commas or its `per`."""
    for path in sorted((SOURCE / "games" / game).rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            text = path.read_text(encoding="utf-8")
            assert not re.search(r'split\("?,"?\)|=== "per"|\bparse\(', text), path


STYLED = [
    path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".svelte", ".css") and path.name != "tokens.css"
]


def styles(path: Path) -> str:
    """What a file says about looks, without comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "".join(re.findall(r"<style[^>]*>(.*)</style>", text, re.DOTALL))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def test_sizes_of_text_come_from_the_scale() -> None:
    """A size is a token, or goes with what it stands in; only a drawing has units of its own."""
    literal = re.compile(r"\bfont(?:-size)?: (?:\d+ )?[\d.]+(?:px|rem|pt)\b")
    found = {
        path.name: sizes for path in STYLED if path.name != "scale.css" if (sizes := literal.findall(styles(path)))
    }
    assert found == {"Satellite.svelte": ["font: 800 0.95px"], "Wheel.svelte": ["font: 500 7.5px"]}


def test_widths_of_the_screen_are_named_in_one_place() -> None:
    """A style asks for a layout by its name (lib/layouts.ts), or for the room of its own container."""
    plain = re.compile(r"@media (?!\(--|\(hover|\(prefers-)[^{]*")
    assert {path.name: found for path in STYLED if (found := plain.findall(styles(path)))} == {}
    scripts = [path for path in SOURCE.rglob("*.ts") if ".test." not in path.name]
    asking = {path.name for path in scripts if "MediaQuery(" in path.read_text(encoding="utf-8")}
    assert asking == {"layout.svelte.ts"}
