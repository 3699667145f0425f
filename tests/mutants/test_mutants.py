"""The tool that plants faults: on a tiny package with tests that notice some of them, and not others."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from tests.mutants import code, data, judging
from tests.mutants.__main__ import ROOT, main
from tests.mutants.judging import chosen, foreign, portions
from tests.mutants.place import Mutant, mutant
from tests.mutants.reach import Reach
from tests.mutants.sample import draw

CODE = '''
    """A page of rules: 3 of them."""

    LIMIT: int = 4


    def most(numbers: list[int], events: list[str], name: "str" = "x") -> int:
        """Not more than 9."""
        best = 0
        for number in numbers:
            if number > best and number < LIMIT:
                best = number
            else:
                events.append(f"too much: {number + 1}")
        if not numbers:
            return -1
        return min(best, 9)
'''

DATA = """
    # 7 of them
    [[card]]
    id = "one"
    name = "Number 1"
    cost = 3
    free = true
    gains = "2 ore, 1 credit"
    prov = { cost = "printed" }

    [card.4]
    gains = "1 knowledge"
    at = ["-1x2 mine"]
"""


def changes_in(text: str, language: str = "code") -> set[tuple[str, str, str]]:
    """The kind of every change, what stands there, and what may come instead."""
    source = dedent(text).encode()
    places = code.places(source) if language == "code" else data.places(source)
    return {
        (place.kind, source[place.start : place.end].decode(), after) for place in places for after in place.changes
    }


def test_every_kind_of_fault_is_found_in_code() -> None:
    assert changes_in(CODE) == {
        ("constant", "4", "5"),
        ("constant", "4", "3"),
        ("constant", "0", "1"),
        ("constant", "0", "-1"),
        ("constant", "1", "2"),
        ("constant", "1", "0"),
        ("constant", "9", "10"),
        ("constant", "9", "8"),
        ("condition", "number > best and number < LIMIT", "(not (number > best and number < LIMIT))"),
        ("condition", "not numbers", "(numbers)"),
        ("comparison", ">", ">="),
        ("comparison", ">", "<="),
        ("comparison", "<", "<="),
        ("comparison", "<", ">="),
        ("boolean", "and", "or"),
        ("statement", "best = number", "pass"),
        ("statement", 'events.append(f"too much: {number + 1}")', "pass"),
        ("function", "min", "max"),
        ("arguments", "best, 9", "9, best"),
    }


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("a = b + c", ("arithmetic", "+", "-")),
        ("a -= 2", ("arithmetic", "-=", "+=")),
        ("a = b not  in c", ("comparison", "not  in", "in")),
        ("a = (b) is (  # is it\n c)", ("comparison", "is", "is not")),
        ("a = [b for b in c if b]", ("condition", "b", "(not (b))")),
        ("a = 1 if b else 2", ("condition", "b", "(not (b))")),
        ("def f(a=True): pass", ("constant", "True", "False")),
        ("def f():\n    return False", ("statement", "return False", "pass")),
        ("def f(a):\n    for b in a:\n        continue", ("statement", "continue", "pass")),
        ("def f(a):\n    a.b = 'ü'", ("statement", "a.b = 'ü'", "pass")),
        ("def f(a):\n    return 'ü', a > 'ö'", ("comparison", ">", ">=")),
    ],
)
def test_a_fault_is_found_where_it_can_be_planted(text: str, change: tuple[str, str, str]) -> None:
    assert change in changes_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "from a import b",
        "def f():\n    a = b",
        "def f(a):\n    print\n    return None",
        "def f():\n    a, b = c",
        "a: Final[Literal[3]]",
        "assert a == b",
        "if TYPE_CHECKING:\n    A = 3",
        "a = 'x' + b",
        "a = f'{b + 3}'",
        "@cache(3)\ndef f() -> Literal[4]: ...",
        '"""Text of 3."""',
    ],
)
def test_what_no_test_could_notice_is_left_alone(text: str) -> None:
    assert {change for change in changes_in(text) if change[0] != "condition"} == set()


def test_numbers_words_and_flags_of_data_are_found_but_no_keys_names_or_comments() -> None:
    assert changes_in(DATA, "data") == {
        ("number", "3", "4"),
        ("number", "3", "2"),
        ("flag", "true", "false"),
        ("number", "2", "3"),
        ("number", "2", "1"),
        ("number", "1", "2"),
        ("number", "1", "0"),
        ("word", "ore", "credit"),
        ("word", "ore", "knowledge"),
        ("word", "credit", "ore"),
        ("word", "credit", "knowledge"),
        ("word", "knowledge", "credit"),
        ("word", "knowledge", "ore"),
        ("number", "-1", "0"),
        ("number", "-1", "-2"),
    }


def test_a_mutant_knows_its_line_and_its_change() -> None:
    source = dedent(CODE).encode()
    place = next(place for place in code.places(source) if place.kind == "boolean")
    found = mutant("kernel/a.py", source, place, Random(1))
    assert (found.line, found.text, found.change) == (11, "if number > best and number < LIMIT:", "and → or")
    assert found.changed == source.replace(b" and ", b" or ")
    assert found.id != mutant("kernel/b.py", source, place, Random(1)).id


RULES = """
    def price(level: int) -> int:
        if level > 3:
            return 7
        return level + 1


    def waits(number: int) -> int:
        while number > 0:
            number -= 1
        return number


    def unseen(number: int) -> int:
        return number * 5
"""

TESTS = """
    from tiny.kernel.rules import price, waits
    from tiny.kernel.text import WORDS

    def test_price():
        assert [price(level) for level in (0, 3, 4)] == [1, 4, 7]

    def test_waits():
        assert waits(3) == 0

    def test_data():
        assert "cost = 3" in WORDS
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A project: a package with code, data and a strategy, and its tests."""
    files = {
        "src/tiny/__init__.py": "",
        "src/tiny/kernel/__init__.py": "",
        "src/tiny/kernel/rules.py": RULES,
        "src/tiny/kernel/text.py": """
            from pathlib import Path
            WORDS = (Path(__file__).parents[1] / "games/chess/data/cards.toml").read_text()
            """,
        "src/tiny/games/chess/strategy/worth.py": "A = 1 + 2",
        "src/tiny/games/chess/data/cards.toml": "cost = 3",
        "src/tiny/server/app.py": "A = 1 + 2",
        "tests/kernel/test_rules.py": TESTS,
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")
    return tmp_path


def test_a_sample_follows_from_its_seed_and_a_longer_one_goes_on(tiny: Path) -> None:
    package = tiny / "src/tiny"
    ten = draw(package, 1, 10)
    assert ten == draw(package, 1, 10)
    assert ten == draw(package, 1, 12)[:10]
    assert ten != draw(package, 2, 10)
    everything = draw(package, 1, 999)
    assert {found.path for found in everything} == {
        "kernel/rules.py",
        "kernel/text.py",
        "games/chess/data/cards.toml",
    }
    assert {found.path for found in draw(package, 1, 999, "games/*")} == {"games/chess/data/cards.toml"}


def run(tiny: Path, *words: str) -> int:
    return main(
        [
            *(
                "--root",
                str(tiny),
                "--package",
                "src/tiny",
                "--tests",
                "tests/kernel",
                "--build",
                str(tiny / "build"),
            ),
            *("--equivalent", str(tiny / "equivalent.toml"), "--jobs", "2", "--number", "99", "--json", *words),
        ]
    )


def survivors(capsys: pytest.CaptureFixture[str]) -> tuple[dict[str, int], set[tuple[str, str]]]:
    """The figures of a run, and what got through."""
    told = json.loads(capsys.readouterr().out)
    return told, {(one["text"], one["change"].split()[0]) for one in told["survivors"]}


def test_faults_are_planted_noticed_and_told(
    tiny: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "GRACE", 4.0)
    monkeypatch.setattr(judging, "SLOWER", 1.0)
    before = {path: path.read_bytes() for path in (tiny / "src").rglob("*") if path.is_file()}
    assert run(tiny) == 0
    told, got_through = survivors(capsys)
    # Nothing tests the last function; waits(0) and waits(1) would be needed to tell `number >= 0`, which ends at -1.
    assert got_through == {("return number * 5", "*"), ("return number * 5", "5")}
    assert told["mutants"] == told["killed"] + told["timeouts"] + told["survived"]
    assert told["timeouts"] >= 1
    assert {path: path.read_bytes() for path in (tiny / "src").rglob("*") if path.is_file()} == before

    # The same again knows everything already.
    kept = (tiny / "build/results.jsonl").read_text(encoding="utf-8")
    assert run(tiny) == 0
    assert survivors(capsys)[0] == told
    assert (tiny / "build/results.jsonl").read_text(encoding="utf-8") == kept

    # A new test notices one of them, the other is said to change nothing.
    new = tiny / "tests/kernel/test_unseen.py"
    new.write_text("from tiny.kernel.rules import unseen\n\ndef test_unseen():\n    assert unseen(1) == 5\n")
    listed = [one["change"] for one in told["survivors"] if one["change"].startswith("*")]  # type: ignore[attr-defined]
    (tiny / "equivalent.toml").write_text(
        f'[[mutant]]\nline = "return number * 5"\nchange = "{listed[0]}"\nwhy = "it is said so"\n', encoding="utf-8"
    )
    assert run(tiny, "--again") == 0
    again, got_through = survivors(capsys)
    assert got_through == set()
    assert (again["survived"], again["equivalent"], again["killed"]) == (0, 1, told["killed"] + 1)
    assert again["noticed"] == 1


def test_a_run_that_is_broken_off_stops_at_once_and_keeps_what_is_done(tiny: Path) -> None:
    command = [sys.executable, "-m", "tests.mutants", "--root", str(tiny), "--package", "src/tiny"]
    command += ["--tests", "tests/kernel", "--build", str(tiny / "build"), "--number", "99", "--jobs", "2"]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        while " 1/" not in process.stderr.readline():
            pass
        process.send_signal(signal.SIGINT)
        *_, last = process.stderr.read().splitlines()
        assert process.wait() == 130
    assert last == "mutants: stopped; what is done is kept, the same command goes on"
    kept = (tiny / "build/results.jsonl").read_text(encoding="utf-8").splitlines()
    assert kept
    assert len(kept) < len(draw(tiny / "src/tiny", 1, 99))


def test_tests_that_fail_without_a_fault_are_refused(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tiny / "tests/kernel/test_wrong.py").write_text("def test_wrong():\n    assert False\n", encoding="utf-8")
    assert run(tiny) == 2
    assert "tests/kernel/test_wrong.py fails without a fault" in capsys.readouterr().err


def test_tests_whose_helpers_are_gone_are_refused(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    helper = tiny / "tests/kernel/helper.py"
    helper.write_text("VALUE = 1\n", encoding="utf-8")
    (tiny / "tests/kernel/conftest.py").write_text("", encoding="utf-8")
    text = "from helper import VALUE\n\ndef test_value():\n    assert VALUE == 1\n"
    (tiny / "tests/kernel/test_helped.py").write_text(text, encoding="utf-8")
    assert run(tiny, "--number", "1") == 0
    helper.unlink()
    assert run(tiny, "--number", "1") == 2
    assert "cannot be read without a fault: tests/kernel/test_helped.py" in capsys.readouterr().err


def made(path: str, first: int = 1) -> Mutant:
    return Mutant(path, "", first, first, first, "", "", "", b"a", b"b")


def test_tests_are_chosen_by_what_they_reach_the_quickest_first() -> None:
    slow = Reach("tests/rules/gaia/test_slow.py", 9.0, {"games/gaia/power.py": [3, 4], "kernel/rng.py": [1]})
    quick = Reach("tests/rules/gaia/test_quick.py", 1.0, {"games/gaia/power.py": [4]})
    other = Reach("tests/rules/race/test_other.py", 0.1, {"games/race/cards.py": [1], "kernel/rng.py": [1]})
    both = Reach("tests/games/test_both.py", 5.0, {"games/gaia/power.py": [4], "games/race/cards.py": [1]})
    tests = [slow, quick, other, both]
    assert chosen(made("games/gaia/power.py", 4), tests) == [quick, both, slow]
    # Those that do not reach it may read the code.
    assert chosen(made("games/gaia/power.py", 3), tests) == [slow, quick, both]
    assert chosen(made("games/gaia/power.py", 8), tests) == [quick, both, slow]
    assert chosen(made("games/race/data/cards.toml"), tests) == [other, both]
    assert chosen(made("kernel/rng.py"), tests) == [other, slow, quick, both]
    assert not foreign("tests/games/test_both.py", "games/gaia/power.py")


def test_the_quickest_tests_run_in_a_process_of_their_own() -> None:
    tests = [Reach(str(number), seconds, {}) for number, seconds in enumerate((1, 2, 2, 9, 9, 30, 40))]
    assert [[one.seconds for one in portion] for portion in portions(tests)] == [[1, 2], [2, 9, 9], [30, 40]]
    assert portions([tests[-1]]) == [[tests[-1]]]
