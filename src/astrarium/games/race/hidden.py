"""Redrawing what a seat cannot know, for programs that search (RG-INFO)."""

from typing import Any

from astrarium.games.race.state import NO_GOOD, Player, State
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules


def redraw(rules: Rules[Any], state: State, seat: int, rng: Rng) -> None:
    """Deal all cards that the seat has not seen anew over the places where they can be.

    What others have chosen in secret is chosen anew at random with their new cards, so that it stays possible.
    """
    reopened = reopen_choices(state, seat)
    cards: list[int] = []
    each_hidden(state, seat, cards, False)
    rng.shuffle(cards)
    each_hidden(state, seat, cards, True)
    for player in state.seats:
        player.hand.sort()
        player.drawn.sort()
    for other in reopened:
        choose_anew(rules, state, other, rng)


def reopen_choices(state: State, seat: int) -> list[int]:
    """Take back the secret choices of the others in the running common decision; who had begun or made one."""
    if not state.agenda or len(state.agenda[-1].seats) == 0:
        return []
    found: list[int] = []
    for player in state.seats:
        if player.seat != seat and (player.secret or is_waiting(state, player)):
            found.append(player.seat)
            player.secret = []
    return found


COMMON = ("discard", "actions", "explore", "develop", "settle", "draft", "start")


def is_waiting(state: State, player: Player) -> bool:
    """The player took part in the running common decision and has made it."""
    step = state.agenda[-1]
    if step.kind not in COMMON or player.seat in step.seats:
        return False
    if step.kind == "discard":
        return len(player.hand) > step.args[player.seat]
    if step.kind == "explore":
        return bool(player.drawn)
    return True


def choose_anew(rules: Rules[Any], state: State, seat: int, rng: Rng) -> None:
    """Make the choice of a seat at random; half made ones stay half made."""
    step = state.agenda[-1]
    if seat in step.seats:
        return
    state.push(step.kind, (seat,), step.args)
    while state.agenda[-1].seats == (seat,) and state.agenda[-1] is not step:
        actions = rules.legal(state, seat)
        rules.perform(state, seat, actions[rng.below(len(actions))], [])


def each_hidden(state: State, seat: int, cards: list[int], deal: bool) -> None:
    """Collect the hidden cards of every place, or deal ``cards`` over the same places."""
    shared = len(state.piles) == 1
    for number, pile in enumerate(state.piles):
        own = not shared and number == seat
        if own:
            # The seat knows which cards are in its own drafted deck, but not their order.
            if deal:
                Rng(len(cards) + 1).shuffle(pile.deck)
            continue
        _swap(pile.deck, cards, deal)
        for i in range(len(pile.discards)):
            if not pile.known[i] >> seat & 1:
                pile.discards[i] = _one(pile.discards[i], cards, deal)
    _swap(state.rejected, cards, deal)
    for player in state.seats:
        _each_of_player(player, player.seat == seat, cards, deal)
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
