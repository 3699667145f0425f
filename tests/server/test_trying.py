from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from astrarium.server.host import Host
from astrarium.server.store import models
from tests.server.seating import Seat, hall, sit_down, two_people
from tests.server.visiting import Place


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Place]:
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path) as found:
        yield found


def first_turn(host: Place) -> tuple[Seat, Seat]:
    """Two people who have set the game up; the first has its first turn."""
    one, other = two_people(host)
    for _ in range(20):
        mover = one if one.look()["position"]["actions"] else other
        mover.look()
        if mover.state["position"]["decision"]["kind"] == "turn":
            return (one, other) if mover is one else (other, one)
        mover.act(mover.legal()[0])
    raise AssertionError("the game does not begin")


def moves_written(host: Place) -> int:
    kept: Host = host.client.app.state.host
    with kept.store.read() as db:
        return int(db.execute(select(func.count()).select_from(models.moves)).scalar_one())


def test_trying_shows_what_comes_of_it_and_writes_nothing(host: Place) -> None:
    one, _ = first_turn(host)
    before = moves_written(host)
    build = next(action for action in one.state["position"]["actions"] if action["verb"] == "build")
    tried = one.post("try", actions=[build["text"]])
    assert tried["reveals"] is False
    assert [(entry["text"], entry["quote"]) for entry in tried["entries"]] == [(build["text"], build["quote"])]
    assert "build" in [event["kind"] for event in tried["entries"][0]["events"]]
    assert tried["position"]["view"] != one.state["position"]["view"]
    assert tried["position"]["actions"] == []
    assert moves_written(host) == before
    assert one.look()["position"]["view"] != tried["position"]["view"]


def test_trying_is_what_confirming_brings(host: Place) -> None:
    one, _ = first_turn(host)
    text = next(text for text in one.legal() if text.startswith("upgrade"))
    tried = one.post("try", actions=[text])
    one.act(text)
    assert one.state["position"]["view"] == tried["position"]["view"]


def test_legal_actions_are_listed_where_asked_for(host: Place) -> None:
    one, _ = first_turn(host)
    convert = next(text for text in one.legal() if text.startswith("convert"))
    tried = one.post("try", actions=[convert], list=True)
    assert tried["position"]["actions"]
    one.act(convert)
    assert one.state["position"]["actions"] == tried["position"]["actions"]


def test_an_illegal_try_says_which_and_why(host: Place) -> None:
    one, _ = first_turn(host)
    convert = next(text for text in one.legal() if text.startswith("convert"))
    refused = one.post("try", 422, actions=[convert, "build 0x0"])["error"]
    assert refused["at"] == 1
    assert refused["refusal"]["text"]


def test_a_stale_try_is_refused(host: Place) -> None:
    one, _ = first_turn(host)
    assert one.post("try", 409, seq=0, actions=[])["error"]["code"] == "stale"


def test_what_a_card_would_reveal_is_not_shown_by_trying(host: Place) -> None:
    """The Automa answers the end of a turn by drawing a card: that is not carried out for show."""
    one = sit_down(host)
    for _ in range(60):
        for text in one.legal():
            tried = one.post("try", actions=[text], list=True)
            if tried["reveals"]:
                assert tried["position"]["view"] == one.state["position"]["view"]
                assert tried["entries"][-1]["events"] == []
                assert one.post("why", 403, actions=[text], action="pass")["error"]["code"] == "not-allowed"
                seen = [*one.state["log"]]
                one.act(text)
                assert one.state["undo"] == {"possible": False, "reason": "revealed"}
                assert one.state["position"]["view"] != tried["position"]["view"], seen
                return
        one.act(one.legal()[0])
    raise AssertionError("nothing was drawn")


@pytest.mark.parametrize("body", [{"action": "build 0x0"}, {"action": "nonsense"}, {"verb": "federation"}])
def test_why_not(host: Place, body: dict[str, Any]) -> None:
    one, _ = first_turn(host)
    refusal = one.post("why", **body)
    assert refusal["rule"].startswith("GP-")
    assert refusal["reason"]


def test_why_not_of_a_verb_is_the_nearest_reason(host: Place) -> None:
    """Nobody has the power value of a federation at the start: how much is missing is told, and the rule."""
    one, _ = first_turn(host)
    refusal = one.post("why", verb="federation")
    assert refusal["need"] > refusal["have"]
    assert refusal["text"]


def test_why_not_at_a_place(host: Place) -> None:
    one, _ = first_turn(host)
    legal = next(text for text in one.legal() if text.startswith("build"))
    assert one.post("why", place=f"hex:{legal.split()[1]}", verbs=["build"]) is None
    refusal = one.post("why", place="token:vp12")
    assert (refusal["reason"], refusal["rule"]) == ("nothing-here", "GP-ACT-01")


def test_nothing_is_against_what_is_legal(host: Place) -> None:
    one, _ = first_turn(host)
    assert one.post("why", action=one.legal()[0]) is None
    assert one.post("why", verb="pass") is None


def test_why_not_follows_what_was_tried(host: Place) -> None:
    one, other = first_turn(host)
    refusal = one.post(
        "why", actions=[next(text for text in one.legal() if text.startswith("build"))], action="pass x"
    )
    assert refusal is not None
    assert other.post("why", action="pass", seq=one.state["seq"])["reason"] == "not-your-turn"


def test_a_turn_is_planned_while_another_one_moves_and_nothing_is_written(host: Place) -> None:
    one, other = first_turn(host)
    other.look()
    assert not other.legal()
    before = moves_written(host)
    planned = other.post("try", actions=[], list=True, ahead=True)["position"]
    assert planned["decision"]["kind"] == "turn"
    mine = next(action["text"] for action in planned["actions"] if action["verb"] == "build")
    tried = other.post("try", actions=[mine], list=True, ahead=True)
    assert [entry["text"] for entry in tried["entries"]] == [mine]
    assert moves_written(host) == before
    # Whose turn it is has not changed for anybody, and without the wish to plan it is refused as always.
    assert other.post("try", 422, actions=[mine])["error"]["code"] == "illegal"
    assert one.look()["position"]["decision"]["kind"] == "turn"


def test_who_has_passed_plans_nothing(host: Place) -> None:
    one, other = first_turn(host)
    one.act(next(text for text in one.legal() if text.startswith("pass")))
    other.look()
    assert one.post("try", 403, actions=[], ahead=True)["error"]["code"] == "not-allowed"
