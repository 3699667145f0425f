"""Own cards of all sorts, made by chance: they are read and can be played, or they are refused."""

from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

import astrarium
from astrarium import BadOption
from astrarium.games.race.components.card import Card
from astrarium.games.race.components.own_cards import OWN_KEYS, read_own_cards
from astrarium.games.race.components.powers import (
    GOOD_IDS,
    KEYWORD_IDS,
    MODE_IDS,
    PER_IDS,
    POWER_IDS,
    ROW_IDS,
    SYMBOL_IDS,
)
from astrarium.games.race.components.reading import FORMS, MATCH_FORM, parse_power, parse_scoring
from tests.games.race.test_own_cards import EXAMPLES, card, play


def reads_or_refuses(text: str) -> list[Card]:
    try:
        return read_own_cards(text)
    except BadOption:
        return []


VALUES = st.recursive(
    st.one_of(
        st.integers(-3, 12),
        st.integers(),
        st.booleans(),
        st.floats(),
        st.sampled_from(["rare windfall", "alien production", "alien", "chromosome", "nova"]),
        st.text(max_size=8),
        st.sampled_from([f"{name} {form}" for name, form in FORMS.items()]),
    ),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, str):
        escaped = "".join(
            letter if letter.isalnum() or letter in " _:$" else f"\\U{ord(letter):08x}" for letter in value
        )
        return f'"{escaped}"'
    return str(value)


@given(st.lists(st.dictionaries(st.sampled_from([*OWN_KEYS, "start", "colour"]), VALUES), max_size=4))
@settings(max_examples=200, deadline=None)
def test_tables_of_anything_are_read_or_refused(tables: list[dict[str, Any]]) -> None:
    reads_or_refuses("\n".join("[[card]]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in t.items()) for t in tables))


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_the_examples_with_a_piece_changed_are_read_or_refused(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(EXAMPLES)))
    end = min(len(EXAMPLES), start + data.draw(st.integers(0, 12)))
    piece = data.draw(st.one_of(st.text(max_size=6), st.text('[]="\n1 .,#{}_x-', max_size=6)))
    reads_or_refuses(EXAMPLES[:start] + piece + EXAMPLES[end:])


@given(st.text())
@example("a = " + "[" * 5000)
@example("a." * 5000 + "b = 1")
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    reads_or_refuses(text)


WORDS: list[str] = []
WORDS += ["-1", "0", "1", "2", "9", "10", "99", "-", "x2", "x", "for", "to", "per", "except", "any", "here", "vp"]
WORDS += [
    "card",
    "cards",
    "with_trade_powers",
    "world",
    "development",
    "military",
    "cost:6",
    "row:IV",
    "card:gem_world",
]
WORDS += ["keyword:alien", "symbol:chromosome", *GOOD_IDS, *KEYWORD_IDS, *SYMBOL_IDS, *MODE_IDS, *ROW_IDS, *PER_IDS]
SOME_WORDS = st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=4)), max_size=9).map(" ".join)


def parses_or_says_what_is_allowed(parse: Any, line: str) -> None:
    try:
        parse(line, "here")
    except ValueError as error:
        message = str(error)
        assert message.startswith("here: ")
        assert any(
            part in message for part in ("allowed: ", "there are ", " is outside ", "is none of ", "a line for each")
        )


@given(st.sampled_from(POWER_IDS), SOME_WORDS)
@settings(max_examples=400, deadline=None)
def test_any_line_is_a_power_or_is_refused_with_what_is_allowed(name: str, rest: str) -> None:
    parses_or_says_what_is_allowed(parse_power, f"{name} {rest}")
    parses_or_says_what_is_allowed(parse_power, rest)


@given(SOME_WORDS)
@settings(max_examples=400, deadline=None)
def test_any_line_is_a_scoring_row_or_is_refused_with_what_is_allowed(line: str) -> None:
    parses_or_says_what_is_allowed(parse_scoring, line)
    parses_or_says_what_is_allowed(parse_scoring, f"2 per {line}")


NUMBER = st.integers(1, 5).map(str)
KIND = st.sampled_from([*GOOD_IDS, "any"])
TESTS = st.sampled_from(
    ["world", "military", "genes", "windfall", "keyword:rebel", "row:I", "cost:2", "card:gem_world"]
)
LINES: dict[str, st.SearchStrategy[str]] = {
    "<n>": NUMBER,
    "<cards>": NUMBER,
    "": st.just(""),
    "<kind or any>": KIND,
    "<n> <kind or any>": st.tuples(NUMBER, KIND).map(" ".join),
    "<n> <keyword, kind or symbol>": st.tuples(NUMBER, st.sampled_from(["rebel", "genes", "chromosome"])).map(
        " ".join
    ),
    "<n> <symbol> <kind or any>": st.tuples(NUMBER, st.just("chromosome"), KIND).map(" ".join),
    "<n> <what the world is>": st.tuples(NUMBER, TESTS).map(" ".join),
    "<cards> for <n>": st.tuples(NUMBER, st.just("for"), NUMBER).map(" ".join),
    "<cards> for <n> vp": st.tuples(NUMBER, st.just("for"), NUMBER, st.just("vp")).map(" ".join),
    "[except <kind>]": st.sampled_from(["", "except alien"]),
    "<discount> [except <kind>]": st.sampled_from(["0", "2", "1 except genes"]),
    "<goods> <kind, any or here> for [<n> vp] [<n> cards] [x<times>]": st.tuples(
        NUMBER, KIND, st.sampled_from(["for 1 vp", "for 2 cards", "for 1 vp 1 card x2", "for 3 vp x3"])
    ).map(" ".join),
    "<kinds> for [<n> vp] [<n> cards]": st.sampled_from(["2 for 2 vp", "3 for 1 card", "4 for 5 vp 2 cards"]),
    "[with_trade_powers]": st.sampled_from(["", "with_trade_powers"]),
    "<lowest> to <highest>": st.sampled_from(["0 to 9", "1 to 7", "3 to 3"]),
}
POWER = st.sampled_from(POWER_IDS).flatmap(lambda name: LINES[FORMS[name]].map(lambda rest: f"{name} {rest}".strip()))
ROW = st.one_of(
    st.tuples(NUMBER, st.sampled_from(PER_IDS)).map(" per ".join), st.tuples(NUMBER, TESTS).map(" per ".join)
)


@st.composite
def sets(draw: st.DrawFn) -> str:
    """Whole sets of cards in the right words; a card may still be refused for what it combines."""
    text = ""
    for number in range(draw(st.integers(1, 5))):
        shape = draw(st.sampled_from(["world", "defence", "development"]))
        body = f"{shape} = {draw(st.integers(1, 6))}\nvp = {draw(st.integers(-1, 4))}\n"
        powers = draw(st.lists(POWER, max_size=5))
        if shape != "development" and draw(st.booleans()):
            mode = draw(st.sampled_from(MODE_IDS[1:]))
            body += f'good = "{draw(st.sampled_from(GOOD_IDS))} {mode}"\n'
            powers += ["produce_here"] if mode == "production" else []
        body += f"powers = {toml(powers)}\ncopies = {draw(st.integers(1, 3))}\n"
        if shape == "development":
            body += f"scoring = {toml(draw(st.lists(ROW, max_size=3)))}\n"
        text += card(body, f"card_{number}", f"Card {number}")
    return text


@given(sets(), st.integers(1, 4), st.integers(0, 1000))
@settings(max_examples=25, deadline=None)
def test_whatever_is_accepted_can_be_played(text: str, players: int, seed: int) -> None:
    if reads_or_refuses(text):
        game = play(astrarium.new("race", players, seed, {"cards": text}), seed)
        assert astrarium.replay(game.record().dumps()).hash() == game.hash()


def test_the_lines_of_the_fuzz_know_every_form() -> None:
    assert set(LINES) == set(FORMS.values())
    assert all(word in MATCH_FORM for word in ("world", "military", "genes", "windfall", "row:", "cost:", "card:"))
