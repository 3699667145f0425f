"""What the engine says of Federation: every message is known in every language, with all that it speaks of."""

import random

import pytest

import astrarium
from astrarium.cli.words import LOCALES, Words
from astrarium.kernel import Event, Game, Message
from tests.games.federation.test_places import known_places
from tests.rules.federation.table import table

NAMES = ["Ann", "Ben", "Cem", "Dan"]


def told(words: Words, message: Message) -> str:
    """A message in words; whatever no language knows would stand there as an id."""
    said = words.tell(message, NAMES)
    assert said, message
    assert not set("{_") & set(said), (message, said)
    assert not said.startswith(("federation-", "effect-", "event-", "decision-", "cause-")), said
    return said


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(3))
def test_everything_can_be_said(seed: int, locale: str) -> None:
    dice = random.Random(seed)
    words = Words(locale, "federation")
    game = astrarium.new("federation", 2 + seed, seed, {})
    while not game.is_over:
        seat = game.to_act[0]
        asked = game.ask(seat)
        assert asked is not None
        told(words, asked)
        actions = game.legal_actions(seat)
        for action in dice.sample(actions, min(6, len(actions))):
            told(words, game.describe(seat, action))
        for place in sorted(known_places(game.view(seat)) - {"specialist:None"})[:: 1 + dice.randrange(9)]:
            about = game.about(seat, place)
            assert about is not None
            assert about.rules
            for message in (about.name, *about.said):
                told(words, message)
        events = game.apply(seat, dice.choice(actions))
        for line in game.tell(events, seat):
            told(words, line.said)
        for gain in game.outcome(events, seat).gains:
            assert gain.amount
            if gain.cause is not None:
                told(words, gain.cause)
        for thought in game.thoughts(events, seat):
            told(words, thought.title)
            assert thought.said
            assert 0 <= thought.event < len(events)


def said(game: Game, text: str, locale: str = "en") -> str:
    (found,) = [action for action in game.legal_actions(0) if str(action) == text]
    return Words(locale, "federation").tell(game.describe(0, found), NAMES)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("place 1a vote s21", "Officers' quarters (floor 2, left): 1 vote"),
        ("place 2 fund s21", "Officers' quarters (floor 2, left): funding + 1 lavandium"),
        ("place 3 vote outer", "Outer module: 3 votes"),
        ("discard gold", "give back 1 golden diamond (you have 1)"),
    ],
)
def test_an_action_in_a_few_words(text: str, words: str) -> None:
    assert said(table("L=3 G=1", "").game, text) == words


def test_a_mission_tells_what_it_is_worth_and_what_it_lacks() -> None:
    laid = table("degree=5 markers=m7,m11", "")
    laid.play("0 place 1a vote s21")
    game = laid.game
    about = game.about(0, "mission:m7")
    assert about is not None
    assert [Words("en", "federation").tell(message) for message in about.said] == ["needs 1 lavandium"]
    assert game.view(0)["seats"][0]["lacks"]["m7"] == ["price"]
    refusal = game.why_not(0, "mission m7")
    assert refusal is not None
    assert refusal.rule == "FD-MIS-32"


def test_numbers_decline() -> None:
    for locale, expected in (("ru", "2 лавандия"), ("uk", "2 лавандії")):
        assert Words(locale, "federation").amounts({"lavandium": 2}) == expected


def test_resources_of_one_cause_come_in_one_sentence() -> None:
    game = table("", "").game
    gains = [
        Event("gain", 0, "FD-NEO-02", {"what": what, "amount": 1, "cause": "neo"}) for what in ("lavandium", "gold")
    ]
    lines = game.tell(gains, 0)
    words = Words("en", "federation")
    assert [words.tell(line.said, NAMES) for line in lines] == ["Ann: 1 lavandium, 1 golden diamond (Neo)."]
    assert [(gain.what, gain.amount) for gain in game.outcome(gains, 0).gains] == [("lavandium", 1), ("gold", 1)]


def test_the_votes_of_a_floor_name_who_has_them_the_most_first() -> None:
    game = table("", "").game
    floor = [Event("floor", -1, "FD-EXE-10", {"floor": 2, "votes": [1, 3], "neutral": 2})]
    (line,) = game.tell(floor, None)
    assert Words("en", "federation").tell(line.said, NAMES) == "Floor 2: Ben 3, neutral 2, Ann 1."
    assert line.places == ["floor:2"]
    empty = [Event("floor", -1, "FD-EXE-10", {"floor": 1, "votes": [0, 0], "neutral": 0})]
    assert game.tell(empty, None) == []
