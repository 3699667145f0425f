"""Whatever is nested beyond reason is refused as a bad request, wherever it is read."""

from collections.abc import Iterator
from typing import Any

import pytest

import astrarium
from astrarium.kernel.record import checksum
from astrarium.server.hosting.bodies import DEEPEST, is_too_deep
from tests.server.seating import OPEN, FirstThinker, sit_down
from tests.server.visiting import Place, place

JSON = {"content-type": "application/json"}
DEPTHS = [DEEPEST + 1, 300, 800, 900, 960, 5_000, 80_000]
"""About a thousand is as deep as Python goes, and what is read may be looked at from a higher place than it was."""


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with place(tmp_path_factory.mktemp("nested"), FirstThinker()) as found:
        yield found


def lists(depth: int) -> str:
    """Lists in lists, as JSON and as TOML."""
    return "[" * depth + "]" * depth


def tables(depth: int) -> str:
    """Objects in objects."""
    return '{"a":' * depth + "1" + "}" * depth


def refused(here: Place, method: str, path: str, body: str) -> None:
    answer = here.guest().ask(method, path, body.encode(), JSON)
    assert answer.status_code == 400, answer.text[:300]
    assert answer.json()["error"]["code"] == "bad-request"


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("nested", [lists, tables])
@pytest.mark.parametrize(
    ("game", "option"), [("race", "goals"), ("race", "cards"), ("federation", "setup"), ("gaia", "factions")]
)
def test_options_of_a_table(here: Place, game: str, option: str, nested: Any, depth: int) -> None:
    body = f'{{"game": "{game}", "players": 2, "options": {{"{option}": {nested(depth)}}}}}'
    refused(here, "POST", "/api/tables", body)


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_body_that_is_nothing_else(here: Place, depth: int) -> None:
    for path in ("/api/tables", "/api/records", "/api/games/race/texts/cards/check", "/api/login"):
        refused(here, "POST", path, lists(depth))


@pytest.mark.parametrize("depth", DEPTHS)
def test_automatic_answers(here: Place, depth: int) -> None:
    seat = sit_down(here, OPEN)
    answer = seat.visitor.ask("PUT", f"{seat.path}/answers", f'{{"charge": {lists(depth)}}}'.encode(), JSON)
    assert answer.status_code == 400, answer.text[:300]


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_record(here: Place, depth: int) -> None:
    first, *_, last = astrarium.new("race", 2, 1).record().dumps().splitlines()
    header = f'{first[:-1]},"options":{{"goals":{lists(depth)}}}}}'
    # Of two values by one name the later one counts.
    end = f'{last[:-1]},"check":"{checksum([header])}"}}'
    for text in (f"{header}\n{end}", f'{first}\n{last[:-1]},"actions":{lists(depth)}}}'):
        answer = here.guest().ask("POST", "/api/records", {"text": text})
        assert answer.status_code == 400, answer.text[:300]
        assert "checksum" not in answer.text


@pytest.mark.parametrize("depth", [DEEPEST + 1, 300, 900, 5_000])
def test_texts_in_toml(here: Place, depth: int) -> None:
    someone = here.guest()
    text = f"card = {lists(depth)}"
    assert someone.post("/api/games/race/texts/cards/check", {"text": text})["fault"] is not None
    assert someone.ask("POST", "/api/games/race/texts/cards", {"name": "deep", "text": text}).status_code == 400
    for game, option in (("race", "cards"), ("federation", "data")):
        body = {"game": game, "players": 2, "options": {option: text}}
        assert someone.ask("POST", "/api/tables", body).status_code == 400


def test_what_people_send_is_not_too_deep() -> None:
    assert not is_too_deep({"options": {"list": ["a", {"b": [1]}]}, "seats": [{"kind": "open"}]})
    nested: Any = "x"
    for _ in range(DEEPEST):
        nested = [nested]
    assert not is_too_deep(nested)
    assert is_too_deep([nested])
    assert is_too_deep({"wide": [0] * 1000, "deep": [{"x": nested}]})
