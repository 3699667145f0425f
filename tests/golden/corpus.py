"""The golden games: which there are, how they were played, and how they are kept.

A golden game is a record (``name.jsonl``) and the hash of the position after every action (``name.hashes``).
``python -m tests.golden.corpus`` plays them anew; that is right only together with a new rules version.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import astrarium
from astrarium import Game, Record, Rng

FOLDER = Path(__file__).parent

GAIA_FACTIONS = [
    ("terrans", "xenos"),
    ("lantids", "gleens", "taklons"),
    ("terrans", "xenos", "ambas", "hadsch_hallas"),
    ("ivits", "geodens"),
    ("bal_taks", "firaks", "nevlas"),
    ("bescods", "itars", "lantids", "ivits"),
    ("taklons", "itars"),
    ("gleens", "ambas", "bescods"),
    ("hadsch_hallas", "geodens", "firaks", "nevlas"),
]
GAIA_OPTIONS: list[dict[str, Any]] = [
    {},
    {"map": "variable", "rotate": True},
    {"turn_order": "passing", "end_conversions": True, "nevlas_change": True, "zero_scores": False},
    {
        "free_steps_needed": True,
        "station_on_satellite": False,
        "lantids_gaia_triggers": False,
        "ivits_upgrades_suffice": True,
    },
]


def gaia_games() -> dict[str, tuple[int, int, dict[str, Any]]]:
    """By name: players, seed and options of the golden games of Gaia Project."""
    games: dict[str, tuple[int, int, dict[str, Any]]] = {}
    for number in range(27):
        factions = GAIA_FACTIONS[number % len(GAIA_FACTIONS)]
        options = {"factions": list(factions), **GAIA_OPTIONS[number % len(GAIA_OPTIONS)]}
        games[f"gaia-{number:02}-{'-'.join(factions)}"] = (len(factions), 100 + number, options)
    games["gaia-27-first-game"] = (4, 127, {"setup": "first_game"})
    games["gaia-28-smaller-map"] = (3, 128, {"map": "variant_2", "leave_out": "s10"})
    games["gaia-29-chosen-factions"] = (3, 129, {"map": "variant_1"})
    games["gaia-30-explorers"] = (4, 134, {"factions": ["xenos", "geodens", "ambas", "itars"]})
    games["gaia-31-collectors"] = (4, 133, {"factions": ["xenos", "hadsch_hallas", "terrans", "nevlas"]})
    return games


# What the players of some games do whenever they can, so that the corpus sees what chance hardly ever brings.
WISHES = {
    "gaia-30-explorers": (
        *("research nav", "advance nav", "tech", "federation", "token vp8_qic", "power knowledge_3"),
        *("power knowledge_2", "upgrade", "charge", "build"),
    ),
    "gaia-31-collectors": (
        *("qic rescore", "federation", "token vp8_qic", "research ai", "advance ai", "power knowledge_3"),
        *("charge", "special academy", "upgrade", "build"),
    ),
}


def played(name: str, players: int, seed: int, options: dict[str, Any], wishes: tuple[str, ...] = ()) -> Game:
    """A whole game of curious random players, who like best what they have done least."""
    game = astrarium.new(name, players, seed, options)
    shy = import_module(f"astrarium.games.{name}.invariants").SHY
    rng = Rng(seed)
    done: dict[str, int] = {}
    while not game.is_over:
        seat = game.to_act[rng.below(len(game.to_act))]
        actions = game.legal_actions(seat)
        if rng.below(8):
            actions = [action for action in actions if action.verb not in shy] or actions
        wished = [action for wish in wishes for action in actions if str(action).startswith(wish)]
        if wished and rng.below(8):
            actions = wished[:1]
        elif rng.below(2):
            rarest = min(done.get(action.verb, 0) for action in actions)
            actions = [action for action in actions if done.get(action.verb, 0) == rarest]
        action = actions[rng.below(len(actions))]
        done[action.verb] = done.get(action.verb, 0) + 1
        game.apply(seat, action)
    return game


def hashes(record: Record) -> list[str]:
    """The hash of the first position and after every action of a record."""
    game = astrarium.new(record.game, record.players, record.seed, record.options)
    found = [game.hash()]
    for seat, text in record.actions:
        game.apply(seat, text)
        found.append(game.hash())
    return found


def write_all() -> None:
    """Play the whole corpus anew."""
    for path in [*FOLDER.glob("*.jsonl"), *FOLDER.glob("*.hashes")]:
        path.unlink()
    for name, (players, seed, options) in gaia_games().items():
        record = played("gaia", players, seed, options, WISHES.get(name, ())).record()
        (FOLDER / f"{name}.jsonl").write_text(record.dumps(), encoding="utf-8")
        (FOLDER / f"{name}.hashes").write_text("\n".join(hashes(record)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
