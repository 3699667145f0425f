"""Moves: checked by the engine, written all or none, answered once they are on disk."""

from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import IntegrityError

from astrarium.kernel import NothingToUndo
from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import Moves, TakeBack
from astrarium.server.store import statements
from astrarium.server.tables.access import Snapshot, open_table
from astrarium.server.tables.actions import carry_out
from astrarium.server.tables.automatic_answers import with_answers
from astrarium.server.tables.played import played
from astrarium.server.tables.states import table_state
from astrarium.server.tables.write import Overtaken, write_table
from astrarium.server.wire import Moved

ROUNDS: Final = 3
"""How often a move is begun: once on what is remembered, then on what is on disk. By then it is certainly stale."""

Work = Callable[[Snapshot, int], None]
"""What a post does at a table, at a time."""


class UsedKey(Exception):
    """A key that was written with an earlier move is used for another one."""


def post_moves(host: Host, table: str, person: Person, ask: Moves) -> Moved:
    """Write actions of a person's seat: all of them, or none and `ApiError`."""

    def work(snapshot: Snapshot, at: int) -> None:
        carried = carry_out(snapshot.game(), snapshot.own_seat(), ask.actions, at)
        if carried.reveals and written_before(host, table, ask.key, person.id) is not None:
            # It would not be written, so nothing is drawn for it, either.
            raise UsedKey
        draft = with_answers(snapshot, carried.confirmed(at), at)
        write_table(host, snapshot, played(snapshot, draft, at, ask.key), draft)

    return _post(host, table, person, ask.seq, ask.key, work)


def post_undo(host: Host, table: str, person: Person, ask: TakeBack) -> Moved:
    """Write that a person takes the last action back. Nothing is answered automatically then: it would be undone."""

    def work(snapshot: Snapshot, at: int) -> None:
        seat = snapshot.own_seat()
        draft = snapshot.game().clone()
        try:
            draft.undo(seat)
        except NothingToUndo as error:
            raise ApiError("not-allowed", f"nothing can be taken back: {error}") from None
        write_table(host, snapshot, played(snapshot, draft, at, ask.key, undoer=seat), draft)

    return _post(host, table, person, ask.seq, ask.key, work)


def act_for_bot(host: Host, table: str, seat: int, seq: int, text: str) -> bool:
    """Write the action of a bot's seat; whether it was written, and not too late."""
    with open_table(host, table, None) as snapshot:
        row = snapshot.seats[seat]
        if row.kind != "bot" or snapshot.table.status != "playing" or snapshot.table.seq != seq:
            return False
        at = host.now()
        draft = with_answers(snapshot, carry_out(snapshot.game(), seat, [text], at).confirmed(at), at)
        try:
            write_table(host, snapshot, played(snapshot, draft, at), draft)
        except Overtaken:
            return False
    return True


def _post(host: Host, table: str, person: Person, seq: int, key: str, work: Work) -> Moved:
    """Work on what is remembered of the table, if that is still so; refused only by what is on disk."""
    for number in range(ROUNDS):
        with open_table(host, table, person, remembered=number == 0) as snapshot:
            try:
                return _write(host, snapshot, seq, key, work)
            except Overtaken:
                continue
            except ApiError:
                if snapshot.certain:
                    raise
    raise ApiError("busy", "this table is busy; try again")


def _write(host: Host, snapshot: Snapshot, seq: int, key: str, work: Work) -> Moved:
    snapshot.own_seat()
    # A key that was used has moved the table on, so at the table's own sequence it is a new one.
    if seq != snapshot.table.seq:
        return _repeated(host, snapshot, seq, key)
    snapshot.must_be("playing")
    try:
        work(snapshot, host.now())
    except (IntegrityError, UsedKey):
        # Unless somebody uses an old key for something new: that is answered as the first time, too.
        return _repeated(host, snapshot, seq, key)
    return Moved(seq=snapshot.table.seq, state=table_state(host, snapshot, seq))


def _repeated(host: Host, snapshot: Snapshot, seq: int, key: str) -> Moved:
    """The answer to a post that was written before; any other is stale."""
    last = written_before(host, snapshot.table.id, key, snapshot.person.id)
    if last is None:
        raise stale(host, snapshot, seq)
    return Moved(seq=last, state=table_state(host, snapshot, min(seq, last)))


def written_before(host: Host, table: str, key: str, person: str) -> int | None:
    """The last move that this person has written with this key before, if so."""
    with host.store.read() as db:
        found = db.execute(statements.LAST_OF_POST, {"table": table, "person": person, "key": key}).scalar()
    return None if found is None else int(found)


def check_seq(host: Host, snapshot: Snapshot, seq: int) -> None:
    """Refuse what was thought of upon an older position."""
    if seq != snapshot.table.seq:
        raise stale(host, snapshot, seq)


def stale(host: Host, snapshot: Snapshot, seq: int) -> ApiError:
    """The refusal of what was decided upon an older position, with how the table stands now."""
    now = snapshot.table.seq
    state = table_state(host, snapshot, min(seq, now))
    return ApiError("stale", f"the table stands at move {now}, not {seq}", state=state)
