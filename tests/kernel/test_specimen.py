"""The rules of Salvage, one by one: a model for the rule tests of any game."""

import re
from pathlib import Path

import pytest

from astrarium.kernel import Game, IllegalAction
from tests.kernel.specimen.state import State
from tests.kernel.tables import bidding, new, play

FOLDER = Path(__file__).parent / "specimen"


def state(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


@pytest.mark.rule("SP-SETUP-01")
def test_the_fuel_is_shuffled_and_the_first_seat_has_the_beacon() -> None:
    one, two = state(new(seed=1)), state(new(seed=2))
    assert one.deck != two.deck
    assert one.beacon == two.beacon == 0


@pytest.mark.rule("SP-SETUP-02")
@pytest.mark.parametrize(("length", "wrecks"), [("short", 6), ("long", 9)])
def test_the_length_says_how_many_wrecks_there_are(length: str, wrecks: int) -> None:
    position = state(new(length=length))
    assert len(position.row) + len(position.stack) == wrecks


@pytest.mark.rule("SP-ROUND-01")
def test_a_round_fuels_up_sights_wrecks_and_asks_all_for_bids() -> None:
    game = bidding("1 2 6", "1 3 4", stack="ferry")
    events = play(game, "0 bid 6", "1 bid 3", "0 tow liner", "1 silence")
    assert [event.kind for event in events] == ["silence", "salvaged", "drew", "drew", "sighted"]
    assert game.to_act == (0, 1)


@pytest.mark.rule("SP-ROUND-02")
def test_the_row_is_filled_to_two_as_long_as_the_stack_lasts() -> None:
    game = bidding("1 2 6", "1 3 4", stack="ferry")
    play(game, "0 bid 6", "1 bid 3", "0 tow liner", "1 silence")
    assert game.view(None)["row"] == ["probe", "ferry"]
    play(game, "0 bid 2", "1 bid 1", "0 tow probe", "1 silence")
    assert game.view(None)["row"] == ["ferry"]


@pytest.mark.rule("SP-FUEL-01")
def test_ships_draw_to_three_cards_from_the_beacon_on() -> None:
    game = bidding("1 2 6", "1 3 4", "2 2 3", stack="ferry")
    top = state(game).deck[:]
    play(game, "0 bid 6", "1 bid 4", "2 bid 3", "0 tow liner")
    events = play(game, "1 hail 3")
    drew = [(event.seat, event.secret) for event in events if event.kind == "drew"]
    assert drew == [
        (1, {"fuel": sorted([top.pop(), top.pop()])}),
        (2, {"fuel": [top.pop()]}),
        (0, {"fuel": [top.pop()]}),
    ]


@pytest.mark.rule("SP-FUEL-02")
def test_all_fuel_is_recalled_when_the_deck_is_too_small() -> None:
    game = bidding("1 2 6", "1 3 4", stack="ferry")
    position = state(game)
    position.discard, position.deck = position.deck[1:], position.deck[:1]
    events = play(game, "0 bid 6", "1 bid 3", "0 tow liner", "1 silence")
    assert "recalled" in [event.kind for event in events]
    assert [event.data for event in events if event.kind == "drew"] == [{"cards": 3}, {"cards": 3}]
    assert (len(position.deck), position.discard) == (12, [])


@pytest.mark.rule("SP-BID-01")
def test_bids_lie_face_down_until_all_have_bid() -> None:
    game = bidding("1 2 6", "1 3 4")
    play(game, "0 bid 6")
    assert [seat["bid"] for seat in game.view(0)["seats"]] == [6, None]
    assert [seat["bid"] for seat in game.view(1)["seats"]] == ["face down", None]
    assert [seat["bid"] for seat in game.view(None)["seats"]] == ["face down", None]
    events = play(game, "1 bid 3")
    assert events[-1].shown_to(None)["bids"] == [6, 3]
    assert [seat["bid"] for seat in game.view(None)["seats"]] == [6, 3]


@pytest.mark.rule("SP-BID-02")
def test_only_a_card_in_hand_can_be_bid() -> None:
    game = bidding("1 2 2", "3 4 5")
    assert [str(action) for action in game.legal_actions(0)] == ["bid 1", "bid 2"]
    with pytest.raises(IllegalAction, match=r"^not in hand: 3 \[SP-BID-02\]$"):
        play(game, "0 bid 3")


@pytest.mark.rule("SP-BID-03")
@pytest.mark.parametrize(
    ("beacon", "bids", "winner", "rival"), [(0, "3 5 4", 1, 2), (0, "5 5 5", 0, 1), (2, "5 5 4", 0, 1)]
)
def test_the_highest_bid_wins_and_ties_follow_the_beacon(beacon: int, bids: str, winner: int, rival: int) -> None:
    fuel = bids.split()
    game = bidding(*[f"1 2 {card}" for card in fuel], beacon=beacon)
    play(game, *[f"{seat} bid {card}" for seat, card in enumerate(fuel)])
    assert game.to_act == (winner,)
    play(game, f"{winner} tow liner")
    assert game.to_act == (rival,)


@pytest.mark.rule("SP-TOW-01")
def test_the_winner_tows_a_wreck_in_reach() -> None:
    game = bidding("1 2 6", "1 3 4", stack="ferry")
    play(game, "0 bid 6", "1 bid 3")
    assert [str(action) for action in game.legal_actions(0)] == ["tow probe", "tow liner"]
    assert str(game.why_not(0, "tow ferry")) == "not in reach: ferry [SP-TOW-01]"


@pytest.mark.rule("SP-HAIL-01")
def test_the_rival_pays_the_difference_and_has_half_of_the_points() -> None:
    game = bidding("1 2 6", "1 3 4")
    play(game, "0 bid 6", "1 bid 4", "0 tow liner")
    assert str(game.why_not(1, "hail 1")) == "not enough: fuel (needs 2, has 1) [SP-HAIL-01]"
    assert str(game.why_not(1, "hail 5")) == "not in hand: 5 [SP-HAIL-01]"
    play(game, "1 hail 3")
    assert game.scores() == [4, 3]
    assert game.view(None)["discard"] == [3, 4, 6]


@pytest.mark.rule("SP-HAIL-01")
def test_without_hails_nobody_is_asked() -> None:
    game = bidding("1 2 6", "1 3 4", hails=False)
    play(game, "0 bid 6", "1 bid 4", "0 tow liner")
    assert game.scores() == [7, 0]
    assert game.to_act == (0, 1)


@pytest.mark.rule("SP-HAIL-02")
def test_even_who_cannot_pay_is_asked_and_keeps_silent() -> None:
    game = bidding("1 2 6", "1 1 2")
    play(game, "0 bid 6", "1 bid 1", "0 tow liner")
    assert [str(action) for action in game.legal_actions(1)] == ["silence"]
    play(game, "1 silence")
    assert game.scores() == [7, 0]


@pytest.mark.rule("SP-HAUL-01")
def test_bids_are_discarded_and_the_beacon_goes_on() -> None:
    game = bidding("1 2 3", "1 3 6", "1 2 4")
    play(game, "0 bid 3", "1 bid 6", "2 bid 4", "1 tow probe", "2 silence")
    view = game.view(None)
    assert (view["beacon"], view["discard"], view["salvaged"]) == (2, [3, 4, 6], ["probe"])


@pytest.mark.rule("SP-END-01")
def test_the_game_ends_when_no_wreck_is_left() -> None:
    game = bidding("1 2 6", "1 3 4", row="liner")
    play(game, "0 bid 6", "1 bid 3", "0 tow liner")
    assert (game.is_over, game.winners()) == (False, [])
    play(game, "1 silence")
    assert (game.is_over, game.to_act) == (True, ())
    assert str(game.why_not(0, "bid 1")) == "game over [SP-END-01]"


@pytest.mark.rule("SP-END-02")
@pytest.mark.parametrize(("row", "answer", "winners"), [("liner", "silence", [0]), ("cruiser", "hail 4", [0, 1])])
def test_the_most_points_win_and_equal_ships_share(row: str, answer: str, winners: list[int]) -> None:
    game = bidding("1 2 6", "1 3 4", row=row)
    play(game, "0 bid 6", "1 bid 3", f"0 tow {row}", f"1 {answer}")
    assert game.winners() == winners


@pytest.mark.rule("SP-TURN-01")
def test_only_who_is_asked_acts_and_only_as_asked() -> None:
    game = bidding("1 2 6", "1 3 4")
    play(game, "0 bid 6")
    assert str(game.why_not(0, "bid 1")) == "not your turn [SP-TURN-01]"
    assert str(game.why_not(1, "tow probe")) == "not now: tow [SP-TURN-01]"


@pytest.mark.rule("SP-INFO-01")
def test_a_seat_sees_its_own_hand_and_only_numbers_of_the_rest() -> None:
    game = bidding("1 2 6", "1 3 4", stack="ferry tanker")
    assert game.view(0) == {
        "row": ["probe", "liner"],
        "salvaged": [],
        "discard": [],
        "deck": 12,
        "stack": 2,
        "beacon": 0,
        "hand": [1, 2, 6],
        "seats": [{"points": 0, "cards": 3, "bid": None}, {"points": 0, "cards": 3, "bid": None}],
    }
    assert game.view(None) == {**game.view(0), "hand": None}


def test_every_rule_has_a_test_and_every_rule_that_is_cited_exists() -> None:
    rules = set(re.findall(r"\*\*(SP-\w+-\d+)\*\*", (FOLDER / "rules.md").read_text(encoding="utf-8")))
    tested = set(re.findall(r"rule\(\"(SP-\w+-\d+)\"\)", Path(__file__).read_text(encoding="utf-8")))
    assert tested == rules
    for file in FOLDER.glob("*.py"):
        assert set(re.findall(r"SP-\w+-\d+", file.read_text(encoding="utf-8"))) <= rules
