"""Games in memory: nobody who opens a thousand tables drops those of others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import astrarium
from astrarium.kernel import Rng
from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.tables.game_cache import GameCache
from astrarium.server.tables.timeline import Timeline
from tests.server.seating import hall, two_people
from tests.server.visiting import Place

GAME = Timeline.begin("race", 2, 1, {})
SIZE = 40


@pytest.fixture
def cache() -> GameCache:
    return GameCache(SIZE, 1.0)


def use(cache: GameCache, table: str, share: str, sits: bool = True, is_over: bool = False) -> None:
    """Somebody uses a game."""
    with cache.hold(table) as cached:
        cached.put(GAME)
        cached.use(share, sits, is_over)


def kept(cache: GameCache, *tables: str) -> list[str]:
    """Those of some tables that are in memory."""
    return [table for table in tables if table in cache]


def test_the_least_recently_used_goes_first(cache: GameCache) -> None:
    for number in range(SIZE):
        use(cache, f"t{number}", "one")
    use(cache, "t0", "one")
    use(cache, "new", "one")
    assert kept(cache, "t0", "t1", "t2", "new") == ["t0", "t2", "new"]
    assert len(cache) == SIZE


def test_one_who_opens_a_thousand_drops_only_their_own(cache: GameCache) -> None:
    played = [f"p{number}" for number in range(30)]
    for number, table in enumerate(played):
        use(cache, table, f"person {number}")
    for number in range(1000):
        use(cache, f"t{number}", "crowd", sits=number % 2 == 0, is_over=number % 3 == 0)
    assert kept(cache, *played) == played
    assert len(cache) == SIZE


def test_a_crowd_that_was_there_first_gives_way(cache: GameCache) -> None:
    for number in range(1000):
        use(cache, f"t{number}", "crowd")
    played = [f"p{number}" for number in range(30)]
    for number, table in enumerate(played):
        use(cache, table, f"person {number}")
    assert kept(cache, *played) == played


def test_games_that_are_over_go_before_those_that_are_played(cache: GameCache) -> None:
    use(cache, "played", "one")
    for number in range(SIZE):
        use(cache, f"t{number}", "one", sits=False, is_over=True)
    assert kept(cache, "played", "t0") == ["played"]


def test_who_looks_on_does_not_take_a_game_from_who_plays(cache: GameCache) -> None:
    played = [f"p{number}" for number in range(20)]
    for number, table in enumerate(played):
        use(cache, table, f"person {number}")
    for table in played:
        use(cache, table, "crowd", sits=False)
    for number in range(1000):
        use(cache, f"t{number}", "crowd", sits=False)
    assert kept(cache, *played) == played


def test_a_table_that_is_not_there_takes_no_room(cache: GameCache) -> None:
    use(cache, "played", "one")
    for number in range(1000):
        with cache.hold(f"none {number}"):
            pass
    assert len(cache) == 1


def test_a_game_in_use_stays(cache: GameCache) -> None:
    with cache.hold("held") as held:
        held.put(GAME)
        held.use("crowd", True, True)
        for number in range(100):
            use(cache, f"t{number}", "crowd")
        assert "held" in cache
        with pytest.raises(ApiError, match="busy"):
            use(cache, "held", "crowd")
    assert len(cache) == SIZE


@pytest.fixture
def place(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path, cached_games=10) as found:
        yield found


def test_running_games_stay_in_memory_while_somebody_opens_replays(place: Place) -> None:
    games: GameCache = _host(place).games
    seats = [two_people(place, game="race") for _ in range(3)]
    reader = place.guest()
    reader.post("/api/account", {"name": "Oksana", "password": "correct horse battery"})
    record = _finished().record().dumps()
    replays = [reader.post("/api/records", {"text": record})["table"]["id"] for _ in range(30)]
    for one, _ in seats:
        one.look()
    for table in replays:
        reader.get(f"/api/tables/{table}/at/3")
    for one, _ in seats:
        # To look on takes nothing away from who plays.
        reader.get(one.path)
    for table in replays:
        reader.get(f"/api/tables/{table}")
    assert all(one.table in games for one, _ in seats)
    assert len(games) == 10
    for number in range(30):
        place.stranger().get(f"/api/tables/nothing{number}", 404)
    assert all(one.table in games for one, _ in seats)


def _host(place: Place) -> Host:
    found: Host = place.client.app.state.host
    return found


def _finished() -> astrarium.Game:
    game = astrarium.new("race", 2, 1)
    rng = Rng(1)
    while not game.is_over:
        legal = game.legal_actions(game.to_act[0])
        game.apply(game.to_act[0], legal[rng.below(len(legal))])
    return game
