"""Replays: steps, slider, addresses, playing on, records."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit
from tests.browser.sight import faults
from tests.browser.test_sizes import GOLDEN, LANGUAGES, speak


def finished(house: House, reception: Reception) -> tuple[Visit, str, int]:
    """A finished game, and how many moves it has."""
    somebody = reception.welcome(house)
    table = somebody.sit(2, seed=21, factions=["terrans", "xenos"])
    # Whoever passes at once is soon through.
    for _ in range(400):
        state = somebody.get(f"/api/tables/{table}")
        position = state["position"]
        if position["over"]:
            return somebody, table, len(state["log"])
        if position["actions"]:
            texts = [action["text"] for action in position["actions"]]
            text = next((one for one in texts if one.startswith("pass")), texts[-1])
            somebody.post(
                f"/api/tables/{table}/moves", {"seq": state["seq"], "key": f"k{state['seq']}", "actions": [text]}
            )
    raise AssertionError("the game does not end")


def at(somebody: Visit) -> int:
    found = re.search(r"/at/(\d+)$", somebody.page.url)
    assert found is not None
    return int(found[1])


def test_a_game_is_walked_through_and_every_position_has_an_address(house: House, reception: Reception) -> None:
    somebody, table, moves = finished(house, reception)
    somebody.go(f"/table/{table}/at/{moves}")
    page = somebody.page
    note = page.locator(".stage .full")
    expect(note).to_contain_text(f"{moves} of {moves}")
    page.keyboard.press("ArrowLeft")
    expect(note).to_contain_text(f"{moves - 1} of {moves}")
    assert at(somebody) == moves - 1
    page.keyboard.press("Home")
    expect(note).to_contain_text(f"0 of {moves}")
    page.get_by_role("radio", name="round").check(force=True)
    page.get_by_role("button", name="Forward", exact=True).click()
    expect(note).not_to_contain_text(f"0 of {moves}")
    first_round = at(somebody)
    assert 4 <= first_round < moves
    page.keyboard.press("Shift+ArrowRight")
    expect(page).not_to_have_url(re.compile(rf"/at/{first_round}$"))
    # The address of a position opens that position, for everybody.
    other = reception.welcome(house)
    other.go(f"/table/{table}/at/{first_round}")
    expect(other.page.locator(".stage .full")).to_contain_text(f"{first_round} of {moves}")
    shown = other.page.locator("[data-target] .structure, [data-target^='hex:']")
    expect(shown.first).to_be_visible()


def test_a_position_can_be_played_on_from(house: House, reception: Reception) -> None:
    somebody, table, moves = finished(house, reception)
    somebody.go(f"/table/{table}/at/{moves - 4}")
    somebody.page.get_by_role("button", name="Play on from here").click()
    somebody.page.wait_for_url(lambda url: "/at/" not in url and table not in url)
    somebody.play(random.Random(1), clicks=200)
    assert somebody.is_over


def test_a_record_is_taken_along_and_brought_back(house: House, reception: Reception, tmp_path: Path) -> None:
    somebody, table, moves = finished(house, reception)
    somebody.go(f"/table/{table}/at/0")
    with somebody.page.expect_download() as download:
        somebody.page.get_by_role("link", name="Record").click()
    path = tmp_path / "game.jsonl"
    download.value.save_as(path)
    other = reception.welcome(house)
    other.go("/replays")
    other.page.get_by_role("button", name="Import a record").click()
    other.page.locator("input[type=file]").set_input_files(path)
    other.page.locator("dialog button[type=submit]").click()
    other.page.wait_for_url(re.compile(r"/table/\w+"))
    expect(other.page.locator("body")).to_contain_text("Terrans")
    brought = re.search(r"/table/(\w+)", other.page.url)
    assert brought is not None
    assert brought[1] != table
    assert len(other.get(f"/api/tables/{brought[1]}")["log"]) == moves


@pytest.mark.parametrize("record", ["federation-02-experienced-4", "race-06-storm-5"])
def test_a_replay_breaks_no_word_and_hides_no_tab(house: House, reception: Reception, record: str) -> None:
    somebody = reception.welcome(house, 1920, 1080)
    text = (GOLDEN / f"{record}.jsonl").read_text(encoding="utf-8")
    table = somebody.post("/api/records", {"text": text, "title": "Kept"})["table"]["id"]
    somebody.go(f"/table/{table}/at/60")
    expect(somebody.page.get_by_role("slider")).to_be_visible()
    for language in LANGUAGES:
        speak(somebody.page, language)
        somebody.page.set_viewport_size({"width": 1440, "height": 900})
        assert faults(somebody.page) == [], language
