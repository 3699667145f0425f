"""Goal tiles (RG-GOAL)."""

from astrarium.games.race.components.numbers import FIRST_VP, GOALS, MEASURE_IDS, MOST_VP, TIE_VP, Goal
from astrarium.games.race.components.powers import KEYWORD_IDS, NO_MODE, NOVELTY, PRODUCTION, RARE, ROW_IDS
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import NOBODY, State, card_of
from astrarium.games.race.tableau import total_military
from astrarium.kernel.event import Event


def measure(state: State, player: Player, goal: Goal) -> int:
    """What a goal counts for a player (RG-GOAL-17 to -26)."""
    what = MEASURE_IDS[goal.measure]
    cards = [card_of(state, card) for card in player.tableau]
    if what == "chips":
        return player.chips
    if what == "kinds_of_goods":
        return len({card.good for card in cards if card.mode != NO_MODE})
    if what == "alien_cards":
        return len([card for card in cards if KEYWORD_IDS.index("alien") in card.keywords])
    if what == "discarded_to_limit":
        return player.discarded
    if what == "rows_of_powers":
        return len([row for row in range(len(ROW_IDS)) if any(card.rows[row] for card in cards)])
    if what == "six_developments":
        return len([card for card in cards if card.is_six])
    if what == "total_military":
        return total_military(state, player)
    if what == "novelty_and_rare_worlds":
        return len([card for card in cards if card.mode != NO_MODE and card.good in (NOVELTY, RARE)])
    if what == "developments":
        return len([card for card in cards if not card.world])
    return len([card for card in cards if card.mode == PRODUCTION])


def check_goals(state: State, after: str, events: list[Event]) -> None:
    """Look at the tiles that are due at the end of a phase (RG-GOAL-03, -27)."""
    for number, index in enumerate(state.goals):
        goal = GOALS[index]
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
            player.goal_vp += FIRST_VP
            events.append(Event("goal", player.seat, "RG-GOAL-04", {"goal": goal.id, "vp": FIRST_VP}))


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
        goal = GOALS[index]
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
        goal = GOALS[index]
        if not goal.most:
            continue
        for player, vp in zip(state.seats, goal_points(state, number)):
            if vp:
                player.goal_vp += vp
                events.append(Event("goal", player.seat, "RG-GOAL-14", {"goal": goal.id, "vp": vp}))


def goal_points(state: State, number: int) -> list[int]:
    """What a tile brings every seat as it stands: won, held, or shared with its holder (RG-GOAL-04, -13)."""
    goal = GOALS[state.goals[number]]
    holder = state.holders[number]
    if not goal.most:
        return [FIRST_VP if holder >> player.seat & 1 else 0 for player in state.seats]
    counts = [measure(state, player, goal) for player in state.seats]
    best = max(counts)
    found: list[int] = []
    for player in state.seats:
        shares = best >= goal.threshold and counts[player.seat] == best
        found.append(MOST_VP if holder == player.seat else TIE_VP if shares else 0)
    return found
