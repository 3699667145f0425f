"""The options of a game, as the engine asks for them."""

from typing import Any, final

from astrarium.games.race.components.card_table import CardTable, table_of


@final
class Switches:
    """The options of a game; fixed, so positions share them."""

    storm: bool
    goals: bool
    duel: bool
    draft: bool
    first_game: bool
    difficulty: str
    draws_wait: bool
    table: CardTable

    def __init__(self, options: dict[str, Any], players: int) -> None:
        self.storm = options["expansion"]
        self.goals = options["goals"] and players > 1 and self.storm
        self.duel = options["duel"] or players == 1
        self.draft = options["draft"]
        self.first_game = options["setup"] == "first_game"
        self.difficulty = options["difficulty"]
        # A correction of the rules; older games go on without it.
        self.draws_wait = options["draws_wait"]
        self.table = table_of(options)
