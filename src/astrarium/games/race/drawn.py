# mypyc: off
"""The cards that are drawn beside the rules that speak of them."""

import re
from collections.abc import Mapping
from typing import Final

from astrarium.games.race.components.printed import DEFAULT

MOST: Final = 4
"""Cards beside one rule; an example that names more is read with the table before one."""


def drawn(rules: Mapping[str, str]) -> dict[str, list[str]]:
    """Cards by the rules that name them, in the order in which they do."""
    cards = {card.name: card.id for card in reversed(DEFAULT.first)}
    # The longest names first: one may be a part of another.
    names = re.compile("|".join(rf"\b{re.escape(each)}\b" for each in sorted(cards, key=len, reverse=True)))
    found = {
        rule: [f"card:{cards[each]}" for each in dict.fromkeys(names.findall(text))] for rule, text in rules.items()
    }
    return {rule: places[:MOST] for rule, places in found.items() if places}
