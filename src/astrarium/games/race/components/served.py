# mypyc: off
"""Components as screens draw them: cards with parsed powers, action cards, goals, limits, the robot's mat."""

from functools import cache
from typing import Any, Final

import msgspec

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.card_table import CardTable
from astrarium.games.race.components.numbers import ActionCard, Numbers
from astrarium.games.race.components.powers import (
    ANY,
    GOOD_IDS,
    KEYWORD_IDS,
    MODE_IDS,
    PER_IDS,
    POWER_IDS,
    ROW_IDS,
    SYMBOL_IDS,
    Match,
    Power,
    Scoring,
)
from astrarium.games.race.components.printed import ACTIONS, DEFAULT, printed_cards
from astrarium.games.race.components.saying import Named, own_names, owned, power_said, scoring_said
from astrarium.games.race.components.vocabulary import vocabulary
from astrarium.games.race.robot.instructions import ACTION_FACE_IDS, FIND_IDS, INSTRUCTION_IDS
from astrarium.games.race.robot.mat import BOARD, COLUMN_IDS, CREDIT_LIMIT, ECONOMY_LIMIT, OVERLAYS, Cell
from astrarium.games.race.robot.saying import cell_said
from astrarium.games.race.view_types import (
    ActionFace,
    CardFace,
    CellFace,
    Components,
    Limits,
    MatchFace,
    MatFace,
    OwnComponents,
    PowerFace,
    ScoringFace,
)

NONE: Final[Named] = {}


def _word(ids: list[str], number: int) -> str:
    return ids[number] if number >= 0 else ""


def _match(match: Match) -> MatchFace:
    found: dict[str, Any] = {
        "world": match.world,
        "development": match.development,
        "military": match.military,
        "good": _word(GOOD_IDS, match.good),
        "mode": MODE_IDS[match.mode],
        "keyword": _word(KEYWORD_IDS, match.keyword),
        "symbol": _word(SYMBOL_IDS, match.symbol),
        "cost": match.cost if match.cost >= 0 else "",
        "row": _word(ROW_IDS, match.row),
        "card": match.card,
    }
    return msgspec.convert({test: value for test, value in found.items() if value not in (False, "")}, MatchFace)


def power_face(power: Power, names: Named = NONE) -> PowerFace:
    """A power with its numbers, its sentence and its rules."""
    return {
        "row": ROW_IDS[power.row],
        "kind": POWER_IDS[power.kind],
        "amount": power.amount,
        "good": GOOD_IDS[power.good] if power.good != ANY else "any",
        "keyword": _word(KEYWORD_IDS, power.keyword),
        "symbol": _word(SYMBOL_IDS, power.symbol),
        "goods": power.goods,
        "times": power.times,
        "vp": power.vp,
        "cards": power.cards,
        "here": power.here,
        "priced": power.priced,
        "match": _match(power.match),
        "said": owned(power_said(power), names),
        "rules": power.rules(),
    }


def scoring_face(row: Scoring, names: Named = NONE) -> ScoringFace:
    """A scoring row with its sentence."""
    return {
        "vp": row.vp,
        "per": _word(PER_IDS, row.per),
        "match": _match(row.match),
        "said": owned(scoring_said(row), names),
    }


def card_face(card: Card, names: Named = NONE) -> CardFace:
    """All that is printed on a card; its powers stand in the order of the rows."""
    return {
        "id": card.id,
        "name": card.name,
        "own": card.own,
        "type": "development" if not card.world else "military" if card.military else "world",
        "cost": card.cost,
        "six": card.is_six,
        "vp": card.vp,
        "good": _word(GOOD_IDS, card.good),
        "mode": MODE_IDS[card.mode],
        "keywords": [KEYWORD_IDS[keyword] for keyword in card.keywords],
        "symbols": [SYMBOL_IDS[symbol] for symbol in card.symbols],
        "powers": [power_face(power, names) for row in card.rows for power in row],
        "scoring": [scoring_face(row, names) for row in card.scoring],
        "start": card.start,
        "start_hand": card.start_hand,
        "rules": card.rules,
    }


def _cell(cell: Cell) -> CellFace:
    return {
        "steps": [
            {
                "kind": INSTRUCTION_IDS[step.kind],
                "amount": step.amount,
                "find": _word(FIND_IDS, step.find),
                "costs": step.costs,
                "face": _word(ACTION_FACE_IDS, step.face),
            }
            for step in cell.instructions
        ],
        "said": cell_said(cell),
        "rule": cell.rule,
    }


def _mat() -> MatFace:
    return {
        "columns": COLUMN_IDS,
        "credit_limit": CREDIT_LIMIT,
        "economy_limit": ECONOMY_LIMIT,
        "board": {name: _cell(cell) for name, cell in BOARD.items()},
        "overlays": {over.id: {name: _cell(cell) for name, cell in over.cells.items()} for over in OVERLAYS},
    }


def _action(card: ActionCard) -> ActionFace:
    return {"id": card.id, "row": ROW_IDS[card.row], "in_duel": card.in_duel}


def _limits(numbers: Numbers) -> Limits:
    return {
        "tableau_end": numbers.tableau_end,
        "hand_limit": numbers.hand_limit,
        "first_vp": numbers.first_vp,
        "most_vp": numbers.most_vp,
    }


def table_components(table: CardTable) -> dict[str, Any]:
    """What a table has of its own: its players' cards, all cards where their numbers are changed, and its limits."""
    names = own_names(table.cards)
    usual = table.numbers is DEFAULT.numbers
    found: OwnComponents = {
        "cards": [card_face(card, names) for card in table.cards if card.own or not usual],
        "limits": _limits(table.numbers),
    }
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


@cache
def components() -> dict[str, Any]:
    """Everything printed: all cards, and those that the second edition changed as they are there."""
    first, second = ([card_face(card) for card in printed_cards(later)] for later in (False, True))
    found: Components = {
        "cards": first,
        "second_edition": [card for card, before in zip(second, first, strict=True) if card != before],
        "actions": [_action(card) for card in ACTIONS],
        "limits": _limits(DEFAULT.numbers),
        "vocabulary": vocabulary(),
        "robot": _mat(),
    }
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain
