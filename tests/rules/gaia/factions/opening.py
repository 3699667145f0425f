"""What a faction begins with and what its income brings, and short ways to say what lies before it."""

import astrarium
from astrarium.games.gaia.components import components as c
from tests.rules.gaia.table import AREAS, Table, table

Stock = tuple[int, int, int, int]
"""Ore, credits, knowledge, Q.I.C."""


def rival_of(faction: str) -> str:
    """A faction of another board."""
    return "taklons" if faction in ("xenos", "gleens") else "xenos"


def opening(*factions: str) -> Table:
    """The factions are dealt, by themselves or with a rival; nothing is on the map yet."""
    if len(factions) == 1:
        factions = (factions[0], rival_of(factions[0]))
    return Table(astrarium.new("gaia", len(factions), 1, {"factions": list(factions)}))


def placing(game: Table) -> list[str]:
    """Everybody places starting structures; who did, in order."""
    found: list[str] = []
    while game.asked()[1] == "place":
        found.append(game.asked()[0])
        game.play(f"{found[-1]} {game.legal(found[-1])[0]}")
    return found


def first_turn(faction: str) -> Table:
    """Starting structures lie, the faction took the booster of 2 credits, and round 1 has paid its income."""
    game = opening(faction)
    offered = ["terraform", "gaia", "mines", "labs", "stations"]
    game.state.boosters = [c.BOOSTER_IDS.index(name) for name in offered]
    while game.state.phase == "setup":
        seat = game.game.to_act[0]
        actions = game.game.legal_actions(seat)
        game.game.apply(seat, actions[0] if seat == 0 else actions[-1])
    return game


def after_income(seat: str) -> Table:
    """The next income phase has paid; the faction had nothing before and holds the booster of 2 credits."""
    faction, _, has = seat.partition(" ")
    game = table(
        f"{faction} ore=0 credits=0 knowledge=0 qic=0 {has}",
        f"{rival_of(faction)} mine@-9x0",
        boosters="terraform gaia mines",
    )
    return game.next_round()


def stock(game: Table, faction: str) -> Stock:
    """Ore, credits, knowledge and Q.I.C. of a faction."""
    player = game.seat(faction)
    return player.ore, player.credits, player.knowledge, player.qic


def gained(game: Table, faction: str, *lines: str) -> Stock:
    """Play, and tell by how much ore, credits, knowledge and Q.I.C. of a faction have changed."""
    before = stock(game, faction)
    game.play(*lines)
    after = stock(game, faction)
    return after[0] - before[0], after[1] - before[1], after[2] - before[2], after[3] - before[3]


def level(game: Table, faction: str, area: str) -> int:
    """The level of a faction in a research area."""
    return game.seat(faction).levels[AREAS[area]]
