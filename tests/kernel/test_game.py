"""The contract of a game, shown with the specimen."""

from typing import Any

import pytest

from astrarium.kernel import (
    Action,
    BadOption,
    BadRecord,
    Event,
    Game,
    IllegalAction,
    Moments,
    NothingToUndo,
    Rng,
    Rules,
    Step,
    WouldReveal,
)
from tests.kernel.specimen.game import RULES, Salvage
from tests.kernel.specimen.state import State
from tests.kernel.specimen.verbs import Move
from tests.kernel.tables import bidding, new, play


def texts(game: Game, seat: int) -> list[str]:
    return [str(action) for action in game.legal_actions(seat)]


# Making a game.


def test_a_new_game_is_at_its_first_decision() -> None:
    game = new(players=3, seed=7)
    assert (game.players, game.seed, game.length, game.is_over) == (3, 7, 0, False)
    assert game.to_act == (0, 1, 2)
    assert game.options == {"length": "short", "hails": True}


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_table_of_the_wrong_size_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match=f"^Salvage is for 2 to 4 players, not {players}$"):
        new(players=players)


@pytest.mark.parametrize("seed", [-1, 2**53])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match=f"^a seed is a whole number from 0 to 9007199254740991, not {seed}$"):
        new(seed=seed)


def test_the_largest_seed_is_one() -> None:
    assert new(seed=2**53 - 1).seed == 2**53 - 1


def test_options_are_understood_as_text() -> None:
    assert new(hails="no", length="long").options == {"length": "long", "hails": False}


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption, match="there is no option 'fuel'; the options are length, hails"):
        new(fuel="free")


def test_a_game_may_refuse_options_that_do_not_go_together() -> None:
    class Picky(Salvage):
        def check_options(self, players: int, options: dict[str, Any]) -> None:
            if players == 2 and options["length"] == "long":
                raise BadOption("two ships play the short game")

    assert Game.new(Picky(), 3, 0, {"length": "long"}).players == 3
    with pytest.raises(BadOption, match="two ships play the short game"):
        Game.new(Picky(), 2, 0, {"length": "long"})


def test_the_seed_is_the_game() -> None:
    assert new(seed=5).hash() == new(seed=5).hash()
    assert len({new(seed=seed).hash() for seed in range(20)}) == 20


# Decisions.


def test_a_decision_has_a_kind_a_seat_and_numbers() -> None:
    game = bidding("1 2 6", "1 3 4")
    play(game, "0 bid 6", "1 bid 4", "0 tow liner")
    decision = game.decision(1)
    assert decision is not None
    assert (decision.kind, decision.seat, decision.args) == ("hail", 1, (2,))
    assert repr(decision) == "Decision('hail', seat=1, args=(2,))"
    assert game.decision(0) is None


def test_who_owes_nothing_is_listed_nothing() -> None:
    game = bidding("1 2 6", "1 3 4")
    play(game, "0 bid 6")
    assert game.to_act == (1,)
    assert game.legal_actions(0) == []
    assert game.legal_actions(7) == []
    assert texts(game, 1) == ["bid 1", "bid 3", "bid 4"]


def test_what_is_done_to_a_listing_does_not_change_the_game() -> None:
    game = bidding("1 2 6", "1 3 4")
    game.legal_actions(0).clear()
    assert texts(game, 0) == ["bid 1", "bid 2", "bid 6"]


def test_a_decision_may_be_answered_by_several_families() -> None:
    class Shortcut(Salvage):
        def __init__(self) -> None:
            super().__init__()
            self.decisions["hail"] = (*self.decisions["hail"], *self.decisions["tow"])

    game = bidding("1 2 6", "1 3 4")
    game.rules = Shortcut()
    play(game, "0 bid 6", "1 bid 4", "0 tow liner")
    assert texts(game, 1) == ["hail 3", "silence", "tow probe"]
    assert game.why_not(1, "tow probe") is None
    assert str(game.why_not(1, "tow liner")) == "not in reach: liner [SP-TOW-01]"
    assert str(game.why_not(1, "bid 1")) == "not now: bid [SP-TURN-01]"


def test_a_flow_that_comes_to_no_decision_is_found_out() -> None:
    class Spinning(Salvage):
        def run(self, position: State, step: Step, events: list[Event]) -> None:
            position.push("round")

    with pytest.raises(AssertionError, match="salvage: the flow does not come to a decision"):
        Game.new(Spinning(), 2, 0, {})


# Acting.

THERE_ARE = "there are bid, tow, hail, silence"


def test_an_action_is_given_as_itself_or_as_its_text() -> None:
    one, two = new(seed=7), new(seed=7)
    action = one.legal_actions(0)[0]
    events = one.apply(0, action)
    assert [event.kind for event in events] == ["bid"]
    two.apply(0, str(action))
    assert one.hash() == two.hash()
    assert one.history == two.history == [(0, action)]


@pytest.mark.parametrize(
    ("seat", "action", "refusal"),
    [
        (0, "bid 5", "not in hand: 5 [SP-BID-02]"),
        (0, Move("bid", (5,)), "not in hand: 5 [SP-BID-02]"),
        (0, Action("bid", (5,)), "not in hand: 5 [SP-BID-02]"),
        (0, Move("bid", (1, 2)), "unreadable: bid (1, 2) [SP-TURN-01]"),
        (0, Move("bid", (-5,)), "unreadable: bid takes a number from 1 to 6, not '-5' [SP-TURN-01]"),
        (0, Move("tow", (-1,)), "unreadable: tow (-1,) [SP-TURN-01]"),
        (0, Move("tow", (99,)), "unreadable: tow (99,) [SP-TURN-01]"),
        (0, Move("tow"), "unreadable: tow () [SP-TURN-01]"),
        (0, "tow liner", "not now: tow [SP-TURN-01]"),
        (0, Action("dance"), f"unreadable: there is no action 'dance'; {THERE_ARE} [SP-TURN-01]"),
        (0, "dance", f"unreadable: there is no action 'dance'; {THERE_ARE} [SP-TURN-01]"),
        (0, "", "unreadable: nothing was said [SP-TURN-01]"),
        (1, "bid 3", "not your turn [SP-TURN-01]"),
        (1, "dance", "not your turn [SP-TURN-01]"),
        (-1, "bid 1", "no such seat: -1 [SP-TURN-01]"),
        (3, "bid 1", "no such seat: 3 [SP-TURN-01]"),
        (-1, Move("bid", (1,)), "no such seat: -1 [SP-TURN-01]"),
        (3, Move("bid", (1,)), "no such seat: 3 [SP-TURN-01]"),
    ],
)
@pytest.mark.parametrize("listed", [False, True], ids=["unlisted", "listed"])
def test_an_illegal_action_says_why_and_changes_nothing(
    seat: int, action: Action | str, refusal: str, listed: bool
) -> None:
    game = bidding("1 2 6", "1 3 4", "1 3 5")
    play(game, "1 bid 3")
    before = game.hash()
    if listed:
        game.legal_actions(seat)
    assert str(game.why_not(seat, action)) == refusal
    with pytest.raises(IllegalAction) as error:
        game.apply(seat, action)
    assert str(error.value) == refusal
    assert error.value.refusal.plain() == getattr(game.why_not(seat, action), "plain", dict)()
    assert (game.hash(), game.length) == (before, 1)


def test_a_legal_action_has_nothing_against_it() -> None:
    game = bidding("1 2 6", "1 3 4")
    assert game.why_not(0, "bid 6") is None
    assert game.why_not(0, Move("bid", (6,))) is None


@pytest.mark.parametrize("listed", [False, True], ids=["unlisted", "listed"])
def test_an_action_made_by_hand_is_recorded_in_the_notation_of_the_game(listed: bool) -> None:
    game = new(players=2, seed=7)
    for seat, action in [(0, Action("bid", (4,))), (1, Action("bid", (5,))), (1, Action("tow", (1,)))]:
        if listed:
            game.legal_actions(seat)
        game.apply(seat, action)
    assert [text for _, text in game.record().actions] == ["bid 4", "bid 5", "tow lander"]
    assert Moments.of_record(RULES, game.record()).game.hash() == game.hash()


def test_what_is_done_to_the_history_does_not_change_the_game() -> None:
    game = new(players=2, seed=7)
    play(game, "0 bid 4")
    game.history.clear()
    assert game.history == [(0, Move("bid", (4,)))]


def test_after_the_end_nobody_acts() -> None:
    game = bidding("1 2 6", "1 3 4", row="liner")
    play(game, "0 bid 6", "1 bid 3", "0 tow liner", "1 silence")
    before = game.hash()
    assert (game.is_over, game.to_act, game.winners(), game.scores()) == (True, (), [0], [7, 0])
    with pytest.raises(IllegalAction, match=r"^game over \[SP-END-01\]$"):
        game.apply(0, "bid 1")
    assert game.hash() == before


# An interrupt in the middle of an action.


def test_an_interrupt_comes_between_an_action_and_its_effect() -> None:
    game = bidding("1 2 6", "1 3 4")
    play(game, "0 bid 6", "1 bid 4", "0 tow liner")
    assert game.to_act == (1,)
    assert [step.kind for step in game.position.agenda] == ["round", "haul", "hail"]
    assert game.scores() == [0, 0]
    play(game, "1 hail 3")
    assert game.scores() == [4, 3]
    assert [step.kind for step in game.position.agenda] == ["round", "reveal", "bid"]


# A simultaneous secret choice.


def test_a_simultaneous_choice_is_made_in_any_order() -> None:
    hashes = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        game = bidding("1 2 6", "1 3 4", "1 3 5")
        for seat in order:
            assert seat in game.to_act
            game.apply(seat, game.legal_actions(seat)[-1])
            assert seat not in game.to_act or game.position.agenda[-1].kind != "bid"
        hashes.add(game.hash())
    assert len(hashes) == 1


def test_a_choice_is_hidden_from_everybody_else_until_all_have_chosen() -> None:
    one, two = bidding("1 2 6", "1 3 4", "1 3 5"), bidding("1 2 6", "1 3 4", "1 3 5")
    told = [play(one, "0 bid 1")[0], play(two, "0 bid 6")[0]]
    for reader in (1, 2, None):
        assert one.view(reader) == two.view(reader)
        assert told[0].shown_to(reader) == told[1].shown_to(reader)
    assert one.view(0) != two.view(0)
    assert told[0].shown_to(0)["fuel"] == 1


def test_a_choice_can_be_taken_back_until_somebody_else_has_chosen() -> None:
    game = new(players=3, seed=7)
    before = game.hash()
    play(game, "0 bid 4")
    assert (game.can_undo(0), game.can_undo(1)) == (True, False)
    game.undo(0)
    assert (game.hash(), game.length, game.to_act) == (before, 0, (0, 1, 2))
    play(game, "0 bid 3", "1 bid 5")
    with pytest.raises(NothingToUndo, match="somebody else has moved since"):
        game.undo(0)
    game.undo(1)
    assert game.to_act == (1, 2)
    assert [seat["bid"] for seat in game.view(1)["seats"]] == ["face down", None, None]


# Undo.


def cannot_be_undone(game: Game, seat: int) -> None:
    before, length = game.hash(), game.length
    assert not game.can_undo(seat)
    with pytest.raises(NothingToUndo) as error:
        game.undo(seat)
    assert str(error.value)
    assert (game.hash(), game.length) == (before, length)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    cannot_be_undone(new(), 0)


def test_what_revealed_something_cannot_be_taken_back() -> None:
    game = new(players=2, seed=7)
    play(game, "0 bid 4", "1 bid 5")
    cannot_be_undone(game, 1)
    cannot_be_undone(game, 0)


def test_what_drew_cards_cannot_be_taken_back() -> None:
    game = new(players=2, seed=7, hails=False)
    play(game, "0 bid 4", "1 bid 5", "1 tow lander")
    cannot_be_undone(game, 1)


def test_an_action_can_be_taken_back_while_its_interrupt_is_unanswered() -> None:
    game = new(players=2, seed=7)
    play(game, "0 bid 4", "1 bid 5")
    before = game.hash()
    play(game, "1 tow lander")
    game.undo(1)
    assert game.hash() == before
    assert texts(game, 1) == ["tow lander", "tow ferry"]
    play(game, "1 tow ferry", "0 silence")
    cannot_be_undone(game, 1)


def test_what_draws_is_not_tried_and_changes_nothing() -> None:
    game = new(players=2, seed=7, hails=False)
    play(game, "0 bid 4")
    before, length = game.hash(), game.length
    with pytest.raises(WouldReveal):
        game.apply_unless_revealing(1, "bid 5")
    assert (game.hash(), game.length, game.fixed) == (before, length, 0)
    assert game.position.rng.sealed is False
    # For good it goes on as ever.
    play(game, "1 bid 5")
    assert game.fixed == 2


def test_what_tells_nothing_is_tried() -> None:
    game = new(players=2, seed=7)
    other = game.clone()
    assert [event.kind for event in game.apply_unless_revealing(0, "bid 4")] == ["bid"]
    other.apply(0, "bid 4")
    assert game.hash() == other.hash()
    assert game.can_undo(0)


def test_what_is_illegal_is_not_tried() -> None:
    game = new(players=2, seed=7)
    with pytest.raises(IllegalAction):
        game.apply_unless_revealing(0, "bid 9")


class Solo(Salvage):
    """Seat 0 tows three wrecks, one after the other, and nothing is revealed."""

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> State:
        state = super().setup(players, options, rng)
        state.agenda.clear()
        state.hails = False
        state.row = state.stack[:3]
        state.stack = []
        for _ in range(3):
            state.push("tow", (0,), (1,))
        return state

    def run(self, position: State, step: Step, events: list[Event]) -> None:
        pass


def test_undo_goes_back_as_far_as_one_seat_moved_alone() -> None:
    game = Game.new(Solo(), 2, 0, {})
    hashes = [game.hash()]
    for _ in range(2):
        game.apply(0, game.legal_actions(0)[-1])
        hashes.append(game.hash())
    game.undo(0)
    assert game.hash() == hashes[1]
    game.undo(0)
    assert game.hash() == hashes[0]
    cannot_be_undone(game, 0)


def test_what_chance_decided_cannot_be_taken_back() -> None:
    class Dicing(Solo):
        def perform(self, position: State, seat: int, action: Action, events: list[Event]) -> None:
            super().perform(position, seat, action, events)
            position.rng.below(6)

    game = Game.new(Dicing(), 2, 0, {})
    game.apply(0, game.legal_actions(0)[0])
    cannot_be_undone(game, 0)


def test_what_was_listed_is_forgotten_when_it_is_cannot_be_undone() -> None:
    game = Game.new(Solo(), 2, 0, {})
    first = texts(game, 0)
    game.apply(0, first[0])
    assert texts(game, 0) == first[1:]
    game.undo(0)
    assert texts(game, 0) == first


# Copies.


def test_a_clone_goes_its_own_way() -> None:
    game = new(players=3, seed=7)
    play(game, "0 bid 4")
    before = game.hash()
    clone = game.clone()
    assert (clone.hash(), clone.history, clone.can_undo(0)) == (before, game.history, True)
    play(clone, "1 bid 5", "2 bid 1")
    assert (game.hash(), game.length, game.to_act) == (before, 1, (1, 2))


def test_a_clone_knows_what_cannot_be_taken_back() -> None:
    game = new(players=2, seed=7)
    play(game, "0 bid 4", "1 bid 5")
    cannot_be_undone(game.clone(), 1)


def test_a_clone_can_be_undone_alone() -> None:
    game = new(players=3, seed=7)
    play(game, "0 bid 4")
    clone = game.clone()
    clone.undo(0)
    assert (clone.length, game.length) == (0, 1)


# What a seat may know.


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_none_sees_and_imagines_nothing(seat: int) -> None:
    game = new(players=2)
    with pytest.raises(IllegalAction, match=rf"no such seat: {seat} \[SP-TURN-01\]"):
        game.view(seat)
    with pytest.raises(IllegalAction, match=rf"no such seat: {seat} \[SP-TURN-01\]"):
        game.determinize(seat, Rng(0))


def test_a_determinized_game_keeps_what_the_seat_knows() -> None:
    game = bidding("1 2 6", "1 3 4", "1 3 5", stack="ferry tanker")
    play(game, "1 bid 4")
    before = game.hash()
    for chance in range(10):
        imagined = game.determinize(0, Rng(chance))
        assert imagined.view(0) == game.view(0)
        assert texts(imagined, 0) == texts(game, 0)
    assert game.hash() == before


def test_a_determinized_game_redraws_all_that_the_seat_cannot_exclude() -> None:
    game = bidding("1 2 6", "1 3 4", "1 3 5", stack="ferry tanker")
    play(game, "1 bid 4")
    imagined = [game.determinize(0, Rng(chance)).position for chance in range(60)]
    positions = [position for position in imagined if isinstance(position, State)]
    assert {position.bids[1] for position in positions} == {1, 2, 3, 4, 5, 6}
    assert len({str(position.hands[2]) for position in positions}) > 10
    assert len({str(position.deck) for position in positions}) > 50
    # Wrecks that are out of the game could as well be in the stack.
    assert {wreck for position in positions for wreck in position.stack} == {1, 2, 3, 4, 5, 7, 8}


def test_a_determinized_game_does_not_know_what_chance_will_bring() -> None:
    game = new(players=2, seed=7)
    assert game.determinize(0, Rng(1)).position.rng.plain() != game.position.rng.plain()
    assert game.determinize(0, Rng(1)).hash() == game.determinize(0, Rng(1)).hash()


def test_a_determinized_game_never_happened() -> None:
    imagined = new(players=2, seed=7).determinize(0, Rng(1))
    action = imagined.legal_actions(0)[0]
    imagined.apply(0, action)
    assert imagined.length == 1
    cannot_be_undone(imagined, 0)
    for game in (imagined, imagined.clone()):
        with pytest.raises(BadRecord, match="a determinized game never happened: it has no record"):
            game.record()


# Standing still.


def test_the_hash_of_a_position_never_changes() -> None:
    """The same on every platform, compiled or not; a change of it breaks every record."""
    game = new(players=3, seed=7)
    assert game.hash() == "b502413119e42740"
    play(game, "2 bid 1", "0 bid 4", "1 bid 5", "1 tow ferry")
    assert game.hash() == "16cbc6a6904e36a3"


def test_the_hash_sees_what_is_hidden() -> None:
    one, two = bidding("1 2 6", "1 3 4"), bidding("1 2 6", "1 3 5")
    assert one.view(0) == two.view(0)
    assert one.hash() != two.hash()


def test_a_game_says_no_more_of_an_action_than_its_rules_do() -> None:
    game = bidding("1 2 6", "1 3 4")
    assert game.quote(0, Move("bid", (6,))) == {}
    assert RULES.evaluate(State(2, Rng(0), True), 1) == 0.0


# What a game need not say.


def test_a_game_that_says_nothing_else_has_one_version_of_its_rules_and_no_rounds() -> None:
    assert vars(Rules)["version"].__get__(RULES) == vars(Rules)["oldest"].__get__(RULES) == 1
    assert RULES.round(State(2, Rng(0), True)) == (0, 0)
