/** Whether two positions ask the same. */
import type { Position } from "../lib/wire";

/** A simultaneous choice is still open and the same: nobody but those who were asked has answered. */
export function sameQuestion(before: Position | null, after: Position | null): boolean {
  const [one, other] = [before?.decision, after?.decision];
  if (!before || !after || !one || !other || before.to_act.length < 2) return false;
  if (!after.to_act.every((seat) => before.to_act.includes(seat)) || !after.to_act.includes(other.seat)) return false;
  return JSON.stringify([one, before.actions]) === JSON.stringify([other, after.actions]);
}
