"""Goal tiles (RG-GOAL)."""

from typing import Final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.numbers import MEASURE_IDS, Goal
from astrarium.games.race.components.powers import KEYWORD_IDS, NO_MODE, NOVELTY, PRODUCTION, RARE
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import NOBODY, State, numbers_of
from astrarium.games.race.tableau import total_military
from astrarium.kernel.event import Event

CHIPS: Final = MEASURE_IDS.index("chips")
KINDS_OF_GOODS: Final = MEASURE_IDS.index("kinds_of_goods")
ALIEN_CARDS: Final = MEASURE_IDS.index("alien_cards")
DISCARDED_TO_LIMIT: Final = MEASURE_IDS.index("discarded_to_limit")
ROWS_OF_POWERS: Final = MEASURE_IDS.index("rows_of_powers")
SIX_DEVELOPMENTS: Final = MEASURE_IDS.index("six_developments")
TOTAL_MILITARY: Final = MEASURE_IDS.index("total_military")
NOVELTY_AND_RARE_WORLDS: Final = MEASURE_IDS.index("novelty_and_rare_worlds")
DEVELOPMENTS: Final = MEASURE_IDS.index("developments")
ALIEN_KEYWORD: Final = KEYWORD_IDS.index("alien")


def measure(state: State, player: Player, goal: Goal) -> int:
    """What a goal counts for a player (RG-GOAL-17 to -26)."""
    what = goal.measure
    if what == CHIPS:
        return player.chips
    if what == DISCARDED_TO_LIMIT:
        return player.discarded
    if what == TOTAL_MILITARY:
        return total_military(state, player)
    cards = state.switches.table.cards
    if what in (KINDS_OF_GOODS, ROWS_OF_POWERS):
        kinds = 0
        for number in player.tableau:
            card = cards[number]
            if what == KINDS_OF_GOODS:
                kinds |= 1 << card.good if card.mode != NO_MODE else 0
            else:
                for power in card.powers:
                    kinds |= 1 << power.row
        return kinds.bit_count()
    count = 0
    for number in player.tableau:
        if counts_for(what, cards[number]):
            count += 1
    return count


def counts_for(what: int, card: Card) -> bool:
    """Whether a goal that counts cards counts this one."""
    if what == ALIEN_CARDS:
        return ALIEN_KEYWORD in card.keywords
    if what == SIX_DEVELOPMENTS:
        return card.is_six
    if what == NOVELTY_AND_RARE_WORLDS:
        return card.mode != NO_MODE and (card.good == NOVELTY or card.good == RARE)
    if what == DEVELOPMENTS:
        return not card.world
    return card.mode == PRODUCTION


def check_goals(state: State, after: str, events: list[Event]) -> None:
    """Look at the tiles that are due at the end of a phase (RG-GOAL-03, -27)."""
    for number, index in enumerate(state.goals):
        goal = numbers_of(state).goals[index]
        if after in goal.after:
            if goal.most:
                check_most(state, number, goal, events)
            else:
                check_first(state, number, goal, events)


def check_first(state: State, number: int, goal: Goal, events: list[Event]) -> None:
    """All who reach it at its first moment score; later nobody does (RG-GOAL-04 to -07)."""
    if state.holders[number]:
        return
    for player in state.seats:
        if measure(state, player, goal) >= goal.threshold:
            state.holders[number] |= 1 << player.seat
            vp = numbers_of(state).first_vp
            player.goal_vp += vp
            events.append(Event("goal", player.seat, "RG-GOAL-04", {"goal": goal.id, "vp": vp}))


def check_most(state: State, number: int, goal: Goal, events: list[Event]) -> None:
    """A holder who fell behind returns the tile; whoever is alone in front takes it (RG-GOAL-28)."""
    counts = [measure(state, player, goal) for player in state.seats]
    best = max(counts)
    holder = state.holders[number]
    if holder != NOBODY and (counts[holder] < goal.threshold or counts[holder] < best):
        holder = NOBODY
    if holder == NOBODY and best >= goal.threshold and counts.count(best) == 1:
        holder = counts.index(best)
    if holder != state.holders[number]:
        state.holders[number] = holder
        events.append(Event("goal-holder", holder, "RG-GOAL-08", {"goal": goal.id, "held": holder != NOBODY}))


def lose_infrastructure(state: State, events: list[Event]) -> None:
    """Throwing a development away can cost its owner the tile at once (RG-RUL-15)."""
    for number, index in enumerate(state.goals):
        goal = numbers_of(state).goals[index]
        holder = state.holders[number]
        if goal.id != "greatest_infrastructure" or holder == NOBODY:
            continue
        counts = [measure(state, player, goal) for player in state.seats]
        if counts[holder] < goal.threshold or counts[holder] < max(counts):
            state.holders[number] = NOBODY
            events.append(Event("goal-holder", NOBODY, "RG-GOAL-09", {"goal": goal.id, "held": False}))


def score_most(state: State, events: list[Event]) -> None:
    """At the end the holder scores, and who shares the best value without the tile a little (RG-GOAL-13)."""
    for number, index in enumerate(state.goals):
        goal = numbers_of(state).goals[index]
        if not goal.most:
            continue
        for player, vp in zip(state.seats, goal_points(state, number)):
            if vp:
                player.goal_vp += vp
                events.append(Event("goal", player.seat, "RG-GOAL-14", {"goal": goal.id, "vp": vp}))


def goal_points(state: State, number: int) -> list[int]:
    """What a tile brings every seat as it stands: won, held, or shared with its holder (RG-GOAL-04, -13)."""
    numbers = numbers_of(state)
    goal = numbers.goals[state.goals[number]]
    holder = state.holders[number]
    if not goal.most:
        return [numbers.first_vp if holder >> player.seat & 1 else 0 for player in state.seats]
    counts = [measure(state, player, goal) for player in state.seats]
    best = max(counts)
    found: list[int] = []
    for player in state.seats:
        shares = best >= goal.threshold and counts[player.seat] == best
        found.append(numbers.most_vp if holder == player.seat else numbers.tie_vp if shares else 0)
    return found
