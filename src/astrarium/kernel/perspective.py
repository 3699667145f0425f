"""A game through the eyes of one seat: all that a player, person or program, is given."""

from typing import Any, final

from astrarium.kernel.action import Action
from astrarium.kernel.game import Decision, Game
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rng import Rng


@final
class Perspective:
    """What a seat may ask of a game. Nothing hidden from the seat can be reached through it."""

    seat: int
    _game: Game

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        """What the seat owes now."""
        return self._game.decision(self.seat)

    def legal_actions(self) -> list[Action]:
        """Every legal action of the seat."""
        return self._game.legal_actions(self.seat)

    def why_not(self, action: Action | str) -> Refusal | None:
        """Why the seat may not do something."""
        return self._game.why_not(self.seat, action)

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._game.view(self.seat)

    def quote(self, action: Action) -> dict[str, Any]:
        """What a legal action costs and brings."""
        return self._game.quote(self.seat, action)

    def imagine(self, rng: Rng) -> Game:
        """A game that could be this one, for all the seat knows."""
        return self._game.determinize(self.seat, rng)
