"""Facts hold all that the rules know: positions that differ have different hashes."""

from collections.abc import Iterator
from typing import Any

import msgspec

from astrarium.kernel import Game, Position, Rng
from astrarium.kernel.facts import facts_hash, told
from tests.kit.copies import difference
from tests.kit.table import Table, encoded, whole

ALWAYS_NO_FACTS = frozenset({"players", "agenda", "rng"})
"""Parts that the kernel itself tells."""


def facts(table: Table) -> None:
    """Different positions never have one hash: neither two of one game, nor two that differ in one value only."""
    game = table.game
    encoded(told(game.rules, game.position))
    stored = whole(game)
    known = table.hashes.setdefault(game.hash(), stored)
    if known != stored:
        table.fail(f"an earlier position had the same hash: {difference(known, stored)}")
    collect(table, game)
    if table.sometimes():
        for seat in range(game.players):
            collect(table, table.subject.twin(game, seat, Rng(table.rng.word())))
    changed(table)


def collect(table: Table, game: Game) -> None:
    """Remember what can stand at each place of a stored position: what stood there, or is imagined to."""
    for place, value in leaves(game.position.plain(), "", table.subject.no_facts | ALWAYS_NO_FACTS):
        table.values.setdefault(place, set()).add(value)


def changed(table: Table) -> None:
    """A position in which one value is another, one that has been seen there, has another hash."""
    game = table.game
    places = leaves(game.position.plain(), "", table.subject.no_facts | ALWAYS_NO_FACTS)
    varied = [(place, value) for place, value in places if len(table.values[place]) > 1]
    for place, value in table.some(varied, table.subject.tries):
        other = table.pick(sorted(table.values[place] - {value}, key=repr))
        if hash_with(game, place, other) == game.hash():
            table.fail(f"the hash does not see that plain(){place} could be {other!r} instead of {value!r}")


def hash_with(game: Game, place: str, value: Any) -> str:
    """The hash of a position with one value changed; nothing if the value has no meaning there."""
    plain = msgspec.json.decode(whole(game))
    set_at(plain, place, value)
    try:
        position: Position = game.rules.restore(plain)
        return facts_hash(game.rules, position)
    except LookupError:
        return ""


def leaves(thing: Any, place: str, left_out: frozenset[str]) -> Iterator[tuple[str, Any]]:
    """The values that a stored position consists of, each with its place."""
    if isinstance(thing, dict):
        for name, item in thing.items():
            if name not in left_out:
                yield from leaves(item, f"{place}[{name!r}]", left_out)
    elif isinstance(thing, list):
        for number, item in enumerate(thing):
            yield from leaves(item, f"{place}[{number}]", left_out)
    else:
        yield place, thing


def set_at(thing: Any, place: str, value: Any) -> None:
    """Put another value at a place."""
    steps = [step.strip("'") for step in place[1:-1].split("][")]
    keys = [int(step) if step.isdigit() else step for step in steps]
    for key in keys[:-1]:
        thing = thing[key]
    thing[keys[-1]] = value
