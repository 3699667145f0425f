/** The log: entries put together from the server's answers, told in lines under the headings of their rounds. */
import type { Entry } from "../lib/wire";
import type { Target } from "./board";
import type { Told } from "./speaking";

/** The log after an answer: entries that were taken back fall away, new ones are added, none is there twice. */
export function joined(log: Entry[], news: Entry[], cut: number | null): Entry[] {
  const first = Math.min(cut ?? Infinity, news[0]?.number ?? Infinity);
  return [...log.filter((entry) => entry.number < first), ...news];
}

/** Entries that were not there before. */
export function fresh(before: Entry[], after: Entry[]): Entry[] {
  const last = before.at(-1)?.number ?? 0;
  return after.filter((entry) => entry.number > last);
}

export interface Line {
  number: number;
  seat: number;
  said: string;
  places: Target[];
  rules: string[];
  /** Points that the seat gained or lost by it, where no sentence says so. */
  points: number;
  at: number;
}

export interface Chapter {
  round: number;
  lines: Line[];
}

/** A line for each seat in turn that something happens to; its points are told by a number where they can. */
function linesOf(entry: Entry, told: Told[]): Line[] {
  const runs: Told[][] = [];
  for (const one of told) {
    const last = runs.at(-1);
    if (last && last[0]!.seat === one.seat) last.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => {
    const spoken = run.filter((one) => one.points === 0);
    const shown = spoken.length > 0 ? spoken : run;
    return {
      number: entry.number,
      at: entry.at,
      seat: run[0]!.seat,
      said: shown.map((one) => one.said).join(" "),
      places: shown.flatMap((one) => one.places),
      rules: [...new Set(shown.flatMap((one) => one.rules))],
      points: spoken.length > 0 ? run.reduce((sum, one) => sum + one.points, 0) : 0,
    };
  });
}

/** The entries around one of them, or the last ones: so many on each side of it. */
export function around(log: Entry[], number: number | null, many: number): Entry[] {
  const at = number === null ? log.length : log.findLastIndex((entry) => entry.number <= number);
  return log.slice(Math.max(0, at - many), Math.max(0, at) + many);
}

/** Rounds as chapters, entries as lines; what opens a round begins its chapter. They begin in the round `from`. */
export function chapters(log: Entry[], read: (entry: Entry) => Told[], from = 0): Chapter[] {
  const found: Chapter[] = [{ round: from, lines: [] }];
  for (const entry of log) {
    let part: Told[] = [];
    const close = (): void => {
      found.at(-1)!.lines.push(...linesOf(entry, part));
      part = [];
    };
    for (const one of read(entry)) {
      if (one.round > 0) {
        close();
        found.push({ round: one.round, lines: [] });
      } else part.push(one);
    }
    close();
  }
  return found.filter((chapter, i) => i > 0 || chapter.lines.length > 0);
}
