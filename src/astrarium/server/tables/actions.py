"""The one way to carry actions out: on a copy, one after another, and never beyond one that tells something."""

from collections.abc import Sequence

from msgspec import Struct

from astrarium.kernel import IllegalAction, WouldReveal
from astrarium.server.errors import ApiError
from astrarium.server.tables import seen_positions
from astrarium.server.tables.timeline import Timeline


class Carried(Struct, frozen=True, kw_only=True):
    """What becomes of actions of a seat: the game before the first of them, and after each that was carried out.

    An action reveals if it draws or shows something hidden: then it cannot be taken back. One that does is the last,
    and is not carried out before `confirmed` says that it is meant.
    """

    path: list[Timeline]
    seat: int
    settling: str = ""
    """The action that is left to be confirmed, if there is one."""

    @property
    def reveals(self) -> bool:
        """Whether the last of the actions draws or reveals something."""
        return bool(self.settling)

    @property
    def shown(self) -> Timeline:
        """The game as far as it can be shown before the actions are final."""
        return self.path[-1]

    def then(self, more: "Carried") -> "Carried":
        """These actions and those that were carried out after them."""
        return Carried(path=[*self.path, *more.path[1:]], seat=self.seat, settling=more.settling)

    def confirmed(self, at: int) -> Timeline:
        """The game after all of the actions, at a time; only for what is written then."""
        if not self.reveals:
            return self.shown
        draft = self.shown.clone()
        draft.act(self.seat, self.settling, at)
        return draft


def carry_out(timeline: Timeline, seat: int, texts: Sequence[str], at: int = 0) -> Carried:
    """Carry out actions of a seat on copies; an illegal one is refused with the reason and its place among them.

    Nothing that follows an action which reveals is looked at: whatever were said about it could tell what was
    drawn, or what somebody has chosen in secret. So they are refused together, with the place of that action,
    before anything is drawn: not even the time that it takes tells anything.
    """
    path = [timeline]
    for number, text in enumerate(texts):
        draft = path[-1].clone()
        try:
            draft.act_unless_revealing(seat, text, at)
        except IllegalAction as error:
            refusal = seen_positions.refusal(draft.game, error.refusal)
            raise ApiError("illegal", str(error), refusal=refusal, at=number) from None
        except WouldReveal:
            if number < len(texts) - 1:
                raise _not_final(number) from None
            return Carried(path=path, seat=seat, settling=text)
        path.append(draft)
    return Carried(path=path, seat=seat)


def carry_out_unless_revealing(timeline: Timeline, seat: int, texts: Sequence[str]) -> Timeline:
    """The game after actions that somebody has tried; refused if the last of them reveals, as what follows is."""
    carried = carry_out(timeline, seat, texts)
    if carried.reveals:
        raise _not_final(len(texts) - 1)
    return carried.shown


def _not_final(number: int) -> ApiError:
    return ApiError("not-allowed", "what follows is known only once this action is confirmed", at=number)
