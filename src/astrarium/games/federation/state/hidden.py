"""What lies face down, redrawn among all that a seat cannot exclude (FD-GEN-08)."""

from astrarium.games.federation.components.ids import ASTEROID_IDS, DEAD_IDS, DEEP_IDS, NONE
from astrarium.games.federation.state.state import CHARACTERS, State
from astrarium.kernel.rng import Rng


def redraw(state: State, seat: int, rng: Rng) -> None:
    """Every face-down stack and token anew.

    What could lie there is sorted before it is shuffled, so that nothing of the true order shows through.
    """
    _redraw_tokens(state, seat, rng)
    _redraw_asteroids(state, rng)
    _redraw_deep_space(state, seat, rng)
    for kind in range(CHARACTERS):
        _shuffle_below(state.atal[kind], int(state.atal_up >> kind & 1), rng)
    for stack in (*state.law_stacks, state.planet_tiles, state.room_tiles):
        _shuffle_below(stack, 0, rng)


def _shuffle_below(stack: list[int], known: int, rng: Rng) -> None:
    """Shuffle a stack except for its known top."""
    hidden = len(stack) - known
    if hidden > 0:
        below = sorted(stack[:hidden])
        rng.shuffle(below)
        stack[:hidden] = below


def _redraw_tokens(state: State, seat: int, rng: Rng) -> None:
    """Alteration tokens on face-down moons and in the stacks, strength by strength."""
    # Whoever has not chosen yet knows what lies on top, whatever is decided in between.
    looking = [step for step in state.agenda if step.kind == "look" and step.args[0] == seat]
    for strength in range(len(state.stacks)):
        stack = state.stacks[strength]
        bottom = 1 if state.returned[strength] == seat and stack else 0
        seen = sum([step.args[2] for step in looking if step.args[1] == strength])
        top = min(seen, len(stack) - bottom)
        moons = [
            moon
            for moon in range(len(state.moons))
            if state.parts.moon_strengths[moon] == strength and not state.moons_up >> moon & 1
        ]
        pile = stack[bottom : len(stack) - top]
        for moon in moons:
            pile.extend(state.moons[moon])
        pile.sort()
        rng.shuffle(pile)
        for moon in moons:
            state.moons[moon] = sorted([pile.pop() for _ in state.moons[moon]])
        state.stacks[strength] = stack[:bottom] + pile + stack[len(stack) - top :]


def _redraw_asteroids(state: State, rng: Rng) -> None:
    """Face-down asteroids could be any that nobody has seen."""
    seen = [token for player in state.seats for token in player.asteroids]
    down: list[int] = []
    for site, token in enumerate(state.asteroids):
        if token != NONE:
            if state.asteroids_up >> site & 1:
                seen.append(token)
            else:
                down.append(site)
    pile = [token for token in range(len(ASTEROID_IDS)) if token not in seen]
    rng.shuffle(pile)
    for site in down:
        state.asteroids[site] = pile.pop()
    if not state.dead_up:
        dead = list(range(len(DEAD_IDS)))
        rng.shuffle(dead)
        state.dead = sorted(dead[: len(state.dead)])


def _redraw_deep_space(state: State, seat: int, rng: Rng) -> None:
    """Who has looked through the deep-space tiles knows them; to others all that is not open is possible."""
    if state.seats[seat].looked:
        return
    taken = [player.deep for player in state.seats]
    pile = [tile for tile in range(len(DEEP_IDS)) if tile not in taken]
    rng.shuffle(pile)
    state.deep_space = sorted(pile[: len(state.deep_space)])
