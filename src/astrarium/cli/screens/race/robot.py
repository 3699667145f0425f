"""The robot of Race for the Galaxy: its mat, its tracks, its tableau, and what its spaces do."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from astrarium.cli.screens.look import ACT, BRASS, QUIET
from astrarium.cli.screens.race.cards import CardWords
from astrarium.games.race.robot.mat import CELL_IDS, COLUMN_IDS, CREDIT_LIMIT, ECONOMY_LIMIT, OVERLAY_IDS, cell_at
from astrarium.games.race.robot.saying import cell_said

GROUPS: Final = (
    ("I", ("explore_1", "explore_2")),
    ("II", ("develop_1", "develop_2")),
    ("III", ("settle_1", "settle_2")),
    ("$", ("consume_trade",)),
    ("2x", ("consume_2x",)),
    ("V", ("produce",)),
)

View = Mapping[str, Any]


class RobotWords:
    """Draws the robot's corner of the table."""

    def __init__(self, cards: CardWords) -> None:
        self.cards = cards
        self.words = cards.words
        self.look = cards.look

    def brief(self, view: View) -> list[RenderableType]:
        """The mat with the dice, the tracks and the cards, in a few lines."""
        robot = view["robot"]
        if not robot:
            return []
        words = self.words
        facts = [
            words.text("robot-credit-track", credit=robot["credit"], limit=CREDIT_LIMIT),
            words.text("robot-economy-track", economy=robot["economy"], limit=ECONOMY_LIMIT),
            words.text("robot-stack", stack=robot["stack"]),
            words.text("robot-sixes", left=robot["six_counters"], placed=robot["six_placed"]),
            words.text("robot-face", action=words.name("face", robot["counter"])),
        ]
        title = Text(words.text("robot"), style=f"bold {BRASS}")
        return [
            title.append("  ").append_text(self._mat(robot)),
            Text(self.look.dot.join(facts), style=QUIET),
            self._tableau(view, robot),
        ]

    def _mat(self, robot: Mapping[str, Any]) -> Text:
        """The spaces from left to right; a die shows its number."""
        text = Text()
        for label, spaces in GROUPS:
            if text:
                text.append("  ")
            lies = any(space in robot["dice"] for space in spaces)
            text.append(label + " ", "bold" if lies else QUIET)
            for space in spaces:
                assert space in COLUMN_IDS
                dice = [str(die + 1) for die, on in enumerate(robot["dice"]) if on == space]
                text.append(f"[{''.join(dice) or ' '}]", f"bold {ACT}" if dice else QUIET)
        return text

    def _tableau(self, view: View, robot: Mapping[str, Any]) -> Text:
        text = Text()
        for name in robot["tableau"]:
            card = self.cards.card(view, name)
            text.append(", " if text else "")
            text.append_text(self.cards.shape(card)).append(f" {self.cards.name(card)}")
        if robot["six_placed"]:
            text.append(f", {self.words.text('robot-six-cards', count=robot['six_placed'])}")
        return text

    def full(self, view: View) -> RenderableType:
        """The same, and what the robot does on every space, its overlays counted in."""
        robot = view["robot"]
        if not robot:
            return Text(self.words.text("robot-none"))
        lines: list[RenderableType] = [*self.brief(view), Text()]
        overlays = [OVERLAY_IDS.index(overlay) for overlay in robot["overlays"]]
        for name in CELL_IDS:
            cell = cell_at(overlays, name)
            if cell is not None:
                said = self.words.tell(cell_said(cell))
                lines.append(Text.assemble((self.words.name("cell", name), "bold"), f": {said}"))
        return Group(*lines)
