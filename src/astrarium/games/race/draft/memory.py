"""What a seat remembers of a draft, and all else dealt anew (RG-DRAFT, RG-INFO-07).

A seat sees every pack that comes to it. Of what it has passed on it knows the cards: first all of them, then, once
others have taken some, which cards were taken or are left, though not which of them; and when the pack comes back,
which were taken, though among three not by whom. Only what was taken before it first saw a pack it does not know.
"""

from typing import final

from astrarium.games.race.draft.packs import direction
from astrarium.games.race.state.player import NO_CARD, NO_GOOD, Player
from astrarium.games.race.state.state import NOBODY, State, card_of
from astrarium.kernel.rng import Rng

ANY_CARD = -1


@final
class Slot:
    """A place for a card: where it is written, whose it is, and for a start world whether its number is odd."""

    cards: list[int]
    index: int
    owner: int
    parity: int

    def __init__(self, cards: list[int], index: int, owner: int, parity: int = ANY_CARD) -> None:
        self.cards = cards
        self.index = index
        self.owner = owner
        self.parity = parity


@final
class Group:
    """Cards that a seat knows to lie in some slots, without knowing which of them lies where."""

    cards: list[int]
    slots: list[Slot]

    def __init__(self) -> None:
        self.cards = []
        self.slots = []

    def add(self, slot: Slot) -> None:
        """One more slot with the card that lies there."""
        self.slots.append(slot)
        self.cards.append(slot.cards[slot.index])


def redraw_others(state: State, seat: int, rng: Rng) -> list[tuple[int, list[int]]]:
    """Choose the cards of the other seats anew, and those that nobody has, as far as a seat does not remember them.

    During the draft they are where they belong then; after it, the cards of each seat that lie hidden are returned.
    """
    unseen = Group()
    groups = [unseen, *remembered_packs(state, seat, unseen)]
    drafting = len(state.piles) == 1
    left_over = state.piles[0].deck if drafting else state.rejected
    for index in range(len(left_over)):
        unseen.add(Slot(left_over, index, NOBODY))
    others = [player for player in state.seats if player.seat != seat]
    beside = [cards_beside_picks(state, player, unseen) for player in others]
    seen: list[tuple[int, int]] = []
    for player in others:
        seen += [(player.seat, card) for card in drafted_in_sight(state, player, seat)]
    for group in groups:
        # Nothing may tell where they lay.
        group.cards.sort()
    if not put_in_place(state, groups, seen, 0, rng):
        raise AssertionError("what lies on the table contradicts the draft")
    for group in groups:
        deal(state, group, rng)
    if drafting:
        for player in others:
            player.hand = picks_of(state, player.seat)
        return []
    found: list[tuple[int, list[int]]] = []
    for player, more in zip(others, beside):
        cards = sorted(picks_of(state, player.seat) + more)
        for card in cards_in_sight(state, player, seat):
            cards.remove(card)
        rng.shuffle(cards)
        found.append((player.seat, cards))
    return found


def remembered_packs(state: State, seat: int, unseen: Group) -> list[Group]:
    """What the seat knows of every pack since it last saw it; what it never saw joins the unseen cards."""
    found: list[Group] = []
    # Positions share the history of the draft.
    state.picks = [list(pack) for pack in state.picks]
    for number, taken in enumerate(state.picks):
        turn, opener = number // state.players, number % state.players
        step = direction(turn)
        first = (seat - opener) * step % state.players
        group = unseen
        for at in range(len(taken)):
            if at >= first and (at - first) % state.players == 0:
                # The seat looks at the pack, and takes this card itself.
                group = Group()
                found.append(group)
            else:
                group.add(Slot(taken, at, (opener + at * step) % state.players))
        holder = (opener + len(taken) * step) % state.players
        if len(state.piles) == 1 and turn == (len(state.picks) - 1) // state.players and holder != seat:
            pack = state.seats[holder].drawn
            for at in range(len(pack)):
                group.add(Slot(pack, at, holder))
    return found


def picks_of(state: State, seat: int) -> list[int]:
    """The cards that a seat has drafted."""
    found: list[int] = []
    for number, taken in enumerate(state.picks):
        turn, opener = number // state.players, number % state.players
        for at, card in enumerate(taken):
            if (opener + at * direction(turn)) % state.players == seat:
                found.append(card)
    return found


def cards_beside_picks(state: State, player: Player, unseen: Group) -> list[int]:
    """What another seat has besides the cards that it drafted: the start worlds. The one that it showed is known."""
    if player.starts:
        for index, parity in enumerate((1, 0)):
            unseen.add(Slot(player.starts, index, player.seat, parity))
        return []
    beside = cards_of(state, player)
    for card in picks_of(state, player.seat):
        beside.remove(card)
    shown = start_shown(state, player, beside)
    if shown != NO_CARD:
        beside.remove(shown)
    # A game that was set up by hand has no draft behind it, and more than one other card.
    parity = 1 - player.start % 2 if len(beside) == 1 else ANY_CARD
    for index in range(len(beside)):
        unseen.add(Slot(beside, index, player.seat, parity))
    if shown != NO_CARD:
        beside.append(shown)
    return beside


def start_shown(state: State, player: Player, cards: list[int]) -> int:
    """The start world that a seat has shown after the draft, if it is among some cards."""
    for card in cards:
        if player.start != NOBODY and card_of(state, card).start == player.start:
            return card
    return NO_CARD


def cards_of(state: State, player: Player) -> list[int]:
    """All cards of a seat after a draft, which never change their owner (RG-DRAFT-12)."""
    pile = state.piles[player.seat]
    found = pile.deck + pile.discards + player.hand + player.drawn + player.tableau
    found += [good for good in player.goods if good != NO_GOOD]
    if player.placing != NO_CARD:
        found.append(player.placing)
    return found


def cards_in_sight(state: State, player: Player, seat: int) -> list[int]:
    """The cards of another seat that this one sees, or knows among the discards."""
    pile = state.piles[player.seat]
    found = player.tableau + [card for card, known in zip(pile.discards, pile.known) if known >> seat & 1]
    if player.placing != NO_CARD:
        found.append(player.placing)
    return sorted(found)


def drafted_in_sight(state: State, player: Player, seat: int) -> list[int]:
    """The same without the start world that was shown; during the draft there are none."""
    if len(state.piles) == 1:
        return []
    found = cards_in_sight(state, player, seat)
    shown = start_shown(state, player, found)
    if shown != NO_CARD:
        found.remove(shown)
    return found


def put_in_place(state: State, groups: list[Group], seen: list[tuple[int, int]], at: int, rng: Rng) -> bool:
    """Give every card in sight a slot of its owner, so that what is left can be dealt; false if that cannot be."""
    if at == len(seen):
        return starts_suffice(state, groups[0])
    owner, card = seen[at]
    for group, number in candidates(state, groups, owner, card, rng):
        slot = group.slots.pop(number)
        group.cards.remove(card)
        if put_in_place(state, groups, seen, at + 1, rng):
            slot.cards[slot.index] = card
            return True
        group.slots.insert(number, slot)
        group.cards.append(card)
        group.cards.sort()
    return False


def candidates(state: State, groups: list[Group], owner: int, card: int, rng: Rng) -> list[tuple[Group, int]]:
    """Where a card of an owner may have come from: one slot of each group and sort, in random order."""
    found: list[tuple[Group, int]] = []
    for group in groups:
        if card not in group.cards:
            continue
        sorts: list[int] = []
        for number, slot in enumerate(group.slots):
            if slot.owner == owner and slot.parity not in sorts and suits(state, slot, card):
                sorts.append(slot.parity)
                found.append((group, number))
    rng.shuffle(found)
    return found


def suits(state: State, slot: Slot, card: int) -> bool:
    """Some slots are for start worlds, odd or even as everybody was dealt one of each (RG-DRAFT-01)."""
    number = card_of(state, card).start
    return slot.parity == ANY_CARD or (number >= 0 and number % 2 == slot.parity)


def starts_suffice(state: State, unseen: Group) -> bool:
    """For every slot of a start world there is one among the unseen cards."""
    for parity in (0, 1):
        needed = len([slot for slot in unseen.slots if slot.parity == parity])
        numbers = [card_of(state, card).start for card in unseen.cards]
        if len([number for number in numbers if number >= 0 and number % 2 == parity]) < needed:
            return False
    return True


def deal(state: State, group: Group, rng: Rng) -> None:
    """The cards of a group over its slots at random; those for start worlds come first."""
    rng.shuffle(group.cards)
    for slot in sorted(group.slots, key=lambda slot: slot.parity == ANY_CARD):
        for number, card in enumerate(group.cards):
            if suits(state, slot, card):
                slot.cards[slot.index] = group.cards.pop(number)
                break
