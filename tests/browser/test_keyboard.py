"""The keyboard alone plays: no pointer is ever used."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit

FOCUSED = """() => {
  const one = document.activeElement;
  return { target: one?.closest('[data-target]')?.getAttribute('data-target') ?? '',
           lit: one?.closest('.lit[data-target]') !== null,
           picked: one?.getAttribute('aria-pressed') === 'true',
           action: one?.getAttribute('data-action') ?? '',
           group: one?.getAttribute('data-group') ?? '',
           does: one?.getAttribute('data-do') ?? '' };
}"""


def press(somebody: Visit, rng: random.Random) -> None:
    """One key of somebody who looks where the focus is."""
    keys = somebody.page.keyboard
    page = somebody.page
    if page.locator('[data-do="next"]').count():
        keys.press("End")
        return
    focused = page.evaluate(FOCUSED)
    if page.locator('[data-do="confirm"].primary:not(:disabled)').count():
        # Enter on something that is focused would choose that.
        if focused["does"] != "confirm":
            page.evaluate("() => document.activeElement?.blur()")
        keys.press("Enter")
    elif focused["lit"] or focused["action"]:
        # Enter on what was picked would put it back.
        for _ in range(rng.randrange(int(focused["picked"]), 3)):
            keys.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        keys.press("Enter")
    elif page.locator("#bar [data-action]").count():
        keys.press("Enter")
    elif page.locator(".lit[data-target]").count():
        # Nothing is focused before the first key: the bar comes first, then the board.
        keys.press("Tab")
    else:
        names = [str(one.get_attribute("data-group")) for one in page.locator("[data-group]").all()[:9]]
        possible = [
            str(number + 1)
            for number, one in enumerate(page.locator("[data-group]").all()[:9])
            if "no" not in str(one.get_attribute("class")).split()
        ]
        if not possible:
            return  # The page has gone on meanwhile.
        wanted = [str(names.index("pass") + 1)] if "pass" in names and rng.random() < 0.3 else possible
        keys.press(rng.choice(wanted))


def test_a_solo_game_is_played_with_keys_alone(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(1, seed=8, factions=["terrans"], automa="itars")
    rng = random.Random(7)
    for _ in range(700):
        somebody.ready()
        if somebody.is_over:
            break
        press(somebody, rng)
        somebody.still()
    assert somebody.get(f"/api/tables/{table}")["table"]["status"] == "finished"


def test_the_first_key_leads_past_everything_to_the_decision(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.sit(2, factions=["terrans", "xenos"])
    somebody.ready()
    somebody.page.keyboard.press("Tab")
    expect(somebody.page.locator("a.skip")).to_be_focused()
    somebody.page.keyboard.press("Enter")
    assert somebody.page.evaluate("() => document.activeElement?.id") == "bar"
