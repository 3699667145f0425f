"""Salvage's face to the kernel: its facts, its options, and its answers."""

from typing import Any

from astrarium.kernel import Action, Event, Option, Rng, Rules, Step
from tests.kernel.specimen.actions import Bid, Hail, Tow
from tests.kernel.specimen.components import FUEL, LENGTH, WRECKS
from tests.kernel.specimen.facts import facts, step_facts
from tests.kernel.specimen.flow import STEPS
from tests.kernel.specimen.state import State
from tests.kernel.specimen.verbs import VERBS, Move
from tests.kernel.specimen.view import redraw, view


class Salvage(Rules[State]):
    """Two to four ships bid for wrecks."""

    id = "salvage"
    title = "Salvage"
    version = 1
    min_players = 2
    max_players = 4
    turn_rule = "SP-TURN-01"
    end_rule = "SP-END-01"

    def __init__(self) -> None:
        super().__init__()
        self.declared = (
            Option("length", "choice", "short", "How many wrecks are in play.", tuple(LENGTH), "SP-SETUP-02"),
            Option("hails", "flag", True, "The next best bidder may hail.", rule="SP-HAIL-01"),
        )
        self.verbs = VERBS
        self.decisions = {"bid": (Bid(),), "tow": (Tow(),), "hail": (Hail(),)}

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> State:
        state = State(players, rng, options["hails"])
        state.deck = list(FUEL)
        rng.shuffle(state.deck)
        wrecks = list(range(len(WRECKS)))
        rng.shuffle(wrecks)
        state.stack = wrecks[: LENGTH[options["length"]]]
        state.push("round")
        return state

    def run(self, position: State, step: Step, events: list[Event]) -> None:
        STEPS[step.kind](position, step, events)

    def parse(self, text: str) -> Action:
        return Move(*VERBS.read(text))

    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def redraw_hidden(self, position: State, seat: int, rng: Rng) -> None:
        redraw(position, seat, rng)

    def restore(self, plain: dict[str, Any]) -> State:
        return State.restore(plain)

    def facts(self, position: State) -> list[Any]:
        return facts(position)

    def step_facts(self, position: State, step: Step) -> list[Any]:
        return step_facts(step)

    def scores(self, position: State) -> list[int]:
        return position.points[:]


RULES = Salvage()
