"""The decision before the first round: a starting token (FD-START)."""

from astrarium.games.federation.actions.common import listed
from astrarium.games.federation.components.ids import START_IDS
from astrarium.games.federation.state.state import State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class PickStart(Family[State]):
    """Counter-clockwise, the first player last, each picks a token and its bonus (FD-START-02, -03)."""

    verbs: tuple[str, ...] = ("start",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return listed("start", position.starting)

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.args[0] not in position.starting:
            return Refusal("FD-START-01", "not-there", START_IDS[action.args[0]])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        token = action.args[0]
        position.starting.remove(token)
        position.seats[seat].start = token
        events.append(Event("start", seat, "FD-START-02", {"token": START_IDS[token]}))
        position.push_effects(seat, position.parts.starting[token].effects)
