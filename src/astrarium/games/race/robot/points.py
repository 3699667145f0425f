"""What the robot's cards and counters are worth (RG-SOLO-46, -47, -55)."""

from astrarium.games.race.components.card import Card
from astrarium.games.race.robot.mat import difficulty_of
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import State, card_of


def robot_size(robot: Robot) -> int:
    """Cards and counters in the robot's tableau (RG-SOLO-46)."""
    return len(robot.tableau) + robot.placed_counters


def worth(card: Card, six_vp: int) -> int:
    """What a card brings the robot: what is printed, or the fixed number for one of cost 6 (RG-SOLO-47, -55)."""
    return six_vp if card.is_six else card.vp


def robot_score(state: State, robot: Robot) -> int:
    """Chips, cards, and a fixed number for every six-cost counter (RG-SOLO-47)."""
    six = difficulty_of(state).six_vp
    cards = [worth(card_of(state, number), six) for number in robot.tableau]
    return robot.chips + six * robot.placed_counters + sum(cards)
