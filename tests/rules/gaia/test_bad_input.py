"""Whatever is wrong is refused with a clear reason, and nothing changes by it."""

from typing import Any

import msgspec
import pytest

import astrarium
from astrarium import Action, BadOption, BadRecord, Game, IllegalAction, Record, UnknownGame, UnreadableAction
from astrarium.games.gaia.game import OPTIONS
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.record import checksum
from tests.rules.gaia.table import table

FACTIONS = {"factions": ["terrans", "xenos"]}


def refusal_of(game: Game, seat: int, text: str) -> str:
    """What a refused action is told, by ``why_not`` and by ``apply`` alike; nothing changes."""
    before = game.hash()
    length = game.length
    refusal = game.why_not(seat, text)
    assert refusal is not None, f"{text!r} is legal"
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, text)
    assert caught.value.refusal.plain() == refusal.plain()
    assert str(caught.value) == str(refusal)
    assert (game.hash(), game.length) == (before, length)
    return str(refusal)


# Texts that are no action


GOOD = {
    "faction": "terrans",
    "rotate": "s01 1",
    "place": "0x0",
    "booster": "range",
    "income": "1/0/0",
    "exchange": "",
    "redeem": "ore",
    "done": "",
    "build": "0x0",
    "project": "0x0",
    "upgrade": "0x0 lab",
    "federation": "0x0 1x0",
    "satellite": "0x0",
    "token": "vp12",
    "research": "nav",
    "power": "ore_2",
    "qic": "tech",
    "rescore": "vp12",
    "special": "academy",
    "swap": "0x0",
    "downgrade": "0x0",
    "station": "0x0",
    "lowest": "nav",
    "advance": "nav",
    "skip": "",
    "lost": "0x0",
    "burn": "",
    "convert": "ore_credit",
    "charge": "",
    "decline": "",
    "spend": "tokens",
    "brainstone": "moves",
    "pay": "1/0/0",
    "end": "",
    "tech": "vp_7",
    "pass": "range",
}
"""For every verb words that it understands."""
NO_WORDS = {"exchange", "done", "skip", "decline", "end"}
MAY_BE_PLAIN = {"federation", "burn", "charge", "pass"}


def test_the_list_of_verbs_is_complete() -> None:
    game = astrarium.new("gaia", 2)
    verbs = {verb for families in game.rules.decisions.values() for family in families for verb in family.verbs}
    assert set(GOOD) == verbs
    for verb, words in GOOD.items():
        assert game.rules.parse(f"{verb} {words}").verb == verb


@pytest.mark.parametrize("verb", GOOD)
def test_a_word_that_a_verb_does_not_know_is_unreadable(verb: str) -> None:
    game = astrarium.new("gaia", 2, 1, FACTIONS)
    words = " ".join(["nonsense"] * max(1, len(GOOD[verb].split())))
    with pytest.raises(UnreadableAction, match=rf"^{verb} takes "):
        game.rules.parse(f"{verb} {words}")
    told = refusal_of(game, 0, f"{verb} {words}")
    assert told.startswith(f"unreadable: {verb} takes ")
    assert told.endswith("[GP-ACT-01]")
    if verb not in NO_WORDS:
        assert "'nonsense'" in told or "like" in told


@pytest.mark.parametrize("verb", sorted(set(GOOD) - {"federation"}))
def test_too_many_words_are_unreadable(verb: str) -> None:
    game = astrarium.new("gaia", 2, 1, FACTIONS)
    told = refusal_of(game, 0, f"{verb} {GOOD[verb]} range range")
    assert told.startswith(f"unreadable: {verb} takes ")


@pytest.mark.parametrize("verb", sorted(set(GOOD) - NO_WORDS - MAY_BE_PLAIN))
def test_too_few_words_are_unreadable(verb: str) -> None:
    game = astrarium.new("gaia", 2, 1, FACTIONS)
    assert refusal_of(game, 0, verb).startswith(f"unreadable: {verb} takes ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "nothing was said"),
        ("   ", "nothing was said"),
        ("fly 0x0", "there is no action 'fly'; there are faction, rotate, place"),
        ("Build 0x0", "there is no action 'Build'"),
        ("build", "build takes a hex like 3x-2, not nothing"),
        ("build mars", "build takes a hex like 3x-2, not 'mars'"),
        ("build 99x99", "build takes a hex like 3x-2, not '99x99'"),
        ("build 0,0", "build takes a hex like 3x-2, not '0,0'"),
        ("upgrade 0x0 palace", "upgrade takes one of mine, station, lab, institute"),
        ("research magic", "research takes one of terra, nav, ai, gaia, eco, sci, not 'magic'"),
        ("federation 0x0 0x0", "federation takes each hex once"),
        ("federation 0x0 mars", "federation takes a hex like 3x-2, not '0x0 mars'"),
        ("pay 1/2", "pay takes power in areas I, II and III like 2/1/0, not '1/2'"),
        ("pay -1/2/0", "pay takes power in areas I, II and III like 2/1/0"),
        ("pay 1/2/0/b4", "pay takes power in areas I, II and III like 2/1/0"),
        ("pay 1/2/0/0/0", "pay takes power in areas I, II and III like 2/1/0"),
        ("pay 1/2/99999", "pay takes power in areas I, II and III like 2/1/0"),
        ("pay 1/2/²", "pay takes power in areas I, II and III like 2/1/0"),
        ("income x", "income takes power in areas I, II and III like 2/1/0"),
        ("tech adv_mine", "tech takes one of ore_qic"),
        ("tech adv_mine vp_7", "tech takes a standard tile, or an advanced one like 'adv_mine over vp_7'"),
        ("tech vp_7 over adv_mine", "tech takes one of adv_pass_federations"),
        ("tech adv_mine under vp_7", "tech takes a standard tile, or an advanced one"),
        ("pass a b", "pass takes one of ore_knowledge"),
        ("charge 3", "charge takes one of token_first, token_last, not '3'"),
        ("burn 2", "burn takes one of brainstone_up, brainstone_away, not '2'"),
        ("rotate s01 6", "rotate takes a number from 0 to 5, not '6'"),
        ("faction humans", "faction takes one of terrans, lantids"),
    ],
)
def test_an_unreadable_text_is_told_what_would_be_understood(text: str, told: str) -> None:
    game = astrarium.new("gaia", 2, 1, FACTIONS)
    with pytest.raises(UnreadableAction) as caught:
        game.rules.parse(text)
    assert told in str(caught.value)
    assert told in refusal_of(game, 0, text)


# Actions that are not legal


@pytest.mark.parametrize("verb", sorted(set(GOOD) - {"faction"}))
def test_an_action_at_the_wrong_moment_is_refused(verb: str) -> None:
    game = astrarium.new("gaia", 2)
    assert refusal_of(game, 0, f"{verb} {GOOD[verb]}") == f"not now: {verb} [GP-ACT-01]"


IN_A_TURN = [
    ("build 1x1", "no planet: 1x1 [GP-BUILD-03]"),
    ("build 3x0", "occupied [GP-BUILD-03]"),
    ("build 4x0", "too far: range (needs 4, has 3) [GP-BUILD-05]"),
    ("build 1x0", "short: ore (needs 10, has 2) [GP-BUILD-16]"),
    ("build 0x2", "transdim [GP-BUILD-11]"),
    ("project 0x2", "no project level [GP-PROJ-08]"),
    ("upgrade 0x0 lab", "no such upgrade: mine [GP-UPG-01]"),
    ("upgrade 3x0 station", "not yours [GP-UPG-01]"),
    ("upgrade 0x0 station", "short: credits (needs 6, has 5) [GP-UPG-03]"),
    ("federation 0x0", "too little value (needs 7, has 1) [GP-FED-01]"),
    ("federation", "too little value (needs 7, has 0) [GP-FED-01]"),
    ("research sci", "short: knowledge (needs 4, has 3) [GP-RES-01]"),
    ("power ore_2", "short: power (needs 4, has 1) [GP-BOARD-02]"),
    ("qic tech", "short: qic (needs 4, has 1) [GP-BOARD-02]"),
    ("qic ore_2", "other currency: ore_2 [GP-BOARD-02]"),
    ("special academy", "not owned: academy [GP-SPEC-03]"),
    ("swap 0x0", "needs institute [GP-FAC-AMB-01]"),
    ("downgrade 0x0", "needs institute [GP-FAC-FIR-01]"),
    ("station 1x1", "needs institute [GP-FAC-IVI-05]"),
    ("lowest sci", "other faction [GP-FAC-BES-04]"),
    ("burn", "short: tokens (needs 2, has 1) [GP-FREE-05]"),
    ("burn brainstone_up", "no brainstone [GP-FAC-TAK-06]"),
    ("convert power_ore", "short: power (needs 3, has 1) [GP-FREE-01]"),
    ("convert token_knowledge", "other faction: token_knowledge [GP-FREE-14]"),
    ("pass labs", "booster not there: labs [GP-PASS-01]"),
    ("pass", "booster needed [GP-PASS-01]"),
]


@pytest.mark.parametrize(("text", "told"), IN_A_TURN, ids=[text for text, _ in IN_A_TURN])
def test_an_illegal_action_names_its_rule_and_what_is_missing(text: str, told: str) -> None:
    game = table(
        "geodens mine@0x0 ore=2 credits=5 knowledge=3 qic=1 power=1/1/1 terra=0 booster=mines",
        "xenos mine@3x0 booster=labs",
        planets="1x0 titanium, 4x0 volcanic, 0x2 transdim",
        boosters="gaia range big",
    )
    assert refusal_of(game.game, 0, text) == told
    assert text not in game.legal("geodens")


@pytest.mark.parametrize(
    ("lines", "text", "told"),
    [
        (["special range"], "pass gaia", "not now: pass [GP-ACT-01]"),
        (["special range"], "build 9x0", "no planet: 9x0 [GP-BUILD-03]"),
        (["power step_1"], "project 0x2", "not now: project [GP-ACT-01]"),
        (["upgrade 1x0 lab"], "end", "not now: end [GP-ACT-01]"),
        (["upgrade 1x0 lab"], "tech big_4", "tile owned: big_4 [GP-TECH-02]"),
        (
            ["upgrade 1x0 lab"],
            "tech adv_research over big_4",
            "level too low: nav (needs 4, has 0) [GP-TECH-07]",
        ),
        (["upgrade 1x0 lab", "tech vp_7"], "advance sci", "other area: sci [GP-TECH-04]"),
        (["research nav"], "build 0x1", "not now: build [GP-ACT-01]"),
        (["qic rescore"], "rescore vp12", "token not owned: vp12 [GP-BOARD-06]"),
        (["project 0x2"], "pay 1/0/0", "wrong number: tokens (needs 6, has 1) [GP-POWER-06]"),
        (["project 0x2"], "pay 6/0/0", "short: tokens (needs 6, has 3) [GP-POWER-06]"),
        (["project 0x2"], "pay 3/2/0/b1", "no brainstone [GP-FAC-TAK-07]"),
    ],
)
def test_in_the_midst_of_an_action_only_its_own_questions_are_answered(
    lines: list[str], text: str, told: str
) -> None:
    game = table(
        "terrans mine@0x0 station@1x0 ore=15 qic=9 knowledge=15 power=3/3/3 formers=1 gaia_level=1 "
        "tile=big_4 token=vp7_ore booster=range",
        "xenos mine@-5x0",
        planets="0x2 transdim, 0x1 terra",
    )
    game.play(*[f"terrans {line}" for line in lines])
    assert refusal_of(game.game, 0, text) == told


def test_charging_offers_only_all_or_nothing() -> None:
    game = table("terrans mine@0x0", "xenos mine@2x0 power=4/0/0", planets="1x0 terra")
    game.play("terrans build 1x0")
    assert game.legal("xenos") == ["charge", "decline"]
    assert "token order" in refusal_of(game.game, 1, "charge token_first")
    assert refusal_of(game.game, 1, "build 1x0") == "not now: build [GP-ACT-01]"
    assert refusal_of(game.game, 0, "end") == "not your turn [GP-ACT-01]"


@pytest.mark.parametrize(
    "action",
    [
        GaiaAction("fly", ()),
        GaiaAction("pay", ()),
        GaiaAction("pay", (3, 3, 0)),
        GaiaAction("pay", (-4, 5, 5, 0)),
        GaiaAction("build", (-5,)),
        GaiaAction("build", (99_999,)),
        GaiaAction("faction", (-1,)),
        GaiaAction("token", (99,)),
        Action("pay", (-4, 5, 5, 0)),
    ],
    ids=lambda action: f"{action.verb} {action.args}",
)
def test_an_action_made_up_of_impossible_numbers_is_refused(action: Action) -> None:
    game = table(
        "terrans mine@0x0 power=3/5/5 formers=1 gaia_level=1", "xenos mine@-5x0", planets="0x2 transdim, 0x1 terra"
    )
    game.play("terrans project 0x2")
    before = game.game.hash()
    refusal = game.game.why_not(0, action)
    assert refusal is not None
    assert refusal.reason == "unreadable"
    with pytest.raises(IllegalAction, match=action.verb):
        game.game.apply(0, action)
    assert game.game.hash() == before


# Seats


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    game = astrarium.new("gaia", 2, 1, FACTIONS)
    assert refusal_of(game, seat, "place -2x1") == f"no such seat: {seat} [GP-ACT-01]"
    assert game.legal_actions(seat) == []
    assert game.decision(seat) is None
    with pytest.raises(IllegalAction, match="no such seat"):
        game.view(seat)


def test_a_seat_that_owes_nothing_is_refused() -> None:
    game = astrarium.new("gaia", 2, 1, FACTIONS)
    assert refusal_of(game, 1, "place -2x2") == "not your turn [GP-ACT-01]"
    assert refusal_of(game, 1, "nonsense") == "not your turn [GP-ACT-01]"
    assert game.legal_actions(1) == []


def test_nobody_acts_after_the_end() -> None:
    game = table("terrans mine@0x0", "xenos mine@-5x0 passed", round=6)
    game.play("terrans pass")
    for seat in (0, 1):
        for text in ("pass", "build 1x0", "end", "nonsense", ""):
            assert refusal_of(game.game, seat, text) == "game over [GP-END-01]"
        assert game.game.legal_actions(seat) == []
        assert game.game.decision(seat) is None
    assert game.game.to_act == ()


# Options


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="gaia"):
        astrarium.new("chess")


@pytest.mark.parametrize("players", [-1, 0, 5, 100])
def test_a_table_of_the_wrong_size_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match=f"Gaia Project is for 1 to 4 players, not {players}"):
        astrarium.new("gaia", players)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number from 0 to"):
        astrarium.new("gaia", 2, seed)


@pytest.mark.parametrize("name", ["colour", "Map", "", "zero_score"])
def test_an_unknown_option_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadOption, match=f"there is no option '{name}'; the options are setup, factions"):
        astrarium.new("gaia", 2, 1, {name: True})


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
@pytest.mark.parametrize("value", ["nonsense", 7, None, 2.5, ["nonsense"], {"a": 1}], ids=repr)
def test_a_value_that_an_option_cannot_take_is_refused(option: Any, value: Any) -> None:
    players = option.players[0] if option.players else 2
    with pytest.raises(BadOption) as caught:
        astrarium.new("gaia", players, 1, {option.name: value})
    assert option.name in str(caught.value)
    for choice in option.choices:
        assert choice in str(caught.value)


@pytest.mark.parametrize("flag", [option.name for option in OPTIONS if option.kind == "flag"])
def test_flags_understand_true_and_false_and_nothing_like_them(flag: str) -> None:
    for value in ("", "maybe", 1, 0, "2"):
        with pytest.raises(BadOption, match=f"option '{flag}' is true or false"):
            astrarium.new("gaia", 2, 1, {flag: value})


@pytest.mark.parametrize(
    ("players", "options", "told"),
    [
        (2, {"factions": ["terrans"]}, "1 factions are given for 2 players"),
        (3, {"factions": ["terrans", "xenos"]}, "2 factions are given for 3 players"),
        (2, {"factions": "terrans, xenos, taklons"}, "3 factions are given for 2 players"),
        (2, {"factions": ["terrans", "lantids"]}, "sides of one board .GP-ADV-01."),
        (2, {"factions": ["terrans", "terrans"]}, "sides of one board .GP-ADV-01."),
        (3, {"factions": ["itars", "xenos", "nevlas"]}, "sides of one board .GP-ADV-01."),
        (2, {"factions": ["terrans", "humans"]}, "option 'factions' knows terrans, .*, not 'humans'"),
        (2, {**FACTIONS, "draw_factions": True}, "either given or drawn, not both"),
        (2, {"setup": "first_game", "draw_factions": True}, "chosen, not drawn .GP-SETUP-11."),
        (2, {"setup": "first_game", **FACTIONS}, "terrans is not played in a first game .GP-SETUP-11."),
        (
            4,
            {"setup": "first_game", "factions": ["terrans", "xenos", "taklons", "geodens"]},
            "geodens is not played in a first game .GP-SETUP-11.",
        ),
        (2, {"setup": "first_game", "map": "variable"}, "whole fixed map .GP-SETUP-02."),
        (4, {"setup": "first_game", "map": "variant_1"}, "whole fixed map .GP-SETUP-02."),
        (3, {"setup": "first_game", "leave_out": "s09"}, "whole fixed map .GP-SETUP-02."),
        (2, {"map": "variant_1"}, "map 'variant_1' is not for 2 players .GP-MAP-07."),
        (3, {"map": "small_random"}, "map 'small_random' is not for 3 players"),
        (2, {"rotate": True}, "turned only on a variable map .GP-MAP-08."),
        (2, {"leave_out": "s09"}, "only with three players .*GP-MAP-09"),
        (4, {"leave_out": "both"}, "only with three players .*GP-MAP-09"),
        (3, {"leave_out": "s08"}, "option 'leave_out' is one of none, s09, s10, both, not 's08'"),
        (2, {"map": "s03.0@0x0"}, "too few planets"),
    ],
)
def test_options_that_do_not_go_together_are_refused(players: int, options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        astrarium.new("gaia", players, 1, options)


# Records


def played() -> Game:
    """A game two actions old."""
    game = astrarium.new("gaia", 2, 1, FACTIONS)
    game.apply(0, "place -2x1")
    game.apply(1, "place -2x2")
    return game


def record_of(game: Game, header: dict[str, Any]) -> str:
    """A record with its checksum in order, whatever its header says."""
    lines = game.record().dumps().splitlines()
    changed = {**msgspec.json.decode(lines[0]), **header}
    return sealed([msgspec.json.encode(changed).decode(), *lines[1:-1]], game.hash())


def sealed(lines: list[str], final_hash: str) -> str:
    last = {"actions": len(lines) - 1, "hash": final_hash, "facts": 1, "check": checksum(lines)}
    return "\n".join([*lines, msgspec.json.encode(last).decode()]) + "\n"


def test_a_record_in_order_is_played_again() -> None:
    game = played()
    assert astrarium.replay(game.record().dumps()).hash() == game.hash()
    assert astrarium.replay(record_of(game, {})).hash() == game.hash()


@pytest.mark.parametrize(
    ("header", "told"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": 7}, "'game' should be a text"),
        ({"rules": 99}, "version 99 of the rules of Gaia Project"),
        ({"rules": "1"}, "'rules' should be a whole number"),
        ({"players": 9}, "the header is refused: Gaia Project is for 1 to 4 players, not 9"),
        ({"players": True}, "'players' should be a whole number"),
        ({"seed": -5}, "the header is refused: a seed is a whole number"),
        ({"seed": None}, "'seed' should be a whole number"),
        ({"options": []}, "'options' should be an object"),
        ({"options": {"colour": "red"}}, "the header is refused: there is no option 'colour'"),
        ({"options": {"map": "mars"}}, "the header is refused: map is usual, first"),
        ({"options": {"factions": ["terrans", "lantids"]}}, "the header is refused: .*GP-ADV-01"),
        ({"options": {"factions": {"terrans": 1}}}, "option 'factions' should be a plain value"),
        ({"astrarium": 99}, "record format 99 is unknown here; this program reads 1"),
        ({"seed": 2}, "another position than the record says"),
    ],
)
def test_a_record_whose_header_cannot_be_is_refused(header: dict[str, Any], told: str) -> None:
    with pytest.raises(BadRecord, match=told):
        astrarium.replay(record_of(played(), header))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('[1,"place 0x0"]', r"action 2 of seat 1, 'place 0x0', is refused: no planet.*\[GP-ADV-03\]"),
        ('[0,"place -2x2"]', r"action 2 of seat 0, 'place -2x2', is refused: not your turn"),
        ('[1,"fly"]', "action 2 of seat 1, 'fly', is refused: unreadable: there is no action 'fly'"),
        ('[5,"place -2x2"]', "action 2 of seat 5, 'place -2x2', is refused: no such seat: 5"),
        ('[1,"place 2x5"]', "another position than the record says"),
        ("[1]", r'line 3 should be \[seat, "action"\]'),
        ('["1","place -2x2"]', r'line 3 should be \[seat, "action"\]'),
        ('[1,"place -2x2"', "line 3 is not JSON"),
    ],
)
def test_a_record_with_a_wrong_action_is_refused_and_says_which(line: str, told: str) -> None:
    game = played()
    lines = game.record().dumps().splitlines()
    with pytest.raises(BadRecord, match=told):
        astrarium.replay(sealed([lines[0], lines[1], line], game.hash()))


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    game = astrarium.new("gaia", 2, 1, FACTIONS)
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        passes = [action for action in actions if action.verb == "pass"]
        game.apply(seat, passes[0] if passes else actions[0])
    lines = game.record().dumps().splitlines()
    with pytest.raises(BadRecord, match=r"'pass', is refused: game over \[GP-END-01\]"):
        astrarium.replay(sealed([*lines[:-1], '[0,"pass"]'], game.hash()))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "too short"),
        ("nonsense", "too short"),
        ("nonsense\nnonsense", "line 1 is not JSON"),
        ("{}\n{}", "line 1 is not the header of an Astrarium record"),
        ('{"astrarium":1}\n{}', "lacks 'actions'"),
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadRecord, match=told):
        astrarium.replay(text)


def test_a_record_changed_by_hand_or_cut_short_is_refused() -> None:
    text = played().record().dumps()
    with pytest.raises(BadRecord, match="its checksum does not match"):
        Record.loads(text.replace("-2x2", "2x5"))
    lines = text.splitlines()
    with pytest.raises(BadRecord, match="says it has 2 actions, but holds 1"):
        Record.loads("\n".join([lines[0], lines[1], lines[3]]))
    with pytest.raises(BadRecord):
        Record.loads("\n".join(lines[:-1]))
    with pytest.raises(BadRecord, match="its checksum does not match"):
        Record.loads("\n".join([lines[0], lines[2], lines[1], lines[3]]))


def test_a_refused_action_leaves_no_trace_in_the_record() -> None:
    game = played()
    before = game.record().dumps()
    for text in ("place 0x0", "fly", "", "pass"):
        with pytest.raises(IllegalAction):
            game.apply(1, text)
    assert game.record().dumps() == before
