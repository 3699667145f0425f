"""How the levels play: what each looks at, how far it plans, and how loosely it chooses."""

from math import exp
from typing import Final, final

from astrarium.games.gaia import power
from astrarium.games.gaia.actions.charging import charge_amount
from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.games.gaia.income import lasting_icons
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy.future import after, lean
from astrarium.games.gaia.strategy.lines import lines
from astrarium.games.gaia.strategy.plan import FOLLOWED, NEVER, OPTIONS, Planner, choices
from astrarium.games.gaia.strategy.value import value, visible_value
from astrarium.kernel.action import Action
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules
from astrarium.kernel.thinking import Meter, Thinker

PAID: Final[list[float]] = [0, 2, 2, 2, 1, 1, 0]
"""The points that a charge may cost, by the round; later there is less to be done with power."""
FACTIONS: Final[dict[str, float]] = {
    "terrans": 2.0,
    "lantids": -6.0,
    "xenos": 3.0,
    "gleens": -6.0,
    "taklons": -5.0,
    "ambas": 2.0,
    "hadsch_hallas": 10.0,
    "ivits": 21.0,
    "geodens": -3.0,
    "bal_taks": -5.0,
    "firaks": -7.0,
    "bescods": 2.0,
    "nevlas": -7.0,
    "itars": -2.0,
}
"""What a faction brings in the hands of a planning player, in points beside the mean of all."""
STARTS: Final = ("place", "booster")
"""Decisions before the first round that are judged by plans for it, by those who plan far."""
LOOKED_AT: Final = 10
"""A loose choice is one of so many."""
FINE: Final = 1 << 20
NODES_A_WIDTH: Final = 1300
"""A plan of a width of one takes at most about so many nodes, with what is followed into the next round."""


class Level:
    """One level's habits; a width of 0 plans no further than the turn, a looseness of 0 takes the best."""

    def __init__(
        self,
        nodes: int,
        width: int,
        further: int,
        sees_all: bool,
        pays: bool,
        taste: float,
        looseness: float,
        cap: float,
    ) -> None:
        self.nodes: int = nodes
        self.width: int = width
        # So many plans are followed into the next round.
        self.further: int = further
        self.sees_all: bool = sees_all
        self.pays: bool = pays
        # A faction is chosen loosely by its points; 0: any is as good.
        self.taste: float = taste
        self.looseness: float = looseness
        # More than this is never given away by a loose choice.
        self.cap: float = cap


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(4000, 0, 0, False, False, 0.0, 2.0, 6.0),
    "casual": Level(4000, 0, 0, True, True, 0.0, 0.7, 3.0),
    "skilled": Level(500, 2, 0, True, True, 12.0, 0.0, 0.0),
    "expert": Level(16000, 12, 8, True, True, 2.0, 0.0, 0.0),
}


@final
class GaiaThinker(Thinker):
    """Plays Gaia Project at one of the levels."""

    rules: Rules[State]
    level: Level
    going: bool

    def __init__(self, rules: Rules[State], name: str) -> None:
        self.rules = rules
        self.level = LEVELS[name]
        # Whether something may still be spent on the decision.
        self.going = True

    @property
    def nodes(self) -> int:
        return self.level.nodes

    @property
    def pace(self) -> int:
        return 20_000

    def choose(self, eyes: Perspective, rng: Rng, meter: Meter) -> Action:
        game = eyes.imagine(rng)
        assert isinstance(game.position, State)
        state = lean(game.position)
        legal = eyes.legal_actions()
        if len(legal) == 1:
            return legal[0]
        kind = state.agenda[-1].kind
        if kind == "charge":
            return self._charged(state, eyes.seat, legal)
        if kind == "faction" and self.level.taste:
            return legal[_drawn([FACTIONS[FACTION_IDS[action.args[0]]] for action in legal], self.level.taste, rng)]
        width = self._width(meter)
        found = choices(self.rules, state, eyes.seat) if width else lines(self.rules, state, eyes.seat)
        if len(found) == 1:
            return found[0][0]
        if width and (state.round or (self.level.further and kind in STARTS)):
            planner = Planner(self.rules, eyes.seat, meter, width, self.level.further, self.level.sees_all)
            worths = planner.worths(state, found)
        else:
            worths = self._one_turn(state, eyes.seat, found, meter)
        return found[self._pick(worths, rng)][0]

    def _width(self, meter: Meter) -> int:
        """How wide to plan: who may think longer than the level does looks at more plans, or begins to make some."""
        if meter.limit <= self.level.nodes:
            return self.level.width
        return max(self.level.width, meter.limit // NODES_A_WIDTH)

    def _charged(self, state: State, seat: int, legal: list[Action]) -> Action:
        """Power is taken where it costs nothing, and paid for as long as it can be spent."""
        player = state.seats[seat]
        cost = charge_amount(player, state.agenda[-1].args[0]) - 1
        if cost > (PAID[state.round] if self.level.pays else 0) or (cost > 0 and _comes_anyway(state, player)):
            return legal[-1]
        best = legal[0]
        most = float("-inf")
        for action in legal[:-1]:
            worth = value(after(self.rules, state, seat, [action]), seat)
            if worth > most:
                best, most = action, worth
        return best

    def _one_turn(self, state: State, seat: int, found: list[list[Action]], meter: Meter) -> list[float]:
        """What each line is worth when its turn is over."""
        worths: list[float] = []
        self.going = True
        for line in found:
            if worths and not self.going:
                break
            reached = after(self.rules, state, seat, line)
            worths.append(self._worth(reached, seat, FOLLOWED, state.agenda[-1].kind, meter))
        return worths

    def _worth(self, state: State, seat: int, depth: int, kind: str, meter: Meter) -> float:
        """What a position is worth once the seat has decided what still belongs to its turn."""
        self.going = meter.spend(1) and self.going
        if depth and state.round and state.agenda and seat in state.agenda[-1].seats:
            now = state.agenda[-1].kind
            if now not in ("turn", kind):
                most = NEVER
                for answer in lines(self.rules, state, seat)[:OPTIONS]:
                    reached = after(self.rules, state, seat, answer)
                    most = max(most, self._worth(reached, seat, depth - 1, kind, meter))
                    if not self.going:
                        break
                return most
        return value(state, seat) if self.level.sees_all else visible_value(state, seat)

    def _pick(self, worths: list[float], rng: Rng) -> int:
        """The best, one of equals, or by a loose level something that looks nearly as good."""
        most = max(worths)
        order = sorted(range(len(worths)), key=lambda index: -worths[index])
        if not self.level.looseness:
            equal = [index for index in order if worths[index] == most]
            return equal[rng.below(len(equal))]
        near = [index for index in order[:LOOKED_AT] if worths[index] >= most - self.level.cap]
        return near[_drawn([worths[index] for index in near], self.level.looseness, rng)]


def _drawn(worths: list[float], looseness: float, rng: Rng) -> int:
    """The place of one of some worths, the better the likelier."""
    most = max(worths)
    chances = [exp((worth - most) / looseness) for worth in worths]
    drawn = rng.below(FINE) / FINE * sum(chances)
    for index, chance in enumerate(chances):
        drawn -= chance
        if drawn < 0:
            return index
    return len(chances) - 1


def _comes_anyway(state: State, player: Player) -> bool:
    """After the pass the income of the next round may charge all there is; after the last one nothing is bought."""
    if not player.passed:
        return False
    if state.round == state.parts.rounds:
        return True
    coming = sum([icon.amount for icon in lasting_icons(player) if icon.what == effects.CHARGE])
    return coming >= power.chargeable(player)
