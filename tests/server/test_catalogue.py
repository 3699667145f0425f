from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.seating import hall
from tests.server.visiting import Place


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("catalogue")
    with hall(f"sqlite:///{folder / 'a.db'}", folder) as found:
        yield found


def test_the_catalogue_tells_what_can_be_played(host: Place) -> None:
    found = host.stranger().get("/api/catalogue")
    assert [game["id"] for game in found["games"]] == ["gaia", "race", "federation"]
    gaia = found["games"][0]
    assert gaia["min_players"] == 1
    assert gaia["max_players"] == 4
    assert "map" in [option["name"] for option in gaia["options"]]
    assert "charge" in [option["name"] for option in gaia["answers"]]
    assert "random" in found["bots"]
    assert found["levels"] == ["novice", "casual", "skilled", "expert"]
    assert {found["default_bot"], *found["levels"]} <= set(found["bots"])


def test_a_level_may_be_given_time_to_think_at_a_table(host: Place) -> None:
    visitor = host.stranger()
    visitor.get("/api/me")
    seconds = visitor.get("/api/catalogue")["thinking"][-1]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": f"expert:{seconds}s"}]
    made = visitor.post("/api/tables", {"game": "race", "players": 2, "seats": seats})
    assert made["table"]["seats"][1]["name"] == f"expert:{seconds}s"
    seats[1]["bot"] = "expert:for ever"
    refused = visitor.post("/api/tables", {"game": "race", "players": 2, "seats": seats}, 400)
    assert "a budget is seconds" in refused["error"]["message"]


@pytest.mark.parametrize("game", ["gaia", "race", "federation"])
def test_components_and_rules_of_each_game(host: Place, game: str) -> None:
    visitor = host.stranger()
    assert visitor.get(f"/api/games/{game}/components")
    rules = visitor.get(f"/api/games/{game}/rules")
    assert len(rules) > 100
    assert visitor.get(f"/api/games/{game}/rules/{rules[3]['id'].lower()}") == rules[3]


@pytest.mark.parametrize("path", ["catalogue", "games/race/components", "games/gaia/rules?language=ru"])
def test_what_is_told_to_everybody_travels_in_few_bytes(host: Place, path: str) -> None:
    client = host.stranger().client
    plain = client.get(f"/api/{path}", headers={"accept-encoding": "identity"})
    packed = client.get(f"/api/{path}", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert packed.num_bytes_downloaded < len(plain.content) / 3


@pytest.mark.parametrize("game", ["gaia", "race", "federation"])
def test_the_rules_are_told_in_the_language_of_the_reader(host: Place, game: str) -> None:
    visitor = host.stranger()
    told = {name: visitor.get(f"/api/games/{game}/rules?language={name}") for name in ("en", "ru", "uk", "de")}
    assert told["en"] == told["de"] == visitor.get(f"/api/games/{game}/rules")
    assert len({rules[0]["text"] for rules in told.values()}) == 3
    assert [rule["id"] for rule in told["ru"]] == [rule["id"] for rule in told["en"]]
    first = told["uk"][0]
    assert visitor.get(f"/api/games/{game}/rules/{first['id']}?language=uk") == first


@pytest.mark.parametrize("path", ["chess/components", "chess/rules", "gaia/rules/GP-NONE-99"])
def test_what_does_not_exist_is_not_found(host: Place, path: str) -> None:
    assert host.stranger().get(f"/api/games/{path}", 404)["error"]["code"] == "not-found"


def test_health(host: Place) -> None:
    assert host.stranger().get("/health")["database"] == "sqlite"


def test_the_interface_describes_itself(host: Place) -> None:
    paths = host.stranger().get("/schema/openapi.json")["paths"]
    assert "/api/tables/{table}/moves" in paths
    assert "/api/tables/{table}/stream" in paths
