"""Every golden game is replayed, and every position on its way is the one it was, and is told and shown as it was."""

from itertools import product
from pathlib import Path

import pytest

import astrarium
from astrarium import Record
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    DEEP_IDS,
    MISSION_IDS,
    SPECIALIST_IDS,
    STRUCTURE_IDS,
)
from astrarium.games.federation.verbs import VERBS as FEDERATION_VERBS
from astrarium.games.gaia.components.components import AUTOMA_FACTIONS, DIFFICULTY_IDS
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.games.gaia.verbs import VERBS as GAIA_VERBS
from astrarium.games.race.verbs import VERBS as RACE_VERBS
from tests.golden.corpus import all_games
from tests.golden.pins import FOLDER, Pins, difference

RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_leads_through_the_same_positions_and_looks_the_same(path: Path) -> None:
    record = Record.loads(path.read_text(encoding="utf-8"))
    then = Pins.read(path.with_suffix(".pins"))
    wrong = difference(record, then, Pins.of(record, then.kinds.words, then.parts.words))
    assert not wrong, f"{path.stem}, {wrong}"
    game = astrarium.replay(record)
    assert game.is_over
    assert game.record().dumps() == path.read_text(encoding="utf-8")


def test_the_corpus_of_gaia_project_holds_every_faction_and_number_of_players() -> None:
    games = [astrarium.replay(path.read_text(encoding="utf-8")) for path in FOLDER.glob("gaia-*.jsonl")]
    assert len(games) >= 20
    assert {game.players for game in games} == {1, 2, 3, 4}
    factions = {seat["faction"] for game in games for seat in game.view(None)["seats"]}
    assert factions == set(FACTION_IDS)


def test_the_corpus_of_gaia_project_holds_every_automa_on_every_level() -> None:
    solo = [record.options for record in records("gaia") if record.players == 1]
    played = {(options["automa"], options["difficulty"]) for options in solo}
    assert played >= set(product(AUTOMA_FACTIONS, DIFFICULTY_IDS))
    assert {name for options in solo for name in options["factions"]} == set(FACTION_IDS)


def records(prefix: str) -> list[Record]:
    """The records of one game."""
    return [Record.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob(f"{prefix}-*.jsonl"))]


def verbs(prefix: str) -> set[str]:
    """The verbs of all actions in the records of one game."""
    return {text.split()[0] for record in records(prefix) for _, text in record.actions}


def test_the_corpus_of_gaia_project_has_seen_every_verb() -> None:
    assert verbs("gaia") == set(GAIA_VERBS.by_name)


def test_every_record_is_the_game_that_its_name_promises() -> None:
    golden = all_games()
    assert [path.stem for path in RECORDS] == sorted(golden)
    for path in RECORDS:
        record = Record.loads(path.read_text(encoding="utf-8"))
        game, players, seed, options, version = golden[path.stem]
        assert (record.game, record.players, record.seed, record.version) == (game, players, seed, version)
        assert {name: record.options[name] for name in options} == options


def test_the_corpus_of_race_for_the_galaxy_holds_every_mode_and_number_of_players() -> None:
    games = records("race")
    assert len(games) >= 22
    tables = {(record.players, record.options["expansion"]) for record in games}
    assert tables == {(1, True), *[(players, True) for players in (2, 3, 4, 5)], (2, False), (3, False), (4, False)}
    for option, values in {
        "goals": {True, False},
        "setup": {"random", "first_game"},
        "duel": {True, False},
        "draft": {True, False},
        "edition": {"first", "second"},
    }.items():
        assert {record.options[option] for record in games} == values
    assert {record.players for record in games if record.options["draft"]} == {2, 3}
    assert any(record.options["cards"] for record in games)


def test_the_corpus_of_race_for_the_galaxy_holds_every_robot() -> None:
    games = [record for record in records("race") if record.players == 1]
    assert {record.options["difficulty"] for record in games} == {"easy", "medium", "hard"}
    starts = {astrarium.replay(record).view(None)["robot"]["start"] for record in games}
    assert len(starts) == 9


def test_the_corpus_of_race_for_the_galaxy_has_seen_every_verb() -> None:
    assert verbs("race") == RACE_VERBS.by_name.keys()


def test_the_corpus_of_race_for_the_galaxy_plays_own_cards() -> None:
    texts = {text for record in records("race") for _, text in record.actions}
    assert any("own_1" in text for text in texts)


def words(prefix: str, verb: str) -> set[str]:
    """What the actions of a verb name in the records of one game."""
    texts = {text for record in records(prefix) for _, text in record.actions}
    return {text.split()[-1] for text in texts if text.split()[0] == verb}


def test_the_corpus_of_federation_holds_every_set_up_and_number_of_players() -> None:
    games = records("federation")
    assert len(games) >= 20
    tables = {(record.players, record.options["setup"]) for record in games}
    assert tables == {(players, setup) for players in (2, 3, 4) for setup in ("experienced", "first_game")}
    # The usual numbers, two sets of readings, and two of corrected numbers.
    assert len({record.options["data"] for record in games}) == 5


def test_the_corpus_of_federation_has_seen_every_verb() -> None:
    assert verbs("federation") == FEDERATION_VERBS.by_name.keys()


def test_the_corpus_of_federation_has_seen_every_component() -> None:
    assert words("federation", "hire") == set(SPECIALIST_IDS)
    assert words("federation", "mission") == set(MISSION_IDS)
    assert words("federation", "deep") == set(DEEP_IDS)
    assert words("federation", "build") == set(STRUCTURE_IDS)
    assert words("federation", "spy") == set(ACTION_IDS) - {"presidents_office", "spy"}
