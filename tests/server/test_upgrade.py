"""A database of the schema before, with people in it, is brought up to date: nobody loses name, seat or cookie."""

import hmac
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import select, text

from astrarium.server.people import cookies
from astrarium.server.store import models
from astrarium.server.store.database import Store
from astrarium.server.store.migrating import configuration
from tests.server.seating import hall
from tests.server.visiting import Visitor

BEFORE = "0004"
NOW = 1_800_000_000_000
KEY = "the key of this server, " * 2


@pytest.fixture
def older(new_database: str) -> str:
    """A database as the schema before had it: three accounts, two of which look alike, and a guest."""
    store = Store(new_database)
    with store.write() as db:
        command.upgrade(configuration(db), BEFORE)
        for person, name, key, password in (
            ("a" * 32, "Вера", "вера", "hash"),
            ("b" * 32, "Bepa", "bepa", "hash"),
            ("c" * 32, "admin", "admin", "hash"),
            ("d" * 32, "Vega 1234", None, None),
        ):
            values = {"id": person, "name": name, "key": key, "password": password, "created": ord(person[0])}
            db.execute(
                text(
                    "INSERT INTO people (id, name, name_key, password, created) "
                    "VALUES (:id, :name, :key, :password, :created)"
                ),
                values,
            )
    store.close()
    return new_database


def test_everybody_is_still_known_by_the_cookie_they_had(older: str, tmp_path: Path) -> None:
    with hall(older, tmp_path, secret=KEY) as here:
        for person, name in (("a", "Вера"), ("b", "Bepa"), ("c", "admin"), ("d", "Vega 1234")):
            said = f"{person * 32}.{NOW // 1000 + cookies.LIFETIME}"
            signature = hmac.digest(KEY.encode(), f"person:{said}".encode(), "sha256").hex()
            back = Visitor(here.client)
            back.cookies["astrarium"] = f"{said}.{signature}"
            assert back.come_in() == {
                "id": person * 32,
                "name": name,
                "guest": person == "d",
                "webhook": "",
                "email": "",
                "mail": False,
            }


def test_accounts_that_looked_alike_keep_their_names_and_nobody_joins_them(older: str, tmp_path: Path) -> None:
    store = Store(older)
    store.open()
    people = models.people
    with store.read() as db:
        rows = db.execute(select(people.c.name, people.c.name_twin).order_by(people.c.created)).all()
    store.close()
    assert [tuple(row) for row in rows] == [("Вера", 0), ("Bepa", 1), ("admin", 0), ("Vega 1234", 0)]
    with hall(older, tmp_path) as here:
        body = {"name": "BEPA", "password": "correct horse battery"}
        assert here.guest().ask("POST", "/api/account", body).status_code == 409


def test_sets_of_cards_are_texts_for_the_cards_of_race(new_database: str) -> None:
    store = Store(new_database)
    with store.write() as db:
        command.upgrade(configuration(db), "0009")
        db.execute(text("INSERT INTO people (id, name, created) VALUES ('p', 'Vega 1234', 1)"))
        db.execute(
            text(
                "INSERT INTO card_sets (id, person_id, name, text, updated) VALUES ('s', 'p', 'Mine', '[[card]]', 7)"
            )
        )
        command.upgrade(configuration(db), "head")
    with store.read() as db:
        (row,) = db.execute(select(models.own_texts)).all()
    store.close()
    assert tuple(row) == ("s", "p", "race", "cards", "Mine", "[[card]]", 7)
