"""What a game was worth to each seat when it is over: by victory, by rank, or by points."""

from collections.abc import Callable

from astrarium.kernel import BadOption, Game

ILLEGAL = -1.0
"""For the seat that has chosen a code that is not legal; the others get nothing, and the game ends."""


def by_victory(game: Game) -> list[float]:
    """Winners share 1 among them and the others -1; if all have won, nobody gets anything."""
    winners = game.winners()
    if game.rules.rival(game.position) is not None:
        return [1.0 - game.rival_shares if seat in winners else -1.0 for seat in range(game.players)]
    losers = game.players - len(winners)
    if not losers:
        return [0.0] * game.players
    return [1 / len(winners) if seat in winners else -1 / losers for seat in range(game.players)]


def by_rank(game: Game) -> list[float]:
    """1 for the first, -1 for the last, in even steps between; winners come first, equal ones share the mean."""
    winners = game.winners()
    stand = [(seat in winners, score) for seat, score in enumerate(game.scores())]
    rival = game.rules.rival(game.position)
    if rival is not None:
        stand.append((game.rival_shares or not winners, rival[1]))
    places = [sum(one > other for other in stand) + (stand.count(one) - 1) / 2 for one in stand]
    return [2 * place / (len(stand) - 1) - 1 if len(stand) > 1 else 0.0 for place in places[: game.players]]


def by_difference(game: Game) -> list[float]:
    """The points of a seat less the mean of all others."""
    scores = _points(game)
    others = max(1, len(scores) - 1)
    return [score - (sum(scores) - score) / others for score in scores[: game.players]]


def _points(game: Game) -> list[int]:
    """All that compare: the seats, and an opponent that the rules play."""
    rival = game.rules.rival(game.position)
    return [*game.scores(), *([] if rival is None else [rival[1]])]


Reward = Callable[[Game], list[float]]
REWARDS: dict[str, Reward] = {"win": by_victory, "rank": by_rank, "difference": by_difference}


def reward_named(name: str) -> Reward:
    """The rewards of that name."""
    if name not in REWARDS:
        raise BadOption(f"rewards are {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
