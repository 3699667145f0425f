"""What a visitor does in the browser: by clicks, on what is lit and offered."""

import random
import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, Position, TimeoutError, expect

SHY: Final = ("pass", "convert", "free", "burn")
"""Groups that a busy player leaves for later."""

HASTE: Final = 3_000
"""Milliseconds after which somebody looks anew: what was offered may be gone, because others have moved."""

EDGE: Final[Position] = {"x": 12, "y": 40}

OFFERED: Final = """() => {
  const bar = document.querySelector('#bar');
  if (!bar) return null;
  const all = (selector, name) => [...document.querySelectorAll(selector)]
    .filter((one) => !one.disabled && one.getBoundingClientRect().width > 0)
    .map((one) => one.getAttribute(name));
  // Doing nothing is for those who can do nothing else.
  const idle = (key) => ['nothing', 'enough'].includes(key) && all('.lit[data-target]', 'data-target').length > 0;
  const offers = (name, keys) => (keys.length ? { name, keys } : null);
  if (document.querySelector('[data-do="next"]')) return { name: 'data-do', keys: ['next'] };
  if (document.querySelector('#bar.brass')) return { name: 'over', keys: [] };
  return offers('data-action', all('[role=menu] [data-action]', 'data-action'))
    ?? offers('data-do', all('[data-do="take"], [data-do="confirm"].primary', 'data-do'))
    ?? offers('data-action', all('#bar [data-action]', 'data-action').filter((key) => !idle(key)))
    ?? offers('data-target', all('.table:not(.thin) .lit[data-target]', 'data-target'))
    ?? offers('data-group', all('[data-group]:not(.no)', 'data-group'))
    ?? offers('data-target', all('.lit[data-target]', 'data-target'))
    ?? offers('data-do', all('[data-do="confirm"]', 'data-do'));
}"""
"""What can be clicked now, the most urgent first; nothing while others move."""


class Visit:
    """Somebody with a browser."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(self.url + path)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send something as the page itself would."""
        return self._send("POST", path, body)

    def put(self, path: str, body: dict[str, Any]) -> Any:
        """Replace something as the page itself would."""
        return self._send("PUT", path, body)

    def _send(self, method: str, path: str, body: dict[str, Any]) -> Any:
        if not self.page.url.startswith(self.url):
            self.go("/")
            expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self.page.evaluate(
            """async ([method, path, body]) => {
              const token = document.cookie.split('; ').find((one) => one.startsWith('csrftoken=')).slice(10);
              const headers = { 'content-type': 'application/json', 'x-csrftoken': token };
              const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
              return await answer.json();
            }""",
            [method, path, body],
        )

    def get(self, path: str) -> Any:
        """Ask the server something as the page itself would."""
        return self.page.evaluate("async (path) => (await fetch(path)).json()", path)

    def sit(self, players: int, bot: str = "random", game: str = "gaia", seed: int = 3, **options: Any) -> str:
        """A table against bots with a chance that is known; its id."""
        seats = [{"kind": "person"}] + [{"kind": "bot", "bot": bot}] * (players - 1)
        body = {"game": game, "players": players, "seats": seats, "seed": seed, "options": options}
        made = self.post("/api/tables", body)
        table: str = made["table"]["id"]
        self.go(f"/table/{table}")
        return table

    @property
    def on_phone(self) -> bool:
        """Fingers, and one thing at a time."""
        size = self.page.viewport_size
        return size is not None and size["width"] < 600

    @property
    def question(self) -> Locator:
        """What the decision bar asks."""
        return self.page.locator("#bar h2")

    @property
    def mood(self) -> Locator:
        """The small line above the question."""
        return self.page.locator("#bar .who")

    def ready(self) -> None:
        """Wait until there is something to do, or the game is over."""
        self.page.wait_for_function(f"() => ({OFFERED})() !== null", timeout=60_000)

    def still(self) -> None:
        """Wait until what was tried or sent has been answered."""
        self.page.wait_for_function("() => document.querySelector('#bar')?.getAttribute('aria-busy') !== 'true'")

    @property
    def offered(self) -> dict[str, Any]:
        """What can be clicked."""
        self.ready()
        return self.page.evaluate(OFFERED) or {"name": "", "keys": []}

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return bool(self.offered["name"] == "over")

    def do(self, name: str) -> None:
        """Press one of the buttons at the right of the bar."""
        self.page.locator(f'[data-do="{name}"]:not(:disabled)').click()

    def first_lit(self) -> None:
        """Choose the first place that is lit."""
        self.ready()
        self.page.locator(".lit[data-target]").first.click()

    def step(self, rng: random.Random) -> None:
        """One click of somebody who looks at what is offered."""
        for _ in range(10):
            offered = self.offered
            if not offered["keys"]:
                continue
            key = str(rng.choice(busy(offered["keys"]) if rng.random() < 0.9 else offered["keys"]))
            where = f'[{offered["name"]}="{key}"]'
            chosen = self.page.locator(f"[role=menu] {where}, #bar {where}, .lit{where}").first
            try:
                # In a fan of many cards the left edge is all that shows of each.
                edge = EDGE if chosen.evaluate("(one) => one.closest('.fan') !== null", timeout=HASTE) else None
                press = chosen.tap if self.on_phone else chosen.click
                press(position=edge, timeout=HASTE)
            except TimeoutError:
                continue
            self.still()
            return
        raise AssertionError(f"nothing can be clicked: {self.question.inner_text()}")

    def click_until(self, selector: str, clicks: int = 20) -> Locator:
        """Click about until something is there."""
        rng = random.Random(1)
        wanted = self.page.locator(selector)
        for _ in range(clicks):
            self.ready()
            if wanted.count():
                return wanted
            self.step(rng)
        raise AssertionError(f"there is no {selector} after {clicks} clicks")

    def play(self, rng: random.Random, clicks: int) -> int:
        """Play until the game is over; how many clicks it took."""
        for click in range(clicks):
            if self.is_over:
                return click
            self.step(rng)
        raise AssertionError(f"the game is not over after {clicks} clicks: {self.question.inner_text()}")


def busy(keys: list[str]) -> list[str]:
    """Groups that do something, as long as there are any."""
    return [key for key in keys if key not in SHY] or [key for key in keys if key == "pass"] or keys


def shown_messages(page: Page) -> list[str]:
    """Message ids that show through where words should be."""
    text = page.locator("body").inner_text()
    return re.findall(r"\b(?:table|home|new|event|decision|option|choice|panel|room|replay)-[a-z][a-z-]+\b", text)
