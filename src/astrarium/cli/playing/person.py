"""The person at the keyboard: shows the table, lists what may be done, and understands what is typed."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from astrarium.cli.playing.menu import Menu
from astrarium.cli.playing.panels import Panels
from astrarium.cli.playing.table import Table
from astrarium.cli.playing.terminal import Terminal
from astrarium.cli.screens import Screen
from astrarium.cli.screens.look import ACT, WARN
from astrarium.kernel import Action, IllegalAction, NothingToUndo, Refusal
from astrarium.kernel.refusal import NOT_NOW, UNREADABLE

PROMPT = ">"


class Leave(Exception):
    """The person wants to stop playing."""


class Person:
    """One decision after another of the people at the table."""

    def __init__(self, table: Table, screen: Screen, terminal: Terminal, save: Callable[[Path], bool]) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.terminal = terminal
        self.save = save
        self.panels = Panels(table, screen, terminal)
        self.last_seat: int | None = None
        self.seat = 0
        self.menu = Menu([], screen, {}, lambda action: {}, str)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.panels.help,
            "?": self.panels.help,
            "why": self._why,
            "rule": self.panels.rule,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
            "more": self._more,
        }

    def decide(self, seat: int) -> None:
        """Ask until an action has been taken, or something has been taken back."""
        self._hand_over(seat)
        self.seat = seat
        self.panels.seat = seat
        game = self.table.game
        view = game.view(seat)
        actions = game.legal_actions(seat)
        self.menu = Menu(
            actions,
            self.screen,
            view,
            lambda action: game.quote(seat, action),
            lambda action: self._said(seat, action),
        )
        self.panels.lit = self.screen.places([str(action) for action in actions])
        decision = game.decision(seat)
        assert decision is not None
        self.panels.before_decision(view, decision.kind)
        self.terminal.show(Text(self.screen.question(game, seat), style=f"bold {ACT}"))
        self.terminal.show(self.menu.overview(self.terminal.page))
        while not self._obey(self.terminal.ask(PROMPT)):
            pass

    def _said(self, seat: int, action: Action) -> str:
        """An action in words; nothing where they only repeat its notation."""
        game = self.table.game
        said = self.words.tell(game.describe(seat, action), self.screen.seat_names(game.view(seat)))
        return "" if said.replace(":", "").lower() == str(action) else said

    def _hand_over(self, seat: int) -> None:
        if self.screen.secrets and len(self.table.people) > 1 and seat != self.last_seat:
            self.terminal.console.clear()
            name = self.screen.seat_names(self.table.game.view(None))[seat]
            self.terminal.ask(self.words.text("pass-keyboard", seat=name))
        self.last_seat = seat

    def _obey(self, line: str) -> bool:
        """Do what a line says; whether the decision is made by it."""
        if not line:
            self._more("")
            return False
        if line.isdecimal():
            return self._take_number(int(line))
        word, _, rest = line.partition(" ")
        word = word.lower()
        rest = rest.strip()
        if word in ("undo", "rewind") and not rest:
            return self._undo() if word == "undo" else self._rewind()
        if word in self.commands:
            self.commands[word](rest)
            return False
        if self.panels.show(word, rest):
            return False
        return self._act_or_search(line)

    def _take_number(self, number: int) -> bool:
        entry = self.menu.numbered(number)
        if entry is None:
            self._warn(self.words.text("menu-number", number=number, count=len(self.menu)))
            return False
        return self._act(entry.action)

    def _act_or_search(self, line: str) -> bool:
        entry = self.menu.written(line)
        if entry is not None:
            return self._act(entry.action)
        text = " ".join(line.lower().split())
        refusal = self.table.game.why_not(self.seat, text)
        if refusal is None:
            return self._act(text)
        found = self.menu.search(line, self.terminal.page)
        if found is not None:
            self.terminal.show(found)
            return False
        if refusal.reason == UNREADABLE:
            self._warn(self.words.text("menu-nothing", text=line))
        self._explain(refusal)
        return False

    def _act(self, action: Action | str) -> bool:
        try:
            self.table.act(self.seat, action)
        except IllegalAction as error:
            self._explain(error.refusal)
            return False
        return True

    def _explain(self, refusal: Refusal) -> None:
        reason = self.words.text("refused", reason=self.screen.reason(self.table.game, refusal))
        if refusal.reason in (UNREADABLE, NOT_NOW):
            # The rule says no more than that there are turns.
            self._warn(f"{reason} ({refusal.rule})")
            return
        self._warn(reason)
        self.panels.cite(refusal.rule)

    def _why(self, line: str) -> None:
        text = " ".join(line.lower().split())
        if text.isdecimal():
            entry = self.menu.numbered(int(text))
            text = entry.text if entry is not None else text
        if not text:
            self._warn(self.words.text("why-what", example="why " + self.words.text("example")))
            return
        refusal = self.table.game.why_not(self.seat, text)
        if refusal is None:
            self.terminal.show(self.words.text("legal", action=text))
        else:
            self._explain(refusal)

    def _more(self, line: str) -> None:
        self.terminal.show(self.menu.everything(self.terminal.page))

    def _undo(self) -> bool:
        try:
            action = self.table.undo(self.seat)
        except NothingToUndo:
            can = not self.screen.secrets and self.table.can_rewind(self.seat)
            self._warn(self.words.text("undo-rewind" if can else "undo-refused"))
            return False
        self.terminal.show(self.words.text("undone", action=str(action)))
        return True

    def _rewind(self) -> bool:
        if self.screen.secrets or not self.table.can_rewind(self.seat):
            self._warn(self.words.text("rewind-refused"))
            return False
        action = self.table.rewind(self.seat)
        self.terminal.show(self.words.text("rewound", action=str(action)))
        return True

    def _save(self, line: str) -> None:
        if not line:
            self._warn(self.words.text("save-where"))
            return
        path = Path(line).expanduser()
        if self.save(path):
            self.terminal.show(self.words.text("saved", file=str(path)))

    def _quit(self, line: str) -> None:
        raise Leave

    def _warn(self, text: str) -> None:
        self.terminal.show(Text(text, style=WARN))
