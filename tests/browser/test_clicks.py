"""Every row of docs/clicks.md is played: so many clicks it takes, and no more than elsewhere."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import PATIENCE
from tests.browser.house import House
from tests.browser.pages import Visit
from tests.browser.turns import TURNS, Expert

PAGE: Final = Path(__file__).parents[2] / "docs" / "clicks.md"
ROW: Final = re.compile(r"^\| (?P<turn>[^|*]+?) \| (?P<clicks>\d+) \| (?P<elsewhere>\d+|–) \|", re.MULTILINE)


def written() -> dict[str, tuple[int, int | None]]:
    """What the page says: the clicks of each turn here, and elsewhere where somebody offers the game."""
    rows = ROW.finditer(PAGE.read_text(encoding="utf-8"))
    return {
        row["turn"]: (int(row["clicks"]), None if row["elsewhere"] == "–" else int(row["elsewhere"])) for row in rows
    }


ABOVE: Final = {"develop nothing"}
"""What takes more than elsewhere, because it gives something away for good."""


@pytest.fixture(scope="module")
def expert(browser: Browser, house: House) -> Iterator[Expert]:
    """Somebody at a desk, for all the turns."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield Expert(Visit(context.new_page(), house.url))
    context.close()


def test_the_page_lists_what_is_played_here() -> None:
    assert set(written()) == set(TURNS)


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_takes_as_many_clicks_as_the_page_says(expert: Expert, name: str) -> None:
    clicks, elsewhere = written()[name]
    assert expert.play(TURNS[name]) == clicks
    assert elsewhere is None or (clicks > elsewhere) == (name in ABOVE)
