"""The order of play: what happens by itself between decisions."""

from astrarium.games.federation import accreditation, turns
from astrarium.games.federation.again import ask
from astrarium.games.federation.components.ids import NOBODY
from astrarium.games.federation.executive import executive_phase, floors, incomes, upkeep
from astrarium.games.federation.laws import discard_laws, reveal_laws, vote
from astrarium.games.federation.neutral import reveal_blocks
from astrarium.games.federation.planets import arratuin, neo, six_moons
from astrarium.games.federation.planets import atal as hiring
from astrarium.games.federation.planets import e81216 as buildings
from astrarium.games.federation.projects import fund_columns
from astrarium.games.federation.resolve import begin_copy, begin_marker, begin_project, resolve
from astrarium.games.federation.scoring import score_end
from astrarium.games.federation.specialists import asks
from astrarium.games.federation.state.player import USED
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import NOBODY as NO_SEAT
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def run(state: State, step: Step, events: list[Event]) -> None:
    """Carry out a step that nobody decides."""
    kind = step.kind
    args = step.args
    if kind == "effect":
        resolve(state, state.seats[args[0]], state.parts.effects[args[1]], events)
    elif kind == "turns":
        turns.next_turn(state, args[0])
    elif kind == "begin_turn":
        turns.begin_turn(state, args[0], events)
    elif kind == "symbol":
        turns.symbol(state, state.seats[args[0]], args[1], events)
    elif kind == "act":
        turns.act_there(state, state.seats[args[0]], args[1], events)
    elif kind == "mission":
        turns.begin_mission(state, step)
    elif kind == "closing":
        turns.begin_closing(state, step)
    elif kind == "used":
        player = state.seats[args[0]]
        player.used[player.specialists.index(args[1])] = USED
    elif kind in ("neo", "dead", "moons", "token", "next_moon"):
        run_way(state, step, events)
    elif kind in ("atal", "arratuin", "shop", "disc", "build", "built", "robot"):
        run_trade(state, step, events)
    elif kind == "marker":
        begin_marker(state, step, events)
    elif kind == "project":
        begin_project(state, step, events)
    elif kind == "degrees":
        accreditation.advance(state, state.seats[args[0]], args[1], "FD-ACC-04", events)
    elif kind == "copy":
        begin_copy(state, step, events)
    else:
        run_phase(state, step, events)


def run_way(state: State, step: Step, events: list[Event]) -> None:
    """The parts of the actions on Neo and Six Moons."""
    kind = step.kind
    if kind == "neo":
        neo.begin(state, step, events)
    elif kind == "dead":
        neo.begin_dead(state, step, events)
    elif kind == "moons":
        six_moons.begin(state, step, events)
    elif kind == "token":
        six_moons.begin_token(state, step, events)
    else:
        six_moons.reveal(state, state.seats[step.args[0]].moon + 1, events)


def run_trade(state: State, step: Step, events: list[Event]) -> None:
    """The parts of the actions on Atal, Arratuin and E81216."""
    kind = step.kind
    args = step.args
    player = state.seats[args[0]]
    if kind == "atal":
        found = hiring.hireable(state, player, args[1])
        if len(found) == 1 and not asks(state, player, step):
            hiring.hire(state, player, found[0], events)
        elif found or asks(state, player, step):
            state.push("atal", (player.seat,), args)
        else:
            events.append(Event("lost", player.seat, "FD-ATA-03", {"what": "atal"}))
    elif kind == "arratuin":
        arratuin.begin(state, step, events)
    elif kind == "shop":
        arratuin.put_disc(state, player, args[1], args[2], args[3], events)
    elif kind == "disc":
        arratuin.begin_disc(state, step, events)
    elif kind == "robot":
        buildings.place_robot(state, player, args[1], events)
    elif kind == "built":
        if asks(state, player, step):
            state.push("built", (player.seat,), args)
    else:
        begin_build(state, step, events)


def begin_build(state: State, step: Step, events: list[Event]) -> None:
    """One building of the player's choice; with nothing to build the action is lost (FD-E81-06)."""
    seat, discount, free = step.args
    player = state.seats[seat]
    found = buildings.affordable(state, player, discount, free)
    helped = bool(buildings.sites(state, player)) and asks(state, player, step)
    if len(found) == 1 and not helped:
        buildings.build(state, player, found[0], discount, free, events)
    elif found or helped:
        state.push("build", (seat,), step.args)
    else:
        events.append(Event("lost", seat, "FD-E81-06", {"what": "e81216"}))


def run_phase(state: State, step: Step, events: list[Event]) -> None:
    """The parts of a round."""
    kind = step.kind
    if kind == "starting_tokens":
        # The token that nobody picked leaves the game (FD-START-05).
        state.starting = []
    elif kind == "ambassador_phase":
        state.phase = "ambassadors"
        events.append(Event("round", NO_SEAT, "FD-GEN-02", {"round": state.round}))
        state.push("executive_phase")
        state.push("turns", (), (state.first,))
    elif kind == "executive_phase":
        executive_phase(state, events)
    elif kind == "incomes":
        incomes(state, state.seats[step.args[0]])
    elif kind == "upkeep":
        upkeep(state, state.seats[step.args[0]], events)
    elif kind == "funding":
        fund_columns(state, step.args[0] if step.args else 0, events)
    elif kind == "floors":
        floors(state, events)
    elif kind == "vote":
        vote(state, events)
    elif kind == "end_of_round":
        end_of_round(state, events)
    else:
        ask(state, step, events)


def end_of_round(state: State, events: list[Event]) -> None:
    """Everything comes back; the holder of the pawn begins the next round, or the game ends (FD-EOR)."""
    turns.take_back(state)
    discard_laws(state)
    state.planet_tile = NOBODY
    state.room_tile = NOBODY
    if state.round >= state.parts.rounds:
        state.phase = "over"
        score_end(state, events)
        return
    state.round += 1
    state.first = state.president
    reveal_laws(state, events)
    reveal_blocks(state, events)
    state.push("ambassador_phase")
