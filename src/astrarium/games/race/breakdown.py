# mypyc: off
"""What the points of all seats, and of the robot, are made of as things stand."""

from astrarium.games.race.scoring import counted_points, points_by_kind, robot_rank, tie_value
from astrarium.games.race.state.state import State
from astrarium.games.race.telling import card_said
from astrarium.kernel.message import Message, Row


def breakdown(state: State, total: Row) -> list[Row]:
    """Printed points and what question marks count, card by card; chips, goals, and what decides a tie."""
    counted = [counted_points(state, player) for player in state.seats]
    sums = [points_by_kind(state, player, points) for player, points in zip(state.seats, counted, strict=True)]
    ties = [tie_value(player) for player in state.seats]
    if state.robot is not None:
        score, tie = robot_rank(state, state.robot)
        sums.append({"cards": score - state.robot.chips, "chips": state.robot.chips})
        ties.append(tie)
    cards = _cards(state, counted, len(sums))
    rows = [
        Row(
            said=Message(f"points-{kind}"),
            points=[each.get(kind, 0) for each in sums],
            parts=[part for part in cards.get(kind, []) if any(part.points)],
        )
        for kind in sums[0]
    ]
    return [*rows, total, Row(said=Message("points-tie"), points=ties, kind="tie")]


def _cards(state: State, counted: list[list[dict[str, int]]], columns: int) -> dict[str, list[Row]]:
    """The cards of all tableaus by what they are printed with, and by what they count."""
    found: dict[str, dict[int, list[int]]] = {"cards": {}, "six": {}}
    for player, points in zip(state.seats, counted, strict=True):
        for card, own in zip(player.tableau, points, strict=True):
            printed = own.get("printed", 0)
            for kind, vp in (("cards", printed), ("six", sum(own.values()) - printed)):
                found[kind].setdefault(card, [0] * columns)[player.seat] += vp
    return {
        kind: [Row(said=card_said(state, card), points=points) for card, points in cards.items()]
        for kind, cards in found.items()
    }
