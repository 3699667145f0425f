"""The facts of a position of Race for the Galaxy, as they are promised (docs/records.md).

The names below, their order, and how each fact is told stay as they are, whatever is renamed elsewhere: the hashes in
records are made of them. Components go by their ids, seats, slots of a tableau and powers of a card by their numbers;
"" is none. A fact that is added later is told behind the others, as its name and its value, and only where it is not
as it always was.
"""

from typing import Any, Final

from astrarium.games.race.components.card import MOST_POWERS
from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.powers import ALIEN, GENES, GOOD_IDS, NOVELTY, RARE, ROW_IDS
from astrarium.games.race.components.printed import GOAL_IDS
from astrarium.games.race.producing import BONUS_USED
from astrarium.games.race.robot.instructions import FACE_IDS
from astrarium.games.race.robot.mat import COLUMN_IDS, OVERLAY_IDS
from astrarium.games.race.state.pile import Pile
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import State
from astrarium.kernel.facts import ids_in
from astrarium.kernel.step import Step

FACTS: Final = (
    "round",
    "phase",
    "second",
    "pool",
    "order",
    "goals",
    "holders",
    "rejected",
    "piles",
    "seats",
    "robot",
)
PILE_FACTS: Final = ("deck", "discards", "known")
SEAT_FACTS: Final = (
    "start",
    "chips",
    "goal_vp",
    "fresh",
    "military",
    "used",
    "discarded",
    "placing",
    "hand",
    "tableau",
    "goods",
    "actions",
    "chosen",
    "drawn",
    "produced",
    "starts",
)
ROBOT_FACTS: Final = (
    "start",
    "credit",
    "economy",
    "counter",
    "counters",
    "placed_counters",
    "chips",
    "stack",
    "tableau",
    "overlays",
    "dice",
)

NUMBER: Final = "number"
CARD: Final = "card"
ROW: Final = "row"
GOODS: Final = "goods"

# For each kind of step the promised word, and what its numbers name: what is said last holds for all further ones;
# where nothing is said they are just numbers.
STEPS: Final[dict[str, list[str]]] = {
    "actions": ["actions"],
    "actions_revealed": ["actions_revealed"],
    "consume": ["consume"],
    "consume_of": ["consume_of"],
    "consumed": ["consumed"],
    "develop": ["develop"],
    "develop_of": ["develop_of"],
    "developed": ["developed"],
    "discard": ["discard"],
    "discards_made": ["discards_made"],
    "draft": ["draft"],
    "draft_pass": ["draft_pass"],
    "draft_turn": ["draft_turn"],
    "explore": ["explore"],
    "explored": ["explored"],
    "gamble": ["gamble"],
    "hand_cards": ["hand_cards", NUMBER, CARD, NUMBER],
    "hire": ["hire", NUMBER, NUMBER, CARD],
    "limit_done": ["limit_done"],
    "most_produced": ["most_produced"],
    "pay": ["pay", NUMBER, CARD],
    "phase": ["phase", ROW, NUMBER],
    "phase_end": ["phase_end", ROW, NUMBER],
    "place_world": ["place_world"],
    "produce": ["produce"],
    "produce_more": ["produce_more"],
    "produce_of": ["produce_of"],
    "revealed": ["revealed"],
    "round": ["round"],
    "round_end": ["round_end"],
    "second": ["second"],
    "second_world": ["second_world"],
    "sell": ["sell"],
    "sell_of": ["sell_of"],
    "settle": ["settle"],
    "settle_of": ["settle_of"],
    "spend": ["spend", NUMBER, NUMBER, NUMBER, NUMBER, GOODS],
    "start": ["start"],
    "start_goods": ["start_goods"],
    "starts_revealed": ["starts_revealed"],
    "supplied": ["supplied"],
    "supply": ["supply", NUMBER, CARD],
    "way": ["way"],
    "world_placed": ["world_placed"],
}
ACTIONS_SECRET: Final = "actions"
"""While this decision is asked, what a seat has chosen in secret are actions; in all others they are cards."""


def facts(state: State) -> list[Any]:
    """What the rules know of a position, in the order of ``FACTS``."""
    ids = state.switches.table.ids
    everybody = (1 << state.players) - 1
    choosing = bool(state.agenda) and state.agenda[-1].kind == ACTIONS_SECRET
    return [
        state.round,
        state.phase,
        state.second,
        state.pool,
        state.order,
        [GOAL_IDS[goal] for goal in state.goals],
        state.holders,
        [ids[card] for card in state.rejected],
        [pile_facts(pile, ids, everybody) for pile in state.piles],
        [seat_facts(player, ids, choosing) for player in state.seats],
        robot_facts(state.robot, ids) if state.robot is not None else [],
    ]


def pile_facts(pile: Pile, ids: list[str], everybody: int) -> list[Any]:
    """A deck, its top last, its discards, and which seats know each of them, as a sum of powers of two."""
    return [
        [ids[card] for card in pile.deck],
        [ids[card] for card in pile.discards],
        [seats & everybody for seats in pile.known],
    ]


def seat_facts(player: Player, ids: list[str], choosing_actions: bool) -> list[Any]:
    """What the rules know of a seat, in the order of ``SEAT_FACTS``."""
    produced = player.produced
    names = ACTION_IDS if choosing_actions else ids
    return [
        player.start,
        player.chips,
        player.goal_vp,
        player.fresh,
        player.military,
        _used(player) if player.used else [],
        player.discarded,
        ids[player.placing] if player.placing >= 0 else "",
        [ids[card] for card in player.hand],
        [ids[card] for card in player.tableau],
        [ids[card] if card >= 0 else "" for card in player.goods],
        [ACTION_IDS[action] for action in player.actions],
        [names[choice] for choice in player.secret],
        [ids[card] for card in player.drawn],
        [produced[NOVELTY], produced[RARE], produced[GENES], produced[ALIEN]],
        [ids[card] for card in player.starts],
    ]


def _used(player: Player) -> list[Any]:
    """The powers used in this phase: slot and number, one by one, and the bonus of Produce last."""
    found: list[Any] = []
    used = player.used & ~BONUS_USED
    for bit in range(used.bit_length()):
        if used >> bit & 1:
            found += [bit // MOST_POWERS, bit % MOST_POWERS]
    if player.used & BONUS_USED:
        found.append("bonus")
    return found


def robot_facts(robot: Robot, ids: list[str]) -> list[Any]:
    """What the rules know of the robot, in the order of ``ROBOT_FACTS``."""
    return [
        ids[robot.start] if robot.start >= 0 else "",
        robot.credit,
        robot.economy,
        FACE_IDS[robot.counter],
        robot.counters,
        robot.placed_counters,
        robot.chips,
        [ids[card] for card in robot.stack],
        [ids[card] for card in robot.tableau],
        [OVERLAY_IDS[overlay] for overlay in robot.overlays],
        [COLUMN_IDS[column] for column in robot.dice],
    ]


def step_facts(state: State, step: Step) -> list[Any]:
    """A step of the agenda: its promised word, its seats, and what its numbers name."""
    promised = STEPS[step.kind]
    if len(promised) == 1:
        return [promised[0], step.seats, step.args]
    last = len(promised) - 1
    named = [_named(state, promised[min(i + 1, last)], arg) for i, arg in enumerate(step.args)]
    return [promised[0], step.seats, named]


def _named(state: State, what: str, arg: int) -> Any:
    if what == CARD:
        return state.switches.table.ids[arg] if arg >= 0 else ""
    if what == ROW:
        return ROW_IDS[arg]
    return ids_in(arg, GOOD_IDS) if what == GOODS else arg
