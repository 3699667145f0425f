"""Moves: checked by the engine, written all or none, answered once they are on disk."""

from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import IntegrityError

from astrarium.kernel import IllegalAction, NothingToUndo
from astrarium.server.asks import Moves, TakeBack
from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.problems import Trouble
from astrarium.server.tables import positions
from astrarium.server.tables.committing import Overtaken, commit, written_before
from astrarium.server.tables.reading import Snapshot, looking
from astrarium.server.tables.states import table_state
from astrarium.server.tables.timeline import Timeline
from astrarium.server.wire import Moved

ROUNDS: Final = 3
"""How often a move is begun: once on what is remembered, then on what is on disk. By then it is certainly stale."""

CHAIN: Final = 200
"""Automatic answers that may follow from one move."""

Work = Callable[[Snapshot, Timeline, int], None]
"""What a post does to a copy of the game, at a time."""


def post_moves(host: Host, table: str, person: Person, ask: Moves) -> Moved:
    """Write actions of a person's seat: all of them, or none and `Trouble`."""

    def work(snapshot: Snapshot, draft: Timeline, at: int) -> None:
        seat = snapshot.own_seat()
        for number, text in enumerate(ask.actions):
            carry_out(draft, seat, text, at, number)
        answer_for(snapshot, draft, at)
        commit(host, snapshot, draft, at, ask.key)

    return _post(host, table, person, ask.seq, ask.key, work)


def post_undo(host: Host, table: str, person: Person, ask: TakeBack) -> Moved:
    """Write that a person takes the last action back. Nothing is answered automatically then: it would be undone."""

    def work(snapshot: Snapshot, draft: Timeline, at: int) -> None:
        seat = snapshot.own_seat()
        try:
            draft.undo(seat)
        except NothingToUndo as error:
            raise Trouble("not-allowed", f"nothing can be taken back: {error}") from None
        commit(host, snapshot, draft, at, ask.key, undoer=seat)

    return _post(host, table, person, ask.seq, ask.key, work)


def act_for_bot(host: Host, table: str, seat: int, seq: int, text: str) -> bool:
    """Write the action of a bot's seat; whether it was written, and not too late."""
    with looking(host, table, None) as snapshot:
        row = snapshot.seats[seat]
        if row.kind != "bot" or snapshot.table.status != "playing" or snapshot.table.seq != seq:
            return False
        draft = snapshot.game().clone()
        at = host.now()
        carry_out(draft, seat, text, at, 0)
        answer_for(snapshot, draft, at)
        try:
            commit(host, snapshot, draft, at)
        except Overtaken:
            return False
    return True


def answer_for(snapshot: Snapshot, draft: Timeline, at: int) -> int:
    """Let the seats that have set automatic answers answer, as long as one is due; how many were given."""
    settings = {row.seat: row.answers for row in snapshot.seats if row.kind == "person" and row.answers}
    given = 0
    while settings and given < CHAIN and _answer_one(draft, settings, at):
        given += 1
    return given


def carry_out(draft: Timeline, seat: int, text: str, at: int, number: int) -> None:
    """Do one of several actions; an illegal one is refused with the reason and its place among them."""
    try:
        draft.act(seat, text, at)
    except IllegalAction as error:
        refusal = positions.refusal(draft.game, error.refusal)
        raise Trouble("illegal", str(error), refusal=refusal, at=number) from None


def _post(host: Host, table: str, person: Person, seq: int, key: str, work: Work) -> Moved:
    """Written on what is remembered of the table, if that is still so; refused only by what is on disk."""
    for number in range(ROUNDS):
        with looking(host, table, person, remembered=number == 0) as snapshot:
            try:
                return _write(host, snapshot, seq, key, work)
            except Overtaken:
                continue
            except Trouble:
                if snapshot.certain:
                    raise
    raise Trouble("busy", "this table is busy; try again")


def _write(host: Host, snapshot: Snapshot, seq: int, key: str, work: Work) -> Moved:
    snapshot.own_seat()
    # A key that was used has moved the table on, so at the table's own sequence it is a new one.
    if seq != snapshot.table.seq:
        return _repeated(host, snapshot, seq, key)
    snapshot.must_be("playing")
    draft = snapshot.game().clone()
    try:
        work(snapshot, draft, host.now())
    except IntegrityError:
        # Unless somebody uses an old key for something new: that is answered as the first time, too.
        return _repeated(host, snapshot, seq, key)
    return Moved(seq=snapshot.table.seq, state=table_state(host, snapshot, seq))


def _repeated(host: Host, snapshot: Snapshot, seq: int, key: str) -> Moved:
    """The answer to a post that was written before; any other is stale."""
    last = written_before(host, snapshot.table.id, key, snapshot.person.id)
    if last is None:
        raise stale(host, snapshot, seq)
    return Moved(seq=last, state=table_state(host, snapshot, min(seq, last)))


def check_seq(host: Host, snapshot: Snapshot, seq: int) -> None:
    """Refuse what was thought of upon an older position."""
    if seq != snapshot.table.seq:
        raise stale(host, snapshot, seq)


def stale(host: Host, snapshot: Snapshot, seq: int) -> Trouble:
    """The refusal of what was decided upon an older position, with how the table stands now."""
    now = snapshot.table.seq
    state = table_state(host, snapshot, min(seq, now))
    return Trouble("stale", f"the table stands at move {now}, not {seq}", state=state)


def _answer_one(draft: Timeline, settings: dict[int, dict[str, object]], at: int) -> bool:
    game = draft.game
    for seat in game.to_act:
        action = game.rules.answer(game.position, seat, settings[seat]) if seat in settings else None
        if action is not None and game.why_not(seat, action) is None:
            draft.act(seat, str(action), at)
            return True
    return False
