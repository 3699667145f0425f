"""The order of play: what happens by itself between decisions (GP-ROUND, -INC, -GAIA, -ACT, -CLEAN).

Every step that no seat decides is a function here, and ``STEPS`` at the end is the table of them. A step ``ask_x``
pushes the decision ``x`` if there is something to decide.
"""

from collections.abc import Callable
from typing import Final

from astrarium.games.gaia.actions.board import octagon_effect
from astrarium.games.gaia.actions.charging import next_offer
from astrarium.games.gaia.actions.federation import place_satellites
from astrarium.games.gaia.actions.free import any_free_action
from astrarium.games.gaia.actions.phases import can_exchange, can_redeem
from astrarium.games.gaia.actions.tech import lost_planet_hexes
from astrarium.games.gaia.automa.setup import first_deck, starting_planets
from astrarium.games.gaia.automa.setup import place as place_automa_mine
from astrarium.games.gaia.automa.setup import take_booster as take_automa_booster
from astrarium.games.gaia.automa.setup import take_faction as take_automa_faction
from astrarium.games.gaia.automa.turn import automa_turn
from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.ids import GAIA, NO_SEAT
from astrarium.games.gaia.counting import is_automa
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.gains import gain
from astrarium.games.gaia.income import take_income
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.layouts import lay_map, map_name
from astrarium.games.gaia.research import open_areas
from astrarium.games.gaia.scoring import score_end
from astrarium.games.gaia.setup import starting_order, take_faction
from astrarium.games.gaia.state.player import BRAINSTONE_IN_GAIA
from astrarium.games.gaia.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step

Args = tuple[int, ...]


def starting_structures(state: State, args: Args, events: list[Event]) -> None:
    """Everybody's starting structures; the Automa's are known already (GP-ADV-03, GP-AUTO-24)."""
    planets = starting_planets(state, events) if state.automa is not None else []
    for seat in reversed(starting_order(state)):
        if is_automa(state, state.seats[seat]):
            state.push("automa_place", (), (planets.pop(),))
        else:
            state.push("place", (seat,))


def lay_sectors(state: State, args: Args, events: list[Event]) -> None:
    """After the factions the map is laid; the last player may turn its sectors (GP-ADV-02, GP-MAP-01)."""
    switches = state.switches
    name = map_name(state.players, state.options)
    straight, turn_all = not switches.ways_on_board, not switches.inner_unturned
    state.lay(lay_map(state.players, name, switches.leave_out, state.rng, straight, turn_all))
    events.append(Event("map", NO_SEAT, "GP-MAP-01", {"code": state.board.code()}))
    if switches.rotate:
        state.push("rotate", (state.players - 1,), (0,))


def begin_round(state: State, args: Args, events: list[Event]) -> None:
    """Income, Gaia phase, actions; clean-up or, after the last round, the end (GP-ROUND-01, -02)."""
    state.round += 1
    events.append(Event("round", NO_SEAT, "GP-ROUND-01", {"round": state.round}))
    if state.round < state.parts.rounds:
        state.push("clean_up")
    else:
        state.push("final_scoring")
        if state.switches.end_conversions:
            for seat in range(state.players - 1, -1, -1):
                state.push("after_action", (), (seat,))
    state.push("action_phase")
    state.push("gaia_phase")
    state.push("income_phase")


def income_phase(state: State, args: Args, events: list[Event]) -> None:
    """Everybody receives income, in turn order (GP-INC-01, GP-INC-09)."""
    state.phase = "income"
    for seat in reversed(state.order):
        if not is_automa(state, state.seats[seat]):
            state.push("take_income", (), (seat,))


def gaia_phase(state: State, args: Args, events: list[Event]) -> None:
    """Transdim planets with a Gaiaformer become Gaia planets; then each gets the tokens back (GP-GAIA)."""
    state.phase = "gaia"
    for planet in range(len(state.board.planets)):
        if state.formers[planet] >= 0 and state.kinds[planet] != GAIA:
            state.kinds[planet] = GAIA
            at = hexes.name(state.hex_of(planet))
            events.append(Event("gaia-planet", state.formers[planet], "GP-GAIA-03", {"at": at}))
    for seat in reversed(state.order):
        if is_automa(state, state.seats[seat]):
            continue
        state.push("return_tokens", (), (seat,))
        if can(state.seats[seat], abilities.TOKENS_FOR_TILE):
            state.push("ask_exchange", (), (seat,))


def return_tokens(state: State, args: Args, events: list[Event]) -> None:
    """Tokens leave the Gaia area: to area I, those of the Terrans to area II (GP-GAIA-01, -02)."""
    (seat,) = args
    player = state.seats[seat]
    if player.formers_gaia:
        player.formers_ready += player.formers_gaia
        player.formers_gaia = 0
    tokens = player.gaia
    if not tokens and player.brainstone != BRAINSTONE_IN_GAIA:
        return
    player.gaia = 0
    rule = "GP-GAIA-01"
    if can(player, abilities.GAIA_TOKENS_TO_AREA2):
        player.area2 += tokens
        rule = "GP-GAIA-02"
    else:
        player.area1 += tokens
    if player.brainstone == BRAINSTONE_IN_GAIA:
        player.brainstone = 1
    events.append(Event("tokens-return", player.seat, rule, {"tokens": tokens}))
    if can(player, abilities.GAIA_TOKENS_BUY):
        state.push("ask_redeem", (), (player.seat, tokens, 0))


def action_phase(state: State, args: Args, events: list[Event]) -> None:
    """Turns go round until everybody has passed (GP-ACT-01)."""
    state.phase = "actions"
    state.push("turns", (), (0,))


def next_turn(state: State, args: Args, events: list[Event]) -> None:
    """The next seat in order that has not passed takes a turn (GP-ACT-04)."""
    (start,) = args
    seats = len(state.order)
    for i in range(seats):
        place = (start + i) % seats
        seat = state.order[place]
        if state.seats[seat].passed:
            continue
        state.push("turns", (), ((place + 1) % seats,))
        if is_automa(state, state.seats[seat]):
            state.push("automa_turn")
        else:
            state.push("turn", (seat,))
        return


def closing_free_actions(state: State, args: Args, events: list[Event]) -> None:
    """Free actions are possible once more after the action, if there are any (GP-ACT-10)."""
    (seat,) = args
    if any_free_action(state.seats[seat]):
        state.push("closing", (seat,))


def clean_up(state: State, args: Args, events: list[Event]) -> None:
    """Action tokens come back, boosters turn face up, and the next round follows (GP-CLEAN, GP-PASS-05)."""
    state.board_used = 0
    for player in state.seats:
        player.used = 0
        player.passed = False
    if state.switches.passing_order:
        state.order = list(state.passed_order)
    else:
        first = state.first_player
        seats = len(state.seats)
        state.order = [(first + i) % seats for i in range(seats)]
    state.passed_order = []
    state.push("round")


def final_scoring(state: State, args: Args, events: list[Event]) -> None:
    """The last round is over (GP-END-01)."""
    state.phase = "over"
    score_end(state, events)


def given_faction(state: State, args: Args, events: list[Event]) -> None:
    """A faction that the options name or that was drawn (GP-ADV-01)."""
    seat, faction = args
    take_faction(state, state.seats[seat], faction, events)


def automa_faction(state: State, args: Args, events: list[Event]) -> None:
    """The Automa's faction card (GP-AUTO-15)."""
    take_automa_faction(state, events)


def automa_place(state: State, args: Args, events: list[Event]) -> None:
    """A starting mine of the Automa (GP-AUTO-18)."""
    (planet,) = args
    place_automa_mine(state, planet, events)


def automa_booster(state: State, args: Args, events: list[Event]) -> None:
    """The Automa's first booster (GP-AUTO-20)."""
    take_automa_booster(state, events)


def automa_deck(state: State, args: Args, events: list[Event]) -> None:
    """The Automa's starting deck (GP-AUTO-21)."""
    first_deck(state, events)


def automas_turn(state: State, args: Args, events: list[Event]) -> None:
    """A turn of the Automa (GP-AUTO-41)."""
    automa_turn(state, events)


def income_of_seat(state: State, args: Args, events: list[Event]) -> None:
    """The income of one seat (GP-INC-02)."""
    (seat,) = args
    take_income(state, state.seats[seat], events)


def ask_exchange(state: State, args: Args, events: list[Event]) -> None:
    """Tokens of the Gaia area for a tech tile (GP-FAC-ITA-02)."""
    (seat,) = args
    if can_exchange(state, seat):
        state.push("exchange", (seat,))


def ask_redeem(state: State, args: Args, events: list[Event]) -> None:
    """Returning tokens for resources, in the order of the conversions (GP-FAC-TER-02)."""
    seat, left, first = args
    if can_redeem(state, left):
        state.push("redeem", (seat,), (left, first))


def offers(state: State, args: Args, events: list[Event]) -> None:
    """Whoever has a structure near what was built may charge power (GP-LEECH-01)."""
    next_offer(state, events)


def octagon(state: State, args: Args, events: list[Event]) -> None:
    """The effect of an action of the research board, once it is paid (GP-BOARD-02)."""
    seat, number = args
    octagon_effect(state, state.seats[seat], number, events)


def ask_advance(state: State, args: Args, events: list[Event]) -> None:
    """The advance that comes with a tech tile (GP-TECH-03)."""
    seat, areas = args
    if open_areas(state, state.seats[seat], areas):
        state.push("advance", (seat,), (areas, 1))


def ask_lost_planet(state: State, args: Args, events: list[Event]) -> None:
    """The Lost Planet, if there is a hex for it (GP-TRACK-12)."""
    (seat,) = args
    if lost_planet_hexes(state, state.seats[seat]):
        state.push("lost", (seat,))


def satellites(state: State, args: Args, events: list[Event]) -> None:
    """The satellites of a federation (GP-FED-04)."""
    seat, named, placed, left = args
    place_satellites(state, seat, named, placed, left, events)


def gain_token(state: State, args: Args, events: list[Event]) -> None:
    """The token that comes after a charge (GP-FAC-TAK-02)."""
    seat, tokens = args
    gain(state, state.seats[seat], effects.TOKENS, tokens, "faction", "GP-FAC-TAK-02", events)


STEPS: Final[dict[str, Callable[[State, Args, list[Event]], None]]] = {
    # Before the first round.
    "given_faction": given_faction,
    "map": lay_sectors,
    "starting_structures": starting_structures,
    "automa_faction": automa_faction,
    "automa_place": automa_place,
    "automa_booster": automa_booster,
    "automa_deck": automa_deck,
    # A round.
    "round": begin_round,
    "income_phase": income_phase,
    "take_income": income_of_seat,
    "gaia_phase": gaia_phase,
    "ask_exchange": ask_exchange,
    "return_tokens": return_tokens,
    "ask_redeem": ask_redeem,
    "action_phase": action_phase,
    "turns": next_turn,
    "automa_turn": automas_turn,
    "after_action": closing_free_actions,
    "clean_up": clean_up,
    "final_scoring": final_scoring,
    # What is left of an action.
    "offers": offers,
    "octagon": octagon,
    "ask_advance": ask_advance,
    "ask_lost_planet": ask_lost_planet,
    "satellites": satellites,
    "gain_token": gain_token,
}


def run(state: State, step: Step, events: list[Event]) -> None:
    """Carry out a step that nobody decides."""
    STEPS[step.kind](state, step.args, events)
