"""Where the points of all seats come from: so far, and what the end would bring as things stand (GP-END)."""

from typing import Final

from astrarium.games.gaia.components.components import FINAL_IDS, ROUND_IDS
from astrarium.games.gaia.components.ids import AREA_IDS
from astrarium.games.gaia.scoring import final_count, research_points, resource_points, tile_points
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.telling.events import FIELD_KINDS
from astrarium.kernel.message import Message, Row, cause, name
from astrarium.kernel.points import added, by_cause

KINDS: Final = ("start", "round", "federation", "rescore", "tech", "board", "booster", "level", "faction", "charge")
"""The order in which causes are listed; others stand behind them."""
END: Final = "final:"
OF_AUTOMA: Final = "automa:round_"
"""What a round tile brings stands in one row, whoever scores it."""


def breakdown(state: State, total: Row) -> list[Row]:
    """Every cause with the points of each seat, then the final scoring: as it was, or as it would be now."""
    ledgers = [[(turn, why.replace(OF_AUTOMA, "round:"), vp) for turn, why, vp in one.ledger] for one in state.seats]
    causes = by_cause(ledgers)
    earned = {why: points for why, points in causes.items() if not why.startswith(END)}
    rows = [_row(state, why, earned[why]) for why in sorted(earned, key=lambda why: _rank(state, why))]
    so_far = added(earned.values(), len(state.seats))
    over = state.phase == "over"
    ending = (
        {why: causes.get(why, [0] * len(state.seats)) for why in causes_of_end(state)} if over else expected(state)
    )
    return [
        *rows,
        Row(said=Message("score-so-far"), points=so_far, kind="sum"),
        Row(said=Message("score-final" if over else "score-if-now"), kind="heading"),
        *[_row(state, why, points) for why, points in ending.items() if any(points) or not _is_research(why)],
        total if over else Row(said=total.said, points=added([so_far, *ending.values()], len(so_far)), kind="total"),
    ]


def causes_of_end(state: State) -> list[str]:
    """Everything that the end of the game scores."""
    tiles = [END + FINAL_IDS[tile] for tile in state.final_tiles]
    return [*tiles, *[f"{END}research_{area}" for area in AREA_IDS], END + "resources"]


def expected(state: State) -> dict[str, list[int]]:
    """What it would bring every seat now."""
    tiles = [tile_points(state, tile) for tile in state.final_tiles]
    research = [[research_points(player, area) for player in state.seats] for area in range(len(AREA_IDS))]
    left = [resource_points(player) for player in state.seats]
    return dict(zip(causes_of_end(state), [*tiles, *research, left], strict=True))


def _is_research(why: str) -> bool:
    return why.startswith(END + "research_")


def _rank(state: State, why: str) -> tuple[int, int, str]:
    kind = why.partition(":")[0]
    return (KINDS.index(kind) if kind in KINDS else len(KINDS), _round(state, why), why)


def _round(state: State, why: str) -> int:
    """The round whose tile has brought the points, or 0."""
    tiles = ["round:" + ROUND_IDS[tile] for tile in state.round_tiles]
    return tiles.index(why) + 1 if why in tiles else 0


def _row(state: State, why: str, points: list[int]) -> Row:
    kind, _, word = why.partition(":")
    turn = _round(state, why)
    said = cause(why, FIELD_KINDS)
    counts: list[int] = []
    if turn:
        said = Message("score-round", {"round": turn, "name": name("round", word)})
    elif kind == "final":
        said = name("final", word)
        counts = [final_count(state, player, FINAL_IDS.index(word)) for player in state.seats if word in FINAL_IDS]
    return Row(said=said, points=points, counts=counts, place=f"{kind}:{word}" if turn or counts else "")
