"""Writing moves down: in one transaction, and seen by nobody before it is on disk."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from astrarium.kernel import Game
from astrarium.server.host import Host
from astrarium.server.store import statements
from astrarium.server.tables.reading import Snapshot
from astrarium.server.tables.rows import Result
from astrarium.server.tables.timeline import Timeline
from astrarium.server.tables.written import Written
from astrarium.server.wire import Rival, encode


class Overtaken(Exception):
    """Somebody else has written since the table was read."""


def commit(
    host: Host, snapshot: Snapshot, draft: Timeline, at: int, key: str = "", undoer: int | None = None
) -> None:
    """Write what a draft has more than the table, and only then let it be the game that everybody sees.

    Nothing is written unless the table still stands at the change that the snapshot knows.
    """
    rows = new_rows(snapshot.table.id, snapshot.table.seq, draft, at, key, undoer)
    result = result_of(draft.game)
    played = draft.game.rules.round(draft.game.position)

    def write(db: Connection) -> Written:
        written = Written(
            table=snapshot.table,
            # Clocks are moved on in these rows, and only what is written may be remembered.
            seats=[msgspec.structs.replace(row) for row in snapshot.seats],
            what="moves",
            change=snapshot.table.change + 1,
            at=at,
            acted=[row["seat"] for row in rows],
            undone=undoer is not None,
            to_act=list(draft.game.to_act),
            status="finished" if draft.game.is_over else "playing",
        )
        _advance(db, written, draft.seq, result, played)
        for row in rows:
            statements.ADD_MOVE.run(db, row)
        if key:
            statements.ADD_POST.run(db, _post(written, rows, key, snapshot.person.id))
        for hook in host.in_commit:
            hook(db, written)
        return written

    written = host.store.together(write)
    snapshot.slot.put(draft)
    snapshot.timeline = draft
    snapshot.seats = written.seats
    snapshot.table = msgspec.structs.replace(
        snapshot.table,
        seq=draft.seq,
        change=written.change,
        to_act=written.to_act,
        status=written.status,
        result=result,
        updated=at,
        round=played,
    )
    host.announce(written)


def written_before(host: Host, table: str, key: str, person: str) -> int | None:
    """The last move that this person has written with this key before, if so."""
    with host.store.read() as db:
        found = db.execute(statements.LAST_OF_POST, {"table": table, "person": person, "key": key}).scalar()
    return None if found is None else int(found)


def new_rows(table: str, seq: int, draft: Timeline, at: int, key: str, undoer: int | None) -> list[dict[str, Any]]:
    """The rows of `moves` that a draft has beyond move ``seq``."""
    common = {"table_id": table, "post": key}
    if undoer is not None:
        return [{**common, "seq": seq + 1, "seat": undoer, "kind": "undo", "text": "", "at": at}]
    return [
        {**common, "seq": seq + 1 + number, "seat": done.seat, "kind": "act", "text": done.text, "at": done.at}
        for number, done in enumerate(draft.done[len(draft.done) - (draft.seq - seq) :])
    ]


def result_of(game: Game) -> Result | None:
    """Points and winners of a game that is over."""
    if not game.is_over:
        return None
    rival = game.rules.rival(game.position)
    return Result(
        scores=game.scores(),
        winners=game.winners(),
        rival=None if rival is None else Rival(name=rival[0], score=rival[1]),
    )


def _advance(db: Connection, written: Written, seq: int, result: Result | None, played: tuple[int, int]) -> None:
    """Move the table on from the change that is known of it."""
    values = {
        "table": written.table.id,
        "old": written.table.change,
        "new": seq,
        "owing": encode(written.to_act).decode(),
        "stands": written.status,
        "ended": encode(result).decode(),
        "now": written.at,
        "rounds": encode(played).decode(),
    }
    if not statements.ADVANCE.run(db, values):
        raise Overtaken


def _post(written: Written, rows: list[dict[str, Any]], key: str, person: str) -> dict[str, Any]:
    return {
        "table_id": written.table.id,
        "post": key,
        "person_id": person,
        "first": rows[0]["seq"],
        "last": rows[-1]["seq"],
    }
