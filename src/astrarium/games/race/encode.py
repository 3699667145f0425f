"""What a seat may know in Race for the Galaxy, as numbers (docs/encodings.md)."""

from typing import Final, final

from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.powers import GOOD_IDS, KEYWORD_IDS, MILITARY, NO_MODE, POWER_IDS, ROW_IDS
from astrarium.games.race.components.printed import GOAL_IDS, GOALS
from astrarium.games.race.consuming import power_at, wanted
from astrarium.games.race.goals import measure
from astrarium.games.race.robot.instructions import FACE_IDS
from astrarium.games.race.robot.mat import COLUMN_IDS, DIFFICULTY_IDS, OVERLAY_IDS
from astrarium.games.race.robot.points import robot_score
from astrarium.games.race.scoring import score
from astrarium.games.race.state.player import NO_CARD, NO_GOOD, Player
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import NOBODY, State, numbers_of
from astrarium.games.race.verbs import NAMES
from astrarium.kernel.features import Features, FeatureSpace, seat_names

VERSION: Final = 1
CARDS: Final = len(NAMES)
DECISION_IDS: Final[list[str]] = [
    "draft",
    "start",
    "discard",
    "actions",
    "explore",
    "develop",
    "settle",
    "second",
    "pay",
    "way",
    "hire",
    "sell",
    "consume",
    "spend",
    "gamble",
    "hand_cards",
    "produce",
    "supply",
]
DECISIONS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(DECISION_IDS)}
PHASE_IDS: Final[list[str]] = ["setup", "actions", *ROW_IDS, "limit", "over"]
PHASES: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASE_IDS)}
OWED: Final = 12
ROUNDS: Final = 24
CLOCK: Final = 12
HAND: Final = 12
GOODS: Final = 6
BUILT: Final = 12
STRENGTH: Final = 10
AMOUNT: Final = 4
COUNT: Final = 8
CHIPS: Final = 20.0
SCORE: Final = 50.0
DECK: Final = 100.0
TRACK: Final = 10.0


@final
class Layout:
    """Where every mark stands, for a number of players; those of a seat are counted from where its part begins."""

    def __init__(self, players: int) -> None:
        space = FeatureSpace(VERSION)
        self.decision: int = space.marks("decision", DECISION_IDS)
        self.asked: int = space.flag("asked")
        self.owed: int = space.steps("owed", OWED)
        self.power: int = space.marks("spending_for", NAMES)
        self.phase: int = space.marks("phase", PHASE_IDS)
        self.second: int = space.flag("second")
        self.round: int = space.steps("round", ROUNDS)
        self.chips_left: int = space.steps("pool_per_player", CLOCK)
        self.longest: int = space.steps("longest_tableau", CLOCK)
        self.clock: int = space.steps("rounds_at_least_to_end", CLOCK)
        self.goal: int = space.marks("goal", GOAL_IDS)
        self.goal_open: int = space.marks("goal_open", GOAL_IDS)
        self.option: int = space.marks("option", ["expansion", "duel", "draft"])
        self.hand: int = _cards(space, "hand")
        self.drawn: int = _cards(space, "drawn")
        self.starts: int = space.marks("start_offered", NAMES)
        self.chosen: int = _cards(space, "chosen")
        self.chosen_action: int = space.marks("chosen_action", ACTION_IDS)
        self.chosen_again: int = space.marks("chosen_action_again", ACTION_IDS)
        self.seat: int = space.size
        for name in seat_names(players):
            self.seat_part(space, name)
        self.seat_size: int = (space.size - self.seat) // players
        self.robot: int = space.size
        if players == 1:
            self.robot_part(space)
        space.quantity("deck", DECK)
        space.quantity("discards", DECK)
        for name in seat_names(players):
            space.quantity(f"{name}.score", SCORE)
            space.quantity(f"{name}.chips", CHIPS)
            space.quantity(f"{name}.goal_vp", CHIPS)
        if players == 1:
            for name in ("score", "chips", "credit", "economy", "stack"):
                space.quantity(f"robot.{name}", SCORE if name == "score" else TRACK)
        self.space: FeatureSpace = space.finished()

    def seat_part(self, space: FeatureSpace, name: str) -> None:
        """Declare the marks of one seat."""
        begin = space.size
        self.acting: int = space.flag(f"{name}.to_act") - begin
        self.tableau: int = _cards(space, f"{name}.tableau") - begin
        self.goods: int = _cards(space, f"{name}.good_on") - begin
        self.used: int = _cards(space, f"{name}.used") - begin
        self.placing: int = space.marks(f"{name}.placing", NAMES) - begin
        self.actions: int = space.marks(f"{name}.action", ACTION_IDS) - begin
        self.again: int = space.marks(f"{name}.action_again", ACTION_IDS) - begin
        self.cards: int = space.steps(f"{name}.hand", HAND) - begin
        self.good_count: int = space.steps(f"{name}.goods", GOODS) - begin
        self.good_kind: int = space.each_steps([f"{name}.goods_{kind}" for kind in GOOD_IDS], AMOUNT) - begin
        self.sources: int = space.each_steps([f"{name}.worlds_{kind}" for kind in GOOD_IDS], AMOUNT) - begin
        self.keywords: int = space.each_steps([f"{name}.{kind}_cards" for kind in KEYWORD_IDS], AMOUNT) - begin
        self.powers: int = space.each_steps([f"{name}.{kind}" for kind in POWER_IDS], AMOUNT) - begin
        self.developments: int = space.steps(f"{name}.developments", BUILT) - begin
        self.worlds: int = space.steps(f"{name}.worlds", BUILT) - begin
        self.sixes: int = space.steps(f"{name}.sixes", AMOUNT) - begin
        self.fresh: int = space.steps(f"{name}.fresh", AMOUNT) - begin
        self.military: int = space.steps(f"{name}.lasting_military", STRENGTH) - begin
        self.weakness: int = space.steps(f"{name}.lasting_weakness", AMOUNT) - begin
        self.temporary: int = space.steps(f"{name}.temporary_military", STRENGTH) - begin
        self.holds: int = space.marks(f"{name}.holds", GOAL_IDS) - begin
        self.measures: int = space.each_steps([f"{name}.{goal}" for goal in GOAL_IDS], COUNT) - begin

    def robot_part(self, space: FeatureSpace) -> None:
        """Declare the marks of the robot."""
        self.robot_cards: int = _cards(space, "robot.tableau")
        self.counter: int = space.marks("robot.counter", FACE_IDS)
        self.overlays: int = space.marks("robot.overlay", OVERLAY_IDS)
        self.dice: int = space.marks("robot.die", COLUMN_IDS)
        self.sixes_left: int = space.steps("robot.six_counters", COUNT)
        self.sixes_placed: int = space.steps("robot.six_placed", COUNT)
        self.robot_built: int = space.steps("robot.cards", BUILT)
        self.difficulty: int = space.marks("robot.difficulty", DIFFICULTY_IDS)


def _cards(space: FeatureSpace, name: str) -> int:
    """Marks for a set of cards, and once more for those that are there twice."""
    start = space.marks(name, NAMES)
    space.marks(f"{name}_twice", NAMES)
    return start


LAYOUTS: Final[list[Layout]] = [Layout(players) for players in range(1, 6)]


def features(state: State, seat: int) -> Features:
    """What a seat may know: the table, its own hand and choice, then what lies before every seat, its own first."""
    layout = LAYOUTS[state.players - 1]
    found = Features()
    table_marks(state, seat, layout, found)
    own_marks(state, state.seats[seat], layout, found)
    pile = state.pile_of(seat)
    floats = found.floats
    floats.append(len(pile.deck) / DECK)
    floats.append(len(pile.discards) / DECK)
    at = layout.seat
    for other in seats_from(state, seat):
        player = state.seats[other]
        seat_marks(state, player, at, layout, found)
        floats.append(score(state, player) / SCORE)
        floats.append(player.chips / CHIPS)
        floats.append(player.goal_vp / CHIPS)
        at += layout.seat_size
    if state.robot is not None:
        robot_marks(state, state.robot, layout, found)
    elif state.players == 1:
        floats.extend([0.0, 0.0, 0.0, 0.0, 0.0])
    return found


def seats_from(state: State, seat: int) -> list[int]:
    """All seats in turn order, from one on."""
    at = state.order.index(seat)
    return state.order[at:] + state.order[:at]


def table_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """What lies in the middle, and what is asked."""
    on = found.indices
    on.append(layout.phase + PHASES[state.phase])
    if state.second:
        on.append(layout.second)
    found.upto(layout.round, ROUNDS, state.round)
    if state.agenda:
        decision_marks(state, seat, layout, found)
    pool = state.pool // state.players
    longest = 0
    for player in state.seats:
        longest = max(longest, len(player.tableau))
    found.upto(layout.chips_left, CLOCK, pool)
    found.upto(layout.longest, CLOCK, longest)
    found.upto(layout.clock, CLOCK, min(numbers_of(state).tableau_end - longest, pool))
    for number, goal in enumerate(state.goals):
        on.append(layout.goal + goal)
        holder = state.holders[number]
        if holder == (NOBODY if GOALS[goal].most else 0):
            on.append(layout.goal_open + goal)
    switches = state.switches
    if switches.storm:
        on.append(layout.option)
    if switches.duel:
        on.append(layout.option + 1)
    if switches.draft:
        on.append(layout.option + 2)


def decision_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """What is asked; how much is still owed is for those who are asked, except where it is paid openly."""
    step = state.agenda[-1]
    kind = step.kind
    found.indices.append(layout.decision + DECISIONS[kind])
    asked = seat in step.seats
    if asked:
        found.indices.append(layout.asked)
    player = state.seats[seat]
    owed = 0
    if kind in ("pay", "supply", "hand_cards"):
        owed = step.args[0]
    elif kind == "hire":
        owed = step.args[1]
    elif kind == "spend":
        slot, number, _, taken, _ = step.args
        spender = state.seats[step.seats[0]]
        owed = wanted(state, spender, slot, power_at(state, spender, slot, number), taken) - taken
        found.indices.append(layout.power + spender.tableau[slot])
    elif asked and kind == "actions":
        owed = (2 if state.switches.duel else 1) - len(player.secret)
    elif asked and kind == "discard":
        owed = len(player.hand) - step.args[seat] - len(player.secret)
    elif asked and kind == "explore":
        owed = step.args[seat] - len(player.secret)
    found.upto(layout.owed, OWED, owed)


def own_marks(state: State, player: Player, layout: Layout, found: Features) -> None:
    """What only the seat itself may see: hand, cards it looks at, what it has chosen."""
    on = found.indices
    card_marks(on, layout.hand, player.hand)
    card_marks(on, layout.drawn, player.drawn)
    for card in player.starts:
        on.append(layout.starts + card)
    if state.agenda and state.agenda[-1].kind == "actions":
        twice_marks(on, layout.chosen_action, layout.chosen_again, player.secret)
    else:
        card_marks(on, layout.chosen, player.secret)


def card_marks(on: list[int], start: int, cards: list[int]) -> None:
    """Marks for cards, in another place for the second copy; more copies than two make no difference."""
    twice_marks(on, start, start + CARDS, cards)


def twice_marks(on: list[int], start: int, again: int, items: list[int]) -> None:
    """A mark for each item, another for its second copy."""
    for place, item in enumerate(items):
        before = items.index(item)
        if before == place:
            on.append(start + item)
        elif place == items.index(item, before + 1):
            on.append(again + item)


def seat_marks(state: State, player: Player, at: int, layout: Layout, found: Features) -> None:
    """What lies before a seat, for all to see."""
    on = found.indices
    if state.agenda and player.seat in state.agenda[-1].seats:
        on.append(at + layout.acting)
    card_marks(on, at + layout.tableau, player.tableau)
    if player.used:
        card_marks(
            on,
            at + layout.used,
            [card for slot, card in enumerate(player.tableau) if player.used >> 4 * slot & 15],
        )
    if player.placing != NO_CARD:
        on.append(at + layout.placing + player.placing)
    if player.actions:
        twice_marks(on, at + layout.actions, at + layout.again, player.actions)
    found.upto(at + layout.cards, HAND, len(player.hand))
    found.upto(at + layout.fresh, AMOUNT, player.fresh)
    found.upto(at + layout.temporary, STRENGTH, player.military)
    tableau_marks(state, player, at, layout, found)
    for number, goal in enumerate(state.goals):
        holder = state.holders[number]
        tile = numbers_of(state).goals[goal]
        if holder == player.seat if tile.most else holder >> player.seat & 1:
            on.append(at + layout.holds + goal)
        found.upto(at + layout.measures + goal * COUNT, COUNT, measure(state, player, tile))


def tableau_marks(state: State, player: Player, at: int, layout: Layout, found: Features) -> None:
    """What the cards before a seat are and can, summed up: so few games teach all cards."""
    powers = [0] * len(POWER_IDS)
    sources = [0, 0, 0, 0]
    goods = [0, 0, 0, 0]
    keywords = [0] * len(KEYWORD_IDS)
    worlds = 0
    sixes = 0
    with_good: list[int] = []
    cards = state.switches.table.cards
    for slot, number in enumerate(player.tableau):
        card = cards[number]
        if card.world:
            worlds += 1
        elif card.is_six:
            sixes += 1
        for power in card.powers:
            powers[power.kind] += power.amount
        for keyword in card.keywords:
            keywords[keyword] += 1
        if card.mode != NO_MODE:
            sources[card.good] += 1
            if player.goods[slot] != NO_GOOD:
                goods[card.good] += 1
                with_good.append(number)
    card_marks(found.indices, at + layout.goods, with_good)
    found.upto(at + layout.good_count, GOODS, len(with_good))
    found.upto(at + layout.worlds, BUILT, worlds)
    found.upto(at + layout.developments, BUILT, len(player.tableau) - worlds)
    found.upto(at + layout.sixes, AMOUNT, sixes)
    found.upto(at + layout.military, STRENGTH, powers[MILITARY])
    found.upto(at + layout.weakness, AMOUNT, -powers[MILITARY])
    each_upto(found, at + layout.powers, powers)
    each_upto(found, at + layout.sources, sources)
    each_upto(found, at + layout.good_kind, goods)
    each_upto(found, at + layout.keywords, keywords)


def each_upto(found: Features, start: int, counts: list[int]) -> None:
    """The marks of several counts that were declared one after another."""
    for number, count in enumerate(counts):
        if count > 0:
            found.upto(start + number * AMOUNT, AMOUNT, count)


def robot_marks(state: State, robot: Robot, layout: Layout, found: Features) -> None:
    """What lies before the robot; its stack is only counted."""
    on = found.indices
    card_marks(on, layout.robot_cards, robot.tableau)
    on.append(layout.counter + robot.counter)
    for overlay in robot.overlays:
        on.append(layout.overlays + overlay)
    for column in sorted(set(robot.dice)):
        on.append(layout.dice + column)
    found.upto(layout.sixes_left, COUNT, robot.counters)
    found.upto(layout.sixes_placed, COUNT, robot.placed_counters)
    found.upto(layout.robot_built, BUILT, len(robot.tableau) + robot.placed_counters)
    on.append(layout.difficulty + DIFFICULTY_IDS.index(state.switches.difficulty))
    floats = found.floats
    floats.append(robot_score(state, robot) / SCORE)
    floats.append(robot.chips / TRACK)
    floats.append(robot.credit / TRACK)
    floats.append(robot.economy / TRACK)
    floats.append(len(robot.stack) / TRACK)
