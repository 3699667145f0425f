"""The option ``data``: changed numbers are played, shown and recorded, and what is broken is said with its place."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import astrarium
from astrarium import BadOption, Game, Rng
from astrarium.games.gaia.components.components import CACHED, FILES, components
from astrarium.games.gaia.components.loading import DATA
from astrarium.kernel import Action

DEAR_MINES = "[structures.structure.mine]\nore = 2\n"
STEPS = 400
"""So many actions show whether a game goes on."""


def begun(data: str, players: int = 2, seed: int = 1) -> Game:
    """A game after its set-up, at the first turn."""
    game = astrarium.new("gaia", players, seed, {"data": data, "factions": ["terrans", "xenos"][:players]})
    while game.view(None)["decision"]["kind"] != "turn":
        game.apply(game.to_act[0], game.legal_actions(game.to_act[0])[0])
    return game


def built(game: Game) -> tuple[Action, dict[str, Any]]:
    """The first mine that can be built, with its price."""
    seat = game.to_act[0]
    action = next(action for action in game.legal_actions(seat) if action.verb == "build")
    return action, game.quote(seat, action)


def test_a_changed_price_is_asked_quoted_and_paid() -> None:
    game, usual = begun(DEAR_MINES), begun("")
    action, quote = built(game)
    assert quote["ore"] - built(usual)[1]["ore"] == 1
    seat = game.to_act[0]
    before = game.view(None)["seats"][seat]["ore"]
    game.apply(seat, action)
    assert before - game.view(None)["seats"][seat]["ore"] == quote["ore"]


def test_screens_are_served_the_changed_numbers_and_others_the_printed_ones() -> None:
    text = '[boosters.booster.mines]\non_pass = "7 vp per mine"\n'
    game, usual = begun(text), begun("")
    served = {tile["id"]: tile for tile in game.rules.table_components(game.position)["boosters"]}
    assert served["mines"]["on_pass"] == [{"what": "vp", "amount": 7, "per": "mine", "on": ""}]
    printed = {tile["id"]: tile for tile in game.rules.components()["boosters"]}
    assert printed["mines"]["on_pass"][0]["amount"] == 1
    assert usual.rules.table_components(usual.position) == {}
    assert game.view(None)["data"] == text
    assert "data" not in usual.view(None)


def test_a_record_a_save_and_a_clone_carry_the_changed_numbers() -> None:
    game = begun(DEAR_MINES)
    for same in (astrarium.replay(game.record().dumps()), astrarium.load(game.save()), game.clone()):
        assert built(same)[1] == built(game)[1]
        assert same.hash() == game.hash()
    assert "data" not in begun("").record().options


def test_a_faction_is_given_an_ability_and_the_automa_a_number_by_a_text() -> None:
    text = '[factions.faction.terrans]\nabilities = ["gaia_tokens_to_area2", "gaia_for_ore"]\n'
    parts = begun(text).position.parts  # type: ignore[attr-defined]
    usual = begun("").position.parts  # type: ignore[attr-defined]
    assert parts.factions[0].abilities != usual.factions[0].abilities
    solo = astrarium.new("gaia", 1, 1, {"data": "[automa.difficulty.automa]\nstart_vp = 33\n", "automa": "xenos"})
    while solo.view(None)["seats"][1]["vp"] == 0:
        solo.apply(0, solo.legal_actions(0)[0])
    assert solo.view(None)["seats"][1]["vp"] == 33


BROKEN = [
    ("nothing but words", "Expected '='"),
    ("[starships]\n", "there is no such file; there are structures, factions"),
    ("[sectors.sector.s01]\n", "there is no such file"),
    ("[boosters.booster.mine]\n", "data, boosters.booster.mine: there is no such entry; there are ore_knowledge"),
    ("[boosters.booster.mines]\npasses = 1\n", "boosters.toml, mines: unknown key passes"),
    ('[boosters.booster.mines]\nid = "mine"\n', "data, boosters.booster.mines.id: the rules know it"),
    ('[boosters.booster.mines]\nincome = "1 or"\n', 'boosters.toml, mines, income: cannot read "1 or"'),
    ('[boosters.booster.mines]\nincome = "9999 ore"\n', 'cannot read "9999 ore"'),
    ("[boosters]\nbooster = 3\n", "its entries are corrected one by one"),
    ("[research.area.nav.levels.1]\nrange = 1000\n", "1000 is not a number from 0 to 999"),
    ("[research.area.nav.levels.6]\nrange = 1\n", "there are 0, 1, 2, 3, 4, 5"),
    ("[actions.game]\nrounds = 7\n", "from 1 to 6"),
    ("[actions.game]\nboosters_beyond_players = 7\n", "from 1 to 6"),
    ('[tech.standard.vp_7]\naction = "1 ore"\n', "no other tiles can have a special action"),
    ("[scoring]\nrank_vp = [9]\n", "1 numbers stand here, not 4"),
    ("[scoring]\nrank_vp = [18, 12, 6, 0, 0]\n", "5 numbers stand here, not 4"),
    ("[scoring]\nresearch_vp = [0, 4, 8]\n", "has a number for each level"),
    ("[tech]\ncopies = 3\n", "there is a tile of each kind for every player"),
    ('[actions.board.action.ore_2]\ngains = ""\n', "an action has a price in power or in Q.I.C."),
    ("[actions.board.action.ore_2]\nqic = 2\n", "an action has a price in power or in Q.I.C."),
    ("[actions.board.action.ore_2]\npower = 0\n", "an action has a price in power or in Q.I.C."),
    ('[factions.usual]\nmine = ["1 ore"]\n', "needs one income for each piece"),
    ('[factions.usual]\nlab = ["1 knowledge", "", "", ""]\n', "needs one income for each piece"),
    ("[automa.card.1]\nslot = 0\n", "is none of the 5 boosters in the row"),
    ("[automa.card.1]\nslot = 6\n", "is none of the 5 boosters in the row"),
    ('[boosters.booster.mines]\naction = "1 ore"\n', '"1 ore" has no effect here; allowed'),
    ("[federations]\nthreshold = 99\n", "from 1 to 12"),
]


@pytest.mark.parametrize(("text", "words"), BROKEN)
def test_what_is_broken_is_said_with_its_place(text: str, words: str) -> None:
    with pytest.raises(BadOption, match="option 'data'") as caught:
        astrarium.new("gaia", 2, 1, {"data": text})
    assert words in str(caught.value)
    assert caught.value.said is not None


def test_the_printed_numbers_are_read_once_however_many_others_are_played() -> None:
    printed = components("")
    for vp in range(CACHED + 2):
        assert components(f"[actions.game]\nstart_vp = {vp}\n").start_vp == vp
    assert components(" ") is printed


def leaves(part: Any, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every field of a table, with the way to it as corrections go."""
    if isinstance(part, list) and part and isinstance(part[0], dict):
        part = {str(item.get("id", number)): item for number, item in enumerate(part)}
    if not isinstance(part, dict):
        yield path
        return
    for key, value in part.items():
        yield from leaves(value, (*path, key))


FIELDS = [
    path
    for name in FILES
    for path in leaves(tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8")), (name,))
]
VALUES = st.one_of(
    st.integers(0, 9).map(str),
    st.sampled_from(['"1 ore"', '"charge 3"', '"2 vp per mine"', '""', "[1, 2]", '["1 ore"]', "true", "-1", "1000"]),
)


@given(st.sampled_from(FIELDS), VALUES, st.integers(1, 3), st.integers(0, 9))
@settings(max_examples=30, deadline=None)
def test_any_value_in_any_field_is_refused_or_played(path: tuple[str, ...], value: str, size: int, seed: int) -> None:
    table = ".".join(f'"{word}"' for word in path[:-1])
    try:
        game = astrarium.new("gaia", size, seed, {"data": f'[{table}]\n"{path[-1]}" = {value}\n'})
    except BadOption:
        return
    rng = Rng(seed)
    for _ in range(STEPS):
        if game.is_over:
            break
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    assert not game.rules.check(game.position)
    game.features(0)
