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
