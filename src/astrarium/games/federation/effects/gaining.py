"""Effects that need no choice: resources, points, degrees, ships, die, tokens, levels, pawn."""

from astrarium.games.federation import accreditation
from astrarium.games.federation.budget import Budget, plus
from astrarium.games.federation.components import language
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import GOLD, NOBODY, PRODUCTIONS
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.counting import count, ship_room
from astrarium.games.federation.effects.kind import EffectKind
from astrarium.games.federation.gains import draw_token, gain, raise_die, score, take_ships, take_token
from astrarium.games.federation.payment import is_payable, pay
from astrarium.games.federation.planets.e81216 import affordable
from astrarium.games.federation.state.player import HELD, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


class Gain(EffectKind):
    """Resources, up to the limits of the reserve."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        gain(state, player, effect.gain, effect.cause, effect.rule, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return sum(effect.gain[:GOLD]) > 0 or player.reserve[GOLD] < state.parts.gold_limit

    def resources(self, state: State, player: Player, effect: Effect) -> list[int]:
        return effect.gain

    def fits(self, state: State, player: Player, effect: Effect, budget: Budget, bound: bool) -> bool:
        budget.reserve = plus(budget.reserve, effect.gain)
        return True


class GainPer(EffectKind):
    """A resource for each of something."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        gain(state, player, self.resources(state, player, effect), effect.cause, effect.rule, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return count(state, player, effect.per) > 0

    def resources(self, state: State, player: Player, effect: Effect) -> list[int]:
        times = count(state, player, effect.per)
        return [amount * times for amount in effect.gain]


class Points(EffectKind):
    """Points, once or for each of something."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        vp = effect.amount * count(state, player, effect.per)
        score(state, player, vp, effect.cause, effect.rule, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return count(state, player, effect.per) > 0


class Degrees(EffectKind):
    """Degrees of accreditation; above the top they are points (FD-ACC-04)."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        accreditation.advance(state, player, effect.amount, effect.rule, events)


class Ships(EffectKind):
    """Ships from the supply into the hangar."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        take_ships(state, player, effect.amount, effect.rule, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return ship_room(state, player) > 0

    def brings_with(self, state: State, player: Player, effect: Effect, budget: Budget) -> bool:
        return ship_room(state, player) > budget.ships


class Die(EffectKind):
    """The assistant die at a value, or raised by it."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        raise_die(state, player, effect.amount, effect.rule, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return player.die < state.parts.die_limit

    def brings_with(self, state: State, player: Player, effect: Effect, budget: Budget) -> bool:
        return budget.die < state.parts.die_limit


class DieMax(EffectKind):
    """The assistant die at its highest."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        raise_die(state, player, state.parts.die_limit, effect.rule, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return player.die < state.parts.die_limit


def has_token(state: State, effect: Effect) -> bool:
    """A token lies in the stack of the strength that an effect names."""
    return effect.amount <= len(state.stacks) and bool(state.stacks[effect.amount - 1])


class Token(EffectKind):
    """An alteration token from the stack of a strength."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        draw_token(state, player, effect.amount - 1, effect.rule, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return has_token(state, effect)


class Look(EffectKind):
    """An alteration token of those on top of the stack of a strength, of choice."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_look(state, Step("look", (), (player.seat, effect.amount - 1, effect.what)), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return has_token(state, effect)


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


def shown_tokens(state: State, step: Step) -> list[str]:
    """The tokens that the player of a pending look sees."""
    _, strength, number = step.args
    return [TOKEN_IDS[token] for token in state.stacks[strength][-number:]]


class Pawn(EffectKind):
    """The president pawn changes hands at once (FD-ROOM-04)."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        state.president = player.seat
        events.append(Event("pawn", player.seat, "FD-ROOM-04", {}))


class Level(EffectKind):
    """A higher level until the end of the round or of the game (FD-ACC-06, FD-ACC-08)."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        add_up = state.parts.rule_choices.levels_add_up
        before = player.level_round if effect.what == language.ROUND else player.level_game
        after = before + effect.amount if add_up else max(before, effect.amount)
        until = "game"
        if effect.what == language.ROUND:
            until = "round"
            player.level_round = after
        else:
            player.level_game = after
        events.append(Event("level", player.seat, effect.rule, {"amount": effect.amount, "until": until}))

    def changes(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        """A megastructure that can be built now may look at the level (FD-MEG-04)."""
        if pending.kind != "build":
            return False
        _, discount, free = pending.args
        for site in affordable(state, player, discount, free):
            if site >= PRODUCTIONS:
                for tile in state.mega_tiles[site - PRODUCTIONS]:
                    if state.parts.mega_tiles[tile] == language.PER_LEVEL:
                        return True
        return False


class Special(EffectKind):
    """The special ambassador."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        player.special = HELD
        events.append(Event("special-ambassador", player.seat, effect.rule, {}))


class Pay(EffectKind):
    """Resources are spent."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        if is_payable(player.reserve, effect.gain, 0):
            pay(state, player, effect.gain, 0, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return is_payable(player.reserve, effect.gain, 0)

    def fits(self, state: State, player: Player, effect: Effect, budget: Budget, bound: bool) -> bool:
        payable = budget.can_pay(effect.gain)
        budget.owe(effect.gain)
        return payable
