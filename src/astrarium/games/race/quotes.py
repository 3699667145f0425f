"""What an action costs or brings, for people who are about to choose it."""

from astrarium.games.race.developing import development_price
from astrarium.games.race.military import military_against
from astrarium.games.race.settling import world_price
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, card_of
from astrarium.games.race.tableau import slot_named
from astrarium.games.race.trading import sale_price
from astrarium.kernel.action import Action


def quote(state: State, seat: int, action: Action) -> dict[str, int]:
    """Cards to pay, the Military that meets a defence, or the cards that a sale brings."""
    player = state.seats[seat]
    if action.verb in ("develop", "settle"):
        return hand_price(state, player, action.args[0])
    if action.verb == "payment":
        return {"cards": world_price(state, player, card_of(state, player.placing))}
    if action.verb == "sell":
        slot = slot_named(player, action.args[0], action.args[1])
        return {"drawn": sale_price(state, player, slot, True)}
    return {}


def hand_price(state: State, player: Player, number: int) -> dict[str, int]:
    """What a card of the hand would cost now: cards to pay, or the Military that stands against its defence."""
    card = card_of(state, number)
    if not card.world:
        return {"cards": development_price(state, player, card)}
    price = world_price(state, player, card)
    found = {"cards": price} if price >= 0 else {}
    if card.military:
        found["defence"] = card.cost
        found["military"] = military_against(state, player, card)
    return found
