"""Codes, masks and observations of a whole game stay what they are."""

import pytest

from tests.envs.playthroughs import FOLDER, TABLES, playthrough


@pytest.mark.parametrize("game", TABLES)
def test_a_game_reads_as_it_did(game: str) -> None:
    told = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    assert playthrough(game, TABLES[game]).splitlines() == told
