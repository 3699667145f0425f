"""The Explore phase (RG-EXPL)."""

from astrarium.games.race.components.powers import EXPLORE, EXPLORE_DRAW, EXPLORE_KEEP
from astrarium.games.race.piles import discard, take
from astrarium.games.race.state.state import State, name_of, numbers_of
from astrarium.games.race.tableau import amount_of
from astrarium.kernel.event import Event


def explore(state: State, events: list[Event]) -> None:
    """All draw, then all choose what to keep (RG-EXPL-01 to -05)."""
    keeps: list[int] = [0] * state.players
    asked: list[int] = []
    numbers = numbers_of(state)
    for seat in state.order:
        player = state.seats[seat]
        look = numbers.explore_look + amount_of(state, player, EXPLORE, EXPLORE_DRAW)
        keep = numbers.explore_keep + amount_of(state, player, EXPLORE, EXPLORE_KEEP)
        for action in player.actions:
            look += numbers.actions[action].look
            keep += numbers.actions[action].keep
        pile = state.pile_of(seat)
        for _ in range(look):
            card = take(state, pile)
            if card >= 0:
                player.drawn.append(card)
        player.drawn.sort()
        keeps[seat] = min(keep, len(player.drawn))
        names = [name_of(state, card) for card in player.drawn]
        data = {"look": len(names), "keep": keeps[seat]}
        events.append(Event("explore", seat, "RG-EXPL-01", data, {"names": names}))
        if keeps[seat] < len(player.drawn):
            asked.append(seat)
        else:
            player.secret = list(player.drawn)
    state.push("explored")
    if asked:
        state.push("explore", tuple(asked), tuple(keeps))


def keep_explored(state: State, events: list[Event]) -> None:
    """What was kept comes into the hand, the rest is discarded (RG-EXPL-07)."""
    for seat in state.order:
        player = state.seats[seat]
        kept = player.secret
        player.secret = []
        for card in kept:
            player.drawn.remove(card)
        player.hand.extend(kept)
        player.hand.sort()
        for card in player.drawn:
            discard(state, seat, card, 1 << seat)
        player.drawn = []
        names = [name_of(state, card) for card in kept]
        events.append(Event("keep", seat, "RG-EXPL-06", {"cards": len(names)}, {"names": names}))
