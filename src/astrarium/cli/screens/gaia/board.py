"""The boards of Gaia Project beside the map: research, scoring, actions, boosters, tokens."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.gaia.map import colour_of
from astrarium.cli.screens.look import BRASS, QUIET, Look
from astrarium.cli.words import Words
from astrarium.games.gaia.components.components import Components, components
from astrarium.games.gaia.components.ids import AREA_IDS
from astrarium.games.gaia.telling import effects

LEVELS = 6
WIDE = 42
"""From so many columns beside the map on, research and the effects of boosters fit there."""

View = Mapping[str, Any]


def parts_of(view: View) -> Components:
    """The components of a table."""
    return components(view.get("data", ""))


class Boards:
    """Draws what all seats share."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words = words
        self.look = look

    def effect(self, view: View, kind: str, word: str) -> str:
        """What a component does, in words."""
        return self.words.tell(effects.of(parts_of(view), kind, word))

    def title(self, key: str) -> Text:
        """The heading of a block."""
        return Text(self.words.text(key), style=f"bold {QUIET}")

    def rounds(self, view: View) -> list[Text]:
        """The round tiles; the present one stands out, past ones fade."""
        lines = [self.title("panel-rounds")]
        for number, tile in enumerate(view["round_tiles"], 1):
            now = number == view["round"]
            past = number < view["round"]
            sign = self.look.pointer if now else (self.look.tick if past else " ")
            style = f"bold {BRASS}" if now else QUIET if past else ""
            lines.append(Text(f"{sign}{number} {self.effect(view, 'round', tile)}", style=style))
        return lines

    def finals(self, view: View) -> list[Text]:
        """The final tiles with everybody's count."""
        lines = [self.title("panel-finals")]
        for tile in view["final_tiles"]:
            line = Text(f" {self.words.short('final', tile['id'])}:")
            for seat, count in enumerate(tile["counts"]):
                line.append(f" {self.look.mark(seat)}", colour_of(view["seats"], seat))
                line.append(f":{count}" if self.look.plain else str(count))
            if tile["neutral"] is not None:
                line.append(f" ({self.words.text('neutral')} {tile['neutral']})", QUIET)
            lines.append(line)
        return lines

    def actions(self, view: View) -> list[Text]:
        """The actions of the research board: free or taken, with their price."""
        lines = [self.title("panel-actions")]
        for action in view["board_actions"]:
            price = {"power": action["power"], "qic": action["qic"]}
            text = f"{self.words.amounts(price)}: {self.effect(view, 'octagon', action['id'])}"
            sign = self.look.tick if action["taken"] else " "
            style = f"{QUIET} strike" if action["taken"] and self.look.colour else ""
            line = Text(sign)
            line.append(text, style)
            if action["taken"]:
                line.append(f" ({self.words.text('taken')})", QUIET)
            lines.append(line)
        return lines

    def boosters(self, view: View, full: bool) -> list[Text]:
        """The boosters that can be taken, with what they do if there is room."""
        lines = [self.title("panel-boosters")]
        for booster in view["boosters"]:
            line = Text(f" {self.words.name('booster', booster)}")
            if full:
                line.append(f": {self.effect(view, 'booster', booster)}", QUIET)
            lines.append(line)
        return lines

    def tokens(self, view: View) -> list[Text]:
        """The federation tokens that are left."""
        lines = [self.title("panel-tokens")]
        for token, left in view["federation_tokens"].items():
            lines.append(Text(f" {left} x {self.effect(view, 'token', token)}"))
        return lines

    def levels(self, view: View) -> list[Text]:
        """Where everybody stands in the research areas, small."""
        width = max(len(self.words.short("area", area)) for area in AREA_IDS)
        head = self.title("panel-research")
        head.pad_right(max(0, width + 1 - len(head)))
        lines = [head]
        for level in range(LEVELS):
            head.append(f" {level:<4}", QUIET)
        for area in view["research"]["areas"]:
            line = Text(f" {self.words.short('area', area['id']):<{width}}")
            for level in range(LEVELS):
                line.append(" ")
                line.append_text(self._marks(view, area, level))
            lines.append(line)
        return lines

    def _marks(self, view: View, area: Mapping[str, Any], level: int) -> Text:
        marks = Text()
        for seat, reached in enumerate(area["levels"]):
            if reached == level and view["seats"][seat]["faction"]:
                marks.append(self.look.mark(seat), colour_of(view["seats"], seat))
        marks.append("." * (1 if not len(marks) else 0), QUIET)
        marks.pad_right(4 - len(marks))
        return marks

    def research(self, view: View) -> RenderableType:
        """The research board in full: marks, tiles, and what every level gives."""
        words = self.words
        blocks: list[RenderableType] = [*self.levels(view), Text()]
        tiles = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
        tiles.add_column(words.text("column-area"))
        tiles.add_column(words.text("column-tile"))
        tiles.add_column(words.text("column-advanced"))
        for area in view["research"]["areas"]:
            tiles.add_row(
                words.name("area", area["id"]), self._tile(view, area["tile"]), self._tile(view, area["advanced"])
            )
        for tile in view["research"]["free_tiles"]:
            tiles.add_row(words.text("free-space"), self._tile(view, tile), "")
        blocks += [tiles, Text()]
        for number, area in enumerate(AREA_IDS):
            blocks.append(Text(words.name("area", area), style="bold"))
            for level, piece in enumerate(parts_of(view).tracks[number]):
                effect = words.tell(effects.level(piece))
                if effect:
                    blocks.append(Text(f"  {level}  {effect}"))
        blocks.append(Text(words.text("research-help"), style=QUIET))
        token = view["research"]["terraforming_token"]
        if token:
            blocks.append(
                Text(words.text("terraforming-token", token=self.effect(view, "token", token)), style=QUIET)
            )
        return Group(*blocks)

    def _tile(self, view: View, tile: str | None) -> Text:
        if not tile:
            return Text("-", style=QUIET)
        text = Text(self.words.name("tech", tile))
        text.append(f"\n{tile}: {self.effect(view, 'tech', tile)}", QUIET)
        return text

    def full(self, view: View) -> RenderableType:
        """Everything beside the map but research."""
        blocks = [self.rounds(view), self.finals(view), self.actions(view)]
        blocks += [self.boosters(view, full=True), self.tokens(view)]
        lines: list[RenderableType] = []
        for block in blocks:
            lines += [*block, Text()]
        return Group(*lines[:-1])

    def side(self, view: View, width: int) -> list[Text]:
        """What stands beside the map."""
        lines = [*self.rounds(view), *self.finals(view)]
        wide = width >= WIDE
        if wide:
            lines += self.levels(view)
        lines += self.actions(view)
        if view["boosters"]:
            lines += self.boosters(view, full=wide)
        for line in lines:
            line.no_wrap = True
            line.truncate(width, overflow="crop" if self.look.plain else "ellipsis")
        return lines
