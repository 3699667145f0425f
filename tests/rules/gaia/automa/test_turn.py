"""The course of the solo game: turns, cards, passing (GP-AUTO-40 to -56)."""

import pytest

import astrarium
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components.components import CARD_IDS
from astrarium.games.gaia.state.state import State
from tests.rules.gaia.automa.printed import CARDS
from tests.rules.gaia.automa.solo import solo

ROUND_TILES = {
    "terraform_2": (4, 6),
    "research_2": (2, 4),
    "mine_2": (4, 6),
    "federation_5": (0, 5),
    "station_3": (3, 6),
    "station_4": (3, 6),
    "gaia_3": (2, 2),
    "gaia_4": (2, 2),
    "big_5a": (0, 5),
    "big_5b": (0, 5),
}
"""The small numbers: rounds 1 to 3, rounds 4 to 6."""
GREEN_LAMPS = ["4", "6", "7", "9", "11", "13", "14", "15", "17"]
RED = "1"


def ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


@pytest.mark.rule("GP-AUTO-40", "GP-AUTO-41")
def test_turns_alternate() -> None:
    game = solo("taklons mine@0x0", deck="7 14 4 6 11")
    for card in ("14", "4", "6", "11"):
        game.turn()
        assert [event["card"] for event in game.told("automa-reveal")] == [card]
        assert game.asked() == ("terrans", "turn")


@pytest.mark.rule("GP-AUTO-40")
def test_in_a_turn_points_come_after_the_action_and_the_action_after_the_card() -> None:
    game = solo("taklons mine@0x0", cards="13 4", planets="1x0 swamp").turn()
    order = [game.kinds().index(kind) for kind in ("automa-reveal", "automa-action", "build", "points")]
    assert order == sorted(order)


@pytest.mark.rule("GP-AUTO-42")
def test_in_its_first_turn_it_reveals_two_cards_and_the_second_is_the_action() -> None:
    game = solo("taklons mine@0x0", cards="7 14").turn()
    assert (CARD_IDS[game.cards.action], CARD_IDS[game.cards.behaviour]) == ("14", "7")
    assert len(game.cards.deck) == 3
    assert game.cards.discards == []
    view = game.game.view(0)["automa"]
    assert (view["action"], view["behaviour"], view["deck"], view["discards"]) == ("14", "7", 3, [])


@pytest.mark.rule("GP-AUTO-43", "GP-AUTO-45")
def test_later_the_action_card_becomes_the_behaviour_card_and_the_old_one_is_discarded() -> None:
    game = solo("taklons mine@0x0", deck="7 14 5 16 4 6 8").turn()
    assert game.closed() == [4]
    game.turn()
    assert (CARD_IDS[game.cards.action], CARD_IDS[game.cards.behaviour]) == ("5", "14")
    assert game.closed() == [8]
    assert ids(game.cards.discards) == ["7"]
    game.turn()
    # Card 5 counts to 5 from the right; octagons 4 and 8 are covered.
    assert game.closed() == [5]
    assert ids(game.cards.discards) == ["7", "14"]
    assert game.game.view(0)["automa"]["discards"] == ["7", "14"]
    assert game.game.view(None)["automa"]["discards"] == ["7", "14"]


@pytest.mark.rule("GP-AUTO-43", "GP-AUTO-49")
def test_with_an_empty_deck_it_passes_and_the_last_action_card_is_the_behaviour_card() -> None:
    row = "mines labs big"
    game = solo("taklons mine@0x0 booster=gaia", deck="4 6 7 14", boosters=row)
    for _ in range(3):
        assert not game.turn().passed()
    game.turn()
    assert game.passed()
    assert game.told("automa-passes") == [{"why": "deck", "card": ""}]
    assert game.acted() == ""
    # Card 14 takes the one in the middle, card 7 would take the right one.
    assert c.BOOSTER_IDS[game.automa.booster] == "labs"


@pytest.mark.rule("GP-AUTO-44", "GP-AUTO-49")
def test_a_red_x_makes_it_pass_and_nothing_else_of_that_card_counts() -> None:
    game = solo("taklons mine@0x0 booster=gaia", deck="4 14 16", boosters="mines labs big").turn().turn()
    assert game.told("automa-passes") == [{"why": "card", "card": "16"}]
    assert (game.acted(), game.closed()) == ("", [])
    assert game.earned() == {"automa:round_gaia_4": 2}
    # Card 14 (middle) is the behaviour card, not card 16 (left).
    assert c.BOOSTER_IDS[game.automa.booster] == "labs"


def pass_turns(size: int) -> tuple[int, int]:
    """The turns in which a deck of green lamps and one red X passes: with the X in its place, and without."""
    found = []
    for place in range(1, size + 1):
        green = iter(GREEN_LAMPS)
        deck = [RED if number == place else next(green) for number in range(1, size + 1)]
        game = solo("taklons mine@0x0", deck=" ".join(deck))
        turns = 1
        while not game.turn().passed():
            turns += 1
        found.append(turns)
    return min(found), max(found)


@pytest.mark.rule("GP-EX-37", "GP-AUTO-44", "GP-AUTO-43")
@pytest.mark.parametrize(("size", "earliest", "latest"), [(6, 3, 6), (7, 4, 7), (8, 5, 8), (9, 6, 9)])
def test_when_it_can_pass_and_when_it_must(size: int, earliest: int, latest: int) -> None:
    assert pass_turns(size) == (earliest, latest)


@pytest.mark.rule("GP-EX-37", "GP-AUTO-44")
@pytest.mark.parametrize(("place", "turns"), [(1, 7), (2, 7), (3, 7), (4, 7), (5, 4), (6, 5), (7, 6)])
def test_only_the_three_lowest_of_seven_cards_lie_crosswise(place: int, turns: int) -> None:
    deck = GREEN_LAMPS[:6]
    deck.insert(place - 1, RED)
    game = solo("taklons mine@0x0", deck=" ".join(deck))
    for _ in range(turns - 1):
        assert not game.turn().passed()
    assert game.turn().passed()


@pytest.mark.rule("GP-AUTO-50", "GP-EX-38", "GP-TILE-18")
@pytest.mark.parametrize("tile", ROUND_TILES)
@pytest.mark.parametrize("number", range(1, 7))
def test_passing_gives_the_small_number_of_the_round_tile(tile: str, number: int) -> None:
    vp = ROUND_TILES[tile][number > 3]
    game = solo("taklons mine@0x0", deck="4 1", round=number, round_tile=tile).turn()
    assert game.passed()
    assert game.earned() == ({f"automa:round_{tile}": vp} if vp else {})


@pytest.mark.rule("GP-EX-38", "GP-AUTO-92")
@pytest.mark.parametrize(
    ("tile", "number", "level", "vp"),
    [
        ("mine_2", 2, "automa", 4),
        ("mine_2", 5, "automa", 6),
        ("mine_2", 2, "alptrauma", 5),
        ("mine_2", 5, "alptrauma", 7),
        ("federation_5", 1, "alptrauma", 0),
        ("federation_5", 1, "automa", 0),
    ],
)
def test_the_example_of_passing(tile: str, number: int, level: str, vp: int) -> None:
    game = solo("taklons mine@0x0", deck="4 1", round=number, round_tile=tile, difficulty=level).turn()
    assert game.automa.vp == 10 + vp


@pytest.mark.rule("GP-AUTO-52")
def test_the_player_s_old_booster_too_is_laid_at_the_right_end() -> None:
    human = "terrans mine@-9x0 booster=gaia"
    game = solo("taklons mine@0x0 booster=range", human, deck="4 1", boosters="mines labs big").turn()
    game.play("terrans pass labs")
    assert [c.BOOSTER_IDS[booster] for booster in game.state.boosters] == ["big", "range", "gaia"]


@pytest.mark.rule("GP-AUTO-53")
def test_the_new_deck_has_all_cards_it_had_and_one_more_from_the_closed_pile() -> None:
    game = solo("taklons mine@0x0", deck="4 6 7 1 14 3")
    closed = list(game.cards.closed)
    game.turn().turn()
    assert len(game.cards.deck) == 3
    game.turn()
    assert game.passed()
    assert sorted(ids(game.cards.deck)) == sorted(["4", "6", "7", "1", "14", "3", CARD_IDS[closed[-1]]])
    assert game.cards.closed == closed[:-1]
    assert (game.cards.discards, game.cards.action, game.cards.behaviour) == ([], -1, -1)
    assert game.told("automa-deck") == [{"cards": 7, "closed": 10}]
    assert game.game.view(0)["automa"]["crosswise"] == 3


@pytest.mark.rule("GP-AUTO-53")
def test_the_new_deck_is_shuffled_whatever_order_the_cards_lay_in() -> None:
    orders = set()
    for seed in range(12):
        game = solo("taklons mine@0x0", deck="4 1")
        game.state.rng = astrarium.Rng(seed)
        orders.add(tuple(game.turn().cards.deck))
    assert len(orders) > 3
    one, two = (solo("taklons mine@0x0", deck=deck).turn() for deck in ("4 1 6", "6 1 4"))
    assert one.cards.deck == two.cards.deck


@pytest.mark.rule("GP-AUTO-53", "GP-AUTO-22")
@pytest.mark.parametrize(("level", "first"), [("automalein", 6), ("automa", 7), ("ultoma", 9)])
def test_the_deck_grows_by_one_card_each_round(level: str, first: int) -> None:
    game = astrarium.new("gaia", 1, 3, {"factions": ["terrans"], "automa": "firaks", "difficulty": level})
    sizes = {}
    while not game.is_over:
        state = game.position
        assert isinstance(state, State)
        assert state.automa is not None
        if state.round and state.round not in sizes and state.agenda[-1].kind == "turn" and not state.passed_order:
            sizes[state.round] = len(state.automa.deck) + len(state.automa.open_cards()) + len(state.automa.discards)
        actions = game.legal_actions(0)
        game.apply(0, next((action for action in actions if action.verb == "pass"), actions[0]))
    assert [sizes[number] for number in sorted(sizes)] == [first + number - 1 for number in sorted(sizes)]
    assert 1 in sizes
    assert len(sizes) > 2


@pytest.mark.rule("GP-AUTO-54", "GP-AUTO-40", "GP-AUTO-56")
def test_if_it_passes_first_it_has_the_marker_and_begins_the_next_round() -> None:
    game = solo("taklons mine@0x0", deck="4 1").turn()
    assert game.told("first-player") == [{}]
    assert game.state.first_player == 1
    assert game.asked() == ("terrans", "turn")
    before = game.state.round
    verb = next(action for action in game.legal("terrans", "pass"))
    game.play(f"terrans {verb}")
    assert game.state.round == before + 1
    # Its turn came before the player's.
    assert game.kinds().index("round") < game.kinds().index("automa-reveal")
    assert game.asked()[0] == "terrans"


@pytest.mark.rule("GP-AUTO-56", "GP-AUTO-40")
def test_if_the_player_passes_first_the_automa_plays_on_alone_and_the_player_begins() -> None:
    game = solo("taklons mine@0x0", "terrans mine@-9x0", deck="7 14 5 16 4 6 8").turn()
    game.play("terrans " + game.legal("terrans", "pass")[0])
    # Of the cards that lie crosswise 4 and 6 do not pass, but 8 does.
    assert [event["card"] for event in game.told("automa-reveal")] == ["5", "16", "4", "6", "8"]
    assert game.kinds().count("automa-passes") == 1
    assert game.state.first_player == 0
    assert game.state.round == 3
    after = game.kinds()[game.kinds().index("round") :]
    assert "automa-reveal" not in after
    assert game.asked() == ("terrans", "turn")


@pytest.mark.rule("GP-AUTO-56")
def test_once_the_automa_has_passed_the_player_takes_all_turns() -> None:
    game = solo("taklons mine@0x0", "terrans mine@-9x0 knowledge=15", deck="4 1").turn()
    for area in ("terra", "nav", "ai"):
        game.play(f"terrans research {area}")
        assert "automa-reveal" not in game.kinds()
        if game.asked()[1] == "closing":
            game.play("terrans end")
        assert game.asked() == ("terrans", "turn")
        assert game.state.round == 2


@pytest.mark.rule("GP-AUTO-55", "GP-AUTO-50")
def test_in_the_last_round_there_is_no_new_booster_and_no_new_deck() -> None:
    game = solo("taklons mine@0x0 booster=gaia", deck="4 1", round=6, boosters="mines labs big").turn()
    assert game.passed()
    assert c.BOOSTER_IDS[game.automa.booster] == "gaia"
    assert [c.BOOSTER_IDS[booster] for booster in game.state.boosters] == ["mines", "labs", "big"]
    assert "automa-deck" not in game.kinds()
    assert game.earned() == {"automa:round_gaia_4": 2}


@pytest.mark.rule("GP-AUTO-05")
def test_income_and_gaia_phases_pass_the_automa_by() -> None:
    automa = "terrans mine@0x0 station@1x0 lab@2x0 institute@0x1 academy_left@0x2 eco=3 sci=3"
    game = solo(automa, "taklons mine@-9x0 passed", deck="4 1").turn()
    assert game.state.round == 3
    player = game.automa
    assert (player.ore, player.credits, player.knowledge, player.qic) == (0, 0, 0, 0)
    assert (player.area1, player.area2, player.area3) == (0, 0, 0)
    assert game.seat("taklons").ore > 8


LIT = {
    "upgrade": ["arrow"],
    "mine": ["final", "range", "arrow"],
    "power": ["side", "number"],
    "highest": ["side", "number"],
    "random": ["side", "number"],
}
"""The rows of the behaviour card that an action may need."""


@pytest.mark.rule("GP-AUTO-46", "GP-AUTO-42")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].action in LIT])
def test_only_the_lit_rows_of_the_behaviour_card_make_a_difference(card: str) -> None:
    outcomes: dict[tuple[object, ...], set[tuple[str, ...]]] = {}
    for behaviour in CARDS:
        if behaviour != card:
            rows = tuple(getattr(CARDS[behaviour], row) for row in LIT[CARDS[card].action])
            outcomes.setdefault(rows, set()).add(outcome(card, behaviour))
    assert {len(alike) for alike in outcomes.values()} == {1}
    assert len(set.union(*outcomes.values())) > 1


def outcome(card: str, behaviour: str) -> tuple[str, ...]:
    """What the Automa does with two cards in a position where every row could matter."""
    automa = "taklons mine@2x0 mine@1x-1 mine@0x1"
    planets = "1x0 gaia, 3x0 swamp, 2x1 swamp, 0x0 ice, 4x-4 swamp"
    game = solo(automa, cards=f"{behaviour} {card}", planets=planets, finals="gaia sectors").turn()
    return game.built(), game.upgraded(), *[str(number) for number in game.closed()], *game.advanced()
