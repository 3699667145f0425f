# mypyc: off
"""What rules come to in a game as it stands: the reader's own numbers, beside the rules that speak of them."""

from typing import cast

from astrarium.games.race.state.state import State, numbers_of
from astrarium.games.race.view import view
from astrarium.games.race.view_types import RaceSeat, RaceView
from astrarium.kernel.message import Beside, Message, beside, name, seat_name


def now(state: State, seat: int | None) -> list[Beside]:
    """What everybody sees, and what is the reader's own, if the reader plays."""
    seen = cast(RaceView, view(state, seat))
    limits = numbers_of(state)
    sizes = [len(one["tableau"]) for one in seen["seats"]]
    found = [
        beside("now-tableaus", ["RG-GEND-01"], limit=limits.tableau_end, seats=_counted(sizes)),
        beside("now-pool", ["RG-GEND-02", "RG-GEND-06", "RG-CONS-17", "RG-SETUP-02"], vp=seen["pool"]),
        beside("now-scores", ["RG-SCORE-01", "RG-SCORE-05"], seats=_counted([one["score"] for one in seen["seats"]])),
        beside(
            "now-military", ["RG-MIL-11", "RG-GOAL-19"], seats=_counted([one["military"] for one in seen["seats"]])
        ),
    ]
    for goal in seen["goals"]:
        rules = ["RG-GOAL-01", "RG-GOAL-08" if goal["most"] else "RG-GOAL-04"]
        found.append(
            beside(
                "now-goal",
                rules,
                goal=name("goal", goal["id"]),
                need=goal["threshold"],
                seats=_counted(goal["counts"]),
            )
        )
    if seat is not None:
        found += _own(seen["seats"][seat], limits.hand_limit)
    return found


def _own(mine: RaceSeat, hand_limit: int) -> list[Beside]:
    goods = sum(placed["good"] for placed in mine["tableau"])
    found = [
        beside("now-hand", ["RG-REND-01", "RG-GOAL-21"], cards=mine["hand_size"], limit=hand_limit),
        beside("now-own-military", ["RG-MIL-01", "RG-MIL-02"], military=mine["military_now"]),
        beside("now-goods", ["RG-TRADE-01", "RG-GOOD-06", "RG-CONS-01"], goods=goods),
    ]
    prices = [
        Message("now-count", {"what": name("card", card), "count": price["cards"]})
        for card, price in zip(mine.get("hand", []), mine.get("prices", []), strict=False)
        if "cards" in price
    ]
    if prices:
        found.append(beside("now-prices", ["RG-DEV-04", "RG-SETTLE-02"], cards=prices))
    return found


def _counted(counts: list[int]) -> list[Message]:
    return [Message("now-count", {"what": seat_name(seat), "count": count}) for seat, count in enumerate(counts)]
