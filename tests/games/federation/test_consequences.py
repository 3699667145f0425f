"""What follows from placing an ambassador is the engine's to say: it is what the placing then does."""

from typing import Any

import pytest

from tests.rules.federation.table import table as position


def follows(told: dict[str, Any] | None, action: str) -> list[Any]:
    assert told is not None
    return [(line["id"], line.get("args", {})) for line in told["follows"][action]]


def votes_of(line: Any) -> list[tuple[Any, Any]]:
    return [(one["args"]["name"], one["args"]["votes"]) for one in line[1]["votes"]]


@pytest.mark.rule("FD-EXE-10")
@pytest.mark.rule("FD-EXE-13")
def test_a_vote_counts_on_its_floor_and_in_its_wing() -> None:
    table = position("L=2 C=2 O=2 2@s11", "3@s12 1a@s25")
    floor, wing = follows(table.game.overlay(0, "space:s15"), "place 3 vote s15")
    assert floor[0] == "federation-then-floor"
    assert votes_of(floor) == [({"id": "seat", "args": {"seat": 0}}, 5), ({"id": "seat", "args": {"seat": 1}}, 3)]
    assert (wing[1]["own"], wing[1]["other"]) == (4, 5)
    table.play("0 place 3 vote s15")
    votes = table.game.view(0)["senate"]
    assert votes["floor_votes"]["1"][0] == 5
    assert votes["wing_votes"] == {"left": 5, "right": 4}


@pytest.mark.rule("FD-EXE-07")
def test_funding_counts_the_symbols_that_lie_in_the_column() -> None:
    table = position("", "3$s11")
    project = next(one for one in table.game.view(0)["projects"] if one["column"] == 1)
    assert project["pending"] == 1
    line, *_ = follows(table.game.overlay(0, "space:s21"), "place 2 fund s21")
    assert line[0] == "federation-then-project"
    assert (line[1]["from"], line[1]["to"]) == (project["at"] + 1, project["at"] + 2)


@pytest.mark.rule("FD-SEN-10")
def test_the_outer_module_counts_for_nothing() -> None:
    told = position("", "").game.overlay(0, "space:outer")
    assert [id for id, _ in follows(told, "place 2 vote outer")] == ["federation-no-vote-there"]
    assert [id for id, _ in follows(told, "place 2 fund outer")] == ["federation-no-fund-there"]


def test_only_a_seat_can_ask_and_only_about_a_space() -> None:
    game = position("", "").game
    assert game.overlay(None, "space:s11") is None
    assert game.overlay(0, "space:s99") is None
    assert game.overlay(0, "range:1") is None


def test_the_special_ambassador_that_is_still_held_is_a_turn_to_go() -> None:
    view = position("special", "2@s11").game.view(0)
    assert [seat["to_place"] for seat in view["seats"]] == [5, 3]
    assert view["turns_left"] == 8
