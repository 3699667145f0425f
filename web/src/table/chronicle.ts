/** The log: entries put together from the server's answers, told in lines under the headings of their rounds. */
import type { Entry, GameEvent } from "../lib/wire";
import type { Words } from "../lib/words";
import type { GameScreen, View } from "./board";

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
  events: GameEvent[];
  /** Points that the seat gained or lost by it, where no sentence says so. */
  points: number;
  at: number;
}

export interface Chapter {
  round: number;
  lines: Line[];
}

export interface Teller {
  news(events: GameEvent[]): GameEvent[];
  roundOf(event: GameEvent): number | null;
}

function pointsOf(events: GameEvent[], seat: number): number {
  return events
    .filter((event) => event.kind === "points" && event.seat === seat)
    .reduce((sum, event) => sum + Number(event["vp"] ?? 0), 0);
}

/** A line for each seat in turn that something happens to; its points are told by a number where they can. */
function linesOf(entry: Entry, news: GameEvent[]): Line[] {
  const runs: GameEvent[][] = [];
  for (const event of news) {
    const last = runs.at(-1);
    if (last && last[0]!.seat === event.seat) last.push(event);
    else runs.push([event]);
  }
  return runs.map((run) => {
    const { seat } = run[0]!;
    const told = run.filter((event) => event.kind !== "points");
    const line = { number: entry.number, at: entry.at, seat };
    return told.length > 0
      ? { ...line, events: told, points: pointsOf(run, seat) }
      : { ...line, events: run, points: 0 };
  });
}

/** Rounds as chapters, entries as lines; what opens a round begins its chapter. */
export function chapters(log: Entry[], teller: Teller): Chapter[] {
  const found: Chapter[] = [{ round: 0, lines: [] }];
  for (const entry of log) {
    let part: GameEvent[] = [];
    const close = (): void => {
      found.at(-1)!.lines.push(...linesOf(entry, teller.news(part)));
      part = [];
    };
    for (const event of entry.events) {
      const round = teller.roundOf(event);
      if (round !== null) {
        close();
        found.push({ round, lines: [] });
      } else part.push(event);
    }
    close();
  }
  return found.filter((chapter) => chapter.round > 0 || chapter.lines.length > 0);
}

/** The sentence of an event, in the words of its game. */
export function told(
  screen: Pick<GameScreen, "say">,
  event: GameEvent,
  view: View,
  words: Words,
  names: readonly string[],
): string {
  return screen.say?.(event, view, words, names) ?? words.say(event, names);
}
