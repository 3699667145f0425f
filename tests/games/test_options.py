"""Options of every game are bounded: what is too long is refused in a sentence, at the start and in a record."""

import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import BadOption, BadRecord, Option, Record

TEXTS = [
    (game, option)
    for game in catalogue.names()
    for option in catalogue.rules_of(game).declared
    if option.kind == "text"
]


@pytest.mark.parametrize(("game", "option"), TEXTS, ids=[f"{game} {option.name}" for game, option in TEXTS])
def test_a_text_that_is_too_long_begins_no_game(game: str, option: Option) -> None:
    players = catalogue.rules_of(game).min_players
    with pytest.raises(BadOption) as refusal:
        astrarium.new(game, players, 1, {option.name: "x" * (option.longest + 1)})
    said = f"option {option.name!r} has {option.longest + 1} characters; {option.longest} are allowed"
    assert str(refusal.value) == said


@pytest.mark.parametrize(("game", "option"), TEXTS, ids=[f"{game} {option.name}" for game, option in TEXTS])
def test_a_record_with_a_text_that_is_too_long_is_refused(game: str, option: Option) -> None:
    record = astrarium.new(game, catalogue.rules_of(game).min_players, 1).record()
    record.options[option.name] = "#" * (option.longest + 1)
    with pytest.raises(BadRecord, match=f"the header is refused: option .* {option.longest} are allowed"):
        astrarium.replay(Record.loads(record.dumps()))


def test_no_text_is_larger_than_the_server_takes() -> None:
    assert {option.longest for _, option in TEXTS} == {400, 20_000, 40_000}
