"""Nothing that is possible is out of sight: crowded positions at every size and in every language."""

from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit

GOLDEN: Final = Path(__file__).parents[1] / "golden"
SIZES: Final = [
    (390, 844),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
LANGUAGES: Final = {"en": "English", "ru": "Русский", "uk": "Українська"}


class Crowd(NamedTuple):
    """A position of a golden game in which a seat has much to choose from; the group that is opened in it."""

    record: str
    at: int
    seat: int
    group: str = ""


CROWDS: Final = {
    "gaia, nine groups": Crowd("gaia-23-bescods-itars-lantids-ivits", 27, 3),
    "gaia, conversions": Crowd("gaia-23-bescods-itars-lantids-ivits", 27, 3, "convert"),
    "gaia, tiles": Crowd("gaia-20-terrans-xenos-ambas-hadsch_hallas", 37, 1),
    "gaia, an advance": Crowd("gaia-20-terrans-xenos-ambas-hadsch_hallas", 220, 0),
    "federation, a turn": Crowd("federation-02-experienced-4", 194, 1),
    "federation, deep space": Crowd("federation-02-experienced-4", 234, 1),
    "federation, markers": Crowd("federation-02-experienced-4", 31, 0),
    "federation, a mission": Crowd("federation-02-experienced-4", 95, 3),
    "race, five choose": Crowd("race-06-storm-5", 224, 0),
    "race, a long payment": Crowd("race-02-base-4", 235, 2),
    "race, a supply": Crowd("race-06-storm-5", 391, 0),
    "race, worlds to settle": Crowd("race-08-no-goals-5", 298, 3),
}

HIDDEN: Final = """() => {
  const faults = [];
  const name = (one) => one.dataset.action ?? one.dataset.group ?? one.dataset.do ?? one.dataset.target;
  const clipped = (one, box) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      const sideways = box.left < around.left - 1 || box.right > around.right + 1;
      if (style.overflowX !== 'visible' && sideways) return true;
    }
    return box.left < -1 || box.right > innerWidth + 1;
  };
  for (const one of document.querySelectorAll('#bar [data-group], #bar [data-action], #bar [data-do]')) {
    const box = one.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(one).visibility === 'hidden') continue;
    if (box.top < 0 || box.bottom > innerHeight + 1 || clipped(one, box)) faults.push(`out of sight: ${name(one)}`);
    else if (!one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
      faults.push(`covered: ${name(one)}`);
    if (one.scrollWidth > one.clientWidth + 2) faults.push(`too wide for its button: ${name(one)}`);
  }
  for (const one of document.querySelectorAll('.lit[data-target]')) {
    const before = one.getBoundingClientRect();
    if (before.width === 0) continue;
    if (clipped(one, before)) faults.push(`a place off the side: ${name(one)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  return faults;
}"""
"""What cannot be pressed where it stands. A place may have to be scrolled to upwards or downwards, never sideways."""


def sit_down(visit: Visit, crowd: Crowd) -> None:
    """A table at that position, with bots in the other seats, who wait."""
    text = (GOLDEN / f"{crowd.record}.jsonl").read_text(encoding="utf-8")
    kept = visit.post("/api/records", {"text": text, "title": "Kept"})["table"]
    seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}] * kept["players"]
    seats[crowd.seat] = {"kind": "person"}
    body = {"at": crowd.at, "seats": seats, "title": "Crowded"}
    table = visit.post(f"/api/tables/{kept['id']}/fork", body)["table"]["id"]
    visit.go(f"/table/{table}")
    visit.ready()


def speak(page: Page, language: str) -> None:
    """Change the language where everything has room."""
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.locator('.topbar button:has(use[href$="#language"]), button:has(use[href$="#language"])').first.click()
    page.get_by_role("button", name=LANGUAGES[language]).click()
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def faults(page: Page, crowd: Crowd, sizes: list[tuple[int, int]]) -> list[str]:
    """What is out of sight, at which size."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if crowd.group and page.locator(f'[data-group="{crowd.group}"]').count():
            page.locator(f'[data-group="{crowd.group}"]').click()
            page.locator("#bar [data-action]").first.wait_for()
        found += [f"{width}x{height}: {fault}" for fault in page.evaluate(HIDDEN)]
    return found


def seen(
    house: House, reception: Reception, crowd: Crowd, languages: list[str], sizes: list[tuple[int, int]]
) -> None:
    visit = reception.welcome(house, 1920, 1080)
    sit_down(visit, crowd)
    for language in languages:
        speak(visit.page, language)
        assert faults(visit.page, crowd, sizes) == [], language


SHORT: Final = ["gaia, conversions", "federation, deep space", "race, a long payment"]


@pytest.mark.parametrize("name", SHORT)
def test_nothing_possible_is_out_of_sight(house: House, reception: Reception, name: str) -> None:
    """The longest words, from a phone to a desk."""
    seen(house, reception, CROWDS[name], ["ru"], SIZES)


@pytest.mark.slow
@pytest.mark.parametrize("name", CROWDS)
def test_nothing_possible_is_out_of_sight_in_any_language(house: House, reception: Reception, name: str) -> None:
    seen(house, reception, CROWDS[name], list(LANGUAGES), SIZES)


CUT: Final = """([selector, edge]) => {
  const end = document.querySelector(edge).getBoundingClientRect().top;
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.getBoundingClientRect().bottom > end + 1)
    .map((one) => one.dataset.target);
}"""
"""Of these, the ones that are cut by what lies below."""


def test_a_long_hand_is_whole_on_a_tablet_held_across(house: House, reception: Reception) -> None:
    visit = reception.welcome(house, 1024, 768)
    sit_down(visit, CROWDS["race, a supply"])
    expect(visit.page.locator('.lit[data-target^="hand:"]')).to_have_count(13)
    assert visit.page.evaluate(CUT, ['.lit[data-target^="hand:"]', "#bar"]) == []


def test_the_whole_research_board_is_in_sight_on_a_tablet_held_upright(house: House, reception: Reception) -> None:
    visit = reception.welcome(house, 820, 1180)
    sit_down(visit, CROWDS["gaia, nine groups"])
    visit.page.get_by_role("navigation").get_by_role("button", name="Research").click()
    visit.page.locator('[data-target^="octagon:"]').first.wait_for()
    assert visit.page.evaluate(CUT, ['[data-target^="octagon:"], [data-target^="area:"]', ".bottomnav"]) == []
