"""Trying out, taking back, and asking why not."""

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House


def test_a_tried_step_is_taken_back_and_nothing_was_written(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(2, factions=["terrans", "xenos"])
    somebody.ready()
    before = somebody.get(f"/api/tables/{table}")["seq"]
    somebody.first_lit()
    expect(somebody.mood).to_have_text("Trying it out")
    somebody.do("back")
    expect(somebody.mood).to_have_text("Your turn")
    assert somebody.get(f"/api/tables/{table}")["seq"] == before
    somebody.first_lit()
    somebody.do("confirm")
    somebody.page.wait_for_function(
        "async ([path, seq]) => (await (await fetch(path)).json()).seq > seq", arg=[f"/api/tables/{table}", before]
    )


def test_what_others_have_answered_cannot_be_taken_back_and_the_page_says_so(
    house: House, reception: Reception
) -> None:
    somebody = reception.welcome(house)
    somebody.sit(2, factions=["terrans", "xenos"])
    somebody.first_lit()
    somebody.do("confirm")
    somebody.ready()
    back = somebody.page.locator('[data-do="back"]')
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_have_attribute("title", "Your last move cannot be taken back: others have moved since.")


def test_an_impossible_group_says_what_is_missing_and_names_the_rule(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.sit(2, factions=["terrans", "xenos"])
    somebody.click_until('[data-group="federation"].no').click()
    expect(somebody.mood).to_have_text("Why not?")
    expect(somebody.page.locator("#bar")).not_to_contain_text("GP-FED-01")
    rule = somebody.page.locator("#bar a[href*='/rules/gaia#GP-FED-01']")
    expect(rule).to_be_visible()
    somebody.page.keyboard.press("Escape")
    expect(somebody.mood).to_have_text("Your turn")
