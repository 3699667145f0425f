"""What the pictures of Race for the Galaxy show: games of greedy bots, taken up in the middle."""

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import httpx

import astrarium
from astrarium import Game, Record
from astrarium.arena.match import play_match
from tests.browser.gallery import OPEN, Gallery
from tests.browser.pages import Visit
from tests.browser.scenes import Scene, final, heading, on_phone, ready, tab

Fits = Callable[[Game], bool]

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "friday": {},
    "duel": {"duel": True},
    "draft": {"draft": True},
    "solo": {"difficulty": "medium"},
}
PLAYERS: Final = {"friday": 4, "duel": 2, "draft": 3, "solo": 1}
SEED: Final = 17
PRESENT: Final[list[httpx.Response]] = []
"""Streams that friends hold open: they look at the tables."""


@cache
def played(name: str) -> Record:
    """A whole game, as its record."""
    result = play_match("race", ["greedy"] * PLAYERS[name], SEED, OPTIONS[name], keep_record=True)
    assert result.record is not None
    return Record.loads(result.record)


def until(name: str, fits: Fits) -> str:
    """The record of a game up to the first decision of Oksana that fits."""
    record = played(name)
    game = astrarium.new(record.game, record.players, record.seed, record.options)
    for seat, action in record.actions:
        if seat == 0 and fits(game):
            break
        game.apply(seat, action)
    return game.record().dumps()


def table(gallery: Gallery, name: str, fits: Fits) -> str:
    """A table at which a game is played on by Oksana and her friends; its id."""
    players = PLAYERS[name]
    seats = [{"kind": "person"}, *[OPEN] * (players - 1)]
    body = {"text": until(name, fits), "seats": seats, "title": "Friday table" if players > 1 else "Solo"}
    made = str(gallery.oksana.ask("POST", "/api/records", body)["table"]["id"])
    for seat, friend in enumerate(gallery.friends[: players - 1], 1):
        friend.ask("POST", f"/api/tables/{made}/seats/{seat}", {})
        PRESENT.append(
            friend.client.send(friend.client.build_request("GET", f"/api/tables/{made}/stream"), stream=True)
        )
    return made


def asks(kind: str, round_: int = 0, at_least: int = 1) -> Fits:
    """A decision of a kind, from a round on, with so many answers."""

    def fits(game: Game) -> bool:
        decision = game.decision(0)
        assert decision is not None
        return (
            decision.kind == kind and game.view(0)["round"] >= round_ and len(list(game.legal_actions(0))) >= at_least
        )

    return fits


def dear(game: Game) -> bool:
    """A payment of three cards or more."""
    decision = game.decision(0)
    return decision is not None and decision.kind == "pay" and int(game.view(0)["decision"]["cards"]) >= 3


def long_tableau(game: Game) -> bool:
    """Nearly the end: eleven cards lie there."""
    return asks("actions")(game) and len(game.view(0)["seats"][0]["tableau"]) >= 11


def at(name: str, fits: Fits) -> Callable[[Gallery], str]:
    """The path of a table, made once for all who look at it."""
    return lambda gallery: gallery.shared(f"race {name} {id(fits)}", lambda: f"/table/{table(gallery, name, fits)}")


def choosing(gallery: Gallery, *chosen: int) -> str:
    """A table where actions are chosen, and these seats have chosen."""
    made = table(gallery, "friday", asks("actions", 6))
    for seat in chosen:
        person = [gallery.oksana, *gallery.friends][seat]
        state = person.ask("GET", f"/api/tables/{made}")
        actions = [state["position"]["actions"][2]["text"]]
        person.ask("POST", f"/api/tables/{made}/moves", {"seq": state["seq"], "key": "ready", "actions": actions})
    return f"/table/{made}"


def finished(gallery: Gallery) -> str:
    """A game that is over: the friends have played its last moves themselves."""
    return gallery.shared("race finished", lambda: f"/table/{_finished(gallery)}")


def _finished(gallery: Gallery) -> str:
    record = played("friday")
    last = max(number for number, (seat, _) in enumerate(record.actions) if seat == 0)
    made = table(gallery, "friday", lambda game: game.length == last)
    for seat, action in record.actions[last:]:
        person = [gallery.oksana, *gallery.friends][seat]
        seq = person.ask("GET", f"/api/tables/{made}")["seq"]
        person.ask("POST", f"/api/tables/{made}/moves", {"seq": seq, "key": f"last {seq}", "actions": [action]})
    return made


def waiting(visit: Visit) -> None:
    """Oksana has answered, others have not."""
    visit.page.locator("#bar h2").wait_for()
    visit.page.locator(".actions .on").wait_for()


def paying(visit: Visit) -> None:
    """Two cards are picked, and more are owed."""
    visit.ready()
    for target in [spot.get_attribute("data-target") for spot in visit.page.locator(".lit[data-target]").all()[1:3]]:
        visit.page.locator(f'[data-target="{target}"]').click()


def card(visit: Visit) -> None:
    """A card of the hand, looked at: at the side, or on phones in its own view."""
    visit.ready()
    one = visit.page.locator('[data-target^="hand:"]').nth(2)
    if not on_phone(visit.page):
        one.hover()
        return
    one.click()
    visit.page.keyboard.press("r")


def robot(visit: Visit) -> None:
    """Play until the robot has several steps to tell, and follow it for some of them."""
    visit.ready()
    rng = random.Random(2)
    following = visit.page.locator('[data-do="next"]')
    while not following.count() or int(re.findall(r"\d+", visit.mood.inner_text())[-1]) < 4:
        visit.step(rng)
        visit.ready()
    for _ in range(2):
        following.click()


def impossible(visit: Visit) -> None:
    """Ask about a card that cannot be placed."""
    visit.ready()
    visit.page.locator('[data-target^="hand:"]:not(.lit)').first.focus()
    visit.page.keyboard.press("?")
    visit.page.locator("#bar.warn").wait_for()


def examples(visit: Visit) -> None:
    """The examples as a set, one of them open."""
    heading(visit)
    visit.page.get_by_role("button", name="examples").click()
    visit.page.locator(".faces button").nth(3).click()
    visit.page.wait_for_load_state("networkidle")


def fault(visit: Visit) -> None:
    """One of them with a power that nobody knows."""
    examples(visit)
    visit.page.get_by_label("Powers 1").fill("consume 1 genes for 2 wishes")
    visit.page.locator(".state.bad").wait_for()


SCENES: Final = [
    Scene("race-new", "a new table of Race", lambda _: "/new?game=race", heading),
    Scene("race-discard", "the first discard", at("friday", asks("discard")), ready),
    Scene("race-actions", "choosing an action in secret", lambda all: choosing(all, 1), ready, spoken=True),
    Scene("race-waiting", "chosen, while others still choose", lambda all: choosing(all, 1, 0), waiting),
    Scene("race-explore", "exploring: what is kept", at("friday", asks("explore", 3, 3)), ready),
    Scene("race-settle", "which world, and what each costs", at("friday", asks("settle", 4, 4)), ready),
    Scene(
        "race-pay",
        "paying with cards, with what is still owed",
        at("friday", dear),
        paying,
        spoken=True,
        dressed=True,
    ),
    Scene("race-trade", "which good is sold", at("friday", asks("sell", 3, 2)), ready),
    Scene("race-consume", "which power consumes, or all by themselves", at("friday", asks("consume", 5, 2)), ready),
    Scene("race-limit", "more than ten cards at the end of a round", at("friday", asks("discard", 2)), ready),
    Scene("race-card", "a card in full", at("friday", asks("actions", 6)), card),
    Scene("race-tableaus", "the whole tableaus of the others", at("friday", asks("actions", 6)), tab("b")),
    Scene("race-goals", "the goals, and who leads", at("friday", asks("actions", 6)), tab("g")),
    Scene("race-big", "a tableau of eleven cards", at("friday", long_tableau), ready),
    Scene("race-draft", "the draft", at("draft", asks("draft", 0, 4)), ready),
    Scene("race-duel", "the duel: two actions at once", at("duel", asks("actions", 5)), ready),
    Scene(
        "race-robot",
        "the robot's turn, step by step",
        lambda all: f"/table/{table(all, 'solo', asks('actions', 5))}",
        robot,
        spoken=True,
    ),
    Scene("race-why", "why a card cannot be placed, with the rule", at("friday", asks("settle", 4, 2)), impossible),
    Scene("race-final", "the final scores in detail", finished, final),
    Scene("race-cards", "cards of one's own", lambda _: "/cards", examples),
    Scene("race-cards-fault", "a card that nobody could play", lambda _: "/cards", fault),
    Scene("race-rules", "the rules, searchable and numbered", lambda _: "/rules/race", heading),
]
