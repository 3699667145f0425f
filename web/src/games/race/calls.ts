/** What everybody called last, read from what has happened. */
import type { Entry } from "../../lib/wire";
import { spots } from "./notation";

/** The seats that chose each action card in the last round that was revealed; in a duel each copy for itself. */
export function lastCalls(log: readonly Entry[], players: number): Map<string, number[]> {
  const seen = new Set<number>();
  const calls = new Map<string, number[]>();
  for (let at = log.length - 1; at >= 0 && seen.size < players; at--) {
    for (const event of log[at]!.events) {
      if (event.kind !== "actions" || seen.has(event.seat)) continue;
      seen.add(event.seat);
      for (const spot of spots("action", event.actions as string[])) {
        calls.set(spot, [...(calls.get(spot) ?? []), event.seat].sort());
      }
    }
  }
  return calls;
}
