"""The seats of Federation: one line for each, and a whole personal board."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.federation.effects import EffectWords
from astrarium.cli.screens.federation.senate import Senate
from astrarium.cli.screens.look import ACT, BRASS, QUIET
from astrarium.games.federation.components.components import TOKEN_IDS, Components
from astrarium.games.federation.components.ids import DEEP_IDS, MISSION_IDS, RESOURCE_IDS, START_IDS

RESOURCE_COLOURS: Final = {"lavandium": "#c9a7f5", "copernium": "#7bc96f", "oceanium": "#6cc5f0", "gold": BRASS}

View = Mapping[str, Any]


class Seats:
    """Draws what lies before the players."""

    def __init__(self, effects: EffectWords, senate: Senate) -> None:
        self.effects = effects
        self.senate = senate
        self.words = effects.words
        self.look = effects.look

    def table(self, view: View, me: int | None, only: int | None = None) -> RenderableType:
        """One line for each seat, or for one of them."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column("")
        table.add_column(self.words.text("column-seat"), no_wrap=True)
        table.add_column(self.words.text("column-pp"), justify="right")
        for word in RESOURCE_IDS:
            table.add_column(self.words.short("resource", word), justify="right", style=RESOURCE_COLOURS[word])
        for column in ("ships", "level", "die", "done", "tokens", "honours", "to_place"):
            right = column != "to_place"
            table.add_column(self.words.text(f"column-{column}"), justify="right" if right else "left", no_wrap=True)
        for seat in view["seats"]:
            if only is None or seat["seat"] == only:
                table.add_row(*self._row(view, seat, me))
        return table

    def _row(self, view: View, seat: Mapping[str, Any], me: int | None) -> list[Text]:
        number = seat["seat"]
        name = self.senate.name(number)
        if number == me:
            name.append(f" ({self.words.text('you')})", QUIET)
        bonus = sum(seat["level_bonus"].values())
        level = f"{seat['level']}{'+' if bonus else ''} ({seat['degree']})"
        left = [self.words.short("ambassador", word) for word in seat["ambassadors"]]
        if seat["special_ambassador"] == "held":
            left.append(self.words.short("ambassador", "special"))
        die = str(seat["die"] or "-") + (self.look.tick if seat["die_at"] else "")
        return [
            Text(self.look.pointer if number in view["to_act"] else " ", style=f"bold {ACT}"),
            name,
            Text(str(seat["vp"]), style=f"bold {BRASS}"),
            *(Text(str(seat["resources"][word])) for word in RESOURCE_IDS),
            Text(f"{seat['hangar']}/{seat['hangar'] + seat['supply']}"),
            Text(level),
            Text(die),
            Text(f"{seat['missions_completed']}/{seat['missions_opened']}"),
            Text(str(len(seat["tokens"]))),
            Text(f"{len(seat['medals'])} ({seat['medal_points']})"),
            Text(" ".join(left) or "-"),
        ]

    def board(self, view: View, number: int) -> list[RenderableType]:
        """What is worth knowing about a personal board beyond its line: missions, specialists, tokens, medals."""
        seat = view["seats"][number]
        parts = self.effects.parts(view)
        found: list[RenderableType] = [self.missions(parts, seat)]
        if seat["specialists"]:
            found += [Text(), self._title("specialists"), self.specialists(parts, seat)]
        if seat["tokens"]:
            held = [f"{word}: {self.effects.token(parts, word)}" for word in seat["tokens"]]
            found += [Text(), self._title("tokens"), Text("; ".join(held))]
        lines = []
        if seat["built"]:
            lines.append(self._listed("built", [self.words.name("structure", word) for word in seat["built"]]))
        if seat["discs"]:
            discs = [self.words.text("disc-level", shop=shop, level=level) for shop, level in seat["discs"].items()]
            lines.append(self._listed("discs", discs))
        if seat["medals"]:
            medals = [self.words.name("medal", word) for word in seat["medals"]]
            lines.append(self._listed("honours", medals))
        return [*found, Text(), *lines] if lines else found

    def _title(self, word: str) -> Text:
        return Text(self.words.text(f"panel-{word}"), style="bold")

    def _listed(self, word: str, names: list[str]) -> Text:
        return Text.assemble((self.words.text(f"panel-{word}"), "bold"), ": ", ", ".join(names))

    def missions(self, parts: Components, seat: Mapping[str, Any], every: bool = False) -> RenderableType:
        """The missions with a marker and what each still needs; completed ones only by name."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_column()
        for word in MISSION_IDS:
            open_now = word in seat["markers"] and word not in seat["completed"]
            if not every and not open_now:
                continue
            data = parts.missions[MISSION_IDS.index(word)]
            about = self.effects.all(data.effects)
            if word in seat["mission_points"]:
                about += f" ({self.words.text('now-worth', vp=seat['mission_points'][word])})"
            table.add_row(word, self.words.name("mission", word), self.missing(parts, seat, word), Text(about, QUIET))
        done = [self.words.name("mission", word) for word in seat["completed"]]
        if seat["start"]:
            done.append(self.words.text("start-name", name=self.words.name("start", seat["start"])))
        if seat["deep_space"]:
            done.append(self.words.text("deep-tile", tile=seat["deep_space"]))
        found: list[RenderableType] = [self._title("missions")]
        found.append(table if table.row_count else Text(self.words.text("no-missions"), style=QUIET))
        if done and not every:
            found.append(Text(self.words.text("missions-done", names=", ".join(done)), style=QUIET))
        return Group(*found)

    def missing(self, parts: Components, seat: Mapping[str, Any], word: str) -> Text:
        """What a mission lacks: a marker, a ship, a level, its price."""
        if word in seat["completed"]:
            return Text(self.words.text("mission-done"), style=QUIET)
        data = parts.missions[MISSION_IDS.index(word)]
        price = self.effects.resources(data.cost)
        lacks = [self.words.text(f"lacks-{what}", level=data.level, price=price) for what in seat["lacks"][word]]
        if not lacks:
            ready = self.words.text("mission-ready")
            return Text(f"{ready}, {self.words.text('costs', price=price)}" if price else ready, style=ACT)
        return Text(self.words.text("mission-lacks", what=", ".join(lacks)))

    def specialists(self, parts: Components, seat: Mapping[str, Any]) -> RenderableType:
        """Each specialist with its text, and whether it is used."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for item in seat["specialists"]:
            ready = item["use"] == "ready"
            style = "" if ready else QUIET
            use = self.words.text("use-ready" if ready else "use-used")
            about = self.effects.specialist(parts, item["id"])
            name = self.effects.specialist_name(item["id"])
            table.add_row(Text(name, style), Text(use, ACT if ready else QUIET), Text(about, style))
        return table

    def full(self, view: View, me: int | None) -> RenderableType:
        """Every seat with its whole board."""
        found: list[RenderableType] = [self.table(view, me)]
        for seat in view["seats"]:
            found += [Text(), self.senate.name(seat["seat"]), *self.board(view, seat["seat"])]
        return Group(*found)

    def about(self, view: View, word: str) -> str:
        """What a mission, specialist, token, starting token or deep-space tile does, by its code; or nothing."""
        parts = self.effects.parts(view)
        if word.lower() in MISSION_IDS:
            data = parts.missions[MISSION_IDS.index(word.lower())]
            level = self.words.text("lacks-level", level=data.level)
            return f"{self.words.name('mission', word.lower())} ({level}): {self.effects.all(data.effects)}"
        if word.upper() in [specialist.id for specialist in parts.specialists]:
            name = self.effects.specialist_name(word.upper())
            return f"{name}. {self.effects.specialist(parts, word.upper())}"
        if word.lower() in DEEP_IDS:
            return self.effects.all(parts.deep_space[DEEP_IDS.index(word.lower())].effects)
        if word.lower() in START_IDS:
            return self.effects.all(parts.starting[START_IDS.index(word.lower())].effects)
        return self.effects.token(parts, word.lower()) if word.lower() in TOKEN_IDS else ""
