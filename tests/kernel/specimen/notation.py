"""An action as text, and back: ``bid 5``, ``tow freighter``, ``hail 2``, ``silence``."""

from astrarium.kernel import Action, UnreadableAction
from tests.kernel.specimen.components import FUEL, WRECKS

NUMBERS = {
    "bid": {str(fuel): fuel for fuel in FUEL},
    "hail": {str(fuel): fuel for fuel in FUEL},
    "tow": {name: wreck for wreck, name in enumerate(WRECKS)},
}


class Move(Action):
    """An action of Salvage; a wreck goes by its name."""

    def __str__(self) -> str:
        return f"tow {WRECKS[self.args[0]]}" if self.verb == "tow" else super().__str__()


def parse(text: str) -> Move:
    """The action that a text says."""
    words = text.split()
    if words == ["silence"]:
        return Move("silence")
    if len(words) == 2 and words[1] in NUMBERS.get(words[0], {}):
        return Move(words[0], (NUMBERS[words[0]][words[1]],))
    raise UnreadableAction(f"{text!r}; say bid FUEL, tow WRECK, hail FUEL or silence")
