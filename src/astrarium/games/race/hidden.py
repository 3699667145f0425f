"""Redrawing what a seat cannot know, for programs that search (RG-INFO)."""

from typing import Any, Final

from astrarium.games.race.draft.memory import redraw_others
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.state import State
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules
from astrarium.kernel.step import Step

COMMON: Final = ("discard", "actions", "explore", "develop", "settle", "draft", "start")
"""Decisions that all make at the same time and in secret (RG-TIME-06)."""

FROM_HAND: Final = ("second", "pay", "hire", "hand_cards", "supply")
"""Decisions of one seat that are answered with a card that the others may not see (RG-INFO)."""


def redraw(rules: Rules[Any], state: State, seat: int, rng: Rng) -> None:
    """Deal all cards that the seat has not seen anew over the places where they can be.

    What others have chosen in secret is chosen anew at random with their new cards, so that it stays possible.
    """
    # Positions share the cards that have left the game.
    state.rejected = list(state.rejected)
    reopened = reopen_choices(state, seat)
    forget_last(state, seat)
    if not state.switches.draft:
        redeal(state, seat, list(range(state.players)), rng)
    else:
        for owner, cards in redraw_others(state, seat, rng):
            each_hidden(state, seat, [owner], cards, True)
        if len(state.piles) > 1:
            # A seat knows which cards it drafted, but not where they are (RG-DRAFT-07).
            redeal(state, seat, [seat], rng)
    for player in state.seats:
        player.hand.sort()
        player.drawn.sort()
    state.rejected.sort()
    for other, chosen in reopened:
        choose_anew(rules, state, other, chosen, rng)
    choose_starts_anew(state, seat, rng)


def redeal(state: State, seat: int, owners: list[int], rng: Rng) -> None:
    """Deal the hidden cards of some seats anew; they are sorted first, so that nothing tells where they lay."""
    cards: list[int] = []
    each_hidden(state, seat, owners, cards, False)
    cards.sort()
    rng.shuffle(cards)
    each_hidden(state, seat, owners, cards, True)


def reopen_choices(state: State, seat: int) -> list[tuple[int, int]]:
    """Take back the secret choices of the others in the running common decision.

    Whoever had begun or made one, with the number of cards chosen by a half made one, or -1 for a whole one.
    """
    found: list[tuple[int, int]] = []
    if not state.agenda or state.agenda[-1].kind not in COMMON:
        return found
    step = state.agenda[-1]
    for player in state.seats:
        if player.seat == seat:
            continue
        if player.seat in step.seats:
            if player.secret:
                found.append((player.seat, len(player.secret)))
        elif took_part(state, player):
            found.append((player.seat, -1))
        player.secret = []
    return found


LAST: Final[dict[str, int]] = {"pay": 1, "supply": 1, "hand_cards": 1, "hire": 2}
"""Where the steps of a choice card by card tell which card was the last one."""


def forget_last(state: State, seat: int) -> None:
    """Which card another seat has just discarded is hidden, so its choice goes on from the first card."""
    step = state.agenda[-1] if state.agenda else None
    if step is not None and step.kind in LAST and step.seats[0] != seat:
        args = list(step.args)
        args[LAST[step.kind]] = -1
        state.agenda[-1] = Step(step.kind, step.seats, tuple(args))


def took_part(state: State, player: Player) -> bool:
    """A player who is no longer asked has made the running common decision."""
    step = state.agenda[-1]
    if step.kind == "discard":
        return len(player.hand) > step.args[player.seat]
    if step.kind == "explore":
        return bool(player.drawn)
    return True


def choose_anew(rules: Rules[Any], state: State, seat: int, chosen: int, rng: Rng) -> None:
    """Make the choice of a seat at random; half made ones stay half made."""
    step = state.agenda[-1]
    if chosen < 0:
        state.push(step.kind, (seat,), step.args)
        height = len(state.agenda)
        while len(state.agenda) == height:
            _choose(rules, state, seat, rng)
    for _ in range(chosen):
        _choose(rules, state, seat, rng)


def _choose(rules: Rules[Any], state: State, seat: int, rng: Rng) -> None:
    actions = rules.legal(state, seat)
    rules.perform(state, seat, actions[rng.below(len(actions))], [])


def choose_starts_anew(state: State, seat: int, rng: Rng) -> None:
    """While discards are chosen after a draft, all have chosen their start worlds already (RG-DRAFT-11)."""
    if not state.agenda or state.agenda[-1].kind != "discard":
        return
    for player in state.seats:
        if player.seat != seat and player.starts and rng.below(2):
            player.starts.reverse()


def each_hidden(state: State, seat: int, owners: list[int], cards: list[int], deal: bool) -> None:
    """Collect the hidden cards of every place of some seats, or deal ``cards`` over the same places."""
    for number, pile in enumerate(state.piles):
        if len(state.piles) > 1 and number not in owners:
            continue
        _swap(pile.deck, cards, deal)
        for i in range(len(pile.discards)):
            if not pile.known[i] >> seat & 1:
                pile.discards[i] = _one(pile.discards[i], cards, deal)
    for owner in owners:
        _each_of_player(state.seats[owner], owner == seat, cards, deal)
    if state.robot is not None:
        _swap(state.robot.stack, cards, deal)


def _each_of_player(player: Player, own: bool, cards: list[int], deal: bool) -> None:
    for i in range(len(player.goods)):
        if player.goods[i] != NO_GOOD:
            player.goods[i] = _one(player.goods[i], cards, deal)
    if not own:
        _swap(player.hand, cards, deal)
        _swap(player.drawn, cards, deal)


def _swap(place: list[int], cards: list[int], deal: bool) -> None:
    for i in range(len(place)):
        place[i] = _one(place[i], cards, deal)


def _one(card: int, cards: list[int], deal: bool) -> int:
    if deal:
        return cards.pop()
    cards.append(card)
    return card
