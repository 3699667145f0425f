"""Every game with every number of players."""

from astrarium.games import catalogue

EVERY_TABLE = [
    (name, players)
    for name in catalogue.names()
    for players in range(catalogue.rules_of(name).min_players, catalogue.rules_of(name).max_players + 1)
]
