"""The levels of Gaia Project: every decision is answered, plans reach further than a turn, budgets are kept."""

import pytest

import astrarium
from astrarium.arena.match import play_match
from astrarium.bots import Budget
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.games.gaia.game import RULES
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy import value as weighed
from astrarium.games.gaia.strategy.levels import FACTIONS, LEVELS, GaiaThinker
from astrarium.games.gaia.strategy.lines import lines
from astrarium.games.gaia.strategy.openings import FEDERATION
from astrarium.games.gaia.strategy.plan import PASSES, Planner
from astrarium.games.gaia.strategy.prospects import charge_offers, federations_ahead, projects_ahead
from astrarium.games.gaia.strategy.value import value
from astrarium.kernel import Game, Meter, Perspective, Rng
from tests.rules.gaia.table import table


def chosen(game: Game, seat: int, level: str = "expert", nodes: int = 400) -> str:
    """What a level does."""
    return str(GaiaThinker(RULES, level).choose(Perspective(game, seat), Rng(1), Meter(nodes)))


def begun(seed: int) -> tuple[Game, int]:
    """A game at its first turn."""
    game = astrarium.new("gaia", 2, seed, {"factions": ["terrans", "xenos"]})
    while game.view(None)["round"] == 0:
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    return game, game.to_act[0]


def test_every_level_plays_a_game_to_its_end() -> None:
    result = play_match("gaia", list(LEVELS), 3, budget=Budget(nodes=12))
    assert len(result.scores) == len(LEVELS)
    assert not result.failure


def test_a_game_against_the_automa_is_played_to_its_end() -> None:
    assert not play_match("gaia", ["expert"], 3, budget=Budget(nodes=12)).failure


def test_the_same_seed_gives_the_same_game() -> None:
    matches = [play_match("gaia", ["skilled", "novice"], 4, budget=Budget(nodes=12)) for _ in range(2)]
    assert matches[0].hash == matches[1].hash


@pytest.mark.parametrize("limit", [20, 200])
def test_a_budget_is_kept(limit: int) -> None:
    game, seat = begun(1)
    state = game.position
    assert isinstance(state, State)
    meter = Meter(limit)
    planner = Planner(RULES, seat, meter, 4, 4)
    planner.worths(state, lines(RULES, state, seat))
    # Once all is spent, the plans that were begun are ended by passing, and nothing else is looked at.
    assert limit <= meter.spent <= limit + (planner.width + planner.narrow) * PASSES * 3


@pytest.mark.parametrize("level", LEVELS)
def test_who_may_think_longer_does(level: str) -> None:
    """Plans become wider, and those who make none begin to; what is usual is spent where nobody says more."""
    game, seat = begun(1)
    spent: list[int] = []
    for factor in (1, 4):
        thinker = GaiaThinker(RULES, level)
        meter = Meter(max(thinker.nodes * factor, 10_000 * (factor - 1)))
        thinker.choose(Perspective(game, seat), Rng(1), meter)
        assert meter.spent <= meter.limit + 200
        spent.append(meter.spent)
    assert spent[1] > 1.5 * spent[0]


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_a_turn_that_is_looked_at_keeps_its_budget(level: str) -> None:
    """A laboratory brings a tile, and that a step: what follows is counted, too."""
    at = table("terrans ore=9 credits=19 knowledge=9 power=2/4/4 station@0x0 station@1x0 lab@2x0", "xenos mine@3x0")
    for limit in (5, 50):
        meter = Meter(limit)
        GaiaThinker(RULES, level).choose(Perspective(at.game, 0), Rng(1), meter)
        assert limit <= meter.spent <= limit + 6
    free = Meter()
    GaiaThinker(RULES, level).choose(Perspective(at.game, 0), Rng(1), free)
    # Without an end of patience everything is looked at, and that is little.
    assert 50 < free.spent < 2000


def test_what_is_planned_leaves_the_position_alone() -> None:
    at = table("terrans ore=6 credits=9 power=2/4/0 mine@0x0 station@1x0", "xenos mine@3x0")
    before = at.state.plain()
    Planner(RULES, 0, Meter(300), 3, 2).worths(at.state, lines(RULES, at.state, 0))
    assert at.state.plain() == before


def test_paid_power_is_refused_by_a_novice_and_taken_by_an_expert() -> None:
    at = table("xenos ore=8 mine@1x0", "terrans vp=10 power=4/4/0 station@0x0")
    at.play("xenos upgrade 1x0 station")
    assert chosen(at.game, 1, "novice") == "decline"
    assert chosen(at.game, 1, "expert") == "charge"


def test_the_better_know_which_factions_are_strong() -> None:
    """An expert takes Ivits, and another good one when they are gone; others know less of it."""
    game = astrarium.new("gaia", 2, 1)
    eyes = Perspective(game, game.to_act[0])

    def taken(level: str) -> list[str]:
        choices = [GaiaThinker(RULES, level).choose(eyes, Rng(seed), Meter(400)) for seed in range(60)]
        return [str(choice).removeprefix("faction ") for choice in choices]

    assert set(taken("expert")) == {"ivits"}
    means = {level: sum(FACTIONS[name] for name in taken(level)) / 60 for level in LEVELS}
    assert means["skilled"] > max(means["casual"], means["novice"]) + 3
    assert len(set(taken("skilled"))) > 7
    game.apply(game.to_act[0], "faction ivits")
    second = {chosen(game, game.to_act[0]) for _ in range(3)}
    assert second <= {f"faction {name}" for name, points in FACTIONS.items() if points > 0}


def test_all_factions_are_known() -> None:
    assert sorted(FACTIONS) == sorted(FACTION_IDS)


def test_a_start_is_judged_by_plans_for_the_first_round() -> None:
    game = astrarium.new("gaia", 2, 1, {"factions": ["terrans", "xenos"]})
    seat = game.to_act[0]
    assert isinstance(game.position, State)
    meter = Meter(3000)
    found = lines(RULES, game.position, seat)
    worths = Planner(RULES, seat, meter, 4, 4).worths(game.position, found)
    assert len(worths) == len(found)
    # More was looked at than the places themselves.
    assert meter.spent > 10 * len(found)
    assert max(worths) > 0


def test_the_weights_stand_for_the_features() -> None:
    assert len(weighed.YOUNG) == len(weighed.OLD) == len(weighed.FEATURES)


def test_each_weight_counts_its_feature() -> None:
    """A weight of one more adds what the feature counts, and nothing else."""
    at = table("terrans ore=6 credits=9 qic=2 power=2/4/0 mine@0x0 station@1x0 lab@2x0", "xenos mine@3x0")
    state = at.state
    before = value(state, 0)
    counted = {
        "stations": 1.0,
        "labs": 1.0,
        "ore": 6.0,
        "qic": 2.0,
        "tokens": 6.0,
        "planets": 3.0,
        "academies": 0.0,
    }
    for name, number in counted.items():
        index = weighed.FEATURES.index(name)
        weighed.YOUNG[index] += 1.0
        try:
            assert value(state, 0) == pytest.approx(before + number), name
        finally:
            weighed.YOUNG[index] -= 1.0


def test_groups_that_lie_apart_promise_more_than_the_next_federation() -> None:
    both = table(
        "terrans power=4/4/0 academy_left@0x0 institute@1x0 mine@2x0 academy_right@-4x4 lab@-4x3 station@-3x3",
        "xenos mine@4x0",
    )
    assert federations_ahead(both.state, both.state.seats[0]) == pytest.approx(FEDERATION)
    unfinished = table("terrans power=0/0/0 institute@1x0 lab@2x0 mine@-4x4", "xenos mine@4x0")
    rest = FEDERATION * (1 / 7) ** 2
    assert federations_ahead(unfinished.state, unfinished.state.seats[0]) == pytest.approx(rest)
    alone = table("terrans power=0/0/0 institute@1x0 lab@2x0", "xenos mine@4x0")
    assert federations_ahead(alone.state, alone.state.seats[0]) == 0.0


def test_satellites_for_several_federations_come_from_the_same_tokens() -> None:
    pieces = "academy_left@0x0 institute@2x0 station@1x1 academy_right@-4x4 lab@-4x2 station@-3x3"
    rich = table(f"terrans power=4/4/0 {pieces}", "xenos mine@4x-4")
    poor = table(f"terrans power=1/0/0 {pieces}", "xenos mine@4x-4")
    assert federations_ahead(rich.state, rich.state.seats[0]) > federations_ahead(poor.state, poor.state.seats[0])


def test_neighbours_offer_the_power_of_the_mightiest_structure_beside_them() -> None:
    near = table("terrans station@0x0 mine@1x0", "xenos mine@2x0")
    assert charge_offers(near.state, near.state.seats[0]) == 2.0
    assert charge_offers(near.state, near.state.seats[1]) == 2.0
    far = table("terrans station@0x0", "xenos mine@4x0")
    assert charge_offers(far.state, far.state.seats[0]) == 0.0


def test_projects_need_a_gaiaformer_and_a_planet() -> None:
    at = table("terrans gaia_level=1 mine@0x0", "xenos mine@4x0", planets="1x0 transdim")
    state = at.state
    player = state.seats[0]
    player.formers_ready = 2
    assert projects_ahead(state, player) >= 1.0
    player.formers_ready = 0
    assert projects_ahead(state, player) == 0.0
