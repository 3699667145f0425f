"""What must hold in every position: every card is in exactly one place, chips and goods add up."""

from typing import Any, Final

from astrarium.games.race.components.powers import NO_MODE
from astrarium.games.race.components.printed import GOALS
from astrarium.games.race.robot.mat import CREDIT_LIMIT, ECONOMY_LIMIT, POOL
from astrarium.games.race.state.player import NO_CARD, NO_GOOD, Player
from astrarium.games.race.state.state import NOBODY, State, numbers_of
from astrarium.kernel.rng import Rng

SHY: Final = ("nothing", "done", "enough")
"""Verbs that a busy random player avoids, so that random games reach full tableaus."""

OWN_CARDS: Final = """
[[card]]
id = "fuzz_world"
name = "Fuzz World"
world = 1
vp = 1
good = "rare windfall"
powers = ["military_by_sacrifice 2", "consume 1 here for 1 vp 1 card", "produce_on_windfall any", "explore_keep 1"]
copies = 3

[[card]]
id = "fuzz_guild"
name = "Fuzz Guild"
development = 6
powers = ["settle_second_world", "consume_hand_cards 3 for 2 vp", "draw_per_good_produced 1 any", "trade_bonus 2 any"]
scoring = ["2 per world military", "1 per row:I", "1 per good_on_own_worlds"]
copies = 2
"""


NUMBERS: Final = "[rules]\nhand_limit = 7\ntableau_end = 9\nprices = [3, 2, 5, 4]\n[cards.card.old_earth]\nvp = 9\n"
"""A text for the option "data"."""


def sample_options(players: int, rng: Rng) -> dict[str, Any]:
    """Some games are played with cards of somebody's own, some with other numbers."""
    return {"cards": OWN_CARDS if rng.below(4) == 0 else "", "data": NUMBERS if rng.below(4) == 0 else ""}


def check(position: State) -> list[str]:
    """What is wrong with a position; nothing, if the engine is right."""
    wrong = _check_cards(position) + _check_chips(position)
    for player in position.seats:
        wrong += [f"seat {player.seat}: {text}" for text in _check_player(position, player)]
    return wrong + _check_goals(position)


def _check_cards(state: State) -> list[str]:
    places: list[int] = list(state.rejected)
    for pile in state.piles:
        places += pile.deck + pile.discards
        if len(pile.known) != len(pile.discards):
            return ["discards and who knows them do not match"]
    for player in state.seats:
        places += player.hand + player.tableau + player.drawn + player.starts
        places += [good for good in player.goods if good != NO_GOOD]
        places += [player.placing] if player.placing != NO_CARD else []
    if state.robot is not None:
        places += state.robot.stack + state.robot.tableau
    deck = state.switches.table.deck(state.switches.storm)
    return [] if sorted(places) == sorted(deck) else [f"{len(places)} cards in play, {len(deck)} in the box"]


def _check_chips(state: State) -> list[str]:
    held = sum(player.chips for player in state.seats)
    total = numbers_of(state).chips_per_player * state.players
    if state.robot is not None:
        held += state.robot.chips
        total = POOL
        if not 0 <= state.robot.credit <= CREDIT_LIMIT or not 0 <= state.robot.economy <= ECONOMY_LIMIT:
            return [f"robot with credit {state.robot.credit} and economy {state.robot.economy}"]
    return [] if held + state.pool == total else [f"{held} chips held and {state.pool} in the pool of {total}"]


def _check_player(state: State, player: Player) -> list[str]:
    wrong: list[str] = []
    cards = state.switches.table.cards
    if len(player.goods) != len(player.tableau):
        return ["goods and tableau do not match"]
    for card, good in zip(player.tableau, player.goods, strict=True):
        if good != NO_GOOD and cards[card].mode == NO_MODE:
            wrong.append(f"a good on {cards[card].id}")
    if player.hand != sorted(player.hand):
        wrong.append("the hand is not sorted")
    if not 0 <= player.fresh <= len(player.tableau):
        wrong.append(f"{player.fresh} fresh cards")
    developments = [card for card in player.tableau if not cards[card].world]
    if len(set(developments)) != len(developments):
        wrong.append("the same development twice")
    return wrong


def _check_goals(state: State) -> list[str]:
    wrong: list[str] = []
    for number, index in enumerate(state.goals):
        holder = state.holders[number]
        if GOALS[index].most and not NOBODY <= holder < state.players:
            wrong.append(f"goal {GOALS[index].id} held by {holder}")
    return wrong
