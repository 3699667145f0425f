"""What no card prints: limits, prices, action cards and goal tiles."""

from typing import Final, final

from astrarium.games.race.components.files import rule_named, rules_named
from astrarium.games.race.components.powers import GOOD_IDS, ROW_IDS
from astrarium.games.race.errors import reason
from astrarium.kernel.data import Entry, ids_of, ordered

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

MOST_CARDS: Final = 20
"""So many cards are drawn, kept or spent at most by one number."""


class Goal:
    """A goal tile: who is first to reach it, or who has most."""

    def __init__(self, index: int, entry: Entry) -> None:
        self.index: int = index
        self.id: str = entry.text("id")
        self.most: bool = entry.flag("most", False)
        self.rule: str = rule_named(entry, "rule")
        self.after: list[str] = [MOMENT_IDS[moment] for moment in entry.words("after", MOMENT_IDS)]
        self.measure: int = entry.word("measure", MEASURE_IDS)
        self.threshold: int = entry.between("threshold", 1)


class ActionCard:
    """An action card of every player: the phase it calls and its bonus."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry.text("id")
        self.row: int = entry.word("row", ROW_IDS)
        self.rules: list[str] = rules_named(entry, "rules")
        self.look: int = entry.bounded("look", entry.number_or("look", 0), 0, MOST_CARDS)
        self.keep: int = entry.bounded("keep", entry.number_or("keep", 0), 0, MOST_CARDS)
        self.discount: int = entry.bounded("discount", entry.number_or("discount", 0), 0, MOST_CARDS)
        self.draw: int = entry.bounded("draw", entry.number_or("draw", 0), 0, MOST_CARDS)
        self.in_duel: int = entry.bounded("in_duel", entry.number_or("in_duel", 1), 1, 2)


@final
class Numbers:
    """All numbers of a game that no card prints; they never change, so positions share them."""

    def __init__(self, file: Entry) -> None:
        goals = file.list_of("goal")
        self.goal_ids: list[str] = ids_of(goals)
        self.goals: list[Goal] = [Goal(i, entry) for i, entry in enumerate(goals)]
        self.first_goals: int = file.number("first_goals")
        self.most_goals: int = file.number("most_goals")
        self.first_vp: int = file.number("first_vp")
        self.most_vp: int = file.number("most_vp")
        self.tie_vp: int = file.number("tie_vp")
        self.prices: list[int] = file.numbers("prices")
        if len(self.prices) != len(GOOD_IDS) or max(self.prices) > MOST_CARDS:
            goods = ", ".join(GOOD_IDS)
            text = f"there is one up to {MOST_CARDS} for each of {goods}"
            raise file.wrong("prices", reason("prices", text, most=MOST_CARDS, goods=goods))
        self.chips_per_player: int = file.between("chips_per_player", 1)
        self.tableau_end: int = file.between("tableau_end", 2, 40)
        self.hand_limit: int = file.between("hand_limit", 1, 40)
        self.deal: int = file.between("deal", 1, 12)
        self.keep: int = file.between("keep", 1, self.deal)
        self.explore_look: int = file.between("explore_look", 1, MOST_CARDS)
        self.explore_keep: int = file.between("explore_keep", 1, MOST_CARDS)
        self.draft_pack: int = file.between("draft_pack", 2, 12)
        # Whoever plays needs one, so there are as many as are in the boxes.
        self.start_worlds: int = file.between("start_worlds", 5, 5)
        self.start_worlds_with_storm: int = file.between("start_worlds_with_storm", 9, 9)
        actions = ordered(file.list_of("action"), ACTION_IDS, "rules.toml, action")
        self.actions: list[ActionCard] = [ActionCard(entry) for entry in actions]


EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP_ACTION: Final = 2
SETTLE_ACTION: Final = 3
CONSUME_TRADE: Final = 4
CONSUME_2X: Final = 5
PRODUCE_ACTION: Final = 6
