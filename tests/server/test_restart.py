"""What is in memory is a cache: a server that starts anew, or forgets a game, goes on as if nothing had happened."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import update

from astrarium.server.host import Host
from astrarium.server.store import models
from tests.server.seating import BOT, FirstThinker, Seat, ask_everything, hall, play, sit_down, two_people
from tests.server.visiting import Place, Visitor


def come_back(host: Place, seat: Seat) -> Seat:
    """The same browser, after the server was started anew."""
    visitor = Visitor(host.client)
    visitor.cookies = dict(seat.visitor.cookies)
    return Seat(visitor, seat.table)


def without_time(state: dict[str, Any]) -> dict[str, Any]:
    return {**state, "table": {**state["table"], "now": 0, "seats": []}}


def test_a_table_goes_on_after_a_restart(database: str, tmp_path: Path) -> None:
    with hall(database, tmp_path) as host:
        one, other = two_people(host)
        ask_everything(one, other)
        play([one, other], 25)
        one.look()
        seen = without_time(one.state)
    with hall(database, tmp_path) as host:
        one, other = come_back(host, one), come_back(host, other)
        assert without_time(one.state) == seen
        play([one, other], 5)
        assert one.look()["seq"] == 30


def test_undone_actions_stay_undone_after_a_restart(database: str, tmp_path: Path) -> None:
    with hall(database, tmp_path) as host:
        one, _ = two_people(host)
        first, second = one.legal()[:2]
        one.act(first)
        one.post("undo")
        one.act(second)
        seen = without_time(one.look())
    with hall(database, tmp_path) as host:
        assert without_time(come_back(host, one).state) == seen


def test_a_repeated_move_is_known_after_a_restart(database: str, tmp_path: Path) -> None:
    with hall(database, tmp_path) as host:
        one, _ = two_people(host)
        text = one.legal()[0]
        one.act(text, key="k", seq=0)
    with hall(database, tmp_path) as host:
        one = come_back(host, one)
        assert one.act(text, key="k", seq=0)["seq"] == 1
        assert len(one.look()["log"]) == 1


def test_bots_go_on_after_a_restart(database: str, tmp_path: Path) -> None:
    """A server that stops while a bot thinks asks it again when it starts."""

    class Silent(FirstThinker):
        async def think(self, job: Any) -> str:
            await asyncio.Event().wait()
            return ""

    with hall(database, tmp_path, thinker=Silent()) as host:
        one = sit_down(host, BOT)
        one.act(one.legal()[0])
        assert one.look()["position"]["to_act"] == [1]
    thinker = FirstThinker()
    with hall(database, tmp_path, thinker=thinker) as host:
        one = come_back(host, one)
        one.wait()
        one.look()
        assert thinker.jobs[0].seat == 1
        assert {entry["seat"] for entry in one.state["log"]} == {0, 1}


def test_a_game_of_older_rules_is_kept_but_not_played_on(database: str, tmp_path: Path) -> None:
    with hall(database, tmp_path) as host:
        one, _ = two_people(host)
        one.act(one.legal()[0])
        kept: Host = host.client.app.state.host
        with kept.store.write() as db:
            db.execute(update(models.tables).values(version=0))
        assert one.look()["position"] is None
        assert one.state["table"]["to_act"] == [1]
        refused = one.act("pass", status=403)["error"]
        assert "older rules" in refused["message"]
        assert one.visitor.get("/api/tables?of=mine")["tables"]


def test_a_game_that_was_forgotten_is_rebuilt(tmp_path: Path) -> None:
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, cached_games=1) as host:
        one, other = two_people(host)
        play([one, other], 40)
        seen = without_time(one.look())
        kept: Host = host.client.app.state.host
        with kept.games.hold(one.table) as slot:
            before = slot.timeline
        sit_down(host, BOT)
        with kept.games.hold(one.table) as slot:
            assert slot.timeline is None
        assert without_time(one.look()) == seen
        with kept.games.hold(one.table) as slot:
            assert slot.timeline is not None
            assert before is not None
            assert slot.timeline.game.hash() == before.game.hash()
            assert slot.timeline.lengths == before.lengths
