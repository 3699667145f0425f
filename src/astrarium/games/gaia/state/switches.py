"""What can differ from game to game: options that change a rule, and corrections that older games do without."""

from typing import Any, Final, final

from astrarium.kernel.switch import Switch

SWITCHES: Final[tuple[Switch, ...]] = (
    Switch(
        "nothing_to_spare",
        2,
        "No planet of a federation can be left out so that the others need fewer satellites, even by way of "
        "planets outside it.",
        "GP-FED-21",
    ),
    Switch(
        "ways_on_board", 2, "Distances are counted along the hexes of the map, not across its holes.", "GP-DEF-07"
    ),
    Switch("inner_unturned", 2, "In variant 2 of the map sectors 01 to 04 are not turned.", "GP-MAP-05"),
    Switch("turns_together", 2, "Sectors may be turned in ways that are legal only together.", "GP-MAP-08"),
)


@final
class Switches:
    """The options that change a rule, and the corrections of rules; fixed for a game, so positions share them."""

    free_steps_needed: bool
    zero_scores: bool
    end_conversions: bool
    nevlas_change: bool
    station_on_satellite: bool
    lantids_gaia_triggers: bool
    ivits_upgrades_suffice: bool
    passing_order: bool
    first_game: bool
    rotate: bool
    leave_out: str
    nothing_to_spare: bool
    ways_on_board: bool
    inner_unturned: bool
    turns_together: bool

    def __init__(self, options: dict[str, Any]) -> None:
        self.free_steps_needed = options["free_steps_needed"]
        self.zero_scores = options["zero_scores"]
        self.end_conversions = options["end_conversions"]
        self.nevlas_change = options["nevlas_change"]
        self.station_on_satellite = options["station_on_satellite"]
        self.lantids_gaia_triggers = options["lantids_gaia_triggers"]
        self.ivits_upgrades_suffice = options["ivits_upgrades_suffice"]
        self.passing_order = options["turn_order"] == "passing"
        self.first_game = options["setup"] == "first_game"
        self.rotate = options["rotate"]
        self.leave_out = options["leave_out"]
        self.nothing_to_spare = options["nothing_to_spare"]
        self.ways_on_board = options["ways_on_board"]
        self.inner_unturned = options["inner_unturned"]
        self.turns_together = options["turns_together"]
