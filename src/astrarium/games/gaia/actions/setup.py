"""The decisions before the first round: factions, map, starting structures, boosters (GP-SETUP, GP-ADV)."""

from astrarium.games.gaia.automa.setup import given_faction as automa_faction
from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.components import BOOSTER_IDS
from astrarium.games.gaia.components.ids import FACTION_IDS, INSTITUTE, MINE, NO_BOOSTER
from astrarium.games.gaia.components.maps import SECTOR_IDS
from astrarium.games.gaia.counting import home
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.board import Board, Placement
from astrarium.games.gaia.map.layouts import can_be_completed, may_turn
from astrarium.games.gaia.setup import take_faction
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family, OneOf
from astrarium.kernel.step import Step


def automa_has_board(state: State, faction: int) -> bool:
    """The Automa is told to play a faction of the same colour (GP-AUTO-15)."""
    taken = automa_faction(state.options)
    return taken >= 0 and state.parts.factions[taken].board == state.parts.factions[faction].board


class ChooseFaction(Family[State]):
    """Clockwise from the first player each takes a board and a side of it (GP-SETUP-11, GP-ADV-01)."""

    verbs: tuple[str, ...] = ("faction",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found: list[Action] = []
        for faction in range(len(position.parts.factions)):
            action = GaiaAction("faction", (faction,))
            if self.refuse(position, seat, step, action) is None:
                found.append(action)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        faction = action.args[0]
        if position.switches.first_game and faction not in position.parts.first_game_factions[position.players]:
            return Refusal("GP-SETUP-11", "not-in-first-game", FACTION_IDS[faction])
        if position.automa is not None and automa_has_board(position, faction):
            return Refusal("GP-AUTO-15", "board-taken", FACTION_IDS[automa_faction(position.options)])
        for other in position.seats:
            if (
                other.faction >= 0
                and position.parts.factions[other.faction].board == position.parts.factions[faction].board
            ):
                return Refusal("GP-ADV-01", "board-taken", FACTION_IDS[other.faction])
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("faction", (faction,)) for faction in range(len(position.parts.factions))]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        take_faction(position, position.seats[seat], action.args[0], events)


class RotateSectors(Family[State]):
    """The last player may turn the sectors of a variable map, each once (GP-MAP-01, GP-MAP-08).

    In between, planets of one home type may lie side by side as long as further turns can part them. By version 1
    of the rules the map had to be legal after every turn.
    """

    verbs: tuple[str, ...] = ("rotate", "done")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        (turned,) = step.args
        done = GaiaAction("done")
        found: list[Action] = [done] if self.refuse(position, seat, step, done) is None else []
        for number, placement in enumerate(position.board.placements):
            if turned >> number & 1:
                continue
            for rotation in range(6):
                action = GaiaAction("rotate", (placement.sector, rotation))
                if self.refuse(position, seat, step, action) is None:
                    found.append(action)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "done":
            clash = position.board.clash()
            return _clash_at(position.board, position.board.planets[clash]) if clash >= 0 else None
        (turned,) = step.args
        sector, rotation = action.args
        number = _placed(position.board, sector)
        if number < 0:
            return Refusal("GP-MAP-03", "sector-not-in-play", SECTOR_IDS[sector])
        if turned >> number & 1:
            return Refusal("GP-MAP-01", "turned-already", SECTOR_IDS[sector])
        if position.board.placements[number].rotation == rotation:
            return Refusal("GP-MAP-08", "no-turn", SECTOR_IDS[sector])
        if not self.leads_on(position, step, number, rotation):
            return Refusal("GP-MAP-02", "same-type-adjacent", SECTOR_IDS[sector])
        return None

    def leads_on(self, position: State, step: Step, number: int, rotation: int) -> bool:
        """Whether a legal map can be had with a sector turned so."""
        placements = position.board.placements
        if may_turn(placements, number, rotation) and position.board.clash() < 0:
            return True
        if not position.switches.turns_together:
            return False
        (turned,) = step.args
        return can_be_completed(_placed_so(placements, number, rotation), turned | 1 << number)

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "done":
            return
        (turned,) = step.args
        sector, rotation = action.args
        number = _placed(position.board, sector)
        placements = _placed_so(position.board.placements, number, rotation)
        position.lay(Board(placements, position.board.straight))
        position.push("rotate", (seat,), (turned | 1 << number,))
        events.append(Event("rotate", seat, "GP-MAP-08", {"sector": SECTOR_IDS[sector], "rotation": rotation}))


def _placed(board: Board, sector: int) -> int:
    for number, placement in enumerate(board.placements):
        if placement.sector == sector:
            return number
    return -1


def _placed_so(placements: list[Placement], number: int, rotation: int) -> list[Placement]:
    """The same sectors, one of them turned."""
    turned = list(placements)
    old = turned[number]
    turned[number] = Placement(old.sector, old.q, old.r, rotation)
    return turned


def _clash_at(board: Board, place: int) -> Refusal:
    sector = board.placements[board.sector_at[place]].sector
    return Refusal("GP-MAP-02", "same-type-adjacent", SECTOR_IDS[sector])


class PlaceStart(Family[State]):
    """Starting mines, and the institute of the Ivits, go on planets of the home type (GP-ADV-03, -06)."""

    verbs: tuple[str, ...] = ("place",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found: list[Action] = []
        for place in position.board.planets:
            action = GaiaAction("place", (place,))
            if self.refuse(position, seat, step, action) is None:
                found.append(action)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        planet = position.planet_at(action.args[0])
        if planet < 0:
            return Refusal("GP-ADV-03", "no-planet", hexes.name(action.args[0]))
        if position.kinds[planet] != home(position.seats[seat]):
            return Refusal("GP-ADV-03", "not-home-type")
        if position.owners[planet] >= 0:
            return Refusal("GP-ADV-03", "occupied")
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("place", (place,)) for place in hexes.members(position.board.space)]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        planet = position.planet_at(action.args[0])
        institute = can(player, abilities.INSTITUTE_START)
        structure = INSTITUTE if institute else MINE
        position.owners[planet] = seat
        position.structures[planet] = structure
        player.built[structure] += 1
        player.planets.append(planet)
        data = {"at": hexes.name(action.args[0]), "institute": institute}
        events.append(Event("place", seat, "GP-ADV-03", data))


class TakeBooster(OneOf[State]):
    """From the last player backwards each takes one booster (GP-SETUP-21)."""

    verbs: tuple[str, ...] = ("booster",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return position.boosters

    def action(self, number: int) -> Action:
        return GaiaAction("booster", (number,))

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("GP-SETUP-21", "booster-not-there", BOOSTER_IDS[number])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [self.action(booster) for booster in range(len(BOOSTER_IDS))]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        booster = action.args[0]
        position.boosters.remove(booster)
        assert position.seats[seat].booster == NO_BOOSTER
        position.seats[seat].booster = booster
        events.append(Event("booster", seat, "GP-SETUP-21", {"booster": BOOSTER_IDS[booster]}))
