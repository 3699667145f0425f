"""Positions through the eyes of a seat: the one way out for anything about a game."""

from typing import Any, cast

from astrarium.games import catalogue as games
from astrarium.games import rulebook
from astrarium.kernel import Game, UnknownGame
from astrarium.kernel import Refusal as EngineRefusal
from astrarium.server.tables.timeline import Done, Timeline
from astrarium.server.wire_play import ActionInfo, Decision, Entry, GameEvent, Refusal, SeenPosition

_TEXTS: dict[str, dict[str, str]] = {}


def position(game: Game, seat: int | None, listing: bool = True) -> SeenPosition:
    """What a seat (none: a spectator) sees, owes, and may do."""
    view = _brief(game, game.view(seat))
    decision = _decision(game, view, seat)
    asked = decision is not None and seat is not None
    legal = actions(game, seat) if asked and listing and seat is not None else []
    rules = game.rules
    number, rounds = rules.round(game.position)
    return SeenPosition(
        view=view,
        to_act=list(game.to_act),
        decision=decision,
        actions=legal,
        verbs=_verbs(game) if asked else [],
        closing=next((action.text for action in legal if action.verb in rules.closing), None),
        titles=[rules.seat_title(game.position, each) for each in range(game.players)],
        goods=[rules.goods(game.position, each) for each in range(game.players)],
        round=number,
        rounds=rounds,
        phase=rules.phase(game.position),
        over=game.is_over,
        verdict=game.verdict(),
    )


def told_options(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options as every state repeats them: of a text of the game's own, only that there is one."""
    try:
        declared = games.rules_of(game).declared
    except UnknownGame:
        return options
    own = [option.name for option in declared if option.checker is not None]
    return {name: bool(value) if name in own else value for name, value in options.items()}


def _brief(game: Game, view: dict[str, Any]) -> dict[str, Any]:
    options = view.get("options")
    return {**view, "options": told_options(game.rules.id, options)} if isinstance(options, dict) else view


def entry(timeline: Timeline, number: int, seat: int | None) -> Entry:
    """An entry of the log, as a seat may read it; once the game is over, nothing that was said is secret."""
    done = timeline.done[number - 1]
    shown = done.seat == seat or not done.secret or timeline.game.is_over
    return Entry(
        number=number,
        seat=done.seat,
        text=done.text if shown else None,
        at=done.at,
        events=events(done, seat),
        lines=timeline.game.tell(done.events, seat),
        thoughts=timeline.game.thoughts(done.events, seat),
    )


def events(done: Done, seat: int | None) -> list[GameEvent]:
    """What happened, as a seat may see it."""
    return [cast(GameEvent, event.shown_to(seat)) for event in done.events]


def refusal(game: Game, found: EngineRefusal) -> Refusal:
    """Why not, with the words of the rule."""
    return Refusal(
        rule=found.rule,
        reason=found.reason,
        what=found.what,
        need=found.need,
        have=found.have,
        said=game.rules.explain(found),
        text=rule_text(game.rules.id, found.rule),
    )


def rule_text(game: str, rule: str) -> str:
    """The words of a rule; none if the catalogue does not have it."""
    if game not in _TEXTS:
        _TEXTS[game] = {item.id: item.text for item in rulebook.read_rules(rulebook.rules_text(game))}
    return _TEXTS[game].get(rule, "")


def _decision(game: Game, view: dict[str, Any], seat: int | None) -> Decision | None:
    """The decision that the seat owes; whoever owes none is told what the first of the others decides on."""
    if not game.to_act:
        return None
    mover = seat if seat is not None and seat in game.to_act else game.to_act[0]
    found = game.decision(mover)
    if found is None:
        return None
    facts = {name: value for name, value in (view.get("decision") or {}).items() if name not in ("kind", "seats")}
    return Decision(
        kind=found.kind,
        seat=mover,
        facts=facts,
        ask=game.ask(mover) if mover == seat else None,
        interrupts=found.kind in game.rules.interrupts,
        automatic=found.kind in game.rules.automatic,
    )


def actions(game: Game, seat: int) -> list[ActionInfo]:
    """What a seat may do, as it is told."""
    return [
        ActionInfo(
            text=str(action),
            verb=action.verb,
            said=game.describe(seat, action),
            places=game.rules.places(game.position, seat, action),
            quote=game.quote(seat, action),
        )
        for action in game.legal_actions(seat)
    ]


def _verbs(game: Game) -> list[str]:
    families = game.rules.decisions[game.position.agenda[-1].kind]
    return list(dict.fromkeys(verb for family in families for verb in family.verbs))
