"""What a player has to act with once a token's bonus has come (FD-SEN-08, FD-SEN-10)."""

from typing import Final, final

from astrarium.games.federation.components.ids import MISSIONS
from astrarium.games.federation.components.pieces import Bonus
from astrarium.games.federation.payment import is_payable
from astrarium.games.federation.state.player import Player

NO_BONUS: Final = Bonus([])
NOTHING: Final = [0, 0, 0, 0]


@final
class Budget:
    """Ships, die and empty missions of a player, and his resources without what his token itself costs.

    Of those a kind may be below zero where another must stand for it.
    """

    def __init__(self, player: Player, bonus: Bonus) -> None:
        self.reserve: list[int] = plus(player.reserve, bonus.net)
        self.ships: int = bonus.ships
        self.die: int = player.die + bonus.die
        self.empty: int = MISSIONS - player.markers.bit_count() - bonus.markers

    def can_pay_due(self) -> bool:
        """What is due already."""
        return is_payable(self.reserve, NOTHING, 0)

    def can_pay(self, cost: list[int]) -> bool:
        """A cost, besides what is due already."""
        return is_payable(self.reserve, cost, 0)

    def owe(self, cost: list[int]) -> None:
        """A cost is due from now on."""
        self.reserve = minus(self.reserve, cost)

    def with_bonus(self, player: Player, bonus: Bonus) -> "Budget":
        """The same once a further token's bonus has come."""
        more = Budget(player, bonus)
        more.reserve = plus(self.reserve, bonus.net)
        return more


def plus(reserve: list[int], other: list[int]) -> list[int]:
    """Resources taken together; what stands behind them in ``other`` is left out."""
    return [reserve[0] + other[0], reserve[1] + other[1], reserve[2] + other[2], reserve[3] + other[3]]


def minus(reserve: list[int], cost: list[int]) -> list[int]:
    """Resources without a cost, however far below zero that goes."""
    return [reserve[0] - cost[0], reserve[1] - cost[1], reserve[2] - cost[2], reserve[3] - cost[3]]
