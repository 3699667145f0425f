"""Texts of one's own for an option of a game: checked as the game checks them, kept for their author alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.games.race.game import LONGEST_CARDS
from astrarium.server.people.own_texts import MOST_TEXTS
from tests.server.seating import hall
from tests.server.visiting import Place

EXAMPLES = (Path(__file__).parents[2] / "examples" / "race-cards.toml").read_text(encoding="utf-8")
CARDS = "/api/games/race/texts/cards"
NOVA = '[[card]]\nid = "nova"\nname = "Nova"\nworld = 1\n'


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def wrong(here: Place, text: str) -> Any:
    return here.guest().post(f"{CARDS}/check", {"text": text})["fault"]


def test_the_examples_are_read_whole(here: Place) -> None:
    found = here.guest().post(f"{CARDS}/check", {"text": EXAMPLES})
    assert found["fault"] is None
    cards = found["shown"]["cards"]
    assert len(cards) == 12
    assert cards[3]["entry"]["powers"] == ["consume 1 here for 1 vp 2 cards", "produce_here"]
    assert [power["kind"] for power in cards[3]["face"]["powers"]] == ["consume", "produce_here"]


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
    assert (fault["item"], fault["field"]) == (card, field)
    assert says in fault["said"]["text"]


def test_a_faulty_set_is_still_drawn(here: Place) -> None:
    found = here.guest().post(f"{CARDS}/check", {"text": NOVA + 'powers = ["fly 3"]\nborn = 1979-05-27\n'})
    (card,) = found["shown"]["cards"]
    assert card["entry"] == {"id": "nova", "name": "Nova", "world": 1, "powers": ["fly 3"]}
    assert card["face"]["powers"] == []
    assert card["powers"] == [None]


def test_a_set_is_kept_changed_and_deleted(here: Place) -> None:
    author = here.guest()
    made = author.post(CARDS, {"name": "  My  first ", "text": NOVA})
    assert (made["name"], made["text"], made["updated"]) == ("My first", NOVA, here.time.now)
    here.time.pass_by(5)
    changed = author.put(f"{CARDS}/{made['id']}", {"name": "Mine", "text": EXAMPLES})
    assert author.get(CARDS) == [changed]
    assert author.ask("DELETE", f"{CARDS}/{made['id']}").status_code == 204
    assert author.get(CARDS) == []
    assert author.ask("DELETE", f"{CARDS}/{made['id']}").status_code == 404


def test_nobody_else_sees_or_touches_a_set(here: Place) -> None:
    author, other = here.guest(), here.guest()
    made = author.post(CARDS, {"name": "Mine", "text": NOVA})
    assert other.get(CARDS) == []
    other.put(f"{CARDS}/{made['id']}", {"name": "Theirs", "text": NOVA}, 404)
    assert other.ask("DELETE", f"{CARDS}/{made['id']}").status_code == 404
    assert author.get(CARDS) == [made]
    assert here.stranger().get(CARDS) == []
    here.stranger().post(CARDS, {"name": "Mine", "text": NOVA}, 403)


@pytest.mark.parametrize(
    ("name", "text"),
    [("", NOVA), ("Mine", ""), ("Mine", NOVA + 'powers = ["fly 3"]'), ("Mine", "#" * (LONGEST_CARDS + 1))],
)
def test_only_a_named_set_without_a_fault_is_kept(here: Place, name: str, text: str) -> None:
    author = here.guest()
    error = author.post(CARDS, {"name": name, "text": text}, 400)["error"]
    assert error.get("said") or error["reason"].startswith("own-")
    assert author.get(CARDS) == []


def test_there_is_an_end_to_keeping(here: Place) -> None:
    author = here.guest()
    for number in range(MOST_TEXTS):
        author.post(CARDS, {"name": f"Set {number}", "text": NOVA})
    author.post(CARDS, {"name": "One more", "text": NOVA}, 400)
    assert len(author.get(CARDS)) == MOST_TEXTS


def test_a_table_is_played_with_a_set(here: Place) -> None:
    author = here.guest()
    made = author.post(CARDS, {"name": "Mine", "text": EXAMPLES})
    bot = {"kind": "bot", "bot": "random"}
    new = {"game": "race", "players": 2, "seats": [{"kind": "person"}, bot], "options": {"cards": made["text"]}}
    state = author.post("/api/tables", new)
    own = author.get(f"/api/tables/{state['table']['id']}/components")["cards"]
    assert [card["name"] for card in own][:2] == ["Lantern Archipelago", "Ringforge"]
    assert [power["kind"] for power in own[0]["powers"]] == ["explore_draw", "draw_if_produced_here"]
    # States only say that there is a text.
    assert state["table"]["options"]["cards"] is True
    assert state["position"]["view"]["options"]["cards"] is True
    assert "Lantern" not in str(author.get(f"/api/tables/{state['table']['id']}")["position"]["view"])


def test_only_options_that_are_checked_take_texts(here: Place) -> None:
    author = here.guest()
    options = {game["id"]: game["options"] for game in author.get("/api/catalogue")["games"]}
    assert [option["name"] for option in options["race"] if option["checked"]] == ["cards"]
    for path in ("race/texts/edition", "federation/texts/data", "chess/texts/cards"):
        author.post(f"/api/games/{path}/check", {"text": ""}, 404)
        author.post(f"/api/games/{path}", {"name": "Mine", "text": NOVA}, 404)
        assert author.get(f"/api/games/{path}") == []


def test_a_text_is_kept_for_its_option_alone(here: Place) -> None:
    author = here.guest()
    made = author.post(CARDS, {"name": "Mine", "text": NOVA})
    assert author.get("/api/games/federation/texts/cards") == []
    assert author.ask("DELETE", f"/api/games/federation/texts/cards/{made['id']}").status_code == 404
    assert author.get(CARDS) == [made]


def test_no_table_and_no_record_takes_more_than_a_set_holds(here: Place) -> None:
    visitor = here.guest()
    longest = NOVA + "#" * (LONGEST_CARDS - len(NOVA))
    visitor.post("/api/tables", {"game": "race", "players": 2, "options": {"cards": longest}})
    refused = visitor.post("/api/tables", {"game": "race", "players": 2, "options": {"cards": longest + "#"}}, 400)
    assert (
        refused["error"]["message"]
        == f"option 'cards' has {LONGEST_CARDS + 1} characters; {LONGEST_CARDS} are allowed"
    )
    record = astrarium.new("race", 2, 1).record()
    record.options["cards"] = longest + "#"
    refused = visitor.post("/api/records", {"text": record.dumps()}, 400)
    assert f"has {LONGEST_CARDS + 1} characters; {LONGEST_CARDS} are allowed" in refused["error"]["message"]


def test_a_refusal_does_not_send_back_what_was_sent(here: Place) -> None:
    for options in ({"cards": ["x" * 100_000]}, {"x" * 100_000: 1}, {"edition": "x" * 100_000}):
        answer = here.guest().ask("POST", "/api/tables", {"game": "race", "players": 2, "options": options})
        assert answer.status_code == 400
        assert len(answer.content) < 500
