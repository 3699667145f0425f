# mypyc: off
"""Where the points of all seats come from, in the order in which they are scored."""

from typing import Final

from astrarium.games.federation import naming, news
from astrarium.games.federation.components.components import Components
from astrarium.games.federation.state.state import State
from astrarium.kernel.message import Message, Row
from astrarium.kernel.points import by_cause, row_of

ROWS: Final = (
    "floor",
    "law",
    "mission",
    "specialist",
    "shop",
    "mega",
    "accreditation",
    "others",
    "medals",
    "left-over",
    "project",
)
NAMED: Final = {"final": "final", "law": "planet", "mission": "mission", "project": "project"}
"""Causes that need no more than their name below the heading of their row."""


def breakdown(state: State, total: Row) -> list[Row]:
    """A row for each kind of points that somebody has, with its causes where there are several."""
    causes = by_cause([player.ledger for player in state.seats])
    kinds = {cause: _row(cause) for cause in causes}
    rows: list[Row] = []
    for kind in ROWS:
        own = {cause: points for cause, points in causes.items() if kinds[cause] == kind}
        if own:
            said = Message(f"points-{kind}")
            rows.append(row_of(said, own, state.players, lambda cause: _said(state.parts, cause)))
    return [*rows, total]


def _row(cause: str) -> str:
    kind, _, word = cause.partition(":")
    if kind == "final":
        return word if word == "medals" else "left-over"
    return kind if kind in ROWS else "others"


def _said(parts: Components, cause: str) -> Message:
    kind, _, word = cause.partition(":")
    return naming.component(parts, NAMED[kind], word) if kind in NAMED else news.cause(parts, cause)
