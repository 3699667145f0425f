"""Somebody who does not know the game yet: the guide of a first game, hints, and the rules of things on the table."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit

GAMES: Final = {"gaia": "Gaia Project", "race": "Race for the Galaxy", "federation": "Federation"}
BEGINNINGS: Final = {
    "gaia": [
        "Welcome to Gaia Project",
        "Choose a faction",
        "Your first mines",
        "A round booster",
        "One action a turn",
    ],
    "race": ["Welcome to Race for the Galaxy", "Choose in secret", "Cards are your money"],
    "federation": ["Welcome to Federation", "A starting token", "Place an ambassador", "Votes, or funding?"],
}
"""What the guide of each game says first, in this order."""


LIT_FOR = """(action) => [...document.querySelectorAll('.lit')].map((one) => one.dataset.target ?? '')
    .find((key) => key.includes(':') && action.includes(key.split(':')[1]))"""
"""The place that is lit for an action; it is lit a moment after the advice is said."""


class Pupil:
    """Somebody who reads the guide, asks for a hint at every decision, and does what it says."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page
        self.read: list[str] = []

    @property
    def guide(self) -> Locator:
        return self.page.locator("aside.guide")

    def learn(self, game: str) -> None:
        """Come to the first table of a game from the home page."""
        self.visit.go("/")
        card = self.page.locator("article").filter(has=self.page.get_by_role("heading", name=GAMES[game]))
        card.get_by_role("button", name="Learn").click()
        expect(self.guide).to_be_visible()

    def read_on(self) -> None:
        """Turn the pages of what the guide says now."""
        self._note()
        following = self.guide.get_by_role("button", name="Next")
        while following.count():
            following.click()
            self._note()

    def _note(self) -> None:
        heading = self.guide.locator("strong").inner_text()
        if heading not in self.read:
            self.read.append(heading)

    def hint(self) -> list[str]:
        """What the bot would do, as it is said and as it is marked: asked by the key."""
        with self.page.expect_response(lambda answer: answer.url.endswith("/hint")) as answered:
            self.page.keyboard.press("h")
        action: str = answered.value.json()["action"]
        expect(self.page.locator("#bar [role=status]")).to_contain_text("Advice: ")
        return action.split(" ")

    def follow(self) -> None:
        """Do what the bot would do, to the end of what it takes, and make it final."""
        self.visit.still()
        if self.page.locator('[data-do="next"]').count():
            return self.visit.do("next")
        if not self.page.locator('[data-do="confirm"].primary:not(:disabled)').count():
            self.visit.ready()
            return self._take(self.hint())
        self.visit.do("confirm")
        # What was offered before must not be taken for what is offered then.
        return self.visit.still()

    def _take(self, action: list[str]) -> None:
        text = " ".join(action)
        button = self.page.locator(f'#bar [data-action="{text}"]')
        if not button.count():
            target = self.page.wait_for_function(LIT_FOR, arg=action).json_value()
            self.page.locator(f'.lit[data-target="{target}"]').click()
            button = self.page.locator(f'[role=menu] [data-action="{text}"]')
        if button.count():
            button.click()
        self.visit.still()


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leads_through_the_first_decisions(game: str, house: House, reception: Reception) -> None:
    pupil = Pupil(reception.welcome(house, 1280, 720))
    pupil.learn(game)
    for _ in range(12):
        pupil.visit.ready()
        pupil.read_on()
        if len(pupil.read) > len(BEGINNINGS[game]) + 1 and "Only tried so far" in pupil.read:
            break
        pupil.follow()
    said = [heading for heading in pupil.read if heading in BEGINNINGS[game]]
    assert said == BEGINNINGS[game]
    assert "Only tried so far" in pupil.read
    seated = pupil.page.url.split("/table/")[1].split("?")[0]
    assert pupil.visit.get(f"/api/tables/{seated}")["seq"] > 0


def test_the_guide_of_two_rounds_comes_to_its_end(house: House, reception: Reception) -> None:
    pupil = Pupil(reception.welcome(house, 1280, 720))
    pupil.learn("federation")
    farewell = pupil.guide.get_by_text("You know your way now")
    for _ in range(140):
        pupil.visit.ready()
        if farewell.count():
            break
        pupil.follow()
    expect(farewell).to_be_visible()
    pupil.guide.get_by_role("button", name="Close the guide").click()
    expect(pupil.guide).to_have_count(0)
    expect(pupil.visit.question).to_be_visible()


def test_a_hint_for_several_cards_marks_as_many_as_are_owed(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.sit(2, game="race", seed=4)
    somebody.ready()
    expect(somebody.question).to_have_text("Choose 2 cards to discard")
    somebody.page.keyboard.press("h")
    marked = somebody.page.locator("[data-target]:has(.marked)")
    expect(marked).to_have_count(2)
    for card in marked.all():
        card.click()
    expect(somebody.mood).to_have_text("Trying it out")


def test_what_cannot_be_chosen_says_what_it_is_and_leads_to_its_rules(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.sit(2, factions=["terrans", "xenos"])
    somebody.ready()
    page = somebody.page
    page.locator('[data-target="booster:range"], [data-target^="booster:"]').first.click()
    about = page.locator(".about[role=group]")
    expect(about).to_be_visible()
    about.get_by_role("link").click()
    expect(page.get_by_role("dialog").locator("[data-rule='GP-TILE-11']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    about.get_by_role("button", name="Why not?").click()
    expect(somebody.mood).to_have_text("Why not?")
    page.keyboard.press("Escape")
    page.locator('[data-about^="round:"]').first.hover()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog").locator("[data-rule='GP-ROUND-03']")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("Each round has a scoring tile")


def test_on_a_phone_a_tap_leads_to_the_rules_of_a_card(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, 390, 844)
    somebody.sit(2, game="race", setup="first_game")
    somebody.ready()
    somebody.page.locator('[data-target="hand:public_works"]').click()
    about = somebody.page.locator(".about[role=group]")
    expect(about).to_contain_text("Public Works")
    about.get_by_role("link").click()
    expect(somebody.page.get_by_role("dialog").locator("[data-rule='RG-DEV-08']")).to_be_visible()


def test_on_a_phone_the_guide_opens_for_what_is_new(house: House, reception: Reception) -> None:
    pupil = Pupil(reception.welcome(house, 390, 844))
    pupil.learn("race")
    text = pupil.guide.locator("#guide-text")
    expect(text).to_contain_text("You build a tableau")
    pupil.guide.get_by_role("button", name="Welcome to Race for the Galaxy").click()
    expect(text).to_have_count(0)
