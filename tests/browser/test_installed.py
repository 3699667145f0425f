"""The page as an app: its shell without a network, its icon, the theme of the machine."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def test_without_a_network_the_shell_is_there_and_says_what_is_wrong(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    page = somebody.page
    somebody.go("/")
    page.wait_for_function(CONTROLLED)
    # What is loaded from now on is kept.
    somebody.go("/tables")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.context.set_offline(False)
    page.reload()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_the_server_says_is_never_kept(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    page = somebody.page
    somebody.go("/")
    page.wait_for_function(CONTROLLED)
    somebody.sit(2)
    somebody.ready()
    kept = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
          return found;
        }"""
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith(("/api", "/health"))] == []


def test_it_can_be_installed(house: House, reception: Reception) -> None:
    page = reception.welcome(house).page
    page.goto(house.url)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(f"{house.url}{address}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        drawn = page.request.get(f"{house.url}{icon['src']}")
        assert drawn.ok
        assert drawn.headers["content-type"] == icon["type"]
        size = page.evaluate(
            """async (url) => {
              const image = new Image();
              image.src = url;
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size)


def test_the_theme_is_that_of_the_machine_until_another_is_chosen(house: House, reception: Reception) -> None:
    for theme in ("light", "dark"):
        page = reception.welcome(house, theme=theme).page
        page.goto(house.url)
        assert page.evaluate("() => document.documentElement.dataset.theme") == theme


def test_a_notice_that_comes_while_no_page_looks_is_shown_with_what_waits(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    page = somebody.page
    page.context.grant_permissions(["notifications"], origin=house.url)
    somebody.go("/")
    page.wait_for_function(CONTROLLED)
    tool = page.context.new_cdp_session(page)
    workers: list[str] = []
    tool.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: workers.extend(one["registrationId"] for one in told["registrations"]),
    )
    tool.send("ServiceWorker.enable")
    while not workers:
        page.wait_for_timeout(20)
    notice = {"title": "Your turn", "body": "Friday table", "path": "/table/abc", "tag": "abc", "waiting": 2}
    told = {"origin": house.url, "registrationId": workers[0], "data": json.dumps(notice)}
    tool.send("ServiceWorker.deliverPushMessage", told)
    shown = page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (;;) {
            const [one] = await worker.getNotifications();
            if (one) return { title: one.title, body: one.body, path: one.data, tag: one.tag };
            await new Promise((soon) => setTimeout(soon, 50));
          }
        }"""
    )
    assert shown == {"title": "Your turn", "body": "Friday table", "path": "/table/abc", "tag": "abc"}
