"""A game through the eyes of one seat: all that a player, person or program, is given."""

from collections.abc import Sequence
from typing import Any, Final, final

from astrarium.kernel.action import Action
from astrarium.kernel.decision import Decision
from astrarium.kernel.encoding import ActionSpace
from astrarium.kernel.features import Features, FeatureSpace
from astrarium.kernel.game import Game
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules

ANY: Final = 0
"""The seed by which what is hidden is dealt anew; it deals what the seat does not know, so it tells nothing."""


@final
class Perspective:
    """What a seat may ask of a game at one moment.

    It does not hold the game but one that could be it, for all the seat knows: there is no way from it to what is
    hidden, because that is not in it. Every answer is the same as the real game's, since those depend on nothing that
    the seat may not know.
    """

    seat: int
    _possible: Game

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self._possible = game.determinize(seat, Rng(ANY))

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the game, which everybody knows."""
        return self._possible.rules

    @property
    def decision(self) -> Decision | None:
        """What the seat owes now."""
        return self._possible.decision(self.seat)

    def legal_actions(self) -> list[Action]:
        """Every legal action of the seat."""
        return self._possible.legal_actions(self.seat)

    @property
    def action_space(self) -> ActionSpace:
        """The codes of all actions of the game."""
        return self._possible.action_space

    @property
    def feature_space(self) -> FeatureSpace:
        """What the numbers of ``features`` mean."""
        return self._possible.feature_space

    def legal_codes(self, prefix: Sequence[int] = ()) -> list[int]:
        """The codes that may come next towards a legal action."""
        return self._possible.legal_codes(self.seat, prefix)

    def features(self, board: bool = True) -> Features:
        """What the seat may know, as numbers for a network."""
        return self._possible.features(self.seat, board)

    def why_not(self, action: Action | str) -> Refusal | None:
        """Why the seat may not do something."""
        return self._possible.why_not(self.seat, action)

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._possible.view(self.seat)

    def quote(self, action: Action) -> dict[str, Any]:
        """What a legal action costs and brings."""
        return self._possible.quote(self.seat, action)

    def imagine(self, rng: Rng) -> Game:
        """A game that could be this one, for all the seat knows."""
        return self._possible.determinize(self.seat, rng)

    def save(self) -> bytes:
        """A game that could be this one as ``Game.save`` writes it: for a bot in a process of its own."""
        return self._possible.save()

    def __reduce__(self) -> tuple[Any, ...]:
        return Perspective, (self._possible, self.seat)
