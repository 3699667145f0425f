"""Effects with a choice: markers, projects, medals, incomes, discs, conversions, ways; one of several effects."""

from astrarium.games.federation.budget import Budget
from astrarium.games.federation.components.ids import GENERAL
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.effects.kind import EffectKind, brings, resolve
from astrarium.games.federation.gains import convertible, empty_missions, put_marker
from astrarium.games.federation.medals import lacking, lacks, take_medal
from astrarium.games.federation.planets.arratuin import disc_shops
from astrarium.games.federation.projects import advance, choosable
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


class Markers(EffectKind):
    """Mission markers on missions of choice."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_marker(state, Step("marker", (), (player.seat, effect.amount)), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return len(empty_missions(player)) > 0

    def brings_with(self, state: State, player: Player, effect: Effect, budget: Budget) -> bool:
        return budget.empty > 0


def begin_marker(state: State, step: Step, events: list[Event]) -> None:
    """Markers on empty missions of the player's choice; without an empty one they are lost (FD-MIS-33)."""
    seat, number = step.args
    empty = empty_missions(state.seats[seat])
    if len(empty) <= number:
        for mission in empty:
            put_marker(state.seats[seat], mission, "FD-SYM-04", events)
    elif number:
        state.push("marker", (seat,), step.args)


class AllMarkers(EffectKind):
    """Mission markers on all empty missions."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        for mission in empty_missions(player):
            put_marker(player, mission, effect.rule, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return len(empty_missions(player)) > 0


class Projects(EffectKind):
    """Advances of projects of choice."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_project(state, Step("project", (), (player.seat, effect.amount)), events)


def begin_project(state: State, step: Step, events: list[Event]) -> None:
    """Advances of projects of the player's choice (FD-SYM-03)."""
    seat, number = step.args
    if not number:
        return
    if len(choosable(state)) > 1:
        state.push("project", (seat,), step.args)
        return
    # One at a time: what does not fit into the reserve is chosen before the next (FD-GPR-06).
    state.push("project", (), (seat, number - 1))
    advance(state, state.seats[seat], GENERAL, "FD-SYM-03", events)


class Medal(EffectKind):
    """A medal of a kind, or of any kind the player lacks (FD-MED-06, FD-MED-08)."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        if effect.what >= 0:
            take_medal(state, player, effect.what, "FD-MED-06", events)
        else:
            begin_medal(state, Step("medal", (), (player.seat,)), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return bool(lacking(state, player)) if effect.what < 0 else lacks(state, player, effect.what)


def begin_medal(state: State, step: Step, events: list[Event]) -> None:
    """A medal of any kind that the player lacks (FD-MED-08)."""
    (seat,) = step.args
    kinds = lacking(state, state.seats[seat])
    if len(kinds) == 1:
        take_medal(state, state.seats[seat], kinds[0], "FD-MED-08", events)
    elif kinds:
        state.push("medal", (seat,), step.args)


class Income(EffectKind):
    """The income of productions of choice."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        state.push("income", (player.seat,), (player.seat, effect.amount))


class Disc(EffectKind):
    """A trade disc in a shop of choice, free."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        state.push("disc", (), (player.seat, effect.amount, effect.what))

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return bool(disc_shops(state, player, effect.amount))


class Convert(EffectKind):
    """A resource turns into the next dearer one."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_convert(state, Step("convert", (), (player.seat,)), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return bool(convertible(state, player))


def begin_convert(state: State, step: Step, events: list[Event]) -> None:
    """A resource that can become a dearer one, if there is any (FD-PRD-02)."""
    (seat,) = step.args
    if convertible(state, state.seats[seat]):
        state.push("convert", (seat,), step.args)


class Transport(EffectKind):
    """A step on Neo or Six Moons without reward."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_transport(state, Step("transport", (), (player.seat,)), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return can_be_transported(state, player)


def begin_transport(state: State, step: Step, events: list[Event]) -> None:
    """A step of the miner or the mage, as long as one of them can go on (FD-PRD-05)."""
    (seat,) = step.args
    if can_be_transported(state, state.seats[seat]):
        state.push("transport", (seat,), step.args)


def can_be_transported(state: State, player: Player) -> bool:
    """The miner or the mage is not at its end yet (FD-PRD-05)."""
    return player.miner != state.parts.last_cell or player.moon < state.parts.moons


class Choice(EffectKind):
    """One of several effects."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_choice(state, Step("choose", (), (player.seat, effect.index)), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return any(brings(state, player, option) for option in effect.options)


def begin_choice(state: State, step: Step, events: list[Event]) -> None:
    """One of several effects; those that would bring nothing are not offered (FD-ATA-08)."""
    seat, index = step.args
    player = state.seats[seat]
    found = offered(state, player, state.parts.effects[index])
    if len(found) == 1:
        resolve(state, player, found[0], events)
    elif found:
        state.push("choose", (seat,), step.args)


def offered(state: State, player: Player, effect: Effect) -> list[Effect]:
    """The alternatives of a choice that would bring something."""
    return [option for option in effect.options if brings(state, player, option)]


class Mix(EffectKind):
    """Units of two effects in any combination."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        state.push("mix", (player.seat,), (player.seat, effect.index))

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return any(brings(state, player, option) for option in effect.options)
