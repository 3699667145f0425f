"""Browsers that wish to be told of turns by Web Push: which they are, and what they are told."""

from hashlib import sha256
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.live import web_push, webhooks
from astrarium.server.people.mail_texts import Language
from astrarium.server.people.person import Person
from astrarium.server.store import models
from astrarium.server.tables.put_away import put_away_by

MOST: Final = 10
"""Browsers of one person; beyond, the oldest is forgotten."""


class Subscription(msgspec.Struct, frozen=True):
    """A browser that wishes to be told: where its push service listens, and what only the browser can read."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: Language


def subscribe(host: Host, person: Person, endpoint: str, p256dh: str, auth: str, language: Language) -> None:
    """Tell a browser from now on; whoever used it before is told there no more."""
    if not person.session:
        raise ApiError("not-allowed", "only a browser in which somebody is known can be told")
    try:
        web_push.check_address(endpoint, host.settings.allow_local_webhooks)
        web_push.check_keys(p256dh, auth)
    except (webhooks.BadWebhook, web_push.BadKeys) as error:
        raise ApiError("bad-request", str(error)) from None
    found = models.push_subscriptions
    values = {
        "id": sha256(endpoint.encode()).hexdigest(),
        "person_id": person.id,
        "session_id": person.session,
        "endpoint": endpoint,
        "p256dh": p256dh,
        "auth": auth,
        "language": language,
        "made": host.now(),
    }
    with host.store.write() as db:
        db.execute(delete(found).where(found.c.id == values["id"]))
        db.execute(insert(found).values(**values))
        _forget_oldest(db, person.id)


def _forget_oldest(db: Connection, person: str) -> None:
    found = models.push_subscriptions
    newest = select(found.c.id).where(found.c.person_id == person).order_by(found.c.made.desc(), found.c.id)
    beyond = [row.id for row in db.execute(newest).all()[MOST:]]
    if beyond:
        db.execute(delete(found).where(found.c.id.in_(beyond)))


def unsubscribe(host: Host, person: Person, endpoint: str) -> None:
    """Tell a browser no more."""
    found = models.push_subscriptions
    number = sha256(endpoint.encode()).hexdigest()
    with host.store.write() as db:
        db.execute(delete(found).where(found.c.id == number, found.c.person_id == person.id))


def forget(host: Host, number: str) -> None:
    """The push service says that a browser is gone."""
    found = models.push_subscriptions
    with host.store.write() as db:
        db.execute(delete(found).where(found.c.id == number))


def of_person(host: Host, person: str) -> list[Subscription]:
    """The browsers in which a person is told."""
    found = models.push_subscriptions
    with host.store.read() as db:
        rows = db.execute(select(found).where(found.c.person_id == person).order_by(found.c.made)).all()
    return [Subscription(row.id, row.endpoint, row.p256dh, row.auth, row.language) for row in rows]


def waiting(host: Host, person: str) -> int:
    """How many tables wait for a person."""
    tables, seats = models.tables, models.seats
    owed = (
        select(tables.c.to_act, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id == person, seats.c.kind == "person", tables.c.status == "playing")
        .where(tables.c.id.not_in(put_away_by(person)))
    )
    with host.store.read() as db:
        rows = db.execute(owed).all()
    return sum(row.seat in msgspec.json.decode(row.to_act) for row in rows)
