"""The line of play that a fair player would take, for programs that do not look further themselves.

Decisions are judged here and not by playing them out: what all choose at once and in secret cannot be played out
without guessing everybody's cards.
"""

from typing import Any, Final

from astrarium.games.race.answers import answer
from astrarium.games.race.components.card import Card
from astrarium.games.race.components.powers import ROW_IDS, TRADE
from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.hand import left_in_hand, to_discard
from astrarium.games.race.military import military_against
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, card_of
from astrarium.games.race.strategy.likely_calls import likely_phases
from astrarium.games.race.strategy.outlook import LONGEST, THROWN_AWAY, Outlook, with_card
from astrarium.games.race.strategy.round_ahead import Foresight, phases_of
from astrarium.games.race.verbs import RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.rules import Rules
from astrarium.kernel.step import Step

SETTLED: Final[dict[str, Any]] = {"sell": True, "consume": True, "produce": True}
"""The automatic answers that a program takes."""
GUESSES: Final = 4
"""So many rounds are foreseen for every action, with more or fewer phases that others may call."""
SHIFTS: Final = (0, 1, 3, 0, 2, 0)


def lines(rules: Rules[State], state: State, seat: int) -> list[list[Action]]:
    """What a program should play for the decision that a seat owes."""
    legal = rules.legal(state, seat)
    if len(legal) == 1:
        return [legal]
    settled = answer(state, seat, SETTLED)
    if settled is not None:
        return [[settled]]
    step = state.agenda[-1]
    outlook = Outlook(state, seat)
    if step.kind == "actions":
        return [actions_line(state, seat, outlook, legal)]
    if step.kind in ("develop", "settle", "second"):
        return [[best_placement(state, outlook, step, legal)]]
    if step.kind in ("draft", "explore", "discard", "pay", "supply"):
        return [cards_line(state, seat, outlook, step, legal)]
    if step.kind == "start":
        return [[max(legal, key=lambda action: start_worth(state, outlook, action.args[0]))]]
    return [[small_choice(state, seat, outlook, step, legal)]]


def actions_line(state: State, seat: int, outlook: Outlook, legal: list[Action]) -> list[Action]:
    """The action, in a duel the two, that bring most together with what the others will call."""
    chosen = state.seats[seat].secret
    sets = [[*chosen, action.args[0]] for action in legal]
    if state.switches.duel and not chosen:
        sets = pairs()
    scenes = likely_scenes(state, seat)
    values: list[float] = []
    seen: dict[str, float] = {}
    for actions in sets:
        value = 0.0
        for scene in scenes:
            key = f"{actions} {scene}"
            if key not in seen:
                seen[key] = Foresight(outlook, actions).value(called(actions, scene))
            value += seen[key]
        values.append(value)
    best = sets[sorted(range(len(sets)), key=lambda number: -values[number])[impatience(state) % len(sets)]]
    return [RaceAction("action", (action,)) for action in best[len(chosen) :]]


def impatience(state: State) -> int:
    """How far down the list of the best choices a seat goes: beyond the first only in a game that is overdue.

    Seats that wait for each other would choose the same for ever, and the rules set no limit of rounds. So every
    other late round each takes what it likes less and less, and has called everything in the end.
    """
    late = state.round - LONGEST
    return (late + 1) // 2 if late > 0 and late % 2 else 0


def likely_scenes(state: State, seat: int) -> list[list[int]]:
    """Rounds as they may be, each as likely as the others, by the phases that other seats call in them."""
    likely = likely_phases(state, seat)
    scenes: list[list[int]] = []
    for number in range(GUESSES):
        scene: list[int] = []
        for row in range(len(ROW_IDS)):
            # Each phase has its own order of the scenes, so that likely ones do not all come together.
            least = ((number + SHIFTS[row]) % GUESSES + 0.5) / GUESSES
            if likely[row] > least:
                scene.append(row)
        scenes.append(scene)
    return scenes


def pairs() -> list[list[int]]:
    """The two actions of a duel in their order, as they may be chosen."""
    found: list[list[int]] = []
    for first in range(len(ACTIONS)):
        for second in range(first, len(ACTIONS)):
            if first != second or ACTIONS[first].in_duel > 1:
                found.append([first, second])
    return found


def called(actions: list[int], scene: list[int]) -> list[int]:
    """The phases that take place: those of one's own actions, and others that nobody has called twice."""
    rows = phases_of(actions)
    return sorted(rows + [row for row in scene if row not in rows and row != TRADE])


def phases_ahead(state: State) -> list[int]:
    """The phases of this round that are still to come."""
    return [step.args[0] for step in reversed(state.agenda) if step.kind == "phase"]


def best_placement(state: State, outlook: Outlook, step: Step, legal: list[Action]) -> Action:
    """The card whose placement leaves most at the end of the round, or nothing."""
    ahead = phases_ahead(state)
    best = legal[-1]
    most = -1000.0
    for action in legal:
        sight = Foresight(outlook, outlook.player.actions)
        if action.verb != "nothing":
            sight.put(action.args[0], step.kind == "develop")
        value = sight.value(ahead)
        if value > most:
            most = value
            best = action
    return best


def cards_line(state: State, seat: int, outlook: Outlook, step: Step, legal: list[Action]) -> list[Action]:
    """A set of cards in the order of the hand: the best are kept, those that are missed least are given."""
    player = state.seats[seat]
    verb = legal[0].verb
    if step.kind == "draft":
        return [max(legal, key=lambda action: outlook.keep(action.args[0]))]
    if step.kind == "explore":
        there = list(player.drawn)
        for card in player.secret:
            there.remove(card)
        number = step.args[seat] - len(player.secret)
    elif step.kind == "discard":
        there = left_in_hand(player)
        number = to_discard(player, step)
    else:
        there = player.hand
        number = step.args[0]
    least = min([action.args[0] for action in legal])
    open_cards = [card for card in there if card >= least]
    ranked = sorted(open_cards, key=outlook.keep, reverse=step.kind == "explore")
    return [RaceAction(verb, (card,)) for card in sorted(ranked[:number])]


def start_worth(state: State, outlook: Outlook, card: int) -> float:
    """What a start world is worth with the hand that was dealt or drafted."""
    return outlook.worth(with_card(state, outlook.player, card), 0.0)


def small_choice(state: State, seat: int, outlook: Outlook, step: Step, legal: list[Action]) -> Action:
    """The decisions that remain: how a world is placed, hand cards for chips or goods, the gamble."""
    player = state.seats[seat]
    if step.kind in ("way", "hire"):
        return best_way(state, player, outlook, legal)
    if step.kind == "gamble":
        return RaceAction("gamble", (commonest_cost(state, legal),))
    spendable = [action for action in legal if action.verb not in ("done", "enough")]
    if step.kind == "hand_cards":
        cheapest = min(spendable, key=lambda action: outlook.keep(action.args[0]))
        if legal[-1].verb == "enough" and outlook.keep(cheapest.args[0]) + outlook.card > step.args[2]:
            return legal[-1]
        return cheapest
    if step.kind == "consume":
        # Only hand cards could still be spent: a chip is worth more than a card that is not needed.
        spare = min([outlook.keep(card) for card in player.hand]) + outlook.card
        return legal[0] if spare < 1 else legal[-1]
    supplies = [action for action in legal if action.verb == "supply"]
    if supplies and len(player.hand) > 1:
        return supplies[0]
    others = [action for action in legal if action.verb != "supply"]
    return others[0] if others else legal[0]


def best_way(state: State, player: Player, outlook: Outlook, legal: list[Action]) -> Action:
    """The way to place a world that costs least: conquest, then cards, then something thrown away."""
    piece = card_of(state, player.placing)
    return min(legal, key=lambda action: way_cost(state, player, outlook, piece, action))


def way_cost(state: State, player: Player, outlook: Outlook, piece: Card, action: Action) -> float:
    """What a way gives away."""
    lack = piece.cost - military_against(state, player, piece)
    if action.verb == "conquer":
        return 0.0
    if action.verb == "enough":
        return 0.0 if lack <= 0 else 10.0
    if action.verb == "payment":
        return outlook.card * outlook.price(player, player.placing)
    if action.verb == "hire":
        return outlook.card * max(1, lack) + outlook.keep(action.args[0])
    thrown = card_of(state, action.args[0])
    return THROWN_AWAY * min(1.0, outlook.left) + thrown.vp


def commonest_cost(state: State, legal: list[Action]) -> int:
    """The number that most cards of the deck have as their cost."""
    table = state.switches.table
    counts: dict[int, int] = {}
    for card in table.cards:
        counts[card.cost] = counts.get(card.cost, 0) + table.copies(card, state.switches.storm)
    return max([action.args[0] for action in legal], key=lambda cost: counts.get(cost, 0))
