"""Whatever is lost on the way, the page finds out by itself how things stand: nothing has to be pressed."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit
from tests.browser.test_sizes import SIZES
from tests.browser.test_together import invite

MINUTE = 60_000


def choose_faction(host: Visit, table: str) -> None:
    """The host's move, after which the guest owes one."""
    state = host.get(f"/api/tables/{table}")
    first = state["position"]["actions"][0]["text"]
    host.post(f"/api/tables/{table}/moves", {"seq": state["seq"], "actions": [first], "key": "a" * 32})


def lose_first(page: Page) -> list[str]:
    """Every address is lost when it is asked for the first time; those that were."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        url = route.request.url
        if route.request.method != "GET" or url in lost:
            route.continue_()
            return
        lost.append(url)
        route.abort()

    page.route("**/api/**", lose)
    return lost


WAYS: dict[str, Callable[[Route], None]] = {
    "refused": lambda route: route.abort(),
    "broken off": lambda route: route.fulfill(status=200, content_type="text/event-stream", body=""),
    "no stream": lambda route: route.fulfill(status=503, body="busy"),
    "never answered": lambda _: None,
}


@pytest.mark.parametrize("way", ["refused", *(pytest.param(way, marks=pytest.mark.slow) for way in list(WAYS)[1:])])
def test_without_a_stream_the_turn_is_still_told(house: House, reception: Reception, way: str) -> None:
    host, guest, table = invite(house, reception)
    guest.page.route("**/stream*", WAYS[way])
    guest.page.reload()
    expect(guest.page.locator("#bar h2")).to_be_visible()
    choose_faction(host, table)
    expect(guest.question).to_have_text("Choose your faction", timeout=MINUTE)
    guest.page.unroute_all(behavior="ignoreErrors")


def test_a_page_that_was_frozen_or_offline_catches_up(house: House, reception: Reception) -> None:
    host, guest, table = invite(house, reception)
    expect(guest.question).to_be_visible()
    guest.page.context.set_offline(True)
    choose_faction(host, table)
    lost = guest.page.locator(".lost")
    expect(lost).to_be_visible()
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        assert lost.evaluate(COVERED) == [], (width, height)
    guest.page.context.set_offline(False)
    expect(guest.question).to_have_text("Choose your faction", timeout=MINUTE)
    expect(lost).to_have_count(0)
    tool = guest.page.context.new_cdp_session(guest.page)
    tool.send("Page.setWebLifecycleState", {"state": "frozen"})
    state = host.get(f"/api/tables/{table}")
    assert state["table"]["to_act"] == [1]
    tool.send("Page.setWebLifecycleState", {"state": "active"})
    expect(guest.question).to_have_text("Choose your faction")


COVERED = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [...document.querySelectorAll('button, a:not(.skip), h1, h2, .stage, .seat, [data-target]')]
    .filter((other) => other.checkVisibility({ visibilityProperty: true }) && !other.contains(one))
    .filter((other) => {
      const box = other.getBoundingClientRect();
      return box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((other) => other.outerHTML.slice(0, 80));
}"""
"""What the notice of a lost connection lies over."""


PAGES = ["/", "/tables", "/replays", "/new?game=gaia", "/rules/race", "/cards", "/account"]


def test_every_page_comes_though_every_first_answer_is_lost(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(2, game="federation")
    somebody.ready()
    for path in [*PAGES, f"/table/{table}", f"/table/{table}/at/0"]:
        lost = lose_first(somebody.page)
        somebody.go(path)
        if "/table/" in path:
            somebody.page.locator("[data-target]").first.wait_for(timeout=MINUTE)
        expect(somebody.page.get_by_role("heading", level=1)).to_be_visible(timeout=MINUTE)
        expect(somebody.page.get_by_text("does not answer")).to_have_count(0, timeout=MINUTE)
        assert {urlsplit(url).path for url in lost} >= {"/api/me"}, path
        somebody.page.unroute_all(behavior="ignoreErrors")


def test_a_part_of_the_page_that_is_lost_is_loaded_again(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(2)
    somebody.go("/")
    # The app keeps its files: without them all are asked for.
    somebody.page.evaluate(
        """async () => {
          for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
          for (const name of await caches.keys()) await caches.delete(name);
        }"""
    )
    # What the page itself names has to come: nothing of the client runs before.
    named: str = somebody.page.evaluate("() => fetch('/').then((page) => page.text())")
    lost: list[str] = []

    def lose(route: Route) -> None:
        if route.request.url in lost or urlsplit(route.request.url).path in named:
            route.continue_()
            return
        lost.append(route.request.url)
        route.abort()

    somebody.page.route("**/assets/*.js", lose)
    somebody.go(f"/table/{table}")
    expect(somebody.page.locator("[data-target]").first).to_be_visible(timeout=MINUTE)
    assert lost
