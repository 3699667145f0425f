"""What the tab key knows: games, bots, options of the game that was named, and ids of its rules."""

from typing import Any

from astrarium.bots.registry import bot_names
from astrarium.games import catalogue
from astrarium.games.rulebook import read_rules, rules_text
from astrarium.kernel import AstrariumError

Found = list[tuple[str, str]]
"""What can be typed, each with a word about it."""


def complete_game(incomplete: str) -> Found:
    """Games by their ids."""
    return [(name, catalogue.rules_of(name).title) for name in catalogue.names() if name.startswith(incomplete)]


def complete_bot(incomplete: str) -> list[str]:
    """Bots by their short names."""
    return [name for name in bot_names() if name.startswith(incomplete)]


def game_of(ctx: Any) -> str:
    """The game that was named. Behind an option that has no value yet, arguments are left unread."""
    return str(ctx.params.get("game") or next(iter(ctx.args), ""))


def complete_option(ctx: Any, incomplete: str) -> Found:
    """``name=`` of the options of the game, and behind it the values."""
    try:
        declared = catalogue.rules_of(game_of(ctx)).declared
    except AstrariumError:
        return []
    found: Found = []
    for option in declared:
        values = ("true", "false") if option.kind == "flag" else option.choices
        if incomplete.startswith(f"{option.name}="):
            found += [(f"{option.name}={value}", option.meaning) for value in values]
        else:
            found.append((f"{option.name}=", option.meaning))
    return [(text, meaning) for text, meaning in found if text.startswith(incomplete)]


def complete_rule(ctx: Any, incomplete: str) -> list[str]:
    """Ids of the rules of the game."""
    try:
        known = read_rules(rules_text(game_of(ctx), "en"))
    except AstrariumError:
        return []
    return [rule.id for rule in known if rule.id.startswith(incomplete)]
