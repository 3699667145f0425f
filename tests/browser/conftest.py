import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.house import House
from tests.browser.pages import Visit

CHROMIUM = os.environ.get("ASTRARIUM_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PICTURES = Path("build", "browser")
PATIENCE = 20_000
"""Milliseconds for whatever is waited for: machines may be slow."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests share; each of them comes as somebody new."""
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone, which it may kill."""
    made = House(tmp_path)
    made.start()
    yield made
    made.stop()


class Reception:
    """Lets people in, each with a browser of their own, and notes whatever goes wrong in one."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser = browser
        self.name = name
        self.contexts: list[BrowserContext] = []
        self.pages: list[Page] = []
        self.complaints: list[str] = []

    def welcome(self, house: House, width: int = 1440, height: int = 900, locale: str = "en", **more: str) -> Visit:
        """Somebody new; motion is reduced, so that nothing has to be waited for."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
            color_scheme="light" if more.get("theme") == "light" else "dark",
            has_touch=width < 600,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.contexts.append(context)
        self.pages.append(page)
        return Visit(page, house.url)

    def _heard(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), str(getattr(message, "text", ""))
        # A refusal, a stale move and a server that is away are answered by the page, but the browser notes them.
        if kind in ("error", "warning") and not re.search(
            r"Failed to load resource|ERR_|status of (40\d|42\d|503)", text
        ):
            self.complaints.append(f"{kind}: {text}")

    def picture(self) -> None:
        """What everybody saw last."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.pages):
            page.screenshot(path=PICTURES / f"{self.name}-{number}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def reception(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Reception]:
    """Browsers in which nothing may go wrong: no error, no warning, nothing against the security policy."""
    name = re.sub(r"\W+", "-", request.node.name)
    made = Reception(browser, name)
    yield made
    if request.node.stash.get(FAILED, True):
        made.picture()
    for context in made.contexts:
        context.close()
    assert not made.complaints, made.complaints
