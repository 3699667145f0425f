"""Nothing hidden from a seat reaches it: not by views, listings, events, errors, undo or imagination."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from astrarium.kernel import BadRecord, Event, Game, NothingToUndo, Rng
from tests.kit.copies import difference, differences
from tests.kit.legality import changed_text
from tests.kit.table import Table, encoded, texts, whole


def secrets(table: Table) -> None:
    """To a seat, and to a spectator, its game and a twin that differs only in hidden things are the same."""
    if not looked_for(table):
        return
    game = table.game
    for seat in range(game.players):
        twin = table.subject.twin(game, seat, Rng(table.rng.word()))
        redrawn = {part(place) for place in unlike(game, twin)}
        table.redrawn |= redrawn
        if not redrawn <= table.subject.hidden:
            undeclared = ", ".join(sorted(redrawn - table.subject.hidden))
            table.fail(f"a twin for seat {seat} differs in {undeclared}, which is not declared as hidden")
        # Even if nothing is hidden here, what chance will bring is.
        probes = doubtful_texts(table, seat) if redrawn else []
        same(table, game, twin, seat, probes, "in a twin of the game")
        same(table, game, twin, None, [], f"in a twin made for seat {seat}")
        if not redrawn:
            continue
        for actor in game.to_act:
            for action in table.some(texts(game.legal_actions(actor)), max(1, table.subject.tries // 2)):
                if twin.why_not(actor, action) is None:
                    follow(table, (game, twin), seat, actor, action)


def looked_for(table: Table) -> bool:
    """Whether this is a decision at which leaks are looked for."""
    every = table.subject.leaks_every
    return every == 1 or table.game.is_over or table.rng.below(every) == 0


def follow(table: Table, pair: tuple[Game, Game], seat: int, actor: int, action: str) -> None:
    """Two games that a seat cannot tell apart, and the same action in both."""
    one, two = pair[0].clone(), pair[1].clone()
    mine, other = one.apply(actor, action), two.apply(actor, action)
    when = f"after {action} of seat {actor} in a twin made for seat {seat}"
    if actor == seat and one.can_undo(seat):
        # What may be taken back must have told nothing, so it cannot depend on what is hidden.
        same(table, one, two, seat, doubtful_texts(table, seat), f"{when}, which may be taken back,")
        same_events(table, mine, other, seat, when)
        same_telling(table, (one, mine), (two, other), seat, when)
    for reader in (seat, None):
        # Who still sees the same, and was shown nothing else in between, must have been told the same.
        revealed = [announced(table, events, reader) for events in (mine, other)]
        seen = [encoded(game.view(reader)) for game in (one, two)]
        if revealed[0] == revealed[1] and one.to_act == two.to_act and seen[0] == seen[1]:
            same_events(table, mine, other, reader, when)
            same_telling(table, (one, mine), (two, other), reader, when)
            same(table, one, two, reader, [], when)


def announced(table: Table, events: list[Event], reader: int | None) -> list[dict[str, Any]]:
    """The events that may tell more than the views do afterwards."""
    return [event.shown_to(reader) for event in events if event.kind in table.subject.reveals]


def choices(table: Table) -> None:
    """While several seats choose, nobody can tell what another has chosen."""
    game = table.game
    if not looked_for(table) or len(game.to_act) < 2 or game.position.agenda[-1].kind in table.subject.open_decisions:
        return
    for seat in game.to_act:
        listed = texts(game.legal_actions(seat))
        if len(listed) < 2:
            continue
        first, second = table.some(listed, 2) if len(listed) > 2 else listed
        one, two = game.clone(), game.clone()
        mine, other = one.apply(seat, first), two.apply(seat, second)
        when = f"whether seat {seat} chose {first} or {second}"
        for reader in [None, *range(game.players)]:
            if reader != seat:
                probes = [] if reader is None else doubtful_texts(table, reader)
                same(table, one, two, reader, probes, when)
                same_events(table, mine, other, reader, when)
                same_telling(table, (one, mine), (two, other), reader, when)
                if reader is not None:
                    same_imagination(table, one, two, reader, when)


def imagination(table: Table) -> None:
    """A determinized game is made of what the seat knows and of chance alone, and plays to its end."""
    if not looked_for(table):
        return
    game = table.game
    for seat in range(game.players):
        twin = table.subject.twin(game, seat, Rng(table.rng.word()))
        same_imagination(table, game, twin, seat, "in a twin of the game")
        if not table.sometimes():
            continue
        imagined = game.determinize(seat, Rng(table.rng.word()))
        table.subject.invariants(imagined)
        if imagined.can_undo(seat) or not raises(NothingToUndo, lambda: imagined.undo(seat)):  # noqa: B023 - called at once
            table.fail("a determinized game has something to take back")
        if not raises(BadRecord, imagined.record):
            table.fail("a determinized game has a record, although it never happened")
        table.play_on(imagined, table.subject.bound)
        table.subject.invariants(imagined)
        if not imagined.is_over:
            table.fail(f"a game determinized for seat {seat} does not end")


def same(table: Table, one: Game, two: Game, reader: int | None, probes: list[str], when: str) -> None:
    """Two games are the same to a reader."""
    for (what, mine), (_, other) in zip(known(one, reader, probes), known(two, reader, probes), strict=True):
        shown = encoded(mine), encoded(other)
        if shown[0] != shown[1]:
            where = difference(*shown).replace("plain()", what)
            table.fail(f"{name(reader)} can tell by {what} {when}: {where}")


def known(game: Game, reader: int | None, probes: list[str]) -> Iterator[tuple[str, Any]]:
    """All that a reader can find out about a game, with names for it."""
    yield "to_act", list(game.to_act)
    yield "the view", game.view(reader)
    rules = game.rules
    seats = range(game.players)
    yield (
        "what it is said to be",
        [plain(rules.phase(game.position)), *(rules.goods(game.position, seat) for seat in seats)],
    )
    yield "the names of the seats", [plain(rules.seat_title(game.position, seat)) for seat in seats]
    if reader is None:
        return
    asked = game.decision(reader)
    yield "the decision", None if asked is None else [asked.kind, list(asked.args)]
    listed = game.legal_actions(reader)
    yield "the listing", texts(listed)
    yield "the codes", game.legal_codes(reader)
    features = game.features(reader)
    yield "the features", [sorted(features.indices), features.floats]
    yield "the quotes", [game.quote(reader, action) for action in listed[:20]]
    yield "the question", plain(game.ask(reader))
    yield "the descriptions", [plain(game.describe(reader, action)) for action in listed[:20]]
    places = [rules.places(game.position, reader, action) for action in listed[:20]]
    yield "the places", places
    named = sorted({place for each in places for place in each})
    yield "what is said about places", [plain(game.about(reader, place)) for place in named]
    yield "the turn planned ahead", planned(game, reader)
    # A clone has not listed anything yet: so the rules answer, not the memory of the listing.
    fresh = game.clone()
    yield "the refusals", [[text, str(fresh.why_not(reader, text))] for text in probes]


def planned(game: Game, reader: int) -> Any:
    """What a reader may plan while others move: what is seen then, and what is listed."""
    position = game.rules.ahead(game.position, reader)
    if position is None:
        return None
    turn = Game(game.rules, position, game.seed, game.options, game.version)
    return [turn.view(reader), texts(turn.legal_actions(reader))]


def same_events(table: Table, mine: list[Event], other: list[Event], reader: int | None, when: str) -> None:
    """Two lists of events are the same to a reader."""
    shown = [encoded([event.shown_to(reader) for event in events]) for events in (mine, other)]
    if shown[0] != shown[1]:
        where = difference(shown[0], shown[1]).replace("plain()", "events")
        table.fail(f"{name(reader)} can tell by the events {when}: {where}")


def same_telling(
    table: Table, mine: tuple[Game, list[Event]], other: tuple[Game, list[Event]], reader: int | None, when: str
) -> None:
    """What is told of events is the same to a reader who was shown the same."""
    told = [encoded(spoken(game, events, reader)) for game, events in (mine, other)]
    if told[0] != told[1]:
        where = difference(told[0], told[1]).replace("plain()", "what is told")
        table.fail(f"{name(reader)} can tell by what is told {when}: {where}")


def spoken(game: Game, events: list[Event], reader: int | None) -> Any:
    """All that is told of events: lines, thoughts, and what they bring the reader."""
    outcome = None if reader is None else plain(game.outcome(events, reader))
    return [plain(game.tell(events, reader)), plain(game.thoughts(events, reader)), outcome]


def plain(said: Any) -> Any:
    """Messages as plain data."""
    return msgspec.to_builtins(said)


def same_imagination(table: Table, one: Game, two: Game, seat: int, when: str) -> None:
    """With the same chance a seat imagines the same in both games.

    Otherwise a player that knows its generator could reckon back from what it imagines to what is hidden.
    """
    chance = table.rng.word()
    mine, other = one.determinize(seat, Rng(chance)), two.determinize(seat, Rng(chance))
    if whole(mine) != whole(other):
        where = next(unlike(mine, other), "the generator")
        table.fail(f"seat {seat} can tell by what it imagines {when}: {where}")


def unlike(one: Game, two: Game) -> Iterator[str]:
    """Where two positions differ besides their generators."""
    mine, other = one.position.plain(), two.position.plain()
    mine["rng"] = other["rng"] = None
    return differences(mine, other, "")


def part(place: str) -> str:
    """The name of a place in ``plain()``, ``seats.hand`` for ``['seats'][2]['hand'][0]``."""
    return ".".join(re.findall(r"\['(.*?)'\]", place.partition(":")[0]))


def doubtful_texts(table: Table, seat: int) -> list[str]:
    """Texts to be refused, or not, in both games alike."""
    found = ["nonsense", *table.some(list(table.seen), table.subject.tries)]
    for action in table.some(table.game.legal_actions(seat), 2):
        found.append(changed_text(table, str(action)))
    return found


def name(reader: int | None) -> str:
    """Who looks."""
    return "a spectator" if reader is None else f"seat {reader}"


def raises(kind: type[Exception], call: Any) -> bool:
    """Whether a call is refused with that error."""
    try:
        call()
    except kind:
        return True
    return False
