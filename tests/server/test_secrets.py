"""What is hidden stays hidden, at every door: state, log, events, replay, refusals, reload, spectators."""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from astrarium.games.race.components.printed import CARD_IDS
from astrarium.kernel import Event
from astrarium.server.tables.timeline import Done, Timeline
from tests.server.seating import INVITED, Seat, hall, play, sit_down, two_people
from tests.server.visiting import Place


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Place]:
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path) as found:
        yield found


def hand_of(seat: Seat) -> list[str]:
    """The cards that only their owner knows."""
    number = seat.state["seat"]
    cards: list[str] = seat.state["position"]["view"]["seats"][number]["hand"]
    return cards


def everything_told_to(seat: Seat) -> str:
    """All that somebody can find out about a table by asking."""
    length = seat.look()["position"] and len(seat.state["log"])
    told = [seat.state, *[seat.visitor.get(f"{seat.path}/at/{number}") for number in range(length + 1)]]
    told.append(seat.visitor.ask("POST", f"{seat.path}/why", {"seq": seat.state["seq"], "action": "discard x"}).text)
    told.append(seat.visitor.ask("GET", f"{seat.path}/record").text)
    return msgspec.json.encode(told).decode()


def test_a_simultaneous_choice_is_seen_by_its_own_seat_alone(host: Place) -> None:
    one, other = two_people(host, game="race")
    text = one.legal()[0]
    one.act(text)
    assert one.look()["log"][0]["text"] == text
    for watcher in (other, Seat(host.guest(), one.table)):
        entry = watcher.look()["log"][0]
        assert entry["seat"] == 0
        assert entry["text"] is None
        replayed = watcher.visitor.get(f"{one.path}/at/1")
        assert replayed["entry"]["text"] is None


def test_the_last_to_choose_is_as_secret_as_the_first(host: Place) -> None:
    """When all the others have chosen, one seat owes the decision alone: that does not make it public."""
    one, other = two_people(host, game="race")
    while other.look()["position"]["to_act"] != [1]:
        one.look()
        one.act(one.legal()[0])
    kind = other.state["position"]["decision"]["kind"]
    other.act(other.legal()[0])
    spectator = Seat(host.guest(), one.table)
    assert spectator.state["log"][-1]["seat"] == 1
    assert spectator.state["log"][-1]["text"] is None, kind


def test_nobody_learns_the_cards_of_others(host: Place) -> None:
    one, other = two_people(host, game="race")
    play([one, other], 12)
    one.look()
    other.look()
    spectator = Seat(host.guest(), one.table)
    known_to_all = everything_told_to(spectator)
    hidden = [*hand_of(one), *hand_of(other)]
    assert hidden
    for card in hidden:
        assert f'"{card}"' not in known_to_all, card
        assert f" {card}" not in known_to_all, card


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_the_log_shows_names_no_card_that_is_hidden(players: int) -> None:
    """The notation of an action is shown to others only if all it names is in the open before or after it."""
    for seed in range(3):
        timeline = Timeline.begin("race", players, seed, {})
        rng = random.Random(seed)
        while not timeline.game.is_over and len(timeline.done) < 200:
            seat = timeline.game.to_act[0]
            before = in_the_open(timeline, [])
            done = timeline.act(seat, str(rng.choice(timeline.game.legal_actions(seat))), 0)
            cards = [word for word in done.text.split() if word in CARD_IDS]
            if not done.secret and cards:
                shown = before + in_the_open(timeline, done.events)
                assert all(f'"{card}"' in shown for card in cards), done.text


def in_the_open(timeline: Timeline, events: list[Event]) -> str:
    """All that everybody can see."""
    seen = [timeline.game.view(None), [event.shown_to(None) for event in events]]
    return msgspec.json.encode(seen).decode()


def test_a_running_game_does_not_tell_its_record_or_seed(host: Place) -> None:
    one, _ = two_people(host, game="race", seed=987654321)
    refused = one.visitor.ask("GET", f"{one.path}/record")
    assert refused.status_code == 403
    assert "987654321" not in everything_told_to(one)
    assert one.visitor.post(f"{one.path}/fork", {"at": 0}, 403)["error"]["code"] == "not-allowed"


def test_reloading_in_the_middle_of_a_choice_tells_nothing_new(host: Place) -> None:
    """The state of somebody who has not chosen does not depend on what the other chose."""
    seen = []
    for choice in (0, 1):
        one, other = two_people(host, game="race")
        one.act(one.legal()[choice])
        state = other.look()
        entries = [{**entry, "at": 0} for entry in state["log"]]
        seen.append((entries, state["position"]))
    assert seen[0] == seen[1]


def test_invitations_and_notes_of_the_table_are_not_in_its_state(host: Place) -> None:
    one = sit_down(host, INVITED)
    [link] = one.visitor.get(f"{one.path}/invitations")
    assert link["token"] not in msgspec.json.encode(host.guest().get(one.path)).decode()


def test_once_the_game_is_over_all_that_was_said_is_told(host: Place) -> None:
    one, other = two_people(host, game="race")
    play([one, other])
    spectator = Seat(host.guest(), one.table)
    assert all(entry["text"] for entry in spectator.state["log"])
    assert spectator.visitor.ask("GET", f"{one.path}/record").status_code == 200


def choosing(host: Place) -> tuple[Seat, Seat]:
    """Two people who both owe the secret choice of an action."""
    one, other = two_people(host, game="race")
    while one.look()["position"]["decision"]["kind"] != "actions":
        mover = one if one.legal() else other
        mover.look()
        mover.act(mover.legal()[0])
    other.look()
    return one, other


def probed(seat: Seat, *actions: str) -> tuple[int, str]:
    """What the server says to actions sent together, of which the last is nonsense."""
    body = {"seq": seat.state["seq"], "key": "probe", "actions": [*actions, "zzz"]}
    answer = seat.visitor.ask("POST", f"{seat.path}/moves", body)
    return answer.status_code, answer.text


def test_a_post_is_not_judged_beyond_an_action_that_draws(host: Place) -> None:
    """Whichever card is named behind an action that draws, the refusal is the same, and nothing is written."""
    one, other = choosing(host)
    one.act("action produce")
    before = other.look()
    told = {probed(other, "action explore_5", f"keep {card}") for card in CARD_IDS}
    assert len(told) == 1
    [(status, text)] = told
    assert status == 403
    assert "refusal" not in text
    assert other.look()["seq"] == before["seq"]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The actions that were carried out for good, whatever they draw; tries and refused posts are none of them."""
    found: list[str] = []
    act = Timeline.act

    def noted(timeline: Timeline, seat: int, text: str, at: int) -> Done:
        found.append(text)
        return act(timeline, seat, text, at)

    monkeypatch.setattr(Timeline, "act", noted)
    return found


def test_nothing_is_drawn_for_what_is_not_final(host: Place, drawn: list[str]) -> None:
    """A draw that nobody sees could still be told by the time that it takes."""
    one, other = choosing(host)
    one.act("action produce")
    other.look()
    drawn.clear()
    assert probed(other, "action explore_5")[0] == 403
    assert other.post("try", actions=["action explore_5"], list=True)["reveals"]
    assert other.post("why", 403, actions=["action explore_5"], action="keep nothing")["error"]["at"] == 0
    assert drawn == []
    other.act("action explore_5")
    assert drawn == ["action explore_5"]


def test_nothing_is_drawn_for_a_key_that_was_used(host: Place, drawn: list[str]) -> None:
    """Else somebody could have one draw timed again and again, and never make the move."""
    one, other = choosing(host)
    used: dict[Seat, str] = {}
    for number in range(100):
        mover = one if one.look()["position"]["actions"] else other
        mover.look()
        text = mover.legal()[0]
        if mover in used and mover.post("try", actions=[text])["reveals"]:
            break
        used[mover] = f"key-{number}"
        mover.act(text, key=used[mover])
    before = mover.look()
    drawn.clear()
    assert mover.act(text, key=used[mover])["seq"] <= before["seq"]
    assert drawn == []
    assert mover.look()["seq"] == before["seq"]
    assert mover.act(text)["seq"] > before["seq"]
    assert drawn[0] == text


def test_a_post_is_not_judged_beyond_the_choice_that_reveals_those_of_others(host: Place) -> None:
    told = set()
    for choice in ("action develop", "action settle", "action produce"):
        one, other = choosing(host)
        one.act(choice)
        other.look()
        told |= {probed(other, "action consume_2x", probe) for probe in ("develop none", "settle none", "zzz")}
    assert len(told) == 1
