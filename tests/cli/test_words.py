"""Everything that the engine can say has words in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import astrarium
from astrarium.cli.screens import Look, screen_for
from astrarium.cli.words import FOLDER, LOCALES, Words
from astrarium.games import catalogue
from astrarium.games.federation.breakdown import ROWS
from astrarium.games.federation.components import components as federation
from astrarium.games.federation.components import ids as federation_names
from astrarium.games.federation.components import language as federation_effects
from astrarium.games.federation.naming import WORDED
from astrarium.games.gaia import verbs
from astrarium.games.gaia.components import automa_parts, components, effects, ids, maps
from astrarium.games.race.components import numbers, powers
from astrarium.games.race.components.printed import CARD_IDS as RACE_CARD_IDS
from astrarium.games.race.components.printed import GOAL_IDS
from astrarium.games.race.robot import instructions, mat
from astrarium.kernel import Refusal, Rng
from astrarium.kernel import message as kernel_message

SOURCES = Path(str(components.__file__)).parent.parent.parent
KERNEL = SOURCES.parent / "kernel"
GAMES = tuple(catalogue.names())
ALWAYS = {"seat", "kind", "rule"}
MADE_BY_SCREEN: dict[str, dict[str, set[str] | None]] = {
    "federation": {
        "gains": {"goods", "cause", "what", "amount"},
        "pays": {"goods", "what", "amount"},
        "discards": {"goods", "what", "amount"},
        "loses": {"action"},
        "reveal-moon": {"moon", "tokens"},
        "reveal-specialist": {"specialist"},
        "reveal-asteroid": {"cell", "asteroid"},
        "reveal-dead": {"cell", "dead_asteroids"},
    },
    "gaia": {
        "gains": {"goods", "cause", "what", "amount"},
        "automa-turn": {"card", "deed", "vp"},
        "automa-manner": {"card", "manner"},
        "automa-crosses": {"card", "why"},
        "automa-tied": {"before", "aspects"},
        "automa-booster": {"booster"},
        "automa-build": {"at"},
        "automa-gaia-planet": {"at"},
        "automa-upgrade": {"at", "from", "to"},
        "automa-advance": {"area", "level"},
        "automa-points": {"vp", "cause"},
        "automa-first-player": set(),
    },
    "race": {
        "places": {"card", "cards"},
        "consumes": {"card", "worlds"},
        "robot-rolls": {"faces", "on"},
        "drafted-own": {"card"},
        "goods": {"worlds"},
        **{f"{kind}-own": {"names", "cards"} for kind in ("draw", "discard", "keep", "explore")},
    },
}
"""Events that a screen puts together of others, or tells one seat more of."""


@cache
def trees(game: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((SOURCES / game).rglob("*.py"))]


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def keys_of(node: ast.expr, function: ast.AST) -> set[str] | None:
    """The keys of a dictionary that is written out, here or under a name in the same function."""
    if isinstance(node, ast.Dict):
        return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    if isinstance(node, ast.Name):
        for other in ast.walk(function):
            if isinstance(other, (ast.Assign, ast.AnnAssign)) and isinstance(other.value, ast.Dict):
                targets = other.targets if isinstance(other, ast.Assign) else [other.target]
                if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                    return keys_of(other.value, function)
    return None


@cache
def events(game: str) -> dict[str, set[str] | None]:
    """Every kind of event with the fields it carries, as far as they are written out."""
    found: dict[str, set[str] | None] = {}
    for tree in trees(game):
        if not any(calls(tree, "Event")):
            continue
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in calls(function, "Event"):
                kind = call.args[0]
                assert isinstance(kind, ast.Constant), ast.unparse(call)
                found[str(kind.value)] = keys_of(call.args[3], function)
    return found


@cache
def reasons(game: str) -> set[str]:
    """Every reason of a refusal: written out, or in a list called REASONS."""
    found: set[str] = set()
    for tree in trees(game):
        for call in calls(tree, "Refusal"):
            if len(call.args) > 1 and isinstance(call.args[1], ast.Constant):
                found.add(str(call.args[1].value))
        for node in ast.walk(tree):
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and "REASONS" in ast.unparse(node).split("=")[0]:
                found.update(str(word) for word in ast.literal_eval(node.value or ast.List([])) if word)
    for node in ast.parse((KERNEL / "refusal.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
            found.add(str(node.value.value))
    return found


@cache
def causes(game: str) -> set[str]:
    """Every cause of points and goods, without the component it names."""
    place = {"score": 3, "gain": 3 if game == "federation" else 4, "gain_fitting": 3, "gain_all": 3}
    found: set[str] = set()
    if game == "federation":
        found.update(effect.cause.partition(":")[0] for effect in federation.DEFAULT.effects)
    for tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                if isinstance(node.left.value, str) and node.left.value.endswith(":"):
                    found.add(node.left.value[:-1])
                elif isinstance(node.left.value, str) and node.left.value.startswith("final:"):
                    found.add("final")
        for name, number in place.items():
            for call in calls(tree, name):
                if len(call.args) > number and isinstance(call.args[number], ast.Constant):
                    found.add(str(ast.literal_eval(call.args[number])).partition(":")[0])
    return found


@cache
def automa_ties() -> list[str]:
    """What the Automa breaks ties by: written out where candidates are thinned out, or made of other ids."""
    found = [*automa_parts.DIRECTION_IDS, *(f"final_{tile}" for tile in ("sectors", "types", "gaia"))]
    for tree in trees("gaia"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                by = node.args[0]
                if node.func.attr in ("keep_best", "prefer", "nearest") and isinstance(by, ast.Constant):
                    found.append(str(by.value))
    return found


@cache
def automa_reasons() -> list[str]:
    """Why the Automa cannot do something, or passes."""
    place = {"cannot": 1, "pass_round": 2}
    found = []
    for tree in trees("gaia"):
        for name, number in place.items():
            found += [str(ast.literal_eval(call.args[number])) for call in calls(tree, name)]
    return found


@cache
def automa_causes() -> list[str]:
    """What gives the Automa points."""
    found = ["level", *(f"round_{tile}" for tile in components.ROUND_IDS)]
    for tree in trees("gaia"):
        for call in calls(tree, "earn"):
            if isinstance(call.args[2], ast.Constant):
                found.append(str(call.args[2].value))
    return found


def gaia_ids() -> dict[str, list[str]]:
    abilities = [card for card in components.DEFAULT.automa.faction_cards.values() if is_able(card)]
    return {
        "deed": automa_parts.DEED_IDS,
        "tie": automa_ties(),
        # In the direction of the arrow two planets are never equal.
        "aspect": [by for by in automa_ties() if by not in automa_parts.DIRECTION_IDS],
        "why": automa_reasons(),
        "automa": automa_causes(),
        "difficulty": components.DIFFICULTY_IDS,
        "direction": automa_parts.DIRECTION_IDS,
        "solo-action": components.AUTOMA_FACTIONS,
        "solo-ability": ["none", *(ids.FACTION_IDS[card.faction] for card in abilities)],
        "choice": [
            f"{option.name}-{value}"
            for option in catalogue.rules_of("gaia").declared
            for value in option.choices
            if option.players == (1,)
        ],
        "planet": ids.PLANET_IDS,
        "structure": [*ids.STRUCTURE_IDS[1:], "gaiaformer", "space_station", "satellite"],
        "area": ids.AREA_IDS,
        "faction": ids.FACTION_IDS,
        "about": ids.FACTION_IDS,
        "sector": maps.SECTOR_IDS,
        "variant": maps.VARIANT_IDS,
        "tech": [*components.TECH_IDS, *components.ADVANCED_IDS],
        "booster": components.BOOSTER_IDS,
        "round": components.ROUND_IDS,
        "final": [
            *components.FINAL_IDS,
            *automa_parts.FINAL_WORDS,
            "resources",
            *("research_" + area for area in ids.AREA_IDS),
        ],
        "token": components.TOKEN_IDS,
        "octagon": components.BOARD_IDS,
        "convert": components.FREE_IDS,
        "amount": [*effects.RESOURCE_IDS, "power"],
        "per": effects.PER_IDS,
        "trigger": effects.TRIGGER_IDS,
        "burn": verbs.BURN_IDS,
        "charge": verbs.CHARGE_IDS,
        "brainstone": verbs.STONE_IDS,
        "spend": verbs.SPEND_IDS,
        "special": [*components.SPECIAL_IDS[:5], *(tile.id for tile in components.DEFAULT.advanced if tile.action)],
    }


def is_able(card: automa_parts.FactionCard) -> bool:
    return bool(card.station_vp or card.new_type_vp or card.power_twice or card.lab_advances)


def race_ids() -> dict[str, list[str]]:
    rules = catalogue.rules_of("race")
    return {
        "card": RACE_CARD_IDS,
        "goal": GOAL_IDS,
        "about": GOAL_IDS,
        "action": numbers.ACTION_IDS,
        "bonus": numbers.ACTION_IDS,
        "phase": ["setup", "actions", "I", "II", "III", "IV", "V", "limit", "over"],
        "good": [*powers.GOOD_IDS, "any"],
        "mode": powers.MODE_IDS,
        "keyword": powers.KEYWORD_IDS,
        "symbol": powers.SYMBOL_IDS,
        "power": powers.POWER_IDS,
        "short": powers.POWER_IDS,
        "per": [*powers.PER_IDS, "card"],
        "face": instructions.FACE_IDS,
        "space": mat.COLUMN_IDS,
        "cell": [*mat.BOARD, *(name for overlay in mat.OVERLAYS for name in overlay.cells)],
        "step": [*instructions.INSTRUCTION_IDS, "costs", "six_costs"],
        "find": instructions.FIND_IDS,
        "amount": ["vp", "cards"],
        "option": [option.name for option in rules.declared],
    }


def federation_ids() -> dict[str, list[str]]:
    counted = ["vp", "degree", "ship", "marker", "project", "die", "votes"]
    return {
        "planet": federation_names.PLANET_IDS,
        "resource": federation_names.RESOURCE_IDS,
        "amount": [*federation_names.RESOURCE_IDS, *counted],
        "action": federation_names.ACTION_IDS,
        "wing": federation_names.WING_IDS,
        "side": federation_names.SIDE_IDS,
        "ambassador": federation_names.AMBASSADOR_IDS,
        "mission": federation_names.MISSION_IDS,
        "project": federation_names.PROJECT_IDS,
        "medal": federation_names.MEDAL_IDS,
        "type": federation_names.TYPE_IDS,
        "structure": federation_names.STRUCTURE_IDS,
        "count": federation_names.MEGA_TILE_IDS,
        "start": federation_names.START_IDS,
        "per": federation_effects.COUNT_IDS,
        "effect": [*WORDED.values(), "act", "medal", "intrigue", "level", "disc", "pay", "spy", "or", "mix"],
        "phase": ["setup", "ambassadors", "executive", "over"],
        "final": ["medals", "crystals", "gold", "ships", "tokens"],
        "points": list(ROWS),
    }


def component_ids(game: str) -> set[str]:
    lists = {"federation": federation_ids, "gaia": gaia_ids, "race": race_ids}[game]()
    return {f"{kind}-{word}" for kind, words in lists.items() for word in words if word}


@cache
def expected(game: str) -> set[str]:
    rules = catalogue.rules_of(game)
    verbs = {verb for families in rules.decisions.values() for family in families for verb in family.verbs}
    return (
        component_ids(game)
        | {f"event-{kind}" for kind in {**events(game), **MADE_BY_SCREEN[game]}}
        | {f"refusal-{reason}" for reason in reasons(game)}
        | {f"cause-{cause}" for cause in causes(game)}
        | {f"decision-{kind}" for kind in rules.decisions}
        | {f"verb-{verb}" for verb in verbs}
        | {f"option-{option.name}" for option in rules.declared}
        | {f"answer-{option.name}" for option in rules.answers}
        | {f"choice-{option.name}-{value}" for option in rules.answers for value in option.choices}
    )


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)


@cache
def messages(locale: str, game: str) -> dict[str, set[str]]:
    """Every message of a language with the variables that it uses."""
    found: dict[str, set[str]] = {}
    for name in ("common", game):
        text = (FOLDER / locale / f"{name}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), f"{locale}/{name}: {entry.content}"
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry)
                assert entry.id.name not in found, f"{locale}: {entry.id.name} stands twice"
                found[entry.id.name] = variables.names
    return found


def test_the_source_is_understood() -> None:
    assert {"build", "points", "pass"} <= set(events("gaia"))
    assert events("gaia")["build"] == {"at", "steps", "shared"}
    assert {"short", "too-far", "smaller-one", "not-your-turn"} <= reasons("gaia")
    assert {"start", "round", "final", "charge", "automa"} <= causes("gaia")
    assert {"steps", "distance", "near_human", "transdim", "final_types", "up"} <= set(automa_ties())
    assert {"card", "deck", "no-mine", "no-planet", "no-upgrade", "no-area", "no-octagon"} == set(automa_reasons())
    assert {"card", "faction", "faction_action", "level", "round_mine_2"} <= set(automa_causes())
    assert {"placed", "draw", "robot-flip"} <= set(events("race"))
    assert events("race")["robot-flip"] == {"card", "hit", "credit", "need"}
    assert {"short", "one-copy", "must-consume", "not-your-turn"} <= reasons("race")
    assert causes("race") == set()
    assert {"place", "law", "die-placed"} <= set(events("federation"))
    assert events("federation")["law"] == {"law", "wing"}
    assert {"too-dear", "occupied", "no-ship", "not-your-turn"} <= reasons("federation")
    assert {"floor", "final", "neo", "specialist", "contribution"} <= causes("federation")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_words(locale: str, game: str) -> None:
    assert sorted(expected(game) - set(messages(locale, game))) == []


@pytest.mark.parametrize("game", ["gaia", "race"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_has_a_name_and_its_values_too(locale: str, game: str) -> None:
    text = (FOLDER / locale / f"{game}.ftl").read_text(encoding="utf-8")
    named = {
        entry.id.name
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message) and any(attribute.id.name == "short" for attribute in entry.attributes)
    }
    words = set(messages(locale, game))
    for option in catalogue.rules_of(game).declared:
        assert f"option-{option.name}" in named
        for value in option.choices:
            assert any(word.endswith(f"-{value}") for word in words), f"{option.name}: {value}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_languages_have_the_same_messages(locale: str, game: str) -> None:
    english = messages("en", game)
    own = messages(locale, game)
    assert sorted(set(own) ^ set(english)) == []
    for key, variables in own.items():
        assert variables <= english[key], f"{locale}: {key} uses what the English message does not know"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_use_only_what_the_engine_gives(locale: str, game: str) -> None:
    known: dict[str, set[str] | None] = {**events(game), **MADE_BY_SCREEN[game]}
    for key, variables in messages(locale, game).items():
        kind, _, word = key.partition("-")
        fields = known.get(word)
        if kind == "event" and fields is not None:
            assert variables <= fields | ALWAYS, key
        if kind == "refusal":
            assert variables <= {"what", "need", "have", *catalogue.rules_of(game).refused_kinds}, key
        if kind == "cause":
            assert variables <= {"name"}, key


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("federation", 2, {}),
        ("federation", 3, {}),
        ("federation", 4, {"setup": "first_game"}),
        ("gaia", 1, {"automa": "terrans"}),
        ("gaia", 1, {"automa": "xenos", "difficulty": "ultoma"}),
        ("gaia", 1, {"automa": "geodens", "difficulty": "alptrauma"}),
        ("gaia", 1, {"setup": "first_game"}),
        ("gaia", 2, {}),
        ("gaia", 3, {}),
        ("gaia", 4, {}),
        ("race", 1, {}),
        ("race", 2, {"duel": True}),
        ("race", 3, {"draft": True}),
        ("race", 5, {}),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_are_told(locale: str, game: str, players: int, options: dict[str, bool | str]) -> None:
    words = Words(locale, game)
    screen = screen_for(game, words, Look(plain=True))
    table = astrarium.new(game, players, players, options)
    rng = Rng(players)
    while not table.is_over:
        seat = table.to_act[0]
        asked = screen.question(table, seat)
        actions = table.legal_actions(seat)
        happened = table.apply(seat, actions[rng.below(len(actions))])
        told = [words.tell(line.said) for seat in (None, 0) for line in table.tell(happened, seat)]
        for sentence in [asked, *told]:
            assert "{" not in sentence, sentence
            assert "-" not in sentence.split()[0], sentence


def plain(event: dict[str, Any]) -> kernel_message.Message:
    """The sentence of an event with its words as they are."""
    return kernel_message.Message(f"event-{event['kind']}", event)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_tie_breaker_of_the_automa_has_a_sentence_of_its_own(locale: str) -> None:
    words = Words(locale, "gaia")
    tie = {"kind": "automa-tie", "seat": 1, "value": 2, "before": 2, "after": 1, "left": ["1x2"], "out": ["3x0"]}
    told = {by: words.tell(plain({**tie, "by": by})) for by in automa_ties()}
    assert told.pop("near_human") == told["distance"]
    assert len(set(told.values())) == len(told)
    assert all(sentence.endswith(": 1x2.") for sentence in told.values())


def test_a_tie_breaker_says_how_many_it_leaves() -> None:
    left = ["1x2", "3x0"]
    tie = {"kind": "automa-tie", "seat": 1, "by": "steps", "value": 1, "before": 4, "after": 2, "left": left}
    assert Words("en", "gaia").tell(plain(tie)) == "Fewest terraforming steps (1): 2 of 4 are left (1x2, 3x0)."
    assert Words("ru", "gaia").tell(plain({**tie, "by": "distance", "value": 5})) == (
        "Ближе всего к вам (5 гексов): остаются 2 из 4 (1x2, 3x0)."
    )
    assert Words("uk", "gaia").tell(plain({**tie, "by": "distance", "value": 2})) == (
        "Найближче до вас (2 гекси): лишаються 2 із 4 (1x2, 3x0)."
    )


def test_a_refusal_names_what_is_missing() -> None:
    def said(game: str, refusal: Refusal) -> str:
        return Words("en", game).tell(catalogue.rules_of(game).explain(refusal))

    assert said("gaia", Refusal("GP-BUILD-01", "short", "ore", 4, 1)) == "Not enough ore: 4 needed, 1 there."
    assert said("race", Refusal("RG-MIL-01", "short", "military", 4, 1)) == "Not enough Military: 4 needed, 1 there."
