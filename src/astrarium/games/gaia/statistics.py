"""How a seat has played, in numbers: read from what happened, for comparing players (docs/arena.md)."""

from typing import Any

from astrarium.kernel.rules import Played

COUNTED: dict[str, str] = {
    "decline": "charges declined",
    "octagon": "board actions",
    "federation": "federations",
    "build": "mines",
    "upgrade": "upgrades",
    "advanced-tech": "advanced tiles",
    "special": "special actions",
    "swap": "special actions",
    "station": "special actions",
    "burn": "power burnt",
}
"""What is counted of each kind of event, by its name in the table."""


def habits(view: dict[str, Any], played: list[Played]) -> list[dict[str, float]]:
    """For every seat: charges, board actions, federations, mines, the first tile, and the areas of research."""
    players = [seat for seat in view["seats"] if not seat["automa"]]
    found: list[dict[str, float]] = []
    for player in players:
        numbers: dict[str, float] = dict.fromkeys(COUNTED.values(), 0.0)
        numbers["charges taken"] = 0.0
        numbers["power charged"] = 0.0
        numbers["points paid for charges"] = 0.0
        numbers["satellites"] = float(player["satellites"])
        for area, level in player["levels"].items():
            numbers[f"area {area}"] = float(level)
        found.append(numbers)
    tiled: set[int] = set()
    for seat, step, events in played:
        # Incomes, tiles and research charge power, too, and Taklons may take a charge of nothing for its token.
        if step.kind == "charge" and not any(event.kind == "decline" for event in events):
            found[seat]["charges taken"] += 1
        for event in events:
            if not 0 <= event.seat < len(found):
                continue
            numbers = found[event.seat]
            if event.kind == "upgrade" and event.data["from"] == "lab" and event.data["to"] == "station":
                # Firaks take a lab back, which is their special action.
                numbers["special actions"] += 1
            elif event.kind in COUNTED:
                numbers[COUNTED[event.kind]] += 1
            if event.kind == "charge":
                numbers["power charged"] += event.data["units"]
            elif event.kind == "place":
                numbers["mines"] += not event.data["institute"]
            elif event.kind == "points" and event.data["cause"] == "charge":
                numbers["points paid for charges"] -= event.data["vp"]
            elif event.kind in ("tech", "advanced-tech") and event.seat not in tiled:
                tiled.add(event.seat)
                numbers[f"first tile {event.data['tile']}"] = 1.0
    return found
