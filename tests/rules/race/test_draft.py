"""The draft for two or three players (RG-DRAFT)."""

import pytest

from astrarium import BadOption
from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.state.player import NO_GOOD
from astrarium.games.race.verbs import card_name
from tests.rules.race.table import Table, real, table

STARTS = {card.id: card.start for card in card_table(False, "").cards if card.start >= 0}


def drafting(players: int, seed: int = 1, **options: bool) -> Table:
    """The first pick of a draft."""
    return real(players, seed, draft=True, **options)


def pick(game: Table) -> list[str]:
    """All take the first card of their packs; what they took."""
    seats = range(game.game.players)
    taken = [game.drawn(seat)[0] for seat in seats]
    game.play(*[f"{seat} draft {taken[seat]}" for seat in seats])
    return taken


def drafted(players: int, seed: int = 1, **options: bool) -> Table:
    """A draft at its end: all are about to choose their start worlds."""
    game = drafting(players, seed, **options)
    while game.asked().startswith("draft"):
        pick(game)
    return game


def starts(game: Table, seat: int) -> list[str]:
    return [card_name(card) for card in game.seat(seat).starts]


def begin(game: Table, *names: str) -> Table:
    """All choose these start worlds and discard the first two cards of their hands."""
    game.play(*[f"{seat} start {name}" for seat, name in enumerate(names)])
    for seat in range(len(names)):
        game.play(f"{seat} discard " + " ".join(game.hand(seat)[:2]))
    return game


def with_start(players: int, name: str) -> tuple[Table, int]:
    """A finished draft in which some seat was dealt that start world, and the seat."""
    for seed in range(60):
        game = drafting(players, seed)
        for seat in range(players):
            if name in starts(game, seat):
                return drafted(players, seed), seat
    raise AssertionError(f"nobody is ever dealt {name}")


@pytest.mark.rule("RG-DRAFT-01")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_is_dealt_an_odd_and_an_even_start_world(players: int) -> None:
    game = drafting(players)
    assert len(game.game.view(None)["goals"]) == 6
    dealt = []
    for seat in range(players):
        assert sorted(STARTS[name] % 2 for name in starts(game, seat)) == [0, 1]
        assert game.tableau(seat) == []
        dealt += starts(game, seat)
    assert len(set(dealt)) == 2 * players
    rest = game.deck() + [card for seat in range(players) for card in game.drawn(seat)]
    assert sorted(card for card in rest if card in STARTS) == sorted(set(STARTS) - set(dealt))


@pytest.mark.rule("RG-DRAFT-01")
@pytest.mark.parametrize(("players", "options"), [(4, {}), (5, {}), (1, {}), (2, {"expansion": False})])
def test_a_draft_is_for_two_or_three_with_the_expansion(players: int, options: dict[str, bool]) -> None:
    with pytest.raises(BadOption, match="RG-DRAFT-01"):
        real(players, draft=True, **options)


@pytest.mark.rule("RG-DRAFT-02")
@pytest.mark.parametrize("players", [2, 3])
def test_players_look_at_their_start_worlds_and_at_five_cards(players: int) -> None:
    game = drafting(players)
    assert game.asked() == " ".join(["draft", *map(str, range(players))])
    for seat in range(players):
        own = game.game.view(seat)["seats"][seat]
        assert own["starts"] == starts(game, seat)
        assert len(own["drawn"]) == 5
        assert own["drawn"] == game.drawn(seat)
    assert len(game.deck()) == 136 - 2 * players - 5 * players


@pytest.mark.rule("RG-DRAFT-03")
@pytest.mark.rule("RG-DRAFT-13")
def test_one_card_is_taken_and_the_rest_goes_left() -> None:
    game = drafting(3)
    packs = [game.drawn(seat) for seat in range(3)]
    taken = pick(game)
    for seat in range(3):
        assert game.hand(seat) == [taken[seat]]
        assert game.drawn((seat + 1) % 3) == packs[seat][1:]


@pytest.mark.rule("RG-DRAFT-03")
def test_only_a_card_of_the_pack_can_be_taken() -> None:
    game = drafting(2)
    own = game.drawn(0)
    other = next(card for card in game.drawn(1) if card not in own)
    assert game.refused(f"0 draft {other}") == "RG-DRAFT-03"
    assert game.legal(0) == [f"draft {card}" for card in dict.fromkeys(own)]


@pytest.mark.rule("RG-DRAFT-04")
def test_directions_alternate_from_turn_to_turn() -> None:
    game = drafting(3)
    for direction in (1, -1, 1, -1):
        packs = [game.drawn(seat) for seat in range(3)]
        assert [len(pack) for pack in packs] == [5, 5, 5]
        pick(game)
        for seat in range(3):
            assert game.drawn((seat + direction) % 3) == packs[seat][1:]
        for _ in range(3):
            pick(game)


@pytest.mark.rule("RG-DRAFT-13")
def test_the_fifth_card_is_taken_without_choice() -> None:
    game = drafting(2)
    for _ in range(3):
        pick(game)
    last = [set(game.drawn(seat)) for seat in range(2)]
    hands = [set(game.hand(seat)) for seat in range(2)]
    assert [len(game.drawn(seat)) for seat in range(2)] == [2, 2]
    taken = pick(game)
    assert [len(game.hand(seat)) for seat in range(2)] == [5, 5]
    assert [len(game.drawn(seat)) for seat in range(2)] == [5, 5]
    for seat in range(2):
        from_the_other = last[1 - seat] - {taken[1 - seat]}
        assert set(game.hand(seat)) == hands[seat] | {taken[seat]} | from_the_other


@pytest.mark.rule("RG-DRAFT-05")
@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 10)])
def test_what_the_deck_cannot_give_to_everybody_leaves_the_game(players: int, left: int) -> None:
    game = drafted(players)
    assert len(game.state.rejected) == left
    assert len(game.state.piles) == players


@pytest.mark.rule("RG-DRAFT-06")
@pytest.mark.parametrize(("players", "each"), [(2, 65), (3, 40)])
def test_a_drafted_deck_is_shuffled_and_six_cards_are_drawn(players: int, each: int) -> None:
    game = drafting(players)
    own: list[list[str]] = [[] for _ in range(players)]
    while game.asked().startswith("draft"):
        packs = [game.drawn(seat) for seat in range(players)]
        before = [game.hand(seat) for seat in range(players)]
        pick(game)
        if len(packs[0]) == 2 and game.asked().startswith("draft"):
            own = [game.hand(seat) for seat in range(players)]
    assert before
    for seat in range(players):
        cards = game.hand(seat) + game.deck(seat)
        assert len(game.hand(seat)) == 6
        assert len(cards) == each
        assert set(own[seat]) <= set(cards)
        assert game.deck(seat) != sorted(game.deck(seat))


@pytest.mark.rule("RG-DRAFT-06")
def test_four_cards_are_kept_and_one_start_world() -> None:
    game = drafted(2)
    choice = [starts(game, seat)[0] for seat in range(2)]
    begin(game, *choice)
    for seat in range(2):
        assert game.tableau(seat) == [choice[seat]]
        assert len(game.hand(seat)) == 4
    assert game.asked().startswith("actions")


@pytest.mark.rule("RG-DRAFT-06")
def test_only_a_start_world_that_was_dealt_can_be_chosen() -> None:
    game = drafted(2)
    assert game.refused(f"0 start {starts(game, 1)[0]}") == "RG-DRAFT-06"


@pytest.mark.rule("RG-DRAFT-07")
def test_everybody_draws_and_discards_for_himself() -> None:
    game = table(
        "old_earth | hand: public_works gem_world | actions: develop | deck: spice_world comet_zone",
        "new_sparta galactic_federation | hand: colony_ship 1 | deck: mining_world new_earth",
        phase="I",
        draft=True,
    )
    assert game.drawn(0) == ["comet_zone", "spice_world"]
    assert game.drawn(1) == ["mining_world", "new_earth"]
    game.play("0 keep comet_zone", "1 keep new_earth")
    # The decks were used up: the discards of the same seat are all that comes next.
    assert (game.discards(0), game.discards(1)) == (["spice_world"], ["mining_world"])
    assert (game.deck(0), game.deck(1)) == ([], [])


@pytest.mark.rule("RG-DRAFT-07")
def test_an_own_deck_is_refilled_with_the_own_discards() -> None:
    game = table(
        "old_earth | deck: spice_world | discards: comet_zone",
        "new_sparta | deck: mining_world new_earth | discards: gem_world",
        phase="I",
        draft=True,
    )
    assert game.drawn(0) == ["comet_zone", "spice_world"]
    assert sorted(game.deck(1)) == ["gem_world"]
    assert game.discards(1) == []


@pytest.mark.rule("RG-DRAFT-07")
def test_goods_come_from_the_own_deck() -> None:
    game = table(
        "old_earth gem_world | deck: spice_world comet_zone | actions: produce",
        "new_sparta alien_robotic_factory | deck: mining_world new_earth",
        phase="V",
        draft=True,
    )
    assert card_name(game.seat(0).goods[1]) == "spice_world"
    assert card_name(game.seat(1).goods[1]) == "mining_world"


@pytest.mark.rule("RG-DRAFT-08")
@pytest.mark.rule("RG-EX-37")
@pytest.mark.parametrize(("players", "cards", "turns", "each", "left"), [(2, 132, 13, 65, 2), (3, 130, 8, 40, 10)])
def test_the_numbers_of_a_draft(players: int, cards: int, turns: int, each: int, left: int) -> None:
    game = drafting(players)
    assert len(game.deck()) + 5 * players == cards
    packs = 0
    while game.asked().startswith("draft"):
        packs += len(game.drawn(0)) == 5
        pick(game)
    assert packs == turns
    assert [len(game.deck(seat)) + len(game.hand(seat)) for seat in range(players)] == [each] * players
    assert len(game.state.rejected) == left


@pytest.mark.rule("RG-DRAFT-09")
def test_ancient_race_still_cuts_the_hand_to_three() -> None:
    game, seat = with_start(2, "ancient_race")
    names = ["ancient_race" if seat == other else starts(game, other)[0] for other in range(2)]
    begin(game, *names)
    assert (game.asked(), game.owes(seat)) == (f"discard {seat}", 1)
    assert len(game.hand(seat)) == 4
    assert game.goods(seat) == []
    game.play(f"{seat} discard {game.hand(seat)[0]}")
    assert (len(game.hand(seat)), len(game.hand(1 - seat))) == (3, 4)
    assert game.goods(seat) == ["ancient_race"]


@pytest.mark.rule("RG-DRAFT-09")
def test_ancient_race_rejected_cuts_nothing() -> None:
    game, seat = with_start(2, "ancient_race")
    names = [next(name for name in starts(game, other) if name != "ancient_race") for other in range(2)]
    begin(game, *names)
    assert game.asked().startswith("actions")
    assert len(game.hand(seat)) == 4


@pytest.mark.rule("RG-DRAFT-10")
@pytest.mark.parametrize(("duel", "actions"), [(False, 1), (True, 2)])
def test_two_may_draft_for_either_game(duel: bool, actions: int) -> None:
    game = drafted(2, duel=duel)
    begin(game, *[starts(game, seat)[0] for seat in range(2)])
    for _ in range(actions):
        assert 0 in game.game.to_act
        game.play("0 action develop")
    assert 0 not in game.game.to_act


@pytest.mark.rule("RG-DRAFT-11")
def test_start_worlds_and_discards_are_shown_together_and_begin_the_own_discards() -> None:
    game = drafted(2)
    chosen = [starts(game, seat)[0] for seat in range(2)]
    other = [starts(game, seat)[1] for seat in range(2)]
    game.play("0 start " + chosen[0])
    assert game.asked() == "start 1"
    game.play("1 start " + chosen[1])
    thrown = [game.hand(seat)[:2] for seat in range(2)]
    game.play("0 discard " + " ".join(thrown[0]))
    assert [game.tableau(seat) for seat in range(2)] == [[], []]
    assert game.discards(0) == []
    tops = [game.deck(seat)[0] for seat in range(2)]
    game.play("1 discard " + " ".join(thrown[1]))
    for seat in range(2):
        assert game.tableau(seat) == [chosen[seat]]
        assert sorted(game.discards(seat)) == sorted([*thrown[seat], other[seat]])
        good = game.seat(seat).goods[0]
        assert good == NO_GOOD or card_name(good) == tops[seat]


@pytest.mark.rule("RG-DRAFT-11")
def test_a_windfall_start_world_takes_its_good_from_the_own_deck() -> None:
    game, seat = with_start(3, "alpha_centauri")
    top = game.deck(seat)[0]
    names = [
        "alpha_centauri" if seat == other else next(name for name in starts(game, other) if name != "ancient_race")
        for other in range(3)
    ]
    begin(game, *names)
    assert card_name(game.seat(seat).goods[0]) == top
    lowest = min(range(3), key=lambda other: STARTS[names[other]])
    assert game.state.order[0] == lowest


@pytest.mark.rule("RG-DRAFT-12")
def test_payment_goods_and_sacrifices_go_to_the_own_discards() -> None:
    game = table(
        "old_earth colony_ship gem_world* | hand: spice_world | deck: 9 | actions: settle consume_trade",
        "new_sparta | deck: 9 | hand: mining_world",
        phase="III IV",
        draft=True,
        duel=True,
    )
    good = card_name(game.seat(0).goods[2])
    # Nothing is left to pay with, so Colony Ship goes; then the only good is sold.
    game.play("0 settle spice_world", "1 nothing")
    assert game.discards(0) == ["colony_ship", good]
    assert game.discards(1) == []


@pytest.mark.rule("RG-DRAFT-12")
def test_gambling_turns_over_the_own_deck() -> None:
    game = table(
        "old_earth | deck: mining_world 3",
        "gambling_world_gs | deck: gem_world space_port 3",
        phase="IV",
        draft=True,
    )
    assert game.asked() == "consume 1"
    game.play("1 consume gambling_world_gs 2", "1 gamble 7")
    assert game.happened("gamble", 1)[0]["card"] == "gem_world"
    assert game.discards(1) == ["gem_world"]
