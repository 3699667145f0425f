"""What the engine says of Gaia Project: in the words of the terminal and of the browser, in every language."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import astrarium
from astrarium import Game, Rng
from astrarium.cli.words import LOCALES, Words
from astrarium.games import rulebook
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import maps
from astrarium.games.gaia.components.ids import AREA_IDS, FACTION_IDS
from astrarium.games.gaia.map import hexes
from astrarium.kernel import Event, Message
from tests.rules.gaia.table import table

LOCALE = Path(str(astrarium.__file__)).parent / "locale"
RAW = re.compile(r"[a-z]_[a-z]|\{|None|-[a-z]+-")
SOLO = {"factions": ["gleens"], "automa": "taklons"}


def browser(locale: str) -> Words:
    """The words of the browser: its own wording over that of the game."""
    words = Words(locale, "gaia")
    bundle = FluentBundle([locale], use_isolating=False)
    for name in ("common", "web", "gaia", "gaia-web"):
        text = (LOCALE / locale / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    words._bundles = [bundle]
    return words


def places() -> list[str]:
    """One of every kind, and all that have rules of their own."""
    found = [f"hex:{hexes.name(place)}" for place in hexes.members(played(2, {}, 0).position.board.space)]  # type: ignore[attr-defined]
    kinds = {
        "sector": maps.SECTOR_IDS,
        "area": AREA_IDS,
        "tech": [*c.TECH_IDS, *c.ADVANCED_IDS],
        "octagon": c.BOARD_IDS,
        "booster": c.BOOSTER_IDS,
        "token": c.TOKEN_IDS,
        "faction": FACTION_IDS,
        "round": c.ROUND_IDS,
        "final": c.FINAL_IDS,
    }
    return found + [f"{kind}:{word}" for kind, words in kinds.items() for word in words]


def played(players: int, options: dict[str, Any], actions: int) -> Game:
    """A random game after so many actions."""
    game = astrarium.new("gaia", players, 3, options)
    rng = Rng(3)
    for _ in range(actions):
        legal = game.legal_actions(game.to_act[0])
        game.apply(game.to_act[0], legal[rng.below(len(legal))])
    return game


def test_everything_on_the_table_has_a_name_and_rules_of_the_book() -> None:
    book = {rule.id for rule in rulebook.read_rules(rulebook.rules_text("gaia"))}
    game = played(2, {}, 40)
    for place in places():
        about = game.about(0, place)
        assert about is not None, place
        assert about.rules, place
        assert len(set(about.rules)) == len(about.rules), place
        assert set(about.rules) <= book, place
    ivits, far = game.about(0, "faction:ivits"), game.about(0, "booster:range")
    assert ivits is not None
    assert far is not None
    assert len(ivits.rules) == 12
    assert "GP-TILE-09" in far.rules


def test_factions_and_areas_name_all_rules_of_their_own() -> None:
    book = [rule.id for rule in rulebook.read_rules(rulebook.rules_text("gaia"))]
    game = played(2, {}, 0)
    named: dict[str, list[str]] = {"GP-FAC-": [], "GP-TRACK-": []}
    for group, places in (("GP-FAC-", FACTION_IDS), ("GP-TRACK-", AREA_IDS)):
        for place in places:
            about = game.about(0, f"{'faction' if group == 'GP-FAC-' else 'area'}:{place}")
            assert about is not None
            named[group] += [rule for rule in about.rules if rule.startswith(group)]
    for group, rules in named.items():
        own = sorted(rule for rule in book if rule.startswith(group))
        assert sorted(set(rules)) == own, sorted(set(own) ^ set(rules))


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("0x0", "Desert planet, sector 01, mine of the Xenos, mine of the Lantids"),
        ("1x0", "Ice planet, sector 01"),
        ("2x0", "Transdim planet, sector 01, Gaiaformer of the Xenos"),
        ("0x1", "sector 01, 0x1"),
        ("-2x0", "sector 01, -2x0, satellite of the Xenos"),
    ],
)
def test_a_hex_is_called_by_what_stands_there(place: str, name: str) -> None:
    game = table("xenos mine@0x0 former@2x0/transdim satellite@-2x0", "lantids guest@0x0 mine@5x0", planets="1x0 ice")
    about = game.game.about(0, f"hex:{place}")
    assert about is not None
    assert Words("en", "gaia").tell(about.name, ["Xenos", "Lantids"]) == name


@pytest.mark.parametrize("place", ["hex:99x0", "hex:8x8", "tech:none", "planet:ice", "nothing", ""])
def test_what_is_no_place_is_not_told_of(place: str) -> None:
    assert played(2, {}, 0).about(0, place) is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("players", "options"), [(1, SOLO), (3, {"map": "variable", "rotate": True})])
def test_actions_questions_and_events_are_put_into_words(locale: str, players: int, options: dict[str, Any]) -> None:
    game = astrarium.new("gaia", players, 5, options)
    rng = Rng(5)
    edges = [Words(locale, "gaia"), browser(locale)]
    names = ["Ксены", "Гея", "Таклоны"]
    while not game.is_over:
        seat = game.to_act[0]
        asked = game.ask(seat)
        assert asked is not None
        actions = game.legal_actions(seat)
        action = actions[rng.below(len(actions))]
        said = game.describe(seat, action)
        events = game.apply(seat, action)
        messages: list[Message] = [asked, said, *(line.said for line in game.tell(events, seat))]
        for thought in game.thoughts(events, seat):
            messages += [thought.title, *thought.said]
        for words in edges:
            for message in messages:
                if words is edges[0] and message.id.startswith(("gaia-t", "gaia-automa")):
                    continue
                told = words.tell(message, names)
                assert not RAW.search(told), f"{message}: {told}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("place", {"institute": False}),
        ("build", {"steps": 1, "shared": False}),
        ("upgrade", {"from": "mine", "to": "station"}),
        ("gaia-planet", {}),
        ("lost-planet", {}),
        ("project", {}),
        ("station", {}),
    ],
)
def test_in_the_browser_a_sentence_names_its_place_by_planet_and_sector(
    locale: str, kind: str, data: dict[str, Any]
) -> None:
    at = table("terrans mine@0x0", "xenos mine@4x0", real_map=False)
    line = at.game.tell([Event(kind, 0, "", {**data, "at": "0x0"})], 0)[0]
    assert line.places == ["hex:0x0"]
    assert not re.search(r"\d+x-?\d+", browser(locale).tell(line.said, ["Xenos"]))
    assert "0x0" in Words(locale, "gaia").tell(line.said, ["Xenos"])


def test_an_offer_to_charge_says_who_has_built_and_where() -> None:
    at = table("terrans mine@0x0", "xenos mine@1x0", planets="0x1 terra", turn="terrans")
    at.play("terrans build 0x1")
    asked = at.game.ask(1)
    assert asked is not None
    assert browser("en").tell(asked, ["Terrans", "Xenos"]).startswith("Terrans have built on a Terra planet")
    offer = at.game.describe(1, at.game.legal_actions(1)[0])
    assert browser("en").tell(offer) == "Charge 1, free"


def test_what_building_brings_and_who_may_charge_for_it() -> None:
    at = table("terrans mine@0x0 mine@5x0", "xenos station@1x0", "taklons mine@0x2", planets="0x1 gaia")
    events = at.game.apply(0, "build 0x1")
    outcome = at.game.outcome(events, 0)
    assert [(gain.what, gain.amount) for gain in outcome.gains] == [("vp", 4)]
    assert [(one.seat, one.what, one.amount) for one in outcome.others] == [(1, "charge", 2), (2, "charge", 1)]
