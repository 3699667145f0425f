"""Points: printed, chips, the developments with a question mark, goals (RG-SCORE, RG-SIX)."""

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.card_table import CardTable
from astrarium.games.race.components.powers import GOODS, MILITARY, THREE_CHIPS, Scoring
from astrarium.games.race.robot.points import robot_score
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import State


def lasting_military(cards: list[Card]) -> int:
    """Permanent, unconditional Military (RG-MIL-11)."""
    return sum(power.amount for card in cards for power in card.powers if power.kind == MILITARY)


def row_points(card: Card, rows: list[Scoring]) -> int:
    """A card scores once, by the first row it fits (RG-SCORE-02)."""
    for row in rows:
        if row.per < 0 and card.fits(row.match):
            return row.vp
    return 0


def variable_points(card: Card, tableau: list[Card], chips: int, goods: int) -> dict[str, int]:
    """What a development with scoring rows brings, by card or quantity; it counts itself where it fits."""
    found: dict[str, int] = {}
    for other in tableau:
        vp = row_points(other, card.scoring)
        if vp:
            found[other.id] = found.get(other.id, 0) + vp
    for row in card.scoring:
        if row.per == THREE_CHIPS:
            found["chips"] = found.get("chips", 0) + row.vp * (chips // 3)
        elif row.per == GOODS:
            found["goods"] = found.get("goods", 0) + row.vp * goods
        elif row.per >= 0:
            found["military"] = found.get("military", 0) + row.vp * lasting_military(tableau)
    return found


def card_points(table: CardTable, tableau: list[int], chips: int, goods: int) -> list[dict[str, int]]:
    """For each card of a tableau its points, told apart: printed, and by what a question mark counts."""
    cards = [table.cards[number] for number in tableau]
    found: list[dict[str, int]] = []
    for card in cards:
        points = variable_points(card, cards, chips, goods) if card.scoring else {}
        if card.vp or not points:
            points["printed"] = card.vp
        found.append(points)
    return found


def counted_points(state: State, player: Player) -> list[dict[str, int]]:
    """The same of a seat as it stands."""
    goods = len([good for good in player.goods if good != NO_GOOD])
    return card_points(state.switches.table, player.tableau, player.chips, goods)


def worth_in_hand(state: State, player: Player, number: int) -> int:
    """What a card of the hand would bring at the end, were it placed as things stand (RG-SCORE-02)."""
    goods = len([good for good in player.goods if good != NO_GOOD])
    return sum(card_points(state.switches.table, [*player.tableau, number], player.chips, goods)[-1].values())


def points_by_kind(state: State, player: Player, counted: list[dict[str, int]]) -> dict[str, int]:
    """A seat's points by their kind: printed on cards, counted by question marks, chips, goals."""
    printed = sum([points.get("printed", 0) for points in counted])
    found = {"cards": printed, "six": sum([sum(points.values()) for points in counted]) - printed}
    found["chips"] = player.chips
    if state.goals:
        found["goals"] = player.goal_vp
    return found


def score(state: State, player: Player) -> int:
    """A seat's points as they stand (RG-SCORE-01)."""
    goods = len([good for good in player.goods if good != NO_GOOD])
    table = state.switches.table.cards
    cards = [table[number] for number in player.tableau]
    total = player.chips + player.goal_vp
    for card in cards:
        total += card.vp
        if card.scoring:
            total += sum(variable_points(card, cards, player.chips, goods).values())
    return total


def tie_value(player: Player) -> int:
    """Hand cards and goods decide a tie (RG-SCORE-05)."""
    return len(player.hand) + len([good for good in player.goods if good != NO_GOOD])


def leaders(ranks: list[tuple[int, int]]) -> list[int]:
    """Most points, then most cards in hand and goods; equals share the victory (RG-SCORE-05)."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def ranks_of(state: State) -> list[tuple[int, int]]:
    """Points and tie-break of every seat."""
    return [(score(state, player), tie_value(player)) for player in state.seats]


def robot_rank(state: State, robot: Robot) -> tuple[int, int]:
    """Points and tie-break of the robot (RG-SOLO-47, -48)."""
    return robot_score(state, robot), robot.credit + robot.economy


def victors(ranks: list[tuple[int, int]], robot: tuple[int, int] | None) -> tuple[list[int], bool]:
    """The seats that win, and whether the robot does; a full tie with it is shared (RG-SOLO-48, -56)."""
    if robot is None:
        return leaders(ranks), False
    best = max(ranks)
    return [] if robot > best else leaders(ranks), robot >= best


def won_by(state: State) -> tuple[list[int], bool]:
    """Who wins as it stands: the seats, and whether the robot does."""
    return victors(ranks_of(state), robot_rank(state, state.robot) if state.robot is not None else None)


def winners(state: State) -> list[int]:
    """The seats that have won; in the solo game the robot may win instead."""
    return won_by(state)[0]


def robot_shares(state: State) -> bool:
    """Player and robot are equal even in the tie-break, and share the victory."""
    seats, robot = won_by(state)
    return robot and bool(seats)


def robot_won(state: State) -> bool:
    """The game is over and the robot has won it, alone or together with the player."""
    return not state.agenda and won_by(state)[1]
