"""Phase I, income (GP-INC)."""

from astrarium.games.gaia import power
from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.effects import Gain
from astrarium.games.gaia.components.ids import ACADEMY_LEFT, INSTITUTE, LAB, MINE, NO_BOOSTER, STATION
from astrarium.games.gaia.counting import open_tiles
from astrarium.games.gaia.gains import gain
from astrarium.games.gaia.power import Bowl
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.event import Event


def icons(player: Player) -> list[Gain]:
    """Every income icon that the player can see (GP-INC-02, GP-INC-03)."""
    return icons_with(player, player.booster)


def lasting_icons(player: Player) -> list[Gain]:
    """The income icons that stay: all but those of the booster, which goes back at the next pass."""
    return icons_with(player, NO_BOOSTER)


def icons_with(player: Player, booster: int) -> list[Gain]:
    """The income icons, with those of some booster in the place of the player's own."""
    board = player.parts.factions[player.faction]
    found = list(board.base_income)
    for structure in (MINE, STATION, LAB):
        slots = board.slot_income[structure]
        for slot in range(player.built[structure]):
            found.extend(slots[slot])
    if player.built[ACADEMY_LEFT]:
        found.extend(board.academy_income)
    if player.built[INSTITUTE]:
        found.extend(board.institute_income)
    if booster >= 0:
        found.extend(player.parts.boosters[booster].income)
    for tile in open_tiles(player):
        found.extend(tile.income)
    for area in range(len(player.parts.tracks)):
        found.extend(player.parts.tracks[area][player.levels[area]].income)
    return found


def take_income(state: State, player: Player, events: list[Event]) -> None:
    """Every icon is taken; the owner chooses their order where it makes a difference (GP-INC-06)."""
    charges: list[int] = []
    tokens: list[int] = []
    for icon in icons(player):
        if icon.what == effects.CHARGE:
            charges.append(icon.amount)
        elif icon.what == effects.TOKENS:
            tokens.append(icon.amount)
        else:
            gain(state, player, icon.what, icon.amount, "income", "GP-INC-02", events)
    bowls = orders(power.bowl_of(player), charges, tokens)
    if len(bowls) == 1:
        lay_power(player, bowls[0], events)
    else:
        state.push("income", (player.seat,), tuple([-n for n in tokens] + charges))


def lay_power(player: Player, bowl: Bowl, events: list[Event]) -> None:
    """The player's power lies as the income left it."""
    if bowl != power.bowl_of(player):
        power.set_bowl(player, bowl)
        events.append(Event("power", player.seat, "GP-INC-06", {"bowl": list(bowl)}))


def orders(bowl: Bowl, charges: list[int], tokens: list[int]) -> list[Bowl]:
    """The different bowls that some order of the icons leads to; an icon is never split (GP-INC-07).

    Neighbouring charges add up and so do neighbouring tokens, so only how they alternate matters.
    """
    if not tokens and bowl[3] == 0:
        return power.charged(bowl, sum(charges))
    if not charges:
        return [(bowl[0] + sum(tokens), bowl[1], bowl[2], bowl[3])]
    found: list[Bowl] = []
    _order(bowl, sorted(charges), sorted(tokens), found, set())
    found.sort(reverse=True, key=_worth)
    return found


def _worth(bowl: Bowl) -> tuple[int, int, int, int]:
    return (bowl[2], bowl[1], bowl[3], bowl[0])


def _order(
    bowl: Bowl,
    charges: list[int],
    tokens: list[int],
    found: list[Bowl],
    seen: set[tuple[Bowl, tuple[int, ...], tuple[int, ...]]],
) -> None:
    key = (bowl, tuple(charges), tuple(tokens))
    if key in seen:
        return
    seen.add(key)
    if not charges and not tokens:
        found.append(bowl)
        return
    for i, amount in enumerate(charges):
        if i == 0 or charges[i - 1] != amount:
            for after in power.charged(bowl, amount):
                _order(after, charges[:i] + charges[i + 1 :], tokens, found, seen)
    for i, amount in enumerate(tokens):
        if i == 0 or tokens[i - 1] != amount:
            after = (bowl[0] + amount, bowl[1], bowl[2], bowl[3])
            _order(after, charges, tokens[:i] + tokens[i + 1 :], found, seen)
