"""The order of play: what happens by itself between decisions (GP-ROUND, -INC, -GAIA, -ACT, -CLEAN)."""

from astrarium.games.gaia import effects, hexes
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
from astrarium.games.gaia.components import GAIA, ITARS, ROUNDS, TERRANS
from astrarium.games.gaia.counting import has_institute, is_automa
from astrarium.games.gaia.gains import gain
from astrarium.games.gaia.income import take_income
from astrarium.games.gaia.maps import lay_map, map_name
from astrarium.games.gaia.research import open_areas
from astrarium.games.gaia.scoring import score_end
from astrarium.games.gaia.setup import starting_order, take_faction
from astrarium.games.gaia.state import BRAINSTONE_IN_GAIA, Player, State
from astrarium.kernel.event import NOBODY as NO_SEAT
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def run(state: State, step: Step, events: list[Event]) -> None:
    """Carry out a step that nobody decides."""
    kind = step.kind
    args = step.args
    if kind == "offers":
        next_offer(state, events)
    elif kind == "after_action":
        closing_free_actions(state, args[0])
    elif kind == "turns":
        next_turn(state, args[0])
    elif kind == "octagon":
        octagon_effect(state, state.seats[args[0]], args[1], events)
    elif kind == "advance_if_possible":
        areas = open_areas(state, state.seats[args[0]], args[1])
        if areas:
            state.push("advance", (args[0],), (args[1], 1))
    elif kind == "lost_planet":
        if lost_planet_hexes(state, state.seats[args[0]]):
            state.push("lost", (args[0],))
    elif kind == "satellites":
        place_satellites(state, args[0], args[1], args[2], args[3], events)
    elif kind == "gain_token":
        gain(state, state.seats[args[0]], effects.TOKENS, args[1], "faction", "GP-FAC-TAK-02", events)
    elif kind == "income_phase":
        income_phase(state, events)
    elif kind == "income_of":
        take_income(state, state.seats[args[0]], events)
    elif kind == "gaia_phase":
        gaia_phase(state, events)
    elif kind == "exchange_if_possible":
        if can_exchange(state, args[0]):
            state.push("exchange", (args[0],))
    elif kind == "return_tokens":
        return_tokens(state, state.seats[args[0]], events)
    elif kind == "redeem_if_possible":
        if can_redeem(args[1]):
            state.push("redeem", (args[0],), (args[1], args[2]))
    elif kind == "action_phase":
        action_phase(state)
    elif kind == "clean_up":
        clean_up(state)
    elif kind == "round":
        begin_round(state, events)
    elif kind == "final_scoring":
        state.phase = "over"
        score_end(state, events)
    elif kind == "given_faction":
        take_faction(state, state.seats[args[0]], args[1], events)
    elif kind == "map":
        lay(state, events)
    elif kind == "starting_structures":
        starting_structures(state, events)
    elif kind == "automa_turn":
        automa_turn(state, events)
    elif kind == "automa_faction":
        take_automa_faction(state, events)
    elif kind == "automa_place":
        place_automa_mine(state, args[0], events)
    elif kind == "automa_booster":
        take_automa_booster(state, events)
    elif kind == "automa_deck":
        first_deck(state, events)
    else:
        raise AssertionError(f"nothing is known about {kind!r}")


def starting_structures(state: State, events: list[Event]) -> None:
    """Everybody's starting structures; the Automa's are known already (GP-ADV-03, GP-AUTO-24)."""
    planets = starting_planets(state, events) if state.automa is not None else []
    for seat in reversed(starting_order(state)):
        if is_automa(state, state.seats[seat]):
            state.push("automa_place", (), (planets.pop(),))
        else:
            state.push("place", (seat,))


def lay(state: State, events: list[Event]) -> None:
    """After the factions the map is laid; the last player may turn its sectors (GP-ADV-02, GP-MAP-01)."""
    switches = state.switches
    name = map_name(state.players, state.options)
    straight, turn_all = not switches.ways_on_board, not switches.inner_unturned
    state.lay(lay_map(state.players, name, switches.leave_out, state.rng, straight, turn_all))
    events.append(Event("map", NO_SEAT, "GP-MAP-01", {"code": state.board.code()}))
    if switches.rotate:
        state.push("rotate", (state.players - 1,), (0,))


def begin_round(state: State, events: list[Event]) -> None:
    """Income, Gaia phase, actions; clean-up or, after the last round, the end (GP-ROUND-01, -02)."""
    state.round += 1
    events.append(Event("round", NO_SEAT, "GP-ROUND-01", {"round": state.round}))
    if state.round < ROUNDS:
        state.push("clean_up")
    else:
        state.push("final_scoring")
        if state.switches.end_conversions:
            for seat in range(state.players - 1, -1, -1):
                state.push("after_action", (), (seat,))
    state.push("action_phase")
    state.push("gaia_phase")
    state.push("income_phase")


def income_phase(state: State, events: list[Event]) -> None:
    """Everybody receives income, in turn order (GP-INC-01, GP-INC-09)."""
    state.phase = "income"
    for seat in reversed(state.order):
        if not is_automa(state, state.seats[seat]):
            state.push("income_of", (), (seat,))


def gaia_phase(state: State, events: list[Event]) -> None:
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
        if has_institute(state.seats[seat], ITARS):
            state.push("exchange_if_possible", (), (seat,))


def return_tokens(state: State, player: Player, events: list[Event]) -> None:
    """Tokens leave the Gaia area: to area I, those of the Terrans to area II (GP-GAIA-01, -02)."""
    if player.formers_gaia:
        player.formers_ready += player.formers_gaia
        player.formers_gaia = 0
    tokens = player.gaia
    if not tokens and player.brainstone != BRAINSTONE_IN_GAIA:
        return
    player.gaia = 0
    rule = "GP-GAIA-01"
    if player.faction == TERRANS:
        player.area2 += tokens
        rule = "GP-GAIA-02"
    else:
        player.area1 += tokens
    if player.brainstone == BRAINSTONE_IN_GAIA:
        player.brainstone = 1
    events.append(Event("tokens-return", player.seat, rule, {"tokens": tokens}))
    if has_institute(player, TERRANS):
        state.push("redeem_if_possible", (), (player.seat, tokens, 0))


def action_phase(state: State) -> None:
    """Turns go round until everybody has passed (GP-ACT-01)."""
    state.phase = "actions"
    state.push("turns", (), (0,))


def next_turn(state: State, start: int) -> None:
    """The next seat in order that has not passed takes a turn (GP-ACT-04)."""
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


def closing_free_actions(state: State, seat: int) -> None:
    """Free actions are possible once more after the action, if there are any (GP-ACT-10)."""
    if any_free_action(state.seats[seat]):
        state.push("closing", (seat,))


def clean_up(state: State) -> None:
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
