"""What everybody sees at a table of Race for the Galaxy: phases, seats, goals, piles."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.look import ACT, BRASS, QUIET, Look
from astrarium.cli.screens.race.cards import GOOD_COLOURS, CardWords
from astrarium.games.race.components.powers import GOOD_IDS, ROW_IDS
from astrarium.games.race.components.printed import ACTIONS

SEAT_COLOURS: Final = ("#82b4fa", "#ffb06b", "#9fd98c", "#f29bc1", "#c9a7f5")
ROW_OF: Final = {action.id: ROW_IDS[action.row] for action in ACTIONS}
PHASES: Final = ("I", "II", "III", "IV", "V")

View = Mapping[str, Any]


class SeatWords:
    """Draws the seats and what they share."""

    def __init__(self, cards: CardWords) -> None:
        self.cards = cards
        self.words = cards.words
        self.look: Look = cards.look

    def mark(self, seat: int) -> Text:
        """The sign of a seat in its colour."""
        return Text(self.look.mark(seat), style=f"bold {SEAT_COLOURS[seat]}")

    def name(self, seat: int) -> Text:
        """The sign and name of a seat."""
        return Text(f"{self.look.mark(seat)} {self.words.seat(seat)}", style=f"bold {SEAT_COLOURS[seat]}")

    def heading(self, view: View) -> Text:
        """Round and phase, and what is left of the common things."""
        words = self.words
        line = Text(words.text("title"), style=f"bold {BRASS}")
        parts = [words.text("round-number", round=view["round"])] if view["round"] else []
        parts.append(words.name("phase", view["phase"]))
        for part in parts:
            line.append(self.look.dot + part)
        return line

    def piles(self, view: View) -> Text:
        """Pool, decks and discards."""
        own = view["you"] if view["you"] is not None and len(view["deck"]) > 1 else 0
        deck, discards = (view[pile][own] if view[pile] else 0 for pile in ("deck", "discards"))
        text = self.words.text("piles", pool=view["pool"], deck=deck, discards=discards)
        return Text(text, style=QUIET)

    def phases(self, view: View) -> Text:
        """The phases of the round, who called them, and where play is; before the reveal only who is ready."""
        if view["phase"] == "actions":
            return self._choosing(view)
        robot = view["robot"]
        dice = robot["calls"] if robot else {}
        line = Text()
        for row in PHASES:
            if line:
                line.append("; " if self.look.plain else "  ")
            called = any(ROW_OF[action] == row for seat in view["seats"] for action in seat["actions"])
            now = view["phase"] == row
            style = f"bold {ACT}" if now else "" if called or row in dice else QUIET
            sign = f"{self.look.pointer} " if now else ""
            second = " 2" if now and view["second"] else ""
            line.append(f"{sign}{row} {self.words.short('phase', row)}{second}", style)
            for seat in view["seats"]:
                for action in seat["actions"]:
                    if ROW_OF[action] == row:
                        bonus = self.words.short("action", action)
                        line.append(" ").append_text(self.mark(seat["seat"]))
                        line.append(f" {bonus}" if self.look.plain else bonus, QUIET)
            for _ in range(dice.get(row, 0)):
                line.append(" " + self.words.text("robot-short"), BRASS)
        return line

    def _choosing(self, view: View) -> Text:
        line = Text(self.words.text("choosing"))
        for seat in view["seats"]:
            number = seat["seat"]
            state = "still-choosing" if number in view["to_act"] else "ready"
            line.append("  ").append_text(self.mark(number)).append(f" {self.words.text(state)}", QUIET)
        return line

    def table(self, view: View, me: int | None, width: int) -> RenderableType:
        """One line for each seat, and one for the robot."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column("")
        goals = ["goals"] if view["goals"] else []
        for column in ["seat", "points", "chips", *goals, "cards", "hand", "military", "goods"]:
            right = column not in ("seat", "goods")
            table.add_column(self.words.text(f"column-{column}"), justify="right" if right else "left", no_wrap=True)
        for seat in view["seats"]:
            table.add_row(*self._row(view, seat, me))
        robot = view["robot"]
        if robot:
            end = self._end(view)
            size = len(robot["tableau"]) + robot["six_placed"]
            name = Text(self.words.text("robot"), style=f"bold {BRASS}")
            score = Text(str(robot["score"]), style=f"bold {BRASS}")
            table.add_row("", name, score, str(robot["chips"]), f"{size}/{end}", "", "", "")
        return table

    def _end(self, view: View) -> int:
        """So many cards end the game."""
        return self.cards.table(view).numbers.tableau_end

    def _row(self, view: View, seat: Mapping[str, Any], me: int | None) -> list[Text]:
        number = seat["seat"]
        turn = Text(self.look.pointer if number in view["to_act"] else " ", style=f"bold {ACT}")
        name = self.name(number)
        if number == me:
            name.append(f" ({self.words.text('you')})", QUIET)
        military = str(seat["military"])
        if seat["temporary_military"]:
            military += f"+{seat['temporary_military']}"
        return [
            turn,
            name,
            Text(str(seat["score"]), style=f"bold {BRASS}"),
            Text(str(seat["chips"])),
            *([Text(str(seat["goal_vp"]))] if view["goals"] else []),
            Text(f"{len(seat['tableau'])}/{self._end(view)}"),
            Text(str(seat["hand_size"])),
            Text(military),
            self._goods(view, seat),
        ]

    def _goods(self, view: View, seat: Mapping[str, Any]) -> Text:
        counts = dict.fromkeys(GOOD_IDS, 0)
        for item in seat["tableau"]:
            if item["good"]:
                counts[GOOD_IDS[self.cards.card(view, item["card"]).good]] += 1
        parts = [
            Text(f"{count} {self.words.short('good', kind)}", style=GOOD_COLOURS[kind])
            for kind, count in counts.items()
            if count
        ]
        return Text(", ").join(parts) if parts else Text("-", style=QUIET)

    def goals(self, view: View, full: bool) -> list[RenderableType]:
        """The goal tiles with everybody's count and who holds them."""
        if not view["goals"]:
            return []
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        table.add_column()
        table.add_column(justify="right", style=BRASS, no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        numbers = self.cards.table(view).numbers
        for goal in view["goals"]:
            counts = Text(" ").join(
                self.mark(seat).append(f"{':' if self.look.plain else ''}{count}", "not bold")
                for seat, count in enumerate(goal["counts"])
            )
            about = self.words.text(f"about-{goal['id']}", threshold=goal["threshold"])
            vp = self.words.text("points-short", vp=numbers.most_vp if goal["most"] else numbers.first_vp)
            row: list[RenderableType] = [self.words.name("goal", goal["id"]), vp, counts, self._holders(goal)]
            if full:
                row[0] = f"{row[0]}: {about}"
            table.add_row(*row)
        return [Text(self.words.text("panel-goals"), style="bold"), table]

    def _holders(self, goal: Mapping[str, Any]) -> Text:
        if not goal["holders"]:
            return Text(self.words.text("goal-free", threshold=goal["threshold"]), style=QUIET)
        text = Text(self.words.text("goal-leads" if goal["most"] else "goal-won"), style=ACT)
        for seat in goal["holders"]:
            text.append(" ").append_text(self.mark(seat))
        return text

    def full(self, view: View, me: int | None, width: int, tableau: Any) -> RenderableType:
        """Every seat with its tableau."""
        parts: list[RenderableType] = [self.table(view, me, width)]
        for seat in view["seats"]:
            chosen = ", ".join(self.words.name("action", action) for action in seat["actions"])
            title = self.name(seat["seat"])
            if chosen:
                title.append(f"  {chosen}", QUIET)
            parts += [Text(), title, tableau(view, seat["seat"], width)]
        return Group(*parts)
