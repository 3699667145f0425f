"""How a seat has played, in numbers: read from what happened, for comparing players (docs/arena.md)."""

from typing import Any

from astrarium.kernel.rules import Played

COUNTED: dict[str, str] = {
    "mission": "missions",
    "hire": "specialists",
    "contribution": "contributions",
    "build": "structures",
    "fall": "levels lost",
}
"""What is counted of each kind of event, by its name in the table."""


def habits(view: dict[str, Any], played: list[Played]) -> list[dict[str, float]]:
    """For every seat: the spaces and sides of its ambassadors, and how far it came on the planets."""
    found: list[dict[str, float]] = []
    for seat in view["seats"]:
        numbers: dict[str, float] = dict.fromkeys(COUNTED.values(), 0.0)
        for planet, influence in seat["influence"].items():
            numbers[f"planet {planet}"] = float(influence)
        numbers["medals"] = float(len(seat["medals"]))
        numbers["level"] = float(seat["level"])
        found.append(numbers)
    for _, _, events in played:
        for event in events:
            if not 0 <= event.seat < len(found):
                continue
            numbers = found[event.seat]
            if event.kind in COUNTED:
                numbers[COUNTED[event.kind]] += 1
            elif event.kind == "place":
                for name in (f"side {event.data['side']}", f"space {event.data['space']}"):
                    numbers[name] = numbers.get(name, 0.0) + 1
    return found
