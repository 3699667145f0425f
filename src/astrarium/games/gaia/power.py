"""The power cycle: charge, spend, gain and discard (GP-POWER), with the brainstone among the tokens.

A *bowl* is where a player's power lies: tokens in areas I, II and III, and the area of the brainstone.
Whatever leaves the owner a choice is expressed by the bowls, or the payments, that it can lead to.
"""

from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.state.player import BRAINSTONE_IN_GAIA, BRAINSTONE_LOST, NO_BRAINSTONE, Player

Bowl = tuple[int, int, int, int]
"""Tokens in areas I, II, III, and the area of the brainstone (0 if it is in none of them)."""

Payment = tuple[int, int, int, int]
"""Tokens taken from areas I, II, III, and 1 if the brainstone goes too."""


def bowl_of(player: Player) -> Bowl:
    """The player's power as it lies."""
    stone = player.brainstone if player.brainstone <= 3 else 0
    return (player.area1, player.area2, player.area3, stone)


def set_bowl(player: Player, bowl: Bowl) -> None:
    """Put the player's power as the bowl has it."""
    player.area1, player.area2, player.area3, stone = bowl
    if stone:
        player.brainstone = stone


def chargeable(player: Player) -> int:
    """How many units could be charged before everything lies in area III (GP-POWER-02, GP-POWER-03)."""
    stone = 2 if player.brainstone == 1 else 1 if player.brainstone == 2 else 0
    return 2 * player.area1 + player.area2 + stone


def charged(bowl: Bowl, units: int) -> list[Bowl]:
    """The bowls that charging can lead to: first I to II, then II to III (GP-POWER-02).

    There are two only where the brainstone shares the area to be moved from with tokens and not all of them
    move (GP-FAC-TAK-04); the first one moves it.
    """
    one, two, three, stone = bowl
    first = min(units, one + (1 if stone == 1 else 0))
    rest = units - first
    if stone != 1:
        one -= first
        two += first
    elif first == one + 1:
        two += one
        one = 0
        stone = 2
    elif first:
        return [(one - first + 1, two + first - 1, three, 2), (one - first, two + first, three, 1)]
    second = min(rest, two + (1 if stone == 2 else 0))
    if stone != 2:
        return [(one, two - second, three + second, stone)]
    if second == two + 1:
        return [(one, 0, three + two, 3)]
    if second:
        return [(one, two - second + 1, three + second - 1, 3), (one, two - second, three + second, 2)]
    return [(one, two, three, stone)]


def doubled(player: Player) -> bool:
    """A Nevlas institute makes every token of area III worth two when spent (GP-FAC-NEV-03)."""
    return can(player, abilities.DOUBLE_TOKENS)


def tokens_for(player: Player, price: int) -> int:
    """How many tokens of area III pay a price; what is too much is lost (GP-FAC-NEV-05)."""
    if doubled(player):
        return (price + player.parts.double_token_power - 1) // player.parts.double_token_power
    return price


def spendable(player: Player) -> int:
    """The highest price that could be paid with power."""
    worth = player.area3 * (player.parts.double_token_power if doubled(player) else 1)
    return worth + (player.parts.brainstone_power if player.brainstone == 3 else 0)


def can_keep_brainstone(player: Player, price: int) -> bool:
    """The tokens alone suffice for a price, so the brainstone may stay (GP-FAC-TAK-05)."""
    return player.area3 >= tokens_for(player, price)


def spend(player: Player, price: int, with_brainstone: bool) -> None:
    """Pay a price from area III to area I, with no token that could be left out (GP-POWER-04, -10)."""
    if with_brainstone:
        player.brainstone = 1
        price = max(0, price - player.parts.brainstone_power)
    tokens = tokens_for(player, price)
    player.area3 -= tokens
    player.area1 += tokens


def movable(player: Player) -> int:
    """How many tokens lie in areas I to III, the brainstone included (GP-FAC-TAK-01)."""
    stone = 1 if NO_BRAINSTONE < player.brainstone <= 3 else 0
    return player.area1 + player.area2 + player.area3 + stone


def payments(player: Player, tokens: int) -> list[Payment]:
    """Every mix of areas from which so many tokens can be taken, lowest areas first (GP-POWER-06)."""
    found: list[Payment] = []
    _mixes(player, tokens, 0, found)
    if NO_BRAINSTONE < player.brainstone <= 3 and tokens:
        _mixes(player, tokens - 1, 1, found)
    return found


def _mixes(player: Player, tokens: int, stone: int, found: list[Payment]) -> None:
    for one in range(min(player.area1, tokens), -1, -1):
        for two in range(min(player.area2, tokens - one), -1, -1):
            three = tokens - one - two
            if three > player.area3:
                break
            found.append((one, two, three, stone))


def take(player: Player, payment: Payment, to_gaia: bool) -> None:
    """Move tokens to the Gaia area, or discard them to the supply (GP-POWER-06, GP-POWER-07)."""
    one, two, three, stone = payment
    player.area1 -= one
    player.area2 -= two
    player.area3 -= three
    if to_gaia:
        player.gaia += one + two + three
    if stone:
        player.brainstone = BRAINSTONE_IN_GAIA if to_gaia else BRAINSTONE_LOST
