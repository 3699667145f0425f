/** Where the cells of Neo and the moons lie on their cards, in parts of a hundred of width and height. */
import type { Cell } from "../view";

export interface Place {
  x: number;
  y: number;
}

/** The cells by influence from the bottom up; those that share a level stand side by side. */
export function cellPlaces(cells: Cell[]): Map<string, Place> {
  const levels = [...new Set(cells.map((cell) => cell.influence))].sort((a, b) => a - b);
  const found = new Map<string, Place>();
  for (const [row, level] of levels.entries()) {
    const here = cells.filter((cell) => cell.influence === level);
    const y = 96 - (row * 92) / Math.max(levels.length - 1, 1);
    here.forEach((cell, i) => found.set(cell.id, { x: (100 * (i + 0.5)) / here.length, y }));
  }
  return found;
}

/** The way of the mages winds upwards; the first place is the start. */
export function moonPlaces(count: number): Place[] {
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: i === 0 ? 12 : 29 + 19 * Math.sin(i * 1.35 + 0.2),
    y: 95 - (i * 88) / count,
  }));
}
