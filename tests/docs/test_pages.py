"""The pages are fresh, and their links lead somewhere."""

import importlib
import inspect
import re
from pathlib import Path

import pytest

import astrarium
from build_tools import pages as made
from tests.docs.pages import PAGES, ROOT

LINK = re.compile(r"\]\(([^)\s:]*?)(?:#([\w-]+))?\)")


def anchors(text: str) -> set[str]:
    """The places of a page that can be linked at."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    plain = {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}
    return plain | set(re.findall(r'id="([\w-]+)"', text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        linked = (page.parent / target).resolve() if target else page
        assert linked.exists(), target
        if anchor and linked.suffix == ".md":
            assert anchor in anchors(linked.read_text(encoding="utf-8")), f"{target}#{anchor}"


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: str(page.name))
def test_what_is_made_is_fresh(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert made.filled(text) == text, "run `make docs-fresh`"


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "api").glob("*.md")), ids=lambda page: str(page.stem))
@pytest.mark.skipif(astrarium.is_compiled(), reason="compiled classes have no docstrings")
def test_everything_in_the_api_says_what_it_is(page: Path) -> None:
    module = importlib.import_module("astrarium" if page.stem == "astrarium" else f"astrarium.{page.stem}")
    assert f"::: {module.__name__}\n" in page.read_text(encoding="utf-8")
    for name in module.__all__:
        thing = getattr(module, name)
        parts = {name: thing}
        if inspect.isclass(thing):
            parts |= {f"{name}.{part}": getattr(thing, part) for part in vars(thing) if not part.startswith("_")}
        silent = [name for name, part in parts.items() if callable(part) and not inspect.getdoc(part)]
        assert not silent


def test_everything_that_names_what_it_offers_is_in_the_api() -> None:
    """But for the games, which are reached by `astrarium.new`."""
    package = ROOT / "src" / "astrarium"
    offering = {
        path.parent.name for path in package.glob("*/__init__.py") if "__all__" in path.read_text(encoding="utf-8")
    }
    assert offering - {"games"} <= {page.stem for page in (ROOT / "docs" / "api").glob("*.md")}


def test_the_table_of_speeds_is_made_of_a_report() -> None:
    one = {
        "game": "race",
        "players": 2,
        "games_per_second": 614.2,
        "decisions_per_second": 139_200.4,
        "playouts_per_second": 600.0,
    }
    one |= {
        "listing": {"mean": 2.1, "p99": 10.0, "max": 300.0},
        "clones_per_second": 172_000.0,
        "features_per_second": 80_000.0,
    }
    report = {"version": "1", "compiled": True, "python": "3.11", "machine": "x", "measurements": [one]}
    assert (
        "| Race for the Galaxy | 2 | 614 | 139,200 | 600 | 2 µs | 10 µs | 0.30 ms | 172,000 | 12 µs |"
        in made.speeds(report)
    )


def test_speeds_stand_on_one_page_only() -> None:
    for page in PAGES:
        if page.name not in ("performance.md", "CHANGELOG.md"):
            assert not re.search(
                r"\d (random games|decisions|clones|copies)[^.|]{0,40} a second", page.read_text(encoding="utf-8")
            )
