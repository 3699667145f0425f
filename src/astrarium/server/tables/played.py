"""What a game in memory has beyond its table: the rows of new moves, and the columns of how it stands."""

from typing import Any

from msgspec import structs

from astrarium.kernel import Game
from astrarium.server.tables.access import Snapshot
from astrarium.server.tables.change import TableChange, change_of
from astrarium.server.tables.rows import Result
from astrarium.server.tables.timeline import Timeline
from astrarium.server.wire import Rival


def played(snapshot: Snapshot, draft: Timeline, at: int, key: str = "", undoer: int | None = None) -> TableChange:
    """The change that a table makes by what a draft has more than it."""
    table = snapshot.table
    moves = new_rows(table.id, table.seq, draft, at, key, undoer)
    acted = {move["seat"] for move in moves}
    # Whoever moves is there: nobody needs to play in their place.
    rows = {row.seat: structs.replace(row, votes=[]) for row in snapshot.seats if row.votes and row.seat in acted}
    change = change_of(table, snapshot.seats, "moves", at, rows, updated=at, **standing(draft))
    post = _post(moves, key, snapshot.person.id) if key else None
    return structs.replace(change, moves=moves, post=post, undone=undoer is not None)


def standing(timeline: Timeline) -> dict[str, Any]:
    """The columns of a table that tell how its game stands."""
    game = timeline.game
    return {
        "seq": timeline.seq,
        "to_act": list(game.to_act),
        "status": "finished" if game.is_over else "playing",
        "result": result_of(game),
        "round": game.rules.round(game.position),
    }


def new_rows(table: str, seq: int, draft: Timeline, at: int, key: str = "", undoer: int | None = None) -> list[Any]:
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
        rival=None if rival is None else Rival(name=rival[0], score=rival[1], shares=game.rival_shares),
    )


def _post(moves: list[Any], key: str, person: str) -> dict[str, Any]:
    table = moves[0]["table_id"]
    return {"table_id": table, "post": key, "person_id": person, "first": moves[0]["seq"], "last": moves[-1]["seq"]}
