"""Listing, refusing and doing agree."""

import re
from typing import Any

from astrarium.kernel import Action, Game, IllegalAction, UnreadableAction
from tests.kit.table import Table, encoded, texts, whole

GARBAGE = ("", " ", "nonsense", "\x00", "-1", "0", "[]", '"', "bid\nbid", "\N{ROCKET}", "9" * 5000)


def answers(table: Table) -> None:
    """Whoever owes a decision can answer it, nobody else can, and a finished game is finished."""
    game = table.game
    if len(set(game.to_act)) != len(game.to_act) or not set(game.to_act) <= set(range(game.players)):
        table.fail(f"to_act is {game.to_act}")
    for seat in [-1, *range(game.players + 1)]:
        owes = seat in game.to_act
        if owes != bool(game.legal_actions(seat)):
            table.fail(f"seat {seat} owes {'a' if owes else 'no'} decision, but has {game.legal_actions(seat)}")
        if owes != (game.decision(seat) is not None):
            table.fail(f"seat {seat} owes {'a' if owes else 'no'} decision, but is asked {game.decision(seat)}")
    if len(game.scores()) != game.players:
        table.fail(f"{game.players} seats have the scores {game.scores()}")
    if game.is_over != (not game.to_act):
        table.fail(f"is_over is {game.is_over}, and to_act is {game.to_act}")
    # Who plays alone can lose: to an opponent that belongs to the rules.
    lost = game.is_over and game.players == 1 and not game.winners()
    if bool(game.winners()) != (game.is_over and not lost) or not set(game.winners()) <= set(range(game.players)):
        table.fail(f"is_over is {game.is_over}, and the winners are {game.winners()}")


def listing(table: Table) -> None:
    """Every listed action is listed once, is not refused, reads back from its text, and can be done."""
    game = table.game
    for seat in game.to_act:
        listed = game.legal_actions(seat)
        if len(set(listed)) != len(listed) or len(set(texts(listed))) != len(listed):
            table.fail(f"seat {seat} is listed an action twice: {doubles(texts(listed))}")
        for action in listed:
            # The rules are asked, not the game: a game remembers what it listed.
            refusal = game.rules.why_not(game.position, seat, action)
            if refusal is not None:
                table.fail(f"seat {seat} is listed {action}, but it is refused: {refusal}")
            if game.rules.parse(str(action)) != action:
                table.fail(f"{action} is read back as {game.rules.parse(str(action))}: {action.verb} {action.args}")
        for action in table.some(listed, table.subject.tries):
            copy = game.clone()
            table.look_at(copy.apply(seat, str(action)))
            table.subject.invariants(copy)


def refusals(table: Table) -> None:
    """Whatever is not listed is refused, with a rule for it, and leaves no trace."""
    game = table.game
    before = whole(game)
    copy = game.clone()
    tried: list[tuple[int, Action | str]] = []
    for seat in game.to_act:
        listed = game.legal_actions(seat)
        for candidate in doubtful(table, seat):
            if refused(table, copy, seat, candidate):
                tried.append((seat, candidate))
            elif reading(game, candidate) not in listed:
                table.fail(f"seat {seat} is not listed {candidate!r}, but nothing speaks against it")
    for seat in [-1, *range(game.players + 1)]:
        if seat not in game.to_act:
            for text in ["nonsense", *table.some(list(table.seen), 2)]:
                if not refused(table, copy, seat, text):
                    table.fail(f"seat {seat} owes no decision, but may {text}")
                tried.append((seat, text))
    if whole(copy) != before or copy.length != game.length:
        table.fail(f"an action was refused, but left a trace: {culprit(game, tried)}")


def refused(table: Table, game: Game, seat: int, candidate: Action | str) -> bool:
    """Whether an action is refused; if so, trying it raises what asking says."""
    refusal = game.why_not(seat, candidate)
    if refusal is None:
        return False
    table.cites(refusal.rule, f"the refusal of {candidate!r} to seat {seat}")
    encoded(refusal.plain())
    try:
        game.apply(seat, candidate)
    except IllegalAction as error:
        if str(error) != str(refusal):
            table.fail(f"seat {seat} hears of {candidate!r} when asking: {refusal}; when trying: {error}")
    else:
        table.fail(f"{candidate!r} of seat {seat} is refused ({refusal}), but can be done")
    return True


def culprit(game: Game, tried: list[tuple[int, Action | str]]) -> str:
    """Which refused action it was that changed the position."""
    for seat, candidate in tried:
        copy = game.clone()
        copy.why_not(seat, candidate)
        if whole(copy) != whole(game):
            return f"asking why not {candidate!r} of seat {seat}"
        try:
            copy.apply(seat, candidate)
        except IllegalAction:
            if whole(copy) != whole(game):
                return f"trying {candidate!r} of seat {seat}"
    return "several together"


def reading(game: Game, candidate: Action | str) -> Action | None:
    """The action that is meant, if it is one."""
    if not isinstance(candidate, str):
        return candidate
    try:
        return game.rules.parse(candidate)
    except UnreadableAction:
        return None


def doubtful(table: Table, seat: int) -> list[Action | str]:
    """Actions that are probably not legal: garbage, others' actions, earlier ones, and changed ones."""
    game = table.game
    few = table.subject.tries
    found: list[Action | str] = [table.pick(GARBAGE), *table.some(list(table.seen), few)]
    for other in game.to_act:
        if other != seat:
            found += texts(table.some(game.legal_actions(other), 2))
    for action in table.some(game.legal_actions(seat), few):
        found.append(changed_text(table, str(action)))
        found.append(changed_action(table, action))
    return found


def changed_text(table: Table, text: str) -> str:
    """A text with a word or a number too many, too few, or another one."""
    words = text.split()
    place = table.rng.below(len(words))
    strange = table.pick([word for seen in [text, *table.seen] for word in seen.split()])
    match table.rng.below(5):
        case 0:
            return " ".join([*words, strange])
        case 1:
            return " ".join([*words[:place], *words[place + 1 :]])
        case 2:
            return " ".join([*words[:place], strange, *words[place + 1 :]])
        case 3:
            return f"{words[0]} {'9' * 5000}"
        case _:
            return re.sub(r"\d+", lambda number: str(another(table, int(number[0]))), text)


def changed_action(table: Table, action: Action) -> Action:
    """An action made by hand with a number too many, too few, or another one."""
    args = list(action.args)
    if not args or table.rng.below(4) == 0:
        return Action(action.verb, (*args, table.rng.below(3)))
    place = table.rng.below(len(args))
    if table.rng.below(4) == 0:
        return Action(action.verb, tuple(args[:place] + args[place + 1 :]))
    args[place] = another(table, args[place])
    return Action(action.verb, tuple(args))


def another(table: Table, number: int) -> int:
    """Another number, near or far."""
    return table.pick([number + 1, number - 1, -1 - number, 0, 99, 10**6, -(10**6)])


def doubles(listed: list[Any]) -> list[Any]:
    """What is there more than once."""
    return sorted({item for item in listed if listed.count(item) > 1})
