"""Salvage with one thing wrong in each: what the kit must find."""

from typing import Any

from astrarium.kernel import Action, Event, Family, Features, Names, Option, Refusal, Rng, Step, Verb, Verbs
from astrarium.kernel.rules import GATHERED
from tests.kernel.specimen.actions import Bid, Hail, Tow
from tests.kernel.specimen.components import WRECKS
from tests.kernel.specimen.facts import FACTS
from tests.kernel.specimen.game import Salvage
from tests.kernel.specimen.state import State
from tests.kernel.specimen.verbs import VERBS, Move

FIELDS = [name for name in State(2, Rng(0), True).plain() if name not in GATHERED]


class OtherFamily(Salvage):
    """Salvage with another family in the place of one of its own."""

    def __init__(self, kind: str, family: Family[State]) -> None:
        super().__init__()
        self.decisions[kind] = (family,)


class OtherState(Salvage):
    """Salvage with another kind of position."""

    def __init__(self, kind: type[State]) -> None:
        super().__init__()
        self.kind = kind

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> State:
        return turned(super().setup(players, options, rng), self.kind)


def turned(state: State, kind: type[State]) -> State:
    """The same position as another kind."""
    other = kind(state.players, state.rng, state.hails)
    for name in (*FIELDS, "agenda"):
        setattr(other, name, getattr(state, name))
    return other


# Secrets.


class LeakingView(Salvage):
    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "fuel": [sum(hand) for hand in position.hands]}


class LeakingSpectatorView(Salvage):
    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "next": position.stack[-1:] if seat is None else []}


class LeakingFeatures(Salvage):
    """The features of a seat know the strength of all hands."""

    def features(self, position: State, seat: int, board: bool = True) -> Features:
        found = super().features(position, seat, board)
        found.floats[-1] = float(sum(position.hands[seat - 1]))
        return found


class EndlessFeatures(Salvage):
    """A quantity that is no number."""

    def features(self, position: State, seat: int, board: bool = True) -> Features:
        found = super().features(position, seat, board)
        found.floats[0] = float("inf")
        return found


class StrayMarks(Salvage):
    """A mark that was never declared."""

    def features(self, position: State, seat: int, board: bool = True) -> Features:
        found = super().features(position, seat, board)
        found.indices.append(0)
        return found


class DoubtfulCodes(Salvage):
    """Two verbs for fuel whose numbers are told by a list that lacks some of them."""

    def __init__(self) -> None:
        super().__init__()
        short = Names("fuel", ["", "one"])
        self.verbs = Verbs(*[Verb(name, short) if name == "bid" else verb for name, verb in VERBS.by_name.items()])


class LeakingOrder(Salvage):
    """The strongest hand comes first: the values tell nothing, but their order does."""

    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        seats = sorted(range(position.players), key=lambda other: -sum(position.hands[other]))
        return {**super().view(position, seat), "cards": {f"seat {other}": 3 for other in seats}}


class LeakingBids(Salvage):
    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "highest": max(position.bids)}


class TellingBid(Bid):
    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        super().perform(position, seat, step, action, events)
        events[-1].data["fuel"] = action.args[0]


class TellingDraws(Salvage):
    def run(self, position: State, step: Step, events: list[Event]) -> None:
        super().run(position, step, events)
        for event in events:
            if event.secret:
                event.data.update(event.secret)


class TellingRefusal(Bid):
    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        refusal = super().refuse(position, seat, step, action)
        return refusal and Refusal(refusal.rule, f"you would be up against {position.hands}")


class TellingDecision(Salvage):
    def run(self, position: State, step: Step, events: list[Event]) -> None:
        super().run(position, step, events)
        if position.agenda and position.agenda[-1].kind == "bid":
            position.agenda[-1] = Step("bid", position.agenda[-1].seats, (sum(position.deck[-1:]),))


class TellingQuote(Salvage):
    def quote(self, position: State, seat: int, action: Action) -> dict[str, Any]:
        return {"against": sum(sum(hand) for hand in position.hands)}


class AskingOnlyTheRich(Tow):
    """The next best bidder is not asked if it could not pay: so its silence tells."""

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        super().perform(position, seat, step, action, events)
        asked = position.agenda[-1]
        if max(position.hands[asked.seats[0]]) < asked.args[0]:
            position.agenda.pop()


class ForgettingReveal(Salvage):
    """What was drawn can be taken back, and drawn again."""

    def run(self, position: State, step: Step, events: list[Event]) -> None:
        super().run(position, step, events)
        position.revealed = False


class ShufflingInPlace(Salvage):
    """The new arrangement depends on the old one: who knows the generator can reckon back."""

    def redraw_hidden(self, position: State, seat: int, rng: Rng) -> None:
        rng.shuffle(position.deck)


class ImaginingTooMuch(Salvage):
    """The seat's own cards are redrawn as well."""

    def redraw_hidden(self, position: State, seat: int, rng: Rng) -> None:
        super().redraw_hidden(position, (seat + 1) % position.players, rng)


class ImaginingNothing(Salvage):
    def redraw_hidden(self, position: State, seat: int, rng: Rng) -> None:
        pass


# Copies.


class SharingState(State):
    def clone(self) -> State:
        copy = turned(super().clone(), SharingState)
        copy.hands = self.hands
        return copy


class SharingChance(State):
    def clone(self) -> State:
        copy = turned(super().clone(), SharingChance)
        copy.rng = self.rng
        return copy


class ForgetfulState(State):
    def clone(self) -> State:
        copy = turned(super().clone(), ForgetfulState)
        copy.beacon = 0
        return copy


class ForgetfulStorage(Salvage):
    def restore(self, plain: dict[str, Any]) -> State:
        state = super().restore(plain)
        state.deck.sort()
        return state


class BrieflyStored(State):
    """The beacon is not part of what is stored, so it is lost without a trace in the hash."""

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "beacon": 0}

    def clone(self) -> State:
        return turned(super().clone(), BrieflyStored)


class ForgetfulFacts(Salvage):
    """Who has the beacon is not told."""

    def facts(self, position: State) -> list[Any]:
        return [fact for i, fact in enumerate(super().facts(position)) if FACTS[i] != "beacon"]


class BluntFacts(Salvage):
    """Of the wrecks that are not in sight only their number is told."""

    def facts(self, position: State) -> list[Any]:
        told = super().facts(position)
        told[FACTS.index("stack")] = len(position.stack)
        return told


class UnplainFacts(Salvage):
    def facts(self, position: State) -> list[Any]:
        return [*super().facts(position), position.rng]


class LivingView(Salvage):
    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "points": position.points}


class LivingEvent(Tow):
    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        super().perform(position, seat, step, action, events)
        events[-1].data["points"] = position.points


class NeverTheSame(Salvage):
    """Every set-up differs, although the seed is the same."""

    def __init__(self) -> None:
        super().__init__()
        self.games = 0

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> State:
        state = super().setup(players, options, rng)
        self.games += 1
        state.beacon = self.games % players
        return state


class SetOrder(Salvage):
    """The order of a set of texts is another in every process."""

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> State:
        state = super().setup(players, options, rng)
        state.stack = [WRECKS.index(name) for name in {WRECKS[wreck] for wreck in state.stack}]
        return state


# Legality.


class MissingBid(Bid):
    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return super().options(position, seat, step)[:1]


class DoubledBid(Bid):
    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [Move("bid", (fuel,)) for fuel in position.hands[seat]]


class BoastfulHail(Hail):
    """Lists cards that would be refused as too low."""

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [Move("silence"), *[Move("hail", (fuel,)) for fuel in sorted(set(position.hands[seat]))]]


class NoTow(Tow):
    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return []


class SpendingRefusal(Bid):
    """Asking for a card that is not there costs one."""

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        refusal = super().refuse(position, seat, step, action)
        if refusal is not None:
            position.points[seat] -= 1
        return refusal


class LooseReader(Salvage):
    """Takes a verb alone for an action."""

    def parse(self, text: str) -> Action:
        return Move("tow") if text == "tow" else super().parse(text)


class UncitedRefusal(Bid):
    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        refusal = super().refuse(position, seat, step, action)
        return refusal and Refusal("", "because")


class CarelessReader(Salvage):
    def parse(self, text: str) -> Action:
        if text.startswith("bid "):
            return Move("bid", (int(text[4:]),))
        return super().parse(text)


class Mumbled(Action):
    def __str__(self) -> str:
        return f"bid {self.args[0] // 2}"


class MumblingBid(Bid):
    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [Mumbled(bid.verb, bid.args) for bid in super().options(position, seat, step)]


# What is offered to people.


class AnsweringAnything(Salvage):
    """A setting that bids a card whether it is in hand or not."""

    def __init__(self) -> None:
        super().__init__()
        self.answers = (Option("low", "flag", False, "Bid low."),)

    def answer(self, position: State, seat: int, settings: dict[str, Any]) -> Action | None:
        low = settings.get("low") and position.agenda[-1].kind == "bid"
        return Move("bid", (1,)) if low else None


class AnsweringByOthers(AnsweringAnything):
    """A setting that looks into the hands of the others."""

    def answer(self, position: State, seat: int, settings: dict[str, Any]) -> Action | None:
        if not settings.get("low") or position.agenda[-1].kind != "bid":
            return None
        hand = sorted(position.hands[seat])
        return Move("bid", (hand[sum(map(sum, position.hands)) % len(hand)],))


class AnsweringUnasked(Salvage):
    def answer(self, position: State, seat: int, settings: dict[str, Any]) -> Action | None:
        return self.legal(position, seat)[0]


class DreamingLines(Salvage):
    """Lines that go on after the seat's turn is over."""

    def lines(self, position: State, seat: int) -> list[list[Action]]:
        return [[action, action] for action in self.legal(position, seat)]


class NoLines(Salvage):
    def lines(self, position: State, seat: int) -> list[list[Action]]:
        return []


class StrangeAttempts(Bid):
    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [Mumbled("bid", (4,))]


class Endless(Salvage):
    def run(self, position: State, step: Step, events: list[Event]) -> None:
        super().run(position, step, events)
        if step.kind == "haul":
            position.stack.append(position.salvaged.pop())


class Breaking(Salvage):
    def scores(self, position: State) -> list[int]:
        return [position.points[seat] for seat in range(5)]


def no_fourth_salvage(game: Any) -> None:
    """An invariant that is none."""
    assert len(game.position.salvaged) < 4, "four wrecks are too many"


SET_ORDER = SetOrder()
