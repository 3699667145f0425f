"""What an action costs, for people who are about to choose it."""

from astrarium.games.gaia.actions.charging import charge_amount
from astrarium.games.gaia.actions.mine import extras
from astrarium.games.gaia.actions.upgrade import credits_for
from astrarium.games.gaia.building import mine_price, qic_for_range, reach, reach_of_hex
from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.components import ADVANCE_KNOWLEDGE, BOARD, FREE, STRUCTURES, TRACKS
from astrarium.games.gaia.components.effects import POWER
from astrarium.games.gaia.components.ids import GAIA_PROJECT
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.federations.ground import satellites_needed
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.state import State
from astrarium.kernel.action import Action


def quote(state: State, seat: int, action: Action) -> dict[str, int]:
    """The price by resource, without what is nothing."""
    return {what: amount for what, amount in _price(state, seat, action).items() if amount}


def _price(state: State, seat: int, action: Action) -> dict[str, int]:
    player = state.seats[seat]
    step = state.agenda[-1]
    verb = action.verb
    if verb == "build":
        price = mine_price(state, player, state.planet_at(action.args[0]), *extras(step))
        return {"ore": price.ore, "credits": price.credits, "qic": price.qic, "steps": price.steps}
    if verb == "project":
        far = reach(state, player, state.planet_at(action.args[0]))
        tokens = TRACKS[GAIA_PROJECT][player.levels[GAIA_PROJECT]].project_tokens
        return {"tokens": tokens, "qic": qic_for_range(player, far, extras(step)[1])}
    if verb == "upgrade":
        planet = state.planet_at(action.args[0])
        return {
            "ore": STRUCTURES[action.args[1]].ore,
            "credits": credits_for(state, player, planet, action.args[1]),
        }
    if verb in ("station", "lost"):
        return {"qic": qic_for_range(player, reach_of_hex(state, player, action.args[0]), 0)}
    if verb == "federation":
        satellites = satellites_needed(state, player, hexes.set_of(action.args))
        return {"qic" if can(player, abilities.SATELLITES_FOR_QIC) else "tokens": satellites}
    if verb == "research":
        return {"knowledge": ADVANCE_KNOWLEDGE}
    if verb in ("power", "qic"):
        return {"power": BOARD[action.args[0]].power, "qic": BOARD[action.args[0]].qic}
    if verb == "convert":
        free = FREE[action.args[0]]
        if free.cost_what == POWER:
            return {"power": free.cost}
        return {effects.RESOURCE_IDS[free.cost_what]: free.cost} if free.cost_what <= effects.QIC else {}
    if verb == "charge":
        amount = charge_amount(player, step.args[0])
        return {"charged": amount, "vp": max(0, amount - 1)}
    return {}
