/** The digits of the groups: what a digit meant when the turn began it means until the turn ends. */
import type { Group } from "./board";

/** The digit of each group; one that the turn did not begin with gets the next free one. */
export function numbersOf(begun: Group[], now: Group[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id } of [...begun, ...now]) if (!found.has(id)) found.set(id, found.size + 1);
  return found;
}
