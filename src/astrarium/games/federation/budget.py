"""What a player has to act with once a token's bonus has come (FD-SEN-08, FD-SEN-10)."""

from typing import Final, final

from astrarium.games.federation.components.ids import MISSIONS
from astrarium.games.federation.components.pieces import Bonus
from astrarium.games.federation.payment import is_payable_besides
from astrarium.games.federation.state.player import Player

NO_BONUS: Final = Bonus([])


@final
class Budget:
    """Resources, ships, die and empty missions of a player; ``due`` is what his token itself costs."""

    def __init__(self, player: Player, bonus: Bonus) -> None:
        self.reserve: list[int] = plus(player.reserve, bonus.gain)
        self.due: list[int] = bonus.due
        self.ships: int = bonus.ships
        self.die: int = player.die + bonus.die
        self.empty: int = MISSIONS - player.markers.bit_count() - bonus.markers

    def can_pay(self, cost: list[int]) -> bool:
        """A cost, besides what is due already."""
        return is_payable_besides(self.reserve, cost, self.due, 0)

    def with_bonus(self, player: Player, bonus: Bonus) -> "Budget":
        """The same once a further token's bonus has come."""
        more = Budget(player, bonus)
        more.reserve = plus(self.reserve, bonus.gain)
        more.due = plus(self.due, bonus.due)
        return more


def plus(cost: list[int], other: list[int]) -> list[int]:
    """Resources taken together; what stands behind them in ``other`` is left out."""
    return [cost[0] + other[0], cost[1] + other[1], cost[2] + other[2], cost[3] + other[3]]
