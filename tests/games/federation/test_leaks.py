"""Face-down stacks and tokens, and the deep-space tiles, are hidden at every door (FD-GEN-08)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from astrarium import Game, NothingToUndo, Rng
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import ASTEROID_IDS, DEAD_IDS, DEEP_IDS, SPECIALIST_IDS
from astrarium.games.federation.invariants import check
from astrarium.games.federation.state.state import State
from astrarium.kernel import Event
from tests.rules.federation.table import Table, table

Reader = int | None
EVERYBODY: tuple[Reader, ...] = (0, 1, None)
PROBES = (
    *("nonsense", "skip", "hire 2A1", "hire 1A2", "hire 3A2", "take v6_oceanium", "take v3_die", "take v4_riches"),
    *("move n1a", "move n3a", "dead d1", "dead d5", "deep ds1", "deep ds8", "place 1a vote s32", "law left"),
)


def known(game: Game, reader: Reader) -> bytes:
    """All that a reader can find out about a game, as bytes."""
    found: list[Any] = [list(game.to_act), game.view(reader)]
    if reader is not None:
        decision = game.decision(reader)
        found.append(None if decision is None else [decision.kind, list(decision.args)])
        found.append([str(action) for action in game.legal_actions(reader)])
        found.append([game.quote(reader, action) for action in game.legal_actions(reader)])
        found.append([str(game.clone().why_not(reader, text)) for text in PROBES])
        found.append(undoing(game, reader))
    return msgspec.json.encode(found)


def undoing(game: Game, reader: int) -> str:
    """What a seat hears when it tries to take something back."""
    if game.can_undo(reader):
        return "it may"
    with pytest.raises(NothingToUndo) as refusal:
        game.clone().undo(reader)
    return str(refusal.value)


def told(events: list[Event], reader: Reader) -> bytes:
    """Events as a reader is shown them."""
    return msgspec.json.encode([event.shown_to(reader) for event in events])


def reloaded(game: Game) -> Game:
    """The game after a restart in the middle: its position stored and read again."""
    stored = msgspec.json.decode(msgspec.json.encode(game.position.plain()))
    return Game(game.rules, game.rules.restore(stored), game.seed, game.options)


def changed(game: Game, change: Callable[[State], None]) -> Game:
    """Another game that differs in one hidden thing."""
    copy = game.clone()
    assert isinstance(copy.position, State)
    change(copy.position)
    assert not check(copy.position)
    assert copy.hash() != game.hash()
    return copy


def alike(one: Game, two: Game, *readers: Reader) -> None:
    """These readers cannot tell two games apart, reloaded or not, and imagine the same with the same chance."""
    for reader in readers:
        assert known(one, reader) == known(two, reader)
        assert known(reloaded(one), reader) == known(reloaded(two), reader)
        if reader is not None:
            assert one.determinize(reader, Rng(7)).hash() == two.determinize(reader, Rng(7)).hash()


def exchange_moons(state: State) -> None:
    """Two face-down moons of the same strength exchange their tokens."""
    state.moons[3], state.moons[4] = state.moons[4], state.moons[3]


def exchange_with_stack(state: State) -> None:
    """A token of a face-down moon and one beside the board change places."""
    for i, token in enumerate(state.moons[4]):
        for j, other in enumerate(state.stacks[2]):
            if token != other:
                state.moons[4][i], state.stacks[2][j] = other, token
                state.moons[4].sort()
                return
    raise AssertionError("nothing to exchange")


def other_asteroid(state: State) -> None:
    """A face-down asteroid is one of those that left the game."""
    state.asteroids[3] = ASTEROID_IDS.index("a6")


def other_dead(state: State) -> None:
    """The face-down dead asteroids are others."""
    state.dead = sorted(DEAD_IDS.index(name) for name in ("d2", "d4", "d5", "d6"))


def other_deep_space(state: State) -> None:
    """The deep-space stack has a tile that was out of the game."""
    out = [tile for tile in range(len(DEEP_IDS)) if tile not in state.deep_space]
    state.deep_space = sorted([*state.deep_space[:-1], out[-1]])


CHANGES: dict[str, Callable[[State], None]] = {
    "tokens of face-down moons": exchange_moons,
    "tokens beside the board": lambda state: state.stacks[0].reverse(),
    "moons and stacks": exchange_with_stack,
    "asteroids": other_asteroid,
    "order of asteroids": lambda state: state.asteroids.reverse(),
    "dead asteroids": other_dead,
    "specialists of level 1": lambda state: state.atal[0].__setitem__(slice(0, 2), state.atal[0][1::-1]),
    "specialists of level 2": lambda state: state.atal[1].reverse(),
    "left laws": lambda state: state.law_stacks[0].reverse(),
    "right laws": lambda state: state.law_stacks[1].reverse(),
    "blocking tiles": lambda state: state.planet_tiles.reverse(),
    "room tiles": lambda state: state.room_tiles.reverse(),
    "deep space": other_deep_space,
}


@pytest.mark.rule("FD-GEN-08")
@pytest.mark.parametrize("what", list(CHANGES))
def test_what_lies_face_down_is_seen_by_nobody(what: str) -> None:
    game = table("", "").game
    alike(game, changed(game, CHANGES[what]), *EVERYBODY)


@pytest.mark.rule("FD-GEN-08")
@pytest.mark.parametrize("what", list(CHANGES))
def test_an_action_that_uncovers_nothing_tells_nothing(what: str) -> None:
    game = table("L=1", "").game
    twin = changed(game, CHANGES[what])
    for text in ("place 1a vote s32", "move n1b"):
        mine, other = game.apply(0, text), twin.apply(0, text)
        for reader in EVERYBODY:
            assert told(mine, reader) == told(other, reader)
    alike(game, twin, *EVERYBODY)


@pytest.mark.rule("FD-GEN-08")
def test_what_an_action_uncovers_is_seen_by_all() -> None:
    game = table("miner=n1a", "").play("0 place 1a vote s32", "0 move n2a")
    twin = table("miner=n1a", "", asteroids="a6 a2 a3 a4").play("0 place 1a vote s32", "0 move n2a")
    for reader in EVERYBODY:
        assert told(game.events, reader) != told(twin.events, reader)
        assert game.game.view(reader) != twin.game.view(reader)
    assert undoing(game.game, 0) != "it may"


@pytest.mark.rule("FD-GEN-08")
def test_a_token_drawn_blind_is_open_as_soon_as_it_is_owned() -> None:
    game = table("L=2 C=1", "", stack="f_oceanium").play("0 place 1a vote s22", "0 build alteration_incubator")
    for reader in EVERYBODY:
        assert game.game.view(reader)["seats"][0]["tokens"] == ["f_oceanium"]
    assert undoing(game.game, 0) != "it may"


def choosing_a_tile() -> Table:
    """Seat 0 looks through the deep-space stack."""
    game = table("degree=9 medals=accreditation", "", deep="ds1 ds3 ds4").play("0 place 1a vote s21")
    assert game.asked() == "deep 0"
    return game


@pytest.mark.rule("FD-GEN-08")
def test_only_who_chooses_sees_the_deep_space_tiles() -> None:
    game = choosing_a_tile().game
    twin = changed(game, other_deep_space)
    alike(game, twin, 1, None)
    assert game.view(0)["deep_space"]["tiles"] == ["ds1", "ds3", "ds4"]
    assert game.view(0) != twin.view(0)
    assert game.view(1)["deep_space"] == game.view(None)["deep_space"] == {"left": 3, "tiles": None}


@pytest.mark.rule("FD-GEN-08")
def test_after_the_choice_the_tile_is_open_and_the_rest_known_to_who_has_looked() -> None:
    game = choosing_a_tile().play("0 deep ds4")
    twin = Table(game.game.clone())
    twin.state.deep_space = sorted(DEEP_IDS.index(name) for name in ("ds5", "ds8"))
    for reader in EVERYBODY:
        assert game.game.view(reader)["seats"][0]["deep_space"] == "ds4"
    assert game.game.view(0)["deep_space"]["tiles"] == ["ds1", "ds3"]
    alike(game.game, twin.game, 1, None)
    for number in range(4):
        imagined = game.game.determinize(0, Rng(number)).position
        assert isinstance(imagined, State)
        assert imagined.deep_space == game.state.deep_space


@pytest.mark.rule("FD-GEN-08")
def test_who_has_not_looked_imagines_any_tile_that_is_not_open() -> None:
    game = choosing_a_tile().play("0 deep ds4").game
    imagined: set[int] = set()
    for number in range(40):
        position = game.determinize(1, Rng(number)).position
        assert isinstance(position, State)
        assert len(position.deep_space) == 2
        imagined |= set(position.deep_space)
    assert {DEEP_IDS[tile] for tile in imagined} == set(DEEP_IDS) - {"ds4"}


def looking() -> Table:
    """Seat 0 looks at two tokens of strength 4 beside the board."""
    game = table("degree=9 medals=accreditation", "", deep="ds2")
    game.play("0 place 1a vote s21", "0 deep ds2")
    assert game.asked() == "look 0"
    return game


@pytest.mark.rule("FD-DS-02", "FD-GEN-08")
def test_only_who_looks_sees_the_tokens_to_choose_from() -> None:
    game = looking()

    def exchange(state: State) -> None:
        stack, planet = state.stacks[3], state.moons[6]
        at = next(i for i, token in enumerate(planet) if token not in stack)
        stack[0], planet[at] = planet[at], stack[0]
        planet.sort()

    twin = changed(game.game, exchange)
    alike(game.game, twin, 1, None)
    assert game.legal(0) == ["take f_riches", "take f_project_2"]
    assert game.game.view(0)["decision"]["tokens"] is not None
    assert game.game.view(1)["decision"]["tokens"] is None
    assert known(game.game, 0) != known(twin, 0)


@pytest.mark.rule("FD-DS-02", "FD-GEN-08")
def test_the_token_not_kept_is_known_to_who_put_it_back_only() -> None:
    game = looking().play("0 take f_riches")
    [back] = game.state.stacks[3]
    assert TOKEN_IDS[back] == "f_project_2"

    def exchange(state: State) -> None:
        planet = state.moons[6]
        at = next(i for i, token in enumerate(planet) if token != back)
        state.stacks[3][0], planet[at] = planet[at], back
        planet.sort()

    twin = changed(game.game, exchange)
    alike(game.game, twin, 1, None)
    assert game.game.view(0)["six_moons"]["stacks"][3]["lowest"] == "f_project_2"
    assert game.game.view(1)["six_moons"]["stacks"][3]["lowest"] is None
    for reader in EVERYBODY:
        assert b"f_project_2" not in told(game.events, reader)
    for number in range(4):
        imagined = game.game.determinize(0, Rng(number)).position
        assert isinstance(imagined, State)
        assert imagined.stacks[3] == [back]


@pytest.mark.rule("FD-GEN-08")
def test_views_name_nothing_that_is_hidden() -> None:
    """Whatever is nowhere face up is in no view at all."""
    game = table("", "", asteroids="a1 a2 a3 a4", deep="ds1 ds3 ds4")
    hidden = {*ASTEROID_IDS, *DEAD_IDS, *DEEP_IDS}
    hidden |= {name for name in SPECIALIST_IDS if name[0] == "2" or (name[0] == "1" and name[2] != "1")}
    up = set(game.moon(1))
    hidden |= {name for name in TOKEN_IDS if name not in up}
    for reader in EVERYBODY:
        text = msgspec.json.encode(game.game.view(reader)).decode()
        assert not [name for name in sorted(hidden) if f'"{name}"' in text]


@pytest.mark.rule("FD-GEN-08")
def test_what_was_uncovered_is_imagined_as_it_is() -> None:
    game = table("miner=n2a moon=2 has=1D1", "", moons="3: v3_die f_die_marker v2_ship v3_degree")
    for number in range(8):
        imagined = game.game.determinize(1, Rng(number)).position
        assert isinstance(imagined, State)
        assert imagined.asteroids[:2] == game.state.asteroids[:2]
        assert imagined.moons[:3] == game.state.moons[:3]
        assert [imagined.top_of(kind) for kind in range(15)] == [game.state.top_of(kind) for kind in range(15)]
        assert imagined.laws == game.state.laws


@pytest.mark.rule("FD-GEN-08")
def test_imagining_leaves_the_real_game_as_it_was() -> None:
    game = table("", "").game
    before = game.hash()
    game.determinize(0, Rng(5))
    assert game.hash() == before
