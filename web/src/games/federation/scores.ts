/** Where the points of the seats came from, as rows of the final table. */
import type { Seat } from "./view";

export const ROWS = [
  "floor",
  "law",
  "mission",
  "specialist",
  "shop",
  "mega",
  "accreditation",
  "others",
  "medals",
  "left-over",
  "project",
] as const;
export type Row = (typeof ROWS)[number];

export interface PointRow {
  id: Row;
  points: number[];
  /** The causes of it, where there are several. */
  parts: { cause: string; points: number[] }[];
}

function rowOf(cause: string): Row {
  const [kind = "", word = ""] = cause.split(":");
  if (kind === "final") return word === "medals" ? "medals" : "left-over";
  return ROWS.find((row) => row === kind) ?? "others";
}

/** The rows in which somebody has points, in the order in which they are scored. */
export function pointRows(seats: Seat[]): PointRow[] {
  const found = new Map<string, number[]>();
  seats.forEach((seat, i) => {
    for (const [, cause, points] of seat.ledger) {
      const there = found.get(cause) ?? seats.map(() => 0);
      there[i]! += points;
      found.set(cause, there);
    }
  });
  return ROWS.map((id) => {
    const parts = [...found]
      .filter(([cause]) => rowOf(cause) === id)
      .map(([cause, points]) => ({ cause, points }))
      .sort((a, b) => a.cause.localeCompare(b.cause));
    const points = seats.map((_, i) => parts.reduce((sum, part) => sum + part.points[i]!, 0));
    return { id, points, parts: parts.length > 1 ? parts : [] };
  }).filter((row) => row.points.some((points) => points !== 0));
}
