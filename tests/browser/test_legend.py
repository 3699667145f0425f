"""The icons of a game in words, at its table."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House

KNOWN = {"gaia": "шаг терраформирования", "race": "технологии пришельцев", "federation": "посол"}


@pytest.mark.parametrize("game", KNOWN)
def test_the_legend_opens_by_key_and_by_tap(house: House, reception: Reception, game: str) -> None:
    somebody = reception.welcome(house, locale="ru")
    table = somebody.sit(2, game=game)
    somebody.ready()
    somebody.page.keyboard.press("i")
    legend = somebody.page.get_by_role("complementary", name="Значки")
    expect(legend).to_contain_text(KNOWN[game])
    expect(legend).to_contain_text("нельзя: спросите почему")
    # The board stays in sight, and the side panel comes back.
    expect(somebody.page.get_by_role("main")).to_be_visible()
    somebody.page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    somebody.page.set_viewport_size({"width": 390, "height": 844})
    somebody.go(f"/table/{table}")
    somebody.ready()
    somebody.page.get_by_role("button", name="Значки").click()
    expect(somebody.page.get_by_role("dialog")).to_contain_text(KNOWN[game])
