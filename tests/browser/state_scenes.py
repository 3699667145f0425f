"""What the pictures show where no game is in full swing: waiting, watching, empty, late, lost, gone."""

from typing import Final

from tests.browser.gallery import Gallery
from tests.browser.pages import Visit
from tests.browser.scenes import Scene, heading

NO_TABLE: Final = """
  const ask = window.fetch;
  const silent = (what) => String(what).includes('/api/tables/');
  window.fetch = (what, ...rest) => silent(what) ? new Promise(() => {}) : ask(what, ...rest);
"""
"""Tables are asked for, and no answer comes."""


def asked(visit: Visit) -> None:
    """The bar says something, though it asks nothing."""
    visit.question.wait_for()
    visit.page.locator("[data-target]").first.wait_for()


def loading(visit: Visit) -> None:
    """The table is on its way and does not come."""
    visit.page.add_init_script(NO_TABLE)
    visit.page.reload(wait_until="commit")
    visit.page.locator(".loading").wait_for()


def lost(visit: Visit) -> None:
    """The connection breaks off, and the page has noticed."""
    visit.page.route("**/stream*", lambda route: route.abort())
    visit.page.reload()
    visit.ready()
    visit.page.locator(".lost").first.wait_for()


def late(visit: Visit) -> None:
    """The clock of the one who is waited for has run out."""
    asked(visit)
    visit.page.get_by_role("button", name="Let a bot play on").wait_for()


def away(visit: Visit) -> None:
    """Somebody has been away for so long that it is said."""
    asked(visit)
    visit.page.locator(".news button").first.wait_for(timeout=40_000)


def standing_in(visit: Visit) -> None:
    """The seat can be taken back."""
    visit.page.locator("#bar .primary").wait_for()


def asked_to_end(visit: Visit) -> None:
    """The question stands above the bar."""
    visit.page.locator(".news button").first.wait_for()


def room(visit: Visit) -> None:
    """Nobody plays here."""
    visit.page.locator("h2").first.wait_for()


SCENES: Final = [
    Scene("waiting", "others are to move", Gallery.waiting_table, asked),
    Scene("away", "somebody is away: from when on a bot may play", Gallery.waiting_table, away),
    Scene("late", "somebody's time is up: a bot may play on", Gallery.late_table, late),
    Scene("stand-in", "a bot plays for you", Gallery.stand_in_table, standing_in, spoken=True),
    Scene("ending", "somebody would end the game", Gallery.ending_table, asked_to_end, spoken=True),
    Scene("watching", "a table of others", lambda all: all.friday("turn", "build", 2), asked, known=False),
    Scene("join", "a seat by invitation", Gallery.invitation, heading, known=False, spoken=True),
    Scene("loading", "a table that is being loaded", lambda all: all.friday("turn", "build", 2), loading),
    Scene("lost", "the connection is lost", lambda all: all.friday("turn", "build", 2), lost),
    Scene("abandoned", "a game that was broken off", Gallery.abandoned_table, room),
    Scene("no-table", "a table that is not there", lambda _: "/table/nowhere", heading),
    Scene("no-page", "a page that is not there", lambda _: "/nowhere", heading),
    Scene("tables-empty", "no table waits for players", lambda _: "/tables", heading, known=False),
    Scene("replays-empty", "nothing has been finished yet", lambda _: "/replays", heading, known=False),
]
