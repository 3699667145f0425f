"""What the guide speaks of is lit, in sight, and not hidden by the guide."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.test_helping import GAMES, Pupil

FRAMED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const guide = box(document.querySelector('aside.guide'));
  return [...document.querySelectorAll('.lights .light')].map((one) => {
    const { left, top, right, bottom } = box(one);
    const apart = bottom <= guide.top + 4 || top >= guide.bottom - 4;
    return { number: one.dataset.number, seen: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
             apart };
  });
}"""
"""Every frame: whose it is, whether all of it is in the window, and whether the guide leaves it free."""


SETTLED = """async () => {
  const frames = async (count) => { while (count--) await new Promise((done) => requestAnimationFrame(done)); };
  const read = () => [...document.querySelectorAll('.lights .light, #guide-text .number')]
    .map((one) => `${one.className} ${one.getBoundingClientRect().top}`).join();
  for (let before = ''; before !== read(); await frames(4)) before = read();
}"""
"""What is spoken of is scrolled into sight, and then framed."""


def numbers(page: Page) -> list[str]:
    """The numbers in the sentences whose things are in sight."""
    return page.locator("#guide-text .number:not(.away)").all_inner_texts()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_what_the_guide_speaks_of_is_lit_and_not_hidden(
    house: House, reception: Reception, game: str, width: int, height: int
) -> None:
    pupil = Pupil(reception.welcome(house, width, height))
    pupil.learn(game)
    pupil.visit.ready()
    page = pupil.page
    for _ in range(3):
        page.evaluate(SETTLED)
        lit = page.locator(".lights .light b")
        expect(lit).to_have_count(len(numbers(page)))
        framed = page.evaluate(FRAMED)
        assert {one["number"] for one in framed} == set(numbers(page))
        assert all(one["seen"] and one["apart"] for one in framed), framed
        following = pupil.guide.get_by_role("button", name="Next")
        if not following.count():
            return
        following.click()


def test_on_a_phone_a_number_brings_its_thing_into_sight(house: House, reception: Reception) -> None:
    pupil = Pupil(reception.welcome(house, 390, 844))
    pupil.learn("gaia")
    pupil.visit.ready()
    page = pupil.page
    number = page.locator("#guide-text .number")
    number.click()
    expect(page.locator("#guide-text")).to_have_count(0)
    expect(page.locator(".lights .light").first).to_be_visible()


def test_the_advice_gives_its_reason(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, locale="uk")
    table = somebody.sit(2, factions=["terrans", "xenos"])
    somebody.ready()
    advised = somebody.get(f"/api/tables/{table}")["position"]["actions"][0]["text"]
    assert advised.startswith("place ")
    somebody.page.route("**/hint", lambda route: route.fulfill(json={"action": advised}))
    somebody.page.keyboard.press("h")
    expect(somebody.page.locator("#bar [role=status] em")).to_contain_text("Від неї можна дістатися інших планет")


def test_what_is_spoken_of_is_scrolled_into_sight(house: House, reception: Reception) -> None:
    """On a phone the own tableau lies below the actions, and the guide covers it: it is brought up for its page."""
    pupil = Pupil(reception.welcome(house, 390, 844))
    pupil.learn("race")
    pupil.visit.ready()
    for _ in range(3):
        expect(pupil.page.locator(".lights .light").first).to_be_visible()
        expect(pupil.page.locator("#guide-text .number.away")).to_have_count(0)
        following = pupil.guide.get_by_role("button", name="Next")
        if following.count():
            following.click()
