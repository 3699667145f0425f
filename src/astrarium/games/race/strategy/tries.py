"""What a decision is tried out with: each of its choices, followed by the round as it would really be played."""

from typing import final

from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.imagined_round import after_calls, after_placement
from astrarium.games.race.strategy.network import Network
from astrarium.games.race.strategy.predicted_calls import sampled_calls
from astrarium.kernel.action import Action
from astrarium.kernel.game import Game
from astrarium.kernel.rng import Rng


class Tries:
    """The choices of a decision, numbered; all are tried in the same deal."""

    network: Network
    seat: int
    game: Game

    def __init__(self, network: Network, seat: int, game: Game) -> None:
        self.network = network
        self.seat = seat
        self.game = game

    def deal(self, game: Game, rng: Rng) -> None:
        """Go on with another game that could be the real one."""
        self.game = game

    def after(self, number: int, dice: int) -> State:
        """The position at the next choice of actions, once a choice is taken."""
        raise NotImplementedError


@final
class Calls(Tries):
    """Actions to be called, with what the others call in this deal."""

    sets: list[list[int]]
    calls: list[list[int]]

    def __init__(self, network: Network, seat: int, game: Game, sets: list[list[int]]) -> None:
        super().__init__(network, seat, game)
        self.sets = sets
        self.calls = []

    def deal(self, game: Game, rng: Rng) -> None:
        super().deal(game, rng)
        self.calls = sampled_calls(position_of(game), self.seat, self.network, rng)

    def after(self, number: int, dice: int) -> State:
        self.calls[self.seat] = self.sets[number]
        game = self.game
        return after_calls(game.rules, position_of(game), self.seat, self.calls, self.network, dice)


@final
class Placements(Tries):
    """Cards to be placed, or nothing."""

    legal: list[Action]

    def __init__(self, network: Network, seat: int, game: Game, legal: list[Action]) -> None:
        super().__init__(network, seat, game)
        self.legal = legal

    def after(self, number: int, dice: int) -> State:
        game = self.game
        return after_placement(game.rules, position_of(game), self.seat, self.legal[number], self.network, dice)


def position_of(game: Game) -> State:
    """The position of a game of Race."""
    state = game.position
    assert isinstance(state, State)
    return state
