"""The marks by which Race for the Galaxy is told in numbers, and where each stands (docs/encodings.md)."""

from typing import Final, final

from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.powers import GOOD_IDS, KEYWORD_IDS, POWER_IDS, ROW_IDS
from astrarium.games.race.components.printed import GOAL_IDS
from astrarium.games.race.robot.instructions import FACE_IDS
from astrarium.games.race.robot.mat import COLUMN_IDS, DIFFICULTY_IDS, OVERLAY_IDS
from astrarium.games.race.verbs import NAMES
from astrarium.kernel.features import FeatureSpace, seat_names

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
