"""Events as lines worth telling: goods from one cause in one sentence, the Automa's turn with its steps."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.state import AUTOMA, State
from astrarium.games.gaia.telling.automa import card_named, is_automa, line_kind, manner, parts_of, retold
from astrarium.games.gaia.telling.places import about_hex, on_map, spots
from astrarium.kernel.event import NOBODY, Event
from astrarium.kernel.message import Gain, Line, Message, Outcome, Profit, arguments, cause, name, seat_name

Told = dict[str, Any]

FIELD_KINDS: Final[dict[str, str]] = {
    "what": "resource",
    "from": "structure",
    "to": "structure",
    "tile": "tech",
    "over": "tech",
    "federation": "token",
    "rescore": "token",
    "board": "octagon",
    "level": "area",
    "with": "spend",
    "areas": "area",
    "factions": "faction",
    "octagons": "octagon",
    "aspects": "aspect",
}
"""What a field of an event or a cause names, where it is not called like that kind."""
REFUSED_KINDS: Final = (
    "area",
    "booster",
    "faction",
    "octagon",
    "resource",
    "sector",
    "special",
    "structure",
    "tech",
    "token",
)
"""What a refusal may be about."""
UNTOLD: Final = ("offer", "spend", "pay", "spend-with", "brainstone", "power")
"""Steps of a payment or an offer, whose outcome is told anyway."""
NAMED: Final = ("convert:", "board:")
"""A conversion and an action of the research board say by their names what they give."""
PLAIN: Final = ("by", "start", "use", "card", "behaviour", "code")
"""Words that only choose between sentences, and numbers of cards."""
HOW: Final = ("burn", "brainstone", "convert", "special", "octagon")
"""Events whose ``how`` or ``action`` is a word of their own kind."""
HEX_FIELDS: Final = ("at", "left", "out", "planets", "from", "to")


def tell(state: State, events: Sequence[Event], seat: int | None) -> list[Line]:
    """What happened, in paragraphs: free actions of a seat in a row are one line."""
    found: list[Line] = []
    for part in parts_of(gathered([event.shown_to(seat) for event in events])):
        automa = is_automa(part)
        before = NOBODY
        for number, event in enumerate(counted(retold(state.parts.automa, part) if automa else part)):
            seat_of = event["seat"]
            opens = number == 0 or (not automa and seat_of not in (before, NOBODY))
            before = seat_of if seat_of != NOBODY else before
            found.append(line(state, event, opens, automa))
    return found


def line(state: State, event: Told, opens: bool, automa: bool) -> Line:
    """One event as a line."""
    kind: Any = line_kind(event["kind"]) if automa else ""
    points = 0
    number = 0
    if event["kind"] == "points" and not automa:
        kind = "points"
        points = event["vp"]
    elif event["kind"] == "round":
        kind = "round"
        number = event["round"]
    return Line(
        said=said(state, event),
        seat=event["seat"],
        kind=kind,
        places=places_of(event),
        rule=event["rule"],
        points=points,
        round=number,
        opens=opens,
    )


def said(state: State, event: Mapping[str, Any]) -> Message:
    """The sentence of an event, with its places by name, by planet and sector, and by number."""
    kind = event["kind"]
    kinds = {**FIELD_KINDS, "how": kind, "action": kind} if kind in HOW else FIELD_KINDS
    args = arguments(event, kinds)
    args["seat"] = seat_name(event["seat"])
    args |= {field: event[field] for field in PLAIN if field in event}
    for field in HEX_FIELDS:
        places = hexes_of(event.get(field))
        if places:
            names = [hexes.name(place) for place in places]
            args[field] = [*names] if isinstance(event[field], list) else names[0]
            args[f"{field}_spots"] = spots(state, places)
            args["number"] = len(places)
    there = hexes_of(event.get("at"))
    if there and on_map(state, there[0]):
        about = about_hex(state, there[0])
        args["on"] = about["on"]
        args["sector"] = about["sector"]
    if kind == "convert" and isinstance(event["action"], dict):
        args["action"] = [conversion(word, number) for word, number in event["action"].items()]
    if kind == "automa-manner":
        args["manner"] = [*manner(card_named(state.parts.automa, event["card"]), event["asked"])]
    return Message(f"event-{kind}", args)


def conversion(word: str, number: int) -> Message:
    """A conversion, and how often."""
    named = name("convert", word)
    return named if number == 1 else Message("times", {"number": number, "name": named})


def hexes_of(value: Any) -> list[int]:
    """The hexes that a field names; none if it names something else."""
    words = value if isinstance(value, (list, tuple)) else [value]
    found = [hexes.named(word) for word in words if isinstance(word, str)]
    return [place for place in found if place >= 0]


def gathered(events: Sequence[Told]) -> list[Told]:
    """Without what is told anyway, goods of a seat from one cause together."""
    found: list[Told] = []
    for event in events:
        source = str(event.get("cause", ""))
        if event["kind"] in UNTOLD or (event["kind"] != "points" and source.startswith(NAMED)):
            continue
        if event["kind"] != "gain":
            found.append(event)
            continue
        same = [
            other
            for other in found
            if other["kind"] == "gains" and other["seat"] == event["seat"] and other["cause"] == source
        ]
        if not same:
            same = [{**event, "kind": "gains", "goods": {}}]
            found += same
        goods = same[0]["goods"]
        goods[event["what"]] = goods.get(event["what"], 0) + event["amount"]
    return found


def counted(events: Sequence[Told]) -> list[Told]:
    """Conversions of a seat in a row as one event, each kind with its number."""
    found: list[Told] = []
    for event in events:
        if event["kind"] != "convert":
            found.append(event)
            continue
        last = found[-1] if found else None
        if last is None or last["kind"] != "convert" or last["seat"] != event["seat"]:
            last = {**event, "action": {}}
            found.append(last)
        last["action"][event["action"]] = last["action"].get(event["action"], 0) + 1
    return found


def places_of(event: Mapping[str, Any]) -> list[str]:
    """The places that an event points at."""
    found: list[str] = []
    for field in ("at", "planets", "from", "to"):
        found += [f"hex:{hexes.name(place)}" for place in hexes_of(event.get(field))]
    for field, kind in (("area", "area"), ("tile", "tech"), ("token", "token"), ("booster", "booster")):
        if isinstance(event.get(field), str) and event[field]:
            found.append(f"{kind}:{event[field]}")
    if event["kind"] == "octagon":
        found.append(f"octagon:{event['action']}")
    return found


def outcome(state: State, events: Sequence[Event], seat: int) -> Outcome:
    """What the events bring a seat with their causes, and who may charge for what was built."""
    gains: list[Gain] = []
    for event in events:
        if event.seat != seat:
            continue
        data = event.data
        source = cause(data["cause"], FIELD_KINDS) if data.get("cause") else None
        if event.kind == "points":
            gains.append(Gain("vp", data["vp"], source))
        elif event.kind == "gain":
            gains.append(Gain(data["what"], data["amount"], source))
        elif event.kind == "charge":
            gains.append(Gain("charge", data["units"], source))
        elif event.kind == "federation-token":
            gains.append(Gain("federation_token", 1, None))
    return Outcome(gains, [*_chargers(state, events, seat)])


def _chargers(state: State, events: Sequence[Event], seat: int) -> list[Profit]:
    """The first offer is an event at once, the others wait in the position."""
    found = [
        Profit(event.seat, "charge", event.data["value"])
        for event in events
        if event.kind == "offer" and event.seat != seat
    ]
    found += [Profit(other, "charge", value) for other, value, _ in state.offers if other != seat]
    return [profit for profit in found if state.automa is None or profit.seat != AUTOMA]
