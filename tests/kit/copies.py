"""Clones, stored positions, records and undo give the same game."""

from collections.abc import Iterator
from typing import Any

import msgspec

from astrarium.kernel import Game, Moments, NothingToUndo, Record, WouldReveal
from tests.kit.table import Table, encoded, texts, whole

AHEAD = 12
"""How far a clone plays on; at some decisions it plays to the end."""


def clones(table: Table) -> None:
    """A clone is equal, shares nothing that changes, and whatever it plays, the original stays as it was."""
    game = table.game
    clone = game.clone()
    for place in differences(game.position, clone.position, "position"):
        table.fail(f"the clone differs in {place}")
    for place in shared(game.position, clone.position, "position"):
        if place.rpartition(".")[2].partition("[")[0] not in table.subject.shared:
            table.fail(f"the clone shares {place} with the original")
    before = whole(game)
    if whole(clone) != before:
        table.fail("the clone is not stored as the original is")
    views = [encoded(game.view(seat)) for seat in range(game.players)]
    table.play_on(clone, table.subject.bound if table.sometimes() else AHEAD)
    if whole(game) != before:
        table.fail(
            f"a clone played on ({'; '.join(texts([a for _, a in clone.history[game.length :]]))}), "
            f"and the original changed in {difference(before, whole(game))}"
        )
    if [encoded(game.view(seat)) for seat in range(game.players)] != views:
        table.fail("a clone played on, and the original looks different")


def views(table: Table) -> None:
    """A view is JSON, and it is its reader's own: whatever is done to it, the position stays as it was."""
    if not table.sometimes():
        return
    game = table.game.clone()
    before = whole(game)
    for seat in [None, *range(game.players)]:
        view = game.view(seat)
        if msgspec.json.decode(encoded(view)) != view:
            table.fail(f"the view of seat {seat} is not what JSON makes of it")
        spoil(view)
        if whole(game) != before:
            table.fail("a view was changed, and the position with it")


def storage(table: Table) -> None:
    """A stored position, and a record, lead to the same position, which goes on in the same way."""
    game = table.game
    stored = msgspec.json.decode(encoded(game.position.plain()))
    restored = Game(game.rules, game.rules.restore(stored), game.seed, game.options)
    same_game(table, game, restored, "the stored position")
    if table.sometimes():
        text = game.record().dumps()
        record = Record.loads(text)
        if record.dumps() != text:
            table.fail("a record is not read as it was written")
        replayed = Moments.of_record(game.rules, record).game
        same_game(table, game, replayed, "the replayed record")
        if replayed.record().dumps() != text:
            table.fail("the replayed record has another record")


def same_game(table: Table, game: Game, other: Game, what: str) -> None:
    """Two games are at the same position, and go on in the same way."""
    if whole(other) != whole(game):
        table.fail(f"{what} is another one: it differs in {difference(whole(game), whole(other))}")
    if other.hash() != game.hash():
        table.fail(f"{what} has another hash")
    if other.to_act != game.to_act:
        table.fail(f"{what} waits for {other.to_act}, not for {game.to_act}")
    for seat in [None, *range(game.players)]:
        if encoded(other.view(seat)) != encoded(game.view(seat)):
            table.fail(f"{what} looks different to seat {seat}: {difference_of_views(game, other, seat)}")
    for seat in game.to_act:
        if texts(other.legal_actions(seat)) != texts(game.legal_actions(seat)):
            table.fail(f"{what} lists {other.legal_actions(seat)} to seat {seat}, not {game.legal_actions(seat)}")
    if game.to_act:
        seat = table.pick(game.to_act)
        action = table.pick(game.legal_actions(seat))
        one, two = game.clone(), other.clone()
        events = [event.shown_to(seat) for event in one.apply(seat, action)]
        if encoded([event.shown_to(seat) for event in two.apply(seat, action)]) != encoded(events):
            table.fail(f"{what} has other events when seat {seat} does {action}")
        if whole(one) != whole(two):
            table.fail(f"{what} goes another way when seat {seat} does {action}")


def undo(table: Table) -> None:
    """What may be taken back leads to where it came from; what may not is refused and changes nothing."""
    game = table.game
    if not table.sometimes():
        return
    for seat in game.to_act:
        for action in table.some(game.legal_actions(seat), max(1, table.subject.tries // 4)):
            copy = game.clone()
            copy.apply(seat, action)
            done = whole(copy)
            for other in range(game.players):
                if other != seat or not copy.can_undo(seat):
                    not_undone(table, copy, other, f"after {action} of seat {seat}")
            if not copy.can_undo(seat):
                continue
            copy.legal_actions(seat)
            copy.undo(seat)
            same_game(table, game, copy, f"{action} of seat {seat}, taken back,")
            if copy.record().dumps() != game.record().dumps():
                table.fail(f"{action} of seat {seat} was taken back, but is still in the record")
            copy.apply(seat, action)
            if whole(copy) != done:
                table.fail(f"{action} of seat {seat}, taken back and done again, leads elsewhere")


def trying(table: Table) -> None:
    """An action that is only tried is carried out as for good, or refused whole if that would settle something."""
    game = table.game
    if not table.sometimes():
        return
    for seat in game.to_act:
        for action in table.some(game.legal_actions(seat), max(1, table.subject.tries // 4)):
            done, tried = game.clone(), game.clone()
            events = done.apply(seat, action)
            reveals = done.fixed == done.length
            try:
                told = tried.apply_unless_revealing(seat, action)
            except WouldReveal:
                if not reveals:
                    table.fail(f"{action} of seat {seat} is not tried, though it could be taken back")
                same_game(table, game, tried, f"the game in which {action} of seat {seat} was not tried")
                continue
            if reveals:
                table.fail(f"{action} of seat {seat} is tried, though it draws or reveals something")
            if encoded([event.shown_to(seat) for event in told]) != encoded(
                [event.shown_to(seat) for event in events]
            ):
                table.fail(f"{action} of seat {seat} has other events when it is tried")
            same_game(table, done, tried, f"{action} of seat {seat}, tried,")


def not_undone(table: Table, game: Game, seat: int, when: str) -> None:
    """An undo that is not allowed says so and does nothing."""
    before, length = whole(game), game.length
    if game.can_undo(seat):
        table.fail(f"seat {seat} could take back what it did not do, {when}")
    try:
        game.undo(seat)
    except NothingToUndo as error:
        if not str(error):
            table.fail(f"a refused undo does not say why, {when}")
    else:
        table.fail(f"seat {seat} took back what it may not, {when}")
    if (whole(game), game.length) != (before, length):
        table.fail(f"a refused undo of seat {seat} changed the position, {when}")


def spoil(thing: Any) -> None:
    """Change everything that can be changed."""
    if isinstance(thing, list | dict):
        for item in list(thing.values() if isinstance(thing, dict) else thing):
            spoil(item)
        thing.clear()


def attributes(thing: Any) -> dict[str, Any]:
    """The data of an object, compiled or not, by the names of its attributes."""
    found: dict[str, Any] = {}
    for name in dir(thing):
        # `revealed` speaks of the action that is being carried out, so between two actions it means nothing.
        if not name.startswith("__") and name.lstrip("_") != "revealed":
            value = getattr(thing, name, None)
            if not callable(value):
                found[name] = value
    return found


def parts(thing: Any) -> dict[str, Any]:
    """What a thing consists of, by the way to say it."""
    if isinstance(thing, list | tuple):
        return {f"[{number}]": item for number, item in enumerate(thing)}
    if isinstance(thing, dict):
        return {f"[{key!r}]": item for key, item in thing.items()}
    if thing is None or isinstance(thing, int | float | str | bytes | set | frozenset):
        return {}
    return {f".{name}": value for name, value in attributes(thing).items()}


def differences(one: Any, two: Any, path: str) -> Iterator[str]:
    """Where two things that should be equal are not."""
    if one is two:
        return
    mine, other = parts(one), parts(two)
    if type(one) is not type(two) or mine.keys() != other.keys() or (not mine and one != two):
        yield f"{path}: {one!r} and {two!r}"
        return
    for way in mine:
        yield from differences(mine[way], other[way], path + way)


def shared(one: Any, two: Any, path: str) -> Iterator[str]:
    """Where two things that should be independent hold the same changeable object."""
    if one is two:
        if isinstance(one, list | dict | set | bytearray) or hasattr(one, "clone"):
            yield path
        return
    mine, other = parts(one), parts(two)
    for way in mine:
        if way in other:
            yield from shared(mine[way], other[way], path + way)


def difference(one: bytes, two: bytes) -> str:
    """The first place where two stored positions differ."""
    return next(differences(msgspec.json.decode(one), msgspec.json.decode(two), "plain()"), "the order of its keys")


def difference_of_views(one: Game, two: Game, seat: int | None) -> str:
    """The first place where two views differ."""
    return difference(encoded(one.view(seat)), encoded(two.view(seat))).replace("plain()", "view")
