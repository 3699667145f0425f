/** A guide is a list of steps: when each is said, what it points at, and which rules it is about. */
import type { View } from "../table/board";

/** Something on the page that a sentence speaks of. */
export interface Point {
  /** A selector; the things that it finds are lit. */
  at: string;
  /** The panel in which it lies, where that may be closed. */
  panel?: string;
}

export interface Step {
  /** Its message is `guide-<game>-<id>`: a heading, and the sentences as its attribute `.text`. */
  id: string;
  /** The kinds of decision at which it is said. */
  kinds: string[];
  /** Said only where this holds of what the reader sees; always, if left out. */
  when?(view: View): boolean;
  /** Said only where one of these verbs is possible; it stays until the reader has done it, or clearly will not. */
  awaits?: string[];
  /** What `[1]`, `[2]` in its sentences are. */
  points?: Point[];
  /** The rules to read on with. */
  rules: string[];
}

/** How it stands for the guide. */
export interface Moment {
  kind: string;
  view: View;
  /** The verbs that are possible. */
  verbs: ReadonlySet<string>;
  /** The verbs of the reader's moves, the oldest first. */
  moves: readonly string[];
}

/** After so many other moves a step is not waited for any longer. */
export const PATIENCE = 3;

/** What has been said, and after how many moves of the reader. */
export type Said = ReadonlyMap<string, number>;

/** What it waits for has been said, is possible, and has not happened. */
function waits(step: Step, { verbs, moves }: Moment, at: number): boolean {
  const since = moves.slice(at);
  return (
    since.length < PATIENCE &&
    step.awaits!.some((verb) => verbs.has(verb)) &&
    !step.awaits!.some((verb) => since.includes(verb))
  );
}

/**
 * What is said at a decision: what still waits for the reader; else all that has not been said before, as far as the
 * first step that will wait; or else the last of it once more.
 */
export function pagesOf(steps: readonly Step[], moment: Moment, said: Said): Step[] {
  const { kind, view, verbs } = moment;
  const fitting = steps.filter((step) => step.kinds.includes(kind) && (step.when?.(view) ?? true));
  const waiting = fitting.find((step) => step.awaits && said.has(step.id) && waits(step, moment, said.get(step.id)!));
  if (waiting) return [waiting];
  const fresh = fitting.filter((step) => !said.has(step.id) && (step.awaits?.some((verb) => verbs.has(verb)) ?? true));
  const end = fresh.findIndex((step) => step.awaits);
  if (fresh.length > 0) return end < 0 ? fresh : fresh.slice(0, end + 1);
  const plain = fitting.filter((step) => !step.awaits);
  return plain.slice(-1);
}

/** The sentences in pieces: plain text, and the numbers of the things that they speak of. */
export function piecesOf(text: string): (string | number)[] {
  return text
    .split(/(\[\d\])/)
    .filter(Boolean)
    .map((piece) => (/^\[\d\]$/.test(piece) ? Number(piece[1]) : piece));
}
