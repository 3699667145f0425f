"""The one way to carry actions out: on a copy, one after another, and never beyond one that tells something."""

from collections.abc import Sequence

from msgspec import Struct

from astrarium.kernel import IllegalAction
from astrarium.server.errors import ApiError
from astrarium.server.tables import seen_positions
from astrarium.server.tables.timeline import Timeline


class Carried(Struct, frozen=True):
    """What became of actions: the game before the first of them and after each, and whether the last one settles.

    An action settles if it draws or reveals something: then it cannot be taken back.
    """

    path: list[Timeline]
    settles: bool

    @property
    def after(self) -> Timeline:
        """The game after all of the actions."""
        return self.path[-1]

    @property
    def shown(self) -> Timeline:
        """The game as far as it can be shown before the actions are final: not beyond one that settles."""
        return self.path[-2] if self.settles else self.path[-1]


def carry_out(timeline: Timeline, seat: int, texts: Sequence[str], at: int = 0) -> Carried:
    """Carry out actions of a seat on copies; an illegal one is refused with the reason and its place among them.

    Nothing that follows an action which settles is looked at: whatever were said about it could tell what was
    drawn, or what somebody has chosen in secret. So they are refused together, with the place of that action.
    """
    path = [timeline]
    settles = False
    for number, text in enumerate(texts):
        if settles:
            raise _not_final(number - 1)
        draft = path[-1].clone()
        try:
            draft.act(seat, text, at)
        except IllegalAction as error:
            refusal = seen_positions.refusal(draft.game, error.refusal)
            raise ApiError("illegal", str(error), refusal=refusal, at=number) from None
        path.append(draft)
        settles = draft.game.settled == draft.game.length
    return Carried(path, settles)


def carry_out_unsettled(timeline: Timeline, seat: int, texts: Sequence[str]) -> Timeline:
    """The game after actions that somebody has tried; refused if the last of them settles, as what follows is."""
    carried = carry_out(timeline, seat, texts)
    if carried.settles:
        raise _not_final(len(texts) - 1)
    return carried.after


def _not_final(number: int) -> ApiError:
    return ApiError("not-allowed", "what follows is known only once this action is confirmed", at=number)
