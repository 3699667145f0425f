"""The five phases: what happens by itself between their decisions (RG-EXPL to RG-PROD, RG-TIME)."""

from astrarium.games.race.actions.consuming import (
    may_sell,
    open_powers,
    sell,
    use_power,
)
from astrarium.games.race.actions.placing import ask_payment, take_way, ways
from astrarium.games.race.cards import (
    amount_of,
    card_of,
    discard,
    draw,
    goods_in_play,
    name_of,
    place,
    powers_of,
    take,
)
from astrarium.games.race.components import (
    ACTIONS,
    EXPLORE_KEEP_BASE,
    EXPLORE_LOOK,
)
from astrarium.games.race.goals import lose_infrastructure
from astrarium.games.race.powers import (
    CONSUME_GAMBLE,
    CONSUME_HAND_CARDS,
    DEVELOP,
    DEVELOP_DRAW_AFTER,
    DRAW_IF_MOST_PRODUCED,
    EXPLORE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    PRODUCE,
    ROW_IDS,
    SETTLE,
    SETTLE_DRAW_AFTER,
    SETTLE_SECOND_WORLD,
)
from astrarium.games.race.settling import development_price, settle_bonus
from astrarium.games.race.state import NO_CARD, Player, State
from astrarium.kernel.event import Event


def explore(state: State, events: list[Event]) -> None:
    """All draw, then all choose what to keep (RG-EXPL-01 to -05)."""
    keeps: list[int] = [0] * state.players
    asked: list[int] = []
    for seat in state.order:
        player = state.seats[seat]
        look = EXPLORE_LOOK + amount_of(state, player, EXPLORE, EXPLORE_DRAW)
        keep = EXPLORE_KEEP_BASE + amount_of(state, player, EXPLORE, EXPLORE_KEEP)
        for action in player.actions:
            look += ACTIONS[action].look
            keep += ACTIONS[action].keep
        pile = state.pile_of(seat)
        for _ in range(look):
            card = take(state, pile)
            if card >= 0:
                player.drawn.append(card)
        player.drawn.sort()
        keeps[seat] = min(keep, len(player.drawn))
        names = [name_of(state, card) for card in player.drawn]
        data = {"look": len(names), "keep": keeps[seat]}
        events.append(Event("explore", seat, "RG-EXPL-01", data, {"names": names}))
        if keeps[seat] < len(player.drawn):
            asked.append(seat)
        else:
            player.secret = list(player.drawn)
    state.push("explored")
    if asked:
        state.push("explore", tuple(asked), tuple(keeps))


def keep_explored(state: State, events: list[Event]) -> None:
    """What was kept comes into the hand, the rest is discarded (RG-EXPL-07)."""
    for seat in state.order:
        player = state.seats[seat]
        kept = player.secret
        player.secret = []
        for card in kept:
            player.drawn.remove(card)
        player.hand.extend(kept)
        player.hand.sort()
        for card in player.drawn:
            discard(state, seat, card, 1 << seat)
        player.drawn = []
        names = [name_of(state, card) for card in kept]
        events.append(Event("keep", seat, "RG-EXPL-06", {"cards": len(names)}, {"names": names}))


def reveal_placements(state: State, events: list[Event]) -> None:
    """Cards to be placed are shown together, then paid for in turn order (RG-DEV-03, RG-SETTLE-01, RG-TIME-04)."""
    state.revealed = True
    develops = state.phase == ROW_IDS[DEVELOP]
    for seat in reversed(state.order):
        state.push("develop_of" if develops else "settle_of", (), (seat,))
    for seat in state.order:
        player = state.seats[seat]
        if player.secret:
            player.placing = player.secret.pop()
            player.hand.remove(player.placing)
            rule = "RG-DEV-03" if develops else "RG-SETTLE-01"
            events.append(Event("reveal", seat, rule, {"card": name_of(state, player.placing)}))
        else:
            events.append(Event("nothing", seat, "RG-DEV-10" if develops else "RG-SETTLE-01", {}))


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


def settle(state: State, player: Player) -> None:
    """Complete the first world, then perhaps a second one (RG-TIME-10)."""
    if player.placing != NO_CARD:
        state.push("second_world", (), (player.seat,))
        state.push("place_world", (), (player.seat, 1, 0))


def choose_way(state: State, player: Player, first: int, hired: int, events: list[Event]) -> None:
    """Conquer, pay or sacrifice; asked only where there is more than one way (RG-RUL-09)."""
    open_ways = ways(state, player, hired == 1)
    if len(open_ways) == 1:
        take_way(state, player, first, hired, open_ways[0], events)
    else:
        state.push("way", (player.seat,), (first, hired))


def finish_world(state: State, player: Player, first: bool, events: list[Event]) -> None:
    """The world with its good, the bonus card of Settle, the cards drawn for it (RG-SETTLE-08)."""
    card = player.placing
    player.placing = NO_CARD
    place(state, player, card, events)
    events.append(Event("placed", player.seat, "RG-SETTLE-01", {"card": name_of(state, card)}))
    if first:
        draw(state, player, settle_bonus(state, player), "RG-SETTLE-03", events)
    draw(state, player, amount_of(state, player, SETTLE, SETTLE_DRAW_AFTER), "RG-SETTLE-11", events)
    lose_infrastructure(state, events)


def offer_second_world(state: State, player: Player) -> None:
    """One more world for each power that allows it (RG-SETTLE-13, -17)."""
    allowed = len([item for item in powers_of(state, player, SETTLE) if item[2].kind == SETTLE_SECOND_WORLD])
    if player.hand and player.fresh <= allowed:
        state.push("second", (player.seat,))


def offer_sale(state: State, player: Player, events: list[Event]) -> None:
    """Sell one good first, if Trade was chosen (RG-TRADE-01)."""
    if not may_sell(player):
        return
    places = goods_in_play(player)
    if len(places) == 1:
        sell(state, player, places[0], events)
    else:
        state.push("sell", (player.seat,))


def next_of_consume(state: State, player: Player, events: list[Event]) -> None:
    """Use what can be used in one way only; otherwise ask (RG-CONS-01, -21)."""
    powers = open_powers(state, player)
    if not powers:
        return
    compulsory = [item for item in powers if item[2].kind != CONSUME_HAND_CARDS]
    if len(compulsory) == 1 and len(powers) == 1 and compulsory[0][2].kind != CONSUME_GAMBLE:
        state.push("consume_of", (), (player.seat,))
        position, number, power = compulsory[0]
        use_power(state, player, position, number, power, events)
        return
    state.push("consume", (player.seat,))


def reward_most_produced(state: State, events: list[Event]) -> None:
    """Cards for whoever produced more of a kind than everybody else (RG-PROD-09)."""
    for seat in state.order:
        player = state.seats[seat]
        for _, _, power in powers_of(state, player, PRODUCE):
            if power.kind == DRAW_IF_MOST_PRODUCED:
                own = count_of(player, power.good)
                others = [count_of(other, power.good) for other in state.seats if other.seat != seat]
                if own > max(others, default=0):
                    draw(state, player, power.amount, "RG-PROD-09", events)


def count_of(player: Player, kind: int) -> int:
    """Goods of a kind, or of any, that a player produced in this phase."""
    return player.produced[kind] if kind >= 0 else sum(player.produced)
