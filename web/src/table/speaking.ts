/**
 * What is said on the table page: the messages of the engine in the reader's words. A game that still has words of its
 * own in its screen is asked first.
 */
import type {
  Attempt,
  Entry,
  GameEvent,
  Message,
  Outcome as Brought,
  Position,
  TableSummary,
  Tried,
} from "../lib/wire";
import type { Words } from "../lib/words";
import type { GameScreen, Outcome, Target, Thought, View } from "./board";
import { named } from "./seating";

/** An action as the server tells it. */
export interface Said {
  text: string;
  said: Message;
  places: Target[];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An action in a few words, for menus, buttons and step chips. */
export function described(screen: GameScreen, action: Said, view: View, words: Words, names: readonly string[] = []) {
  return screen.describe?.(action.text, view, words) ?? capital(words.tell(action.said, names));
}

/** An answer to an offer, with its price. */
export function offered(screen: GameScreen, action: Position["actions"][number], view: View, words: Words): string {
  return screen.offer?.(action, view, words) ?? described(screen, action, view, words);
}

/** Where on the board an action can be chosen. */
export function placesOf(screen: GameScreen, action: Said, view: View): Target[] {
  return screen.targets?.(action.text, view) ?? action.places;
}

/** What a seat is called in sentences, where it is not by who sits there; else "". */
export function titleOf(screen: GameScreen, position: Position, seat: number, words: Words): string {
  if (screen.seatName) return screen.seatName(position.view, seat, words);
  const title = position.titles[seat];
  return title ? words.tell(title) : "";
}

/** The names of all seats in sentences; the rules' own opponent has none at the table, but is told of. */
export function namesOf(screen: GameScreen, position: Position, table: TableSummary, words: Words): string[] {
  const seats = position.view["seats"];
  const count = Math.max(position.titles.length, Array.isArray(seats) ? seats.length : 0, table.seats.length);
  return Array.from({ length: count }, (_, seat) => titleOf(screen, position, seat, words) || named(table, seat));
}

/** The goods of a seat in the order in which they are shown. */
export function goodsOf(screen: GameScreen, position: Position, seat: number): { [what: string]: number } {
  return screen.purse?.(position.view, seat) ?? position.goods[seat] ?? {};
}

/** The round, how many there are (0: nobody knows), and the phase in words. */
export function stageOf(screen: GameScreen, position: Position, words: Words) {
  if (screen.stage) {
    const { round, rounds, phase } = screen.stage(position.view);
    return { round, rounds, phase: words.text(phase) };
  }
  const { round, rounds, phase } = position;
  return { round, rounds, phase: phase ? words.tell(phase) : "" };
}

function brought({ gains = [], others = [] }: Brought, words: Words): Outcome {
  return {
    gains: gains.map(({ what, amount, cause }) => ({ what, amount, cause: cause ? words.tell(cause) : "" })),
    others,
  };
}

/** What a tried action brings its seat, and what the others may have from it; causes are in words. */
export function outcomeOf(screen: GameScreen, tried: Tried, seat: number, words: Words, view?: View): Outcome {
  if (!screen.outcome) return brought(tried.outcome, words);
  const found = screen.outcome(tried.events, seat, view);
  return { ...found, gains: found.gains.map((gain) => ({ ...gain, cause: gain.cause && words.cause(gain.cause) })) };
}

/** What all tried actions bring together. */
export function profiteers(screen: GameScreen, attempts: Attempt[], seat: number, words: Words, view?: View): number[] {
  const last = attempts.flatMap((attempt) => attempt.entries.slice(-1));
  const found = last.flatMap((tried) => outcomeOf(screen, tried, seat, words, view).others);
  return [...new Set(found.map((one) => one.seat))];
}

/** A sentence of the log. */
export interface Told {
  seat: number;
  said: string;
  places: Target[];
  rules: string[];
  /** It only tells of points: so many. */
  points: number;
  /** The round that it opens, or 0. */
  round: number;
}

function retold(screen: GameScreen, event: GameEvent, view: View, words: Words, names: readonly string[]): Told {
  return {
    seat: event.seat,
    said: words.say(event, names),
    places: screen.targetsOf?.(event) ?? [],
    rules: event.rule ? [event.rule] : [],
    points: event.kind === "points" ? Number(event["vp"] ?? 0) : 0,
    round: screen.roundOf?.(event) ?? 0,
  };
}

/** Events of a screen that puts them together itself; what opens a round stands by itself. */
function digested(screen: GameScreen, events: GameEvent[]): GameEvent[] {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    if (screen.roundOf?.(event) != null) parts.push([event], []);
    else parts.at(-1)!.push(event);
  }
  return parts.flatMap((part) => (part.length === 1 && screen.roundOf?.(part[0]!) != null ? part : screen.news!(part)));
}

/** What an entry of the log tells. */
export function toldIn(screen: GameScreen, entry: Entry, view: View, words: Words, names: readonly string[]): Told[] {
  if (screen.news) return digested(screen, entry.events).map((event) => retold(screen, event, view, words, names));
  return entry.lines.map(({ said, seat = -1, places = [], rule = "", points = 0, round = 0 }) => ({
    seat,
    said: words.tell(said, names),
    places,
    rules: rule ? [rule] : [],
    points,
    round,
  }));
}

/** What an entry points at. */
export function pointsAt(screen: GameScreen, entry: Entry): Target[] {
  if (screen.targetsOf) return entry.events.flatMap((event) => screen.targetsOf!(event));
  return entry.lines.flatMap((line) => line.places ?? []);
}

/** The rounds that an entry opens. */
export function roundsIn(screen: GameScreen, entry: Entry): number[] {
  const found = screen.roundOf
    ? entry.events.map((event) => screen.roundOf!(event) ?? 0)
    : entry.lines.map((line) => line.round ?? 0);
  return found.filter((round) => round > 0);
}

/** The reasoning of an opponent that the rules play, in an entry. */
export function thoughtsIn(
  screen: GameScreen,
  entry: Entry,
  view: View,
  words: Words,
  names: readonly string[],
): Thought[] {
  if (screen.thoughts) return screen.thoughts(entry.events, view, words, names);
  return entry.thoughts.map(({ title, said, kept = [], dropped = [], event = 0 }, at) => ({
    event: entry.events[event] ?? { kind: "", seat: -1, rule: "" },
    events: entry.events.slice(at > 0 ? (entry.thoughts[at - 1]!.event ?? 0) + 1 : 0, event + 1),
    title: words.tell(title, names),
    sentence: said.map((one) => words.tell(one, names)).join(" "),
    kept,
    dropped,
  }));
}
