"""Decisions that are put once it is clear what there is to choose, or anew after a specialist came between."""

from astrarium.games.federation.counting import crystals
from astrarium.games.federation.gains import discard
from astrarium.games.federation.kept_back import crystals_to_spare, payments
from astrarium.games.federation.payment import spend
from astrarium.games.federation.resolve import (
    begin_any_medal,
    begin_choice,
    begin_convert,
    begin_look,
    begin_refresh,
    begin_spying,
    begin_transport,
)
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def ask(state: State, step: Step, events: list[Event]) -> None:
    """A decision of the seat that its first number names; what has no alternative any more is not asked."""
    kind = step.kind
    player = state.seats[step.args[0]]
    if kind == "pay":
        begin_pay(state, player, step, events)
    elif kind == "discard":
        begin_discard(state, player, step, events)
    elif kind == "choose":
        begin_choice(state, player, state.parts.effects[step.args[1]], events)
    elif kind == "refresh":
        begin_refresh(state, step, events)
    elif kind == "medal":
        begin_any_medal(state, player, events)
    elif kind == "spy":
        begin_spying(state, step, events)
    elif kind == "look":
        begin_look(state, step, events)
    elif kind == "convert":
        begin_convert(state, player)
    elif kind == "transport":
        begin_transport(state, player)
    else:
        assert kind in ("turn", "cover", "die", "mix", "income", "deep"), f"nothing is known about {kind!r}"
        state.push(kind, (player.seat,), step.args)


def begin_pay(state: State, player: Player, step: Step, events: list[Event]) -> None:
    """The payer chooses among the ways that leave enough for what is still to be paid (FD-RES-05, FD-SEN-08)."""
    found = payments(state, step, state.agenda)
    if len(found) == 1:
        spend(player, found[0], "FD-RES-05", events)
    else:
        state.push("pay", (player.seat,), step.args)


def begin_discard(state: State, player: Player, step: Step, events: list[Event]) -> None:
    """Crystals above the limit go back one by one, of the owner's choice (FD-RES-04)."""
    if crystals(player) <= state.parts.crystal_limit:
        return
    kinds = crystals_to_spare(state, player)
    if len(kinds) == 1:
        state.push("discard", (), step.args)
        discard(player, kinds[0], 1, events)
    else:
        state.push("discard", (player.seat,), step.args)
