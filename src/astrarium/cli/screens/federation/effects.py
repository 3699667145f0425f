"""What the components of Federation do, in the words of one language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from astrarium.cli.screens.look import Look
from astrarium.cli.words import Words
from astrarium.games.federation import naming
from astrarium.games.federation.components.components import Components, components
from astrarium.games.federation.components.language import Effect
from astrarium.kernel import Message

View = Mapping[str, Any]


class EffectWords:
    """Renders what the engine says about components; it knows no rule."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words = words
        self.look = look

    def parts(self, view: View) -> Components:
        """The components of the game."""
        return components(view["options"]["data"])

    def said(self, messages: Iterable[Message]) -> str:
        """Several messages with commas between."""
        return ", ".join(self.words.tell(message) for message in messages)

    def all(self, found: Iterable[Effect]) -> str:
        """Some effects, ``1 ship, 1 marker``."""
        return self.said(naming.all_said(found))

    def resources(self, amounts: Sequence[int]) -> str:
        """Amounts in the order of the resources."""
        return self.said(naming.goods(amounts))

    def price(self, cost: Mapping[str, int]) -> str:
        """A price by the letters of its resources, ``1L 2C``, or that there is none."""
        letters = [f"{number}{self.words.short('resource', word)}" for word, number in cost.items() if number]
        return " ".join(letters) or self.words.text("free")

    def token(self, parts: Components, word: str) -> str:
        """What an alteration token shows."""
        return self.words.tell(naming.component(parts, "token", word))

    def specialist(self, parts: Components, word: str) -> str:
        """What a specialist does, and when."""
        return self.words.tell(naming.specialist_does(parts, word))

    def specialist_name(self, word: str) -> str:
        """The code of a specialist and its type: the list of actions speaks of it by its code."""
        return f"{word} {self.words.name('type', word[1])}"

    def asteroid(self, parts: Components, word: str) -> str:
        """What an asteroid gives, a common or a dead one."""
        return self.said(naming.asteroid_gives(parts, word))
