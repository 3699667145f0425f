"""Data files: entries read key by key, and errors that say where."""

from pathlib import Path

import pytest

from astrarium.kernel import data


def test_a_folder_is_read_once(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text('[[tile]]\nid = "one"\n', encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no data", encoding="utf-8")
    read = data.read_folder(tmp_path)
    assert read == {"tiles": {"tile": [{"id": "one"}]}}
    (tmp_path / "tiles.toml").unlink()
    assert data.read_folder(tmp_path) is read


def test_an_unknown_key_is_refused_in_every_part() -> None:
    entry = data.Entry("some.toml", {"tile": [{"id": "one", "incme": "1 ore"}]})
    (tile,) = entry.list_of("tile")
    assert tile.text("id") == "one"
    assert tile.texts("income") == []
    with pytest.raises(ValueError, match=r"some\.toml, one: unknown key incme; known here: id, income"):
        entry.finish()


def test_usual_values_fill_what_an_entry_leaves_out() -> None:
    usual = data.Entry("usual", {"power": [2, 4], "income": "1 ore"})
    entry = data.Entry("one", {"income": ["2 ore", "1 qic"]}).over(usual)
    assert entry.pair("power") == (2, 4)
    assert entry.texts("income") == ["2 ore", "1 qic"]
    entry.finish()
    usual.finish()


@pytest.mark.parametrize("item", [-1, True, "1"])
def test_a_list_of_numbers_holds_amounts_only(item: object) -> None:
    entry = data.Entry("some.toml", {"points": [0, item]})
    with pytest.raises(ValueError, match="is no whole number from 0 up"):
        entry.numbers("points")
    assert data.Entry("some.toml", {"points": [0, 1]}).numbers("points") == [0, 1]


def test_a_wrong_kind_of_value_is_named() -> None:
    entry = data.Entry("some.toml, one", {"vp": "two", "late": -1, "pair": [1], "home": "mud", "on": 1})
    with pytest.raises(ValueError, match=r"some\.toml, one, vp: 'two' is no whole number"):
        entry.number("vp")
    with pytest.raises(ValueError, match="late: -1 is no whole number"):
        entry.number("late")
    with pytest.raises(ValueError, match=r"pair: .* are not two numbers"):
        entry.pair("pair")
    with pytest.raises(ValueError, match='home: "mud" is none of terra, ice'):
        entry.word("home", ["terra", "ice"])
    with pytest.raises(ValueError, match="on: 1 is neither true nor false"):
        entry.flag("on", False)
    with pytest.raises(ValueError, match="name: is missing"):
        entry.text("name")


def test_entries_come_in_the_order_of_the_ids() -> None:
    entries = data.Entry("some.toml", {"a": [{"id": "two"}, {"id": "one"}]}).list_of("a")
    assert [e.text("id") for e in data.ordered(entries, ["one", "two"], "some.toml")] == ["one", "two"]
    with pytest.raises(ValueError, match='"two" is none of one, three'):
        data.ordered(entries, ["one", "three"], "some.toml")
    with pytest.raises(ValueError, match="two stands twice"):
        data.ids_of([entries[0], entries[0]])
    with pytest.raises(ValueError, match=r"some\.toml: needs an entry for three"):
        data.ordered(entries, ["one", "two", "three"], "some.toml")
