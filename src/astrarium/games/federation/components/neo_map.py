"""The map of Neo: from the data to cells that know their ways."""

from astrarium.games.federation.components.loading import Book
from astrarium.games.federation.components.pieces import Cell


def read_cells(book: Book) -> list[Cell]:
    """All cells; every way leads on to higher influence, from one start to one last cell (FD-NEO-01)."""
    found = book.all_of("neo", "cell")
    ids = [word for word, _ in found]
    cells = [Cell(i, word, entry) for i, (word, entry) in enumerate(found)]
    for cell, (_, entry) in zip(cells, found):
        cell.next = [entry.index("next", word, ids) for word in cell.next_ids]
        for step in cell.next:
            if cells[step].influence <= cell.influence:
                raise entry.wrong("next", f"{ids[step]} does not lead on")
        if len(set(cell.next)) != len(cell.next):
            raise entry.wrong("next", "a cell stands there twice")
        if cell.dead and cell.asteroid:
            raise entry.wrong("asteroid", "the cell of the dead asteroids has no other")
        if cell.dead == bool(cell.next):
            raise entry.wrong("next", "every cell leads on, except the last one, which has the dead asteroids")
    if cells[0].influence != 0 or [cell.influence for cell in cells].count(0) != 1:
        raise ValueError("neo.toml, cell: the first cell is the start, and no other has influence 0")
    if [cell.dead for cell in cells].count(True) != 1:
        raise ValueError("neo.toml, cell: one cell has the dead asteroids")
    _measure(cells)
    return cells


def _measure(cells: list[Cell]) -> None:
    """Neighbours, asteroid sites in their order, and the longest way from each cell to the last."""
    sites = 0
    for cell in cells:
        if cell.asteroid:
            cell.site = sites
            sites += 1
        for step in cell.next:
            cell.near.append(step)
            cells[step].near.append(cell.index)
    for cell in sorted(cells, key=_influence, reverse=True):
        cell.longest = max([cells[step].longest + 1 for step in cell.next], default=0)


def _influence(cell: Cell) -> int:
    return cell.influence
