"""The decision before the first round: a starting token (FD-START)."""

from astrarium.games.federation.actions.common import OneThing
from astrarium.games.federation.components.ids import START_IDS
from astrarium.games.federation.state.state import State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.step import Step


class PickStart(OneThing):
    """Counter-clockwise, the first player last, each picks a token and its bonus (FD-START-02, -03)."""

    verbs: tuple[str, ...] = ("start",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return position.starting

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-START-01", "not-there", START_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        token = action.args[0]
        position.starting.remove(token)
        position.seats[seat].start = token
        events.append(Event("start", seat, "FD-START-02", {"token": START_IDS[token]}))
        position.push_effects(seat, position.parts.starting[token].effects)
