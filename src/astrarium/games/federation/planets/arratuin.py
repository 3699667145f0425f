"""Arratuin: trading in the shops (FD-ARR)."""

from astrarium.games.federation.budget import Budget
from astrarium.games.federation.components.ids import ARRATUIN, SHOP_IDS
from astrarium.games.federation.components.language import BONUS
from astrarium.games.federation.counting import discs_left
from astrarium.games.federation.medals import check_planet
from astrarium.games.federation.payment import is_payable, pay
from astrarium.games.federation.specialists import asks
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.step import Step


def shop_refusal(state: State, player: Player, shop: int) -> Refusal | None:
    """Why a player cannot trade in a shop (FD-ARR-01, FD-ARR-02)."""
    if shop >= len(state.parts.shops):
        return Refusal("FD-ARR-01", "not-in-play", SHOP_IDS[shop])
    if not player.discs[shop] and discs_left(state, player) <= 0:
        return Refusal("FD-ARR-01", "no-disc", SHOP_IDS[shop])
    if not is_payable(player.reserve, state.parts.shops[shop].cost, 0):
        return Refusal("FD-ARR-02", "too-dear", SHOP_IDS[shop])
    return None


def open_shops(state: State, player: Player) -> list[int]:
    """The shops where a player can trade now."""
    return [shop for shop in range(len(player.discs)) if shop_refusal(state, player, shop) is None]


def is_open(state: State, player: Player, budget: Budget) -> bool:
    """Some shop can be paid (FD-ARR-08)."""
    return any(budget.can_pay(cost) for cost in prices(state, player))


def prices(state: State, player: Player) -> list[list[int]]:
    """The costs of all shops in which a player has a disc or can put one."""
    new = discs_left(state, player) > 0
    return [shop.cost for shop in state.parts.shops if new or player.discs[shop.index]]


def begin(state: State, step: Step, events: list[Event]) -> None:
    """One trade in a shop of the player's choice (FD-ARR-02)."""
    player = state.seats[step.args[0]]
    shops = open_shops(state, player)
    if not shops:
        events.append(Event("lost", player.seat, "FD-ARR-02", {"what": "arratuin"}))
    elif len(shops) == 1 and not asks(state, player, step):
        trade(state, player, shops[0], events)
    else:
        state.push("arratuin", (player.seat,), step.args)


def trade(state: State, player: Player, shop: int, events: list[Event]) -> None:
    """The same cost each time; the disc climbs to level 2 and stays there (FD-ARR-02 to -04)."""
    level = min(player.discs[shop] + 1, 2)
    state.push("shop", (), (player.seat, shop, level, BONUS))
    pay(state, player, state.parts.shops[shop].cost, 0, events)


def put_disc(state: State, player: Player, shop: int, level: int, bonus: int, events: list[Event]) -> None:
    """The disc lies on a level of a shop, with influence, medal and bonus (FD-ARR-02, FD-ARR-03, FD-ARR-07)."""
    player.discs[shop] = level
    rule = "FD-ARR-02" if level == 1 else "FD-ARR-03"
    events.append(Event("shop", player.seat, rule, {"shop": SHOP_IDS[shop], "level": level}))
    check_planet(state, player, ARRATUIN, events)
    if bonus == BONUS:
        state.push_effects(player.seat, state.parts.shops[shop].bonus[level - 1])


def begin_shop(state: State, step: Step, events: list[Event]) -> None:
    """What was paid for: the disc."""
    seat, shop, level, bonus = step.args
    put_disc(state, state.seats[seat], shop, level, bonus, events)


def disc_shops(state: State, player: Player, level: int) -> list[int]:
    """Shops into which a free disc may go: new ones, for level 2 also from level 1 (FD-SP-1C3, FD-DS-06)."""
    new = discs_left(state, player) > 0
    found: list[int] = []
    for shop in range(len(player.discs)):
        disc = player.discs[shop]
        if disc < level and (disc > 0 or new):
            found.append(shop)
    return found


def begin_disc(state: State, step: Step, events: list[Event]) -> None:
    """A free disc into a shop of the player's choice; without a shop for it the effect is lost (FD-ATA-08)."""
    seat, level, bonus = step.args
    shops = disc_shops(state, state.seats[seat], level)
    if len(shops) == 1:
        put_disc(state, state.seats[seat], shops[0], level, bonus, events)
    elif shops:
        state.push("disc", (seat,), step.args)
