"""What a seat imagines of a draft agrees with every pack that it has seen, and with nothing more."""

from collections import Counter

import pytest

from astrarium.games.race import invariants
from astrarium.games.race.draft.memory import ANY_CARD, Group, Slot, cards_of, picks_of, put_in_place
from astrarium.games.race.draft.packs import direction
from astrarium.games.race.state.state import State
from astrarium.games.race.verbs import NUMBERS
from astrarium.kernel import Game, Rng
from tests.rules.race.table import Table, real, table

Packs = dict[tuple[int, int], list[int]]
"""Cards by the number of a pack and by how many have been taken of it."""

SEEDS = 24


def imagined(game: Game, seat: int, seed: int = 0) -> State:
    """The position that a seat imagines, in which nothing is lost."""
    state = game.determinize(seat, Rng(seed)).position
    assert isinstance(state, State)
    assert invariants.check(state) == []
    return state


def pick(game: Table, number: int = 0) -> Table:
    """All take the card at that place of their packs, and the packs go on."""
    return game.play(*[f"{seat} draft {game.drawn(seat)[number]}" for seat in range(game.game.players)])


def look(state: State, seat: int, seen: Packs) -> None:
    """Note the pack that a seat holds."""
    for number in range(len(state.picks) - state.players, len(state.picks)):
        taken = len(state.picks[number])
        if (number % state.players + taken * direction(number // state.players)) % state.players == seat:
            seen[number, taken] = sorted(state.seats[seat].drawn)


def contents(state: State, number: int, taken: int) -> list[int]:
    """What was in a pack when so many cards had been taken, by the history of a position."""
    rest = state.picks[number][taken:]
    if len(state.piles) == 1 and number >= len(state.picks) - state.players:
        step = direction(number // state.players)
        holder = (number % state.players + len(state.picks[number]) * step) % state.players
        rest = rest + state.seats[holder].drawn
    return sorted(rest)


@pytest.mark.rule("RG-INFO-07")
@pytest.mark.parametrize("players", [2, 3])
def test_a_pack_just_passed_on_is_remembered(players: int) -> None:
    game = real(players, draft=True)
    passed = game.drawn(0)[1:]
    pick(game)
    for seed in range(SEEDS):
        state = imagined(game.game, 0, seed)
        assert sorted(state.seats[1].drawn) == sorted(game.seat(1).drawn)
        assert Table(game.game.determinize(0, Rng(seed))).drawn(1) == passed


@pytest.mark.rule("RG-INFO-07")
def test_of_two_each_knows_what_the_other_took_of_a_pack_that_came_back() -> None:
    game = pick(pick(real(2, draft=True)))
    # The other has taken two cards: the first before anybody saw its pack, the second out of a pack of seat 0.
    first, second = game.state.picks[1][0], game.state.picks[0][1]
    hands = [imagined(game.game, 0, seed).seats[1].hand for seed in range(SEEDS)]
    assert all(second in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > SEEDS / 2
    assert any(first not in hand for hand in hands)


@pytest.mark.rule("RG-INFO-07")
def test_of_three_it_is_not_known_what_the_next_one_left_for_the_last() -> None:
    game = real(3, draft=True)
    passed = sorted(game.seat(0).drawn[1:])
    pick(pick(game))
    taken = Counter[int]()
    for seed in range(100):
        state = imagined(game.game, 0, seed)
        # The pack is with seat 2 now, and what seat 1 has taken of it makes it whole.
        card = state.picks[0][1]
        assert card in state.seats[1].hand
        assert sorted([card, *state.seats[2].drawn]) == passed
        taken[card] += 1
    assert sorted(taken) == sorted(set(passed))
    assert min(taken.values()) > 10


@pytest.mark.rule("RG-INFO-07")
def test_of_three_it_is_not_known_who_took_what_of_a_pack_that_came_back() -> None:
    game = pick(pick(pick(real(3, draft=True))))
    one, two = game.state.picks[0][1:3]
    owners = Counter[bool]()
    for seed in range(100):
        state = imagined(game.game, 0, seed)
        assert sorted(state.picks[0][1:3]) == sorted((one, two))
        assert state.seats[0].drawn == game.seat(0).drawn
        owners[state.picks[0][1] == one] += 1
    assert min(owners[True], owners[False]) > 25


@pytest.mark.rule("RG-INFO-07")
@pytest.mark.rule("RG-DRAFT-12")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 1), (3, 2)])
def test_everything_imagined_agrees_with_every_pack_that_was_seen(players: int, seed: int) -> None:
    game = real(players, seed, draft=True).game
    rng = Rng(seed)
    seen: list[Packs] = [{} for _ in range(players)]
    while not game.is_over:
        state = game.position
        assert isinstance(state, State)
        if len(state.piles) == 1:
            for seat in range(players):
                look(state, seat, seen[seat])
        if rng.below(12) == 0:
            seat = rng.below(players)
            agree(state, imagined(game, seat, rng.word()), seat, seen[seat])
        mover = game.to_act[rng.below(len(game.to_act))]
        actions = game.legal_actions(mover)
        game.apply(mover, actions[rng.below(len(actions))])
    # 13 packs for each of two, 8 for each of three; a pack is seen again until one card is left of it.
    assert sum(map(len, seen)) == {2: 13 * 2 * 4, 3: 8 * 3 * 4}[players]


def agree(real: State, guess: State, seat: int, seen: Packs) -> None:
    """A seat could not exclude what it imagines, by what it has seen in the draft or sees of the others' cards."""
    for (number, taken), pack in seen.items():
        assert contents(guess, number, taken) == pack
    assert picks_of(guess, seat) == picks_of(real, seat)
    cards = guess.switches.table.cards
    for player in guess.seats:
        picks = picks_of(guess, player.seat)
        if len(guess.piles) == 1:
            assert player.hand == sorted(picks)
            continue
        starts = Counter(cards_of(guess, player) + player.starts) - Counter(picks)
        assert sorted(cards[card].start % 2 for card in starts.elements()) == [0, 1]
        assert all(cards[card].start >= 0 for card in starts)


@pytest.mark.rule("RG-INFO-07")
@pytest.mark.parametrize("players", [2, 3])
def test_one_may_imagine_what_another_imagines(players: int) -> None:
    game = real(players, 3, draft=True).game
    rng = Rng(3)
    while not game.is_over:
        if rng.below(15) == 0:
            guess = game.determinize(0, Rng(rng.word()))
            state = imagined(guess, 1, rng.word())
            assert [player.tableau for player in state.seats] == [player.tableau for player in game.position.seats]  # type: ignore[attr-defined]
        mover = game.to_act[rng.below(len(game.to_act))]
        actions = game.legal_actions(mover)
        game.apply(mover, actions[rng.below(len(actions))])


def test_the_history_of_a_draft_is_not_changed_by_imagination() -> None:
    game = pick(pick(real(3, draft=True)))
    before = [list(pack) for pack in game.state.picks]
    for seat in range(3):
        imagined(game.game, seat, 5)
    assert game.state.picks == before


def test_a_table_without_a_history_is_imagined_too() -> None:
    game = table(
        "old_earth gem_world | hand: 4 | deck: 9 | discards: 3",
        "new_sparta spice_world* | hand: 5 | deck: 9 | discards: 2",
        draft=True,
    )
    state = imagined(game.game, 0, 3)
    assert state.seats[1].tableau == game.seat(1).tableau
    assert state.seats[1].hand != game.seat(1).hand


def group(cards: list[int], *owners: tuple[int, int]) -> Group:
    """Cards in slots of these owners, some of them for odd or even start worlds."""
    found = Group()
    found.cards = list(cards)
    found.slots = [Slot(list(cards), index, owner, parity) for index, (owner, parity) in enumerate(owners)]
    return found


@pytest.mark.parametrize("seed", range(8))
def test_a_card_in_sight_is_not_taken_from_where_another_one_must_come_from(seed: int) -> None:
    state = table("old_earth", "new_sparta", "alpha_centauri", draft=True).state
    first, second = group([7, 8], (1, ANY_CARD), (2, ANY_CARD)), group([7, 9], (1, ANY_CARD), (2, ANY_CARD))
    # Seat 1 shows a 7 and the 8, so it has the 8 of the first pack, and the 7 of the second.
    assert put_in_place(state, [Group(), first, second], [(1, 7), (1, 8)], 0, Rng(seed))
    assert (first.cards, [slot.owner for slot in first.slots]) == ([7], [2])
    assert (second.cards, [slot.owner for slot in second.slots]) == ([9], [2])
    # It cannot have shown both cards of a pack of which seat 2 had one.
    assert not put_in_place(state, [Group(), group([7, 8], (1, -1), (2, -1))], [(1, 7), (1, 8)], 0, Rng(seed))


@pytest.mark.parametrize("seed", range(8))
def test_the_only_start_world_left_is_the_one_that_was_dealt(seed: int) -> None:
    state = table("old_earth", "new_sparta", draft=True).state
    alpha = NUMBERS["alpha_centauri"]
    unseen = group([alpha, NUMBERS["gem_world"]], (1, ANY_CARD), (1, 0))
    assert put_in_place(state, [unseen], [(1, alpha)], 0, Rng(seed))
    assert [slot.parity for slot in unseen.slots] == [ANY_CARD]
