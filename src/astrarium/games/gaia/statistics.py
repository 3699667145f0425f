"""How a seat has played, in numbers: read from what happened, for comparing players (docs/arena.md)."""

from typing import Any

from astrarium.kernel.rules import Played

COUNTED: dict[str, str] = {
    "charge": "charges taken",
    "decline": "charges declined",
    "octagon": "board actions",
    "federation": "federations",
    "build": "mines",
    "place": "mines",
    "upgrade": "upgrades",
    "advanced-tech": "advanced tiles",
    "special": "special actions",
    "burn": "power burnt",
}
"""What is counted of each kind of event, by its name in the table."""


def habits(view: dict[str, Any], played: list[Played]) -> list[dict[str, float]]:
    """For every seat: charges, board actions, federations, mines, the first tile, and the areas of research."""
    players = [seat for seat in view["seats"] if not seat["automa"]]
    found: list[dict[str, float]] = []
    for seat in players:
        numbers: dict[str, float] = dict.fromkeys(COUNTED.values(), 0.0)
        numbers["power charged"] = 0.0
        numbers["points paid for charges"] = 0.0
        numbers["satellites"] = float(seat["satellites"])
        for area, level in seat["levels"].items():
            numbers[f"area {area}"] = float(level)
        found.append(numbers)
    tiled: set[int] = set()
    for _, _, events in played:
        for event in events:
            if not 0 <= event.seat < len(found):
                continue
            numbers = found[event.seat]
            if event.kind in COUNTED:
                numbers[COUNTED[event.kind]] += 1
            if event.kind == "charge":
                numbers["power charged"] += event.data["units"]
            elif event.kind == "points" and event.data["cause"] == "charge":
                numbers["points paid for charges"] -= event.data["vp"]
            elif event.kind in ("tech", "advanced-tech") and event.seat not in tiled:
                tiled.add(event.seat)
                numbers[f"first tile {event.data['tile']}"] = 1.0
    return found
