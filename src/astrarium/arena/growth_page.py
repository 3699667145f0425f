"""The plots of how cost grows, as a page by itself."""

from html import escape

from astrarium.arena.growth import Curve, Growth
from astrarium.arena.page import DASHES, HUES, WIDTH, framed, key, section, svg, table, text, ticks

LEFT, TOP, WIDE, TALL = 60.0, 24.0, WIDTH - 80.0, 190.0


def growth_page(found: Growth) -> str:
    """The whole page."""
    build = "compiled" if found.compiled else "pure Python"
    parts = ["<h1>How cost grows</h1>", f'<p class="faint">astrarium {escape(found.version)} ({build})</p>']
    parts += [section(curve.name, curve.note, plot(curve)) for curve in found.curves]
    rows = [[one.game, f"{one.position:.1f}", f"{one.table:.0f}", f"{one.worker:.0f}"] for one in found.memory]
    heads = ["", "a position, KB", "a table, KB", "a worker, MB"]
    note = "A position in the middle of a game, a finished game with all its moments, a process that plays."
    return framed("How cost grows", [*parts, section("Memory", note, table(heads, rows))])


def plot(curve: Curve) -> str:
    """A line for each name, its points side by side; a missing figure is left out."""
    values = [value for line in curve.lines.values() for value in line if value is not None]
    high = max([*values, 1e-9])
    parts = []
    for tick in ticks(0.0, high):
        y = TOP + TALL * (1 - tick / high)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{LEFT + WIDE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(text(LEFT - 6, y + 4, f"{tick:,g}", "end"))
    places = [LEFT + WIDE * (place + 0.5) / len(curve.at) for place in range(len(curve.at))]
    parts += [text(x, TOP + TALL + 16, label, "middle") for x, label in zip(places, curve.at)]
    for order, (name, line) in enumerate(curve.lines.items()):
        hue, dash = HUES[order % len(HUES)], DASHES[order % len(DASHES)]
        points = [(x, TOP + TALL * (1 - value / high)) for x, value in zip(places, line) if value is not None]
        way = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        parts.append(
            f'<polyline points="{way}" fill="none" stroke="{hue}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{hue}"/>' for x, y in points]
        parts.append(key(LEFT + 4 + 150 * order, 14, order, name))
    return svg(TOP + TALL + 24, parts)
