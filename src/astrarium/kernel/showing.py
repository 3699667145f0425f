"""Games and records in a notebook: a view as plain tables, a record as a small player, all in one text."""

from collections.abc import Callable
from html import escape
from typing import Any, Final

import msgspec

from astrarium.kernel.moments import Moments
from astrarium.kernel.record import Record

REPLAY: Final[list[Callable[[Record], Moments]]] = []
"""How a record is played again: whoever knows all games puts it here."""

DEEPEST: Final = 6
LONGEST: Final = 60
"""Of a long list so many entries are shown."""


def view_html(title: str, view: dict[str, Any]) -> str:
    """A view as tables, whatever game it is of."""
    return f"<div><b>{escape(title)}</b>{_shown(view, 0)}</div>"


def _shown(value: Any, depth: int) -> str:
    if isinstance(value, dict) and value:
        if depth >= DEEPEST:
            return escape(", ".join([f"{name}: {one}" for name, one in value.items()]))
        rows = [f"<tr><th>{_word(name)}</th><td>{_shown(one, depth + 1)}</td></tr>" for name, one in value.items()]
        return _table(rows)
    if isinstance(value, (list, tuple)) and value:
        return _listed(list(value), depth)
    if value is None or value == [] or value == {} or value == ():
        return "–"
    return escape(str(value))


def _listed(values: list[Any], depth: int) -> str:
    """Things that have the same fields stand in the rows of one table, others one behind the other."""
    more = f" … {len(values) - LONGEST} more" if len(values) > LONGEST else ""
    values = values[:LONGEST]
    if depth < DEEPEST and all(isinstance(value, dict) for value in values):
        columns: list[str] = []
        for value in values:
            columns.extend([name for name in value if name not in columns])
        head = "".join([f"<th>{_word(name)}</th>" for name in columns])
        rows = [f"<tr>{head}</tr>"]
        for value in values:
            cells = "".join([f"<td>{_shown(value.get(name), depth + 1)}</td>" for name in columns])
            rows.append(f"<tr>{cells}</tr>")
        return _table(rows) + more
    return ", ".join([_shown(value, depth + 1) for value in values]) + more


def _table(rows: list[str]) -> str:
    return f"<table style='text-align:left;vertical-align:top'>{''.join(rows)}</table>"


def _word(name: Any) -> str:
    return escape(str(name).replace("_", " "))


def record_html(record: Record) -> str:
    """A record to step through: what was done, by whom, and how it stood after it."""
    title = f"{record.game} for {record.players}, seed {record.seed}, {len(record.actions)} actions"
    rows: list[list[Any]] = [["", "the beginning", ""]]
    standing: list[str] = [""] * len(record.actions)
    if REPLAY:
        moments = REPLAY[0](record)
        title = repr(moments.game)
        standing = [
            "-".join([str(score) for score in moments.at(n + 1).scores()]) for n in range(len(record.actions))
        ]
    for (seat, text), scores in zip(record.actions, standing):
        rows.append([f"seat {seat}", text, scores])
    # "<" could end the script in the middle of a text.
    frames = msgspec.json.encode(rows).decode().replace("<", "\\u003c")
    return PLAYER.replace("TITLE", escape(title)).replace("LAST", str(len(rows) - 1)).replace("FRAMES", frames)


PLAYER: Final = """<div class="astrarium-record"><b>TITLE</b><br>
<button type="button">&#9664;</button><input type="range" min="0" max="LAST" value="LAST" style="width:60%">
<button type="button">&#9654;</button> <span></span><pre></pre>
<script>(() => {
const root = document.currentScript.parentElement, frames = FRAMES;
const slider = root.querySelector("input"), at = root.querySelector("span"), text = root.querySelector("pre");
const [back, on] = root.querySelectorAll("button");
const show = () => {
  const n = Number(slider.value), from = Math.max(0, n - 9);
  at.textContent = `${n} / ${frames.length - 1}`;
  text.textContent = frames.slice(from, n + 1).map((f, i) =>
    `${String(from + i).padStart(5)}  ${f[0].padEnd(7)} ${f[1]}${f[2] ? "   " + f[2] : ""}`).join("\\n");
};
slider.oninput = show;
back.onclick = () => { slider.stepDown(); show(); };
on.onclick = () => { slider.stepUp(); show(); };
show();
})();</script></div>"""
