"""Paying: oceanium may stand for lavandium or copernium, and the payer chooses (FD-RES-05)."""

from typing import Any

from astrarium.games.federation.components.ids import COPERNIUM, GOLD, LAVANDIUM, OCEANIUM, RESOURCE_IDS
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event


def is_payable(reserve: list[int], cost: list[int], discount: int) -> bool:
    """Whether a reserve can pay a cost that is lowered by some crystals (FD-RES-05, FD-RES-06, FD-SP-1B1).

    A reserve from which something else was taken off already may be below zero: oceanium makes up for that, too.
    """
    if cost[GOLD] > reserve[GOLD]:
        return False
    oceanium = cost[OCEANIUM] - discount
    lacking = cost[LAVANDIUM] - reserve[LAVANDIUM]
    if lacking > 0:
        oceanium += lacking
    lacking = cost[COPERNIUM] - reserve[COPERNIUM]
    if lacking > 0:
        oceanium += lacking
    return oceanium <= reserve[OCEANIUM]


def price(cost: list[int]) -> dict[str, Any]:
    """A cost by the names of its resources, without what is nothing."""
    return {RESOURCE_IDS[i]: amount for i, amount in enumerate(cost) if amount}


def ways(reserve: list[int], cost: list[int], discount: int) -> list[tuple[int, int, int, int]]:
    """Every way to pay, as the resources spent, with as little oceanium as possible first."""
    found: list[tuple[int, int, int, int]] = []
    if cost[GOLD] > reserve[GOLD]:
        return found
    total = max(0, cost[LAVANDIUM] + cost[COPERNIUM] + cost[OCEANIUM] - discount)
    most = min(total, cost[LAVANDIUM], reserve[LAVANDIUM])
    for lavandium in range(most, -1, -1):
        rest = total - lavandium
        for copernium in range(min(rest, cost[COPERNIUM], reserve[COPERNIUM]), -1, -1):
            oceanium = rest - copernium
            if oceanium <= reserve[OCEANIUM]:
                found.append((lavandium, copernium, oceanium, cost[GOLD]))
    return found


def spend(player: Player, amounts: tuple[int, ...], rule: str, events: list[Event]) -> None:
    """Resources leave the reserve."""
    for resource in range(len(RESOURCE_IDS)):
        amount = amounts[resource]
        if amount:
            player.reserve[resource] -= amount
            events.append(Event("pay", player.seat, rule, {"what": RESOURCE_IDS[resource], "amount": amount}))


def pay(state: State, player: Player, cost: list[int], discount: int, events: list[Event]) -> None:
    """Pay a cost; if there are several ways, the payer is asked, once it is clear what must be kept back.

    The question goes on top of the agenda, so what is bought must lie on the agenda already (FD-RES-09).
    """
    found = ways(player.reserve, cost, discount)
    if len(found) == 1:
        spend(player, found[0], "FD-RES-05", events)
    else:
        assert found, "a cost that cannot be paid"
        state.push("pay", (), (player.seat, *cost, discount))
