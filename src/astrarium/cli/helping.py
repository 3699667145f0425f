"""The help of the commands in the reader's language: English is in the code, others in `locale/*/commands.ftl`."""

from collections.abc import Iterator
from shutil import get_terminal_size
from typing import Any

from typer import rich_utils

from astrarium.cli.words import Words

TITLES = {
    "OPTIONS_PANEL_TITLE": "command-panel-options",
    "ARGUMENTS_PANEL_TITLE": "command-panel-arguments",
    "COMMANDS_PANEL_TITLE": "command-panel-commands",
}
HEADINGS = {
    "Usage:": "command-usage",
    "\nOptions:": "command-panel-options",
    "\nArguments:": "command-panel-arguments",
    "\nCommands:": "command-panel-commands",
}
"""What the library writes itself, where there are no frames."""
FRAMED = 110
"""Columns from which on help has frames."""


def translate(command: Any, locale: str) -> None:
    """Let a command and all below it say what they are for in that language, as far as it has the words."""
    words = Words(locale, "commands")
    for title, key in TITLES.items():
        if words.has(key):
            setattr(rich_utils, title, words.text(key))
    for path, one in commands_of(command):
        one.help = _said(words, (path,), one.help)
        for param in one.params:
            if getattr(param, "help", None):
                param.help = _said(words, keys_of(path, param), param.help)
        _translate_rest(one, words)


def cut_nothing(command: Any) -> None:
    """Without frames, help is whole on narrow terminals, too: tables of it cut what is longer than their columns."""
    if get_terminal_size().columns < FRAMED:
        for _, one in commands_of(command):
            one.rich_markup_mode = None
            one.short_help = (one.help or "").partition("\n\n")[0].replace("\n", " ")


def commands_of(command: Any, path: str = "command") -> Iterator[tuple[str, Any]]:
    """A command and all below it, each with the id of its help."""
    yield path, command
    for name, one in getattr(command, "commands", {}).items():
        yield from commands_of(one, f"{path}-{name}")


def keys_of(path: str, param: Any) -> tuple[str, ...]:
    """The ids that the help of an argument may have: that of its command first."""
    name = param.name.replace("_", "-")
    path = path.replace("command-simulate", "command-arena")
    return f"{path}-{name}", f"command-{name}"


def _said(words: Words, keys: tuple[str, ...], english: str | None) -> str | None:
    return next((words.text(key) for key in keys if words.has(key)), english)


def _translate_rest(command: Any, words: Words) -> None:
    """What the library adds: the line of usage, headings, and the option that asks for help."""
    usage, option, whole = command.get_usage, command.get_help_option, command.get_help

    def translated(text: str) -> str:
        for english, key in HEADINGS.items():
            said = words.text(key) if words.has(key) else ""
            if said:
                text = text.replace(english, english[: english.index(english.strip())] + said.rstrip(":") + ":", 1)
        return text

    def translated_option(context: Any) -> Any:
        found = option(context)
        if found is not None:
            found.help = _said(words, ("command-help",), found.help)
        return found

    command.get_usage = lambda context: translated(usage(context))
    command.get_help = lambda context: translated(whole(context))
    command.get_help_option = translated_option
