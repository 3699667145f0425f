"""Its rules. The option `fault` plants a mistake for the fuzzer to find."""

import time
from typing import Any, Final

from astrarium.kernel import (
    Action,
    BadOption,
    Event,
    Family,
    Option,
    Position,
    Refusal,
    Rng,
    Rules,
    Step,
    UnreadableAction,
)

FACTIONS: Final = ("otters", "magpies", "moles")
FAULTS: Final = ("none", "leak", "crash", "endless", "no-action", "twice", "hang", "setup")
PILE: Final = {"small": 7, "large": 13}


class Toy(Position):
    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.pile = 0
        self.taken = [0] * players
        self.bonus = [0] * players
        self.factions = [""] * players
        self.dice = False
        self.fault = "none"

    def clone(self) -> "Toy":
        return ToyRules().restore(self.plain())

    def plain(self) -> dict[str, Any]:
        plain = super().plain()
        plain.update(pile=self.pile, taken=self.taken[:], bonus=self.bonus[:], factions=self.factions[:])
        plain.update(dice=self.dice, fault=self.fault)
        return plain


class Take(Family[Toy]):
    verbs = ("take",)

    def options(self, position: Toy, seat: int, step: Step) -> list[Action]:
        if position.fault == "no-action" and position.pile < 5:
            return []
        most = [Action("take", (number,)) for number in range(1, min(3, position.pile) + 1)]
        return most * 2 if position.fault == "twice" else most

    def refuse(self, position: Toy, seat: int, step: Step, action: Action) -> Refusal | None:
        if len(action.args) == 1 and 1 <= action.args[0] <= min(3, position.pile):
            return None
        return Refusal("TOY-TAKE-01", "short", "pebbles", 1, position.pile)

    def perform(self, position: Toy, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        number = action.args[0]
        if position.fault == "crash" and position.pile < 5:
            position.pile = -1
            raise ZeroDivisionError("planted")
        if position.fault == "hang":
            time.sleep(3600)
        position.pile -= number if position.fault != "endless" else 0
        position.taken[seat] += number if position.fault != "leak" else number - 1
        if position.dice:
            position.bonus[seat] += position.rng.below(6)
        events.append(Event("take", seat, "TOY-TAKE-01", {"number": number}))
        if position.pile > 0:
            position.push("take", ((seat + 1) % position.players,))


class ToyRules(Rules[Toy]):
    id = "toy"
    title = "Pebbles"
    version = 3
    min_players = 2
    max_players = 3
    turn_rule = "TOY-TURN-01"
    end_rule = "TOY-END-01"

    def __init__(self) -> None:
        super().__init__()
        self.declared = (
            Option("size", "choice", "small", "How many pebbles there are.", tuple(PILE), "TOY-SETUP-01"),
            Option("dice", "flag", True, "A die adds to what is taken."),
            Option("factions", "list", [], "Who sits where.", FACTIONS),
            Option("motto", "text", "", "Words that change nothing."),
            Option("fault", "choice", "none", "A mistake to be found.", FAULTS),
        )
        self.decisions = {"take": (Take(),)}

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        if options["factions"] and len(options["factions"]) != players:
            raise BadOption(f"{players} players need {players} factions")

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> Toy:
        if options["fault"] == "setup":
            raise ZeroDivisionError("planted")
        position = Toy(players, rng)
        position.pile = PILE[options["size"]]
        position.dice = options["dice"]
        position.fault = options["fault"]
        factions = list(options["factions"]) or list(FACTIONS)
        if not options["factions"]:
            rng.shuffle(factions)
        position.factions = factions[:players]
        position.push("take", (0,))
        return position

    def parse(self, text: str) -> Action:
        verb, _, number = text.partition(" ")
        if verb != "take" or not number.isdecimal():
            raise UnreadableAction(f"{text!r} is no action")
        return Action("take", (int(number),))

    def view(self, position: Toy, seat: int | None) -> dict[str, Any]:
        seats = [{"faction": faction} for faction in position.factions]
        return {"game": "toy", "players": position.players, "pile": position.pile, "seats": seats}

    def scores(self, position: Toy) -> list[int]:
        return [taken + bonus for taken, bonus in zip(position.taken, position.bonus)]

    def check(self, position: Toy) -> list[str]:
        pebbles = position.pile + sum(position.taken)
        return [] if pebbles in PILE.values() else [f"there are {pebbles} pebbles"]

    def sample_options(self, players: int, rng: Rng) -> dict[str, Any]:
        return {"motto": ("", "steady", "swift")[rng.below(3)]}

    def restore(self, plain: dict[str, Any]) -> Toy:
        position = Toy(plain["players"], Rng())
        position.adopt(plain)
        position.pile = plain["pile"]
        position.taken = list(plain["taken"])
        position.bonus = list(plain["bonus"])
        position.factions = list(plain["factions"])
        position.dice = plain["dice"]
        position.fault = plain["fault"]
        return position


RULES: Final = ToyRules()
