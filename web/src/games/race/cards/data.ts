/** The cards of the game as data: printed ones from its files, the players' own from the view. */
import type { Words } from "../../../lib/words";
import { readPower, readScoring, ROWS, type Power, type Row, type Scoring } from "./power";
import type { OwnCard } from "../view_types";

/** A card as a TOML file has it. */
export interface CardEntry {
  id: string;
  name: string;
  world?: number;
  defence?: number;
  development?: number;
  vp?: number;
  /** A kind and how it comes: `genes production`. */
  good?: string;
  keywords?: string[];
  symbols?: string[];
  powers?: string[];
  scoring?: string[];
  start?: number;
  start_hand?: number;
  copies?: number;
  second_edition?: { cost?: number; vp?: number; powers?: string[]; scoring?: string[] };
}

export interface CardData {
  id: string;
  /** The name that is printed on it, in English or as its author wrote it. */
  name: string;
  own: boolean;
  type: "world" | "military" | "development";
  /** What it costs; of a military world its defence. */
  cost: number;
  vp: number;
  /** The kind of good of a world, or "". */
  good: string;
  /** `production`, `windfall` or "". */
  mode: string;
  keywords: string[];
  symbols: string[];
  powers: Power[];
  scoring: Scoring[];
  /** The number of a start world, or -1. */
  start: number;
  startHand: number;
}

/** The data files of the game that hold cards. */
export interface CardFiles {
  cards: { card: CardEntry[] };
  storm: { card: CardEntry[] };
}

const kept = <T>(list: (T | null)[]): T[] => list.filter((item) => item !== null);

/** A card from its entry; of the second edition, with what that changed. */
export function cardFrom(entry: CardEntry, second = false, own = false): CardData {
  const later = second ? (entry.second_edition ?? {}) : {};
  const [good = "", mode = ""] = (entry.good ?? "").split(" ");
  const powers = kept([...(entry.powers ?? []), ...(later.powers ?? [])].map(readPower));
  return {
    id: entry.id,
    name: entry.name,
    own,
    type: entry.development !== undefined ? "development" : entry.defence !== undefined ? "military" : "world",
    cost: later.cost ?? entry.development ?? entry.defence ?? entry.world ?? 0,
    vp: later.vp ?? entry.vp ?? 0,
    good,
    mode,
    keywords: entry.keywords ?? [],
    symbols: entry.symbols ?? [],
    powers,
    scoring: kept([...(entry.scoring ?? []), ...(later.scoring ?? [])].map(readScoring)),
    start: entry.start ?? -1,
    startHand: entry.start_hand ?? 0,
  };
}

const printed = { first: new Map<string, CardData>(), second: new Map<string, CardData>() };

/** Makes the printed cards known to all drawings. */
export function learnCards(files: CardFiles): void {
  for (const entry of [...files.cards.card, ...files.storm.card]) {
    printed.first.set(entry.id, cardFrom(entry));
    printed.second.set(entry.id, cardFrom(entry, true));
  }
}

/** All printed cards of an edition. */
export const printedCards = (second = false): CardData[] => [...(second ? printed.second : printed.first).values()];

export type { OwnCard } from "../view_types";

/** What the view says about the cards of the game. */
export interface CardView {
  options: { edition?: string };
  own_cards: OwnCard[];
}

function ownCard(card: OwnCard): CardData {
  const { id, name, cost, vp, keywords, symbols, good, mode, lines: powers, scoring } = card;
  const shape = card.military ? { defence: cost } : card.world ? { world: cost } : { development: cost };
  const entry: CardEntry = { id, name, vp, keywords, symbols, powers, scoring, ...shape };
  return cardFrom(good && mode ? { ...entry, good: `${good} ${mode}` } : entry, false, true);
}

/** A card by the name that views, actions and events use. */
export function cardOf(id: string, view: CardView): CardData {
  const table = view.options.edition === "second" ? printed.second : printed.first;
  const found = table.get(id);
  if (found) return found;
  const own = view.own_cards.find((card) => card.id === id);
  if (own) return ownCard(own);
  throw new Error(`there is no card ${id}`);
}

/** What a card is called in the reader's language. */
export const cardName = (card: CardData, words: Words): string => (card.own ? card.name : words.name("card", card.id));

/** The names of the players' own cards become words, for sentences. */
export function learnNames(view: CardView, words: Words): void {
  for (const card of view.own_cards) {
    words.learn("card", card.id, card.name);
    words.learn("card", card.key, card.name);
  }
}

/** The rows of a card that have powers, in order. */
export function rowsOf(card: CardData): { row: Row; powers: Power[] }[] {
  const rows = ROWS.map((row) => ({ row, powers: card.powers.filter((power) => power.row === row) }));
  return rows.filter(({ powers }) => powers.length > 0);
}

/** Printed points; a question mark where the card counts them by rows alone. */
export const pointsOf = (card: CardData): string =>
  card.scoring.length && !card.vp ? "?" : String(card.vp).replace("-", "−");

/** The colour family of a card: its good, grey, or development. */
export const toneOf = (card: CardData): string => (card.type === "development" ? "dev" : card.good || "grey");
