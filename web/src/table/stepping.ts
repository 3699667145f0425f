/** Stepping through a finished game by move, by turn and by round. Position 0 is the start. */
import type { Entry } from "../lib/wire";

export type By = "move" | "turn" | "round";

/** The positions at which a step of that size may stop, in order, both ends included. */
export function stops(log: Entry[], by: By, roundsIn: (entry: Entry) => number[]): number[] {
  const last = log.at(-1)?.number ?? 0;
  const found = new Set([0, last]);
  log.forEach((entry, i) => {
    const next = log[i + 1];
    const opens = roundsIn(entry).length > 0;
    if (by === "move" || (by === "round" && opens) || (by === "turn" && (opens || next?.seat !== entry.seat)))
      found.add(entry.number);
  });
  return [...found].sort((one, other) => one - other);
}

/** The stop after (or before) a position; the position itself at either end. */
export function stepped(at: number, step: -1 | 1, all: number[]): number {
  if (step === 1) return all.find((stop) => stop > at) ?? at;
  return all.findLast((stop) => stop < at) ?? at;
}

/** The position at which each round begins, for the marks under the slider. */
export function rounds(log: Entry[], roundsIn: (entry: Entry) => number[]): { round: number; at: number }[] {
  const found: { round: number; at: number }[] = [];
  for (const entry of log) {
    for (const round of roundsIn(entry)) found.push({ round, at: entry.number });
  }
  return found;
}
