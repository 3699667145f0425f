"""What a game offers beside its rules holds: attempts, automatic answers, components, lines for programs."""

from typing import Any

from astrarium.kernel import Action, Option, Rng
from tests.kit.table import Table, encoded


def helps(table: Table) -> None:
    """Attempts can be asked about, settings answer only what is legal, lines can be played."""
    game = table.game
    # The kit's own chance is left alone, so that a game with nothing to offer is played as before.
    rng = Rng(table.seed ^ game.length)
    if game.length == 0:
        encoded(game.rules.components())
    for seat in game.to_act:
        attempts(table, seat, rng)
        if game.rules.answers:
            automatic(table, seat, {option.name: any_value(option, rng) for option in game.rules.answers})
        if game.rules.answer(game.position, seat, {}) is not None:
            table.fail(f"seat {seat} has set nothing, but is not asked")
        lines(table, seat, rng)


def attempts(table: Table, seat: int, rng: Rng) -> None:
    """Every attempt belongs to its verb, reads back from its text, and is legal or refused by a rule."""
    game = table.game
    for family in game.rules.decisions[game.position.agenda[-1].kind]:
        for verb in family.verbs:
            tried = game.rules.attempts(game.position, seat, verb)
            for action in tried[:4] + tried[rng.below(len(tried) or 1) :][:1]:
                if action.verb != verb or game.rules.parse(str(action)) != action:
                    table.fail(f"{action} is no attempt to {verb}")
                refusal = game.clone().why_not(seat, action)
                if refusal is not None:
                    table.cites(refusal.rule, f"the refusal of {action} to seat {seat}")


def automatic(table: Table, seat: int, settings: dict[str, Any]) -> None:
    """An automatic answer is legal, and the same whatever the seat may not know."""
    game = table.game
    given = game.rules.answer(game.position, seat, settings)
    if given is not None and given not in game.legal_actions(seat):
        table.fail(f"{settings} answer {given} for seat {seat}, which is not legal")
    twin = table.subject.twin(game, seat, Rng(table.seed))
    other: Action | None = game.rules.answer(twin.position, seat, settings)
    if other != given:
        table.fail(f"{settings} answer {given} for seat {seat}, but {other} in a twin of the game")


def lines(table: Table, seat: int, rng: Rng) -> None:
    """There is a line to look at, every line begins with a legal action, and all of it can be done."""
    game = table.game
    found: list[list[Action]] = game.rules.lines(game.position, seat)
    legal = set(game.legal_actions(seat))
    if not found or any(not line or line[0] not in legal for line in found):
        table.fail(f"seat {seat} is to look at {found}, but may {legal}")
    longest = max(found, key=len)
    for line in (longest, found[rng.below(len(found))]):
        copy = game.clone()
        for action in line:
            copy.apply(seat, action)


def any_value(option: Option, rng: Rng) -> Any:
    """Some value that an option may take."""
    if option.kind == "choice":
        return option.choices[rng.below(len(option.choices))]
    return rng.below(2) == 1 if option.kind == "flag" else option.default
