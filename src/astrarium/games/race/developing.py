"""The Develop phase: what a development costs and how it is placed (RG-DEV)."""

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.numbers import DEVELOP_ACTION
from astrarium.games.race.components.powers import DEVELOP, DEVELOP_DISCOUNT, DEVELOP_DRAW_AFTER
from astrarium.games.race.hand import ask_payment
from astrarium.games.race.piles import draw
from astrarium.games.race.state.player import NO_CARD, Player
from astrarium.games.race.state.state import State, card_of, name_of, numbers_of
from astrarium.games.race.tableau import amount_of, place
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal


def has_bonus(state: State, player: Player, action: int) -> bool:
    """The player chose the action, for the second phase of a duel twice (RG-DUEL-05)."""
    return player.actions.count(action) > (1 if state.second else 0)


def development_price(state: State, player: Player, card: Card) -> int:
    """Printed cost less discounts and the bonus, at least nothing (RG-DEV-04)."""
    price = card.cost - amount_of(state, player, DEVELOP, DEVELOP_DISCOUNT)
    if has_bonus(state, player, DEVELOP_ACTION):
        price -= numbers_of(state).actions[DEVELOP_ACTION].discount
    return max(0, price)


def development_refusal(state: State, player: Player, card: int) -> Refusal | None:
    """Why a development of the hand cannot be placed (RG-DEV-05, -06, -09)."""
    if card not in player.hand:
        return Refusal("RG-DEV-01", "not-in-hand")
    piece = card_of(state, card)
    if piece.world:
        return Refusal("RG-DEV-01", "no-development")
    if card in player.tableau:
        return Refusal("RG-DEV-06", "same-development")
    price = development_price(state, player, piece)
    have = len(player.hand) - 1
    return Refusal("RG-DEV-09", "short", "cards", price, have) if price > have else None


def develop(state: State, player: Player, events: list[Event]) -> None:
    """Pay for a development (RG-DEV-04, -05)."""
    if player.placing == NO_CARD:
        return
    state.push("developed", (), (player.seat,))
    price = development_price(state, player, card_of(state, player.placing))
    ask_payment(state, player, price, "RG-DEV-04", events)


def finish_development(state: State, player: Player, events: list[Event]) -> None:
    """The development joins the tableau, and older cards draw for it (RG-DEV-08)."""
    card = player.placing
    player.placing = NO_CARD
    place(state, player, card, events)
    events.append(Event("placed", player.seat, "RG-DEV-01", {"card": name_of(state, card)}))
    draw(state, player, amount_of(state, player, DEVELOP, DEVELOP_DRAW_AFTER), "RG-DEV-08", events)
