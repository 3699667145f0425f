"""How a game begins: what it is made of, checked, and its first position."""

from typing import Any

from astrarium.kernel.errors import BadOption
from astrarium.kernel.message import Message
from astrarium.kernel.option import options_for, read_options
from astrarium.kernel.position import RULES_OF, Position
from astrarium.kernel.rng import MAX_SEED, Rng
from astrarium.kernel.rules import Rules
from astrarium.kernel.switch import with_switches


def known_options(rules: Rules[Any], players: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """Every option of a game with its value; ``BadOption`` where a game cannot be made of what is asked for."""
    if not rules.min_players <= players <= rules.max_players:
        least, most = rules.min_players, rules.max_players
        said = Message("wrong-players", {"game": rules.title, "least": least, "most": most, "players": players})
        raise BadOption(f"{rules.title} is for {least} to {most} players, not {players}", said)
    if not 0 <= seed <= MAX_SEED:
        said = Message("wrong-seed", {"most": str(MAX_SEED)})
        raise BadOption(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}", said)
    known = read_options(options_for(rules.declared, players, options), options)
    rules.check_options(players, known)
    return known


def first_position(rules: Rules[Any], players: int, options: dict[str, Any], seed: int, version: int) -> Position:
    """The position that a seed gives, by a version of the rules (0: the newest)."""
    known = with_switches(rules.switches, version or rules.version, options)
    position: Position = rules.setup(players, known, Rng(seed))
    RULES_OF[type(position)] = rules
    return position
