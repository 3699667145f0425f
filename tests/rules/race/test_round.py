"""The round and the choice of actions (RG-ROUND, RG-ACT)."""

import pytest

from tests.rules.race.table import Table, table

ALL = ["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce"]
CALLED = {
    "explore_5": "I",
    "explore_1_1": "I",
    "develop": "II",
    "settle": "III",
    "consume_trade": "IV",
    "consume_2x": "IV",
    "produce": "V",
}


def choose(game: Table, *actions: str) -> Table:
    """Every seat chooses one action."""
    return game.play(*[f"{seat} action {action}" for seat, action in enumerate(actions)])


def phases(game: Table) -> list[str]:
    """Play the round to its end, doing little, and tell which phases took place."""
    events = list(game.events)
    game.finish_round()
    return [event.data["phase"] for event in events + game.events if event.kind == "phase"]


@pytest.mark.rule("RG-ROUND-01")
def test_phases_come_in_their_order_whoever_called_them() -> None:
    game = table("old_earth", "new_sparta", "doomed_world", "ancient_race*", "epsilon_eridani")
    choose(game, "produce", "consume_2x", "settle", "develop", "explore_5")
    assert phases(game) == ["I", "II", "III", "IV", "V"]


@pytest.mark.rule("RG-ROUND-01")
def test_after_the_phases_comes_the_round_end() -> None:
    game = table("old_earth | hand: 12", "new_sparta")
    choose(game, "produce", "produce")
    assert game.asked() == "discard 0"
    game.finish_round()
    assert game.asked() == "actions 0 1"
    assert game.state.round == 3


@pytest.mark.rule("RG-ROUND-02")
@pytest.mark.parametrize("action", ALL)
def test_only_chosen_phases_happen(action: str) -> None:
    game = table("old_earth gem_world* | hand: 3", "new_sparta spice_world* | hand: 3")
    assert phases(choose(game, action, action)) == [CALLED[action]]


@pytest.mark.rule("RG-ROUND-03")
def test_everybody_acts_in_a_phase_but_only_who_chose_it_has_the_bonus() -> None:
    game = table("old_earth | hand: public_works 1", "new_sparta | hand: public_works 1")
    choose(game, "develop", "produce")
    assert game.asked() == "develop 0 1"
    game.play("0 develop public_works", "1 develop public_works")
    assert game.tableau(0) == ["old_earth", "public_works"]
    assert game.tableau(1) == ["new_sparta", "public_works"]
    assert (len(game.hand(0)), len(game.hand(1))) == (1, 0)


@pytest.mark.rule("RG-ROUND-04")
def test_a_phase_chosen_by_several_happens_once_with_the_bonus_for_all_of_them() -> None:
    game = table("old_earth | hand: 1", "new_sparta | hand: 1", "doomed_world | hand: 1")
    choose(game, "explore_1_1", "explore_1_1", "explore_1_1")
    assert [len(game.drawn(seat)) for seat in range(2)] == [3, 3]
    assert [game.owes(seat) for seat in range(3)] == [2, 2, 2]
    assert phases(game) == ["I"]


@pytest.mark.rule("RG-ROUND-04")
@pytest.mark.parametrize("action", ["develop", "settle"])
def test_two_players_who_choose_the_same_do_not_make_it_happen_twice(action: str) -> None:
    game = table("old_earth | hand: 1", "new_sparta | hand: 1")
    assert phases(choose(game, action, action)) == [CALLED[action]]


@pytest.mark.rule("RG-ROUND-05")
def test_action_cards_come_back_and_may_be_chosen_again() -> None:
    game = table("old_earth", "new_sparta")
    choose(game, "produce", "produce")
    assert game.asked() == "actions 0 1"
    assert game.seat(0).actions == []
    assert game.legal(0) == [f"action {action}" for action in ALL]
    choose(game, "produce", "produce")
    assert game.state.round == 4


@pytest.mark.rule("RG-ACT-01")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    game = table("old_earth", "new_sparta", "doomed_world")
    assert game.asked() == "actions 0 1 2"
    game.play("1 action develop")
    assert game.asked() == "actions 0 2"
    for eyes in (None, 0, 2):
        view = game.game.view(eyes)
        assert view["seats"][1]["actions"] == []
        assert "chosen" not in view["seats"][1]
        assert "develop" not in str([event.shown_to(eyes) for event in game.events])
    assert game.game.view(1)["seats"][1]["chosen"] == ["develop"]


@pytest.mark.rule("RG-ACT-01")
def test_when_all_have_chosen_the_actions_are_revealed() -> None:
    game = table("old_earth", "new_sparta")
    choose(game, "explore_5", "settle")
    assert [data["actions"] for data in game.happened("actions")] == [["explore_5"], ["settle"]]
    assert [seat["actions"] for seat in game.game.view(None)["seats"]] == [["explore_5"], ["settle"]]


@pytest.mark.rule("RG-ACT-01")
def test_one_action_is_one_action() -> None:
    game = table("old_earth", "new_sparta").play("0 action develop")
    assert game.legal(0) == []
    assert game.refused("0 action settle") == "RG-TIME-01"


@pytest.mark.rule("RG-ACT-02")
def test_both_explore_cards_call_explore_each_with_its_own_bonus() -> None:
    game = table("old_earth", "new_sparta", "earths_lost_colony")
    choose(game, "explore_5", "explore_1_1", "develop")
    assert [len(game.drawn(seat)) for seat in range(3)] == [7, 3, 2]
    assert [game.owes(seat) for seat in range(3)] == [1, 2, 1]


@pytest.mark.rule("RG-ACT-02")
def test_both_consume_cards_call_consume_each_with_its_own_bonus() -> None:
    game = table("expanding_colony gem_world*", "public_works artist_colony*", "terraformed_world spice_world*")
    choose(game, "consume_trade", "consume_2x", "consume_2x")
    # Sold for two cards; consumed for 1 VP, doubled.
    assert (game.chips(0), len(game.hand(0))) == (0, 2)
    assert (game.chips(1), len(game.hand(1))) == (2, 0)
    assert phases(game) == ["IV"]


@pytest.mark.rule("RG-ACT-03")
def test_everybody_must_choose_and_cannot_pass() -> None:
    game = table("old_earth", "new_sparta")
    for line in ("nothing", "done", "enough"):
        assert game.refused(f"0 {line}") == "RG-TIME-01"
    game.play("1 action develop")
    assert game.asked() == "actions 0"


@pytest.mark.rule("RG-ACT-03")
def test_after_the_reveal_nothing_is_changed() -> None:
    game = table("old_earth | hand: 1", "new_sparta")
    choose(game, "develop", "develop")
    assert game.refused("0 action settle") == "RG-TIME-01"
    assert not game.game.can_undo(0)
    assert not game.game.can_undo(1)
