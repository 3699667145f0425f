"""`astrarium play`: a game in the terminal, against programs and with people at the same keyboard."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import astrarium
from astrarium.bots import DEFAULT, bot_names
from astrarium.cli.common import (
    GivenOptions,
    Language,
    OwnCards,
    OwnData,
    UsageError,
    chosen_locale,
    fresh_seed,
    player_count,
    read_options,
    read_text,
)
from astrarium.cli.completion import complete_bot, complete_game
from astrarium.cli.playing.panels import NEWS_LINES
from astrarium.cli.playing.person import Leave, Person
from astrarium.cli.playing.table import Table, seat_players
from astrarium.cli.playing.terminal import Terminal
from astrarium.cli.screens import screen_for
from astrarium.cli.screens.look import BRASS, WARN
from astrarium.cli.words import Words
from astrarium.kernel import Moments, Record

INTERRUPTED = 130


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="Which game; `astrarium games` lists them.", autocompletion=complete_game
        ),
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            help=f"Who sits there: 'you' or a bot ({', '.join(bot_names())}, package.module:Class, exec:command); "
            f"once for each seat, the rest is {DEFAULT!r}.",
            autocompletion=complete_bot,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="What chance follows from; a random one unless told.")
    ] = None,
    option: GivenOptions = None,
    cards: OwnCards = None,
    data: OwnData = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Keep the game in this file, after every action of yours.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="No colours and no drawn lines: for screen readers and files.")
    ] = False,
    language: Language = None,
) -> None:
    """Play in the terminal, against bots and with people at the same keyboard."""
    locale = chosen_locale(language)
    if resume is not None:
        if players is not None or seed is not None or option or cards is not None or data is not None:
            raise UsageError("a saved game has its players, seed and options; give none with --resume")
        table = _resumed(game, resume, seat or [])
    elif game is None:
        raise UsageError("which game? `astrarium games` lists them")
    else:
        table = _started(game, players, seat or [], seed, read_options(option, cards, data))
    Sitting(table, Words(locale, table.game.rules.id), Terminal(plain), save or resume, save is not None).run()


def _started(game: str, players: int | None, seats: list[str], seed: int | None, options: dict[str, Any]) -> Table:
    count = players if players is not None else max(player_count(game, None), len(seats))
    chosen = seat_players(seats, count)
    begun = astrarium.new(game, count, fresh_seed() if seed is None else seed, options)
    return Table(Moments(begun), chosen)


def _resumed(game: str | None, path: Path, seats: list[str]) -> Table:
    record = Record.loads(read_text(path))
    if game is not None and game != record.game:
        raise UsageError(f"{path} is a game of {record.game!r}, not of {game!r}")
    return Table(astrarium.moments(record), seat_players(seats, record.players))


class Sitting:
    """From the welcome to the goodbye."""

    def __init__(self, table: Table, words: Words, terminal: Terminal, file: Path | None, keep: bool) -> None:
        self.table = table
        self.words = words
        self.terminal = terminal
        self.file = file
        self.keep = keep
        self.screen = screen_for(table.game.rules.id, words, terminal.look)
        self.person = Person(table, self.screen, terminal, self.save)

    def run(self) -> None:
        """Play until the end, or until the person leaves."""
        self._welcome()
        try:
            while (seat := self.table.run_bots()) is not None:
                self.person.decide(seat)
                if self.keep and self.file is not None:
                    self.save(self.file)
            self._end()
        except Leave:
            self._leave()
        except EOFError:
            self._rescue()
        except KeyboardInterrupt:
            self.terminal.show("")
            self.terminal.show(self.words.text("interrupted"))
            self._rescue()
            raise typer.Exit(INTERRUPTED) from None

    def save(self, path: Path) -> bool:
        """Save, or say why it was not possible."""
        try:
            self.table.save(path)
        except OSError as error:
            reason = error.strerror or str(error)
            text = self.words.text("save-failed", file=str(path), reason=reason)
            self.terminal.show(Text(text, style=WARN))
            return False
        return True

    def _welcome(self) -> None:
        game = self.table.game
        words = self.words
        title = words.text("title") if words.has("title") else game.rules.title
        seats = ", ".join(words.seat(seat) for seat in self.table.people)
        if not self.table.people:
            self.terminal.show(words.text("welcome-watching"))
        elif game.length:
            self.terminal.show(words.text("welcome-back", title=title, actions=game.length, seats=seats))
        else:
            example = words.text("example") if words.has("example") else str(game.legal_actions(game.to_act[0])[0])
            text = words.text(
                "welcome",
                title=title,
                players=game.players,
                seed=str(game.seed),
                seats=seats,
                example=example,
            )
            self.terminal.show(text)
            about = self.screen.welcome(game.view(None))
            if about:
                self.terminal.show("")
                self.terminal.show(about)

    def _end(self) -> None:
        game = self.table.game
        if self.table.people:
            self.person.panels.news(NEWS_LINES)
        self.terminal.show("")
        self.terminal.show(Text(self.words.text("over"), style=f"bold {BRASS}"))
        self.terminal.show(self.screen.final(game))
        self.terminal.show(Text(self.screen.verdict(game), style=f"bold {BRASS}"))
        if self.keep and self.file is not None:
            if self.save(self.file):
                self.terminal.show(self.words.text("saved", file=str(self.file)))
        elif self.table.people:
            try:
                self._offer_save("end-ask")
            except (EOFError, KeyboardInterrupt):
                return

    def _leave(self) -> None:
        try:
            saved = self._offer_save("quit-ask")
        except (EOFError, KeyboardInterrupt):
            self._rescue()
            return
        self.terminal.show(self._how_to_resume(saved) if saved else self.words.text("goodbye"))

    def _offer_save(self, question: str) -> Path | None:
        """Ask whether and where to save, until it is saved or not wanted."""
        while True:
            suggested = self._free_name()
            answer = self.terminal.ask(self.words.text(question, file=str(suggested)))
            if answer.lower() in ("no", "n", self.words.text("no")):
                return None
            if answer.isdecimal():
                # The number of an action, not the name of a file: ask a person again, but not a script.
                if self.terminal.typed:
                    continue
                return None
            path = suggested if answer.lower() in ("", "y", "yes", self.words.text("yes")) else Path(answer)
            if self.save(path.expanduser()):
                if question == "end-ask":
                    self.terminal.show(self.words.text("saved", file=str(path)))
                return path.expanduser()

    def _rescue(self) -> None:
        """No answer will come any more: save what there is, unless nothing is worth it."""
        if not self.table.game.length:
            self.terminal.show(self.words.text("goodbye"))
            return
        path = self._free_name()
        if self.save(path):
            self.terminal.show(self._how_to_resume(path))

    def _free_name(self) -> Path:
        """The file of this game, or a name that no other file has."""
        if self.file is not None:
            return self.file
        game = self.table.game
        stem = f"{game.rules.id}-{game.seed}"
        number = 1
        path = Path(f"{stem}.jsonl")
        while path.exists():
            number += 1
            path = Path(f"{stem}-{number}.jsonl")
        return path

    def _how_to_resume(self, path: Path) -> str:
        command = ["astrarium", "play", "--resume", str(path)]
        if self.table.seats != seat_players([], self.table.game.players):
            for name in self.table.seats:
                command += ["--seat", name]
        return self.words.text("saved-resume", file=str(path), command=shlex.join(command))
