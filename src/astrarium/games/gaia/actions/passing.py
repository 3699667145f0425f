"""Pass (GP-PASS)."""

from astrarium.games.gaia.components.components import BOOSTER_IDS
from astrarium.games.gaia.components.ids import NO_BOOSTER
from astrarium.games.gaia.gains import score_pass
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class Pass(Family[State]):
    """Change the booster for another one, score, and take no more turns this round (GP-PASS-01)."""

    verbs: tuple[str, ...] = ("pass",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        if position.round == position.parts.rounds:
            return [GaiaAction("pass")]
        return [GaiaAction("pass", (booster,)) for booster in position.boosters]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if position.round == position.parts.rounds:
            return Refusal("GP-PASS-04", "no-booster-in-last-round") if action.args else None
        if not action.args:
            return Refusal("GP-PASS-01", "booster-needed")
        if action.args[0] not in position.boosters:
            return Refusal("GP-PASS-01", "booster-not-there", BOOSTER_IDS[action.args[0]])
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("pass", (booster,)) for booster in range(len(BOOSTER_IDS))]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        taken = action.args[0] if action.args else NO_BOOSTER
        name = BOOSTER_IDS[taken] if action.args else ""
        events.append(Event("pass", seat, "GP-PASS-01", {"booster": name}))
        score_pass(position, player, events)
        if action.args:
            position.boosters.remove(taken)
        position.boosters.append(player.booster)
        player.booster = taken
        player.passed = True
        if not position.passed_order:
            position.first_player = seat
            events.append(Event("first-player", seat, "GP-PASS-05", {}))
        position.passed_order.append(seat)
