"""Whole games by clicks alone, on what the page offers."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House


def test_a_newcomer_is_in_a_game_after_one_click(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.go("/")
    card = somebody.page.get_by_role("article", name="Gaia Project")
    card.get_by_role("button", name="Play now").click()
    somebody.page.wait_for_url("**/table/*")
    somebody.ready()
    expect(somebody.question).to_contain_text("faction")


def test_a_game_of_four_is_played_by_clicks_to_the_final_scores(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(4, seed=5)
    somebody.play(random.Random(1), clicks=900)
    expect(somebody.question).to_contain_text("Victory")
    told = somebody.get(f"/api/tables/{table}")["table"]
    assert told["status"] == "finished"
    # The final scores open by themselves.
    for score in told["scores"]:
        expect(somebody.page.get_by_role("dialog")).to_contain_text(str(score))


def test_a_solo_game_survives_the_death_of_the_server(own_house: House, reception: Reception) -> None:
    somebody = reception.welcome(own_house)
    table = somebody.sit(1, seed=8, automa="taklons", difficulty="automa")
    rng = random.Random(4)
    for _ in range(25):
        somebody.ready()
        somebody.step(rng)
    somebody.ready()
    before = somebody.get(f"/api/tables/{table}")
    own_house.kill()
    expect(somebody.page.get_by_text("The connection is lost")).to_be_visible(timeout=30_000)
    own_house.start()
    somebody.page.reload()
    somebody.ready()
    after = somebody.get(f"/api/tables/{table}")
    assert after["seq"] == before["seq"]
    assert after["position"]["view"] == before["position"]["view"]
    somebody.play(rng, clicks=900)
    told = somebody.get(f"/api/tables/{table}")["table"]
    assert told["status"] == "finished"
    assert told["rival"]["name"] == "automa"
    assert told["rival"]["score"] > 0


def test_the_automa_explains_its_turn_step_by_step(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.sit(1, seed=8, automa="geodens")
    rng = random.Random(2)
    next_step = somebody.page.locator('[data-do="next"]')
    for _ in range(60):
        somebody.ready()
        if next_step.count():
            break
        somebody.step(rng)
    expect(somebody.mood).to_contain_text("step 1 of")
    first = somebody.question.inner_text()
    next_step.click()
    expect(somebody.question).not_to_have_text(first)
    somebody.page.keyboard.press("End")
    expect(next_step).to_have_count(0)
