"""The board answers before a group is chosen."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit
from tests.browser.test_sizes import Crowd, sit_down

THIN = ".table.thin .lit[data-target]"


def at_first_turn(somebody: Visit) -> None:
    """Two factions have been placed by clicks, and the first turn begins."""
    somebody.sit(2, seed=3, factions=["terrans", "xenos"])
    rng = random.Random(1)
    for _ in range(40):
        somebody.ready()
        if not somebody.page.locator('[data-group="pass"]').count():
            somebody.step(rng)
        elif somebody.page.locator('[data-do="confirm"]:not(:disabled)').count():
            # The booster was the last choice of the setup, and the turn follows it.
            somebody.do("confirm")
            somebody.still()
        else:
            return
    raise AssertionError("no turn has begun")


def ways(somebody: Visit) -> dict[str, list[str]]:
    """The places of the board, each with the verbs of what is possible there."""
    table = somebody.page.url.rsplit("/", 1)[1]
    found: dict[str, list[str]] = {}
    for action in somebody.get(f"/api/tables/{table}")["position"]["actions"]:
        for place in action["places"]:
            found.setdefault(place, []).append(action["verb"])
    return found


def places_of_one_way(somebody: Visit, verb: str) -> list[str]:
    """The places at which nothing is possible but one action of a verb."""
    return [place for place, verbs in ways(somebody).items() if verbs == [verb]]


def test_one_click_on_a_planet_tries_the_mine_and_another_click_replaces_it(
    house: House, reception: Reception
) -> None:
    somebody = reception.welcome(house)
    at_first_turn(somebody)
    one, other = places_of_one_way(somebody, "build")[:2]
    expect(somebody.page.locator(f'{THIN}[data-target="{one}"]')).to_have_count(1)
    for place in (one, other):
        somebody.page.locator(f'[data-target="{place}"]').click()
        somebody.still()
        expect(somebody.page.locator("#bar .step")).to_have_count(1)
    somebody.page.keyboard.press("Enter")
    somebody.ready()
    table = somebody.page.url.rsplit("/", 1)[1]
    texts = [entry["text"] for entry in somebody.get(f"/api/tables/{table}")["log"] if entry["seat"] == 0]
    assert f"build {other.removeprefix('hex:')}" in texts
    assert f"build {one.removeprefix('hex:')}" not in texts


def test_two_taps_do_it_on_a_phone(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, 390, 844)
    at_first_turn(somebody)
    place = places_of_one_way(somebody, "build")[0]
    target = somebody.page.locator(f'[data-target="{place}"]')
    target.tap()
    expect(somebody.page.locator(".dock")).to_be_visible()
    target.tap()
    somebody.still()
    expect(somebody.page.locator('[data-do="confirm"]')).to_be_enabled()


def test_digits_stay_enter_confirms_after_clicks_and_a_sheet_tells_the_keys(
    house: House, reception: Reception
) -> None:
    somebody = reception.welcome(house)
    at_first_turn(somebody)
    page = somebody.page
    page.keyboard.press("k")
    expect(page.get_by_role("complementary", name="Keys")).to_contain_text("take back one step")
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary", name="Keys")).to_have_count(0)
    convert = page.locator('[data-group="convert"] kbd')
    digit = convert.inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lit[data-target]:focus")).to_have_count(1)
    page.locator(f'[data-target="{places_of_one_way(somebody, "build")[0]}"]').click()
    somebody.still()
    expect(convert).to_have_text(digit)
    # The focus rests on what was clicked; Enter confirms all the same.
    page.locator('[data-group="convert"]').click()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator("#bar .step")).to_have_count(0)


def test_a_chip_takes_back_to_before_its_step(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    at_first_turn(somebody)
    page = somebody.page
    chips = page.locator("#bar .step")
    page.locator('[data-group="convert"]').click()
    exchange = page.locator("#bar .exchange").first
    # One thing for another is drawn, and said for who does not see it.
    expect(exchange.locator(".qty")).to_have_count(2)
    expect(exchange).to_contain_text("→")
    exchange.click()
    expect(chips).to_have_count(1)
    page.locator('[data-group="convert"]').click()
    page.locator("#bar .exchange").first.click()
    expect(chips).to_have_count(2)
    expect(page.locator("#bar .left .qty").first).to_be_visible()
    page.locator('[data-step="1"]').click()
    expect(chips).to_have_count(1)
    page.keyboard.press("Shift+U")
    expect(chips).to_have_count(2)
    page.locator('[data-step="0"]').click()
    expect(chips).to_have_count(0)


def test_several_ways_at_a_place_say_what_each_costs_and_why(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    sit_down(somebody, Crowd("gaia-20-terrans-xenos-ambas-hadsch_hallas", 36, 1))
    somebody.page.locator('[data-target="hex:1x-9"]').click()
    ways = somebody.page.get_by_role("menuitem")
    expect(ways.locator(".reasons")).to_have_count(2)
    expect(ways.filter(has_text="research lab").locator(".reasons")).to_contain_text("research lab")
