"""A balance study: do the seats of a game have the same chance? `python -m examples.balance --games 200`."""

import argparse
import os

from astrarium.arena import Plan, Summary, Tally, simulate
from astrarium.arena.standings import share_interval


def study(game: str, players: int, games: int, bot: str, processes: int) -> Summary:
    """Games of a bot against itself."""
    tally = Tally()
    for result in simulate(Plan(game=game, players=players, games=games, bots=(bot,)), processes):
        tally.add(result)
    return tally.summary(0.0)


def report(summary: Summary) -> list[str]:
    """A line for each seat, and for whatever else the seats differ in."""
    lines = []
    for kind, groups in {"seat": summary.seats, **summary.facts}.items():
        for group in groups:
            low, high = share_interval(group.win_rate, 0.0, group.count)
            lines.append(
                f"{kind} {group.name}: {group.count} played, {group.win_rate:.0%} won ({low:.0%} to {high:.0%}), "
                f"{group.scores.mean:.1f} points"
            )
    return lines


def main() -> None:
    """Run the study that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="gaia")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    print("\n".join(report(study(given.game, given.players, given.games, given.bot, given.processes))))


if __name__ == "__main__":
    main()
