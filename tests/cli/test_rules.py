"""The rules command: the catalogue, a search in it, and the tests that show each rule."""

from pathlib import Path

import pytest

from astrarium.cli.rules import styled
from astrarium.games import catalogue
from astrarium.games.rulebook import BadCatalogue, read_rules, search
from tests.cli.running import answer, data, refusal, run

ALL = ["TOY-SETUP-01", "TOY-SETUP-02", "TOY-TAKE-01"]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_the_catalogue_is_printed_with_its_headings() -> None:
    told = answer("rules", "toy")
    assert [word for word in told.split() if word.startswith("TOY-")] == ALL
    assert "Set-up" in told
    assert "Otters are wet and wear fur." in told
    assert "Prose that is no rule" not in told


def test_one_rule_by_its_id() -> None:
    told = answer("rules", "toy", "toy-take-01")
    assert "A player takes 1 to 3 pebbles." in told
    assert "TOY-SETUP" not in told


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["pebbles"], ["TOY-SETUP-01", "TOY-TAKE-01"]),
        (["PEBBLES", "takes"], ["TOY-TAKE-01"]),
        (["toy-setup"], ["TOY-SETUP-01", "TOY-SETUP-02"]),
        (["otters"], ["TOY-SETUP-02"]),
    ],
)
def test_rules_are_found_by_their_words(words: list[str], found: list[str]) -> None:
    assert [rule["id"] for rule in data("rules", "toy", *words)] == found


def test_a_rule_as_data() -> None:
    assert data("rules", "toy", "TOY-SETUP-02") == [
        {
            "id": "TOY-SETUP-02",
            "text": "Otters are *wet* and wear `fur`.",
            "group": "SETUP",
            "title": "Set-up",
            "section": "Otters",
        }
    ]


def test_a_search_without_a_result_says_so() -> None:
    assert refusal("rules", "toy", "dragons") == "no rule of toy has 'dragons' for its id or in its words"


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_has_a_catalogue(name: str) -> None:
    rules = data("rules", name)
    assert len(rules) > 20
    assert all(rule["text"] and rule["title"] for rule in rules)
    assert answer("rules", name).count(rules[0]["id"]) == 1


def test_the_rules_follow_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("rules", "gaia", "GP-BUILD-01")
    assert "A mine costs" in answer(*asked, "--language", "en")
    ukrainian = data(*asked, "--language", "uk")
    assert [rule["id"] for rule in ukrainian] == ["GP-BUILD-01"]
    assert "Шахта коштує" in ukrainian[0]["text"]
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert data(*asked) == ukrainian
    assert [rule["id"] for rule in data("rules", "gaia", "СПОРУДИ", "п’яти")] == ["GP-DEF-01"]
    assert data("rules", "toy", "TOY-TAKE-01")[0]["title"] == "Taking pebbles", (
        "what is not translated is said in English"
    )
    assert "the languages are en, ru, uk" in refusal(*asked, "--language", "de")


def test_a_section_ends_with_its_group() -> None:
    rules = read_rules(
        "## A · One\n### Inner\n- **X-A-01** a\n\n## B – Two\n- **X-B-01** b\n## Three\n- **X-C-01** c"
    )
    assert [(rule.group, rule.title, rule.section) for rule in rules] == [
        ("A", "One", "Inner"),
        ("B", "Two", ""),
        ("", "Three", ""),
    ]


@pytest.mark.parametrize(
    ("text", "message"), [("- **X-1** a\n- **X-1** b", "X-1 twice"), ("nothing", "holds no rules")]
)
def test_a_catalogue_that_contradicts_itself_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadCatalogue, match=message):
        read_rules(text)


def test_no_words_find_everything() -> None:
    rules = read_rules("- **X-1** a\n- **X-2** b")
    assert search(rules, []) == rules


def test_emphasis_is_shown_not_spelt() -> None:
    text = styled("a `b` **c** *d* e")
    assert text.plain == "a b c d e"
    assert [str(span.style) for span in text.spans] == ["cyan", "bold", "italic"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "tests"
    (path / "rules" / "toy").mkdir(parents=True)
    return path


def write(folder: Path, source: str, place: str = "rules/toy/test_toy.py") -> None:
    (folder / place).write_text("import pytest\n" + source, encoding="utf-8")


COMPLETE = """
@pytest.mark.rule("TOY-SETUP-01", "TOY-SETUP-02")
def test_setup(): ...

class TestTaking:
    pytestmark = [pytest.mark.slow, pytest.mark.rule("TOY-TAKE-01")]
    def test_one(self): ...
    async def test_two(self): ...
    def helper(self): ...
"""


def test_full_coverage_succeeds_and_names_the_tests(folder: Path) -> None:
    write(folder, COMPLETE)
    told = data("rules", "toy", "--coverage", "--tests", folder)
    here = "tests/rules/toy/test_toy.py"
    assert told["rules"] == {
        "TOY-SETUP-01": [f"{here}::test_setup"],
        "TOY-SETUP-02": [f"{here}::test_setup"],
        "TOY-TAKE-01": [f"{here}::TestTaking::test_one", f"{here}::TestTaking::test_two"],
    }
    assert (told["missing"], told["unknown"], told["unreadable"]) == ([], {}, [])
    assert "3 of 3 rules are shown by 3 tests" in answer("rules", "toy", "--coverage", "--tests", folder)


def failing(folder: Path, *more: str) -> str:
    result = run("rules", "toy", "--coverage", "--tests", folder, *more)
    assert result.exit_code == 1
    return result.stdout


def test_a_rule_without_a_test_fails(folder: Path) -> None:
    write(folder, '@pytest.mark.rule("TOY-TAKE-01")\ndef test_take(): ...')
    told = failing(folder)
    assert "1 of 3 rules are shown by 1 tests" in told
    assert "without a test: TOY-SETUP-01, TOY-SETUP-02" in told


def test_a_test_of_an_unknown_rule_fails(folder: Path) -> None:
    write(folder, COMPLETE + '\n@pytest.mark.rule("TOY-TAKE-99")\ndef test_take(): ...')
    told = failing(folder)
    assert "no such rule: TOY-TAKE-99, named by tests/rules/toy/test_toy.py::test_take" in told


def test_an_id_that_is_computed_fails(folder: Path) -> None:
    write(folder, COMPLETE + '\n@pytest.mark.rule(f"TOY-{7}")\ndef test_odd(): ...')
    assert "not written out, so not counted: a rule of tests/rules/toy/test_toy.py::test_odd" in failing(folder)


def test_ids_of_other_games_are_none_of_our_business(folder: Path) -> None:
    write(folder, COMPLETE)
    write(folder, '@pytest.mark.rule("XX-A-01")\ndef test_other(): ...', "test_other.py")
    assert data("rules", "toy", "--coverage", "--tests", folder)["unknown"] == {}
    # But among the tests of this game they are slips.
    write(folder, '@pytest.mark.rule("TYO-TAKE-01")\ndef test_slip(): ...', "rules/toy/test_slip.py")
    assert "no such rule: TYO-TAKE-01" in failing(folder)


@pytest.mark.parametrize(
    "source",
    [
        'from pytest import mark\n@mark.rule("TOY-TAKE-01")\ndef test_it(): ...',
        'from tests.kit import rule\n@rule("TOY-TAKE-01")\ndef test_it(): ...',
        'pytestmark = pytest.mark.rule("TOY-TAKE-01")\ndef test_it(): ...',
        'taking = pytest.mark.rule("TOY-TAKE-01")\n@taking\ndef test_it(): ...',
        '@pytest.mark.rule("TOY-TAKE-01")\nclass TestOuter:\n  class TestInner:\n    def test_it(self): ...',
        '@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("TOY-TAKE-01"))])\n'
        "def test_it(n): ...",
        'CASES: list = [pytest.param(2, marks=[pytest.mark.rule("TOY-TAKE-01")])]\n'
        '@pytest.mark.parametrize("n", CASES)\ndef test_it(n): ...',
    ],
)
def test_all_ways_of_naming_a_rule_are_understood(folder: Path, source: str) -> None:
    write(folder, source)
    result = run("rules", "toy", "TOY-TAKE-01", "--coverage", "--json", "--tests", folder)
    assert result.exit_code == 0
    assert "test_it" in result.stdout


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.skip(reason="later")\n@pytest.mark.rule("TOY-TAKE-01")\ndef test_it(): ...',
        '@pytest.mark.rule("TOY-TAKE-01")\ndef helper(): ...',
        '@other.rule("TOY-TAKE-01")\ndef test_it(): ...',
        'def rule(*ids): return pytest.mark.rule("TOY-TAKE-01")',
        '@pytest.mark.rule("TOY-TAKE-01")\nclass Helper:\n  def test_it(self): ...',
    ],
)
def test_what_runs_no_test_shows_no_rule(folder: Path, source: str) -> None:
    write(folder, source)
    assert "without a test: TOY-TAKE-01" in failing(folder, "TOY-TAKE-01")


def test_a_folder_or_source_that_cannot_be_read_is_refused(folder: Path, tmp_path: Path) -> None:
    assert "there is no folder" in refusal("rules", "toy", "--coverage", "--tests", tmp_path / "none")
    write(folder, "def broken(:")
    assert "test_toy.py is not Python" in refusal("rules", "toy", "--coverage", "--tests", folder)


# Cards and their tests


@pytest.fixture
def otters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.cli.rules.card_ids", lambda game: ["brown_otter", "sea_otter", "river_otter"])


CARDS = """
SEA = "place sea_otter"

def river():
    return {"river_otter": 1}

def test_brown():
    "sea_otter is not used here"
    play("0 settle brown_otter*sea 3")

@pytest.mark.parametrize("text", [SEA])
def test_others(text):
    river()
"""


@pytest.mark.usefixtures("otters")
def test_every_card_is_listed_with_the_tests_that_use_it(folder: Path) -> None:
    write(folder, CARDS)
    here = "tests/rules/toy/test_toy.py"
    assert data("rules", "toy", "--cards", "--tests", folder) == {
        "cards": {
            "brown_otter": [f"{here}::test_brown"],
            "sea_otter": [f"{here}::test_others"],
            "river_otter": [f"{here}::test_others"],
        },
        "missing": [],
    }
    assert "3 of 3 cards are used by 2 tests" in answer("rules", "toy", "--cards", "--tests", folder)


@pytest.mark.usefixtures("otters")
@pytest.mark.parametrize(
    "source",
    [
        'def test_it(): play("brown_otter sea_otters")',
        'def test_it(): play("brown_otter")\ndef helper(): play("sea_otter")',
        'def test_it(): play("brown_otter")\n@pytest.mark.skip\ndef test_sea(): play("sea_otter")',
        'def test_it(): play("brown_otter", sea_otter=1)\n# sea_otter',
    ],
)
def test_a_card_without_a_test_fails(folder: Path, source: str) -> None:
    write(folder, source)
    # Tests of other games do not count.
    write(folder, 'def test_other(): play("sea_otter")', "test_other.py")
    result = run("rules", "toy", "--cards", "--tests", folder)
    assert result.exit_code == 1
    assert "1 of 3 cards are used by 1 tests" in result.stdout
    assert "without a test: sea_otter, river_otter" in result.stdout


def test_a_game_without_cards_says_so(folder: Path) -> None:
    assert refusal("rules", "toy", "--cards", "--tests", folder) == "toy has no cards"
    assert refusal("rules", "gaia", "--cards", "--tests", folder) == "gaia has no cards"
    assert "neither words nor --coverage" in refusal("rules", "race", "trade", "--cards")
    assert "neither words nor --coverage" in refusal("rules", "race", "--cards", "--coverage")
    assert "there is no folder" in refusal("rules", "race", "--cards", "--tests", folder / "none")


def test_the_cards_of_race_for_the_galaxy_are_known(folder: Path) -> None:
    (folder / "race").mkdir()
    write(folder, 'def test_it(): play("gem_world gambling_world_gs")', "race/test_it.py")
    result = run("rules", "race", "--cards", "--tests", folder, "--json")
    assert result.exit_code == 1
    assert "2 of 115 cards are used by 1 tests" in run("rules", "race", "--cards", "--tests", folder).stdout
