"""Trying out, and asking why not: on a copy, written nowhere, and nothing is learnt by it."""

from itertools import pairwise
from typing import Any

from astrarium.kernel import About, Action, Beside, Game, Moments, Outcome
from astrarium.kernel import Refusal as EngineRefusal
from astrarium.kernel.refusal import NOTHING_HERE
from astrarium.server.errors import ApiError, not_found
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import Trial, Why
from astrarium.server.tables import seen_positions
from astrarium.server.tables.access import open_table
from astrarium.server.tables.actions import carry_out, carry_out_unless_revealing
from astrarium.server.tables.automatic_answers import settings_of, with_own_answers
from astrarium.server.tables.moves import check_seq
from astrarium.server.tables.timeline import Timeline
from astrarium.server.wire_play import Attempt, Refusal, Tried


def try_out(host: Host, table: str, person: Person, ask: Trial) -> Attempt:
    """What actions would do; of one that reveals or draws something the outcome is not shown."""
    with open_table(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        check_seq(host, snapshot, ask.seq)
        timeline = snapshot.game()
        settings = settings_of(snapshot)[seat]
    if ask.ahead:
        timeline = _ahead(timeline, seat)
    carried = carry_out(timeline, seat, ask.actions)
    if ask.actions:
        carried = with_own_answers(carried, settings)
    entries = [_tried(before, after.done[-1].text, after, seat) for before, after in pairwise(carried.path)]
    if ask.list:
        for answered, before in zip(entries[len(ask.actions) :], carried.path[len(ask.actions) :], strict=False):
            answered.instead = seen_positions.actions(before.game, seat)
    if carried.reveals:
        entries.append(_tried(carried.shown, carried.settling, None, seat))
    position = seen_positions.position(carried.shown.game, seat, listing=ask.list and not carried.reveals)
    return Attempt(position=position, entries=entries, reveals=carried.reveals)


def _ahead(timeline: Timeline, seat: int) -> Timeline:
    """A game of its own, in which it is the seat's turn; only the seat that plans ever sees anything of it."""
    game = timeline.game
    planned = game.rules.ahead(game.position, seat)
    if planned is None:
        raise ApiError("not-allowed", "no turn can be planned now")
    return Timeline(Moments(Game(game.rules, planned, game.seed, game.options, game.version)))


def why_not(host: Host, table: str, person: Person, ask: Why) -> Refusal | None:
    """Why an action, or everything that a verb could mean, is not possible after what has been tried; or nothing."""
    with open_table(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        check_seq(host, snapshot, ask.seq)
        timeline = snapshot.game()
    game = carry_out_unless_revealing(timeline, seat, ask.actions).game
    if ask.place:
        found = _nearest_at(game, seat, ask.place, ask.verbs)
    else:
        found = game.why_not(seat, ask.action) if ask.action else _nearest(game, seat, ask.verb)
    return None if found is None else seen_positions.refusal(game, found)


def _tried(before: Timeline, text: str, after: Timeline | None, seat: int) -> Tried:
    """An action, and what came of it; of one that reveals something nothing did."""
    action = before.game.rules.parse(text)
    tried = Tried(
        text=str(action),
        said=before.game.describe(seat, action),
        places=before.game.rules.places(before.game.position, seat, action),
        quote=before.game.quote(seat, action),
        parts=before.game.parts(seat, action),
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
    return _likeliest(game, seat, attempts) or first


def _nearest_at(game: Game, seat: int, place: str, verbs: list[str]) -> EngineRefusal | None:
    """The same of all that might be tried at a place; where there is nothing to try, that is said."""
    if seat not in game.to_act:
        return game.why_not(seat, "")
    rules, position = game.rules, game.position
    known = rules.decisions[position.agenda[-1].kind]
    wanted = verbs or [verb for family in known for verb in family.verbs]
    attempts = [action for verb in wanted for action in rules.attempts(position, seat, verb)]
    there = [action for action in attempts if place in rules.places(position, seat, action)]
    if there or any(place in rules.places(position, seat, action) for action in game.legal_actions(seat)):
        return _likeliest(game, seat, there)
    return EngineRefusal(rules.turn_rule, NOTHING_HERE)


def _likeliest(game: Game, seat: int, attempts: list[Action]) -> EngineRefusal | None:
    judged = [game.rules.why_not(game.position, seat, action) for action in attempts]
    if None in judged:
        return None
    refusals = [refusal for refusal in judged if refusal is not None]
    # A missing amount can be helped; the smaller it is, the sooner.
    not_enough = [refusal for refusal in refusals if refusal.need > refusal.have]
    if not_enough:
        return min(not_enough, key=lambda refusal: refusal.need - refusal.have)
    return refusals[0] if refusals else None


def components(host: Host, table: str, person: Person) -> dict[str, Any]:
    """What only this table has beside the printed components: what its players wrote."""
    with open_table(host, table, person) as snapshot:
        game = snapshot.game().game
    return game.rules.table_components(game.position)


def now(host: Host, table: str, person: Person) -> list[Beside]:
    """What rules come to at this moment, as one's seat may know it."""
    with open_table(host, table, person) as snapshot:
        return snapshot.game().game.now(snapshot.seat)


def about(host: Host, table: str, person: Person, place: str) -> About:
    """What there is to know about a place or component, as one's seat may know it."""
    with open_table(host, table, person) as snapshot:
        found = snapshot.game().game.about(snapshot.seat, place)
    if found is None:
        raise not_found("there is no such place")
    return found
