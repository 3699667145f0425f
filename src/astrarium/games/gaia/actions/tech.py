"""Tech tiles, the advance that comes with them, the research action, and the Lost Planet."""

from typing import Any

from astrarium.games.gaia.actions.common import begin_action, not_enough, price
from astrarium.games.gaia.building import place_lost_planet, qic_for_range, range_refusal, reach_of_hex
from astrarium.games.gaia.components.ids import AREA_IDS
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.research import advance, advance_refusal, take_tile, tile_refusal
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class Research(Family[State]):
    """Pay knowledge, advance one level in any area (GP-RES-01)."""

    verbs: tuple[str, ...] = ("research",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = []
        if player.knowledge < position.parts.advance_knowledge:
            return found
        for area in range(len(AREA_IDS)):
            if advance_refusal(position, player, area) is None:
                found.append(GaiaAction("research", (area,)))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if player.knowledge < position.parts.advance_knowledge:
            return not_enough("GP-RES-01", "knowledge", position.parts.advance_knowledge, player.knowledge)
        return advance_refusal(position, player, action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("research", (area,)) for area in range(len(AREA_IDS))]

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        return price(knowledge=position.parts.advance_knowledge)

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.knowledge -= position.parts.advance_knowledge
        begin_action(position, seat)
        advance(position, player, action.args[0], events)


class TakeTech(Family[State]):
    """One standard tile of a kind not owned, or an advanced tile over a standard one (GP-TECH-01)."""

    verbs: tuple[str, ...] = ("tech",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = []
        for tile in position.tech_spaces:
            if tile not in player.tiles:
                found.append(GaiaAction("tech", (tile,)))
        if 1 not in player.green:
            return found
        for advanced in position.advanced:
            if advanced < 0:
                continue
            for covered in player.tiles:
                tile = len(position.parts.tech) + advanced
                if tile_refusal(position, player, tile, covered) is None:
                    found.append(GaiaAction("tech", (tile, covered)))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        covered = action.args[1] if len(action.args) > 1 else 0
        return tile_refusal(position, position.seats[seat], action.args[0], covered)

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        own = position.seats[seat].tiles or [0]
        found: list[Action] = [GaiaAction("tech", (tile,)) for tile in range(len(position.parts.tech))]
        found.extend(
            [
                GaiaAction("tech", (len(position.parts.tech) + tile, under))
                for tile in range(len(position.parts.advanced))
                for under in own
            ]
        )
        return found

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        covered = action.args[1] if len(action.args) > 1 else 0
        take_tile(position, position.seats[seat], action.args[0], covered, events)


class Advance(Family[State]):
    """The advance of a tech tile may be left out, that of a faction's action may not (GP-TECH-03)."""

    verbs: tuple[str, ...] = ("advance", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found: list[Action] = []
        for area in range(len(AREA_IDS)):
            action = GaiaAction("advance", (area,))
            if self.refuse(position, seat, step, action) is None:
                found.append(action)
        _, optional = step.args
        if optional:
            found.append(GaiaAction("skip"))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        areas, optional = step.args
        if action.verb == "skip":
            return None if optional else Refusal("GP-FAC-FIR-01", "must-advance")
        area = action.args[0]
        if not areas >> area & 1:
            return Refusal("GP-TECH-04", "other-area", AREA_IDS[area])
        return advance_refusal(position, position.seats[seat], area)

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("advance", (area,)) for area in range(len(AREA_IDS))]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "advance":
            advance(position, position.seats[seat], action.args[0], events)


def lost_planet_refusal(state: State, player: Player, place: int) -> Refusal | None:
    """The Lost Planet goes on an accessible hex without planet, satellite or station (GP-TRACK-12)."""
    if not state.board.space >> place & 1:
        return Refusal("GP-TRACK-12", "off-map", hexes.name(place))
    if state.board.solid >> place & 1:
        return Refusal("GP-TRACK-12", "planet-there")
    for other in state.seats:
        if (other.satellites | other.stations) >> place & 1:
            return Refusal("GP-TRACK-12", "satellite-there")
    far = reach_of_hex(state, player, place)
    if qic_for_range(player, far, 0) > player.qic:
        return range_refusal(player, far, 0)
    return None


def lost_planet_hexes(state: State, player: Player) -> list[Action]:
    """Every hex on which the player may place the Lost Planet."""
    found: list[Action] = []
    for place in hexes.members(state.board.space & ~state.board.solid):
        if lost_planet_refusal(state, player, place) is None:
            found.append(GaiaAction("lost", (place,)))
    return found


class PlaceLostPlanet(Family[State]):
    """Whoever reaches the top of Navigation places the Lost Planet at once (GP-TRACK-12, GP-TRACK-29)."""

    verbs: tuple[str, ...] = ("lost",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return lost_planet_hexes(position, position.seats[seat])

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return lost_planet_refusal(position, position.seats[seat], action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("lost", (place,)) for place in hexes.members(position.board.space)]

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        player = position.seats[seat]
        return price(qic=qic_for_range(player, reach_of_hex(position, player, action.args[0]), 0))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        place = action.args[0]
        player.qic -= qic_for_range(player, reach_of_hex(position, player, place), 0)
        place_lost_planet(position, player, place, events)
