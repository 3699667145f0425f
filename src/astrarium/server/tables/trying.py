"""Trying out, and asking why not: on a copy, written nowhere, and nothing is learnt by it."""

from astrarium.kernel import Game, IllegalAction
from astrarium.kernel import Refusal as EngineRefusal
from astrarium.server.asks import Trial, Why
from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.problems import Trouble
from astrarium.server.tables import positions
from astrarium.server.tables.moving import check_seq
from astrarium.server.tables.reading import looking
from astrarium.server.wire import Attempt, Refusal, Tried


def try_out(host: Host, table: str, person: Person, ask: Trial) -> Attempt:
    """What actions would do, up to the first that reveals or draws something: its outcome is not shown."""
    with looking(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        check_seq(host, snapshot, ask.seq)
        game = snapshot.game().game.clone()
    entries: list[Tried] = []
    for number, text in enumerate(ask.actions):
        quote = _quote(game, seat, text)
        tried = game.clone()
        try:
            events = tried.apply(seat, text)
        except IllegalAction as error:
            refusal = positions.refusal(game, error.refusal)
            raise Trouble("illegal", str(error), refusal=refusal, at=number) from None
        if tried.settled == tried.length:
            entries.append(Tried(text=text, quote=quote, events=[]))
            return Attempt(position=positions.position(game, seat, listing=False), entries=entries, settles=True)
        entries.append(Tried(text=text, quote=quote, events=[event.shown_to(seat) for event in events]))
        game = tried
    return Attempt(position=positions.position(game, seat, listing=ask.list), entries=entries, settles=False)


def why_not(host: Host, table: str, person: Person, ask: Why) -> Refusal | None:
    """Why an action, or everything that a verb could mean, is not possible after what has been tried; or nothing."""
    with looking(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        check_seq(host, snapshot, ask.seq)
        game = snapshot.game().game.clone()
    play_on(game, seat, ask.actions)
    found = game.why_not(seat, ask.action) if ask.action else _nearest(game, seat, ask.verb)
    return None if found is None else positions.refusal(game, found)


def play_on(game: Game, seat: int, actions: list[str]) -> None:
    """Carry out what has been tried, on a copy; refused where what comes after would tell what was drawn."""
    for number, text in enumerate(actions):
        try:
            game.apply(seat, text)
        except IllegalAction as error:
            raise Trouble("illegal", str(error), refusal=positions.refusal(game, error.refusal), at=number) from None
        if game.settled == game.length:
            raise Trouble("not-allowed", "what follows is known only once this action is confirmed", at=number)


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
    short = [refusal for refusal in refusals if refusal.need > refusal.have]
    if short:
        return min(short, key=lambda refusal: refusal.need - refusal.have)
    return refusals[0] if refusals else first


def _quote(game: Game, seat: int, text: str) -> dict[str, object]:
    return game.quote(seat, game.rules.parse(text)) if game.why_not(seat, text) is None else {}
