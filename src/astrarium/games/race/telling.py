# mypyc: off
"""What is said of Race for the Galaxy, as messages: actions, news, the robot's reasoning, what a card does."""

from typing import Final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.powers import CONSUME, PRODUCE, ROW_IDS
from astrarium.games.race.components.printed import ACTIONS, GOAL_IDS, PRINTED
from astrarium.games.race.components.saying import own_names, owned, power_said, scoring_said
from astrarium.games.race.news import Told, digest
from astrarium.games.race.robot.mat import BOARD, OVERLAYS, Cell, cell_at
from astrarium.games.race.robot.saying import cell_said
from astrarium.games.race.scoring import counted_points, points_by_kind, score
from astrarium.games.race.state.state import State, card_of, numbers_of
from astrarium.games.race.verbs import BONUS, NUMBERS
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.message import About, Gain, Line, Message, Outcome, Thought, name, told
from astrarium.kernel.scenes import scoring_step

KINDS: Final[dict[str, str]] = {
    "world": "card",
    "worlds": "card",
    "names": "card",
    "placing": "card",
    "actions": "action",
    "faces": "face",
    "counter": "face",
    "on": "space",
}
"""What the fields of events and decisions name."""
REFUSED: Final = ("action", "card", "resource")
AUTOMATIC: Final = ("sell", "consume", "spend", "produce")
"""Decisions that a setting can answer."""
ONLY_NAMED: Final = ("start", "draft")
"""Verbs that go without saying where a card is chosen."""
POINTED_AT: Final = ("card", "world", "worlds", "names")
PLACES: Final = ("hand", "tableau", "drawn", "start", "placing", "robot", "card")
"""Where a card may be asked about."""
PLACE_RULES: Final[dict[str, list[str]]] = {
    "start": ["RG-SETUP-06", "RG-DRAFT-06"],
    "drawn": ["RG-EXPL-05", "RG-EXPL-08"],
    "placing": ["RG-SETTLE-08"],
}


def card_said(state: State, number: int) -> Message:
    """The name of a card; a user's own is called as its author calls it."""
    card = card_of(state, number)
    return name("card", card.id, card.name if card.own else "")


def describe(state: State, action: Action) -> Message:
    """An action in a few words, without its price."""
    verb, args = action.verb, action.args
    if verb == "action":
        return name("action", ACTION_IDS[args[0]])
    if verb == "gamble":
        return Message("race-number", {"number": args[0]})
    if not args:
        return name("verb", verb)
    card = card_said(state, args[0])
    if verb in ("consume", "draw"):
        power = card_of(state, args[0]).rows[CONSUME if verb == "consume" else PRODUCE][args[1]]
        return Message("race-power-of", {"card": card, "power": asked(state, power_said(power))})
    if verb == "produce":
        source = Message("by-bonus") if args[1] == BONUS else card_said(state, args[1])
        return Message("race-produced", {"world": card, "by": Message("produced-by", {"source": source})})
    return card if verb in ONLY_NAMED else Message("action-any", {"verb": name("verb", verb), "rest": card})


def asked(state: State, plain: Message) -> Message:
    """A sentence that may speak of own cards."""
    said: Message = owned(plain, own_names(state.switches.table.cards[PRINTED:]))
    return said


def _said(state: State, event: Told) -> Message:
    return asked(state, told(event, KINDS))


def tell(state: State, events: list[Event], seat: int | None) -> list[Line]:
    """What happened, put together as a person would tell it, one paragraph for a phase."""
    found: list[Line] = []
    for paragraph in digest([event.shown_to(seat) for event in events]):
        for number, event in enumerate(paragraph):
            found.append(_line(state, event, number == 0))
    return found


def _line(state: State, event: Told, opens: bool) -> Line:
    kind = event["kind"]
    points = int(event["vp"]) if kind in ("chips", "goal") else 0
    return Line(
        said=_said(state, event),
        seat=event["seat"],
        kind="round" if kind == "round" else "points" if points else "",
        places=_places(event),
        rule=event["rule"],
        points=points,
        round=event["round"] if kind == "round" else 0,
        opens=opens,
    )


def _places(event: Told) -> list[str]:
    """What a sentence points at: cards in the tableau and in the hand."""
    found: list[str] = []
    for field in POINTED_AT:
        value = event.get(field, [])
        for card in value if isinstance(value, list) else [value]:
            found += [f"tableau:{card}", f"hand:{card}"]
    return found


def outcome(events: list[Event], seat: int) -> Outcome:
    """Cards and points that an action brings its seat."""
    gains: list[Gain] = []
    for event in events:
        if event.seat == seat and event.kind == "draw":
            gains.append(Gain("cards", event.data["cards"]))
        elif event.seat == seat and event.kind in ("chips", "goal"):
            gains.append(Gain("vp", event.data["vp"]))
    return Outcome(gains)


def thoughts(state: State, events: list[Event], seat: int | None) -> list[Thought]:
    """The robot's part of a round, and at the end what everybody's points are made of."""
    over = next((number for number, event in enumerate(events) if event.kind == "over"), -1)
    return robot_steps(state, events, seat) + (final_steps(state, over) if over >= 0 else [])


def final_steps(state: State, event: int) -> list[Thought]:
    """Printed points, six-cost developments, chips, goals (RG-GEND-03)."""
    sums = [points_by_kind(state, player, counted_points(state, player)) for player in state.seats]
    steps: list[Thought] = []
    for kind in sums[0]:
        gives = [each[kind] for each in sums]
        title = Message(f"points-{kind}")
        steps.append(scoring_step(title, gives, _scoring(state, kind), FINAL_RULES[kind], event))
    return steps


FINAL_RULES: Final = {"cards": "RG-SCORE-01", "six": "RG-SCORE-02", "chips": "RG-SCORE-01", "goals": "RG-GOAL-13"}


def _scoring(state: State, kind: str) -> list[str]:
    """The places that bring points of a kind."""
    if kind == "goals":
        return [f"goal:{GOAL_IDS[number]}" for number in state.goals]
    if kind not in ("cards", "six"):
        return []
    cards = [card_of(state, number) for player in state.seats for number in player.tableau]
    return [f"tableau:{card.id}" for card in cards if (len(card.scoring) > 0) == (kind == "six")]


def robot_steps(state: State, events: list[Event], seat: int | None) -> list[Thought]:
    """The robot's dice, cells, and what each of them comes to; flips in a row are one step."""
    if state.robot is None:
        return []
    found: list[tuple[int, list[Told]]] = []
    for number, event in enumerate(events):
        if not event.kind.startswith("robot-"):
            continue
        told_of = event.shown_to(seat)
        if event.kind == "robot-flip" and found and found[-1][1][0]["kind"] == "robot-flip":
            found[-1] = (number, [*found[-1][1], told_of])
        else:
            found.append((number, [told_of]))
    return [_thought(state, number, run) for number, run in found]


def _thought(state: State, number: int, run: list[Told]) -> Thought:
    event = run[-1]
    if event["kind"] == "robot-cell":
        cell = _cell_of(state, event["cell"])
        said = [Message("race-robot-says", {"steps": cell_said(cell)})]
        return Thought(title=name("cell", event["cell"]), said=said, event=number)
    title = Message(f"race-thought-{event['kind']}", {"fits": bool(event.get("hit"))})
    lines = digest(run)[0] if event["kind"] == "robot-dice" else run
    return Thought(title=title, said=[_said(state, each) for each in lines], event=number)


def _cell_of(state: State, cell: str) -> Cell:
    """A cell as it was carried out: an overlay may have taken itself away since."""
    assert state.robot is not None
    found = cell_at(state.robot.overlays, cell)
    once = [overlay.cells[cell] for overlay in OVERLAYS if cell in overlay.cells]
    return found or (once[0] if once else BOARD[cell])


def about(state: State, place: str) -> About | None:
    """What there is to know about a card, an action card, a goal, or a cell of the robot's mat."""
    kind, _, word = place.partition(":")
    if kind == "action" and word in ACTION_IDS:
        rules = [*ACTIONS[ACTION_IDS.index(word)].rules, "RG-DUEL-02" if state.switches.duel else "RG-ACT-01"]
        return About(name=name("action", word), said=[name("bonus", word)], rules=[*rules, "RG-ROUND-03"])
    if kind == "goal" and word in GOAL_IDS:
        goal = numbers_of(state).goals[GOAL_IDS.index(word)]
        said = Message(f"about-{word}", {"threshold": goal.threshold})
        return About(name=name("goal", word), said=[said], rules=[goal.rule, "RG-GOAL-04", "RG-GOAL-08"])
    if kind == "cell" and state.robot is not None:
        cell = cell_at(state.robot.overlays, word)
        return None if cell is None else About(name=name("cell", word), said=[cell_said(cell)], rules=[cell.rule])
    if kind == "phase" and word in ROW_IDS:
        called = [rule for card in ACTIONS if ROW_IDS[card.row] == word for rule in card.rules]
        return About(name=name("phase", word), rules=[*dict.fromkeys(called), "RG-ROUND-03"])
    # Behind the name of a card may stand which copy of it is meant.
    number = NUMBERS.get(word.split("#")[0], -1)
    if kind not in PLACES or not 0 <= number < len(state.switches.table.cards):
        return None
    card = card_of(state, number)
    return About(
        name=card_said(state, number), said=card_lines(state, card), rules=[*card.rules, *PLACE_RULES.get(kind, [])]
    )


def card_lines(state: State, card: Card) -> list[Message]:
    """The powers and scoring rows of a card, a sentence each."""
    lines = [power_said(power) for power in card.powers] + [scoring_said(row) for row in card.scoring]
    return [asked(state, line) for line in lines]


def seat_goods(state: State, seat: int) -> dict[str, int]:
    """What an action may change that everybody sees."""
    player = state.seats[seat]
    return {"cards": len(player.hand), "vp": score(state, player)}


def phase(state: State) -> Message:
    """The part of the round that is played."""
    return name("phase", state.phase)
