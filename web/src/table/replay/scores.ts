/** The points of every seat after every move, as the lines of the log tell them. */
import type { Entry } from "../../lib/wire";

/** One row a seat, one number a position, counted from nothing: the first is the start. */
export function curves(log: Entry[], seats: number): number[][] {
  const found = Array.from({ length: seats }, () => [0]);
  for (const entry of log) {
    for (const curve of found) curve.push(curve.at(-1)!);
    for (const { seat = -1, points = 0 } of entry.lines) {
      const curve = found[seat];
      if (curve) curve[curve.length - 1]! += points;
    }
  }
  return found;
}

/** The same row, so that it goes through what a seat is known to have at a position. */
export function through(curve: number[], at: number, points: number | undefined): number[] {
  const start = points === undefined ? 0 : points - (curve[at] ?? 0);
  return curve.map((one) => one + start);
}

/** The lowest and the highest of all numbers; never the same. */
export function extent(all: number[][]): [number, number] {
  const numbers = all.flat();
  const low = Math.min(0, ...numbers);
  return [low, Math.max(low + 1, ...numbers)];
}
