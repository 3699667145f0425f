"""Three languages, changed without a reload."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import shown_messages

TURNS = {"en": "Your turn", "ru": "Ваш ход", "uk": "Ваш хід"}


def test_the_language_changes_and_the_tried_step_stays(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.sit(2, factions=["terrans", "xenos"])
    somebody.ready()
    somebody.page.evaluate("() => { window.here = true; }")
    expect(somebody.mood).to_have_text(TURNS["en"])
    somebody.first_lit()
    expect(somebody.mood).to_have_text("Trying it out")
    for code, name in (("ru", "Русский"), ("uk", "Українська")):
        somebody.page.locator("summary, button").filter(has_text="EN" if code == "ru" else "RU").first.click()
        somebody.page.get_by_text(name, exact=True).click()
        expect(somebody.page.locator("html")).to_have_attribute("lang", code)
        expect(somebody.page.locator('[data-do="confirm"]')).to_be_enabled()
        assert shown_messages(somebody.page) == []
    somebody.do("back")
    expect(somebody.mood).to_have_text(TURNS["uk"])
    assert somebody.page.evaluate("() => window.here") is True


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_message_shows_through(house: House, reception: Reception, language: str) -> None:
    somebody = reception.welcome(house, locale=language)
    for path in ("/", "/new?game=gaia", "/new?game=gaia&solo", "/tables", "/replays", "/rules/gaia", "/nowhere"):
        somebody.go(path)
        expect(somebody.page.get_by_role("heading", level=1)).to_be_visible()
        assert shown_messages(somebody.page) == []
    somebody.sit(1, seed=2, factions=["ivits"], automa="xenos")
    rng = random.Random(5)
    for _ in range(40):
        somebody.ready()
        assert shown_messages(somebody.page) == []
        somebody.step(rng)
