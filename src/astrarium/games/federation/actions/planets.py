"""What is chosen in the actions of the planets (FD-NEO, FD-SIX, FD-ATA, FD-ARR, FD-E81)."""

from typing import Any

from astrarium.games.federation.actions.common import SKIP, OneThing, one_each, tried
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import DEAD_IDS, STRUCTURE_IDS, cell_name
from astrarium.games.federation.kept_back import must_build
from astrarium.games.federation.payment import is_payable, price
from astrarium.games.federation.planets.arratuin import open_shops, shop_refusal, trade
from astrarium.games.federation.planets.atal import hire, hire_refusal, hireable
from astrarium.games.federation.planets.e81216 import affordable, build, cost_of, site_refusal
from astrarium.games.federation.planets.neo import move, take_dead
from astrarium.games.federation.planets.six_moons import go, here, take
from astrarium.games.federation.state.state import State
from astrarium.games.federation.verbs import MOON, FederationAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class MoveMiner(OneThing):
    """The miner goes on to an adjacent cell (FD-NEO-01)."""

    verbs: tuple[str, ...] = ("move",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        cells = position.parts.cells
        return [cells[cell].code for cell in cells[position.seats[seat].miner].next]

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-NEO-01", "not-adjacent", cell_name(number))

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return one_each("move", [code for code in position.parts.cell_at if code != MOON])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        target = position.parts.cell_at[action.args[0]]
        _, steps = step.args
        move(position, position.seats[seat], target, steps, events)


class TakeDead(OneThing):
    """One of the dead asteroids that are left (FD-NEO-07, FD-NEO-08)."""

    verbs: tuple[str, ...] = ("dead",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return position.dead

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-NEO-08", "not-there", DEAD_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        take_dead(position, position.seats[seat], action.args[0], events)


class GoOn(Family[State]):
    """The mage sets out, with the extra moons of the specialists used so far (FD-SIX-01, FD-SP-1D3)."""

    verbs: tuple[str, ...] = ("go",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [FederationAction("go")]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        _, steps = step.args
        go(position, position.seats[seat], steps, events)


class TakeToken(Family[State]):
    """An alteration token of the mage's moon (FD-SIX-01); only an empty moon lets one go without."""

    verbs: tuple[str, ...] = ("take", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return one_each("take", here(position, position.seats[seat])) or [SKIP]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        tokens = here(position, position.seats[seat])
        if action.verb == "skip":
            return Refusal("FD-SIX-01", "must-choose") if tokens else None
        if action.args[0] not in tokens:
            return Refusal("FD-SIX-01", "not-there", TOKEN_IDS[action.args[0]])
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return tried("take")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "take":
            take(position, position.seats[seat], action.args[0], events)


class Hire(Family[State]):
    """A face-up specialist of Atal (FD-ATA-01 to -03)."""

    verbs: tuple[str, ...] = ("hire",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        _, only_level = step.args
        return one_each("hire", hireable(position, position.seats[seat], only_level))

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        _, only_level = step.args
        return hire_refusal(position, position.seats[seat], action.args[0], only_level)

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return tried("hire")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        hire(position, position.seats[seat], action.args[0], events)


class Trade(Family[State]):
    """A shop whose cost can be paid (FD-ARR-02)."""

    verbs: tuple[str, ...] = ("shop",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return one_each("shop", open_shops(position, position.seats[seat]))

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return shop_refusal(position, position.seats[seat], action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return tried("shop")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        trade(position, position.seats[seat], action.args[0], events)

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        return price(position.parts.shops[action.args[0]].cost)


class Build(Family[State]):
    """A production or megastructure, paid or free (FD-E81-01, FD-DS-08).

    Only who can build nothing as things stand may leave it, and only where no specialist of his opened the space.
    """

    verbs: tuple[str, ...] = ("build", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        _, discount, free = step.args
        found = affordable(position, position.seats[seat], discount, free)
        if found:
            return one_each("build", found)
        return [] if must_build(position, position.seats[seat], step) else [SKIP]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        _, discount, free = step.args
        if action.verb == "skip":
            if affordable(position, player, discount, free):
                return Refusal("FD-E81-01", "must-choose")
            return Refusal("FD-E81-06", "must-choose") if must_build(position, player, step) else None
        refusal = site_refusal(position, player, action.args[0])
        if refusal is not None:
            return refusal
        if not free and not is_payable(player.reserve, cost_of(position, action.args[0]), discount):
            return Refusal("FD-E81-01", "too-dear", STRUCTURE_IDS[action.args[0]])
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return tried("build")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "build":
            _, discount, free = step.args
            build(position, position.seats[seat], action.args[0], discount, free, events)

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        _, _, free = step.args
        return price(cost_of(position, action.args[0])) if action.verb == "build" and not free else {}
