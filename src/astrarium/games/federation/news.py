# mypyc: off
"""Events put together as a person would tell them: lines, what they bring, and the steps of the executive phase."""

from typing import Any, Final

from astrarium.games.federation import naming
from astrarium.games.federation.components.components import Components
from astrarium.kernel.event import NOBODY, Event
from astrarium.kernel.message import Gain, Line, Message, Outcome, Thought, amounts, name, seat_name
from astrarium.kernel.scenes import points_for, scoring_step

Told = dict[str, Any]

SUMMED: Final = {"gain": "gains", "pay": "pays", "discard": "discards"}
"""Events of single resources, and what several of them are told as."""
BEGINS: Final = ("start", "round", "place", "executive", "wing-votes", "laws")
"""A turn, or a step of the round, is a paragraph of its own."""
SHARED: Final = ("points", "medal", "project", "contribution")
"""What comes to several seats in one step: it stays in the paragraph of what caused it."""
KINDS: Final = {
    "what": "resource",
    "into": "resource",
    "left": "planet",
    "right": "planet",
    "law": "planet",
    "spaces": "space",
    "tokens": "token",
    "production": "structure",
    "to": "cell",
    "tile": "deep_space",
}
"""What a field of an event names, where it is not called like that kind."""
CAUSES: Final = {"production": "structure", "mega": "structure", "law": "planet", "room": "action"}
PLAIN: Final = ("until", "shop", "from", "kind", "rule", "seat")
"""Fields that are words of the message itself."""
PLACES: Final = {
    "space": "space",
    "mission": "mission",
    "shop": "shop",
    "structure": "building",
    "production": "building",
    "specialist": "specialist",
    "project": "project",
    "moon": "moon",
    "cell": "cell",
    "wing": "law",
}
SINGLE: Final = {"marker": "marker", "degree": "degree", "medal": "medal", "token": "alteration"}
OPENS: Final = {
    "executive": "income",
    "upkeep": "upkeep",
    "fall": "upkeep",
    "floor": "floor",
    "wing-votes": "law",
    "law": "law",
    "round": "round",
    "laws": "round",
    "block": "round",
}
"""Kinds of events with which a step of the executive phase begins."""
RULES_OF_STEPS: Final = {
    "income": "FD-EXE-02",
    "upkeep": "FD-EXE-03",
    "funding": "FD-EXE-07",
    "floor": "FD-EXE-10",
    "law": "FD-EXE-13",
}


def told(events: list[Event], seat: int | None) -> list[Told]:
    """Resources come and go in one sentence, of several degrees the last is told, each uncovering has its words."""
    found: list[Told] = []
    for number, one in enumerate(events):
        event = {**one.shown_to(seat), "number": number}
        kind = event["kind"]
        last: Told = found[-1] if found else {"kind": "", "seat": NOBODY}
        same = last["seat"] == event["seat"] and last.get("cause") == event.get("cause")
        if kind == "floor" and not event["neutral"] and not any(event["votes"]):
            # Nobody voted there, and nobody scores.
            continue
        if kind in SUMMED and same and last["kind"] == SUMMED[kind]:
            last["goods"][event["what"]] = last["goods"].get(event["what"], 0) + event["amount"]
        elif kind in SUMMED:
            found.append({**event, "kind": SUMMED[kind], "goods": {event["what"]: event["amount"]}})
        elif kind == "degree" and same and last["kind"] == "degree":
            last["degree"] = event["degree"]
        elif kind == "lost":
            found.append({**event, "kind": "loses", "action": event["what"]})
        elif kind == "reveal":
            uncovered = next((field for field in ("moon", "specialist", "asteroid") if field in event), "dead")
            found.append({**event, "kind": f"reveal-{uncovered}"})
        else:
            found.append(event)
    return found


def sentence(parts: Components, event: Told) -> Message:
    """The sentence of an event that is worth telling."""
    if event["kind"] == "floor":
        return _floor(event)
    args = {field: _argument(parts, event, field, value) for field, value in event.items() if field not in PLAIN}
    for field in ("until", "shop"):
        if field in event:
            args[field] = event[field]
    args["seat"] = seat_name(event["seat"])
    return Message(f"event-{event['kind']}", args)


def _floor(event: Told) -> Message:
    """The votes on a floor: who has how many, the most first."""
    tally: list[tuple[int, Message]] = [(number, seat_name(seat)) for seat, number in enumerate(event["votes"])]
    tally.append((event["neutral"], Message("federation-neutral-name")))
    tally.sort(key=lambda one: -one[0])
    votes = [Message("seat-votes", {"name": who, "votes": number}) for number, who in tally if number]
    return Message("event-floor", {"floor": event["floor"], "votes": list(votes)})


def _argument(parts: Components, event: Told, field: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_argument(parts, event, field, item) for item in value]
    if isinstance(value, dict):
        return amounts(value)
    if not isinstance(value, str):
        return value
    if field == "cause":
        return cause(parts, value)
    if field == "token" and event["kind"] == "start":
        return name("start", value)
    return naming.component(parts, KINDS.get(field, field), value)


def cause(parts: Components, text: str) -> Message:
    """Where points or resources came from."""
    kind, _, word = text.partition(":")
    what = naming.component(parts, CAUSES.get(kind, kind), word) if word else ""
    return Message(f"cause-{kind}", {"name": what}, text)


def places(event: Told) -> list[str]:
    """What a sentence about an event points at."""
    found = [f"{kind}:{event[field]}" for field, kind in PLACES.items() if field in event]
    if event["kind"] == "move":
        found.append(f"cell:{event['to']}")
    elif event["kind"] == "block":
        found += [f"space:{space}" for space in event["spaces"]]
    elif event["kind"] == "floor":
        found.append(f"floor:{event['floor']}")
    elif event["kind"] == "wing-votes":
        found += ["law:left", "law:right"]
    return found


def lines(parts: Components, events: list[Event], seat: int | None) -> list[Line]:
    """What is worth telling; a turn with all its small answers is one paragraph."""
    found: list[Line] = []
    mover: int | None = None
    for event in told(events, seat):
        begins = event["kind"] in BEGINS or (event["kind"] == "floor" and event["floor"] == 1)
        other = event["seat"] not in (NOBODY, mover) and event["kind"] not in SHARED
        is_points = event["kind"] == "points"
        is_round = event["kind"] == "round"
        found.append(
            Line(
                said=sentence(parts, event),
                seat=event["seat"],
                kind="points" if is_points else "round" if is_round else "",
                places=places(event),
                rule=event["rule"],
                points=event["vp"] if is_points else 0,
                round=event["round"] if is_round else 0,
                opens=not found or begins or other,
            )
        )
        if event["seat"] != NOBODY:
            mover = event["seat"]
    return found


def outcome(parts: Components, events: list[Event], seat: int) -> Outcome:
    """What the events bring a seat."""
    gains: list[Gain] = []
    for event in [one.shown_to(seat) for one in events if one.seat == seat]:
        kind = event["kind"]
        why = cause(parts, event["cause"]) if "cause" in event else None
        if kind == "points":
            gains.append(Gain("vp", event["vp"], why))
        elif kind == "gain":
            gains.append(Gain(event["what"], event["amount"], why))
        elif kind == "ships":
            gains.append(Gain("ship", event["ships"], why))
        elif kind in SINGLE:
            gains.append(Gain(SINGLE[kind], 1, why))
    return Outcome(gains=gains)


FINALS: Final = {
    "medals": ("final:medals",),
    "leftovers": ("final:crystals", "final:gold", "final:ships", "final:tokens"),
}


def scenes(parts: Components, players: int, events: list[Event], seat: int | None) -> list[Thought]:
    """What follows by itself from the last ambassador of a round: the executive phase, in the end the scoring."""
    last = next((number for number, event in enumerate(events) if event.rule in FINAL_RULES), len(events))
    found = executive_steps(parts, events[:last], seat)
    return found if last == len(events) else found + final_steps(parts, players, events, last)


FINAL_RULES: Final = ("FD-MED-10", "FD-END-02", "FD-END-03")


def final_steps(parts: Components, players: int, events: list[Event], start: int) -> list[Thought]:
    """Medals, then leftovers, then funded projects (FD-END-01)."""
    scored = events[start:]
    steps = [
        scoring_step(Message(f"final-{step}"), points_for(scored, players, causes), [], rule, start)
        for (step, causes), rule in zip(FINALS.items(), FINAL_RULES, strict=False)
    ]
    projects = [event.data["cause"] for event in scored if event.rule == "FD-END-03"]
    for project in dict.fromkeys(projects):
        word = project.partition(":")[2]
        kept = [project, f"planet:{word}"]
        steps.append(
            scoring_step(cause(parts, project), points_for(scored, players, [project]), kept, "FD-END-03", start)
        )
    return steps


def executive_steps(parts: Components, events: list[Event], seat: int | None) -> list[Thought]:
    """The executive phase as a chain of steps: income, upkeep, funding, the floors, the law."""
    kinds = [event.kind for event in events]
    starts = [kinds.index(kind) for kind in ("executive", "floor", "wing-votes") if kind in kinds]
    if not starts:
        return []
    first = min(starts)
    found: list[Thought] = []
    for step, chapter in _chapters([event for event in told(events, seat) if event["number"] >= first]):
        shown = [event for event in chapter if event["kind"] != "executive"]
        if shown:
            scored = [event for event in chapter if event["kind"] == "points"]
            seats = max((event["seat"] for event in scored), default=-1) + 1
            gives = [sum(event["vp"] for event in scored if event["seat"] == one) for one in range(seats)]
            found.append(
                Thought(
                    title=Message(f"federation-step-{step}"),
                    said=[sentence(parts, event) for event in shown],
                    kept=[place for event in chapter for place in places(event)],
                    event=chapter[0]["number"],
                    scene="executive",
                    gives=gives,
                    rules=[RULES_OF_STEPS[step]],
                )
            )
    return found


def _chapters(events: list[Told]) -> list[tuple[str, list[Told]]]:
    """Consecutive events of one step; what belongs to the next round is none."""
    found: list[tuple[str, list[Told]]] = []
    for event in events:
        before = found[-1][0] if found else "income"
        step = OPENS.get(event["kind"], before)
        if event["kind"] in ("project", "contribution") and before in ("income", "upkeep"):
            step = "funding"
        if step == "round":
            break
        if found and step == before:
            found[-1][1].append(event)
        else:
            found.append((step, [event]))
    return found
