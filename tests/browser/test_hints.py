"""Advice while others move: all choose at once, and whoever was quicker does not cost the reader the hint."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import Reception
from tests.browser.house import House


def test_a_hint_that_came_too_late_is_asked_once_more(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.sit(2, game="race", seed=4)
    somebody.ready()
    asked: list[int] = []

    def late(route: Route) -> None:
        sent = route.request.post_data_json
        assert sent is not None
        asked.append(sent["seq"])
        if len(asked) == 1:
            error = {"code": "stale", "message": "somebody was quicker"}
            route.fulfill(status=409, json={"error": error})
        else:
            route.continue_()

    somebody.page.route("**/hint", late)
    somebody.page.keyboard.press("h")
    expect(somebody.page.locator("#bar [role=status]")).to_contain_text("Advice: ")
    assert len(asked) > 1
