"""What the pictures show of accounts, of fair chance, and of what the server refuses."""

from typing import Final

from playwright.sync_api import Route

from tests.browser.gallery import PASSWORD, Gallery
from tests.browser.pages import Visit
from tests.browser.scenes import Scene, heading


def weak(visit: Visit) -> None:
    """An account with a password that everybody has."""
    heading(visit)
    form = visit.page.locator("form").nth(1)
    form.locator("input").nth(0).fill("Vera")
    form.locator("input").nth(1).fill("password1")
    form.locator("[type=submit]").click()
    form.locator("[role=alert]:not(:empty)").wait_for()
    form.scroll_into_view_if_needed()


def sessions(visit: Visit) -> None:
    """The list of the browsers, whole."""
    heading(visit)
    listed = visit.page.locator("section:has(li)")
    listed.wait_for()
    listed.evaluate("(list) => list.scrollIntoView({ block: 'center' })")


def deleting(visit: Visit) -> None:
    """Asked for the password, before all goes."""
    heading(visit)
    visit.page.locator(".danger").click()
    visit.page.locator("dialog[open] input").fill(PASSWORD)


def leaving(visit: Visit) -> None:
    """The dialog of a seat, with the seal unfolded."""
    visit.ready()
    visit.page.locator('.tool:has(use[href$="#automatic"])').click()
    visit.page.locator("dialog summary").click()
    visit.page.locator("dialog details").evaluate("(one) => one.scrollIntoView({ block: 'end' })")


def chance(visit: Visit) -> None:
    """The final scores, with what was sealed."""
    visit.ready()
    visit.page.locator("#bar button").first.click()
    visit.page.locator("dialog details:not(.chance) summary").first.wait_for()
    visit.page.locator("dialog .chance summary").click()
    visit.page.locator("dialog .chance").evaluate("(one) => one.scrollIntoView({ block: 'end' })")


def refused(visit: Visit) -> None:
    """Another table would be one too many."""

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=409, json={"error": {"code": "enough-bots", "message": ""}})
        else:
            route.continue_()

    heading(visit)
    visit.page.route("**/api/tables", answer)
    visit.page.locator(".cards .btn").first.click()
    visit.page.locator(".problem").wait_for()


def unreachable(visit: Visit) -> None:
    """The lists are asked for, and no answer comes."""
    visit.page.route("**/api/tables?*", lambda route: route.abort())
    visit.page.reload()
    visit.page.locator("[role=alert]").first.wait_for()


SCENES: Final = [
    Scene("account", "a guest's page", lambda _: "/account", heading, known=False),
    Scene("account-weak", "a password that is easy to guess", lambda _: "/account", weak, known=False),
    Scene("sessions", "the browsers in which one is logged in", lambda _: "/account", sessions, spoken=True),
    Scene("delete", "deleting the account", lambda _: "/account", deleting),
    Scene("login", "logging in", lambda _: "/login", heading, known=False),
    Scene("reset", "another password, by a link", lambda _: "/reset#token", heading, known=False),
    Scene("leaving", "automatic answers, the ways to leave, the seal of the seed", Gallery.sealed_table, leaving),
    Scene("chance", "the seed of a finished game, and its seal", Gallery.fair_game, chance),
    Scene("limit", "no more tables for now", Gallery.home, refused),
    Scene("unreachable", "the server does not answer", lambda _: "/tables", unreachable),
]
