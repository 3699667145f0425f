"""Prices are known before choosing."""

from typing import Any

import pytest

from tests.rules.federation.table import table

# What a seat has, how the table lies, what is played first, and the price of what could come next.
PRICES: list[tuple[str, dict[str, Any], list[str], dict[str, dict[str, int]]]] = [
    (
        "L=3 C=3 O=3",
        {},
        [],
        {
            "place 1a vote s33": {"oceanium": 1},
            "place 1a fund s15": {"copernium": 1},
            "place 1a vote s25": {"lavandium": 1},
            "place 1a vote s21": {},
            "place 1a vote s22": {},
            "place 1a vote outer": {},
            "discard oceanium": {},
        },
    ),
    (
        "L=2 C=1 O=1",
        {},
        ["place 1a vote s25", "pay 1L"],
        {"spy purchasing_office": {"oceanium": 1}, "spy assistants_room": {"copernium": 1}, "spy neo": {}},
    ),
    (
        "L=1 degree=5 markers=m7,m8",
        {},
        ["place 1a vote outer"],
        {"mission m7": {"lavandium": 1}, "mission m8": {}, "skip": {}},
    ),
    (
        "L=1 C=1 O=1",
        {},
        ["place 1a vote s11"],
        {"shop 1": {}, "shop 4": {"oceanium": 1}, "shop 6": {"lavandium": 1, "copernium": 1}},
    ),
    (
        "L=2 C=2 O=1 G=2",
        {},
        ["place 1a vote s22"],
        {
            "build shipyard": {"lavandium": 1, "copernium": 1, "oceanium": 1},
            "build mega2": {"copernium": 2, "gold": 1},
            "build mega4": {"gold": 2},
        },
    ),
    (
        "degree=8",
        {"deep": "ds8 ds3 ds4 ds7 ds1"},
        ["place 1a vote s21", "deep ds8"],
        {"build shipyard": {}, "build mega4": {}},
    ),
    ("L=1 O=1", {}, ["place 1a vote s25"], {"pay 1L": {"lavandium": 1}, "pay 1O": {"oceanium": 1}}),
    (
        "degree=9 L=1 C=1 O=1",
        {"phase": "executive"},
        [],
        {"upkeep 5": {"oceanium": 1}, "upkeep 4": {"copernium": 1}, "upkeep 3": {"lavandium": 1}, "upkeep 2": {}},
    ),
]


@pytest.mark.rule(
    "FD-SEN-08", "FD-SPY-03", "FD-MIS-26", "FD-ARR-02", "FD-E81-01", "FD-DS-08", "FD-RES-05", "FD-EXE-03"
)
@pytest.mark.parametrize(("seat", "laid", "lines", "prices"), PRICES)
def test_an_action_quotes_its_price(
    seat: str, laid: dict[str, Any], lines: list[str], prices: dict[str, dict[str, int]]
) -> None:
    game = table(seat, "", "", "", **laid).play(*[f"0 {text}" for text in lines])
    found = {str(action): game.game.quote(0, action) for action in game.game.legal_actions(0)}
    assert {text: found[text] for text in prices} == prices
