"""Trying out, and asking why not: on a copy, written nowhere, and nothing is learnt by it."""

from itertools import pairwise

from astrarium.kernel import Game, Outcome
from astrarium.kernel import Refusal as EngineRefusal
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import Trial, Why
from astrarium.server.tables import seen_positions
from astrarium.server.tables.access import open_table
from astrarium.server.tables.actions import carry_out, carry_out_unsettled
from astrarium.server.tables.moves import check_seq
from astrarium.server.tables.timeline import Timeline
from astrarium.server.wire_play import Attempt, Refusal, Tried


def try_out(host: Host, table: str, person: Person, ask: Trial) -> Attempt:
    """What actions would do; of one that reveals or draws something the outcome is not shown."""
    with open_table(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        check_seq(host, snapshot, ask.seq)
        timeline = snapshot.game()
    carried = carry_out(timeline, seat, ask.actions)
    entries = [_tried(before, after.done[-1].text, after, seat) for before, after in pairwise(carried.path)]
    if carried.settles:
        entries.append(_tried(carried.shown, carried.settling, None, seat))
    position = seen_positions.position(carried.shown.game, seat, listing=ask.list and not carried.settles)
    return Attempt(position=position, entries=entries, settles=carried.settles)


def why_not(host: Host, table: str, person: Person, ask: Why) -> Refusal | None:
    """Why an action, or everything that a verb could mean, is not possible after what has been tried; or nothing."""
    with open_table(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        check_seq(host, snapshot, ask.seq)
        timeline = snapshot.game()
    game = carry_out_unsettled(timeline, seat, ask.actions).game
    found = game.why_not(seat, ask.action) if ask.action else _nearest(game, seat, ask.verb)
    return None if found is None else seen_positions.refusal(game, found)


def _tried(before: Timeline, text: str, after: Timeline | None, seat: int) -> Tried:
    """An action, and what came of it; of one that settles nothing did."""
    action = before.game.rules.parse(text)
    tried = Tried(
        text=str(action),
        said=before.game.describe(seat, action),
        quote=before.game.quote(seat, action),
        events=[],
        lines=[],
        outcome=Outcome(),
    )
    if after is not None:
        done = after.done[-1]
        tried.events = seen_positions.events(done, seat)
        tried.lines = after.game.tell(done.events, seat)
        tried.outcome = after.game.outcome(done.events, seat)
    return tried


def _nearest(game: Game, seat: int, verb: str) -> EngineRefusal | None:
    """The reason that is nearest to being met, of all that might be tried with a verb; none if one may be done."""
    if any(action.verb == verb for action in game.legal_actions(seat)):
        return None
    first = game.why_not(seat, verb)
    if seat not in game.to_act:
        return first
    attempts = game.rules.attempts(game.position, seat, verb)
    judged = [game.rules.why_not(game.position, seat, action) for action in attempts]
    refusals = [refusal for refusal in judged if refusal is not None]
    # A missing amount can be helped; the smaller it is, the sooner.
    not_enough = [refusal for refusal in refusals if refusal.need > refusal.have]
    if not_enough:
        return min(not_enough, key=lambda refusal: refusal.need - refusal.have)
    return refusals[0] if refusals else first
