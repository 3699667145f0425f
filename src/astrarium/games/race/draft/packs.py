"""Drafting decks of one's own: packs go round (RG-DRAFT)."""

from astrarium.games.race.state.pile import Pile
from astrarium.games.race.state.state import State, name_of, numbers_of
from astrarium.kernel.event import Event


def begin_draft(state: State, starts: list[int]) -> None:
    """Everybody gets an odd and an even start world, then packs go round (RG-DRAFT-01, -02)."""
    cards = state.switches.table.cards
    odd = [card for card in starts if cards[card].start % 2]
    even = [card for card in starts if cards[card].start % 2 == 0]
    state.rng.shuffle(odd)
    state.rng.shuffle(even)
    for player in state.seats:
        player.starts = [odd.pop(), even.pop()]
    pile = state.piles[0]
    pile.deck += odd + even
    pile.deck.sort()
    state.rng.shuffle(pile.deck)
    state.order = list(range(state.players))
    state.push("draft_turn", (), (0,))


def next_packs(state: State, turn: int) -> None:
    """Five cards each, as long as the deck has them for everybody; then the drafted decks (RG-DRAFT-05)."""
    size = numbers_of(state).draft_pack
    pile = state.piles[0]
    if len(pile.deck) < size * state.players:
        end_draft(state)
        return
    for player in state.seats:
        player.drawn = sorted([pile.deck.pop() for _ in range(size)])
    state.picks = state.picks + [[] for _ in state.seats]
    state.push("draft_pass", (), (turn,))
    state.push("draft", tuple(range(state.players)))


def direction(turn: int) -> int:
    """Packs go to the left in the first turn of a draft, then alternately (RG-DRAFT-04, -13)."""
    return 1 if turn % 2 == 0 else -1


def note_picks(state: State, turn: int, taken: list[int]) -> None:
    """Keep what each seat takes of the pack that it holds: the packs of a turn by the seat that opened them."""
    begun = turn * state.players
    packs = state.picks[:begun]
    for opener in range(state.players):
        pack = state.picks[begun + opener]
        holder = (opener + len(pack) * direction(turn)) % state.players
        packs.append([*pack, taken[holder]])
    state.picks = packs


def pass_packs(state: State, turn: int, events: list[Event]) -> None:
    """Take what was chosen and pass the rest on (RG-DRAFT-03, -04)."""
    state.revealed = True
    note_picks(state, turn, [player.secret[0] for player in state.seats])
    for player in state.seats:
        card = player.secret.pop()
        player.drawn.remove(card)
        player.hand.append(card)
        player.hand.sort()
        events.append(Event("drafted", player.seat, "RG-DRAFT-03", {}, {"card": name_of(state, card)}))
    packs = [player.drawn for player in state.seats]
    for player in state.seats:
        player.drawn = packs[(player.seat - direction(turn)) % state.players]
    if len(packs[0]) > 1:
        state.push("draft_pass", (), (turn,))
        state.push("draft", tuple(range(state.players)))
        return
    note_picks(state, turn, [player.drawn[0] for player in state.seats])
    for player in state.seats:
        player.hand.extend(player.drawn)
        player.hand.sort()
        player.drawn = []
    state.push("draft_turn", (), (turn + 1,))


def end_draft(state: State) -> None:
    """Each shuffles what was drafted into an own deck and draws six (RG-DRAFT-05, -06)."""
    state.rejected = sorted(state.piles[0].deck)
    state.piles = []
    for player in state.seats:
        pile = Pile()
        pile.deck = player.hand
        state.rng.shuffle(pile.deck)
        player.hand = sorted([pile.deck.pop() for _ in range(numbers_of(state).deal)])
        state.piles.append(pile)
    seats = tuple(range(state.players))
    state.push("starts_revealed")
    state.push("discard", seats, (numbers_of(state).keep,) * state.players)
    state.push("start", seats)
