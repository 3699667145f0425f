"""Actions as codes and knowledge as numbers: every legal action has one way, and numbers keep to their space."""

from math import isfinite

from astrarium.kernel import PartialAction
from tests.kit.table import Table


def encodings(table: Table) -> None:
    """Codes and actions are told apart and turned into each other; features keep to what is declared."""
    for seat in table.game.to_act:
        codes(table, seat)
        chosen(table, seat)
    for seat in range(table.game.players):
        numbers(table, seat)


def codes(table: Table, seat: int) -> None:
    """Every legal action has its own codes, within the space, from which it is read again; none begins another."""
    space = table.game.action_space
    actions = table.game.legal_actions(seat)
    ways = [space.encode(action) for action in actions]
    for action, way in zip(actions, ways, strict=True):
        if not way or min(way) < 0 or max(way) >= space.size:
            table.fail(f"{action} has the codes {way}, but there are {space.size}")
    for action, way in table.some(list(zip(actions, ways, strict=True)), table.subject.tries):
        if space.decode(way) != action:
            table.fail(f"{action} has the codes {way}, which are read as {space.decode(way)}")
    begun = {way[:length] for way in ways for length in range(1, len(way))}
    if len(set(ways)) != len(actions) or begun & set(ways):
        table.fail(f"seat {seat} has actions that cannot be told apart by their codes: {actions}")
    for prefix in table.some(sorted(begun | {()}), table.subject.tries):
        following = {way[len(prefix)] for way in ways if way[: len(prefix)] == prefix and len(way) > len(prefix)}
        listed = table.game.legal_codes(seat, prefix)
        if listed != sorted(following):
            table.fail(f"after the codes {prefix} seat {seat} may choose {listed}, not {sorted(following)}")
        mask = space.mask(listed)
        if len(mask) != space.size or [code for code in range(space.size) if mask[code]] != listed:
            table.fail(f"the mask of {listed} is another one")


def chosen(table: Table, seat: int) -> None:
    """Whatever legal codes are chosen one after another, they end at a legal action."""
    actions = table.game.legal_actions(seat)
    partial = PartialAction(table.game.action_space, actions)
    while partial.action is None:
        partial.add(table.pick(partial.legal()))
    if (
        partial.action not in actions
        or partial.legal()
        or table.game.action_space.decode(partial.codes) != partial.action
    ):
        table.fail(f"the codes {partial.codes} lead to {partial.action}")


def numbers(table: Table, seat: int) -> None:
    """Marks are within the space, each once; every quantity has a finite number; the core is the beginning."""
    space = table.game.feature_space
    found = table.game.features(seat)
    marks = sorted(found.indices)
    if len(set(marks)) != len(marks):
        twice = sorted({space.name(mark) for mark in marks if marks.count(mark) > 1})
        table.fail(f"features of seat {seat} have marks twice: {twice}")
    if marks and (marks[0] < 0 or marks[-1] >= space.size):
        table.fail(f"features of seat {seat} go from {marks[0]} to {marks[-1]}, but there are {space.size}")
    if len(found.floats) != len(space.float_names) or not all(isfinite(value) for value in found.floats):
        table.fail(f"features of seat {seat} have the quantities {found.floats} for {space.float_names}")
    core = table.game.features(seat, board=False)
    if sorted(core.indices) != [mark for mark in marks if mark < space.core] or core.floats != found.floats:
        table.fail(f"features of seat {seat} without the board are not the beginning of all")
    if len(space.dense(found)) != len(space.names()):
        table.fail(f"features of seat {seat} have {len(space.dense(found))} entries for {len(space.names())} names")
