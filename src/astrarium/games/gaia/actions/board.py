"""Power and Q.I.C. actions of the research board (GP-BOARD)."""

from typing import Any

from astrarium.games.gaia import power
from astrarium.games.gaia.actions import mine
from astrarium.games.gaia.actions.common import begin_action, not_enough, price
from astrarium.games.gaia.actions.payment import pay_power
from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.components import BOARD_IDS, TOKEN_IDS
from astrarium.games.gaia.gains import gain_all, would_gain
from astrarium.games.gaia.research import can_take_tile, offer_tech_tile
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


def octagon_refusal(state: State, player: Player, octagon: int) -> Refusal | None:
    """Why an octagon cannot be taken: used this round, too dear, or nothing would come of it (GP-BOARD)."""
    action = state.parts.board[octagon]
    if state.board_used >> octagon & 1:
        return Refusal("GP-BOARD-01", "octagon-taken", action.id)
    if power.spendable(player) < action.power:
        return not_enough("GP-BOARD-02", "power", action.power, power.spendable(player))
    if player.qic < action.qic:
        return not_enough("GP-BOARD-02", "qic", action.qic, player.qic)
    what = action.gains[0].what
    if what == effects.STEPS:
        if not mine.targets(state, player, action.gains[0].amount, 0, True):
            return Refusal("GP-BOARD-04", "no-mine-possible", action.id)
    elif what == effects.TECH_TILE:
        if not can_take_tile(state, player):
            return Refusal("GP-TECH-14", "no-tile", action.id)
    elif what == effects.RESCORE:
        if not player.tokens:
            return Refusal("GP-BOARD-06", "no-token", action.id)
        if all(rescore_refusal(state, player, token) is not None for token in player.tokens):
            return Refusal("GP-BOARD-08", "nothing-to-gain", action.id)
    elif not would_gain(state, player, action.gains):
        return Refusal("GP-BOARD-08", "nothing-to-gain", action.id)
    return None


def use_octagon(state: State, player: Player, octagon: int, events: list[Event]) -> None:
    """Mark it, pay it, carry out its effect (GP-BOARD-02)."""
    action = state.parts.board[octagon]
    state.board_used |= 1 << octagon
    begin_action(state, player.seat)
    events.append(Event("octagon", player.seat, "GP-BOARD-02", {"action": action.id}))
    # Spent power must be back in area I before the effect (GP-BOARD-08), and paying may need an answer.
    state.push("octagon", (), (player.seat, octagon))
    player.qic -= action.qic
    if action.power:
        pay_power(state, player, action.power, events)


def octagon_effect(state: State, player: Player, octagon: int, events: list[Event]) -> None:
    """What an octagon brings once it is paid (GP-BOARD-03 to -07)."""
    action = state.parts.board[octagon]
    what = action.gains[0].what
    if what == effects.STEPS:
        state.push("mine", (player.seat,), (action.gains[0].amount, 0))
    elif what == effects.TECH_TILE:
        offer_tech_tile(state, player)
    elif what == effects.RESCORE:
        state.push("rescore", (player.seat,))
    else:
        gain_all(state, player, action.gains, "board:" + action.id, "GP-BOARD-03", events)


class BoardAction(Family[State]):
    """Ten octagons, each for one player a round (GP-BOARD-01)."""

    verbs: tuple[str, ...] = ("power", "qic")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = []
        for octagon in range(len(position.parts.board)):
            if octagon_refusal(position, player, octagon) is None:
                found.append(GaiaAction(_verb(position, octagon), (octagon,)))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        octagon = action.args[0]
        if action.verb != _verb(position, octagon):
            return Refusal("GP-BOARD-02", "other-currency", BOARD_IDS[octagon])
        return octagon_refusal(position, position.seats[seat], octagon)

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction(_verb(position, octagon), (octagon,)) for octagon in range(len(position.parts.board))]

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        octagon = position.parts.board[action.args[0]]
        return price(power=octagon.power, qic=octagon.qic)

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        use_octagon(position, position.seats[seat], action.args[0], events)


def _verb(state: State, octagon: int) -> str:
    return "power" if state.parts.board[octagon].power else "qic"


def rescore_refusal(state: State, player: Player, token: int) -> Refusal | None:
    """Only a token that is owned and would bring something can be scored again (GP-BOARD-06, GP-BOARD-08)."""
    if token not in player.tokens:
        return Refusal("GP-BOARD-06", "token-not-owned", TOKEN_IDS[token])
    if not would_gain(state, player, state.parts.tokens[token].gains):
        return Refusal("GP-BOARD-08", "nothing-to-gain", TOKEN_IDS[token])
    return None


class Rescore(Family[State]):
    """Gain once more what one of your federation tokens shows (GP-BOARD-06)."""

    verbs: tuple[str, ...] = ("rescore",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        return [
            GaiaAction("rescore", (token,))
            for token in sorted(set(player.tokens))
            if rescore_refusal(position, player, token) is None
        ]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return rescore_refusal(position, position.seats[seat], action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("rescore", (token,)) for token in range(len(position.parts.tokens))]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        token = position.parts.tokens[action.args[0]]
        events.append(Event("rescore", seat, "GP-BOARD-06", {"token": token.id}))
        gain_all(position, position.seats[seat], token.gains, "rescore:" + token.id, "GP-BOARD-06", events)
