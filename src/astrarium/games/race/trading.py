"""Selling a good (RG-TRADE)."""

from astrarium.games.race.components.numbers import CONSUME_TRADE
from astrarium.games.race.components.powers import (
    ANY,
    TRADE,
    TRADE_BONUS,
    TRADE_BONUS_PER_SYMBOL,
    TRADE_BONUS_THIS_WORLD,
)
from astrarium.games.race.piles import draw
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, name_of, numbers_of
from astrarium.games.race.tableau import goods_in_play, powers_of, spend_good
from astrarium.kernel.event import Event


def sale_price(state: State, player: Player, slot: int, with_powers: bool) -> int:
    """Cards for the good of a world: its price and the trade powers that fit (RG-TRADE-02 to -05)."""
    cards = state.switches.table.cards
    kind = cards[player.tableau[slot]].good
    price = numbers_of(state).prices[kind]
    if not with_powers:
        return price
    for other, _, power in powers_of(state, player, TRADE):
        if (power.kind == TRADE_BONUS and power.good in (ANY, kind)) or (
            power.kind == TRADE_BONUS_THIS_WORLD and other == slot
        ):
            price += power.amount
        elif power.kind == TRADE_BONUS_PER_SYMBOL and power.good in (ANY, kind):
            for card in player.tableau:
                if cards[card].world and power.symbol in cards[card].symbols:
                    price += power.amount
    return price


def may_sell(player: Player) -> bool:
    """The player chose Consume: Trade and has a good (RG-TRADE-01, RG-RUL-75)."""
    return CONSUME_TRADE in player.actions and bool(goods_in_play(player))


def offer_sale(state: State, player: Player, events: list[Event]) -> None:
    """Sell one good first, if Trade was chosen (RG-TRADE-01)."""
    if not may_sell(player):
        return
    slots = goods_in_play(player)
    if len(slots) == 1:
        sell(state, player, slots[0], events)
    else:
        state.push("sell", (player.seat,))


def sell(state: State, player: Player, slot: int, events: list[Event]) -> None:
    """The good goes first, then the cards come (RG-TRADE-07)."""
    price = sale_price(state, player, slot, True)
    world = name_of(state, player.tableau[slot])
    events.append(Event("sell", player.seat, "RG-TRADE-01", {"world": world, "cards": price}))
    spend_good(state, player, slot)
    draw(state, player, price, "RG-TRADE-02", events)
