"""How many tables a person may have: more than anybody plays at, and an end to whoever only makes them."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Select, SelectBase, func, literal, select

from astrarium.server.errors import ApiError
from astrarium.server.people.person import Person
from astrarium.server.store import models
from astrarium.server.store.turns import wait_for_turn
from astrarium.server.tables.queries import own_tables, seats_of_kind


class Allowance(Struct, frozen=True):
    """What somebody may have at a time."""

    waiting: int
    """Tables that wait for players: made, or sat down at."""
    bots: int
    """Tables with bots that one has made and that are not over."""


GUEST: Final = Allowance(10, 30)
ACCOUNT: Final = Allowance(30, 100)
TOGETHER: Final = 5
"""The guests of one address have together what so many of them would have."""


def check_waiting(db: Connection, person: Person, factor: float) -> None:
    """Refused to whoever has as many tables that wait for players as they may have.

    This belongs into the transaction that adds one, before it touches a table, so that of many at once none slips in.
    ``factor`` is the host's own; none at all is no limit.
    """
    wait_for_turn(db, person.share)
    for whose, people, times in _circles(person):
        most = _most(factor, allowance_of(person).waiting * times)
        if _found(db, _waiting(people), most):
            raise ApiError(
                "enough-waiting",
                f"{whose} {most} tables that wait for players, which is the most; fill, leave or give up one of them "
                f"first{_advice(person)}",
            )


def check_bots(db: Connection, person: Person, factor: float) -> None:
    """Refused, in the same way, to whoever has made as many tables with bots as they may have under way."""
    wait_for_turn(db, person.share)
    for whose, people, times in _circles(person):
        most = _most(factor, allowance_of(person).bots * times)
        if _found(db, _with_bots(people), most):
            raise ApiError(
                "enough-bots",
                f"{whose} {most} tables with bots under way, which is the most; finish or give up one of them "
                f"first{_advice(person)}",
            )


def allowance_of(person: Person) -> Allowance:
    """What a person may have: a guest less than an account."""
    return GUEST if person.guest else ACCOUNT


def _circles(person: Person) -> Iterator[tuple[str, SelectBase, int]]:
    """The person, and all guests of a guest's address: how they are called, who, how many allowances they have."""
    yield "you have", select(literal(person.id)), 1
    if person.guest and person.origin:
        people = models.people.c
        yield (
            "the guests at your address have",
            select(people.id).where(people.origin == person.origin, people.password.is_(None)),
            TOGETHER,
        )


def _most(factor: float, usual: int) -> int:
    return max(1, int(usual * factor)) if factor > 0 else 0


def _found(db: Connection, counted: Select[Any], most: int) -> bool:
    return most > 0 and int(db.execute(counted).scalar_one()) >= most


def _waiting(people: SelectBase) -> Select[Any]:
    tables = models.tables.c
    return (
        select(func.count())
        .select_from(models.tables)
        .where(tables.status == "waiting", tables.id.in_(own_tables(people)))
    )


def _with_bots(people: SelectBase) -> Select[Any]:
    tables = models.tables.c
    return (
        select(func.count())
        .select_from(models.tables)
        .where(tables.owner.in_(people), tables.status.in_(("waiting", "playing")), seats_of_kind("bot") > 0)
    )


def _advice(person: Person) -> str:
    return ", or make an account, which may have more" if person.guest else ""
