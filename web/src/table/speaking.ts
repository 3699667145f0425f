/** What is said on the table page: the messages of the engine in the reader's words. */
import type { Argument, Attempt, Entry, Message, Position, TableSummary, Tried } from "../lib/wire";
import type { Words } from "../lib/words";
import type { Gain, Outcome, Target, Thought } from "./board";
import type { Amount } from "./preview";
import { named } from "./seating";

/** An action as the server tells it. */
export interface Said {
  text: string;
  said: Message;
  places: Target[];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An action in a few words, for menus, buttons and step chips. */
export const described = (action: Said, words: Words, names: readonly string[] = []): string =>
  capital(words.tell(action.said, names));

/** An action that gives one amount for another: both, to be drawn. */
export function exchangeOf({ said: { args = {} } }: Said): [Amount, Amount] | null {
  const [cost, gain] = [args["cost"], args["gain"]].map(amountOf);
  return cost && gain ? [cost, gain] : null;
}

function amountOf(said?: Argument): Amount | null {
  const what = typeof said === "object" && !Array.isArray(said) ? /^amount-(.+)$/.exec(said.id)?.[1] : undefined;
  return what === undefined ? null : { what, amount: Number((said as Message).args?.["amount"]) };
}

/** What a seat is called in sentences, where it is not by who sits there; else "". */
export function titleOf(position: Position, seat: number, words: Words): string {
  const title = position.titles[seat];
  return title ? words.tell(title) : "";
}

/** The names of all seats in sentences; the rules' own opponent has none at the table, but is told of. */
export function namesOf(position: Position, table: TableSummary, words: Words): string[] {
  const seats = position.view["seats"];
  const count = Math.max(position.titles.length, Array.isArray(seats) ? seats.length : 0, table.seats.length);
  return Array.from({ length: count }, (_, seat) => titleOf(position, seat, words) || named(table, seat));
}

/** The goods of a seat in the order in which they are shown. */
export const goodsOf = (position: Position, seat: number): { [what: string]: number } => position.goods[seat] ?? {};

/** The round, how many there are (0: nobody knows), and the phase in words. */
export function stageOf({ round, rounds, phase }: Position, words: Words) {
  return { round, rounds, phase: phase ? words.tell(phase) : "" };
}

/** What an action brings its seat, and what the others may have from it; causes are in words. */
export function outcomeOf({ outcome: { gains = [], others = [] } }: Tried, words: Words): Outcome {
  return { gains: caused(gains, words), others };
}

/** What the price of something that was tried is made of. */
export const partsOf = ({ parts }: Tried, words: Words): Gain[] => caused(parts, words);

function caused(gains: Tried["parts"], words: Words): Gain[] {
  return gains.map(({ what, amount, cause }) => ({ what, amount, cause: cause ? words.tell(cause) : "" }));
}

/** Who may have something from what was tried. */
export function profiteers(attempts: Attempt[], words: Words): number[] {
  const last = attempts.flatMap((attempt) => attempt.entries.slice(-1));
  return [...new Set(last.flatMap((tried) => outcomeOf(tried, words).others).map((one) => one.seat))];
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

/** What an entry of the log tells. */
export function toldIn(entry: Entry, words: Words, names: readonly string[]): Told[] {
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
export const pointsAt = (entry: Entry): Target[] => entry.lines.flatMap((line) => line.places ?? []);

/** The rounds that an entry opens. */
export const roundsIn = (entry: Entry): number[] =>
  entry.lines.map((line) => line.round ?? 0).filter((round) => round > 0);

/** The reasoning of an opponent that the rules play, in an entry. */
export function thoughtsIn(entry: Entry, words: Words, names: readonly string[]): Thought[] {
  return entry.thoughts.map(({ title, said, kept = [], dropped = [], event = 0, scene = "", gives, rules }, at) => ({
    scene,
    gives: gives ?? [],
    rules: rules ?? [],
    event: entry.events[event] ?? { kind: "", seat: -1, rule: "" },
    events: entry.events.slice(at > 0 ? (entry.thoughts[at - 1]!.event ?? 0) + 1 : 0, event + 1),
    title: capital(words.tell(title, names)),
    sentence: said.map((one) => words.tell(one, names)).join(" "),
    kept,
    dropped,
  }));
}
