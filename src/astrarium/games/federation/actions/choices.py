"""What is chosen while an effect is carried out (FD-SYM, FD-MED-08, FD-PRD, FD-DS)."""

from typing import Any

from astrarium.games.federation.actions.common import SKIP, OneThing, one_each, tried
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    MEDAL_IDS,
    MISSION_IDS,
    PLANETS,
    PRODUCTION_IDS,
    PROJECT_IDS,
    RESOURCE_IDS,
    SHOP_IDS,
    cell_name,
)
from astrarium.games.federation.components.language import CHOICE_IDS, Effect
from astrarium.games.federation.effects.acting import spy
from astrarium.games.federation.effects.choosing import offered
from astrarium.games.federation.effects.gaining import keep
from astrarium.games.federation.effects.kind import resolve
from astrarium.games.federation.gains import convertible, empty_missions, put_marker
from astrarium.games.federation.kept_back import conversions
from astrarium.games.federation.medals import lacking, take_medal
from astrarium.games.federation.payment import price
from astrarium.games.federation.planets import six_moons
from astrarium.games.federation.planets.arratuin import disc_shops, put_disc
from astrarium.games.federation.planets.neo import arrive
from astrarium.games.federation.projects import advance, choosable
from astrarium.games.federation.senate import copyable_actions
from astrarium.games.federation.state.state import State
from astrarium.games.federation.verbs import MOON, FederationAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class ChooseEffect(OneThing):
    """One of several effects, by its word; one that would bring nothing is no choice (FD-ATA-08)."""

    verbs: tuple[str, ...] = ("choose",)

    def found(self, position: State, seat: int, step: Step) -> list[Effect]:
        """The effects on offer."""
        _, index = step.args
        return offered(position, position.seats[seat], position.parts.effects[index])

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return [effect.choice() for effect in self.found(position, seat, step)]

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-ATA-08", "no-choice", CHOICE_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        for effect in self.found(position, seat, step):
            if effect.choice() == action.args[0]:
                resolve(position, position.seats[seat], effect, events)


class Mix(Family[State]):
    """So many units of the first kind, the rest of the second (FD-ARR-05)."""

    verbs: tuple[str, ...] = ("mix",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        units = position.parts.effects[step.args[1]].amount
        return [FederationAction("mix", (first, units - first)) for first in range(units, -1, -1)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        units = position.parts.effects[step.args[1]].amount
        if sum(action.args) != units:
            return Refusal("FD-ARR-05", "other-number", "", units, sum(action.args))
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        one, two = position.parts.effects[step.args[1]].options
        position.push_effects(seat, [one] * action.args[0] + [two] * action.args[1])


class PutMarker(OneThing):
    """A mission without a marker becomes available (FD-SYM-04)."""

    verbs: tuple[str, ...] = ("marker",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return empty_missions(position.seats[seat])

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-SYM-04", "marked-already", MISSION_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        _, left = step.args
        position.push("marker", (), (seat, left - 1))
        put_marker(position.seats[seat], action.args[0], "FD-SYM-04", events)


class AdvanceProject(OneThing):
    """A project advances, one that is not funded yet or the general one (FD-SYM-03, FD-GPR-01)."""

    verbs: tuple[str, ...] = ("project",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return choosable(position)

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-GPR-01", "funded-already", PROJECT_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        _, left = step.args
        position.push("project", (), (seat, left - 1))
        advance(position, position.seats[seat], action.args[0], "FD-SYM-03", events)


class TakeMedal(OneThing):
    """A medal of a kind that the player lacks (FD-MED-08)."""

    verbs: tuple[str, ...] = ("medal",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return lacking(position, position.seats[seat])

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-MED-01", "owned-already", MEDAL_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        take_medal(position, position.seats[seat], action.args[0], "FD-MED-08", events)


class TakeIncome(OneThing):
    """The income of a production on the board, with or without an own robot (FD-SYM-02)."""

    verbs: tuple[str, ...] = ("income",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return sorted(position.productions)

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-SYM-02", "not-in-play", PRODUCTION_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        _, left = step.args
        if left > 1:
            position.push("income", (seat,), (seat, left - 1))
        production = position.parts.productions[action.args[0]]
        events.append(Event("income", seat, "FD-SYM-02", {"production": production.id}))
        position.push_effects(seat, production.income)


class Convert(Family[State]):
    """A resource turns into the next dearer one, or none does (FD-PRD-02)."""

    verbs: tuple[str, ...] = ("convert", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found = one_each("convert", conversions(position, position.seats[seat]))
        found.append(SKIP)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "skip":
            return None
        player = position.seats[seat]
        if action.args[0] not in convertible(position, player):
            return Refusal("FD-PRD-02", "not-convertible", RESOURCE_IDS[action.args[0]])
        if action.args[0] not in conversions(position, player):
            return Refusal("FD-SEN-08", "kept-back", RESOURCE_IDS[action.args[0]])
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return tried("convert")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "skip":
            return
        kind = action.args[0]
        reserve = position.seats[seat].reserve
        reserve[kind] -= 1
        reserve[kind + 1] += 1
        data = {"what": RESOURCE_IDS[kind], "into": RESOURCE_IDS[kind + 1]}
        events.append(Event("convert", seat, "FD-PRD-02", data))


class Transport(Family[State]):
    """A cell on Neo or a moon further, without any reward; or neither (FD-PRD-05)."""

    verbs: tuple[str, ...] = ("transport", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        cells = position.parts.cells
        found = one_each("transport", [cells[cell].code for cell in cells[player.miner].next])
        if player.moon < position.parts.moons:
            found += one_each("transport", [MOON])
        found.append(SKIP)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "skip":
            return None
        player = position.seats[seat]
        if action.args[0] == MOON:
            return None if player.moon < position.parts.moons else Refusal("FD-PRD-05", "at-the-end", "moon")
        target = position.parts.cell_at.get(action.args[0], -1)
        if target not in position.parts.cells[player.miner].next:
            return Refusal("FD-PRD-05", "not-adjacent", cell_name(action.args[0]))
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return one_each("transport", sorted(position.parts.cell_at))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "skip":
            return
        player = position.seats[seat]
        if action.args[0] == MOON:
            six_moons.arrive(position, player, 1, events)
            six_moons.reveal(position, player.moon + 1, events)
            return
        player.miner = position.parts.cell_at[action.args[0]]
        cell = position.parts.cells[player.miner]
        data = {"to": cell.id, "influence": cell.influence}
        events.append(Event("move", seat, "FD-PRD-05", data))
        arrive(position, player, events)


class PutDisc(OneThing):
    """A free disc into a shop of choice (FD-SP-1C3, FD-DS-06)."""

    verbs: tuple[str, ...] = ("disc",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        _, level, _ = step.args
        return disc_shops(position, position.seats[seat], level)

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-SP-1C3", "no-room", SHOP_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        _, level, bonus = step.args
        put_disc(position, position.seats[seat], action.args[0], level, bonus, events)


class KeepToken(OneThing):
    """One of the tokens on top of a stack, which only this player sees (FD-DS-02)."""

    verbs: tuple[str, ...] = ("take",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        _, strength, seen = step.args
        return sorted(set(position.stacks[strength][-seen:]))

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-DS-02", "not-there", TOKEN_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.revealed = True
        _, strength, seen = step.args
        keep(position, position.seats[seat], strength, seen, action.args[0], events)


class Spy(OneThing):
    """Another action that can be carried out, whoever stands on its spaces (FD-SPY-01, FD-SPY-02)."""

    verbs: tuple[str, ...] = ("spy",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        _, rooms = step.args
        return copyable_actions(position, position.seats[seat], rooms)

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        _, rooms = step.args
        if not position.parts.actions[number].copyable:
            return Refusal("FD-SPY-01", "not-copyable", ACTION_IDS[number])
        if number >= PLANETS and not rooms:
            return Refusal("FD-MIS-26", "not-copyable", ACTION_IDS[number])
        return Refusal("FD-SPY-05", "nothing-to-do", ACTION_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        spy(position, seat, action.args[0], events)

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        return price(position.parts.actions[action.args[0]].cost)
