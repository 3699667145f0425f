"""Options that do not go together are explained in the reader's language: people meet them on the new-table form."""

import pickle
import re
from typing import Any

import pytest

import astrarium
from astrarium.cli.words import LOCALES, Words
from astrarium.kernel import BadOption, Message

UNFIT: list[tuple[str, int, dict[str, Any]]] = [
    ("gaia", 2, {"setup": "first_game", "map": "variable"}),
    ("gaia", 2, {"draw_factions": True, "factions": ["terrans", "xenos"]}),
    ("gaia", 2, {"setup": "first_game", "draw_factions": True, "map": "usual"}),
    ("gaia", 2, {"factions": ["terrans"]}),
    ("gaia", 2, {"factions": ["terrans", "lantids"]}),
    ("gaia", 1, {"factions": ["lantids"], "automa": "terrans"}),
    ("gaia", 1, {"setup": "first_game", "automa": "xenos"}),
    ("gaia", 1, {"setup": "first_game", "difficulty": "ultoma"}),
    ("gaia", 2, {"map": "teapot"}),
    ("gaia", 2, {"map": "s03.0@0x0 s03.1@3x-5"}),
    ("gaia", 2, {"map": "s03@0x0"}),
    ("gaia", 2, {"leave_out": "s09"}),
    ("gaia", 4, {"map": "fixed", "rotate": True}),
    ("race", 5, {"expansion": False}),
    ("race", 1, {"expansion": False}),
    ("race", 2, {"expansion": False, "draft": True}),
    ("race", 3, {"duel": True}),
    ("race", 5, {"draft": True}),
    ("race", 1, {"setup": "first_game"}),
    ("gaia", 2, {"map": "s" * 20_000}),
    ("gaia", 2, {"factions": ["terrans", "men"]}),
    ("gaia", 2, {"factions": ["terrans"] * 30}),
    ("gaia", 2, {"data": "[["}),
    ("gaia", 2, {"data": "[tables]\nlegs = 3\n"}),
    ("gaia", 2, {"data": "[boosters.booster.coffee]\nincome = '1 ore'\n"}),
    ("gaia", 2, {"data": "[boosters.booster.mines]\nincome = '1 or'\n"}),
    ("gaia", 2, {"data": "[boosters.booster.mines]\nincom = '1 ore'\n"}),
    ("gaia", 2, {"data": "[boosters.booster.mines]\nid = 'mine'\n"}),
    ("gaia", 2, {"data": "[boosters]\nbooster = 3\n"}),
    ("gaia", 2, {"data": "boosters = 3\n"}),
    ("gaia", 2, {"data": "[actions.game]\nrounds = 7\n"}),
    ("gaia", 2, {"data": "[actions.game]\nrounds = 'six'\n"}),
    ("federation", 2, {"data": "[missions.mission.m1]\nlevel = 10\n"}),
    ("federation", 2, {"data": "[missions.mission.m1]\neffect = 3\n"}),
    ("federation", 2, {"data": "[missions.mission.m1]\neffect = '1 cake'\n"}),
    ("federation", 2, {"data": "[senate.placement]\nrequires_effect = 1\n"}),
    ("race", 2, {"data": "[rules]\nkeep = 7\n"}),
    ("race", 2, {"data": "[rules]\nhand_limt = 3\n"}),
    ("race", 2, {"data": "[rules]\nprices = [1]\n"}),
    ("race", 2, {"data": "[rules.action.develop]\nrow = 'I'\n"}),
    ("race", 2, {"data": "[rules.goal.budget_surplus]\nmost = true\n"}),
    ("race", 2, {"data": "[cards.card.old_earth]\nstart = 3\n"}),
    ("race", 2, {"data": "[cards.card.old_earth]\ncopies = 0\n"}),
    ("race", 2, {"data": "[cards.card.old_earth]\ncopies = 2\n"}),
    ("race", 2, {"data": "[cards.card.old_earth]\npowers = ['fly 3']\n"}),
    ("race", 2, {"data": "[cards.card.old_earth]\npowers = ['draw card:moon']\n"}),
    ("race", 2, {"cards": "[[card]]\nid = 3\n"}),
    ("race", 2, {"cards": "[[card]]\nname = 'Nova'\n"}),
    ("race", 2, {"cards": "card = 3\n"}),
]
SAME_IN_ALL = re.compile(r"TOML|true|false|production|windfall|world|defence|development")
"""What a text of data itself says."""


def quoted(said: Message) -> list[str]:
    """The texts that a message repeats, in all its parts."""
    parts = said.args.values()
    found = [value for value in parts if isinstance(value, str) and said.id not in ("data-other", "fault-other")]
    return found + [text for value in parts if isinstance(value, Message) for text in quoted(value)]


@pytest.mark.parametrize(("game", "players", "options"), UNFIT)
def test_a_reader_is_told_in_his_language(game: str, players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as refused:
        astrarium.new(game, players, 1, options)
    said = refused.value.said
    assert said is not None, refused.value
    told = {locale: Words(locale, game).tell(said) for locale in LOCALES}
    assert len(set(told.values())) == len(LOCALES)
    repeated = sorted(quoted(said), key=len, reverse=True)
    for locale in ("ru", "uk"):
        sentence = told[locale]
        for part in repeated:
            sentence = sentence.replace(part, "")
        sentence = SAME_IN_ALL.sub("", sentence)
        assert not re.search("[A-Za-z]", sentence), sentence


def test_the_reason_travels_with_the_error() -> None:
    with pytest.raises(BadOption) as refused:
        astrarium.new("race", 3, 1, {"duel": True})
    assert pickle.loads(pickle.dumps(refused.value)).said == refused.value.said
