/** Where the points of each seat came from: the rows `[round, cause, points]` of a view, added up. */
import type { Json } from "../lib/wire";

export interface LedgerRow {
  round: number;
  cause: string;
  points: number;
}

export function rowsOf(ledger: Json | undefined): LedgerRow[] {
  if (!Array.isArray(ledger)) return [];
  return ledger
    .filter((row): row is Json[] => Array.isArray(row) && row.length >= 3)
    .map((row) => ({ round: Number(row[0]), cause: String(row[1]), points: Number(row[2]) }));
}

export interface Cause {
  cause: string;
  /** Points by seat. */
  points: number[];
}

/** Every cause with the points of each seat, the greatest first. */
export function byCause(ledgers: LedgerRow[][]): Cause[] {
  const found = new Map<string, number[]>();
  ledgers.forEach((rows, seat) => {
    for (const { cause, points } of rows) {
      const there = found.get(cause) ?? ledgers.map(() => 0);
      there[seat]! += points;
      found.set(cause, there);
    }
  });
  const weight = (points: number[]): number => points.reduce((sum, one) => sum + Math.abs(one), 0);
  return [...found]
    .map(([cause, points]) => ({ cause, points }))
    .sort((one, other) => weight(other.points) - weight(one.points) || one.cause.localeCompare(other.cause));
}
