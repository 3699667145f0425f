"""Every golden game is replayed, and every position on its way is the one it was."""

from pathlib import Path

import pytest

import astrarium
from astrarium import Record
from astrarium.games.gaia.components import FACTION_IDS
from tests.golden.corpus import FOLDER, hashes

RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_leads_through_the_same_positions(path: Path) -> None:
    record = Record.loads(path.read_text(encoding="utf-8"))
    expected = path.with_suffix(".hashes").read_text(encoding="utf-8").split()
    assert hashes(record) == expected
    game = astrarium.replay(record)
    assert game.is_over
    assert game.record().dumps() == path.read_text(encoding="utf-8")


def test_the_corpus_of_gaia_project_holds_every_faction_and_number_of_players() -> None:
    games = [astrarium.replay(path.read_text(encoding="utf-8")) for path in FOLDER.glob("gaia-*.jsonl")]
    assert len(games) >= 20
    assert {game.players for game in games} == {2, 3, 4}
    factions = {seat["faction"] for game in games for seat in game.view(None)["seats"]}
    assert factions == set(FACTION_IDS)


def test_the_corpus_of_gaia_project_has_seen_every_verb() -> None:
    verbs = set()
    for path in FOLDER.glob("gaia-*.jsonl"):
        verbs |= {text.split()[0] for _, text in Record.loads(path.read_text(encoding="utf-8")).actions}
    from astrarium.games.gaia.notation import ARGUMENTS

    assert verbs == {*ARGUMENTS, "tech", "pass"}
