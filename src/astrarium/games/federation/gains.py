"""Gaining: points with their causes, resources with their limits, ships, dice, markers and tokens."""

from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import GOLD, MISSION_IDS, MISSIONS, NOBODY, OCEANIUM, RESOURCE_IDS
from astrarium.games.federation.counting import crystals, ship_room
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event


def score(state: State, player: Player, vp: int, cause: str, rule: str, events: list[Event]) -> None:
    """Points come only here, each with its cause, so that the ledger adds up."""
    if vp == 0:
        return
    player.vp += vp
    player.ledger.append((state.round, cause, vp))
    events.append(Event("points", player.seat, rule, {"vp": vp, "cause": cause}))


def gain(state: State, player: Player, amounts: list[int], cause: str, rule: str, events: list[Event]) -> None:
    """Take resources; what is above a limit goes back at once (FD-RES-02 to -04).

    A discard that needs a choice is put on the agenda, so this comes last in whatever gains.
    """
    for resource in range(len(RESOURCE_IDS)):
        amount = amounts[resource]
        if amount:
            player.reserve[resource] += amount
            data = {"what": RESOURCE_IDS[resource], "amount": amount, "cause": cause}
            events.append(Event("gain", player.seat, rule, data))
    trim(state, player, events)


def gain_fitting(
    state: State, player: Player, amounts: list[int], cause: str, rule: str, events: list[Event]
) -> None:
    """Take what fits into the reserve; the rest is lost without a choice (FD-GPR-06)."""
    taken = amounts[:]
    room = state.parts.crystal_limit - crystals(player)
    for resource in range(GOLD):
        taken[resource] = max(0, min(taken[resource], room))
        room -= taken[resource]
    taken[GOLD] = min(taken[GOLD], state.parts.gold_limit - player.reserve[GOLD])
    gain(state, player, taken, cause, rule, events)


def trim(state: State, player: Player, events: list[Event]) -> None:
    """Above the limits: diamonds go back, and the owner chooses which crystals do (FD-RES-04)."""
    surplus = player.reserve[GOLD] - state.parts.gold_limit
    if surplus > 0:
        discard(player, GOLD, surplus, events)
    surplus = crystals(player) - state.parts.crystal_limit
    if surplus <= 0:
        return
    kinds = [kind for kind in range(GOLD) if player.reserve[kind]]
    if len(kinds) == 1:
        discard(player, kinds[0], surplus, events)
    else:
        state.push("discard", (), (player.seat,))


def discard(player: Player, what: int, amount: int, events: list[Event]) -> None:
    """Resources go back to the supply."""
    player.reserve[what] -= amount
    data = {"what": RESOURCE_IDS[what], "amount": amount}
    events.append(Event("discard", player.seat, "FD-RES-04", data))


def take_ships(state: State, player: Player, number: int, rule: str, events: list[Event]) -> None:
    """Ships go from the supply into the hangar as far as they fit (FD-SETP-03, FD-ROOM-02)."""
    taken = min(number, ship_room(state, player))
    if taken <= 0:
        return
    player.supply -= taken
    player.hangar += taken
    events.append(Event("ships", player.seat, rule, {"ships": taken}))


def raise_die(state: State, player: Player, amount: int, rule: str, events: list[Event]) -> None:
    """The die comes at a value, or rises by it, up to its highest (FD-DIE-01, FD-DIE-03, FD-DIE-07)."""
    value = min(state.parts.die_limit, player.die + amount)
    if value == player.die:
        return
    player.die = value
    events.append(Event("die", player.seat, rule, {"value": value}))


def put_marker(player: Player, mission: int, rule: str, events: list[Event]) -> None:
    """A mission becomes available for the rest of the game (FD-MIS-03, FD-MIS-09)."""
    if player.markers >> mission & 1:
        return
    player.markers |= 1 << mission
    events.append(Event("marker", player.seat, rule, {"mission": MISSION_IDS[mission]}))


def empty_missions(player: Player) -> list[int]:
    """Missions without a marker."""
    return [mission for mission in range(MISSIONS) if not player.markers >> mission & 1]


def take_token(player: Player, token: int, origin: str, rule: str, events: list[Event]) -> None:
    """An alteration token comes above the personal board, open (FD-ALT-02, FD-GEN-08)."""
    player.tokens.append(token)
    player.tokens.sort()
    events.append(Event("token", player.seat, rule, {"token": TOKEN_IDS[token], "from": origin}))


def draw_token(state: State, player: Player, strength: int, rule: str, events: list[Event]) -> None:
    """A token is drawn blind from the stack of a strength; an empty stack gives nothing (FD-ALT-08)."""
    if strength >= len(state.stacks):
        return
    # What somebody looks at and has not chosen from yet is not drawn.
    held = sum([step.args[2] for step in state.agenda if step.kind == "look" and step.args[1] == strength])
    place = len(state.stacks[strength]) - held - 1
    if place < 0:
        return
    state.revealed = True
    token = state.stacks[strength].pop(place)
    if place == 0:
        state.returned[strength] = NOBODY
    take_token(player, token, "stack", rule, events)


def convertible(state: State, player: Player) -> list[int]:
    """Resources that could turn into the next dearer one within the limits (FD-PRD-02)."""
    found = [kind for kind in range(OCEANIUM) if player.reserve[kind]]
    if player.reserve[OCEANIUM] and player.reserve[GOLD] < state.parts.gold_limit:
        found.append(OCEANIUM)
    return found
