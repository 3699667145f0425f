"""Start a Gaia project (GP-PROJ)."""

from typing import Any

from astrarium.games.gaia import power
from astrarium.games.gaia.actions.common import begin_action, not_enough, price
from astrarium.games.gaia.actions.mine import extras
from astrarium.games.gaia.actions.payment import take_tokens
from astrarium.games.gaia.building import nearest_planets, qic_for_range, range_refusal, reach
from astrarium.games.gaia.components.ids import GAIA_PROJECT, TRANSDIM
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


def project_tokens(player: Player) -> int:
    """The power tokens that a project takes; 0: none can be started (GP-PROJ-07, -08)."""
    return player.parts.tracks[GAIA_PROJECT][player.levels[GAIA_PROJECT]].project_tokens


def project_refusal(player: Player) -> Refusal | None:
    """What a project needs wherever it is: a level, a Gaiaformer, tokens (GP-PROJ-01, -07, -08)."""
    tokens = project_tokens(player)
    if tokens == 0:
        return Refusal("GP-PROJ-08", "no-project-level")
    if player.formers_ready == 0:
        return Refusal("GP-PROJ-03", "no-piece", "gaiaformer", 1, 0)
    if power.movable(player) < tokens:
        return not_enough("GP-PROJ-07", "tokens", tokens, power.movable(player))
    return None


def targets(state: State, player: Player, bonus: int, first_only: bool) -> list[Action]:
    """Every planet on which the player could start a project now; or the first one."""
    found: list[Action] = []
    if project_refusal(player) is not None:
        return found
    for planet in range(len(state.board.planets)):
        if state.kinds[planet] == TRANSDIM and planet_refusal(state, player, planet, bonus) is None:
            found.append(GaiaAction("project", (state.hex_of(planet),)))
            if first_only:
                break
    return found


def planet_refusal(state: State, player: Player, planet: int, bonus: int) -> Refusal | None:
    """Why there can be no project on a planet (GP-PROJ-01, -05)."""
    if planet < 0 or state.kinds[planet] != TRANSDIM:
        return Refusal("GP-PROJ-01", "not-transdim")
    if state.formers[planet] >= 0:
        return Refusal("GP-PROJ-01", "gaiaformer-there")
    far = reach(state, player, planet)
    if qic_for_range(player, far, bonus) > player.qic:
        return range_refusal(player, far, bonus)
    return None


class StartProject(Family[State]):
    """A Gaiaformer goes to a Transdim planet, power tokens to the Gaia area."""

    verbs: tuple[str, ...] = ("project",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return targets(position, position.seats[seat], extras(step)[1], False)

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        refusal = project_refusal(player)
        if refusal is not None:
            return refusal
        return planet_refusal(position, player, position.planet_at(action.args[0]), extras(step)[1])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        # Elsewhere than on a Transdim planet nobody would look for one.
        planets = nearest_planets(position, position.seats[seat])
        fitting = [planet for planet in planets if position.kinds[planet] == TRANSDIM]
        return [GaiaAction("project", (position.hex_of(planet),)) for planet in fitting or planets]

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        player = position.seats[seat]
        far = reach(position, player, position.planet_at(action.args[0]))
        return price(tokens=project_tokens(player), qic=qic_for_range(player, far, extras(step)[1]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        planet = position.planet_at(action.args[0])
        player.qic -= qic_for_range(player, reach(position, player, planet), extras(step)[1])
        if step.kind == "turn":
            begin_action(position, seat)
        player.formers_ready -= 1
        position.formers[planet] = seat
        events.append(Event("project", seat, "GP-PROJ-02", {"at": hexes.name(action.args[0])}))
        take_tokens(position, player, project_tokens(player), True, "GP-PROJ-07", events)
