# mypyc: off
"""Actions, questions, events and the executive phase for people: messages, of which Fluent makes the words."""

from collections.abc import Callable
from typing import Any, Final

from astrarium.games.federation import naming
from astrarium.games.federation.components import language
from astrarium.games.federation.components.components import DEFAULT, TOKEN_IDS
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    AMBASSADOR_IDS,
    DEAD_IDS,
    DEEP_IDS,
    FUND,
    MEDAL_IDS,
    NONE,
    OUTER,
    PLANET_IDS,
    PRODUCTIONS,
    PROJECT_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
    SPECIALIST_IDS,
    STRUCTURE_IDS,
    VOTE,
    WING_IDS,
)
from astrarium.games.federation.counting import points_of
from astrarium.games.federation.planets.e81216 import worth_now
from astrarium.games.federation.projects import length
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.games.federation.verbs import MOON
from astrarium.kernel.action import Action
from astrarium.kernel.message import Message, amounts, name
from astrarium.kernel.refusal import Refusal

Args = tuple[int, ...]

REFUSED: Final = (
    "action",
    "ambassador",
    "medal",
    "mission",
    "project",
    "resource",
    "space",
    "specialist",
    "structure",
)
"""The kinds of components that a refusal may be about."""

LISTS: Final[tuple[tuple[str, list[str]], ...]] = (
    ("token", TOKEN_IDS),
    ("specialist", SPECIALIST_IDS),
    ("asteroid", DEAD_IDS),
    ("deep_space", DEEP_IDS),
    ("structure", STRUCTURE_IDS),
    ("space", SPACE_IDS),
    ("ambassador", AMBASSADOR_IDS),
)
"""Where what a refusal is about is looked up."""


def worth(said: Message, vp: int) -> Message:
    """Something with the points that it would bring now."""
    return Message("with-worth", {"what": said, "worth": Message("now-worth", {"vp": vp})}) if vp else said


def side_said(state: State, ambassador: int, side: int) -> Message:
    """``3 votes``, ``funding + 1 copernium``, ``under an alteration token``."""
    data = state.parts.ambassadors[ambassador]
    if side == VOTE:
        return naming.votes(data.votes)
    if side == FUND:
        return naming.with_bonus(Message("fund"), naming.all_said(data.funding))
    return Message("with-token")


def _place(state: State, seat: int, args: Args) -> Message:
    ambassador, side, space = args
    where = Message("outer-module") if space == OUTER else naming.space_name(state.parts, SPACE_IDS[space])
    return naming.described(where, [side_said(state, ambassador, side)])


def specialist_said(state: State, seat: int, args: Args) -> Message:
    """A specialist with what it does, and what it would bring now."""
    word = SPECIALIST_IDS[args[0]]
    said = Message(
        "titled", {"name": naming.specialist_name(word), "does": naming.specialist_does(state.parts, word)}
    )
    return worth(said, points_of(state, state.seats[seat], state.parts.specialists[args[0]].effects))


def mission_said(state: State, seat: int, args: Args) -> Message:
    """A mission with what it does, and what it would bring now."""
    data = state.parts.missions[args[0]]
    said = naming.described(name("mission", data.id), naming.all_said(data.effects))
    return worth(said, points_of(state, state.seats[seat], data.effects))


def _shop(state: State, seat: int, args: Args) -> Message:
    level = min(state.seats[seat].discs[args[0]] + 1, 2)
    step = state.agenda[-1]
    if step.kind == "disc":
        level = max(level, step.args[1])
    bonus = naming.all_said(state.parts.shops[args[0]].bonus[level - 1])
    return Message("shop-level", {"level": level, "bonus": list(bonus)})


def building_said(state: State, seat: int, args: Args) -> Message:
    """A production or megastructure, and what the second would bring now."""
    said = naming.structure_said(state, STRUCTURE_IDS[args[0]])
    if args[0] < PRODUCTIONS:
        return said
    return worth(said, worth_now(state, state.seats[seat], args[0] - PRODUCTIONS))


def cell_said(state: State, seat: int, args: Args) -> Message:
    """A cell of Neo with what lies there, as far as it is known."""
    cell = state.parts.cells[state.parts.cell_at[args[0]]]
    where = naming.cell_name(cell.id)
    if cell.asteroid and state.asteroids[cell.site] != NONE:
        if not state.asteroids_up >> cell.site & 1:
            return naming.described(where, [Message("asteroid-hidden")])
        return naming.described(where, naming.goods(state.parts.asteroids[state.asteroids[cell.site]]))
    if cell.dead:
        return naming.described(where, [Message("dead-hidden", {"count": len(state.dead)})])
    return naming.described(where, naming.goods(cell.gives))


def project_said(state: State, seat: int, args: Args) -> Message:
    """A project and how far it is."""
    at = {"at": state.projects[args[0]], "length": length(state, args[0])}
    return Message("project-at", {"project": name("project", PROJECT_IDS[args[0]]), **at})


def law_said(state: State, seat: int, args: Args) -> Message:
    """The law of a wing, and what it would bring now."""
    law = state.laws[args[0]]
    wing = name("wing", WING_IDS[args[0]])
    if law == NONE:
        return wing
    said = Message("federation-law-of", {"wing": wing, "law": name("planet", PLANET_IDS[law])})
    return worth(said, points_of(state, state.seats[seat], state.parts.laws[law].effects))


def _convert(state: State, seat: int, args: Args) -> Message:
    one, other = [amounts({RESOURCE_IDS[kind]: 1})[0] for kind in (args[0], args[0] + 1)]
    return Message("turns-into", {"one": one, "other": other})


def _choose(state: State, seat: int, args: Args) -> Message:
    for option in state.parts.effects[state.agenda[-1].args[1]].options:
        if option.choice() == args[0]:
            return naming.together(naming.effect_said(option))
    return name("choice", language.CHOICE_IDS[args[0]])


def _mix(state: State, seat: int, args: Args) -> Message:
    options = state.parts.effects[state.agenda[-1].args[1]].options
    return naming.together([naming.units_said(option, units) for option, units in zip(options, args) if units])


def _spent(state: State, seat: int, args: Args) -> Message:
    return naming.together(naming.goods(args)) if any(args) else Message("free")


def _discard(state: State, seat: int, args: Args) -> Message:
    what = amounts({RESOURCE_IDS[args[0]]: 1})[0]
    return Message("federation-give-back", {"what": what, "have": state.seats[seat].reserve[args[0]]})


def _skip(state: State, seat: int, args: Args) -> Message:
    kind = state.agenda[-1].kind
    return Message(f"federation-skip-{kind}" if kind in ("die", "mission") else "federation-skip")


def _token(state: State, seat: int, args: Args) -> Message:
    return naming.token_name(state.parts.tokens[args[0]])


DESCRIBED: Final[dict[str, Callable[[State, int, Args], Message]]] = {
    "start": lambda state, seat, args: naming.together(naming.all_said(state.parts.starting[args[0]].effects)),
    "place": _place,
    "cover": _token,
    "take": _token,
    "use": specialist_said,
    "hire": specialist_said,
    "copy": specialist_said,
    "refresh": specialist_said,
    "shop": _shop,
    "disc": _shop,
    "build": building_said,
    "income": building_said,
    "mission": mission_said,
    "marker": mission_said,
    "move": cell_said,
    "project": project_said,
    "law": law_said,
    "convert": _convert,
    "choose": _choose,
    "mix": _mix,
    "pay": _spent,
    "discard": _discard,
    "skip": _skip,
    "dead": lambda state, seat, args: naming.together(naming.goods(state.parts.dead_asteroids[args[0]])),
    "transport": lambda state, seat, args: Message("to-moon" if args[0] == MOON else "to-cell"),
    "spy": lambda state, seat, args: naming.action_said(state.parts, ACTION_IDS[args[0]]),
    "medal": lambda state, seat, args: name("medal", MEDAL_IDS[args[0]]),
    "deep": lambda state, seat, args: naming.together(naming.all_said(state.parts.deep_space[args[0]].effects)),
    "upkeep": lambda state, seat, args: Message("stay-on-level", {"level": args[0] + 1}),
}


def describe(state: State, seat: int, action: Action) -> Message:
    """An action in a few words, without its price."""
    found = DESCRIBED.get(action.verb)
    return found(state, seat, action.args) if found else name("verb", action.verb)


def ask(state: State, facts: dict[str, Any]) -> Message:
    """What a decision asks, from what its view tells."""
    args: dict[str, Any] = {}
    for field, value in facts.items():
        if field == "effect":
            args[field] = list(naming.effect_said(state.parts.effects[state.agenda[-1].args[1]]))
        elif field == "cost":
            args[field] = amounts(value)
        elif field == "space":
            args[field] = naming.space_name(state.parts, value)
        elif isinstance(value, (bool, int)):
            args[field] = value
    return Message(f"decision-{state.agenda[-1].kind}", args)


def explain(refusal: Refusal) -> Message:
    """Why something may not be done."""
    args: dict[str, Any] = {"need": refusal.need, "have": refusal.have, "what": refusal.what}
    if refusal.what:
        for kind, ids in LISTS:
            if refusal.what in ids:
                args["what"] = naming.component(DEFAULT, kind, refusal.what)
                break
        for kind in REFUSED:
            args[kind] = naming.component(DEFAULT, kind, refusal.what)
    return Message(f"refusal-{refusal.reason}", args, refusal.reason.replace("-", " "))


def goods(player: Player) -> dict[str, int]:
    """What a seat has, in the order in which it is shown."""
    return {**dict(zip(RESOURCE_IDS, player.reserve, strict=True)), "ship": player.hangar, "vp": player.vp}
