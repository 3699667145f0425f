"""The end of the game (END)."""

from typing import Any

import pytest

from tests.rules.federation.table import Table, table

CELLS = ["n0", "n1a", "n2a", "n3a", "n4a", "n5a", "n6a", "n7a", "n8"]
"""A cell of Neo for each influence."""


def ended(*seats: str, **position: Any) -> Table:
    """The game is over; nobody voted in the last round."""
    game = table(*seats, round=5, phase="executive", **position)
    return game.play("0 law left") if game.asked() == "law 0" else game


def ranked(*influences: int, project: str = "neo", at: int = 7) -> list[int]:
    """What a planet project brings seats with these influences."""
    seats = [f"miner={CELLS[number]}" if project == "neo" else f"moon={number}" for number in influences]
    laws = "atal arratuin"
    return brought(ended(*seats, projects=f"{project}={at}", laws=laws), project)


def brought(game: Table, project: str) -> list[int]:
    """The points of all seats for a project."""
    return [game.points(seat).get(f"project:{project}", 0) for seat in range(game.state.players)]


@pytest.mark.rule("FD-END-01")
def test_medals_leftovers_and_projects_are_scored_in_this_order() -> None:
    game = ended("medals=neo miner=n3a", "", "", "medals=atal", projects="neo=7", laws="atal arratuin")
    causes = [event.data["cause"].split(":") for event in game.events if event.kind == "points"]
    steps = [second if first == "final" else first for first, second in causes]
    assert steps == ["medals", "medals", "ships", "ships", "ships", "ships", "project"]
    assert game.game.is_over


@pytest.mark.rule("FD-END-01")
def test_nothing_is_scored_at_the_end_of_an_earlier_round() -> None:
    game = table("medals=neo L=4", "", "", "", round=4, laws="neo atal", next_laws="atal neo", phase="executive")
    game.play("0 law left")
    assert (game.state.round, game.points(0)) == (5, {})


@pytest.mark.rule("FD-END-01", "FD-EX-12")
def test_seven_medals_are_worth_thirty_points() -> None:
    game = ended("medals=neo,six_moons,atal,arratuin,e81216,accreditation,intrigue", "", "", "")
    assert game.points(0)["final:medals"] == 30


@pytest.mark.rule("FD-END-02", "FD-EX-26")
def test_leftovers_are_worth_points() -> None:
    game = ended("L=2 C=4 O=1 G=2 ships=1 tokens=v1_ship,f_gold", "", "", "")
    expected = {"final:crystals": 3, "final:gold": 2, "final:ships": 1, "final:tokens": 2}
    assert game.points(0) == expected
    assert game.seat(0).vp == 8


@pytest.mark.rule("FD-END-02")
@pytest.mark.parametrize(("reserve", "points"), [("L=1", 0), ("L=1 C=1", 1), ("L=1 C=1 O=1", 1), ("L=5 O=5", 5)])
def test_crystals_count_together_by_pairs(reserve: str, points: int) -> None:
    assert ended(f"{reserve} ships=0", "", "", "").seat(0).vp == points


@pytest.mark.rule("FD-END-02")
def test_ships_on_missions_and_used_tokens_are_worth_nothing() -> None:
    game = ended("ships=2 done=m2,m3 1a@outer:f_gold", "", "", "")
    assert game.points(0) == {"final:ships": 2}


@pytest.mark.rule("FD-END-03")
@pytest.mark.parametrize(("players", "needed"), [(4, 7), (3, 6), (2, 4)])
def test_only_a_funded_project_scores(players: int, needed: int) -> None:
    influences = [3, *[0] * (players - 1)]
    assert not any(ranked(*influences, at=needed - 1))
    assert ranked(*influences, at=needed)[0] > 0


@pytest.mark.rule("FD-END-03")
@pytest.mark.parametrize(("given", "points"), [(8, 0), (9, 16)])
def test_the_general_project_needs_nine_contributions(given: int, points: int) -> None:
    assert brought(ended(f"given={given}", "", "", ""), "general") == [points, 0, 0, 0]


@pytest.mark.rule("FD-END-04", "FD-END-07")
def test_four_players_score_by_influence() -> None:
    assert ranked(2, 5, 1, 3) == [4, 16, 0, 8]
    assert ranked(7, 2, 6, 3, project="six_moons") == [16, 0, 8, 4]


@pytest.mark.rule("FD-END-04")
@pytest.mark.parametrize(
    ("project", "seats"),
    [
        ("atal", ["used=1A1", "used=1A2,1B1", "", "used=1A3,1B2,1C1"]),
        ("arratuin", ["shops=1", "shops=1:2", "", "shops=1:2,4"]),
        ("e81216", ["built=shipyard", "built=mega1", "", "built=mega1,shipyard"]),
    ],
)
def test_every_planet_has_its_project(project: str, seats: list[str]) -> None:
    assert brought(ended(*seats, projects=f"{project}=7"), project) == [4, 8, 0, 16]


@pytest.mark.rule("FD-END-04")
def test_who_has_no_influence_takes_no_place() -> None:
    assert ranked(0, 3, 0, 0) == [0, 16, 0, 0]
    assert ranked(0, 0, 0, 0) == [0, 0, 0, 0]
    assert ranked(2, 2, 0, 0) == [12, 12, 0, 0]


@pytest.mark.rule("FD-END-05", "FD-EX-19")
def test_the_mission_project_counts_completed_missions() -> None:
    # Three: the starting token and two missions with a ship; the marker alone does not count.
    game = ended(
        "start=gold done=m2,m3 markers=m4",
        "start=token done=m2 deep=ds7 markers=m5,m6",
        "start=degree done=m2,m3,m4",
        "start=ship",
        projects="missions=7",
    )
    shown = [seat["missions_completed"] for seat in game.game.view(None)["seats"]]
    assert shown == [3, 3, 4, 1]
    assert brought(game, "missions") == [6, 6, 16, 0]


@pytest.mark.rule("FD-END-06")
def test_the_general_project_ranks_by_own_contributions() -> None:
    assert brought(ended("given=2", "given=4", "", "given=3"), "general") == [4, 16, 0, 8]
    assert brought(ended("", "given=9", "", ""), "general") == [0, 16, 0, 0]


@pytest.mark.rule("FD-END-07", "FD-END-09", "FD-EX-13")
def test_two_who_tie_for_first_share_both_places() -> None:
    assert ranked(4, 4, 3, 0) == [12, 12, 4, 0]
    assert ranked(4, 1, 3, 4) == [12, 0, 4, 12]


@pytest.mark.rule("FD-END-09", "FD-EX-14")
def test_ties_share_what_their_places_bring_rounded_down() -> None:
    assert ranked(5, 5, 2, 5) == [9, 9, 0, 9]
    assert ranked(5, 2, 4, 2) == [16, 2, 8, 2]
    # Two tie for second: 8 and 4. All four tie: 28 in four parts.
    assert ranked(5, 2, 2, 1) == [16, 6, 6, 0]
    assert ranked(2, 2, 2, 2) == [7, 7, 7, 7]


@pytest.mark.rule("FD-END-08")
def test_three_players_score_fourteen_and_seven() -> None:
    assert ranked(2, 5, 3, at=6) == [0, 14, 7]
    assert ranked(0, 5, 0, at=6) == [0, 14, 0]


@pytest.mark.rule("FD-END-08", "FD-END-09", "FD-EX-32")
def test_two_of_three_who_tie_for_first_get_ten_each() -> None:
    assert ranked(4, 4, 1, at=6) == [10, 10, 0]
    # Two tie for second: 7 and 0.
    assert ranked(1, 4, 1, at=6) == [3, 14, 3]
    assert ranked(2, 2, 2, at=6) == [7, 7, 7]


@pytest.mark.rule("FD-END-10")
def test_two_players_have_points_of_their_own() -> None:
    assert ranked(5, 4, at=4) == [10, 4]
