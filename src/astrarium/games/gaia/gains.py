"""Gaining: resources with their caps, points with their causes, and what an event triggers."""

from astrarium.games.gaia import power
from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.components import ROUND_IDS, TOKEN_IDS
from astrarium.games.gaia.components.effects import Gain
from astrarium.games.gaia.components.ids import ACADEMY_RIGHT
from astrarium.games.gaia.counting import count, open_tiles
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.event import Event


def score(state: State, player: Player, vp: int, cause: str, rule: str, events: list[Event]) -> None:
    """Points come and go only here, each with its cause, so that the ledger adds up."""
    if vp == 0:
        return
    player.vp += vp
    player.ledger.append((state.round, cause, vp))
    events.append(Event("points", player.seat, rule, {"vp": vp, "cause": cause}))


def room(player: Player, what: int) -> int:
    """How much of a resource can still be taken before its cap (GP-COMP-06)."""
    if what == effects.QIC and turns_qic_into_ore(player):
        what = effects.ORE
    if what == effects.ORE:
        return player.parts.cap_ore - player.ore
    if what == effects.CREDITS:
        return player.parts.cap_credits - player.credits
    if what == effects.KNOWLEDGE:
        return player.parts.cap_knowledge - player.knowledge
    if what == effects.CHARGE:
        return power.chargeable(player)
    return 1_000


def turns_qic_into_ore(player: Player) -> bool:
    """Gleens gain ore for Q.I.C. until their right-hand academy stands (GP-FAC-GLE-01)."""
    return player.built[ACADEMY_RIGHT] == 0 and can(player, abilities.QIC_AS_ORE)


def gain(state: State, player: Player, what: int, amount: int, cause: str, rule: str, events: list[Event]) -> None:
    """Take an amount of one thing in full; what exceeds a cap is lost (GP-COMP-06, GP-POWER-09)."""
    if what == effects.VP:
        score(state, player, amount, cause, rule, events)
        return
    if what == effects.QIC and turns_qic_into_ore(player):
        what = effects.ORE
    if what == effects.CHARGE:
        charge(state, player, amount, rule, events)
        return
    taken = min(amount, room(player, what))
    if taken <= 0:
        return
    if what == effects.ORE:
        player.ore += taken
    elif what == effects.CREDITS:
        player.credits += taken
    elif what == effects.KNOWLEDGE:
        player.knowledge += taken
    elif what == effects.QIC:
        player.qic += taken
    elif what == effects.TOKENS:
        player.area1 += taken
    elif what == effects.GAIAFORMER:
        player.formers_unearned -= taken
        player.formers_ready += taken
    else:
        raise AssertionError(f"{effects.RESOURCE_IDS[what]} is not gained like a resource")
    resource = effects.RESOURCE_IDS[what]
    events.append(Event("gain", player.seat, rule, {"what": resource, "amount": taken, "cause": cause}))


def gain_all(state: State, player: Player, gains: list[Gain], cause: str, rule: str, events: list[Event]) -> None:
    """Take every icon, those worded "per ..." as often as they count now (GP-TILE-01)."""
    for icon in gains:
        gain(state, player, icon.what, icon.amount * count(state, player, icon.per), cause, rule, events)


def would_gain(state: State, player: Player, gains: list[Gain]) -> bool:
    """At least a part of one icon would really come (an action that gives nothing is no action)."""
    return any(count(state, player, icon.per) > 0 and room(player, icon.what) > 0 for icon in gains)


def charge(state: State, player: Player, units: int, rule: str, events: list[Event]) -> None:
    """Charge power; surplus units are lost (GP-POWER-03). The owner of the brainstone may have to choose."""
    units = min(units, power.chargeable(player))
    if units <= 0:
        return
    events.append(Event("charge", player.seat, rule, {"units": units}))
    bowls = power.charged(power.bowl_of(player), units)
    if len(bowls) == 1:
        power.set_bowl(player, bowls[0])
    else:
        state.push("brainstone", (player.seat,), (units,))


def trigger(state: State, player: Player, event: int, times: int, events: list[Event]) -> None:
    """Whatever scores on an event: the round's tile and uncovered tech tiles (GP-ROUND-03, GP-TILE-04)."""
    if times <= 0:
        return
    tile = state.parts.round_tiles[state.round_tiles[state.round - 1]]
    if tile.trigger == event:
        cause = "round:" + ROUND_IDS[tile.index]
        score(state, player, tile.vp * times, cause, "GP-ROUND-03", events)
    for tech in open_tiles(player):
        if tech.trigger == event:
            score(state, player, tech.trigger_vp * times, "tech:" + tech.id, "GP-TILE-04", events)


def score_pass(state: State, player: Player, events: list[Event]) -> None:
    """Pass effects of the booster and of uncovered tech tiles (GP-PASS-03)."""
    booster = state.parts.boosters[player.booster]
    gain_all(state, player, booster.on_pass, "booster:" + booster.id, "GP-PASS-03", events)
    for tech in open_tiles(player):
        gain_all(state, player, tech.on_pass, "tech:" + tech.id, "GP-PASS-03", events)


def gain_federation_token(state: State, player: Player, token: int, rule: str, events: list[Event]) -> None:
    """A federation token comes green side up with all it shows, and counts as an event (GP-FED-08, -20)."""
    player.tokens.append(token)
    player.green.append(1 if state.parts.tokens[token].flips else 0)
    events.append(Event("federation-token", player.seat, rule, {"token": TOKEN_IDS[token]}))
    trigger(state, player, effects.GAIN_FEDERATION, 1, events)
    gain_all(state, player, state.parts.tokens[token].gains, "federation:" + TOKEN_IDS[token], rule, events)


def flip_token(player: Player, events: list[Event]) -> None:
    """Turn a green token gray (GP-FED-19).

    Whether a token is green matters only for how many are, so the owner has nothing to choose.
    """
    i = player.green.index(1)
    player.green[i] = 0
    events.append(Event("flip", player.seat, "GP-FED-19", {"token": TOKEN_IDS[player.tokens[i]]}))
