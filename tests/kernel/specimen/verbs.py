"""The verbs of Salvage: ``bid 5``, ``tow freighter``, ``hail 2``, ``silence``."""

from typing import Final

from astrarium.kernel import Action, Names, Number, Verb, Verbs
from tests.kernel.specimen.components import FUEL, WRECKS

FUEL_CARD: Final = Number("fuel", max(FUEL), min(FUEL))

VERBS: Final = Verbs(
    Verb("bid", FUEL_CARD),
    Verb("tow", Names("wreck", list(WRECKS), target="wreck")),
    Verb("hail", FUEL_CARD),
    Verb("silence"),
)


class Move(Action):
    """An action of Salvage; its text is its notation."""

    def __str__(self) -> str:
        return VERBS.write(self)
