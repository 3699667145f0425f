"""From options and chance to the first position (RG-SETUP)."""

from typing import Any

from astrarium.games.race.components.card_table import table_of
from astrarium.games.race.components.printed import GOALS, printed
from astrarium.games.race.draft.packs import begin_draft
from astrarium.games.race.robot.mat import POOL, STARTS, new_robot
from astrarium.games.race.state.pile import Pile
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.state import NOBODY, State, numbers_of
from astrarium.games.race.state.switches import Switches
from astrarium.kernel.corrections import unfit
from astrarium.kernel.errors import BadOption
from astrarium.kernel.message import Message
from astrarium.kernel.rng import Rng

MOST_BASE_PLAYERS = 4
MOST_DRAFT_PLAYERS = 3


def check_setup(players: int, options: dict[str, Any]) -> None:
    """Refuse options that do not go together."""
    try:
        printed(options["data"])
    except (ValueError, RecursionError) as error:
        raise unfit("data", error) from None
    table_of(options)
    if not options["expansion"]:
        if players > MOST_BASE_PLAYERS:
            raise BadOption(
                "without the expansion the game is for 2 to 4 players (RG-SETUP-01)", Message("unfit-base-players")
            )
        if players == 1:
            raise BadOption(
                "the robot of the solo game comes with the expansion (RG-SETUP-01)", Message("unfit-base-robot")
            )
        if options["draft"]:
            raise BadOption(
                "a draft needs the start worlds of the expansion (RG-DRAFT-01)", Message("unfit-base-draft")
            )
    if options["duel"] and players != 2:
        raise BadOption("two actions a round are for two players (RG-DUEL-01)", Message("unfit-duel-players"))
    if options["draft"] and not 2 <= players <= MOST_DRAFT_PLAYERS:
        raise BadOption("a draft is for two or three players (RG-DRAFT-01)", Message("unfit-draft-players"))
    if options["setup"] == "first_game" and (options["draft"] or players == 1):
        text = "first-game hands are for a table of two to five without a draft (RG-SETUP-12)"
        raise BadOption(text, Message("unfit-first-hands"))


def full_pool(state: State) -> int:
    """The victory point chips at the beginning."""
    return POOL if state.players == 1 else numbers_of(state).chips_per_player * state.players


def first_position(players: int, options: dict[str, Any], rng: Rng) -> State:
    """The deck is shuffled, start worlds and hands are dealt (RG-SETUP-16)."""
    state = State(players, rng, options, Switches(options, players))
    state.seats = [Player(seat) for seat in range(players)]
    state.pool = full_pool(state)
    if state.switches.goals:
        lay_goals(state)
    pile = Pile()
    state.piles = [pile]
    starts = start_worlds(state)
    pile.deck = [card for card in state.switches.table.deck(state.switches.storm) if card not in starts]
    state.push("round")
    state.push("start_goods")
    if state.switches.draft:
        begin_draft(state, starts)
    elif state.switches.first_game:
        deal_first_game(state, starts)
    else:
        deal(state, starts)
    return state


def start_worlds(state: State) -> list[int]:
    """The start worlds of the deck, by their numbers."""
    numbers = numbers_of(state)
    count = numbers.start_worlds_with_storm if state.switches.storm else numbers.start_worlds
    found = [card.index for card in state.switches.table.cards if 0 <= card.start < count]
    found.sort(key=lambda index: state.switches.table.cards[index].start)
    return found


def lay_goals(state: State) -> None:
    """Two tiles for the most of something and four for being first (RG-SETUP-05)."""
    numbers = numbers_of(state)
    for most, count in ((True, numbers.most_goals), (False, numbers.first_goals)):
        tiles = [goal.index for goal in GOALS if goal.most == most]
        state.rng.shuffle(tiles)
        for tile in sorted(tiles[:count]):
            state.goals.append(tile)
            state.holders.append(NOBODY if most else 0)


def set_order(state: State) -> None:
    """Clockwise from the lowest start world (RG-SETUP-14)."""
    numbers = [player.start for player in state.seats]
    first = numbers.index(min(numbers))
    state.order = [(first + i) % state.players for i in range(state.players)]


def give_start(state: State, player: Player, card: int) -> None:
    """A start world is the first card of the tableau (RG-SETUP-06)."""
    player.start = state.switches.table.cards[card].start
    player.tableau.append(card)
    player.goods.append(NO_GOOD)


def deal(state: State, starts: list[int]) -> None:
    """Random start worlds, the others into the deck, six cards each of which four are kept."""
    pile = state.piles[0]
    state.rng.shuffle(starts)
    for player in state.seats:
        give_start(state, player, starts.pop())
    set_order(state)
    if state.players == 1:
        state.robot = new_robot(state, state.switches.table.cards[starts.pop()])
    pile.deck += starts
    pile.deck.sort()
    state.rng.shuffle(pile.deck)
    if state.robot is not None:
        stack = STARTS[state.switches.table.cards[state.robot.start].start].stack
        state.robot.stack = [pile.deck.pop() for _ in range(stack)]
    deal_hands(state)


def deal_hands(state: State) -> None:
    """Six cards in turn order, cut in secret to four, or three with Ancient Race (RG-SETUP-08, -11)."""
    for seat in state.order:
        player = state.seats[seat]
        pile = state.pile_of(seat)
        player.hand = sorted([pile.deck.pop() for _ in range(numbers_of(state).deal)])
    state.push("discards_made")
    state.push("discard", tuple(state.order), first_sizes(state))


def first_sizes(state: State) -> tuple[int, ...]:
    """How many cards each seat keeps of its first hand."""
    sizes: list[int] = []
    for player in state.seats:
        start = state.switches.table.cards[player.tableau[0]]
        sizes.append(start.start_hand or numbers_of(state).keep)
    return tuple(sizes)


def deal_first_game(state: State, starts: list[int]) -> None:
    """Start worlds 1, 2, ... with the hands printed for them; nothing is discarded (RG-SETUP-12, -13)."""
    pile = state.piles[0]
    for player in state.seats:
        number = player.seat + 1
        give_start(state, player, starts[number])
        for card in state.switches.table.cards:
            if card.preset_hand == number:
                player.hand.append(card.index)
                pile.deck.remove(card.index)
        player.hand.sort()
    pile.deck += [card for i, card in enumerate(starts) if not 1 <= i <= state.players]
    pile.deck.sort()
    state.rng.shuffle(pile.deck)
    set_order(state)
