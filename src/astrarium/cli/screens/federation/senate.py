"""The senate of Federation: who stands where, what it counts, the laws and the projects."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.federation.effects import EffectWords
from astrarium.cli.screens.look import ACT, BRASS, QUIET
from astrarium.games.federation.components.components import FLOOR_IDS
from astrarium.games.federation.components.ids import COLUMNS, PLANET_IDS, WING_IDS
from astrarium.games.federation.components.language import Effect

SEAT_COLOURS: Final = ("#82b4fa", "#ffb06b", "#9fd98c", "#f29bc1")
PLANET_COLOURS: Final = {
    "neo": "#f0a35e",
    "six_moons": "#6cc5f0",
    "atal": "#c9a7f5",
    "arratuin": "#f2d64b",
    "e81216": "#7bc96f",
}
WIDE: Final = 100
"""With so many columns nothing needs to be short."""

View = Mapping[str, Any]


class Senate:
    """Draws the senate with everything that hangs on its votes."""

    def __init__(self, effects: EffectWords) -> None:
        self.effects = effects
        self.words = effects.words
        self.look = effects.look

    def mark(self, seat: int) -> Text:
        """The sign of a seat in its colour."""
        return Text(self.look.mark(seat), style=f"bold {SEAT_COLOURS[seat]}")

    def name(self, seat: int) -> Text:
        """The sign and name of a seat."""
        return Text(f"{self.look.mark(seat)} {self.words.seat(seat)}", style=f"bold {SEAT_COLOURS[seat]}")

    def planet(self, planet: str, short: bool = False) -> Text:
        """The name of a planet in its colour; other names stay uncoloured."""
        name = self.words.short("action", planet) if short else self.words.name("action", planet)
        return Text(name, style=PLANET_COLOURS.get(planet, ""))

    def counts(self, numbers: list[int], neutral: int = 0, first: int = 0) -> Text:
        """One number for each seat, ``●3 ■0``, and that of the neutral player if it counts."""
        between = ":" if self.look.plain else ""
        line = Text(" ").join(
            self.mark(seat).append(f"{between}{number}", "not bold") for seat, number in enumerate(numbers, first)
        )
        if neutral:
            line.append(f"{' ' if numbers else ''}{self.words.text('neutral-short')}{between}{neutral}", QUIET)
        return line

    def heading(self, view: View) -> Text:
        """Round and phase, who begins, and who presides."""
        words = self.words
        line = Text(words.text("title"), style=f"bold {BRASS}")
        if view["round"]:
            line.append(self.look.dot + words.text("round-of", round=view["round"], rounds=view["rounds"]))
        line.append(self.look.dot + words.name("phase", view["phase"]))
        line.append(self.look.dot + words.text("first-player") + " ").append_text(self.mark(view["first_player"]))
        line.append(self.look.dot + words.text("president") + " ").append_text(self.mark(view["president"]))
        return line

    def grid(self, view: View, width: int, lit: frozenset[str]) -> RenderableType:
        """Three floors of six spaces under the projects of their columns, with the votes of each floor."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        table.add_column(no_wrap=True, style=QUIET)
        for column in range(COLUMNS):
            if column == COLUMNS // 2:
                table.add_column(no_wrap=True, style=QUIET, min_width=1)
            table.add_column(no_wrap=True, min_width=10 if width < WIDE else 12)
        table.add_column(no_wrap=True)
        table.add_row(*self._projects(view))
        for floor in reversed(range(len(FLOOR_IDS))):
            table.add_row()
            spaces = [space for space in view["senate"]["spaces"] if space["floor"] == floor + 1]
            cells = [self._space(space, lit) for space in spaces]
            word = FLOOR_IDS[floor]
            votes = self._floor(view, word, width)
            half = COLUMNS // 2
            table.add_row(word, *cells[:half], self._wall(), *cells[half:], votes)
        return table

    def _floor(self, view: View, floor: str, width: int) -> Text:
        """The votes of a floor; in a narrow window they take two lines."""
        votes = view["senate"]["floor_votes"][floor]
        neutral = view["senate"]["neutral_votes"][floor]
        if width >= WIDE:
            return self.counts(votes, neutral)
        return self.counts(votes[:2]).append("\n").append_text(self.counts(votes[2:], neutral, first=2))

    def _wall(self) -> str:
        return "|\n|" if self.look.plain else "│\n│"

    def _projects(self, view: View) -> list[RenderableType]:
        found: list[RenderableType] = [""]
        by_column = {project["column"]: project for project in view["projects"]}
        for column in range(COLUMNS):
            if column == COLUMNS // 2:
                found.append(self._wall())
            project = by_column[column + 1]
            name = Text(self.words.short("project", project["id"]), style=PLANET_COLOURS.get(project["id"], ""))
            found.append(name.append("\n").append_text(self.funding(project)))
        return [*found, Text(self.words.text("floor-votes"), style=QUIET)]

    def funding(self, project: Mapping[str, Any]) -> Text:
        """How far a project is funded."""
        text = f"{project['at']}/{project['length']}"
        if project["funded"]:
            return Text(f"{text} {self.words.text('funded')}", style=BRASS)
        return Text(text, style=QUIET)

    def _space(self, space: Mapping[str, Any], lit: frozenset[str]) -> Text:
        """Name and occupant in the first line, the action in the second."""
        cell = Text(space["id"], style=f"bold {ACT}" if space["id"] in lit else QUIET)
        cell.append(" ").append_text(self._occupant(space, lit))
        return cell.append("\n").append_text(self.planet(space["action"], short=True))

    def _occupant(self, space: Mapping[str, Any], lit: frozenset[str]) -> Text:
        if space["neutral"]:
            return Text(self.words.text("neutral-short") + f" {space['votes']}", style=QUIET)
        if space["owner"] is None:
            return Text(self.words.text("open"), style=ACT) if space["id"] in lit else Text("-", style=QUIET)
        found = self.mark(space["owner"])
        between = ":" if self.look.plain else ""
        if space["funds"]:
            return found.append(f"{between}{self.words.text('fund-short')}", "not bold")
        die = f"+{space['die']}" if space["die"] else ""
        return found.append(f"{between}{space['votes_without_die']}{die}", "not bold")

    def outer(self, view: View) -> Text | None:
        """Who waits in the outer module."""
        there = view["senate"]["outer"]
        if not there:
            return None
        line = Text(self.words.text("outer-module") + ":", style=QUIET)
        for token in there:
            line.append(" ").append_text(self.mark(token["owner"]))
        return line

    def laws(self, view: View, width: int) -> list[RenderableType]:
        """Both laws with the votes of their wings, and what each would give everybody now."""
        laws = view["laws"]
        if laws["left"]["law"] is None:
            return []
        votes = view["senate"]["wing_votes"]
        forecast = view["executive"]
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        for wing in WING_IDS:
            law = laws[wing]["law"]
            ahead = forecast is not None and forecast["law"] == wing
            row: list[RenderableType] = [
                Text(self.words.name("wing", wing)),
                Text(self.words.text("amount-votes", amount=votes[wing]), style=f"bold {BRASS}" if ahead else ""),
                self.planet(law),
                *self._effect(view, law, width),
                self.counts(laws[wing]["points"]),
            ]
            if laws[wing]["next"]:
                row.append(Text(self.words.text("next-law", law=self.words.name("planet", laws[wing]["next"]))))
            table.add_row(*row)
        parts: list[RenderableType] = [Text(self.words.text("panel-laws"), style="bold"), table]
        if forecast is not None and forecast["law"] is None:
            line = Text(self.words.text("law-tie") + " ", style=QUIET).append_text(self.mark(view["president"]))
            parts.append(line)
        return parts

    def _law(self, view: View, law: str) -> list[Effect]:
        return self.effects.parts(view).laws[PLANET_IDS.index(law)].effects

    def _effect(self, view: View, law: str, width: int) -> list[Text]:
        """What a law says; in a narrow window what it gives everybody has to be enough."""
        return [Text(self.effects.all(self._law(view, law)), style=QUIET)] if width >= WIDE else []

    def standing(self, view: View) -> RenderableType:
        """Planets and projects: everybody's influence, the medals left, the funding."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
        for column in ("planet", "influence", "medals", "project"):
            table.add_column(self.words.text(f"column-{column}"), no_wrap=True)
        projects = {project["id"]: project for project in view["projects"]}
        medals = view["medals"]
        for planet in PLANET_IDS:
            left = " ".join(str(threshold) for threshold in medals[planet]) or "-"
            counts = self.counts([seat["influence"][planet] for seat in view["seats"]])
            table.add_row(self.planet(planet), counts, left, self.funding(projects[planet]))
        for word in ("missions", "general"):
            name = Text(self.words.name("project", word))
            table.add_row(name, self.counts(projects[word]["counts"]), "", self.funding(projects[word]))
        others = [
            self.words.text("medals-left", medal=self.words.name("medal", word), count=medals[word])
            for word in ("accreditation", "intrigue")
        ]
        return Group(table, Text(self.look.dot.join(others), style=QUIET))

    def whole(self, view: View, width: int, lit: frozenset[str]) -> list[RenderableType]:
        """The senate, who is in the outer module, and the laws."""
        parts: list[RenderableType] = [self.grid(view, width, lit)]
        if view["round"] <= 1:
            parts += [Text(), Text(self.words.text("legend-senate"), style=QUIET)]
        outer = self.outer(view)
        if outer is not None:
            parts += [Text(), outer]
        laws = self.laws(view, width)
        return [*parts, Text(), *laws] if laws else parts
