"""Automatic answers: what a seat's settings say to the small decisions of Race for the Galaxy.

A setting answers only where its owner would not want to think: which good is sold, in which order goods are consumed
and produced, and what there is no choice about. What costs hand cards, and what is chosen in secret, is asked
wherever there are two ways.
"""

from typing import Any, Final

from astrarium.games.race.components.powers import (
    ANY,
    CONSUME_ALL,
    CONSUME_AT_TRADE_PRICE,
    CONSUME_DIFFERENT_KINDS,
    CONSUME_DRAW,
    CONSUME_GAMBLE,
    CONSUME_GOODS,
    CONSUME_HAND_CARDS,
    PRODUCE,
    PRODUCE_ON_WINDFALL,
    Power,
)
from astrarium.games.race.consuming import choices, fitting, open_powers, power_action, power_at, wanted
from astrarium.games.race.producing import windfall_options
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, card_of
from astrarium.games.race.tableau import goods_in_play, named
from astrarium.games.race.trading import sale_price
from astrarium.games.race.verbs import BONUS, RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.option import Option
from astrarium.kernel.step import Step

ANSWERS: Final[tuple[Option, ...]] = (
    Option("sell", "flag", False, "The good that brings the most cards is sold.", (), "RG-TRADE-01"),
    Option(
        "consume",
        "flag",
        False,
        "Goods are consumed in a sensible order: what takes one kind only comes first, then what brings the most. "
        "Hand cards are never discarded without you.",
        (),
        "RG-CONS-03",
    ),
    Option(
        "produce",
        "flag",
        False,
        "Windfall worlds are filled with the dearest goods first. Hand cards are never discarded without you.",
        (),
        "RG-PROD-04",
    ),
    Option(
        "only_answer",
        "flag",
        False,
        "What can be answered in one way only is answered by itself: nothing that could be placed, or cards that all "
        "have to be kept or paid. Among several people secrets are always asked, or the time would tell.",
        (),
        "RG-TIME-06",
    ),
)


def answer(state: State, seat: int, settings: dict[str, Any]) -> Action | None:
    """What the settings answer to the decision that the seat owes, or None: it is asked."""
    step = state.agenda[-1]
    player = state.seats[seat]
    if step.kind == "sell" and settings.get("sell"):
        return best_sale(state, player)
    if step.kind == "consume" and settings.get("consume"):
        return next_power(state, player)
    if step.kind == "spend" and settings.get("consume"):
        return next_good(state, player, step)
    if step.kind == "produce" and settings.get("produce"):
        return next_production(state, player)
    return None


def only_answer(legal: list[Action], settings: dict[str, Any]) -> Action | None:
    """What there is no choice about."""
    return legal[0] if len(legal) == 1 and settings.get("only_answer") else None


def best_sale(state: State, player: Player) -> Action:
    """Sell what brings the most cards, the first of equals."""
    best = max(goods_in_play(player), key=lambda slot: (sale_price(state, player, slot, True), -slot))
    return RaceAction("sell", named(player, best))


def next_power(state: State, player: Player) -> Action | None:
    """The power to be used next; where only hand cards could be spent it is asked."""
    powers = [item for item in open_powers(state, player) if item[2].kind != CONSUME_HAND_CARDS]
    if not powers:
        return None
    slot, number, _ = min(powers, key=lambda item: (rank(item[2]), item[0], item[1]))
    return power_action(player, slot, number, "consume")


def rank(power: Power) -> tuple[int, int, float]:
    """The order of consume powers: free ones, choosy ones, rich ones; what takes all goods comes last."""
    if power.kind in (CONSUME_DRAW, CONSUME_GAMBLE):
        return 0, 0, 0.0
    if power.kind == CONSUME_ALL:
        return 2, 0, 0.0
    choosy = 0 if power.here or power.good != ANY or power.kind == CONSUME_DIFFERENT_KINDS else 1
    if power.kind == CONSUME_AT_TRADE_PRICE:
        # As many cards as a good is worth: about two points.
        return 1, choosy, -2.0
    return 1, choosy, -(power.vp + power.cards / 2) / max(1, power.goods)


def next_good(state: State, player: Player, step: Step) -> Action | None:
    """The good that the other powers miss least, the cheapest of equals; goods are named in the tableau's order."""
    slot, number, _, taken, _ = step.args
    power = power_at(state, player, slot, number)
    slots = choices(state, player, step.args)
    if power.kind == CONSUME_DIFFERENT_KINDS:
        return RaceAction("spend", named(player, min(slots, key=lambda at: worth(state, player, at))))
    if power.kind == CONSUME_AT_TRADE_PRICE:
        dearest = max(slots, key=lambda at: (sale_price(state, player, at, power.priced), -at))
        return RaceAction("spend", named(player, dearest))
    needed = wanted(state, player, slot, power, taken) - taken
    chosen = sorted(slots, key=lambda at: worth(state, player, at))[:needed]
    return RaceAction("spend", named(player, min(chosen)))


def worth(state: State, player: Player, slot: int) -> tuple[int, int, int]:
    """How much a good is missed: by powers that want its kind, then by its price, then the later ones."""
    wanting = 0
    for other, _, power in open_powers(state, player):
        if power.kind == CONSUME_GOODS and power.good != ANY and slot in fitting(state, player, other, power):
            wanting += 1
    return wanting, sale_price(state, player, slot, False), slot


def next_production(state: State, player: Player) -> Action | None:
    """Fill windfall worlds, choosy powers and dear goods first. What takes hand cards is asked about."""
    windfalls = windfall_options(state, player)
    if not windfalls:
        return None
    return min(windfalls, key=lambda action: (choosiness(state, action), -price_of(state, action)))


def choosiness(state: State, action: Action) -> int:
    """A source that takes one kind only is used before one that takes any."""
    source = action.args[1]
    if source == BONUS:
        return 1
    powers = card_of(state, source).rows[PRODUCE]
    return 0 if any(power.kind == PRODUCE_ON_WINDFALL and power.good != ANY for power in powers) else 1


def price_of(state: State, action: Action) -> int:
    """Goods are dearer the later their kind stands in the order of prices."""
    return card_of(state, action.args[0]).good
