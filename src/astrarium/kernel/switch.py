"""Corrections of rules: a game that was begun before one goes on as it began."""

from typing import Any, final


@final
class Switch:
    """A rule that was corrected: since which version of the rules, and what is different.

    Games of that version or a later one are played with the switch on, older ones with it off, to their end. So
    nobody's game changes under their hands, and every record can be played again. ``rule`` is what it is about.
    """

    name: str
    since: int
    meaning: str
    rule: str

    def __init__(self, name: str, since: int, meaning: str, rule: str = "") -> None:
        self.name = name
        self.since = since
        self.meaning = meaning
        self.rule = rule


def with_switches(switches: tuple[Switch, ...], version: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game, and for each switch whether it is on in a game of that version of the rules."""
    if not switches:
        return options
    return {**options, **{switch.name: version >= switch.since for switch in switches}}
