"""What no card prints: limits, prices, action cards and goal tiles."""

from typing import Final

from astrarium.games.race.components.files import DATA, rule_named, rules_named
from astrarium.games.race.components.powers import GOOD_IDS, ROW_IDS
from astrarium.kernel.data import Entry, ids_of, ordered, read_file

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
MOMENT_IDS: Final[list[str]] = [*ROW_IDS, "round"]
"""When goals are looked at: behind a phase, or at the end of a round."""
ACTION_IDS: Final[list[str]] = [
    "explore_5",
    "explore_1_1",
    "develop",
    "settle",
    "consume_trade",
    "consume_2x",
    "produce",
]


class Goal:
    """A goal tile: who is first to reach it, or who has most."""

    def __init__(self, index: int, entry: Entry) -> None:
        self.index: int = index
        self.id: str = entry.text("id")
        self.most: bool = entry.flag("most", False)
        self.rule: str = rule_named(entry, "rule")
        self.after: list[str] = [MOMENT_IDS[moment] for moment in entry.words("after", MOMENT_IDS)]
        self.measure: int = entry.word("measure", MEASURE_IDS)
        self.threshold: int = entry.number("threshold")


class ActionCard:
    """An action card of every player: the phase it calls and its bonus."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry.text("id")
        self.row: int = entry.word("row", ROW_IDS)
        self.rules: list[str] = rules_named(entry, "rules")
        self.look: int = entry.number_or("look", 0)
        self.keep: int = entry.number_or("keep", 0)
        self.discount: int = entry.number_or("discount", 0)
        self.draw: int = entry.number_or("draw", 0)
        self.in_duel: int = entry.number_or("in_duel", 1)


_rules: Final = read_file(DATA / "rules.toml")
_goals: Final = _rules.list_of("goal")
GOAL_IDS: Final[list[str]] = ids_of(_goals)
GOALS: Final[list[Goal]] = [Goal(i, entry) for i, entry in enumerate(_goals)]
FIRST_GOALS: Final[int] = _rules.number("first_goals")
MOST_GOALS: Final[int] = _rules.number("most_goals")
FIRST_VP: Final[int] = _rules.number("first_vp")
MOST_VP: Final[int] = _rules.number("most_vp")
TIE_VP: Final[int] = _rules.number("tie_vp")
PRICES: Final[list[int]] = _rules.numbers("prices")
if len(PRICES) != len(GOOD_IDS):
    raise _rules.wrong("prices", f"there is one for each of {', '.join(GOOD_IDS)}")
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
_actions: Final = ordered(_rules.list_of("action"), ACTION_IDS, "rules.toml, action")
ACTIONS: Final[list[ActionCard]] = [ActionCard(entry) for entry in _actions]
_rules.finish()
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP_ACTION: Final = 2
SETTLE_ACTION: Final = 3
CONSUME_TRADE: Final = 4
CONSUME_2X: Final = 5
PRODUCE_ACTION: Final = 6
