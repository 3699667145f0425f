"""Choosing whom one plays against."""

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House


def test_bots_are_chosen_by_level_for_all_and_for_a_seat(house: House, reception: Reception) -> None:
    host = reception.welcome(house)
    host.go("/new?game=race")
    page = host.page
    page.get_by_role("radio", name="Expert").check()
    page.get_by_role("radio", name="up to 2 s").check()
    second, third = (page.get_by_role("group", name=f"Player {number}") for number in (2, 3))
    expect(second).to_contain_text("Expert, 2 s")
    third.get_by_role("combobox").select_option("novice")
    expect(third).to_contain_text("Novice")
    expect(second).to_contain_text("Expert, 2 s")
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Start the game").click()
    assert [seat["name"] for seat in made.value.json()["table"]["seats"]][1:] == ["expert:2s", "novice:2s"]
    # The next game begins against whom one chose.
    host.go("/new?game=gaia")
    expect(page.get_by_role("radio", name="Expert")).to_be_checked()


def test_the_levels_of_the_game_alone_stand_beside_the_seats(house: House, reception: Reception) -> None:
    host = reception.welcome(house, 390, 844)
    told = {
        "bots": [{"id": "casual", "games": 4, "ahead": 3, "points": 101.6}],
        "alone": [{"id": "ultoma", "games": 2, "ahead": 1, "points": 150.0}],
    }
    host.page.route("**/api/games/gaia/results", lambda route: route.fulfill(json=told))
    host.go("/new?game=gaia")
    page = host.page
    casual = page.get_by_role("radiogroup", name="How strong are the bots?").locator("label").nth(1)
    expect(casual).to_contain_text("You finished ahead in 3 of 4; it scored 102 on average.")
    alone = page.get_by_role("radiogroup", name="Or alone")
    expect(alone.locator("label").first).to_contain_text("Not played yet.")
    expect(alone.locator("label").nth(3)).to_contain_text("You finished ahead in 1 of 2")
    alone.get_by_role("radio", name="Ultoma").check()
    expect(page.get_by_role("group", name="Player 1")).to_be_visible()
    expect(page.get_by_role("group", name="Player 2")).to_have_count(0)
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Start the game").click()
    state = made.value.json()["table"]
    assert (state["players"], state["options"]["difficulty"]) == (1, "ultoma")
