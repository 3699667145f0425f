"""The rules in the browser: a page to read and search, and a dialog at the table."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House

ASKED = {"en": ("mines", "ore"), "ru": ("ШАХТЫ", "руда"), "uk": ("ШАХТИ", "руда")}
"""Other forms of the words than those of the rule."""
FOUND = {"en": "mine", "ru": "шахта", "uk": "шахта"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_rules_are_searched_in_the_language_of_the_reader(house: House, reception: Reception, language: str) -> None:
    somebody = reception.welcome(house, locale=language)
    somebody.go("/rules/gaia#GP-BUILD-01")
    named = somebody.page.locator("#GP-BUILD-01")
    expect(named).to_be_in_viewport()
    expect(named).to_be_focused()
    somebody.page.get_by_role("searchbox").fill(" ".join(ASKED[language]))
    expect(named).to_be_visible()
    expect(named.locator("mark").first).to_have_text(FOUND[language], ignore_case=True)
    expect(somebody.page.locator("#GP-DEF-01")).to_have_count(0)


def test_a_rule_is_read_at_the_table(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, locale="ru")
    somebody.sit(2, factions=["terrans", "xenos"])
    somebody.click_until('[data-group="federation"].no').click()
    said = somebody.page.locator("#bar blockquote")
    expect(said).to_have_attribute("lang", "ru")
    somebody.page.locator("#bar a[href*='/rules/gaia#GP-FED-01']").click()
    dialog = somebody.page.get_by_role("dialog")
    expect(dialog.locator("[data-rule='GP-FED-01']")).to_be_visible()
    expect(dialog).to_contain_text((said.text_content() or "")[:40])
    somebody.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    somebody.page.keyboard.press("Escape")
    line = somebody.page.locator(".log .line:has(.law)").last
    line.hover()
    line.locator(".law").click()
    expect(dialog.locator("[data-rule^='GP-']").first).to_be_visible()
    expect(dialog).not_to_contain_text("GP-")
    assert f"{house.url}/table/" in somebody.page.url
    assert len(somebody.page.context.pages) == 1
