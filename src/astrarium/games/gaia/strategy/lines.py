"""Lines of play worth a look, for programs: the turn's actions, and those that free actions would pay for."""

from typing import Final, final

from astrarium.games.gaia import power
from astrarium.games.gaia.actions.free import (
    BURN_STONE_UP,
    BURN_TOKENS,
    burn,
    burn_refusal,
    conversion_refusal,
    convert,
)
from astrarium.games.gaia.actions.payment import TOKENS_ONLY, WITH_BRAINSTONE
from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.effects import POWER
from astrarium.games.gaia.components.pieces import FreeAction
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Rules
from astrarium.search.fewer import fewer

FREE_VERBS: Final = ("burn", "convert")
FUNDED: Final = ("build", "upgrade", "research", "power", "qic", "project")
"""What is worth being paid for by conversions."""
MOST: Final[dict[str, int]] = {"federation": 8, "build": 40, "pay": 1, "satellite": 1, "rotate": 1}
"""The most actions of a verb that are looked at; the listings begin with the sensible ones."""
ATTEMPTS: Final = 24
"""The most attempts of a verb for which money is sought: the likeliest come first."""
LONGEST: Final = 9
"""The most free actions before one action."""

# By what is missing, which resource is converted first: power costs the least, Q.I.C. hurt the most.
SOURCES: Final[dict[str, list[int]]] = {
    "credits": [POWER, effects.ORE, effects.KNOWLEDGE],
    "ore": [POWER, effects.CREDITS, effects.QIC],
    "knowledge": [POWER, effects.CREDITS, effects.TOKEN_TO_GAIA],
    "qic": [effects.GAIAFORMER_TO_GAIA, POWER, effects.CREDITS],
    "tokens": [effects.ORE],
}
RESOURCES: Final[dict[str, int]] = {
    "credits": effects.CREDITS,
    "ore": effects.ORE,
    "knowledge": effects.KNOWLEDGE,
    "qic": effects.QIC,
    "tokens": effects.TOKENS,
}


def lines(rules: Rules[State], state: State, seat: int) -> list[list[Action]]:
    """What a program should look at for the decision that a seat owes."""
    kind = state.agenda[-1].kind
    legal = rules.legal(state, seat)
    if kind == "turn":
        return turn_lines(rules, state, seat, legal)
    if kind == "closing" and not state.seats[seat].passed:
        # Whatever a conversion is good for, it is found before the action that needs it.
        return [[legal[0]]]
    return [[action] for action in fewer(legal, MOST)]


def turn_lines(rules: Rules[State], state: State, seat: int, legal: list[Action]) -> list[list[Action]]:
    """Every action of the turn; those that conversions make possible; in the last round conversions for points."""
    found = [[action] for action in fewer(legal, MOST) if action.verb not in FREE_VERBS or for_points(state, action)]
    funding = Funding(rules, state, seat)
    for verb in FUNDED:
        for action in rules.attempts(state, seat, verb)[:ATTEMPTS]:
            line = funding.line(action)
            if line:
                found.append(line)
    return found


def for_points(state: State, action: Action) -> bool:
    """In the last round power and Q.I.C. that are left over are turned into what scores."""
    if state.round < state.parts.rounds:
        return False
    return action.verb == "burn" or state.parts.free[action.args[0]].cost_what in (POWER, effects.QIC)


@final
class Funding:
    """A copy of the position in which free actions are tried out for what they pay."""

    rules: Rules[State]
    state: State
    copy: State
    seat: int

    def __init__(self, rules: Rules[State], state: State, seat: int) -> None:
        self.rules = rules
        self.state = state
        self.copy = state.clone()
        self.seat = seat

    def line(self, action: Action) -> list[Action]:
        """Free actions and then the action; nothing if it needs none of them, or cannot be paid for at all."""
        refusal = self.rules.why_not(self.state, self.seat, action)
        if refusal is None or not _missing(refusal):
            return []
        self.copy.seats[self.seat] = self.state.seats[self.seat].clone()
        self.copy.agenda = self.state.agenda[:]
        done: list[Action] = []
        while refusal is not None:
            if len(done) >= LONGEST or not self._raise(_missing(refusal), done):
                return []
            refusal = self.rules.why_not(self.copy, self.seat, action)
        done.append(action)
        return done

    def _raise(self, missing: str, done: list[Action]) -> bool:
        """One free action towards what is missing; whether there was one."""
        player = self.copy.seats[self.seat]
        if missing == "power":
            return self._burn(player, done)
        for source in SOURCES.get(missing, []):
            for free in player.parts.free:
                if free.index == 0 or free.cost_what != source or free.gain.what != RESOURCES[missing]:
                    continue
                if conversion_refusal(player, free) is None:
                    self._convert(player, free, done)
                    return True
                if source == POWER and power.spendable(player) + player.area2 // 2 >= free.cost:
                    return self._burn(player, done)
        return False

    def _burn(self, player: Player, done: list[Action]) -> bool:
        for how in (BURN_STONE_UP, BURN_TOKENS):
            if burn_refusal(player, how) is None:
                burn(player, how)
                done.append(GaiaAction("burn", (how,)))
                return True
        return False

    def _convert(self, player: Player, free: FreeAction, done: list[Action]) -> None:
        convert(self.copy, player, free, [])
        done.append(GaiaAction("convert", (free.index,)))
        if self.copy.agenda[-1].kind == "spend":
            self.copy.agenda.pop()
            with_stone = free.cost >= player.parts.brainstone_power
            power.spend(player, free.cost, with_stone)
            done.append(GaiaAction("spend", (WITH_BRAINSTONE if with_stone else TOKENS_ONLY,)))


def _missing(refusal: Refusal) -> str:
    """What would have to be raised for an action to become legal, if that is all."""
    if refusal.reason == "too-far":
        return "qic"
    return refusal.what if refusal.reason == "short" else ""
