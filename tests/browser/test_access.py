"""axe-core finds nothing serious on any page, in both themes and on phones."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Reception
from tests.browser.house import House

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ACCOUNT = ("/account", "/login", "/forgot", "/reset#token", "/verify#token")
# Both themes and both sizes in every run; the other two pairs at night.
LOOKS = [
    (1440, 900, "dark"),
    (390, 844, "light"),
    pytest.param(1440, 900, "light", marks=pytest.mark.slow),
    pytest.param(390, 844, "dark", marks=pytest.mark.slow),
]


def findings(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("async () => await axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes']][:3]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS, ids=str)
def test_pages_around_the_table(house: House, reception: Reception, width: int, height: int, theme: str) -> None:
    somebody = reception.welcome(house, width, height, theme=theme)
    for path in (
        "/",
        "/new?game=gaia",
        "/new?game=gaia&solo",
        "/tables",
        "/replays",
        "/rules/gaia",
        "/nowhere",
        *ACCOUNT,
    ):
        somebody.go(path)
        expect(somebody.page.get_by_role("heading", level=1)).to_be_visible()
        assert findings(somebody.page) == [], path


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS, ids=str)
def test_the_table_in_its_moods(house: House, reception: Reception, width: int, height: int, theme: str) -> None:
    somebody = reception.welcome(house, width, height, theme=theme)
    table = somebody.sit(1, seed=8, factions=["terrans"], automa="taklons")
    rng = random.Random(4)
    moods: set[str] = set()
    for _ in range(45):
        somebody.ready()
        mood = somebody.mood.inner_text().split(",")[0]
        if mood not in moods:
            moods.add(mood)
            assert findings(somebody.page) == [], mood
        somebody.step(rng)
    assert len(moods) >= 3
    somebody.go(f"/table/{table}/at/3")
    expect(somebody.page.get_by_role("heading", level=1)).to_be_visible()
    somebody.page.locator("[data-target]").first.wait_for()
    assert findings(somebody.page) == []
