"""Cards of one's own: checked as the game checks them, kept for their author alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.server.people.card_sets import MOST_SETS, TEXT
from tests.server.seating import hall
from tests.server.visiting import Place

EXAMPLES = (Path(__file__).parents[2] / "examples" / "race-cards.toml").read_text(encoding="utf-8")
NOVA = '[[card]]\nid = "nova"\nname = "Nova"\nworld = 1\n'


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def wrong(here: Place, text: str) -> Any:
    return here.guest().post("/api/cards/check", {"text": text})["fault"]


def test_the_examples_are_read_whole(here: Place) -> None:
    found = here.guest().post("/api/cards/check", {"text": EXAMPLES})
    assert found["fault"] is None
    assert len(found["cards"]) == 12
    assert found["cards"][3]["powers"] == ["consume 1 here for 1 vp 2 cards", "produce_here"]


@pytest.mark.parametrize(
    ("text", "card", "field", "says"),
    [
        (NOVA + 'powers = ["fly 3"]', "nova", "powers", "there is no power"),
        (NOVA + 'good = "wine"', "nova", "good", "not two words"),
        (NOVA + 'scoring = ["1 per world"]', "nova", "scoring", "only developments"),
        (NOVA + "copies = 18", "nova", "copies", "1 to 17"),
        (NOVA + NOVA, "nova", "id", "another card with this id"),
        ("[[card", "", "", "no TOML"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(here: Place, text: str, card: str, field: str, says: str) -> None:
    fault = wrong(here, text)
    assert (fault["card"], fault["field"]) == (card, field)
    assert says in fault["message"]


def test_a_faulty_set_is_still_drawn(here: Place) -> None:
    found = here.guest().post("/api/cards/check", {"text": NOVA + 'powers = ["fly 3"]\nborn = 1979-05-27\n'})
    assert found["cards"] == [{"id": "nova", "name": "Nova", "world": 1, "powers": ["fly 3"]}]


def test_a_set_is_kept_changed_and_deleted(here: Place) -> None:
    author = here.guest()
    made = author.post("/api/cards", {"name": "  My  first ", "text": NOVA})
    assert (made["name"], made["text"], made["updated"]) == ("My first", NOVA, here.time.now)
    here.time.pass_by(5)
    changed = author.put(f"/api/cards/{made['id']}", {"name": "Mine", "text": EXAMPLES})
    assert author.get("/api/cards") == [changed]
    assert author.ask("DELETE", f"/api/cards/{made['id']}").status_code == 204
    assert author.get("/api/cards") == []
    assert author.ask("DELETE", f"/api/cards/{made['id']}").status_code == 404


def test_nobody_else_sees_or_touches_a_set(here: Place) -> None:
    author, other = here.guest(), here.guest()
    made = author.post("/api/cards", {"name": "Mine", "text": NOVA})
    assert other.get("/api/cards") == []
    other.put(f"/api/cards/{made['id']}", {"name": "Theirs", "text": NOVA}, 404)
    assert other.ask("DELETE", f"/api/cards/{made['id']}").status_code == 404
    assert author.get("/api/cards") == [made]
    assert here.stranger().get("/api/cards") == []
    here.stranger().post("/api/cards", {"name": "Mine", "text": NOVA}, 403)


@pytest.mark.parametrize(
    ("name", "text"), [("", NOVA), ("Mine", ""), ("Mine", NOVA + 'powers = ["fly 3"]'), ("Mine", "#" * (TEXT + 1))]
)
def test_only_a_named_set_without_a_fault_is_kept(here: Place, name: str, text: str) -> None:
    author = here.guest()
    author.post("/api/cards", {"name": name, "text": text}, 400)
    assert author.get("/api/cards") == []


def test_there_is_an_end_to_keeping(here: Place) -> None:
    author = here.guest()
    for number in range(MOST_SETS):
        author.post("/api/cards", {"name": f"Set {number}", "text": NOVA})
    author.post("/api/cards", {"name": "One more", "text": NOVA}, 400)
    assert len(author.get("/api/cards")) == MOST_SETS


def test_a_table_is_played_with_a_set(here: Place) -> None:
    author = here.guest()
    made = author.post("/api/cards", {"name": "Mine", "text": EXAMPLES})
    bot = {"kind": "bot", "bot": "random"}
    new = {"game": "race", "players": 2, "seats": [{"kind": "person"}, bot], "options": {"cards": made["text"]}}
    view = author.post("/api/tables", new)["position"]["view"]
    assert [card["name"] for card in view["own_cards"]][:2] == ["Lantern Archipelago", "Ringforge"]
    assert view["own_cards"][0]["lines"] == ["explore_draw 1", "draw_if_produced_here 1"]


def test_no_table_and_no_record_takes_more_than_a_set_holds(here: Place) -> None:
    visitor = here.guest()
    longest = NOVA + "#" * (TEXT - len(NOVA))
    visitor.post("/api/tables", {"game": "race", "players": 2, "options": {"cards": longest}})
    refused = visitor.post("/api/tables", {"game": "race", "players": 2, "options": {"cards": longest + "#"}}, 400)
    assert refused["error"]["message"] == f"option 'cards' has {TEXT + 1} characters; {TEXT} are allowed"
    record = astrarium.new("race", 2, 1).record()
    record.options["cards"] = longest + "#"
    refused = visitor.post("/api/records", {"text": record.dumps()}, 400)
    assert f"has {TEXT + 1} characters; {TEXT} are allowed" in refused["error"]["message"]


def test_a_refusal_does_not_send_back_what_was_sent(here: Place) -> None:
    for options in ({"cards": ["x" * 100_000]}, {"x" * 100_000: 1}, {"edition": "x" * 100_000}):
        answer = here.guest().ask("POST", "/api/tables", {"game": "race", "players": 2, "options": options})
        assert answer.status_code == 400
        assert len(answer.content) < 500
