"""What must hold in every position: nothing appears, nothing is lost, everything adds up."""

from typing import Any, Final

from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    AMBASSADORS,
    COVER,
    GENERAL,
    GOLD,
    LEVELS,
    MEDAL_IDS,
    NOBODY,
    NONE,
    OUTER,
    PLANETS,
    SPACES,
    SPECIAL,
    SPY,
    TOKENS_EACH,
    TYPES,
    character,
)
from astrarium.games.federation.counting import crystals, robots_left
from astrarium.games.federation.kept_back import can_go_on
from astrarium.games.federation.projects import length
from astrarium.games.federation.state.player import HELD, IN_USE, NO_SPECIAL, PLACED, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.rng import Rng

SHY: Final = ("skip", "end", "keep", "discard")
"""Verbs that a busy random player avoids, so that random games reach full boards."""

SPECIALISTS_IN_PLAY: Final = TYPES * (TOKENS_EACH * (LEVELS - 1) + 1)
"""All of levels 1 and 2, and one of each colour of level 3 (FD-ATA-09)."""

CORRECTIONS: Final = (
    "",
    "",
    "",
    '[senate.placement]\nrequires_effect = false\n[atal.rules]\nprerequisite = "previous"\n',
    "[missions.completion]\nwithout_effect = false\n[e81216.buildings]\nmegastructures = 2\n"
    "[accreditation.bonuses]\nadd_up = false\n[atal.rules]\nreveal_next = false\n",
)
"""Texts for the option "data"; most games are played without one."""


def sample_options(players: int, rng: Rng) -> dict[str, Any]:
    """Corrections that random games should see besides the usual data."""
    return {"data": CORRECTIONS[rng.below(len(CORRECTIONS))]}


def check(position: State) -> list[str]:
    """What is wrong with a position; nothing, if the engine is right."""
    wrong: list[str] = []
    for player in position.seats:
        wrong += [f"seat {player.seat}: {text}" for text in _check_player(position, player)]
    wrong += _check_costs(position)
    return wrong + _check_senate(position) + _check_supplies(position) + _check_projects(position)


def _check_player(state: State, player: Player) -> list[str]:
    parts = state.parts
    wrong: list[str] = []
    # Only while a discard is being chosen there may be too many crystals.
    discarding = any(step.kind == "discard" and step.args[0] == player.seat for step in state.agenda)
    limits = [
        ("gold", player.reserve[GOLD], parts.gold_limit),
        ("ships in the hangar", player.hangar, parts.hangar_limit),
        ("the die", player.die, parts.die_limit),
        ("degree", player.degree, parts.top_degree),
        ("moon", player.moon, parts.moons),
        ("robots left", robots_left(state, player), parts.robots),
    ]
    if not discarding:
        limits.append(("crystals", crystals(player), parts.crystal_limit))
    for name, have, most in limits:
        if not 0 <= have <= most:
            wrong.append(f"{name}: {have} is outside 0 to {most}")
    if min(player.reserve) < 0 or player.supply < 0 or player.vp < 0:
        wrong.append(f"less than nothing: {player.reserve}, {player.supply} ships, {player.vp} points")
    if player.hangar + player.supply + player.completed.bit_count() != parts.ships:
        wrong.append("ships do not add up")
    if player.completed & ~player.markers:
        wrong.append("a mission is completed without a marker")
    if sum(vp for _, _, vp in player.ledger) != player.vp:
        wrong.append("the ledger does not add up to the score")
    if sum(1 for disc in player.discs if disc) > parts.discs or any(disc not in (0, 1, 2) for disc in player.discs):
        wrong.append(f"discs {player.discs}")
    kinds = [character(specialist) for specialist in player.specialists]
    if len(set(kinds)) != len(kinds) or len(kinds) != len(player.used):
        wrong.append(f"specialists {player.specialists} lying {player.used}")
    if IN_USE in player.used and not any(step.kind == "used" for step in state.agenda):
        wrong.append("a specialist is in use for ever")
    if player.deep >= 0 and not player.looked:
        wrong.append("a deep-space tile that was not chosen")
    return wrong + _check_ambassadors(state, player)


def _check_ambassadors(state: State, player: Player) -> list[str]:
    wrong: list[str] = []
    placed = list(player.outer)
    for space in range(SPACES):
        if state.owners[space] == player.seat:
            placed.append(state.ambassadors[space])
    if sum(1 << ambassador for ambassador in placed) != player.placed or len(set(placed)) != len(placed):
        wrong.append(f"ambassadors {placed} placed, not {player.placed:b}")
    if player.placed >> SPECIAL & 1 and player.special != PLACED:
        wrong.append("a special ambassador from nowhere")
    if player.special in (NO_SPECIAL, HELD) and player.placed >> AMBASSADORS:
        wrong.append("the special ambassador is in two places")
    if player.die_at >= 0 and (not player.die or state.owners[player.die_at] != player.seat):
        wrong.append("the die lies on a strange space")
    return wrong


def _check_costs(state: State) -> list[str]:
    """Whoever stands on a room's space and has not paid for it yet still can (FD-SEN-08)."""
    for step in state.agenda:
        if step.kind == "act" and step.args[1] != OUTER:
            action = state.parts.space_actions[step.args[1]]
            if PLANETS <= action < SPY and not can_go_on(state, state.seats[step.args[0]], state.agenda):
                return [f"the cost of {ACTION_IDS[action]} has been spent"] if state.kept_back else []
    return []


def _check_senate(state: State) -> list[str]:
    wrong: list[str] = []
    choosing = any(step.kind == "cover" for step in state.agenda)
    for space in range(SPACES):
        owner = state.owners[space]
        if (owner >= 0) != (state.ambassadors[space] != NOBODY):
            wrong.append(f"space {space}: ambassador {state.ambassadors[space]} of {owner}")
        covered = state.covers[space] != NONE
        if covered != (owner >= 0 and state.sides[space] == COVER) and not choosing:
            wrong.append(f"space {space}: token {state.covers[space]} on side {state.sides[space]}")
    return wrong


def _check_supplies(state: State) -> list[str]:
    wrong: list[str] = []
    tokens = [0] * len(state.parts.tokens)
    piles = [*state.moons, *state.stacks, state.gone, [cover for cover in state.covers if cover >= 0]]
    for player in state.seats:
        piles += [player.tokens, [cover for cover in player.outer_covers if cover >= 0]]
    for pile in piles:
        for token in pile:
            tokens[token] += 1
    for kind in state.parts.tokens:
        if tokens[kind.index] != kind.copies:
            wrong.append(f"{tokens[kind.index]} alteration tokens {kind.id}")
    asteroids = [token for token in state.asteroids if token != NONE]
    dead = list(state.dead)
    specialists = [specialist for stack in state.atal for specialist in stack]
    for player in state.seats:
        asteroids += player.asteroids
        dead += player.dead
        specialists += player.specialists
    for name, things, number in (
        ("asteroids", asteroids, len(state.parts.asteroid_cells)),
        ("dead asteroids", dead, state.parts.dead_in_play),
        ("specialists", specialists, SPECIALISTS_IN_PLAY),
    ):
        if len(set(things)) != len(things) or len(things) != number:
            wrong.append(f"{name} {sorted(things)}")
    for medal in range(len(MEDAL_IDS)):
        left = len(state.planet_medals[medal]) if medal < PLANETS else state.medals_left[medal - PLANETS]
        held = sum(player.medals >> medal & 1 for player in state.seats)
        if left + held != state.players:
            wrong.append(f"{left} medals {MEDAL_IDS[medal]} are left and {held} taken")
    taken = [player.deep for player in state.seats if player.deep >= 0]
    tiles = taken + state.deep_space
    if len(set(tiles)) != len(tiles) or len(tiles) != state.players + state.parts.deep_space_beyond:
        wrong.append(f"deep-space tiles {tiles}")
    return wrong


def _check_projects(state: State) -> list[str]:
    wrong: list[str] = []
    for project, at in enumerate(state.projects):
        if not 0 <= at <= length(state, project):
            wrong.append(f"project {project} stands at {at}")
    given = sum(player.contributions for player in state.seats)
    if state.projects[GENERAL] != min(given, length(state, GENERAL)):
        wrong.append(f"{given} contributions, but the general project stands at {state.projects[GENERAL]}")
    for mega, robots in enumerate(state.mega_robots):
        owners = [player.seat for player in state.seats if player.megas >> mega & 1]
        if sorted(robots) != owners or len(robots) > len(state.parts.megas[mega].multipliers):
            wrong.append(f"robots {robots} on megastructure {mega}")
    for wing in range(2):
        laws = state.law_stacks[wing] + state.law_discards[wing]
        laws = laws + [law for law in (state.laws[wing], state.next_laws[wing]) if law != NONE]
        if sorted(laws) != list(range(PLANETS)):
            wrong.append(f"laws {laws}")
    return wrong
