"""What no card prints: limits, prices, action cards and goal tiles."""

from typing import Final

from astrarium.games.race.components.files import DATA
from astrarium.games.race.components.powers import ROW_IDS
from astrarium.kernel.data import Entry, read_file

MEASURE_IDS: Final[list[str]] = [
    "chips",
    "kinds_of_goods",
    "alien_cards",
    "discarded_to_limit",
    "rows_of_powers",
    "six_developments",
    "total_military",
    "novelty_and_rare_worlds",
    "developments",
    "production_worlds",
]


class Goal:
    """A goal tile: who is first to reach it, or who has most."""

    def __init__(self, index: int, entry: Entry) -> None:
        self.index: int = index
        self.id: str = entry.text("id")
        self.name: str = entry.text("name")
        self.most: bool = entry.flag("most", False)
        self.after: list[str] = entry.texts("after")
        self.measure: int = entry.word("measure", MEASURE_IDS)
        self.threshold: int = entry.number("threshold")


class ActionCard:
    """An action card of every player: the phase it calls and its bonus."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry.text("id")
        self.row: int = entry.word("row", ROW_IDS)
        self.look: int = entry.number_or("look", 0)
        self.keep: int = entry.number_or("keep", 0)
        self.discount: int = entry.number_or("discount", 0)
        self.draw: int = entry.number_or("draw", 0)
        self.in_duel: int = entry.number_or("in_duel", 1)


_rules: Final = read_file(DATA / "rules.toml")
GOALS: Final[list[Goal]] = [Goal(i, entry) for i, entry in enumerate(_rules.list_of("goal"))]
GOAL_IDS: Final[list[str]] = [goal.id for goal in GOALS]
FIRST_GOALS: Final[int] = _rules.number("first_goals")
MOST_GOALS: Final[int] = _rules.number("most_goals")
FIRST_VP: Final[int] = _rules.number("first_vp")
MOST_VP: Final[int] = _rules.number("most_vp")
TIE_VP: Final[int] = _rules.number("tie_vp")
PRICES: Final[list[int]] = _rules.numbers("prices")
CHIPS_PER_PLAYER: Final[int] = _rules.number("chips_per_player")
TABLEAU_END: Final[int] = _rules.number("tableau_end")
HAND_LIMIT: Final[int] = _rules.number("hand_limit")
DEAL: Final[int] = _rules.number("deal")
KEEP: Final[int] = _rules.number("keep")
EXPLORE_LOOK: Final[int] = _rules.number("explore_look")
EXPLORE_KEEP_BASE: Final[int] = _rules.number("explore_keep")
DRAFT_PACK: Final[int] = _rules.number("draft_pack")
START_WORLDS: Final[int] = _rules.number("start_worlds")
START_WORLDS_WITH_STORM: Final[int] = _rules.number("start_worlds_with_storm")
ACTIONS: Final[list[ActionCard]] = [ActionCard(entry) for entry in _rules.list_of("action")]
ACTION_IDS: Final[list[str]] = [action.id for action in ACTIONS]
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP_ACTION: Final = 2
SETTLE_ACTION: Final = 3
CONSUME_TRADE: Final = 4
CONSUME_2X: Final = 5
PRODUCE_ACTION: Final = 6
