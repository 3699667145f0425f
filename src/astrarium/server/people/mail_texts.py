"""The letters and notices that the server writes, in the reader's language."""

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from astrarium.games.rulebook import LANGUAGES

FOLDER: Final = Path(__file__).parents[2] / "locale"

Language = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$", max_length=max(map(len, LANGUAGES)))]
Letter = Literal["reset", "verify", "password-changed", "email-changed"]


def letter(kind: Letter, language: Language, **values: str) -> tuple[str, str]:
    """The subject and the text of a letter."""
    bundle = _bundle(language)
    message = bundle.get_message(f"mail-{kind}")
    assert message.value is not None
    subject, _ = bundle.format_pattern(message.attributes["subject"], values)
    text, _ = bundle.format_pattern(message.value, values)
    return str(subject), f"{text}\n"


def line(message: str, language: Language) -> str:
    """A sentence of its own, without anything to fill in."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {})[0])


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / "mail.ftl").read_text(encoding="utf-8")))
    return bundle
