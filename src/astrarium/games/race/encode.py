"""What a seat may know in Race for the Galaxy, as numbers (docs/encodings.md)."""

from astrarium.games.race.components.powers import KEYWORD_IDS, MILITARY, NO_MODE, POWER_IDS
from astrarium.games.race.components.printed import GOALS
from astrarium.games.race.consuming import power_at, wanted
from astrarium.games.race.goals import measure
from astrarium.games.race.marks import (
    AMOUNT,
    BUILT,
    CARDS,
    CHIPS,
    CLOCK,
    COUNT,
    DECISIONS,
    DECK,
    GOODS,
    HAND,
    LAYOUTS,
    OWED,
    PHASES,
    ROUNDS,
    SCORE,
    STRENGTH,
    TRACK,
    Layout,
)
from astrarium.games.race.robot.mat import DIFFICULTY_IDS
from astrarium.games.race.robot.points import robot_score
from astrarium.games.race.scoring import score
from astrarium.games.race.state.player import NO_CARD, NO_GOOD, Player
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import NOBODY, State, numbers_of
from astrarium.kernel.features import Features


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
