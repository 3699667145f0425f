"""Texts of one's own for an option of a game: what is wrong with one, and those that somebody keeps."""

import secrets
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update

from astrarium.games import catalogue as games
from astrarium.kernel import Message, Option, UnknownGame
from astrarium.kernel.own_text import CheckedText
from astrarium.server.errors import ApiError, not_found
from astrarium.server.host import Host
from astrarium.server.people import texts
from astrarium.server.people.person import Person
from astrarium.server.store import models
from astrarium.server.store.turns import wait_for_turn
from astrarium.server.wire import OwnText

NAME: Final = 60
LONGEST: Final = 40_000
"""Characters of a text that is looked at; how many may be kept the option says."""
MOST_TEXTS: Final = 30
"""So many texts each person may keep."""

Checker = Callable[[str], CheckedText]


def check(game: str, option: str, text: str) -> CheckedText:
    """What a text holds, and the first thing that the game does not accept."""
    return _declared(game, option)[1](text)


def _declared(game: str, name: str) -> tuple[Option, Checker]:
    """An option that takes texts of the game's own, and what checks them."""
    try:
        declared = games.rules_of(game).declared
    except UnknownGame as error:
        raise not_found(str(error)) from None
    for option in declared:
        if option.name == name and option.checker is not None:
            return option, option.checker
    raise not_found(f"{game} has no option {name!r} for texts of one's own")


def read_texts(host: Host, person: Person, game: str, option: str) -> list[OwnText]:
    """The texts of a person for an option, the latest first."""
    kept = models.own_texts
    mine = (kept.c.person_id == person.id, kept.c.game == game, kept.c.option == option)
    with host.store.read() as db:
        found = db.execute(select(kept).where(*mine).order_by(kept.c.updated.desc(), kept.c.id)).all()
    return [OwnText(id=row.id, name=row.name, text=row.text, updated=row.updated) for row in found]


def add_text(host: Host, person: Person, game: str, option: str, name: str, text: str) -> OwnText:
    """Keep a new text."""
    made = _made(host, game, option, secrets.token_urlsafe(9), name, text)
    kept = models.own_texts
    with host.store.write() as db:
        wait_for_turn(db, f"texts of {person.id}")
        count = db.execute(select(func.count()).select_from(kept).where(kept.c.person_id == person.id)).scalar_one()
        if count >= MOST_TEXTS:
            raise ApiError(
                "bad-request", f"{MOST_TEXTS} texts are kept already; delete one first", reason="own-texts-full"
            )
        values: dict[str, Any] = {
            "id": made.id,
            "person_id": person.id,
            "game": game,
            "option": option,
            "name": made.name,
            "text": made.text,
            "updated": made.updated,
        }
        db.execute(insert(kept).values(**values))
    return made


def change_text(host: Host, person: Person, game: str, option: str, number: str, name: str, text: str) -> OwnText:
    """Keep a text in the place of the one before."""
    made = _made(host, game, option, number, name, text)
    change = update(models.own_texts).where(*_mine(person, game, option, number))
    with host.store.write() as db:
        values = {"name": made.name, "text": made.text, "updated": made.updated}
        if db.execute(change.values(**values).returning(models.own_texts.c.id)).first() is None:
            raise not_found("there is no such text")
    return made


def delete_text(host: Host, person: Person, game: str, option: str, number: str) -> None:
    """Forget a text; tables that were made with it keep what it says."""
    with host.store.write() as db:
        gone = delete(models.own_texts).where(*_mine(person, game, option, number)).returning(models.own_texts.c.id)
        if db.execute(gone).first() is None:
            raise not_found("there is no such text")


def _mine(person: Person, game: str, option: str, number: str) -> tuple[Any, ...]:
    kept = models.own_texts
    return kept.c.id == number, kept.c.person_id == person.id, kept.c.game == game, kept.c.option == option


def _made(host: Host, game: str, option: str, number: str, name: str, text: str) -> OwnText:
    """A text with a clean name, which the game accepts."""
    declared, checker = _declared(game, option)
    clean = texts.line(name, "the name", NAME, "own-name")
    page = texts.page(text, "the text", declared.longest, "own-text")
    if not page.strip():
        raise ApiError("bad-request", "the text is empty", reason="own-text-empty")
    fault = checker(page).fault
    if fault is not None:
        place = ", ".join(part for part in (fault.item, fault.field) if part)
        said = Message("data-at", {"place": place, "why": fault.said}, f"{place}: {fault.said.text}")
        told = said if place else fault.said
        raise ApiError("bad-request", told.text, said=told)
    return OwnText(id=number, name=clean, text=page, updated=host.now())
