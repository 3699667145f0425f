"""Automatic answers: what a seat's settings say to the small decisions of Gaia Project.

A setting answers only where its owner would not want to think; whatever it leaves open is asked. An answer that
is not set is asked, too.
"""

from typing import Any, Final

from astrarium.games.gaia import power
from astrarium.games.gaia.actions.charging import NOW, TOKEN_FIRST, TOKEN_LAST
from astrarium.games.gaia.actions.federation import open_spots
from astrarium.games.gaia.actions.phases import income_bowls
from astrarium.games.gaia.building import always_offered
from astrarium.games.gaia.components.components import Components
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.power import Bowl
from astrarium.games.gaia.research import TOP, open_areas
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.option import Option
from astrarium.kernel.step import Step

ASK: Final = "ask"
FREE: Final = "free"
ALWAYS: Final = "always"
NEVER: Final = "never"
PRICES: Final = ("1", "2", "3", "4")
MOST_READY: Final = "most_ready"
LEAST_WASTED: Final = "least_wasted"

ANSWERS: Final[tuple[Option, ...]] = (
    Option(
        "charge",
        "choice",
        ASK,
        "Offers to charge power: accepted by themselves up to a price in points; dearer ones are asked. Once this is "
        "set, an offer that costs nothing is always accepted. Never: what costs points is declined.",
        (ASK, FREE, *PRICES, ALWAYS, NEVER),
        "GP-LEECH-03",
    ),
    Option(
        "decline_useless",
        "flag",
        False,
        "Offers are declined once the power cannot be used any more: after your last pass of the game.",
        (),
        "GP-LEECH-07",
    ),
    Option(
        "income",
        "choice",
        ASK,
        "The order of charged power and new tokens in the income: as much power ready to spend as possible, or as "
        "little charge wasted as possible.",
        (ASK, MOST_READY, LEAST_WASTED),
        "GP-INC-06",
    ),
    Option(
        "pay_lowest",
        "flag",
        False,
        "Tokens that leave are taken from the lowest areas; the brainstone stays.",
        (),
        "GP-POWER-06",
    ),
    Option(
        "brainstone_moves",
        "flag",
        False,
        "The brainstone is always among what a charge moves.",
        (),
        "GP-FAC-TAK-04",
    ),
    Option(
        "end_turn",
        "flag",
        False,
        "Your turn ends by itself when only free actions are left.",
        (),
        "GP-ACT-10",
    ),
    Option(
        "end_after_charges",
        "flag",
        True,
        "Your turn ends by itself after others have charged power, unless free actions could matter: you have "
        "passed, or nothing more can be charged until power is spent.",
        (),
        "GP-ACT-10",
    ),
    Option(
        "only_advance",
        "flag",
        True,
        "The advance of a tech tile is taken by itself where only one area is open and no federation token is spent.",
        (),
        "GP-TECH-03",
    ),
    Option(
        "satellites",
        "flag",
        False,
        "The satellites of a federation are laid by themselves, on a shortest way. Another place can still be chosen "
        "for each of them before the turn is over.",
        (),
        "GP-FED-12",
    ),
)

AFTER_OTHERS: Final = ("end_after_charges",)
"""Answers that wait until others have acted."""


def answer(state: State, seat: int, settings: dict[str, Any]) -> Action | None:
    """What the settings answer to the decision that the seat owes, or None: it is asked."""
    step = state.agenda[-1]
    kind = step.kind
    if kind == "charge":
        return charge_answer(state, state.seats[seat], step, settings)
    if kind == "income":
        return income_answer(state, seat, step, str(settings.get("income", ASK)))
    if kind == "closing" and (settings.get("end_turn") or may_end(state.seats[seat], settings)):
        return GaiaAction("end")
    if kind == "advance" and settings.get("only_advance"):
        return only_advance(state, state.seats[seat], step)
    if kind == "satellite" and settings.get("satellites"):
        return satellite_answer(state, state.seats[seat], step)
    if kind == "brainstone" and settings.get("brainstone_moves"):
        return GaiaAction("brainstone", (0,))
    if kind == "pay" and settings.get("pay_lowest"):
        # The payments are listed from the lowest areas on, those with the brainstone last.
        one, two, three, stone = power.payments(state.seats[seat], step.args[0])[0]
        return GaiaAction("pay", (one, two, three, state.seats[seat].brainstone if stone else 0))
    return None


def may_end(player: Player, settings: dict[str, Any]) -> bool:
    """Nothing is lost by doing free actions in the next turn only: there is one, and power can still be charged."""
    return bool(settings.get("end_after_charges")) and not player.passed and power.chargeable(player) > 0


def only_advance(state: State, player: Player, step: Step) -> Action | None:
    """The one open area; the last level spends a federation token, so it is always asked (GP-RES-04)."""
    areas, optional = step.args
    found = open_areas(state, player, areas)
    area = found.bit_length() - 1
    if not optional or found.bit_count() != 1 or player.levels[area] + 1 == TOP:
        return None
    return GaiaAction("advance", (area,))


def satellite_answer(state: State, player: Player, step: Step) -> Action:
    """The first of the places on shortest ways; none of them touches another planet of the player (GP-FED-21)."""
    named, placed, left = step.args
    return GaiaAction("satellite", (hexes.members(open_spots(state, player, named, placed, left))[0],))


def charge_answer(state: State, player: Player, step: Step, settings: dict[str, Any]) -> Action | None:
    """Accept an offer that is cheap enough, decline one that is of no use or too dear (GP-LEECH-03, -07)."""
    if settings.get("decline_useless") and power_is_over(state, player):
        return GaiaAction("decline")
    wanted = str(settings.get("charge", ASK))
    if wanted == ASK:
        return None
    how = token_order(player, step.args[0])
    price = max(0, amount_charged(player, step.args[0], how) - 1)
    if price == 0 or wanted == ALWAYS or (wanted in PRICES and price <= int(wanted)):
        return GaiaAction("charge", (how,))
    return GaiaAction("decline") if wanted == NEVER else None


def power_is_over(state: State, player: Player) -> bool:
    """The player has passed for the last time and nothing can be converted any more (GP-END-09)."""
    return state.round == state.parts.rounds and player.passed and not state.switches.end_conversions


def token_order(player: Player, value: int) -> int:
    """Taklons with institute take their token when it leaves more power to spend, if equal first (GP-FAC-TAK-02)."""
    if not always_offered(player):
        return NOW
    one, two, three, stone = power.bowl_of(player)
    parts = player.parts
    token_first = (one + parts.token_on_charge, two, three, stone)
    first = power.charged(token_first, amount_charged(player, value, TOKEN_FIRST))[0]
    last = power.charged((one, two, three, stone), amount_charged(player, value, TOKEN_LAST))[0]
    return TOKEN_FIRST if ready(parts, first) >= ready(parts, last) else TOKEN_LAST


def amount_charged(player: Player, value: int, how: int) -> int:
    """The units that an offer would charge; a token that comes first can be charged, too."""
    more = 2 * player.parts.token_on_charge if how == TOKEN_FIRST else 0
    return min(value, power.chargeable(player) + more, player.vp + 1)


def income_answer(state: State, seat: int, step: Step, wanted: str) -> Action | None:
    """The order of the income that leaves the power as the setting wants it (GP-INC-06)."""
    if wanted == ASK:
        return None
    best: Bowl | None = None
    for bowl in income_bowls(state, seat, step):
        if best is None or _rank(state.parts, bowl, wanted) > _rank(state.parts, best, wanted):
            best = bowl
    return None if best is None else GaiaAction("income", best)


def _rank(parts: Components, bowl: Bowl, wanted: str) -> tuple[int, int]:
    return (ready(parts, bowl), moved(bowl)) if wanted == MOST_READY else (moved(bowl), ready(parts, bowl))


def ready(parts: Components, bowl: Bowl) -> int:
    """The power that could be spent."""
    return bowl[2] + (parts.brainstone_power if bowl[3] == 3 else 0)


def moved(bowl: Bowl) -> int:
    """How many units of charge the bowl holds: the more, the fewer were wasted."""
    return bowl[1] + 2 * bowl[2] + max(0, bowl[3] - 1)
