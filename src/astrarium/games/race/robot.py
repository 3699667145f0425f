"""The robot: the solo opponent of The Gathering Storm (RG-SOLO). It is a rule of the game, not a bot."""

from typing import Final

from astrarium.games.race.cards import EVERYBODY, card_of, discard, name_of, refill, take
from astrarium.games.race.components import (
    CONSUME_2X,
    CONSUME_TRADE,
    DATA,
    DEVELOP_ACTION,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE_ACTION,
    SETTLE_ACTION,
    Card,
)
from astrarium.games.race.state import Robot, State
from astrarium.kernel.data import Entry, read_file
from astrarium.kernel.event import NOBODY, Event

FACE_IDS: Final[list[str]] = [
    "explore",
    "develop",
    "settle",
    "consume_trade",
    "consume_2x",
    "produce",
    "robot",
    "match",
]
ROBOT_FACE: Final = 6
MATCH: Final = 7
PAIRS: Final = 3
"""Explore, develop and settle have two spaces each."""

_data: Final = read_file(DATA / "robot.toml")
COLUMN_IDS: Final[list[str]] = _data.texts("columns")
CREDIT_LIMIT: Final[int] = _data.number("credit_limit")
ECONOMY_LIMIT: Final[int] = _data.number("economy_limit")
POOL: Final[int] = _data.number("pool")
DICE: Final[list[list[int]]] = [entry.words("faces", FACE_IDS) for entry in _data.list_of("die")]


class Difficulty:
    """How many six-cost counters the robot has, and what a six-cost card is worth to it (RG-SOLO-03)."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry.text("id")
        self.counters: int = entry.number("counters")
        self.six_vp: int = entry.number("six_vp")


class Start:
    """What a start world means for the robot (RG-SOLO-05 to -08)."""

    def __init__(self, entry: Entry) -> None:
        self.number: int = entry.number("number")
        self.counter: int = entry.word("counter", FACE_IDS)
        self.overlays: list[int] = entry.words("overlays", OVERLAY_IDS)
        self.credit: int = entry.number("credit")
        self.economy: int = entry.number("economy")
        self.stack: int = entry.number("stack")


def _cells(entry: Entry) -> dict[str, list[list[str]]]:
    """The cells of the mat or of an overlay: for each a list of steps, each in words."""
    return {key: [text.split() for text in entry.texts(key)] for key in entry.table if key not in ("id", "rule")}


DIFFICULTIES: Final[list[Difficulty]] = [Difficulty(entry) for entry in _data.list_of("difficulty")]
DIFFICULTY_IDS: Final[list[str]] = [difficulty.id for difficulty in DIFFICULTIES]
_overlays: Final[list[Entry]] = _data.list_of("overlay")
OVERLAY_IDS: Final[list[str]] = [entry.text("id") for entry in _overlays]
OVERLAYS: Final[list[dict[str, list[list[str]]]]] = [_cells(entry) for entry in _overlays]
OVERLAY_RULES: Final[list[str]] = [entry.text("rule") for entry in _overlays]
BOARD: Final[dict[str, list[list[str]]]] = _cells(_data.part("board"))
_rules: Final[Entry] = _data.part("rules")
BOARD_RULES: Final[dict[str, str]] = {name: _rules.text(name) for name in BOARD}
STARTS: Final[list[Start]] = [Start(entry) for entry in _data.list_of("start")]


def difficulty_of(state: State) -> Difficulty:
    """The difficulty of a solo game."""
    return DIFFICULTIES[DIFFICULTY_IDS.index(state.switches.difficulty)]


def new_robot(state: State, card: Card) -> Robot:
    """The robot with its start world, counters and tracks (RG-SOLO-05 to -10)."""
    start = STARTS[card.start]
    robot = Robot()
    robot.start = card.index
    robot.tableau = [card.index]
    robot.counter = start.counter
    robot.overlays = list(start.overlays)
    robot.credit = start.credit
    robot.economy = start.economy
    robot.counters = difficulty_of(state).counters
    return robot


def markers(actions: list[int]) -> list[int]:
    """The columns of the mat that the player's two actions mark, from left to right (RG-SOLO-20)."""
    found: list[int] = []
    for action in sorted(actions):
        face = face_of(action)
        column = 2 * face if face < PAIRS else PAIRS + face
        if column in found:
            column += 1
        found.append(column)
    return sorted(found)


def face_of(action: int) -> int:
    """The face of the die that shows a player's action."""
    if action in (EXPLORE_5, EXPLORE_1_1):
        return 0
    return {DEVELOP_ACTION: 1, SETTLE_ACTION: 2, CONSUME_TRADE: 3, CONSUME_2X: 4, PRODUCE_ACTION: 5}[action]


def place_dice(faces: list[int], counter: int, marked: list[int]) -> list[int]:
    """Where the two dice lie, in the order of the dice (RG-SOLO-15 to -20)."""
    read = [counter if face == ROBOT_FACE else face for face in faces]
    if read == [MATCH, MATCH]:
        return list(marked)
    placed = [-1, -1]
    for die in (0, 1):
        if read[die] != MATCH:
            placed[die] = _column(read[die], placed)
    for die in (0, 1):
        if read[die] == MATCH:
            same_pair = marked[0] // 2 == marked[1] // 2 and marked[1] < 2 * PAIRS
            wished = marked if same_pair else [marked[1], marked[0]]
            placed[die] = wished[0] if wished[0] not in placed else wished[1]
    return placed


def _column(face: int, placed: list[int]) -> int:
    if face >= PAIRS:
        return PAIRS + face
    return 2 * face + 1 if 2 * face in placed else 2 * face


def roll(state: State, robot: Robot, events: list[Event]) -> None:
    """Both dice are rolled once the player has chosen (RG-SOLO-12)."""
    faces = [die[state.rng.below(len(die))] for die in DICE]
    robot.dice = place_dice(faces, robot.counter, markers(state.seats[0].actions))
    data = {
        "faces": [FACE_IDS[face] for face in faces],
        "on": [COLUMN_IDS[column] for column in robot.dice],
        "counter": FACE_IDS[robot.counter],
    }
    events.append(Event("robot-dice", NOBODY, "RG-SOLO-12", data))


def dice_on(robot: Robot, face: int) -> int:
    """How many dice call a phase: explore, develop, settle by face; trade, 2x and produce by column."""
    if face < PAIRS:
        return len([column for column in robot.dice if column // 2 == face and column < 2 * PAIRS])
    return robot.dice.count(PAIRS + face)


def cell(robot: Robot, name: str) -> list[list[str]] | None:
    """The steps of a cell: of an overlay if one covers it, else of the mat."""
    for overlay in robot.overlays:
        if name in OVERLAYS[overlay]:
            return OVERLAYS[overlay][name]
    return BOARD.get(name)


def rule_of(robot: Robot, name: str) -> str:
    """The rule that says what a cell does: that of an overlay if one covers it, else that of the mat."""
    for overlay in robot.overlays:
        if name in OVERLAYS[overlay]:
            return OVERLAY_RULES[overlay]
    return BOARD_RULES[name]


def act(state: State, row: str, nth: int, events: list[Event]) -> None:
    """The robot's part of a phase, after the player's (RG-SOLO-13, -21)."""
    robot = state.robot
    assert robot is not None
    if row == "I":
        dice = dice_on(robot, 0)
        names = ["explore_1", "explore_2"][:dice] if dice else ["explore_response"]
    elif row in ("II", "III"):
        word = "develop" if row == "II" else "settle"
        if nth <= dice_on(robot, 1 if row == "II" else 2):
            names = [f"{word}_{nth}" if cell(robot, f"{word}_{nth}") is not None else word]
        else:
            names = [f"{word}_response"]
    elif row == "IV":
        trade, double = dice_on(robot, 3), dice_on(robot, 4)
        both = "consume_both" if trade and double else "consume_trade" if trade else "consume_2x"
        names = [both if trade or double else "consume_response"]
    else:
        names = ["produce" if dice_on(robot, 5) else "produce_response"]
    for name in names:
        run_cell(state, robot, name, events)
    if row == "IV" and dice_on(robot, 3):
        run_cell(state, robot, "after_trade", events)
    if row == "V" and dice_on(robot, 5):
        run_cell(state, robot, "after_produce", events)


def run_cell(state: State, robot: Robot, name: str, events: list[Event]) -> None:
    """The steps of a cell in order; some end the list early. A cell that comes to nothing says so."""
    steps = cell(robot, name)
    if steps is None:
        return
    rule = rule_of(robot, name)
    events.append(Event("robot-cell", NOBODY, "RG-SOLO-21", {"cell": name}))
    told = len(events)
    for words in steps:
        if not run_step(state, robot, name, rule, words, events):
            break
    if len(events) == told:
        events.append(Event("robot-nothing", NOBODY, rule, {}))


def run_step(state: State, robot: Robot, name: str, rule: str, words: list[str], events: list[Event]) -> bool:
    """One step of the robot; false if it ends the list. ``rule`` is that of the cell."""
    kind = words[0]
    if kind == "draw":
        draw(state, robot, int(words[1]), events)
    elif kind == "credit":
        gained = min(CREDIT_LIMIT - robot.credit, int(words[1]))
        robot.credit += gained
        events.append(Event("robot-credit", NOBODY, "RG-SOLO-23", {"credit": robot.credit, "gained": gained}))
    elif kind == "economy":
        gained = min(ECONOMY_LIMIT - robot.economy, int(words[1]))
        robot.economy += gained
        events.append(Event("robot-economy", NOBODY, "RG-SOLO-23", {"economy": robot.economy, "gained": gained}))
    elif kind == "vp_per_economy":
        vp = int(words[1]) * robot.economy
        robot.chips += vp
        state.pool -= vp
        events.append(Event("robot-chips", NOBODY, rule, {"vp": vp}))
    elif kind == "needs_credit":
        if robot.credit < int(words[1]):
            events.append(Event("robot-no-credit", NOBODY, rule, {"need": int(words[1])}))
            return False
    elif kind == "six_counter":
        return not place_counter(robot, int(words[1]), events)
    elif kind == "flip":
        flip(state, robot, words, rule, events)
    elif kind == "flip_deck":
        flip_deck(state, robot, words[1], rule, events)
    elif kind == "discard_start_world":
        robot.tableau.remove(robot.start)
        discard(state, 0, robot.start, EVERYBODY)
        events.append(Event("robot-loses", NOBODY, rule, {"card": name_of(state, robot.start)}))
    elif kind == "remove_overlay":
        robot.overlays = [item for item in robot.overlays if name not in OVERLAYS[item]]
    elif kind == "set_counter":
        robot.counter = FACE_IDS.index(words[1])
        events.append(Event("robot-counter", NOBODY, rule, {"counter": words[1]}))
    elif kind == "turn_counter":
        if FACE_IDS[robot.counter] == words[1]:
            robot.counter = FACE_IDS.index(words[2])
            events.append(Event("robot-counter", NOBODY, rule, {"counter": words[2]}))
    else:
        raise AssertionError(f"the robot does not know {kind!r}")
    return True


def draw(state: State, robot: Robot, count: int, events: list[Event]) -> None:
    """Cards go unseen onto the robot's stack, as far as there are any (RG-SOLO-22)."""
    drawn = 0
    for _ in range(count):
        card = take(state, state.piles[0])
        if card < 0:
            break
        robot.stack.append(card)
        drawn += 1
    events.append(Event("robot-draws", NOBODY, "RG-SOLO-22", {"cards": drawn}))


def place_counter(robot: Robot, price: int, events: list[Event]) -> bool:
    """A six-cost counter is placed if there is one and credit for it (RG-SOLO-27)."""
    if not robot.counters or robot.credit < price:
        return False
    robot.counters -= 1
    robot.placed_counters += 1
    robot.credit -= price
    events.append(Event("robot-six", NOBODY, "RG-SOLO-27", {"credit": robot.credit, "paid": price}))
    return True


def is_hit(card: Card, find: str) -> bool:
    """What the robot flips for."""
    if find == "development":
        return not card.world
    if find == "world_military":
        return card.world and card.military
    if find == "world_nonmilitary":
        return card.world and not card.military
    return card.world and not card.military and card.vp >= 3


def flip(state: State, robot: Robot, words: list[str], rule: str, events: list[Event]) -> None:
    """Turn over the stack, first in first out, until something fits (RG-SOLO-24, -28, RG-RUL-59)."""
    six_costs = int(words[3]) if len(words) > 2 and words[2] == "six_costs" else 0
    costs = int(words[3]) if len(words) > 2 and words[2] == "costs" else 0
    flipped = 0
    while robot.stack:
        state.revealed = True
        number = robot.stack.pop(0)
        flipped += 1
        card = card_of(state, number)
        fits = is_hit(card, words[1])
        price = six_costs if six_costs and card.is_six else costs
        hit = fits and robot.credit >= price
        # What it would have placed with more credit is another miss than what it does not look for.
        need = price if fits and not hit else 0
        data = {"card": card.id, "hit": hit, "credit": price if hit else 0, "need": need}
        events.append(Event("robot-flip", NOBODY, rule if need else "RG-SOLO-24", data))
        if hit:
            robot.credit -= price
            robot.tableau.append(number)
            return
        discard(state, 0, number, EVERYBODY)
    end = "RG-SOLO-24" if flipped else "RG-SOLO-58"
    events.append(Event("robot-no-hit", NOBODY, end, {"pile": "stack", "flipped": flipped}))


def flip_deck(state: State, robot: Robot, find: str, rule: str, events: list[Event]) -> None:
    """Turn over the deck itself, and once what a refill makes of the discards (RG-SOLO-42, -54)."""
    pile = state.piles[0]
    flipped = 0
    for _ in range(2):
        if not pile.deck:
            refill(state, pile)
        for _ in range(len(pile.deck)):
            number = take(state, pile)
            flipped += 1
            card = card_of(state, number)
            hit = is_hit(card, find)
            data = {"card": card.id, "hit": hit, "credit": 0, "need": 0}
            events.append(Event("robot-flip", NOBODY, rule, data))
            if hit:
                robot.tableau.append(number)
                return
            discard(state, 0, number, EVERYBODY)
    events.append(Event("robot-no-hit", NOBODY, "RG-SOLO-54", {"pile": "deck", "flipped": flipped}))


def robot_size(robot: Robot) -> int:
    """Cards and counters in the robot's tableau (RG-SOLO-46)."""
    return len(robot.tableau) + robot.placed_counters


def worth(card: Card, six_vp: int) -> int:
    """What a card brings the robot: what is printed, or the fixed number for one of cost 6 (RG-SOLO-47, -55)."""
    return six_vp if card.is_six else card.vp


def robot_score(state: State, robot: Robot) -> int:
    """Chips, cards, and a fixed number for every six-cost counter (RG-SOLO-47)."""
    six = difficulty_of(state).six_vp
    cards = [worth(card_of(state, number), six) for number in robot.tableau]
    return robot.chips + six * robot.placed_counters + sum(cards)
