"""Features say what the view of the same seat says, at every stage of whole games; what is seen in secret, too."""

from collections.abc import Callable
from typing import Any, cast

import pytest

import astrarium
from astrarium import Game, Record
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import DEAD_IDS, DEEP_IDS
from astrarium.games.federation.state.state import State
from astrarium.kernel import AstrariumError, Perspective, Step
from tests.golden.pins import FOLDER

EVERY = 9
Seat = dict[str, Any]


class Told:
    """The features of a seat by their names."""

    def __init__(self, game: Game, seat: int) -> None:
        self.space = game.feature_space
        self.named = self.space.told(game.features(seat))

    def count(self, name: str) -> int:
        """A count: all its marks from the first on are on."""
        steps = self.steps(name)
        found = [number for number in range(1, steps + 1) if f"{name}>={number}" in self.named]
        assert found == list(range(1, len(found) + 1)), name
        return len(found)

    def steps(self, name: str) -> int:
        """How many marks a count has."""
        return next(group for group in self.space.groups if group.name == name and group.labels[0] == ">=1").size

    def marks(self, name: str) -> set[str]:
        """The labels of the marks that are on."""
        assert any(group.name == name for group in self.space.groups), name
        return {one.removeprefix(f"{name}=") for one in self.named if one.startswith(f"{name}=")}


def race_seat(told: Told, name: str, seat: Seat) -> dict[str, tuple[object, object]]:
    cards = {place["card"] for place in seat["tableau"]}
    return {
        "tableau": (told.marks(f"{name}.tableau"), cards),
        "hand": (told.count(f"{name}.hand"), min(seat["hand_size"], told.steps(f"{name}.hand"))),
        "goods": (
            told.count(f"{name}.goods"),
            min(len([place for place in seat["tableau"] if place["good"]]), told.steps(f"{name}.goods")),
        ),
        **{key: (told.named[f"{name}.{key}"], seat[key]) for key in ("score", "chips", "goal_vp")},
    }


def gaia_seat(told: Told, name: str, seat: Seat) -> dict[str, tuple[object, object]]:
    counts = {"satellites": seat["satellites"], **{f"area{nth}": seat["power"][nth - 1] for nth in (1, 2, 3)}}
    return {
        "faction": (told.marks(f"{name}.faction"), {seat["faction"]} if seat["faction"] else set()),
        "booster": (told.marks(f"{name}.booster"), {seat["booster"]} if seat["booster"] else set()),
        "passed": (f"{name}.passed" in told.named, seat["passed"]),
        **{key: (told.named[f"{name}.{key}"], seat[key]) for key in ("vp", "ore", "credits", "knowledge", "qic")},
        **{
            key: (told.count(f"{name}.{key}"), min(value, told.steps(f"{name}.{key}")))
            for key, value in counts.items()
        },
    }


def federation_seat(told: Told, name: str, seat: Seat) -> dict[str, tuple[object, object]]:
    counts = {key: seat[key] or 0 for key in ("hangar", "supply", "die", "degree", "level", "contributions")}
    counts |= seat["resources"]
    counts |= {f"influence.{planet}": number for planet, number in seat["influence"].items()}
    sets = {"marker": seat["markers"], "built": seat["built"], "completed": seat["completed"]}
    sets |= {"token": seat["tokens"], "asteroid": seat["asteroids"], "medal": seat["medals"]}
    sets |= {"specialist": [one["id"] for one in seat["specialists"]]}
    return {
        "vp": (told.named[f"{name}.vp"], seat["vp"]),
        "kept": (f"{name}.kept" in told.named, seat["kept"]),
        "die_at": (told.marks(f"{name}.die_at"), {seat["die_at"]} - {None}),
        "start": (told.marks(f"{name}.start"), {seat["start"]} - {None}),
        "deep_space": (told.marks(f"{name}.deep_space"), {seat["deep_space"]} - {None}),
        **{key: (told.marks(f"{name}.{key}"), set(value)) for key, value in sets.items()},
        **{
            key: (told.count(f"{name}.{key}"), min(value, told.steps(f"{name}.{key}")))
            for key, value in counts.items()
        },
    }


Compared = Callable[[Told, str, Seat], dict[str, tuple[object, object]]]
WAYS: dict[str, Compared] = {"race": race_seat, "gaia": gaia_seat, "federation": federation_seat}


@pytest.mark.parametrize(
    "name",
    ["race-05-storm-4", "race-14-draft-2", "gaia-04-*", "gaia-31-*", "federation-02-*", "federation-03-*"],
)
def test_features_say_what_the_view_says(name: str) -> None:
    (path,) = FOLDER.glob(f"{name}.jsonl")
    record = Record.loads(path.read_text(encoding="utf-8"))
    game = astrarium.new(record.game, record.players, record.seed, record.options, version=record.version)
    for number, (seat, text) in enumerate(record.actions):
        if number % EVERY == 0:
            compare(game, number % game.players)
        game.apply(seat, text)
    compare(game, 0)


def compare(game: Game, seat: int) -> None:
    """Every seat, as one of them sees it."""
    told, view = Told(game, seat), game.view(seat)
    assert told.count("round") == min(view["round"], told.steps("round"))
    for nth in range(game.players):
        name = f"next{nth}" if nth else "own"
        other = (seat + nth) % game.players
        assert (f"{name}.to_act" in told.named) == (other in game.to_act), name
        for key, (found, shown) in WAYS[game.rules.id](told, name, view["seats"][other]).items():
            assert found == shown, (name, key)
    if game.rules.id == "race":
        assert told.marks("hand") == set(view["seats"][seat]["hand"])


def test_what_one_seat_has_looked_at_is_a_mark_for_it_alone() -> None:
    game = astrarium.new("federation", 3, 5)
    state = cast(State, game.position)
    state.seats[1].looked = True
    assert Told(game, 1).marks("deep_known") == {DEEP_IDS[tile] for tile in state.deep_space}
    assert Told(game, 0).marks("deep_known") == set()
    state.returned[0] = 2
    assert Told(game, 2).marks("lowest_known") == {TOKEN_IDS[state.stacks[0][0]]}
    assert Told(game, 0).marks("lowest_known") == set()
    state.agenda.append(Step("look", (1,), (1, 0, 2)))
    assert Told(game, 1).marks("shown_token") == {TOKEN_IDS[token] for token in state.stacks[0][-2:]}
    assert Told(game, 0).marks("shown_token") == set()
    assert ("asked" in Told(game, 1).named, "asked" in Told(game, 0).named) == (True, False)
    assert Told(game, 0).marks("dead") == set()
    state.dead_up = True
    assert Told(game, 0).marks("dead") == {DEAD_IDS[token] for token in state.dead}


def test_marks_are_found_by_name_and_by_number() -> None:
    space = astrarium.new("race", 2, 5).feature_space
    group = space.group("own.hand")
    assert [space.name(group.start + nth) for nth in (0, 1)] == ["own.hand>=1", "own.hand>=2"]
    assert space.name(space.size - 1) == space.names()[space.size - 1]
    with pytest.raises(AstrariumError, match=r"no marks called 'own\.wings'"):
        space.group("own.wings")
    with pytest.raises(AstrariumError, match=f"from 0 to {space.size - 1}, not {space.size}"):
        space.name(space.size)


@pytest.mark.parametrize("name", ["race", "gaia", "federation"])
def test_a_perspective_has_the_numbers_of_its_seat(name: str) -> None:
    game = astrarium.new(name, 2, 5)
    seat = game.to_act[0]
    eyes = Perspective(game, seat)
    assert eyes.legal_codes() == game.legal_codes(seat)
    assert eyes.action_space.size == game.action_space.size
    assert eyes.feature_space.names() == game.feature_space.names()
    for board in (True, False):
        assert sorted(eyes.features(board).indices) == sorted(game.features(seat, board).indices)
        assert eyes.features(board).floats == game.features(seat, board).floats
