"""Passwords: which are refused, and that the sentence says why."""

import pytest

from astrarium.server.people.password_rules import LONGEST, password
from astrarium.server.people.texts import BadText


def refusal(text: str, name: str = "Vera Orlova") -> str:
    """The reason for which a password is refused to somebody of that name."""
    with pytest.raises(BadText) as caught:
        password(text, name)
    return caught.value.reason


@pytest.mark.parametrize(
    "text", ["correct horse battery", "слон в лесу поёт", "k7fj2mq9", "xq-Vera-77-plum", "カエルが三匹いた夜"]
)
def test_a_good_password_is_taken(text: str) -> None:
    assert password(text, "Vera Orlova")


@pytest.mark.parametrize(
    "text",
    [
        *("password", "Passw0rd!", "12345678", "iloveyou2", "liverpool1", "letmein123"),
        *("qwertyuiop", "1q2w3e4r5t", "zxcvbnm,./", "йцукенгшщз", "пароль123", "ПАРОЛЬ123"),
        *("aaaaaaaaaaaa", "xyxyxyxyxyxy", "abcdefghij", "20261118", "99999999999999999999", "ё" * 40, "z" * 200),
        *("astrarium", "Astrarium2026", "gaiaproject", "astrariumastrarium"),
        *("veraorlova", "VeraOrlova1", "Orlova2026", "v3ra0rlova", "verapassword"),
    ],
)
def test_a_password_that_is_guessed_early_is_refused(text: str) -> None:
    assert refusal(text) == "password-weak"


def test_the_own_name_is_weak_in_every_script_and_on_every_keyboard() -> None:
    assert refusal("Оксаночка1", "Оксаночка") == "password-weak"
    assert refusal("jrcfyjxrf1", "Оксаночка") == "password-weak"


def test_the_length_is_counted_in_characters() -> None:
    assert refusal("k7fj2mq") == "password-short"
    # Twenty-one bytes, but seven characters.
    assert refusal("蛙夜三匹歌星海") == "password-short"
    # One letter, however it is composed.
    assert refusal("k7fj2me\u0301") == "password-short"
    assert refusal("k7 fj2mq9" * LONGEST) == "password-long"


def test_a_password_that_nobody_could_type_is_refused() -> None:
    assert refusal("\ud800" * 10) == "password-unwritable"
