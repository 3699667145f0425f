/** The reasoning of an opponent that the rules play, step by step. */
import type { Entry } from "../lib/wire";
import type { Words } from "../lib/words";
import type { GameScreen, Target, Thinking, Thought, View } from "./board";
import { thoughtsIn } from "./speaking";

const PLACE = "astrarium-every-step";

function remembered(): boolean {
  try {
    return localStorage.getItem(PLACE) !== "no";
  } catch {
    return true;
  }
}

export class Reasoning {
  entries = $state.raw<Entry[]>([]);
  now = $state(0);
  /** The names of the people, for the sentences. */
  names = $state.raw<readonly string[]>([]);
  /** Show every step, or only the result. */
  every = $state(remembered());

  /** Begin to explain entries, if there is something to explain in them, and it is wished or `asked` for. */
  begin(screen: GameScreen, entries: Entry[], view: View, words: Words, asked = false): void {
    if (!this.every && !asked) return;
    const reasoned = entries.filter((entry) => thoughtsIn(entry, words, this.names).length > 0);
    if (reasoned.length === 0) return;
    this.entries = reasoned;
    this.now = 0;
  }

  /** The steps in the reader's language; recomputed when the language changes. */
  steps(screen: GameScreen, view: View, words: Words): Thought[] {
    return this.entries.flatMap((entry) => thoughtsIn(entry, words, this.names));
  }

  thinking(screen: GameScreen, view: View, words: Words): Thinking | null {
    if (this.entries.length === 0) return null;
    const steps = this.steps(screen, view, words);
    return steps.length === 0 ? null : { steps, now: Math.min(this.now, steps.length - 1) };
  }

  /** The entry that the shown step belongs to: the position after it is the one that is spoken of. */
  entry(words: Words): Entry | null {
    let before = 0;
    for (const entry of this.entries) {
      before += thoughtsIn(entry, words, this.names).length;
      if (this.now < before) return entry;
    }
    return null;
  }

  next(steps: number): void {
    if (this.now + 1 < steps) this.now += 1;
    else this.finish();
  }

  back(): void {
    this.now = Math.max(0, this.now - 1);
  }

  finish(): void {
    this.entries = [];
    this.now = 0;
  }

  showEvery(every: boolean): void {
    this.every = every;
    try {
      localStorage.setItem(PLACE, every ? "yes" : "no");
    } catch {
      // Without storage it is asked anew next time.
    }
  }
}

/** What is marked on the board while a step is shown. */
export function markedBy(thinking: Thinking | null): Target[] {
  return thinking?.steps[thinking.now]?.kept ?? [];
}
