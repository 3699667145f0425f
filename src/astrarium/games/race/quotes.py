"""What an action costs or brings, for people who are about to choose it."""

from astrarium.games.race.actions.consuming import place_named
from astrarium.games.race.cards import card_of, sale_price
from astrarium.games.race.settling import development_price, military_against, world_price
from astrarium.games.race.state import State
from astrarium.kernel.action import Action


def quote(state: State, seat: int, action: Action) -> dict[str, int]:
    """Cards to pay, the Military that meets a defence, or the cards that a sale brings."""
    player = state.seats[seat]
    if action.verb == "develop":
        return {"cards": development_price(state, player, card_of(state, action.args[0]))}
    if action.verb == "settle":
        card = card_of(state, action.args[0])
        price = world_price(state, player, card)
        found = {"cards": price} if price >= 0 else {}
        if card.military:
            found["defence"] = card.cost
            found["military"] = military_against(state, player, card)
        return found
    if action.verb == "payment":
        return {"cards": world_price(state, player, card_of(state, player.placing))}
    if action.verb == "sell":
        place = place_named(player, action.args[0], action.args[1])
        return {"drawn": sale_price(state, player, place, True)}
    return {}
