"""Carrying effects out, one branch for each verb of the language; what needs a choice asks for it."""

from astrarium.games.federation import accreditation
from astrarium.games.federation.components import effects
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.effects import Effect
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    ARRATUIN,
    AT_ONCE,
    ATAL,
    GENERAL,
    NEO,
    NOBODY,
    PLANETS,
    SIX_MOONS,
    SPECIALIST_IDS,
)
from astrarium.games.federation.counting import count
from astrarium.games.federation.gains import (
    draw_token,
    empty_missions,
    gain,
    put_marker,
    raise_die,
    score,
    take_ships,
    take_token,
)
from astrarium.games.federation.kept_back import copies_to_spare
from astrarium.games.federation.medals import lacking, take_medal
from astrarium.games.federation.payment import is_payable, pay
from astrarium.games.federation.planets.atal import apply_at_once
from astrarium.games.federation.projects import advance, choosable
from astrarium.games.federation.senate import can_resolve, copyable_actions
from astrarium.games.federation.specialists import (
    NO_STEP,
    can_be_transported,
    convertible,
    copy_targets,
    planet_action,
    raise_pending,
    refresh_targets,
)
from astrarium.games.federation.state.player import HELD, READY, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def resolve(state: State, player: Player, effect: Effect, events: list[Event]) -> None:
    """Carry one effect out, as far as it is possible; what is impossible is lost (FD-ATA-08, FD-DS-09)."""
    op = effect.op
    seat = player.seat
    if op == effects.GAIN:
        gain(state, player, effect.gain, effect.cause, effect.rule, events)
    elif op == effects.GAIN_PER:
        times = count(state, player, effect.per)
        gain(state, player, [amount * times for amount in effect.gain], effect.cause, effect.rule, events)
    elif op == effects.VP:
        vp = effect.amount * count(state, player, effect.per)
        score(state, player, vp, effect.cause, effect.rule, events)
    elif op == effects.DEGREES:
        accreditation.advance(state, player, effect.amount, effect.rule, events)
    elif op == effects.SHIPS:
        take_ships(state, player, effect.amount, effect.rule, events)
    elif op == effects.MARKERS:
        begin_marker(state, Step("marker", (), (seat, effect.amount)), events)
    elif op == effects.ALL_MARKERS:
        for mission in empty_missions(player):
            put_marker(player, mission, effect.rule, events)
    elif op == effects.PROJECTS:
        begin_project(state, Step("project", (), (seat, effect.amount)), events)
    elif op == effects.DIE:
        raise_die(state, player, effect.amount, effect.rule, events)
    elif op == effects.DIE_MAX:
        raise_die(state, player, state.parts.die_limit, effect.rule, events)
    elif op == effects.TOKEN:
        draw_token(state, player, effect.amount - 1, effect.rule, events)
    elif op == effects.LOOK:
        begin_look(state, Step("look", (), (seat, effect.amount - 1, effect.what)), events)
    elif op == effects.ACT:
        act(state, seat, effect.what, events)
    elif op == effects.MEDAL:
        begin_medal(state, player, effect, events)
    elif op == effects.PAWN:
        take_pawn(state, player, events)
    elif op == effects.LEVEL:
        raise_level(state, player, effect, events)
    elif op == effects.PAY:
        if is_payable(player.reserve, effect.gain, 0):
            pay(state, player, effect.gain, 0, events)
    elif op == effects.SPECIAL:
        player.special = HELD
        events.append(Event("special-ambassador", seat, effect.rule, {}))
    else:
        ask(state, player, effect, events)


def ask(state: State, player: Player, effect: Effect, events: list[Event]) -> None:
    """The verbs that mostly need a choice, or that change an action which is under way."""
    op = effect.op
    seat = player.seat
    if op == effects.CHOICE:
        begin_choice(state, player, effect, events)
    elif op == effects.MIX:
        state.push("mix", (seat,), (seat, effect.index))
    elif op == effects.REFRESH:
        begin_refresh(state, Step("refresh", (), (seat, effect.amount, int(effect.optional))), events)
    elif op == effects.COPY:
        begin_copy(state, Step("copy", (), (seat, effect.amount, 0)), events)
    elif op == effects.INCOME:
        state.push("income", (seat,), (seat, effect.amount))
    elif op == effects.DISC:
        state.push("disc", (), (seat, effect.amount, effect.what))
    elif op == effects.TRANSPORT:
        begin_transport(state, player)
    elif op == effects.CONVERT:
        begin_convert(state, player)
    elif op == effects.ROBOT:
        state.push("build", (), (seat, 0, 1))
    elif op == effects.COPY_ACTION:
        begin_spying(state, Step("spy", (), (seat, effect.what)), events)
    elif op == effects.HIRE:
        raise_pending(state.agenda, "atal", effect.amount)
    else:
        assert op in (effects.EXTRA, effects.DISCOUNT)
        raise_pending(state.agenda, "", effect.amount)


def act(state: State, seat: int, action: int, events: list[Event]) -> None:
    """The action of a planet or a room, its own cost included (FD-TRN-08, FD-SPY-03)."""
    if action < PLANETS:
        begin_planet(state, seat, action)
        return
    room = state.parts.actions[action]
    player = state.seats[seat]
    if not is_payable(player.reserve, room.cost, 0):
        events.append(Event("lost", seat, "FD-SEN-08", {"what": ACTION_IDS[action]}))
        return
    state.push_effects(seat, room.effects)
    pay(state, player, room.cost, 0, events)


def begin_planet(state: State, seat: int, planet: int) -> None:
    """The action of a planet comes next, with one step, no discount, no special level."""
    if planet == NEO:
        state.push("neo", (), (seat, 1))
    elif planet == SIX_MOONS:
        state.push("moons", (), (seat, 1))
    elif planet == ATAL:
        state.push("atal", (), (seat, 0))
    elif planet == ARRATUIN:
        state.push("arratuin", (), (seat,))
    else:
        state.push("build", (), (seat, 0, 0))


def begin_transport(state: State, player: Player) -> None:
    """A step of the miner or the mage, as long as one of them can go on (FD-PRD-05)."""
    if can_be_transported(state, player):
        state.push("transport", (player.seat,), (player.seat,))


def begin_convert(state: State, player: Player) -> None:
    """A resource that can become a dearer one, if there is any (FD-PRD-02)."""
    if convertible(state, player):
        state.push("convert", (player.seat,), (player.seat,))


def begin_marker(state: State, step: Step, events: list[Event]) -> None:
    """Markers on empty missions of the player's choice; without an empty one they are lost (FD-MIS-33)."""
    seat, number = step.args
    empty = empty_missions(state.seats[seat])
    if len(empty) <= number:
        for mission in empty:
            put_marker(state.seats[seat], mission, "FD-SYM-04", events)
    elif number:
        state.push("marker", (seat,), step.args)


def begin_project(state: State, step: Step, events: list[Event]) -> None:
    """Advances of projects of the player's choice (FD-SYM-03)."""
    seat, number = step.args
    if not number:
        return
    if len(choosable(state)) > 1:
        state.push("project", (seat,), step.args)
        return
    # One at a time: what does not fit into the reserve is chosen before the next (FD-GPR-06).
    state.push("project", (), (seat, number - 1))
    advance(state, state.seats[seat], GENERAL, "FD-SYM-03", events)


def begin_look(state: State, step: Step, events: list[Event]) -> None:
    """The player sees so many tokens on top of a stack and keeps one of them (FD-DS-02)."""
    seat, strength, number = step.args
    if strength >= len(state.stacks):
        return
    tokens = state.stacks[strength][-number:]
    if not tokens:
        return
    state.revealed = True
    if len(set(tokens)) == 1:
        keep(state, state.seats[seat], strength, len(tokens), tokens[-1], events)
    else:
        state.push("look", (seat,), (seat, strength, len(tokens)))


def keep(state: State, player: Player, strength: int, number: int, token: int, events: list[Event]) -> None:
    """One token is kept, the others go back face down under the stack, known to who has seen them (FD-DS-02)."""
    stack = state.stacks[strength]
    seen = stack[-number:]
    seen.remove(token)
    del stack[-number:]
    state.stacks[strength] = seen + stack
    state.returned[strength] = player.seat if seen else NOBODY
    take_token(player, token, "stack", "FD-DS-02", events)


def begin_medal(state: State, player: Player, effect: Effect, events: list[Event]) -> None:
    """A medal of a kind, or of any kind the player lacks (FD-MED-06, FD-MED-08)."""
    if effect.what >= 0:
        take_medal(state, player, effect.what, "FD-MED-06", events)
    else:
        begin_any_medal(state, player, events)


def begin_any_medal(state: State, player: Player, events: list[Event]) -> None:
    """A medal of any kind that the player lacks (FD-MED-08)."""
    kinds = lacking(state, player)
    if len(kinds) == 1:
        take_medal(state, player, kinds[0], "FD-MED-08", events)
    elif kinds:
        state.push("medal", (player.seat,), (player.seat,))


def take_pawn(state: State, player: Player, events: list[Event]) -> None:
    """The president pawn changes hands at once (FD-ROOM-04)."""
    state.president = player.seat
    events.append(Event("pawn", player.seat, "FD-ROOM-04", {}))


def raise_level(state: State, player: Player, effect: Effect, events: list[Event]) -> None:
    """The level is higher until the end of the round or of the game (FD-ACC-06, FD-ACC-08)."""
    add_up = state.parts.readings.levels_add_up
    if effect.what == effects.ROUND:
        player.level_round = player.level_round + effect.amount if add_up else max(player.level_round, effect.amount)
    else:
        player.level_game = player.level_game + effect.amount if add_up else max(player.level_game, effect.amount)
    until = "round" if effect.what == effects.ROUND else "game"
    events.append(Event("level", player.seat, effect.rule, {"amount": effect.amount, "until": until}))


def begin_choice(state: State, player: Player, effect: Effect, events: list[Event]) -> None:
    """One of several effects; those that would bring nothing are not offered (FD-ATA-08)."""
    found = [option for option in effect.options if can_resolve(state, player, option)]
    if len(found) == 1:
        resolve(state, player, found[0], events)
    elif found:
        state.push("choose", (player.seat,), (player.seat, effect.index))


def begin_refresh(state: State, step: Step, events: list[Event]) -> None:
    """A used specialist turns face up; an income may be declined where it needs a choice (FD-EXE-02)."""
    seat, level, optional = step.args
    found = refresh_targets(state.seats[seat], level)
    if len(found) == 1 and not optional:
        refresh(state, state.seats[seat], found[0], events)
    elif found:
        state.push("refresh", (seat,), step.args)


def refresh(state: State, player: Player, specialist: int, events: list[Event]) -> None:
    """It may be used again at its own time; an immediate one is applied right away (FD-SP-1A2, FD-PRD-07)."""
    player.used[player.specialists.index(specialist)] = READY
    events.append(Event("refresh", player.seat, "FD-SP-1A2", {"specialist": SPECIALIST_IDS[specialist]}))
    if state.parts.specialists[specialist].when == AT_ONCE:
        apply_at_once(state, player, specialist)


def begin_copy(state: State, step: Step, events: list[Event]) -> None:
    """The effect of a face-up specialist; inside a planet's action one that belongs to it (FD-SP-1A3)."""
    seat = step.args[0]
    found = copy_choices(state, step, state.agenda)
    if len(found) == 1:
        copy(state, state.seats[seat], found[0], events)
    elif found:
        state.push("copy", (seat,), step.args)


def copyable(state: State, step: Step, rest: list[Step]) -> list[int]:
    """What could be copied, with the rest of the agenda below (FD-SP-1A3, FD-TRN-12)."""
    seat, most, inside = step.args
    pending = rest[-1] if inside else NO_STEP
    if state.any_moment:
        pending = planet_action(rest)
    return copy_targets(state, state.seats[seat], most, pending)


def copy_choices(state: State, step: Step, rest: list[Step]) -> list[int]:
    """What may be copied: nothing that the action of the space could not do without (FD-SEN-10)."""
    return copies_to_spare(state, state.seats[step.args[0]], copyable(state, step, rest), rest)


def copy(state: State, player: Player, specialist: int, events: list[Event]) -> None:
    """The copied token itself stays as it is (FD-SP-1A3)."""
    events.append(Event("copy", player.seat, "FD-SP-1A3", {"specialist": SPECIALIST_IDS[specialist]}))
    state.push_effects(player.seat, state.parts.specialists[specialist].effects)


def begin_spying(state: State, step: Step, events: list[Event]) -> None:
    """Another action of the player's choice among those that can be carried out (FD-SPY-01)."""
    seat, rooms = step.args
    found = copyable_actions(state, state.seats[seat], rooms)
    if not found:
        events.append(Event("lost", seat, "FD-SPY-05", {"what": "spy"}))
    elif len(found) == 1:
        spy(state, seat, found[0], events)
    else:
        state.push("spy", (seat,), step.args)


def spy(state: State, seat: int, action: int, events: list[Event]) -> None:
    """The copied action follows, at its own cost (FD-SPY-03)."""
    events.append(Event("spy", seat, "FD-SPY-01", {"action": ACTION_IDS[action]}))
    act(state, seat, action, events)


def shown_tokens(state: State, step: Step) -> list[str]:
    """The tokens that the player of a pending look sees."""
    _, strength, number = step.args
    return [TOKEN_IDS[token] for token in state.stacks[strength][-number:]]
