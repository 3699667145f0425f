/** A guide is a list of steps: when each is said, and which rules it is about. What it says is in the messages. */
import type { View } from "../table/board";

export interface Step {
  /** Its message is `guide-<game>-<id>`: a heading, and the sentences as its attribute `.text`. */
  id: string;
  /** The kinds of decision at which it is said. */
  kinds: string[];
  /** Said only where this holds of what the reader sees; always, if left out. */
  when?(view: View): boolean;
  /** The rules to read on with. */
  rules: string[];
}

/** What is said at a decision: all that has not been said before, or else the last of it once more. */
export function pagesOf(steps: readonly Step[], kind: string, view: View, said: ReadonlySet<string>): Step[] {
  const fitting = steps.filter((step) => step.kinds.includes(kind) && (step.when?.(view) ?? true));
  const fresh = fitting.filter((step) => !said.has(step.id));
  return fresh.length > 0 ? fresh : fitting.slice(-1);
}
