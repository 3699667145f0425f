"""Cards of one's own for Race for the Galaxy: what is wrong with a set, and the sets that somebody keeps."""

import secrets
import tomllib
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update

from astrarium.games.race.components.own_cards import read_own_cards
from astrarium.games.race.errors import BadCards
from astrarium.games.race.game import LONGEST_CARDS
from astrarium.server.errors import ApiError, not_found
from astrarium.server.host import Host
from astrarium.server.people import texts
from astrarium.server.people.person import Person
from astrarium.server.store import models
from astrarium.server.store.turns import wait_for_turn
from astrarium.server.wire import CardFault, CardSet, CheckedCards

NAME: Final = 60
TEXT: Final = LONGEST_CARDS
"""What fits into a set fits into the option of a table."""
MOST_SETS: Final = 30
"""So many sets each person may keep."""


def check(text: str) -> CheckedCards:
    """The cards of a text, and the first thing that the game does not accept."""
    return CheckedCards(cards=_tables(text), fault=_fault(text))


def _fault(text: str) -> CardFault | None:
    try:
        read_own_cards(text)
    except BadCards as error:
        return CardFault(card=error.card, field=error.field, message=error.said.text, said=error.said)
    return None


def _tables(text: str) -> list[dict[str, Any]]:
    """What the text says about each card, whether or not the game accepts it."""
    try:
        cards = tomllib.loads(text).get("card", [])
    except (ValueError, RecursionError):
        return []
    if not isinstance(cards, list):
        return []
    return [_plain(card) for card in cards if isinstance(card, dict)]


def _plain(card: dict[str, Any]) -> dict[str, Any]:
    """Only what a card can be made of: texts, small numbers, and lists of texts."""
    return {key: value for key, value in card.items() if _is_plain(value)}


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(item, str) for item in value)
    return isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000)


def read_sets(host: Host, person: Person) -> list[CardSet]:
    """The sets of a person, the latest first."""
    sets = models.card_sets
    with host.store.read() as db:
        found = db.execute(
            select(sets).where(sets.c.person_id == person.id).order_by(sets.c.updated.desc(), sets.c.id)
        ).all()
    return [CardSet(id=row.id, name=row.name, text=row.text, updated=row.updated) for row in found]


def add_set(host: Host, person: Person, name: str, text: str) -> CardSet:
    """Keep a new set."""
    made = _made(host, secrets.token_urlsafe(9), name, text)
    sets = models.card_sets
    with host.store.write() as db:
        wait_for_turn(db, f"card sets of {person.id}")
        kept = db.execute(select(func.count()).select_from(sets).where(sets.c.person_id == person.id)).scalar_one()
        if kept >= MOST_SETS:
            raise ApiError("bad-request", f"{MOST_SETS} sets are kept already; delete one first")
        values = {
            "id": made.id,
            "person_id": person.id,
            "name": made.name,
            "text": made.text,
            "updated": made.updated,
        }
        db.execute(insert(sets).values(**values))
    return made


def change_set(host: Host, person: Person, number: str, name: str, text: str) -> CardSet:
    """Keep a set in the place of the one before."""
    made = _made(host, number, name, text)
    sets = models.card_sets
    mine = (sets.c.id == number, sets.c.person_id == person.id)
    with host.store.write() as db:
        change = update(sets).where(*mine).values(name=made.name, text=made.text, updated=made.updated)
        if db.execute(change.returning(sets.c.id)).first() is None:
            raise not_found("there is no such set of cards")
    return made


def delete_set(host: Host, person: Person, number: str) -> None:
    """Forget a set; tables that were made with it keep their cards."""
    sets = models.card_sets
    with host.store.write() as db:
        gone = delete(sets).where(sets.c.id == number, sets.c.person_id == person.id).returning(sets.c.id)
        if db.execute(gone).first() is None:
            raise not_found("there is no such set of cards")


def _made(host: Host, number: str, name: str, text: str) -> CardSet:
    """A set with a clean name, of cards that the game accepts."""
    clean = texts.line(name, "the name", NAME)
    cards = texts.page(text, "the set", TEXT)
    if not cards.strip():
        raise ApiError("bad-request", "the set is empty")
    fault = _fault(cards)
    if fault is not None:
        place = ", ".join(part for part in (fault.card, fault.field) if part)
        raise ApiError("bad-request", f"{place}: {fault.message}" if place else fault.message)
    return CardSet(id=number, name=clean, text=cards, updated=host.now())
