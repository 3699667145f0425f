"""The rules in the browser: a page to read and search, and a dialog at the table."""

import random

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


@pytest.mark.parametrize(
    ("game", "rule", "icon", "shown"),
    [
        ("gaia", "GP-TILE-03", "structures", "tech:big_4"),
        ("race", "RG-MIL-06", "defence", "card:contact_specialist"),
        ("federation", "FD-SP-1A1", "", "specialist:1A1"),
    ],
)
def test_components_are_drawn_beside_their_rules(
    house: House, reception: Reception, game: str, rule: str, icon: str, shown: str
) -> None:
    somebody = reception.welcome(house, 390, 844, locale="ru")
    somebody.go(f"/rules/{game}#{rule}")
    there = somebody.page.locator(f"#{rule}")
    expect(there.locator(f"[data-shows='{shown}']")).to_be_in_viewport()
    if icon:
        expect(there.get_by_role("list", name="О чём идёт речь").get_by_role("img").first).to_be_visible()
    # No id anywhere, neither in the text nor under the pictures.
    assert shown.partition(":")[2] not in there.inner_text()


def test_rules_say_what_they_come_to_in_this_game(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, locale="uk")
    table = somebody.sit(2, factions=["terrans", "xenos"])
    page = somebody.page
    while somebody.get(f"/api/tables/{table}")["position"]["round"] == 0:
        # What is only tried is not yet so.
        confirm = page.locator('[data-do="confirm"]:not(:disabled)')
        confirm.click() if confirm.count() else somebody.step(random.Random(1))
        somebody.still()
        somebody.ready()
    page.locator('[data-about^="round:"]').first.hover()
    page.keyboard.press("i")
    now = page.get_by_role("dialog").get_by_role("complementary", name="У цій партії зараз")
    expect(now).to_contain_text("Раунд 1 із 6")
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Правила").first).to_have_attribute("href", f"/rules/gaia?table={table}")
    somebody.go(f"/rules/gaia?table={table}#GP-BUILD-06")
    expect(page.locator("#GP-BUILD-06")).to_contain_text("Ваша дальність — 1.")
    # Elsewhere the book is the same without it.
    somebody.go("/rules/gaia#GP-BUILD-06")
    expect(page.locator("#GP-BUILD-06")).to_be_visible()
    expect(page.locator("#GP-BUILD-06")).not_to_contain_text("Ваша дальність")
