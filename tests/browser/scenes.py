"""What the pictures show: an address, and a few clicks."""

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.gallery import Gallery
from tests.browser.pages import Visit

Step = Callable[[Visit], None]


class Scene(NamedTuple):
    """A screen: where it is, how it is reached, and for whom.

    ``spoken``: in every language; ``dressed``: also in the light theme, in the safe palette and on a tablet.
    """

    name: str
    about: str
    path: Callable[[Gallery], str]
    prepare: Step
    known: bool = True
    spoken: bool = False
    dressed: bool = False


def on_phone(page: Page) -> bool:
    """The page shows one thing at a time."""
    size = page.viewport_size
    return size is not None and size["width"] < 720


def heading(visit: Visit) -> None:
    """The page is there."""
    expect(visit.page.get_by_role("heading", level=1)).to_be_visible()
    visit.page.wait_for_load_state("networkidle")


def ready(visit: Visit) -> None:
    """The table is there and asks something."""
    visit.ready()


def group(name: str) -> Step:
    """Open a family of actions."""

    def step(visit: Visit) -> None:
        visit.ready()
        visit.page.locator(f'[data-group="{name}"]').click()

    return step


def look(visit: Visit) -> None:
    """The first mine that can be built, looked at: by a hover, or by a tap on phones."""
    group("build")(visit)
    lit = visit.page.locator(".lit[data-target]").first
    with visit.page.expect_response("**/try"):
        lit.click() if on_phone(visit.page) else lit.hover()
    visit.page.locator(".preview, .dock").first.wait_for()


def attempt(visit: Visit) -> None:
    """The same mine, tried out."""
    look(visit)
    visit.page.locator(".lit[data-target]").first.click()
    expect(visit.page.locator('[data-do="back"]')).to_be_enabled()
    visit.page.mouse.move(0, 0)


def why(visit: Visit) -> None:
    """Ask why something is not possible."""
    visit.ready()
    visit.page.locator("[data-group].no").first.click()
    visit.page.locator("#bar.warn").wait_for()


def forming(visit: Visit) -> None:
    """The federations that are suggested, the last looked at."""
    group("federation")(visit)
    last = visit.page.locator("#bar [data-action]").last
    last.wait_for()
    if not on_phone(visit.page):
        with visit.page.expect_response("**/try"):
            last.hover()


def tab(letter: str) -> Step:
    """Open a panel beside the map, by its key."""

    def step(visit: Visit) -> None:
        visit.ready()
        visit.page.keyboard.press(letter)

    return step


def final(visit: Visit) -> None:
    """Open the final scores of a game that is over."""
    visit.ready()
    visit.page.locator("#bar button").first.click()
    visit.page.locator("dialog[open]").wait_for()


def reasoning(visit: Visit) -> None:
    """End the turn, and follow the Automa's for three steps."""
    visit.ready()
    path = "/api/tables/" + visit.page.url.rsplit("/", 1)[1]
    seq = visit.get(path)["seq"]
    visit.post(f"{path}/moves", {"seq": seq, "key": "end", "actions": ["end"]})
    following = visit.page.locator('[data-do="next"]')
    for _ in range(2):
        following.click()


def replay(visit: Visit) -> None:
    """A position of the past is drawn."""
    visit.page.locator("[data-target]").first.wait_for()


def dialog(icon: str) -> Step:
    """Open one of the dialogs of the site."""

    def step(visit: Visit) -> None:
        heading(visit)
        visit.page.locator(f'.topbar .tool:has(use[href$="#{icon}"])').click()
        visit.page.locator("dialog[open]").wait_for()

    return step


SCENES: Final = [
    Scene("home-new", "home, for a newcomer", lambda _: "/", heading, known=False),
    Scene("home", "home, with tables that wait", Gallery.home, heading, spoken=True, dressed=True),
    Scene("settings", "settings of this browser", Gallery.home, dialog("settings")),
    Scene("tables", "open and running tables", lambda all: all.home() + "tables", heading),
    Scene(
        "table",
        "my turn: what can be done",
        lambda all: all.friday("turn", "federation", 3),
        ready,
        spoken=True,
        dressed=True,
    ),
    Scene(
        "preview",
        "a mine, looked at before the click",
        lambda all: all.friday("turn", "build", 2),
        look,
    ),
    Scene("automa", "the Automa's turn, step by step", Gallery.automa_table, reasoning, spoken=True),
    Scene(
        "replay", "a position of a finished game", lambda all: f"/table/{all.finished}/at/262", replay, spoken=True
    ),
    Scene("new", "a new table", lambda _: "/new?game=gaia", heading, spoken=True),
    Scene("faction", "choosing a faction", Gallery.faction_table, ready, spoken=True),
    Scene("replays", "finished games", lambda _: "/replays", heading),
    Scene("new-solo", "a new game alone, against the Automa", lambda _: "/new?game=gaia&solo", heading),
    Scene("room", "a table that waits for players", Gallery.room, heading),
    Scene("first-mine", "placing the first mine", lambda all: all.friday("place"), ready),
    Scene("trying", "a mine, tried out and not yet final", lambda all: all.friday("turn", "build", 2), attempt),
    Scene(
        "charge",
        "an offer to charge power, in the turn of another",
        lambda all: all.friday("charge", "", 3),
        ready,
    ),
    Scene("why", "why something is not possible, with the rule", lambda all: all.friday("turn", "", 3), why),
    Scene(
        "forming",
        "federations that can be formed",
        lambda all: all.friday("turn", "federation", 3),
        forming,
    ),
    Scene("research", "the research board", lambda all: all.friday("turn", "federation", 3), tab("r")),
    Scene("boards", "the faction boards", lambda all: all.friday("turn", "federation", 3), tab("b")),
    Scene("score", "how the points stand", lambda all: all.friday("turn", "federation", 3), tab("s")),
    Scene("log", "the log", lambda all: all.friday("turn", "federation", 3), tab("l")),
    Scene("final", "the final scores in detail", lambda all: f"/table/{all.finished}", final),
    Scene("rules", "the rules, searchable and numbered", lambda _: "/rules/gaia", heading, spoken=True),
]
