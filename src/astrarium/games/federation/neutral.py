"""The neutral player of games for two and three: blocked spaces and neutral votes (FD-3P, FD-2P)."""

from astrarium.games.federation.components.ids import NEUTRAL, PLANET_TILE_IDS, ROOM_TILE_IDS, SPACE_IDS
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import NOBODY as NO_SEAT
from astrarium.kernel.event import Event


def reveal_blocks(state: State, events: list[Event]) -> None:
    """A new tile of each stack blocks its spaces for the round (FD-3P-05 to -07, FD-2P-04)."""
    if state.planet_tiles:
        state.revealed = True
        state.planet_tile = state.planet_tiles.pop()
        blocked = state.parts.round_blocks[state.planet_tile]
        for space in blocked:
            _block(state, space, state.round)
        for space in state.parts.zero_blocks[state.planet_tile]:
            _block(state, space, 0)
        blocked = blocked + state.parts.zero_blocks[state.planet_tile]
        _tell(PLANET_TILE_IDS[state.planet_tile], blocked, "FD-3P-06", events)
    if state.room_tiles:
        state.revealed = True
        state.room_tile = state.room_tiles.pop()
        for space in state.parts.room_blocks[state.room_tile]:
            _block(state, space, 0)
        _tell(ROOM_TILE_IDS[state.room_tile], state.parts.room_blocks[state.room_tile], "FD-2P-04", events)


def _block(state: State, space: int, votes: int) -> None:
    state.owners[space] = NEUTRAL
    state.neutral_votes[space] = votes


def _tell(tile: str, spaces: list[int], rule: str, events: list[Event]) -> None:
    data = {"tile": tile, "spaces": [SPACE_IDS[space] for space in spaces]}
    events.append(Event("block", NO_SEAT, rule, data))
