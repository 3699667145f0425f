# mypyc: off
"""The score pad for the physical table: from the cards that lie there to points and winners (RG-SCORE)."""

from difflib import get_close_matches
from typing import Any, Final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.card_table import CardTable, table_of
from astrarium.games.race.components.powers import NO_MODE
from astrarium.games.race.robot.mat import CREDIT_LIMIT, DIFFICULTIES, DIFFICULTY_IDS, ECONOMY_LIMIT, Difficulty
from astrarium.games.race.robot.points import worth
from astrarium.games.race.scoring import card_points, victors
from astrarium.kernel.errors import AstrariumError

NUMBERS: Final = ("chips", "goal_points", "hand", "goods")
FIELDS: Final = ("name", "cards", *NUMBERS)
ROBOT_FIELDS: Final = ("cards", "counters", "chips", "credit", "economy")
MOST_PLAYERS: Final = 5
LARGEST: Final = 999
"""No number of a sheet is larger; more is a slip of the pen."""


class BadSheet(AstrariumError):
    """A score sheet that says something that cannot be."""


class Sheet:
    """What one player has at the end."""

    def __init__(self, where: str, name: str, cards: list[Card], numbers: dict[str, int]) -> None:
        self.where = where
        self.name = name
        self.cards = cards
        self.chips = numbers["chips"]
        self.goal_points = numbers["goal_points"]
        self.hand = numbers["hand"]
        self.goods = numbers["goods"]


class RobotSheet:
    """What the robot of a solo game has at the end (RG-SOLO-47, -48)."""

    def __init__(self, cards: list[Card], counters: int, chips: int, credit: int, economy: int) -> None:
        self.cards = cards
        self.counters = counters
        self.chips = chips
        self.credit = credit
        self.economy = economy


class Index:
    """Finds cards by name or id, however they are spelt."""

    def __init__(self, table: CardTable) -> None:
        self.cards: dict[str, Card] = {}
        for card in table.cards:
            self.cards[_letters(card.key)] = card
            self.cards[_letters(card.name)] = card
        self.names = {spelt: card.name for spelt, card in self.cards.items()}

    def find(self, text: str, where: str) -> Card:
        """The card of that name or id; an unknown one is refused with those that are like it."""
        spelt = _letters(text)
        if spelt in self.cards:
            return self.cards[spelt]
        near = dict.fromkeys(self.names[word] for word in get_close_matches(spelt, self.names, 3, 0.6))
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise BadSheet(f"{where}, cards: there is no card {text!r}{hint}")


def _letters(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def score_sheet(data: Any, options: dict[str, Any]) -> dict[str, Any]:
    """The points of every player and of a robot, card by card, and who has won, by the options of a game."""
    table = table_of(options)
    difficulty = DIFFICULTIES[DIFFICULTY_IDS.index(options["difficulty"])]
    index = Index(table)
    sheets = read_players(data, index)
    robot = read_robot(data, index, difficulty, len(sheets))
    players = [_scored(sheet, table) for sheet in sheets]
    its = _scored_robot(robot, difficulty) if robot is not None else None
    ranks = [(player["total"], player["tie_break"]) for player in players]
    winners, robot_wins = victors(ranks, (its["total"], its["tie_break"]) if its is not None else None)
    return {
        "players": players,
        "robot": None if its is None else {**its, "won": robot_wins},
        "winners": winners,
        "notes": notes(sheets, robot, table),
    }


def read_players(data: Any, index: Index) -> list[Sheet]:
    """The players of a score sheet."""
    if not isinstance(data, dict):
        raise BadSheet('a score sheet is an object: {"players": [...]}')
    _check_fields(data, "the sheet", ("players", "robot"))
    players = data.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= MOST_PLAYERS:
        raise BadSheet(f"players: it must be a list of 1 to {MOST_PLAYERS} players")
    return [_player(item, number, index) for number, item in enumerate(players, 1)]


def read_robot(data: dict[str, Any], index: Index, difficulty: Difficulty, players: int) -> RobotSheet | None:
    """The robot of a score sheet, if it has one."""
    item = data.get("robot")
    if item is None:
        return None
    if players != 1:
        raise BadSheet("robot: it plays against a single player (RG-SOLO-04)")
    if not isinstance(item, dict):
        raise BadSheet(f"robot: it is an object with {', '.join(ROBOT_FIELDS)}")
    _check_fields(item, "robot", ROBOT_FIELDS)
    return RobotSheet(
        _cards(item, "robot", index),
        _number(item, "counters", "robot", difficulty.counters),
        _number(item, "chips", "robot"),
        _number(item, "credit", "robot", CREDIT_LIMIT),
        _number(item, "economy", "robot", ECONOMY_LIMIT),
    )


def _player(item: Any, number: int, index: Index) -> Sheet:
    where = f"player {number}"
    if not isinstance(item, dict):
        raise BadSheet(f"{where}: a player is an object with {', '.join(FIELDS)}")
    _check_fields(item, where, FIELDS)
    name = item.get("name", f"Player {number}")
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise BadSheet(f"{where}, name: it must be a text in one line")
    cards = _cards(item, where, index)
    for card in cards:
        if not card.world and cards.count(card) > 1:
            raise BadSheet(f"{where}, cards: a tableau has {card.name} only once (RG-DEV-06)")
    return Sheet(where, name, cards, {field: _number(item, field, where) for field in NUMBERS})


def _cards(item: dict[str, Any], where: str, index: Index) -> list[Card]:
    if "cards" not in item:
        raise BadSheet(f"{where}, cards: it is missing; it must be a list of names or ids of cards")
    given = item["cards"]
    if not isinstance(given, list) or not all(isinstance(card, str) for card in given):
        raise BadSheet(f"{where}, cards: it must be a list of names or ids of cards")
    return [index.find(card, where) for card in given]


def _check_fields(table: dict[str, Any], where: str, known: tuple[str, ...]) -> None:
    for field in table:
        if field not in known:
            near = get_close_matches(field, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(known)}"
            raise BadSheet(f"{where}: there is no field {field!r}{hint}")


def _number(table: dict[str, Any], field: str, where: str, largest: int = LARGEST) -> int:
    value = table.get(field, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= largest:
        raise BadSheet(f"{where}, {field}: it must be a whole number from 0 to {largest}")
    return value


def _scored(sheet: Sheet, table: CardTable) -> dict[str, Any]:
    points = card_points(table, [card.index for card in sheet.cards], sheet.chips, sheet.goods)
    cards: dict[str, int] = {}
    explained: dict[str, dict[str, int]] = {}
    for card, parts in zip(sheet.cards, points, strict=True):
        key = _free(card.name, cards)
        cards[key] = sum(parts.values())
        if card.scoring:
            explained[key] = {_part(part, table): vp for part, vp in parts.items()}
    return {
        "name": sheet.name,
        "total": sum(cards.values()) + sheet.chips + sheet.goal_points,
        "cards": cards,
        "explained": explained,
        "chips": sheet.chips,
        "goal_points": sheet.goal_points,
        "hand": sheet.hand,
        "goods": sheet.goods,
        "tie_break": sheet.hand + sheet.goods,
    }


def _scored_robot(robot: RobotSheet, difficulty: Difficulty) -> dict[str, Any]:
    cards: dict[str, int] = {}
    for card in robot.cards:
        cards[_free(card.name, cards)] = worth(card, difficulty.six_vp)
    counter_points = robot.counters * difficulty.six_vp
    return {
        "total": sum(cards.values()) + counter_points + robot.chips,
        "cards": cards,
        "counters": robot.counters,
        "counter_points": counter_points,
        "chips": robot.chips,
        "credit": robot.credit,
        "economy": robot.economy,
        "tie_break": robot.credit + robot.economy,
    }


def _free(name: str, taken: dict[str, int]) -> str:
    """The name of a card, numbered if another copy of it has it already."""
    key, copy = name, 1
    while key in taken:
        copy += 1
        key = f"{name} ({copy})"
    return key


def _part(part: str, table: CardTable) -> str:
    """What a question mark counts, for a reader: a card by its name, a quantity by its word."""
    return table.cards[table.by_id[part]].name if part in table.by_id else part


def notes(sheets: list[Sheet], robot: RobotSheet | None, table: CardTable) -> list[str]:
    """What looks like a slip, but could be scored."""
    found: list[str] = []
    everything = [card for sheet in sheets for card in sheet.cards]
    if robot is not None:
        everything += robot.cards
        if sheets[0].goal_points:
            found.append("there are no goals in a solo game (RG-SOLO-01)")
    for card in dict.fromkeys(everything):
        box = max(table.copies(card, False), table.copies(card, True))
        if everything.count(card) > box:
            found.append(f"{card.name} was given {everything.count(card)} times, but the box has {box}")
    for sheet in sheets:
        room = len([card for card in sheet.cards if card.mode != NO_MODE])
        if sheet.goods > room:
            found.append(f"{sheet.where} has {sheet.goods} goods, but {room} worlds for them")
    return found
