"""Federation for everybody: axe-core finds nothing serious, the keyboard alone plays, and so do taps on a phone."""

import random

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import HASTE, Visit
from tests.browser.test_access import LOOKS, findings
from tests.browser.test_keyboard import FOCUSED, press


def sit(somebody: Visit) -> str:
    """A table of three, always the same; its id."""
    return somebody.sit(3, game="federation", seed=5)


def placed(somebody: Visit, table: str) -> int:
    """How many ambassadors the reader has placed and confirmed."""
    log = somebody.get(f"/api/tables/{table}")["log"]
    return sum(entry["seat"] == 0 and str(entry["text"]).startswith("place") for entry in log)


def states(somebody: Visit) -> list[str]:
    """The states of the table in the first turn, one by one; each is checked."""
    page = somebody.page
    page.locator("#bar [data-action]").first.click()
    somebody.do("confirm")
    page.locator('.lit[data-target="space:s11"]').wait_for()
    checked = [state(somebody, "my turn")]
    if page.viewport_size and page.viewport_size["width"] > 720:
        page.locator('[data-target^="space:"]:not(.lit)').first.click()
        page.get_by_role("button", name="Why not?").click()
        page.locator("#bar.warn").wait_for()
        checked.append(state(somebody, "why not"))
        page.keyboard.press("Escape")
    page.locator('.lit[data-target="space:s11"]').click()
    page.locator("[role=menu]").wait_for()
    checked.append(state(somebody, "two sides"))
    page.locator("[role=menu] [data-action]").first.click()
    page.locator('.lit[data-target^="shop:"]').first.wait_for()
    checked.append(state(somebody, "trying out"))
    page.keyboard.press("b")
    checked.append(state(somebody, "others' boards"))
    return checked


def state(somebody: Visit, name: str) -> str:
    """The name, if axe finds nothing serious."""
    somebody.ready()
    assert findings(somebody.page) == [], name
    return name


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS, ids=str)
def test_nothing_serious_at_the_table(
    house: House, reception: Reception, width: int, height: int, theme: str
) -> None:
    somebody = reception.welcome(house, width, height, theme=theme)
    sit(somebody)
    assert len(states(somebody)) >= 4


def key(somebody: Visit, rng: random.Random) -> None:
    """One key; the choices of the bar have numbers."""
    page = somebody.page
    if page.locator("#bar [data-action]").count() and not page.evaluate(FOCUSED)["action"]:
        page.keyboard.press("1")
    else:
        press(somebody, rng)
    somebody.still()


def test_keys_alone_place_ambassadors(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = sit(somebody)
    rng = random.Random(7)
    for _ in range(60):
        somebody.ready()
        if placed(somebody, table) >= 2:
            break
        key(somebody, rng)
    assert placed(somebody, table) >= 2


def tap(somebody: Visit, rng: random.Random) -> None:
    """One tap of somebody with a phone; a first tap on a place only shows what it would do."""
    offered = somebody.offered
    if not offered["keys"]:
        return
    where = f'[{offered["name"]}="{rng.choice(offered["keys"])}"]'
    page = somebody.page
    try:
        page.locator(f"[role=menu] {where}, #bar {where}, .lit{where}").first.tap(timeout=HASTE)
        somebody.still()
        if page.locator("#bar .btn.primary:not([data-do])").count() and not page.locator("[role=menu]").count():
            page.locator("#bar .btn.primary").tap(timeout=HASTE)
    except TimeoutError:
        return
    somebody.still()


def test_taps_play_a_round_on_a_phone(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, 390, 844)
    table = sit(somebody)
    rng = random.Random(2)
    for _ in range(120):
        if placed(somebody, table) >= 4:
            break
        tap(somebody, rng)
        assert somebody.page.evaluate("() => document.documentElement.scrollWidth") <= 390, (
            somebody.question.inner_text()
        )
    assert placed(somebody, table) >= 4
    expect(somebody.page.get_by_role("button", name="Senate")).to_be_visible()
