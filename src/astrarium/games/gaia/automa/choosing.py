"""How the Automa chooses: tie-breakers, directional and numbered selection (GP-AUTO-30 to -36, -65, -66)."""

from astrarium.games.gaia.components.automa_parts import (
    DIRECTION_IDS,
    DOWN,
    LOWER,
    NEAR_HUMAN,
    NO_FINAL,
    NO_PREFERENCE,
    Card,
)
from astrarium.games.gaia.components.components import FINAL_IDS
from astrarium.games.gaia.components.ids import GAIA, TRANSDIM
from astrarium.games.gaia.components.maps import STEPS
from astrarium.games.gaia.counting import home
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.state import AUTOMA, HUMAN, State
from astrarium.kernel.event import Event


class Narrowing:
    """Candidates that tie-breakers thin out one after the other; every step is told."""

    def __init__(self, state: State, candidates: list[int], events: list[Event]) -> None:
        self.state: State = state
        self.left: list[int] = candidates
        self.events: list[Event] = events

    def keep_best(self, by: str, worth: list[int], rule: str) -> None:
        """Only the candidates of the smallest worth stay; with one candidate nothing is asked any more."""
        if len(self.left) < 2:
            return
        best = min(worth)
        kept = [planet for planet, value in zip(self.left, worth) if value == best]
        out = [planet for planet, value in zip(self.left, worth) if value != best]
        data = {
            "by": by,
            "value": best,
            "before": len(self.left),
            "after": len(kept),
            "left": _names(self.state, kept),
            "out": _names(self.state, out),
        }
        self.events.append(Event("automa-tie", AUTOMA, rule, data))
        self.left = kept

    def prefer(self, by: str, meets: list[bool], rule: str) -> None:
        """Candidates that meet a wish stay; where none meets it, it is passed over (GP-AUTO-66)."""
        if any(meets):
            self.keep_best(by, [0 if yes else 1 for yes in meets], rule)

    def nearest(self, by: str, rule: str) -> None:
        """The planets nearest to any planet of the human stay (GP-AUTO-36)."""
        self.keep_best(by, [to_human(self.state, planet) for planet in self.left], rule)

    def by_direction(self, card: Card) -> int:
        """The first candidate in the direction of the card's arrow (GP-AUTO-30)."""
        places = sorted([self.state.hex_of(planet) for planet in self.left])
        if card.direction != DOWN:
            places.reverse()
        rank = [places.index(self.state.hex_of(planet)) for planet in self.left]
        self.keep_best(DIRECTION_IDS[card.direction], rank, "GP-AUTO-30")
        return self.left[0]


def _names(state: State, planets: list[int]) -> list[str]:
    return [hexes.name(state.hex_of(planet)) for planet in planets]


def to_human(state: State, planet: int) -> int:
    """How far the nearest planet of the human is, shared planets and the Lost Planet included (GP-AUTO-36)."""
    return min([state.apart(planet, theirs) for theirs in state.seats[HUMAN].planets], default=0)


def steps_to(state: State, planet: int) -> int:
    """Terraforming steps from the Automa's home type; Gaia and Transdim have numbers of their own (GP-AUTO-65)."""
    kind = state.kinds[planet]
    if kind == GAIA:
        return state.parts.automa.gaia_steps
    if kind == TRANSDIM:
        return state.parts.automa.transdim_steps
    return STEPS[home(state.seats[AUTOMA])][kind]


def prefer_faction(narrowing: Narrowing, preference: int) -> None:
    """Tie-breaker 3a: that of the faction card, in a faction action (GP-AUTO-65)."""
    state = narrowing.state
    if preference == NO_PREFERENCE:
        return
    if preference == NEAR_HUMAN:
        narrowing.nearest("near_human", "GP-AUTO-65")
    else:
        transdim = [state.kinds[planet] == TRANSDIM for planet in narrowing.left]
        narrowing.prefer("transdim", transdim, "GP-AUTO-65")


def prefer_final(narrowing: Narrowing, card: Card) -> None:
    """Tie-breaker 3b: what would help on the final scoring tile that the card names (GP-AUTO-66)."""
    if card.final == NO_FINAL:
        return
    state = narrowing.state
    tile = FINAL_IDS[state.final_tiles[1 if card.final == LOWER else 0]]
    own = state.seats[AUTOMA].planets
    sector_at = state.board.sector_at
    if tile == "sectors":
        settled = [sector_at[state.hex_of(planet)] for planet in own]
        meets = [sector_at[state.hex_of(planet)] not in settled for planet in narrowing.left]
    elif tile == "types":
        kinds = [state.kinds[planet] for planet in own]
        meets = [becomes(state, planet) not in kinds for planet in narrowing.left]
    elif tile == "gaia":
        meets = [becomes(state, planet) == GAIA for planet in narrowing.left]
    else:
        return
    narrowing.prefer("final_" + tile, meets, "GP-AUTO-66")


def becomes(state: State, planet: int) -> int:
    """The type of a planet once the Automa has built there: a Transdim planet becomes Gaia (GP-AUTO-68)."""
    kind = state.kinds[planet]
    return GAIA if kind == TRANSDIM else kind


def counted(options: list[int], card: Card) -> int:
    """Count the options from the side of the card's arrow to its number, round and round (GP-AUTO-32)."""
    place = (card.count - 1) % len(options)
    return options[place] if card.from_left else options[-1 - place]
