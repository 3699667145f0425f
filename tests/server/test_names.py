"""Names: what nobody may be called, and which names a reader could not tell apart."""

import pytest

from astrarium.bots import bot_names
from astrarium.server.people import names
from astrarium.server.people.look_alikes import skeleton
from astrarium.server.people.texts import BadText


def refusal(text: str) -> str:
    """The reason for which a name is refused."""
    with pytest.raises(BadText) as caught:
        names.name(text)
    return caught.value.reason


@pytest.mark.parametrize(
    "name",
    [
        "Vera",
        "Оксана П.",
        "Дем\u02bcян",
        "Νίκος",
        "José 7",
        "Łukasz",
        "李小龙",
        "さくらサクラ",
        "Mカズ",
        "김민수",
        "محمد",
        "می\u200cخواهم",
        "श्री\u200dमान",
        "Vera и Olga",
        "DJ-Вера",
        "★ Vega ★",
        "<b>x</b>",
    ],
)
def test_a_name_in_any_living_script_is_taken_as_it_is(name: str) -> None:
    assert names.name(name) == name


@pytest.mark.parametrize("name", ["Vеra", "Вeра", "Oλγa", "раypal", "Ve\u0301rа"])
def test_a_word_in_several_scripts_that_look_alike_is_refused(name: str) -> None:
    assert refusal(name) == "name-scripts"


@pytest.mark.parametrize("name", ["ᎳᎪᏒ", "ꓦꓰꓣꓮ", "ⲤⲞⲤ", "𐐀𐐁"])
def test_a_script_of_the_past_or_of_few_is_refused(name: str) -> None:
    assert refusal(name) == "name-scripts"


@pytest.mark.parametrize(
    "name", ["Ve\u200dra", "Ve\u200cra", "Vera\u200d", "👩\u200d🚀", "Ve\u3164ra", "\u2800", "Ve\u034fra", "V\u202ea"]
)
def test_what_nobody_can_see_is_refused(name: str) -> None:
    assert refusal(name) == "name-hidden"


def test_the_style_of_a_pictogram_is_left_out() -> None:
    assert names.name("Vera \u2764\ufe0f") == "Vera \u2764"


@pytest.mark.parametrize(
    "name",
    [
        *bot_names(),
        *("Greedy", "GREEDY 2", "random-3", "greedy:5", "greedy¹", "Greedy ②", "🤖 greedy", "Случайный", "Жадібний"),
        *(
            "Astrarium",
            "Admin",
            "ADMIN",
            "adm1n",
            "✓Admin",
            "администратор",
            "Модератор 1",
            "Automa",
            "Deleted player",
            "Удаленный игрок",
        ),
        "Bot greedy",
        "Greedy robot 2",
        "Жадный бот",
    ],
)
def test_the_names_of_bots_and_of_the_site_are_kept(name: str) -> None:
    assert refusal(name) == "name-reserved"


def test_a_name_has_a_limit() -> None:
    assert names.name("x" * names.LONGEST) == "x" * names.LONGEST
    with pytest.raises(BadText, match="25 characters"):
        names.name("x" * (names.LONGEST + 1))
    with pytest.raises(BadText, match="joined"):
        names.name("\ufdfa" * 20)
    with pytest.raises(BadText, match="marks"):
        names.name("Ve" + "\u0301" * 4 + "ra")


@pytest.mark.parametrize(
    ("one", "other"), [("Vega", "VEGA"), ("Straße", "STRASSE"), ("Ольга", "ольга"), ("Vega", "Vega")]
)
def test_names_that_read_the_same_have_the_same_key(one: str, other: str) -> None:
    assert names.name_key(one) == names.name_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Вера", "Bepa"),
        ("СОСНА", "COCHA"),
        ("ΝΙΚΗ", "NIKH"),
        ("Ilya", "llya"),
        ("Ilya", "ilya"),
        ("IRINA", "lRlNA"),
        ("IRINA", "lrina"),
        ("ΦΙΛΟ", "ФІЛО"),
        ("ΠΑΓΟ", "ПАГО"),
        ("Ivan", "Ɩvan"),
        ("エミ", "工ミ"),
        ("Vega 10", "Vega lO"),
        ("Vega 10", "Vega10."),
        ("Vega 10", "Vega ١٠"),
        ("Marn", "Mam"),
        ("Ivvan", "Iwan"),
        ("José", "Jose"),
        ("Łódź", "Lodz"),
        ("Vera", "ᴠᴇʀᴀ"),
        ("Vera", "🅥🅔🅡🅐"),
        ("Vera", "𝓥𝓮𝓻𝓪"),
        ("Vera", "V.e_r-a"),
        ("Дем'ян", "Дем\u02bcян"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Vera", "Wera"), ("Ольга", "Олег"), ("Kolya", "Kotya"), ("★", "☆")])
def test_names_that_can_be_told_apart_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_name_of_signs_alone_has_a_skeleton_too() -> None:
    assert skeleton("...") == "..."


def test_a_skeleton_fits_its_column() -> None:
    longest = ["w" * 24, "ю" * 24, "각" * 24, "㍿" * 18, "ﬃ" * 24]
    assert max(len(skeleton(names.name(name))) for name in longest) <= 200
