"""Each of the 17 decision cards, in each of its parts (GP-AUTO-03)."""

import pytest

import astrarium
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.state.state import State
from tests.rules.gaia.automa.printed import CARDS, other_than
from tests.rules.gaia.automa.solo import Solo, solo

every_card = pytest.mark.parametrize("card", CARDS)
PLACES = {"left": 0, "middle": 1, "right": 2}


def counted(card: str, options: int) -> int:
    """The place that the card counts to among options that are all open, from the left."""
    printed = CARDS[card]
    return printed.number if printed.side == "right" else options + 1 - printed.number


def done(game: Solo) -> tuple[str, str, list[int], list[str]]:
    """All that the Automa did in its last turn."""
    return game.built(), game.upgraded(), game.closed(), game.advanced()


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-41", "GP-AUTO-42", "GP-AUTO-47")
@every_card
def test_the_action_card_says_what_is_done_and_what_it_is_worth(card: str) -> None:
    behaviour = other_than(card, "7", "17")
    place = counted(behaviour, 10)
    area = ["terra", "nav", "ai", "gaia", "eco", "sci"][counted(behaviour, 6) - 1]
    seat = "taklons mine@0x0 mine@0x2 mine@-1x0 nav=2"
    game = solo(seat, cards=f"{behaviour} {card}", planets="1x0 swamp").turn()
    expected = {
        "upgrade": ("", "-1x0 mine station", [], []),
        "mine": ("1x0", "", [], []),
        "power": ("", "", [place], []),
        "highest": ("", "", [], ["nav"]),
        "random": ("", "", [], [area]),
        "faction": ("1x0", "", [place], []),
    }
    printed = CARDS[card]
    assert game.acted() == printed.action
    assert done(game) == expected[printed.action]
    points = {"automa:faction_action": 2} if printed.action == "faction" else {"automa:card": printed.vp}
    assert game.earned() == {cause: vp for cause, vp in points.items() if vp}
    assert game.automa.vp == 10 + sum(points.values())
    assert game.told("automa-reveal") == [{"card": card, "behaviour": behaviour, "cards": 3, "crosswise": False}]


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-32", "GP-AUTO-42", "GP-AUTO-46")
@every_card
def test_the_behaviour_card_counts_octagons(card: str) -> None:
    game = solo("taklons mine@0x0", cards=f"{card} {other_than(card, '14', '5')}").turn()
    assert game.closed() == [counted(card, 10)]


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-32", "GP-AUTO-46", "GP-AUTO-61")
@every_card
def test_the_behaviour_card_counts_research_areas(card: str) -> None:
    game = solo("taklons mine@0x0", cards=f"{card} {other_than(card, '7', '17')}").turn()
    assert game.advanced() == [["terra", "nav", "ai", "gaia", "eco", "sci"][counted(card, 6) - 1]]


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-35", "GP-AUTO-46", "GP-AUTO-64")
@every_card
def test_the_behaviour_card_says_how_far_the_automa_reaches(card: str) -> None:
    planets = "1x0 ice, 2x0 ice, 3x0 ice, 4x0 ice, 5x0 swamp"
    game = solo("taklons mine@0x0", cards=f"{card} {other_than(card, '4', '6')}", planets=planets).turn()
    assert game.considered() == ["1x0", "2x0", "3x0", "4x0"][: CARDS[card].range]


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-30", "GP-AUTO-31", "GP-AUTO-46")
@every_card
def test_the_behaviour_card_says_in_which_direction(card: str) -> None:
    mine = other_than(card, "4", "6")
    rows = solo("taklons mine@0x0", cards=f"{card} {mine}", planets="1x-1 swamp, 0x1 swamp").turn()
    assert rows.built() == {"down": "1x-1", "up": "0x1"}[CARDS[card].arrow]
    planets = "-1x0 swamp, 1x0 swamp"
    row = solo("taklons mine@0x0", "terrans mine@3x-6", cards=f"{card} {mine}", planets=planets).turn()
    assert row.built() == {"down": "-1x0", "up": "1x0"}[CARDS[card].arrow]


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-46", "GP-AUTO-66")
@every_card
def test_the_behaviour_card_names_a_final_tile(card: str) -> None:
    # A Gaia planet, a home planet in a new sector, a home planet nearer to the player.
    planets = "1x0 gaia, 3x0 swamp, 0x0 swamp"
    mine = other_than(card, "4", "6")
    game = solo("taklons mine@2x0", cards=f"{card} {mine}", planets=planets, finals="gaia sectors").turn()
    assert game.built() == {"upper": "1x0", "lower": "3x0", "none": "0x0"}[CARDS[card].final]


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-44")
@every_card
def test_a_red_x_on_a_card_that_lay_crosswise_makes_the_automa_pass(card: str) -> None:
    behaviour = other_than(card, "4", "6")
    crosswise = solo("taklons mine@0x0", deck=f"{behaviour} {card}").turn()
    assert crosswise.passed() == CARDS[card].red_x
    assert (crosswise.acted() == "") == CARDS[card].red_x
    assert ("automa:card" in crosswise.earned()) == (not CARDS[card].red_x and CARDS[card].vp > 0)
    others = [other for other in ("10", "11", "14", "15") if other not in (card, behaviour)][:3]
    straight = solo("taklons mine@0x0", deck=" ".join([behaviour, card, *others])).turn()
    assert not straight.passed()
    assert straight.acted() == CARDS[card].action


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-49", "GP-AUTO-51", "GP-AUTO-52")
@every_card
def test_the_behaviour_card_says_which_booster_is_taken_on_passing(card: str) -> None:
    row = ["mines", "labs", "big"]
    deck = f"{card} {other_than(card, '1', '2')}"
    game = solo("taklons mine@0x0 booster=gaia", deck=deck, boosters=" ".join(row)).turn()
    taken = row.pop(PLACES[CARDS[card].booster])
    assert c.BOOSTER_IDS[game.automa.booster] == taken
    assert [c.BOOSTER_IDS[booster] for booster in game.state.boosters] == [*row, "gaia"]


def first_boosters() -> dict[str, set[int]]:
    """For every card that was drawn in some game's set-up: which of the five boosters it took."""
    found: dict[str, set[int]] = {}
    for seed in range(160):
        game = astrarium.new("gaia", 1, seed, {"factions": ["terrans"], "automa": "firaks", "map": "first"})
        state = game.position
        assert isinstance(state, State)
        row = list(state.boosters)
        game.apply(0, game.legal_actions(0)[0])
        events = game.apply(0, game.legal_actions(0)[0])
        (drawn,) = [event.data["card"] for event in events if event.kind == "automa-draws"]
        found.setdefault(drawn, set()).add(row.index(state.seats[1].booster) + 1)
        assert state.boosters == [booster for booster in row if booster != state.seats[1].booster]
    return found


@pytest.mark.rule("GP-AUTO-03", "GP-AUTO-20", "GP-EX-33")
def test_every_card_can_be_drawn_for_the_first_booster_and_says_which() -> None:
    found = first_boosters()
    assert found == {card: {printed.slot} for card, printed in CARDS.items()}
    assert {card for card, places in found.items() if places == {3}} == {"3", "8", "13"}


@pytest.mark.rule("GP-AUTO-21")
def test_six_numbers_are_green() -> None:
    game = astrarium.new("gaia", 1, 1, {"factions": ["terrans"], "automa": "firaks", "map": "first"})
    for _ in range(3):
        game.apply(0, game.legal_actions(0)[0])
    assert isinstance(game.position, State)
    assert game.position.automa is not None
    green = {index for index, printed in enumerate(CARDS.values()) if printed.green}
    assert green < set(game.position.automa.deck)
    assert len(green) == 6
