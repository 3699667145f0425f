"""What a player's faction can do that others cannot (GP-FAC)."""

from astrarium.games.gaia.components.ids import INSTITUTE
from astrarium.games.gaia.state.player import Player


def can(player: Player, ability: int) -> bool:
    """The player's faction has an ability: from the start, or because its institute stands."""
    board = player.parts.factions[player.faction]
    held = board.abilities | board.institute_abilities if player.built[INSTITUTE] else board.abilities
    return bool(held >> ability & 1)


def may_be_able(player: Player, ability: int) -> bool:
    """The player's faction has an ability, perhaps only with an institute that does not stand yet."""
    board = player.parts.factions[player.faction]
    return bool((board.abilities | board.institute_abilities) >> ability & 1)
