/** Sets of cards as TOML: what is written is what the game reads. */
import type { Json } from "../../../../lib/wire";
import type { CardEntry } from "../data";

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

/** How each power may look, to begin with. */
export const PATTERNS = [
  "explore_draw 1",
  "explore_keep 1",
  "develop_draw_at_start 1",
  "develop_discount 1",
  "develop_draw_after 1",
  "military 1",
  "military_against 2 rebel",
  "military_by_sacrifice 3",
  "military_by_hand_discard 2 for 1",
  "settle_discount 1 any",
  "settle_free_by_sacrifice except alien",
  "pay_for_military 1 except alien",
  "settle_draw_after 1",
  "settle_second_world",
  "trade_bonus 1 any",
  "trade_bonus_this_world 1",
  "trade_bonus_per_symbol 1 chromosome genes",
  "consume 1 any for 1 vp",
  "consume_different_kinds 3 for 3 vp",
  "consume_all -1",
  "consume_at_trade_price",
  "consume_hand_cards 2 for 1 vp",
  "consume_draw 1",
  "consume_gamble 1 to 7",
  "produce_here",
  "produce_here_by_hand_discard 1",
  "draw_if_produced_here 1",
  "produce_on_windfall any",
  "produce_draw 1",
  "draw_per_good_produced 1 any",
  "draw_per_kind_produced 1",
  "draw_if_most_produced 2 any",
  "draw_per_world 1 military",
];
export const SCORING_PATTERNS = [
  "1 per world",
  "1 per development",
  "2 per world military",
  "2 per world genes production",
  "1 per world windfall",
  "2 per keyword:alien",
  "2 per symbol:chromosome",
  "2 per development cost:6",
  "1 per row:IV",
  "1 per three_vp_in_chips",
  "1 per total_military",
  "1 per good_on_own_worlds",
];
