"""The golden games: which there are, how they were played, and how they are kept.

A golden game is a record (``name.jsonl``) and what is pinned of every position on its way (``name.pins``; see
pins.py). ``python -m tests.golden.corpus`` plays those that are new in this file, each by the version of the rules
that it names. One that is there is never played anew; what is pinned of it beside its hashes is pinned anew with
``python -m tests.golden.pins``.
"""

import sys
from itertools import product
from typing import Any, NamedTuple

import astrarium
from astrarium import Game, Rng
from astrarium.games.gaia.components.components import AUTOMA_FACTIONS, DIFFICULTY_IDS
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.invariants import OWN_CARDS
from astrarium.kernel.game import NEWEST
from tests.golden.pins import FOLDER, pin


class Golden(NamedTuple):
    """A golden game: what is played, and by how many; the seed is that of the game and of its players."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    version: int = 1


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


def gaia_games() -> dict[str, Golden]:
    """The golden games of Gaia Project by name."""
    games: dict[str, Golden] = {}
    for number in range(27):
        factions = GAIA_FACTIONS[number % len(GAIA_FACTIONS)]
        options = {"factions": list(factions), **GAIA_OPTIONS[number % len(GAIA_OPTIONS)]}
        games[f"gaia-{number:02}-{'-'.join(factions)}"] = Golden("gaia", len(factions), 100 + number, options)
    games["gaia-27-first-game"] = Golden("gaia", 4, 127, {"setup": "first_game"})
    games["gaia-28-smaller-map"] = Golden("gaia", 3, 128, {"map": "variant_2", "leave_out": "s10"})
    games["gaia-29-chosen-factions"] = Golden("gaia", 3, 129, {"map": "variant_1"})
    games["gaia-30-explorers"] = Golden("gaia", 4, 134, {"factions": ["xenos", "geodens", "ambas", "itars"]})
    collectors = ["xenos", "hadsch_hallas", "terrans", "nevlas"]
    games["gaia-31-collectors"] = Golden("gaia", 4, 133, {"factions": collectors})
    for golden in games.values():
        # They were played before the map had a usual value.
        golden.options.setdefault("map", "first")
    return games | gaia_solo_games()


def gaia_solo_games() -> dict[str, Golden]:
    """One game against each faction of the Automa on each level; the human factions take turns."""
    games: dict[str, Golden] = {}
    for number, (automa, difficulty) in enumerate(product(AUTOMA_FACTIONS, DIFFICULTY_IDS), 32):
        human = FACTION_IDS[number % len(FACTION_IDS)]
        while FACTION_IDS.index(human) // 2 == FACTION_IDS.index(automa) // 2:
            human = FACTION_IDS[(FACTION_IDS.index(human) + 1) % len(FACTION_IDS)]
        options = {"factions": [human], "automa": automa, "difficulty": difficulty}
        games[f"gaia-{number}-solo-{automa}-{difficulty}"] = Golden("gaia", 1, 100 + number, options)
    games["gaia-67-solo-first-game"] = Golden("gaia", 1, 167, {"setup": "first_game"})
    return games


RACE_TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("base", 2, {"expansion": False}),
    ("base", 3, {"expansion": False}),
    ("base", 4, {"expansion": False}),
    ("storm", 2, {}),
    ("storm", 3, {}),
    ("storm", 4, {}),
    ("storm", 5, {}),
    ("no-goals", 3, {"goals": False}),
    ("no-goals", 5, {"goals": False}),
    ("first-game", 2, {"setup": "first_game"}),
    ("first-game", 5, {"setup": "first_game"}),
    ("first-game-base", 4, {"setup": "first_game", "expansion": False}),
    ("duel", 2, {"duel": True}),
    ("duel-base", 2, {"duel": True, "expansion": False}),
    ("draft", 2, {"draft": True}),
    ("draft", 3, {"draft": True}),
    ("draft-duel", 2, {"draft": True, "duel": True}),
    ("second-edition", 4, {"edition": "second"}),
    ("own-cards", 2, {"cards": OWN_CARDS}),
    ("own-cards", 4, {"cards": OWN_CARDS}),
]
RACE_DIFFICULTIES = ("easy", "medium", "hard")


def race_games() -> dict[str, Golden]:
    """The golden games of Race for the Galaxy by name; solo games against many start worlds of the robot."""
    games: dict[str, Golden] = {}
    for number, (name, players, options) in enumerate(RACE_TABLES):
        games[f"race-{number:02}-{name}-{players}"] = Golden("race", players, 200 + number, options)
    for robot in range(9):
        difficulty = RACE_DIFFICULTIES[robot % len(RACE_DIFFICULTIES)]
        seed = seed_of_robot(robot, 300)
        games[f"race-{20 + robot}-robot-{robot}-{difficulty}"] = Golden("race", 1, seed, {"difficulty": difficulty})
    return games


def seed_of_robot(number: int, first: int) -> int:
    """The first seed from which the robot gets the start world with that number."""
    name = next(card.id for card in card_table(False, "").cards if card.start == number)
    seed = first
    while astrarium.new("race", 1, seed, {}).view(None)["robot"]["start"] != name:
        seed += 1
    return seed


FEDERATION_READINGS = [
    '[senate.placement]\nrequires_effect = false\n[atal.rules]\nprerequisite = "previous"\n',
    "[missions.completion]\nwithout_effect = false\n[e81216.buildings]\nmegastructures = 2\n"
    "[accreditation.bonuses]\nadd_up = false\n[atal.rules]\nreveal_next = false\n",
]


# Numbers that bring rare things within reach.
SHORT_WAY = '[neo.cell.n0]\nnext = ["n5a", "n5b"]\n'
HIGH_START = "[accreditation.track]\nstart = 8\n"

# Tables at which all seats have the same wishes, and the seeds with which they come true.
FEDERATION_FANCIERS = [
    ("miners", 3, 557, SHORT_WAY),
    ("mages", 3, 559, ""),
    ("hirers", 4, 537, ""),
    ("hirers", 3, 558, ""),
    ("climbers", 4, 516, HIGH_START),
    ("climbers", 2, 515, HIGH_START),
]


def placing(*spaces: str) -> tuple[str, ...]:
    """The wish to place some ambassador on one of these spaces."""
    return tuple(f"place {token} vote {space}" for space in spaces for token in ("1a", "1b", "2", "3"))


FEDERATION_WISHES = {
    "miners": ("dead", "mission m1", "use 2E", "hire 2E3", "hire 3E", "hire 1E", *placing("s32", "s24", "s23")),
    "mages": ("go", "use 2D", "mission m2", "hire 2D", "hire 1D3", *placing("s31", "s16", "s14")),
    "hirers": ("income", "hire 3", "hire 2", "hire", "mission m3", *placing("s14", "s23", "s22", "s36")),
    "climbers": ("keep", "deep ds7", "choose degree", "mission m6", *placing("s21", "s34", "s26", "s12")),
}


def federation_games() -> dict[str, Golden]:
    """The golden games of Federation by name: both set-ups, the other readings of the rules, corrected numbers."""
    games: dict[str, Golden] = {}
    for number in range(18):
        players = 2 + number % 3
        setup = "first_game" if number % 2 else "experienced"
        name = f"federation-{number:02}-{setup.replace('_', '-')}-{players}"
        games[name] = Golden("federation", players, 400 + number, {"setup": setup})
    for number, data in enumerate(FEDERATION_READINGS * 2, start=18):
        players = 2 + number % 3
        games[f"federation-{number}-readings-{players}"] = Golden("federation", players, 400 + number, {"data": data})
    for number, (name, players, seed, data) in enumerate(FEDERATION_FANCIERS, start=22):
        games[f"federation-{number}-{name}"] = Golden("federation", players, seed, {"data": data})
    # A space is taken whose cost cannot be paid any more: only the first version of the rules lets that happen.
    games["federation-28-unpaid-4"] = Golden("federation", 4, 1124, {})
    return games


def corrected_games() -> dict[str, Golden]:
    """Games by the second version of the rules, at tables where its corrections matter."""
    tables: list[tuple[str, int, str, int, dict[str, Any]]] = [
        ("gaia", 70, "corrected-2", 2, {}),
        ("gaia", 71, "corrected-hole-3", 3, {"map": "first", "leave_out": "s09"}),
        ("gaia", 72, "corrected-turning-3", 3, {"map": "variant_2", "rotate": True}),
        ("gaia", 73, "corrected-solo", 1, {"difficulty": "automa"}),
        ("race", 30, "corrected-3", 3, {}),
        ("race", 31, "corrected-draft-3", 3, {"draft": True}),
        ("race", 32, "corrected-robot", 1, {}),
        ("federation", 30, "corrected-2", 2, {}),
        ("federation", 31, "corrected-3", 3, {}),
        ("federation", 32, "corrected-4", 4, {}),
    ]
    return {
        f"{game}-{number}-{name}": Golden(game, players, 600 + number, options, 2)
        for game, number, name, players, options in tables
    }


def all_games() -> dict[str, Golden]:
    """Every golden game by name."""
    return gaia_games() | race_games() | federation_games() | corrected_games()


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
    **{
        f"federation-{number}-{name}": FEDERATION_WISHES[name]
        for number, (name, _, _, _) in enumerate(FEDERATION_FANCIERS, start=22)
    },
}


def played(
    name: str,
    players: int,
    seed: int,
    options: dict[str, Any],
    version: int = NEWEST,
    wishes: tuple[str, ...] = (),
) -> Game:
    """A whole game of curious random players, who like best what they have done least."""
    game = astrarium.new(name, players, seed, options, version)
    shy = game.rules.shy
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


def write_all(prefix: str = "") -> None:
    """Play the games that are not there yet, all of them or those whose names begin with a prefix."""
    for name, golden in all_games().items():
        path = FOLDER / f"{name}.jsonl"
        if name.startswith(prefix) and not path.exists():
            path.write_text(played(*golden, WISHES.get(name, ())).record().dumps(), encoding="utf-8")
            pin(path)


if __name__ == "__main__":
    write_all(*sys.argv[1:2])
