"""A game that is played by whole numbers: one code at a time, a long action in steps (docs/encodings.md)."""

from typing import Any, Final, final

from astrarium.kernel.action import Action
from astrarium.kernel.errors import UnreadableAction
from astrarium.kernel.event import Event
from astrarium.kernel.game import Game

OVER: Final = -1
"""Who is to choose when nobody is."""


@final
class CodedGame:
    """A game, and of each seat the codes of an action that is not whole yet; the game knows nothing of them."""

    game: Game
    begun: list[tuple[int, ...]]
    _actions: list[Action]
    _firsts: list[int]

    def __init__(self, game: Game) -> None:
        self.game = game
        self.begun = [() for _ in range(game.players)]
        # The listing that was looked at last, and the first code of each action in it.
        self._actions = []
        self._firsts = []

    @property
    def seat(self) -> int:
        """Who chooses the next code, where one seat does after the other; ``OVER`` after the end."""
        seats = self.game.to_act
        return seats[0] if seats else OVER

    def legal(self, seat: int) -> list[int]:
        """The codes that a seat may choose now, in order; none if it owes nothing."""
        return self.game.legal_codes(seat, self.begun[seat])

    def step(self, seat: int, code: int) -> list[Event] | None:
        """Choose a code: what happened, if an action is whole with it and was carried out.

        One that is not legal raises ``UnreadableAction``, and nothing has changed.
        """
        space = self.game.action_space
        if not self.begun[seat]:
            for number, first in enumerate(self.firsts(seat)):
                if first == code and space.is_one_code(self._actions[number]):
                    return self._carry_out(seat, self.game.apply(seat, self._actions[number]))
        codes = (*self.begun[seat], code)
        length = len(codes)
        known = False
        for action in self.game.legal_list(seat):
            if space.first(action) != codes[0]:
                continue
            whole = space.encode(action)
            if whole[:length] != codes:
                continue
            if len(whole) == length:
                return self._carry_out(seat, self.game.apply(seat, action))
            known = True
        if not known:
            raise UnreadableAction(f"{code} is none of the codes that seat {seat} may choose")
        self.begun[seat] = codes
        return None

    def firsts(self, seat: int) -> list[int]:
        """The first code of each legal action of a seat, in their order."""
        actions = self.game.legal_list(seat)
        if actions is not self._actions:
            self._actions = actions
            self._firsts = self.game.action_space.firsts(actions)
        return self._firsts

    def clone(self) -> "CodedGame":
        """An independent copy."""
        copy = CodedGame(self.game.clone())
        copy.begun = self.begun[:]
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "CodedGame":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed_codes, (self.game, self.begun)

    def _carry_out(self, seat: int, events: list[Event]) -> list[Event]:
        self.begun[seat] = ()
        # What others have begun they begin anew, if it leads nowhere now.
        for other, codes in enumerate(self.begun):
            if codes and not self.game.legal_codes(other, codes):
                self.begun[other] = ()
        return events


def resumed_codes(game: Game, begun: list[tuple[int, ...]]) -> CodedGame:
    """A game as it stood, with what was begun in it."""
    coded = CodedGame(game)
    coded.begun = begun
    return coded


def step_many(games: list[CodedGame], seats: list[int], codes: list[int]) -> list[list[Event] | None]:
    """A code of one seat in each game, all in one call: what happened where an action is whole with it."""
    return [coded.step(seat, code) for coded, seat, code in zip(games, seats, codes)]


def seats_of(games: list[CodedGame]) -> list[int]:
    """Who chooses next in each game."""
    return [coded.seat for coded in games]


def masks_of(games: list[CodedGame], seats: list[int]) -> bytearray:
    """The masks of one seat of each game, one behind the other; empty for ``OVER``."""
    size = games[0].game.action_space.size if games else 0
    found = bytearray(size * len(games))
    start = 0
    for coded, seat in zip(games, seats):
        if seat != OVER:
            for code in coded.legal(seat) if coded.begun[seat] else coded.firsts(seat):
                found[start + code] = 1
        start += size
    return found


def features_of(games: list[CodedGame], seats: list[int], width: int) -> tuple[list[int], list[float]]:
    """What one seat of each game may know: where marks are on in rows of that width, and all quantities in order."""
    marks: list[int] = []
    floats: list[float] = []
    start = 0
    for coded, seat in zip(games, seats):
        features = coded.game.features(seat)
        for index in features.indices:
            marks.append(start + index)
        floats.extend(features.floats)
        start += width
    return marks, floats
