"""Race for the Galaxy by keys, by taps and for screen readers; what is owed; cards of one's own."""

import random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit, shown_messages
from tests.browser.test_access import LOOKS, findings
from tests.browser.test_keyboard import press

WIDER = "() => document.documentElement.scrollWidth - window.innerWidth"


def rounds(somebody: Visit, table: str) -> int:
    """The round that is being played."""
    return int(somebody.get(f"/api/tables/{table}")["position"]["view"]["round"])


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS, ids=str)
def test_every_kind_of_question_is_accessible(
    house: House, reception: Reception, width: int, height: int, theme: str
) -> None:
    somebody = reception.welcome(house, width, height, theme=theme)
    somebody.sit(1, game="race", seed=5)
    rng = random.Random(3)
    asked: set[str] = set()
    for _ in range(24):
        somebody.ready()
        question = somebody.mood.inner_text().split(",")[0] + somebody.question.inner_text().split()[0]
        if question not in asked:
            asked.add(question)
            assert findings(somebody.page) == [], question
        somebody.step(rng)
    assert len(asked) >= 6


def test_rounds_are_played_with_keys_alone(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(2, game="race", seed=5)
    rng = random.Random(7)
    for _ in range(80):
        somebody.ready()
        if rounds(somebody, table) == 3:
            break
        press(somebody, rng)
        somebody.still()
    assert rounds(somebody, table) == 3


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_round_is_played_by_taps_and_nothing_is_wider_than_the_phone(
    house: House, reception: Reception, language: str
) -> None:
    somebody = reception.welcome(house, 390, 844, locale=language)
    table = somebody.sit(3, game="race", seed=5)
    rng = random.Random(3)
    for _ in range(60):
        somebody.ready()
        assert somebody.page.evaluate(WIDER) <= 0
        assert shown_messages(somebody.page) == []
        if rounds(somebody, table) == 2:
            break
        somebody.step(rng)
    assert rounds(somebody, table) == 2


WAY: Final = (
    "discard investment_credits",
    "discard terraforming_robots",
    "action settle",
    "action settle",
    "keep merchant_guild",
    "settle mining_world",
)
"""To a payment of three cards, in a game alone with seed 4: the robot's dice come from the seed too."""


def test_what_is_still_owed_is_said_with_every_card(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(1, game="race", seed=4)
    for number, action in enumerate(WAY):
        seq = somebody.get(f"/api/tables/{table}")["seq"]
        somebody.post(f"/api/tables/{table}/moves", {"seq": seq, "key": f"way{number}", "actions": [action]})
    somebody.go(f"/table/{table}")
    expect(somebody.question).to_have_text("Pay 3 cards for Mining World")
    bar = somebody.page.locator("#bar")
    for paid in range(3):
        expect(bar).to_contain_text(f"{paid} of 3 chosen, {3 - paid} to go.")
        somebody.page.locator(".lit[data-target]:not(.picked)").first.click()
    expect(bar).to_contain_text("Pay 3 cards")
    expect(somebody.page.locator(".tentative .label", has_text="pays")).to_have_count(3)
    expect(somebody.page.locator('[data-do="confirm"].primary')).to_be_enabled()


def test_cards_of_ones_own_are_mended_kept_and_played_with(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    page = somebody.page
    somebody.go("/cards")
    page.get_by_role("button", name="Begin with the examples").click()
    page.get_by_role("button", name="Receiver's Moon", exact=True).click()
    power = page.get_by_label("Powers 1")
    good = power.input_value()
    power.fill("consume 1 genes for 2 wishes")
    expect(page.locator(".state.bad")).to_contain_text("receivers_moon")
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    power.fill(good)
    expect(page.locator(".state")).to_have_text("The game accepts these cards.")
    assert findings(page) == []
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/new?game=race&text=*")
    # With this seed the fifth of the examples is dealt to the first seat.
    page.get_by_label("Seed").fill("1")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('[data-card="own_5"]').first).to_contain_text("Receiver's Moon")
    somebody.step(random.Random(1))
