"""What the pictures of Federation show: a game that greedy bots have played, taken up at each kind of decision."""

from collections.abc import Callable
from functools import cache
from typing import Final

import astrarium
from astrarium import Record
from astrarium.arena.match import play_match
from tests.browser.gallery import OPEN, SEATS, Gallery, moments
from tests.browser.pages import Visit
from tests.browser.scenes import Scene, Step, final, heading, on_phone, ready, tab

Path = Callable[[Gallery], str]


@cache
def record(gallery: Gallery) -> str:
    """A game of four; played once for all the pictures."""
    played = play_match("federation", ["greedy"] * 4, 14, {}, keep_record=True)
    assert played.record is not None
    return played.record


@cache
def finished(gallery: Gallery) -> str:
    """The same game, as a table of Oksana and her friends that is over."""
    return gallery.played(record(gallery), "Federation on Friday")


def fork(gallery: Gallery, at: int) -> str:
    """A table of Oksana and her friends that goes on from a position of that game; its path."""
    body = {"at": at, "seats": SEATS, "title": "Friday table"}
    table = gallery.oksana.ask("POST", f"/api/tables/{finished(gallery)}/fork", body)["table"]["id"]
    for seat, friend in enumerate(gallery.friends[:2], 1):
        friend.ask("POST", f"/api/tables/{table}/seats/{seat}", {})
    return f"/table/{table}"


def asked(kind: str, round_: int = 1) -> Path:
    """The first decision of a kind, from a round on."""

    def path(gallery: Gallery) -> str:
        at = next(one.at for one in moments(record(gallery)) if one.kind == kind and one.round >= round_)
        return gallery.shared(f"federation {at}", lambda: fork(gallery, at))

    return path


def settling(gallery: Gallery) -> str:
    """The last decision of a round, which carries out the executive phase; whoever owes it is Oksana."""
    kept = Record.loads(record(gallery))
    game = astrarium.new(kept.game, kept.players, kept.seed, kept.options)
    before = game.clone()
    for seat, action in kept.actions:
        before = game.clone()
        game.apply(seat, action)
        if game.view(None)["round"] > before.view(None)["round"] >= 2:
            break
    seats = [{"kind": "bot", "bot": "greedy"}] * kept.players
    seats[seat] = {"kind": "person"}
    body = {"at": before.length, "seats": seats, "title": "Friday table"}
    return f"/table/{gallery.oksana.ask('POST', f'/api/tables/{finished(gallery)}/fork', body)['table']['id']}"


def two(gallery: Gallery) -> str:
    """A new table of two, at Oksana's first turn; its path."""
    body = {"game": "federation", "players": 2, "seats": [{"kind": "person"}, OPEN], "seed": 5, "title": "For two"}
    table = gallery.oksana.ask("POST", "/api/tables", body)["table"]["id"]
    people = [gallery.oksana, gallery.friends[0]]
    people[1].ask("POST", f"/api/tables/{table}/seats/1", {})
    while True:
        seat = people[0].ask("GET", f"/api/tables/{table}")["table"]["to_act"][0]
        told = people[seat].ask("GET", f"/api/tables/{table}")
        if seat == 0 and told["position"]["decision"]["kind"] == "turn":
            return f"/table/{table}"
        move = {"seq": told["seq"], "key": str(told["seq"]), "actions": [told["position"]["actions"][0]["text"]]}
        people[seat].ask("POST", f"/api/tables/{table}/moves", move)


def sides(visit: Visit) -> None:
    """Both sides of the ambassadors at a space, the first that funds looked at."""
    visit.first_lit()
    visit.page.locator('[role=menu] [data-action*=" fund "]').first.focus()


def looked_at(visit: Visit) -> None:
    """The first place that can be chosen, looked at: by a hover, or by a tap on phones."""
    visit.ready()
    lit = visit.page.locator(".lit[data-target]").first
    with visit.page.expect_response("**/try"):
        lit.click() if on_phone(visit.page) else lit.hover()
    visit.page.locator(".preview, .dock").first.wait_for()


def why(visit: Visit) -> None:
    """Ask why an ambassador cannot stand on a space."""
    visit.ready()
    visit.page.locator('[data-target^="space:"]:not(.lit)').first.click()
    visit.page.locator('.about .btn:has(use[href$="#why-not"])').click()
    visit.page.locator("#bar.warn").wait_for()


def mine(visit: Visit) -> None:
    """The lower part of the own board: ships, die, tokens, medals, buildings."""
    tab("r")(visit)
    visit.page.locator("#side-panel section").last.scroll_into_view_if_needed()


def specialists(visit: Visit) -> None:
    """The board of somebody else, who has hired several."""
    visit.ready()
    visit.page.locator("button.seat").nth(3).click()
    visit.page.locator('[data-about^="own:"]').last.scroll_into_view_if_needed()


def executive(shown: str) -> Step:
    """Send the action that ends the round, and follow what comes of it until something is marked."""

    def step(visit: Visit) -> None:
        visit.ready()
        path = "/api/tables/" + visit.page.url.rsplit("/", 1)[1]
        told = visit.get(path)
        action = told["position"]["actions"][0]["text"]
        visit.post(f"{path}/moves", {"seq": told["seq"], "key": "end", "actions": [action]})
        following = visit.page.locator('[data-do="next"]')
        following.wait_for()
        while not visit.page.locator(f"{shown}.marked").count():
            following.click()

    return step


SCENES: Final = [
    Scene(
        "federation-table",
        "Federation: my turn, where an ambassador may stand",
        asked("turn", 3),
        ready,
        spoken=True,
        dressed=True,
    ),
    Scene("federation-sides", "an ambassador's two sides, side by side", asked("turn", 3), sides, spoken=True),
    Scene("federation-new", "a new table of Federation", lambda _: "/new?game=federation", heading),
    Scene("federation-start", "choosing a starting token", asked("start"), ready),
    Scene("federation-why", "why an ambassador cannot stand there", asked("turn", 3), why),
    Scene("federation-neo", "the way of the miner on Neo", asked("neo"), looked_at),
    Scene("federation-moons", "an alteration token of Six Moons", asked("token"), ready),
    Scene("federation-atal", "a specialist of Atal, looked at", asked("atal"), looked_at),
    Scene("federation-arratuin", "a shop of Arratuin, looked at", asked("arratuin"), looked_at),
    Scene("federation-build", "a building of E81216, looked at", asked("build"), looked_at),
    Scene("federation-spy", "spying: planets and rooms whose action can be copied", asked("spy"), ready),
    Scene("federation-project", "funding a project, looked at", asked("project"), looked_at),
    Scene("federation-mission", "missions, and what they lack", asked("mission", 2), looked_at),
    Scene("federation-mine", "my board", asked("turn", 5), mine),
    Scene("federation-others", "another's board: specialists with their texts", asked("turn", 5), specialists),
    Scene("federation-two", "two players: blocking tiles and neutral votes", two, ready),
    Scene(
        "federation-executive",
        "the executive phase, step by step",
        settling,
        executive(".tally"),
    ),
    Scene("federation-law", "the law that passes", settling, executive('[data-target^="law:"]')),
    Scene("federation-final", "the final scores in detail", lambda all: f"/table/{finished(all)}", final),
    Scene("federation-rules", "the rules of Federation", lambda _: "/rules/federation", heading),
]
