"""Automatic answers: what a seat leaves to the engine."""

from typing import Any

import msgspec
from sqlalchemy import update

from astrarium.games import catalogue
from astrarium.kernel import BadOption
from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.problems import Trouble
from astrarium.server.store import models
from astrarium.server.tables.changing import advance
from astrarium.server.tables.committing import Overtaken, commit
from astrarium.server.tables.moving import answer_for
from astrarium.server.tables.reading import Snapshot, looking
from astrarium.server.tables.states import table_state
from astrarium.server.wire import TableState


def set_answers(host: Host, table: str, person: Person, given: dict[str, Any]) -> TableState:
    """Set all automatic answers of one's seat; one that is due already is given at once."""
    with looking(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        answers = read_answers(snapshot.table.game, given)
        seats = models.seats
        with host.store.write() as db:
            if advance(db, table) != snapshot.table.change + 1:
                raise Trouble("stale", "somebody was quicker; look again")
            db.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(answers=msgspec.json.encode(answers).decode())
            )
        snapshot.table.change += 1
        snapshot.seats[seat].answers = answers
        _give(host, snapshot)
        return table_state(host, snapshot)


def read_answers(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The answers that are given, each with a value it may take."""
    declared = {option.name: option for option in catalogue.rules_of(game).answers}
    for name in given:
        if name not in declared:
            raise BadOption(f"there is no automatic answer {name!r}")
    return {name: declared[name].read(value) for name, value in given.items()}


def _give(host: Host, snapshot: Snapshot) -> None:
    if snapshot.table.status != "playing":
        return
    draft = snapshot.game().clone()
    at = host.now()
    if not answer_for(snapshot, draft, at):
        return
    try:
        commit(host, snapshot, draft, at)
    except Overtaken:
        raise Trouble("stale", "somebody was quicker; look again") from None
