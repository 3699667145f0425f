"""A data file means what it says: a slip of the pen in any of them is refused when it is loaded."""

import runpy
import tomllib
from pathlib import Path

import pytest

import astrarium
from astrarium.games.race import components, robot
from astrarium.games.race.components.files import DATA
from astrarium.kernel import corrections, data

COMPONENTS = Path(components.__file__).parent
MODULES = {
    "cards.toml": COMPONENTS / "printed.py",
    "storm.toml": COMPONENTS / "printed.py",
    "rules.toml": COMPONENTS / "printed.py",
    "robot.toml": Path(robot.__file__).parent / "mat.py",
}

SLIPS = [
    ("cards.toml", 'name = "Old Earth"', 'name = "Old Earth"\ncolour = "blue"', "unknown key colour"),
    ("cards.toml", "second_edition = {", "second_edition = { cots = 2,", "unknown key cots"),
    ("cards.toml", '"trade_bonus 1 any"', '"trade_bonsu 1 any"', 'there is no power "trade_bonsu"'),
    ("cards.toml", '"military 2"', '"military lots"', 'cannot read "military lots"'),
    ("cards.toml", 'id = "new_sparta"', 'id = "old_earth"', "old_earth stands twice"),
    ("storm.toml", "start_hand = 3", "star_hand = 3", "unknown key star_hand"),
    ("storm.toml", "3 per card:genetics_lab", "3 per card:genetics_lob", "is the id of no card"),
    ("rules.toml", "hand_limit = 10", "hand_limit = 10\nfoot_limit = 2", "unknown key foot_limit"),
    ("rules.toml", "prices = [2, 3, 4, 5]", "prices = [2, 3, 4]", "prices"),
    ("rules.toml", 'after = ["IV"]', 'after = ["VI"]', '"VI" is none of'),
    ("rules.toml", 'measure = "chips"', 'measure = "crisps"', '"crisps" is none of'),
    ("rules.toml", 'id = "explore_5"', 'id = "explore_6"', '"explore_6" is none of'),
    ("rules.toml", 'rule = "RG-GOAL-25"', 'rule = "RG-GOAL-99"', "RG-GOAL-99 is no rule of the game"),
    ("cards.toml", 'rules = ["RG-SIX-01"]', 'rules = ["RG-SIX-99"]', "RG-SIX-99 is no rule of the game"),
    ("rules.toml", "discount = 1", "discuont = 1", "unknown key discuont"),
    ("robot.toml", '"explore_1", "explore_2", "develop_1"', '"explore_1", "develop_1"', "columns: they must be"),
    ("robot.toml", "pool = 24", "pool = 24\npuddle = 1", "unknown key puddle"),
    ("robot.toml", '"draw 1", "credit 1"', '"drew 1", "credit 1"', 'the robot does not know "drew"'),
    ("robot.toml", '"draw 3", "flip world_nonmilitary"', '"draw 3", "flip world_rich"', '"world_rich" is none of'),
    ("robot.toml", '"needs_credit 1", "draw 2"', '"needs_credit", "draw 2"', 'cannot read "needs_credit"'),
    ("robot.toml", '"turn_counter consume_trade produce"', '"turn_counter consume_trade"', "cannot read"),
    ("robot.toml", 'explore_2 = ["draw 4"]', 'explore_3 = ["draw 4"]', "unknown key explore_3"),
    ("robot.toml", '["robot", "robot", ', '["robot", "rabbit", ', '"rabbit" is none of'),
    ("robot.toml", '["settle_2"]', '["settle_22"]', '"settle_22" is none of'),
    ("robot.toml", 'consume_both = "RG-SOLO-35"', "", "is missing"),
    ("robot.toml", '"produce", "match"]', '"produce"]', "a die has 6 faces, not 5"),
    ("robot.toml", '"produce", "match"]', '"produce", "match", "match"]', "a die has 6 faces, not 7"),
    ("robot.toml", "number = 1\n", "number = 2\n", "the start worlds stand in their order: this is 1"),
    ("robot.toml", '"draw 1", "credit 1"', '"draw 1 2", "credit 1"', 'cannot read "draw 1 2"'),
    ("robot.toml", '"draw 1", "credit 1"', '"draw 0", "credit 1"', 'cannot read "draw 0"'),
    ("robot.toml", '"draw 1", "credit 1"', '"draw 10", "credit 1"', 'cannot read "draw 10"'),
    ("robot.toml", '"draw 1", "credit 1"', '"draw", "credit 1"', 'cannot read "draw"'),
    ("cards.toml", '"military 2"', '"settle_discount 1 card:nowhere"', "nowhere"),
]


def load(file: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the module that loads a data file, with another text in its place."""
    read = data.read_file

    def changed(path: Path) -> data.Entry:
        return data.Entry(path.name, tomllib.loads(text), data.lines_of(text)) if path.name == file else read(path)

    monkeypatch.setattr(data, "read_file", changed)
    monkeypatch.setattr(corrections, "read_file", changed)
    runpy.run_path(str(MODULES[file]))


@pytest.mark.parametrize("file", MODULES)
def test_the_files_load_as_they_are(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    load(file, (DATA / file).read_text(encoding="utf-8"), monkeypatch)


@pytest.mark.skipif(astrarium.is_compiled(), reason="what compiled modules call cannot be replaced")
@pytest.mark.parametrize(("file", "right", "wrong", "said"), SLIPS)
def test_a_slip_of_the_pen_is_refused(
    file: str, right: str, wrong: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(ValueError, match=file) as refused:
        load(file, text.replace(right, wrong, 1), monkeypatch)
    assert said in str(refused.value)
