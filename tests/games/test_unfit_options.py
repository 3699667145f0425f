"""Options that do not go together are explained in the reader's language: people meet them on the new-table form."""

import pickle
import re
from typing import Any

import pytest

import astrarium
from astrarium.cli.words import LOCALES, Words
from astrarium.kernel import BadOption

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
]


@pytest.mark.parametrize(("game", "players", "options"), UNFIT)
def test_a_reader_is_told_in_his_language(game: str, players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as refused:
        astrarium.new(game, players, 1, options)
    said = refused.value.said
    assert said is not None, refused.value
    told = {locale: Words(locale, game).tell(said) for locale in LOCALES}
    assert len(set(told.values())) == len(LOCALES)
    quoted = [str(value) for value in said.args.values() if isinstance(value, str)]
    for locale in ("ru", "uk"):
        sentence = told[locale]
        for part in quoted:
            sentence = sentence.replace(part, "")
        assert not re.search("[A-Za-z]", sentence), sentence


def test_the_reason_travels_with_the_error() -> None:
    with pytest.raises(BadOption) as refused:
        astrarium.new("race", 3, 1, {"duel": True})
    assert pickle.loads(pickle.dumps(refused.value)).said == refused.value.said
