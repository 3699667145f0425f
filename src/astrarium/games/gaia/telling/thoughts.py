"""The Automa's turn as a chain of steps: what it considers, what drops out, why."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from astrarium.games.gaia.components.components import FINAL_IDS
from astrarium.games.gaia.components.ids import AREA_IDS
from astrarium.games.gaia.state.state import AUTOMA, State
from astrarium.games.gaia.telling.events import places_of, said
from astrarium.kernel.event import Event
from astrarium.kernel.message import Message, Thought, name
from astrarium.kernel.scenes import points_for, scoring_step

DEEDS: Final = ("gaia-planet", "build", "upgrade", "advance")
TITLED: Final = (
    "automa-reveal",
    "automa-action",
    "automa-entry",
    "automa-planets",
    "automa-structures",
    "automa-highest",
    "automa-counts-areas",
    "automa-counts-octagons",
    "automa-cannot",
    "automa-instead",
    "automa-passes",
)


def thoughts(state: State, events: Sequence[Event], seat: int | None) -> list[Thought]:
    """The steps of the Automa's turn among the events, if it has moved, and those of the final scoring."""
    return automa_steps(state, events, seat) + final_steps(state, events)


def final_steps(state: State, events: Sequence[Event]) -> list[Thought]:
    """Final tiles, research, resources (GP-END-01)."""
    start = next((number for number, event in enumerate(events) if event.rule.startswith("GP-END")), -1)
    if start < 0 or state.phase != "over":
        return []
    scored, players = events[start:], len(state.seats)
    steps: list[Thought] = []
    for tile in [FINAL_IDS[number] for number in state.final_tiles]:
        gives = points_for(scored, players, [f"final:{tile}"])
        steps.append(scoring_step(name("final", tile), gives, [f"final:{tile}"], "GP-END-02", start))
    research = points_for(scored, players, [f"final:research_{area}" for area in AREA_IDS])
    areas = [f"area:{area}" for area in AREA_IDS]
    steps.append(scoring_step(Message("final-research"), research, areas, "GP-END-04", start))
    left = points_for(scored, players, ["final:resources"])
    steps.append(scoring_step(name("final", "resources"), left, [], "GP-END-05", start))
    return steps


def automa_steps(state: State, events: Sequence[Event], seat: int | None) -> list[Thought]:
    """The steps of the Automa's turn among the events; none where it has not moved."""
    kinds = [event.kind for event in events]
    if state.automa is None or not ("automa-reveal" in kinds or "automa-passes" in kinds):
        return []
    start = [kind.startswith("automa-") for kind in kinds].index(True)
    found: list[Thought] = []
    for number in range(start, len(events)):
        event = events[number]
        if event.seat != AUTOMA or event.kind == "automa-deck":
            continue
        if event.kind.startswith("automa-") or event.kind in DEEDS:
            told = event.shown_to(seat)
            kept, dropped = considered(told)
            step = Thought(title=title(told), said=[said(state, told)], kept=kept, dropped=dropped, event=number)
            found.append(step)
    return found


def title(event: Mapping[str, Any]) -> Message:
    """What kind of step it is."""
    if event["kind"] == "automa-tie":
        return Message(f"gaia-tie-{event['by']}")
    return Message(f"gaia-thought-{event['kind']}" if event["kind"] in TITLED else "gaia-automa-result")


def considered(event: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """The places that stay in the running in a step, and those that drop out."""
    kind = event["kind"]
    if kind in ("automa-counts-areas", "automa-counts-octagons"):
        what = "area" if kind == "automa-counts-areas" else "octagon"
        chosen = event[what]
        return [f"{what}:{chosen}"], [f"{what}:{word}" for word in event[f"{what}s"] if word != chosen]
    if kind == "automa-highest":
        return [f"area:{word}" for word in event["areas"]], []
    if isinstance(event.get("left"), list):
        return [f"hex:{word}" for word in event["left"]], [f"hex:{word}" for word in event.get("out", [])]
    if kind == "automa-closes":
        return [f"octagon:{event['octagon']}"], []
    return places_of(event), []
