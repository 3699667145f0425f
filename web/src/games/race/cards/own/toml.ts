/** Sets of cards as TOML: what is written is what the game reads. */
import type { Json } from "../../../../lib/wire";

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
  copies?: number;
}

const ORDER = [
  "id",
  "name",
  "world",
  "defence",
  "development",
  "vp",
  "good",
  "keywords",
  "symbols",
  "powers",
  "scoring",
  "copies",
] as const;

// A text in JSON is a text in TOML: both know the same escapes.
const written = (value: string | number | string[]): string =>
  Array.isArray(value) ? `[${value.map((item) => JSON.stringify(item)).join(", ")}]` : JSON.stringify(value);

function empty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** One card; what it does not have is left out. */
function cardToml(card: CardEntry): string {
  const lines = ORDER.filter((field) => field === "id" || field === "name" || !empty(card[field]));
  return ["[[card]]", ...lines.map((field) => `${field} = ${written(card[field] ?? "")}`)].join("\n");
}

/** The file of a set. */
export const writeToml = (cards: readonly CardEntry[]): string => cards.map((card) => `${cardToml(card)}\n`).join("\n");

const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const list = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A card as the server has read it from a file. */
export function entryOf(table: { [field: string]: Json }): CardEntry {
  const entry: CardEntry = {
    id: text(table.id),
    name: text(table.name),
    vp: Number(table.vp ?? 0),
    good: text(table.good),
    keywords: list(table.keywords),
    symbols: list(table.symbols),
    powers: list(table.powers),
    scoring: list(table.scoring),
    copies: Number(table.copies ?? 1),
  };
  if (typeof table.development === "number") return { ...entry, development: table.development };
  if (typeof table.defence === "number") return { ...entry, defence: table.defence };
  return { ...entry, world: Number(table.world ?? 0) };
}

/** An id that no other card of the set has. */
export function freeId(cards: readonly CardEntry[], wish: string): string {
  const taken = new Set(cards.map((card) => card.id));
  if (!taken.has(wish)) return wish;
  let number = 2;
  while (taken.has(`${wish}_${number}`)) number += 1;
  return `${wish}_${number}`;
}
