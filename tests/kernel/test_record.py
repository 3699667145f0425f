"""A record tells a game again to the bit, and is refused in words when it cannot be trusted."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import astrarium
from astrarium.kernel import BadRecord, Game, Moments, Record, Rng, Switch
from astrarium.kernel.record import checksum
from tests.kernel.specimen.game import RULES, Salvage
from tests.kernel.specimen.state import State
from tests.kernel.tables import new, play


def example() -> Game:
    """A short game: all have bid."""
    game = new(players=2, seed=7)
    play(game, "0 bid 4", "1 bid 5")
    return game


TEXT = example().record().dumps()
ACTIONS = [[0, "bid 4"], [1, "bid 5"]]


def header(**changed: Any) -> dict[str, Any]:
    """The header of the example, with changes."""
    told: dict[str, Any] = msgspec.json.decode(TEXT.split("\n")[0])
    return {**told, **changed}


def sealed(told: Any, actions: list[Any], last: dict[str, Any] | None = None) -> str:
    """A record with a checksum that is right, whatever it says."""
    lines = [msgspec.json.encode(value).decode() for value in [told, *actions]]
    ending = {"actions": len(actions), "hash": example().hash(), "facts": 1, "check": checksum(lines), **(last or {})}
    return "\n".join([*lines, msgspec.json.encode(ending).decode()]) + "\n"


def replayed(text: str) -> Game:
    return Moments.of_record(RULES, Record.loads(text)).game


def test_a_record_is_a_few_lines_of_json() -> None:
    assert TEXT.split("\n") == [
        '{"astrarium":1,"game":"salvage","rules":1,"players":2,"seed":7,"options":{"length":"short","hails":true}}',
        '[0,"bid 4"]',
        '[1,"bid 5"]',
        '{"actions":2,"hash":"7d6a1a78e4bf8c82","facts":1,"check":"560ce22d39d849ae"}',
        "",
    ]


def test_a_record_is_read_as_it_was_written() -> None:
    record = Record.loads(TEXT)
    assert record.dumps() == TEXT
    assert (record.game, record.version, record.players, record.seed) == ("salvage", 1, 2, 7)
    assert record.options == {"length": "short", "hails": True}
    assert record.actions == [(0, "bid 4"), (1, "bid 5")]
    assert (record.hash, record.facts) == (example().hash(), 1)


BEFORE_FACTS = (
    '{"astrarium":1,"game":"salvage","rules":1,"players":2,"seed":7,"options":{"length":"short","hails":true}}\n'
    '[0,"bid 4"]\n[1,"bid 5"]\n{"actions":2,"hash":"e0bf4e95108c52fd","check":"560ce22d39d849ae"}\n'
)
"""The same game as it was written when a hash was a digest of the stored position."""


def test_a_record_from_before_facts_is_read_as_it_was_written_and_played_by_its_actions() -> None:
    record = Record.loads(BEFORE_FACTS)
    assert record.facts == 0
    assert record.dumps() == BEFORE_FACTS
    game = replayed(BEFORE_FACTS)
    assert game.hash() == example().hash()
    assert game.record().dumps() == TEXT


def test_a_hash_of_another_format_is_not_compared() -> None:
    assert replayed(sealed(header(), ACTIONS, {"hash": "0" * 16, "facts": 2})).length == 2
    with pytest.raises(BadRecord, match="action 1 of seat 0, 'bid 6', is refused"):
        replayed(sealed(header(), [[0, "bid 6"], [1, "bid 5"]], {"facts": 2}))


def test_the_format_of_a_hash_is_a_number() -> None:
    with pytest.raises(BadRecord, match="'facts' should be a whole number, not 'new'"):
        Record.loads(sealed(header(), ACTIONS, {"facts": "new"}))


def test_a_record_leads_to_the_same_position() -> None:
    game = replayed(TEXT)
    assert game.hash() == example().hash()
    assert game.history == example().history
    assert game.legal_actions(1) == example().legal_actions(1)


def test_a_game_without_actions_has_a_record() -> None:
    game = new(players=3, seed=1)
    assert replayed(game.record().dumps()).hash() == game.hash()


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.rstrip(),
    ],
    ids=["line ends of another system", "empty lines", "no last line end"],
)
def test_a_record_survives_an_editor(change: Callable[[str], str]) -> None:
    assert replayed(change(TEXT)).hash() == example().hash()


@pytest.mark.parametrize("text", ["a\u2028b", "a\x85b", "a\x0cb", "a\nb", '"', "\N{ROCKET}"])
def test_texts_may_hold_any_character(text: str) -> None:
    record = Record("salvage", 1, 2, 0, {"map": text}, [(0, text)], "")
    again = Record.loads(record.dumps())
    assert (again.options, again.actions) == ({"map": text}, [(0, text)])


TOO_SHORT = "a record has a header, its actions and a last line; this text is too short"
MALFORMED = {
    "nothing": ("", TOO_SHORT),
    "empty lines": ("\n\n", TOO_SHORT),
    "one line": ('{"astrarium":1}', TOO_SHORT),
    "prose": ("hello\nworld", "line 1 is not JSON: "),
    "no object": ("[1]\n[2]", "line 1 should be a JSON object"),
    "no header": ('{"game":"salvage"}\n{}', "line 1 is not the header of an Astrarium record"),
    "format": ('{"astrarium":2}\n{}', "record format 2 is unknown here; this program reads 1"),
    "odd format": ('{"astrarium":"1"}\n{}', "record format '1' is unknown here; this program reads 1"),
    "no last line": (
        '{"astrarium":1}\n[0,"bid 4"]',
        "the record was cut off: its last line is missing after 1 actions",
    ),
    "half a last line": (
        '{"astrarium":1}\n{"actions":0,"hash":"00"}',
        "line 2 is not the last line of a record: it lacks 'check'",
    ),
    "surrogates": ("\ud800\n\ud800", "a record is UTF-8 text; this holds characters that are none"),
    "deep nesting": ("[" * 100_000 + "\n{}", "line 1 is not JSON: "),
    "game": (sealed(header(game=5), ACTIONS), "'game' should be a text, not 5"),
    "rules": (sealed(header(rules="1"), ACTIONS), "'rules' should be a whole number, not '1'"),
    "players": (sealed(header(players=True), ACTIONS), "'players' should be a whole number, not True"),
    "seed": (sealed(header(seed=1.5), ACTIONS), "'seed' should be a whole number, not 1.5"),
    "nested seed": (
        sealed(header(seed=[[7]]), ACTIONS),
        "'seed' should be a whole number, not a list or an object",
    ),
    "options": (sealed(header(options=None), ACTIONS), "'options' should be an object, not None"),
    "an object as option": (
        sealed(header(options={"hails": {}}), ACTIONS),
        "option 'hails' should be a plain value or a list of texts",
    ),
    "a nested list as option": (
        sealed(header(options={"hails": [[]]}), ACTIONS),
        "option 'hails' should be a plain value or a list of texts",
    ),
    "no action": (sealed(header(), [[0, "bid 4"], [1]]), 'line 3 should be [seat, "action"]'),
    "a flag as seat": (sealed(header(), [[True, "bid 4"]]), 'line 2 should be [seat, "action"]'),
    "a text as seat": (sealed(header(), [["0", "bid 4"]]), 'line 2 should be [seat, "action"]'),
    "an object as action": (sealed(header(), [{"seat": 0}]), 'line 2 should be [seat, "action"]'),
    "hash": (sealed(header(), ACTIONS, {"hash": None}), "'hash' should be a text, not None"),
    "count": (sealed(header(), ACTIONS, {"actions": 3}), "the record says it has 3 actions, but holds 2"),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_record_is_refused(what: str) -> None:
    text, complaint = MALFORMED[what]
    with pytest.raises(BadRecord) as refusal:
        Record.loads(text)
    assert str(refusal.value).startswith(complaint)


def test_no_part_of_a_record_can_be_cut_off_unnoticed() -> None:
    for length in range(len(TEXT.rstrip())):
        with pytest.raises(BadRecord):
            Record.loads(TEXT[:length])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("bid 4", "bid 3"),
        ('"seed":7', '"seed":8'),
        ('[0,"bid 4"]\n[1,"bid 5"]', '[1,"bid 5"]\n[0,"bid 4"]'),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match="was changed after it was written: its checksum does not match"):
        Record.loads(TEXT.replace(old, new))


IMPOSSIBLE = {
    "another seat": (
        sealed(header(), [[0, "bid 4"], [0, "bid 3"]]),
        "action 2 of seat 0, 'bid 3', is refused: not your turn [SP-TURN-01]",
    ),
    "an illegal action": (
        sealed(header(), [[0, "bid 6"], [1, "bid 5"]]),
        "action 1 of seat 0, 'bid 6', is refused: not in hand: 6 [SP-BID-02]",
    ),
    "no action": (
        sealed(header(), [[0, "bit 4"], [1, "bid 5"]]),
        "action 1 of seat 0, 'bit 4', is refused: unreadable: there is no action 'bit'; there are bid",
    ),
    "no seat": (
        sealed(header(), [[9, "bid 4"], [1, "bid 5"]]),
        "action 1 of seat 9, 'bid 4', is refused: no such seat: 9 [SP-TURN-01]",
    ),
    "another position": (
        sealed(header(), ACTIONS, {"hash": "0" * 16}),
        "the actions are legal but lead to another position than the record says",
    ),
    "a seed": (
        sealed(header(seed=-1), ACTIONS),
        "the header is refused: a seed is a whole number from 0 to 9007199254740991, not -1",
    ),
    "a table": (
        sealed(header(players=5), ACTIONS),
        "the header is refused: Salvage is for 2 to 4 players, not 5",
    ),
    "an unknown option": (
        sealed(header(options={"hail": True}), ACTIONS),
        "the header is refused: there is no option 'hail'; the options are length, hails",
    ),
    "a value": (
        sealed(header(options={"hails": 3}), ACTIONS),
        "the header is refused: option 'hails' is true or false, not 3",
    ),
    "other rules": (
        sealed(header(rules=0), ACTIONS),
        "the record was played by version 0 of the rules of Salvage; here are versions 1 to 1, so it can be read",
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_record_that_could_not_have_been_played_is_refused(what: str) -> None:
    text, complaint = IMPOSSIBLE[what]
    with pytest.raises(BadRecord) as refusal:
        replayed(text)
    assert str(refusal.value).startswith(complaint)


class NewSalvage(Salvage):
    """Salvage after a correction: the beacon goes to the last seat at first."""

    version = 2

    def __init__(self) -> None:
        super().__init__()
        self.switches = (Switch("last_beacon", 2, "the beacon begins with the last seat"),)

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> State:
        state = super().setup(players, options, rng)
        state.beacon = players - 1 if options["last_beacon"] else 0
        return state


def test_a_record_of_older_rules_is_played_by_the_rules_that_it_began_with() -> None:
    rules = NewSalvage()
    old = Moments.of_record(rules, Record.loads(TEXT)).game
    assert old.version == 1
    assert old.record().dumps() == TEXT
    assert old.clone().version == old.determinize(0, Rng(1)).version == 1
    new = Game.new(rules, old.players, old.seed, old.options)
    assert new.version == 2
    first_of_old = Game.new(rules, old.players, old.seed, old.options, 1)
    assert isinstance(new.position, State)
    assert isinstance(first_of_old.position, State)
    assert (first_of_old.position.beacon, new.position.beacon) == (0, 1)
    new.apply(0, str(new.legal_actions(0)[0]))
    new.undo(0)
    assert new.position.beacon == 1


def test_a_record_of_rules_that_are_no_longer_played_can_still_be_read() -> None:
    class NewestSalvage(Salvage):
        version = 3
        oldest = 2

    record = Record.loads(TEXT)
    assert record.actions == [(0, "bid 4"), (1, "bid 5")]
    with pytest.raises(BadRecord, match="played by version 1 of the rules of Salvage; here are versions 2 to 3"):
        Moments.of_record(NewestSalvage(), record)


def test_actions_after_the_end_are_refused() -> None:
    game = new(players=2, seed=0)
    while not game.is_over:
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    record = game.record()
    record.actions.append((0, "bid 1"))
    with pytest.raises(BadRecord, match=r"'bid 1', is refused: game over \[SP-END-01\]"):
        Moments.of_record(RULES, record)


@pytest.mark.usefixtures("only_salvage")
def test_the_library_plays_a_record_or_its_text() -> None:
    assert astrarium.replay(TEXT).hash() == example().hash()
    assert astrarium.replay(Record.loads(TEXT)).hash() == example().hash()


@pytest.mark.usefixtures("only_salvage")
def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="there is no game 'chess'; there are salvage"):
        astrarium.replay(sealed(header(game="chess"), ACTIONS))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
HEADERS = st.fixed_dictionaries(
    {"astrarium": st.just(1), "game": st.just("salvage")},
    optional={
        "rules": st.just(1) | JSON,
        "players": st.integers(0, 5) | JSON,
        "seed": st.integers(0, 2**53) | JSON,
        "options": st.dictionaries(st.sampled_from(["length", "hails", "x"]), JSON) | JSON,
    },
)
MOVES = st.sampled_from(["bid 1", "bid 5", "tow liner", "silence"]) | st.text()
LINES = st.lists(st.tuples(st.integers(-1, 4), MOVES) | JSON, max_size=5)


def only_a_bad_record_is_refused(text: str) -> None:
    """Whatever the text, the reader reads it or says what is wrong with it."""
    with suppress(BadRecord):
        replayed(text)


@settings(deadline=None)
@given(st.text(alphabet=st.characters(exclude_categories=[])))
def test_no_text_breaks_the_reader(text: str) -> None:
    only_a_bad_record_is_refused(text)


@settings(deadline=None)
@given(
    st.integers(0, len(TEXT)),
    st.integers(0, 6),
    st.text(alphabet=st.characters(exclude_categories=[]), max_size=6),
)
def test_no_change_breaks_the_reader(place: int, length: int, text: str) -> None:
    only_a_bad_record_is_refused(TEXT[:place] + text + TEXT[place + length :])


@settings(deadline=None)
@given(HEADERS, LINES, st.dictionaries(st.sampled_from(["actions", "hash", "check"]), JSON, max_size=1))
def test_no_record_with_a_right_checksum_breaks_the_reader(
    told: dict[str, Any], actions: list[Any], last: dict[str, Any]
) -> None:
    only_a_bad_record_is_refused(sealed(told, actions, last))


@pytest.mark.parametrize("depth", range(100, 1200, 50))
@pytest.mark.parametrize("name", ["seed", "options", "game", "astrarium"])
def test_no_depth_breaks_the_reader(name: str, depth: int) -> None:
    deep = '{"x":' * depth + "[]" + "}" * depth
    line = msgspec.json.encode(header(**{name: 0})).decode().replace(f'"{name}":0', f'"{name}":{deep}')
    last = msgspec.json.encode({"actions": 0, "hash": "", "check": checksum([line])}).decode()
    with pytest.raises(BadRecord):
        Record.loads(f"{line}\n{last}\n")
