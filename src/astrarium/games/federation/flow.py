"""The order of play: what happens by itself between decisions, as a table of steps."""

from collections.abc import Callable
from typing import Final

from astrarium.games.federation import accreditation, executive, laws, missions, turns
from astrarium.games.federation.actions.paying import begin_discard, begin_pay
from astrarium.games.federation.components.ids import NONE
from astrarium.games.federation.effects import acting, choosing, gaining, helping
from astrarium.games.federation.effects.table import BY_VERB
from astrarium.games.federation.neutral import reveal_blocks
from astrarium.games.federation.planets import arratuin, atal, e81216, neo, six_moons
from astrarium.games.federation.projects import begin_funding
from astrarium.games.federation.scoring import score_end
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import NOBODY as NO_SEAT
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def resolve_effect(state: State, step: Step, events: list[Event]) -> None:
    """An effect of a token, tile, room or mission comes to its turn."""
    seat, index = step.args
    effect = state.parts.effects[index]
    BY_VERB[effect.op].resolve(state, state.seats[seat], effect, events)


def ask_again(state: State, step: Step, events: list[Event]) -> None:
    """A decision of the seat that its first number names, anew after a specialist came between."""
    state.push(step.kind, (step.args[0],), step.args)


def set_starting_tokens_aside(state: State, step: Step, events: list[Event]) -> None:
    """The token that nobody picked leaves the game (FD-START-05)."""
    state.starting = []


def ambassador_phase(state: State, step: Step, events: list[Event]) -> None:
    """A round begins: all place their ambassadors in turn, then comes the executive phase (FD-GEN-02)."""
    state.phase = "ambassadors"
    events.append(Event("round", NO_SEAT, "FD-GEN-02", {"round": state.round}))
    state.push("executive_phase")
    state.push("turns", (), (state.first,))


def end_of_round(state: State, step: Step, events: list[Event]) -> None:
    """Everything comes back; the holder of the pawn begins the next round, or the game ends (FD-EOR)."""
    turns.take_back(state)
    laws.discard_laws(state)
    state.planet_tile = NONE
    state.room_tile = NONE
    if state.round >= state.parts.rounds:
        state.phase = "over"
        score_end(state, events)
        return
    state.round += 1
    state.first = state.president
    laws.reveal_laws(state, events)
    reveal_blocks(state, events)
    state.push("ambassador_phase")


STEPS: Final[dict[str, Callable[[State, Step, list[Event]], None]]] = {
    # The phases of a round.
    "starting_tokens": set_starting_tokens_aside,
    "ambassador_phase": ambassador_phase,
    "executive_phase": executive.executive_phase,
    "incomes": executive.incomes,
    "upkeep": executive.upkeep,
    "funding": begin_funding,
    "floors": executive.floors,
    "vote": laws.vote,
    "end_of_round": end_of_round,
    # The parts of a turn.
    "turns": turns.next_turn,
    "begin_turn": turns.begin_turn,
    "turn": ask_again,
    "cover": ask_again,
    "symbol": turns.symbol,
    "die": ask_again,
    "act": turns.act_there,
    "mission": missions.begin,
    "closing": missions.begin_closing,
    "used": turns.turn_down,
    # The actions of the planets.
    "neo": neo.begin,
    "dead": neo.begin_dead,
    "moons": six_moons.begin,
    "token": six_moons.begin_token,
    "next_moon": six_moons.begin_next,
    "atal": atal.begin,
    "arratuin": arratuin.begin,
    "shop": arratuin.begin_shop,
    "disc": arratuin.begin_disc,
    "build": e81216.begin,
    "robot": e81216.begin_robot,
    "built": e81216.begin_built,
    # Effects, and what they ask for.
    "effect": resolve_effect,
    "pay": begin_pay,
    "discard": begin_discard,
    "choose": choosing.begin_choice,
    "mix": ask_again,
    "marker": choosing.begin_marker,
    "project": choosing.begin_project,
    "medal": choosing.begin_medal,
    "income": ask_again,
    "convert": choosing.begin_convert,
    "transport": choosing.begin_transport,
    "look": gaining.begin_look,
    "degrees": accreditation.begin_degrees,
    "deep": ask_again,
    "refresh": helping.begin_refresh,
    "copy": helping.begin_copy,
    "spy": acting.begin_spying,
}


def run(state: State, step: Step, events: list[Event]) -> None:
    """Carry out a step that nobody decides."""
    STEPS[step.kind](state, step, events)
