"""Build a mine (GP-BUILD), also with the free steps or the range of another action."""

from typing import Any

from astrarium.games.gaia.actions.common import begin_action, price
from astrarium.games.gaia.building import build_mine, carry, mine_price, nearest_planets, qic_for_range, reach
from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.ids import GAIA, MINE, TRANSDIM
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.message import Gain, Message, name
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


def can_pay_for_any(player: Player) -> bool:
    """Without a mine and its bare price there is nothing to look for."""
    mine = player.parts.structures[MINE]
    return player.built[MINE] < mine.supply and player.ore >= mine.ore and player.credits >= mine.credits


def targets(state: State, player: Player, free_steps: int, bonus: int, first_only: bool) -> list[Action]:
    """Every planet on which the player could build a mine now; or, to know if there is one, the first."""
    found: list[Action] = []
    if not can_pay_for_any(player):
        return found
    shares = can(player, abilities.SHARED_MINES)
    farthest = carry(player, bonus)
    for planet in range(len(state.kinds)):
        if state.kinds[planet] == TRANSDIM or (state.owners[planet] >= 0 and not shares):
            continue
        if state.formers[planet] != player.seat and reach(state, player, planet) > farthest:
            # Most of the map; no price needs to be made for it.
            continue
        if mine_price(state, player, planet, free_steps, bonus).refusal is None:
            found.append(GaiaAction("build", (state.hex_of(planet),)))
            if first_only:
                break
    return found


class BuildMine(Family[State]):
    """As the turn's action, or as the order of a power action or booster, whose steps and range it uses."""

    verbs: tuple[str, ...] = ("build",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        free_steps, bonus = extras(step)
        return targets(position, position.seats[seat], free_steps, bonus, False)

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        planet = position.planet_at(action.args[0])
        if planet < 0:
            return Refusal("GP-BUILD-03", "no-planet", hexes.name(action.args[0]))
        free_steps, bonus = extras(step)
        return mine_price(position, position.seats[seat], planet, free_steps, bonus).refusal

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        planets = nearest_planets(position, position.seats[seat])
        return [GaiaAction("build", (position.hex_of(planet),)) for planet in planets]

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        free_steps, bonus = extras(step)
        cost = mine_price(position, position.seats[seat], position.planet_at(action.args[0]), free_steps, bonus)
        return price(ore=cost.ore, credits=cost.credits, qic=cost.qic, steps=cost.steps)

    def parts(self, position: State, seat: int, step: Step, action: Action) -> list[Gain]:
        free_steps, bonus = extras(step)
        player = position.seats[seat]
        planet = position.planet_at(action.args[0])
        cost = mine_price(position, player, planet, free_steps, bonus)
        mine = position.parts.structures[MINE]
        far = qic_for_range(player, reach(position, player, planet), bonus) if cost.qic else 0
        extra = name("price", "gaia") if position.kinds[planet] == GAIA else steps_of(cost.steps, free_steps)
        parts = [
            Gain("ore", mine.ore, name("structure", "mine")),
            Gain("credits", mine.credits, name("structure", "mine")),
            Gain("ore", cost.ore - mine.ore, extra),
            Gain("qic", far, name("price", "range")),
            Gain("qic", cost.qic - far, extra),
        ]
        return [part for part in parts if part.amount]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        planet = position.planet_at(action.args[0])
        free_steps, bonus = extras(step)
        cost = mine_price(position, player, planet, free_steps, bonus)
        if step.kind == "turn":
            begin_action(position, seat)
        build_mine(position, player, planet, cost, events)


def steps_of(steps: int, free: int) -> Message:
    """Terraforming as a reason: how many steps, and how many of them are free."""
    return Message("price-steps", {"steps": steps, "free": min(steps, free)})


def extras(step: Step) -> tuple[int, int]:
    """The free steps and additional range that a decision brings along."""
    return (step.args[0], step.args[1]) if len(step.args) > 1 else (0, 0)
