/** The vocabulary of cards, read from its lines: `military 2`, `consume 1 any for 1 vp 1 card x2`, `2 per world genes`. */

export const GOODS = ["novelty", "rare", "genes", "alien"] as const;
export const KEYWORDS = ["alien", "rebel", "imperium", "terraforming", "uplift"] as const;
export const ROWS = ["I", "II", "III", "$", "IV", "V"] as const;
export type Row = (typeof ROWS)[number];

const KINDS: Record<Row, string[]> = {
  I: ["explore_draw", "explore_keep"],
  II: ["develop_draw_at_start", "develop_discount", "develop_draw_after"],
  III: [
    "military",
    "military_against",
    "military_by_sacrifice",
    "military_by_hand_discard",
    "settle_discount",
    "settle_free_by_sacrifice",
    "pay_for_military",
    "settle_draw_after",
    "settle_second_world",
  ],
  $: ["trade_bonus", "trade_bonus_this_world", "trade_bonus_per_symbol"],
  IV: [
    "consume",
    "consume_different_kinds",
    "consume_all",
    "consume_at_trade_price",
    "consume_hand_cards",
    "consume_draw",
    "consume_gamble",
  ],
  V: [
    "produce_here",
    "produce_here_by_hand_discard",
    "draw_if_produced_here",
    "produce_on_windfall",
    "produce_draw",
    "draw_per_good_produced",
    "draw_per_kind_produced",
    "draw_if_most_produced",
    "draw_per_world",
  ],
};
const ROW_OF = new Map(ROWS.flatMap((row) => KINDS[row].map((kind) => [kind, row] as const)));
/** All kinds of powers, row by row. */
export const POWER_KINDS = [...ROW_OF.keys()];

/** What a card must be: all that is set must hold. */
export interface Match {
  world?: boolean;
  development?: boolean;
  military?: boolean;
  good?: string;
  mode?: string;
  keyword?: string;
  symbol?: string;
  cost?: number;
  row?: string;
  card?: string;
}

/** A power; which of the fields mean something depends on its kind. */
export interface Power {
  kind: string;
  row: Row;
  amount: number;
  /** The kind of good that it asks for or excludes; "any" without one. */
  good: string;
  keyword: string;
  symbol: string;
  goods: number;
  times: number;
  vp: number;
  cards: number;
  here: boolean;
  /** Trade powers count for its price. */
  priced: boolean;
  match: Match;
}

export interface Scoring {
  vp: number;
  /** A quantity, or "" where cards are counted. */
  per: string;
  match: Match;
}

const PER = ["three_vp_in_chips", "total_military", "good_on_own_worlds"];
const has = (list: readonly string[], word: string): boolean => list.includes(word);

/** The row of a kind of power, or null if there is no such kind. */
export const rowOf = (kind: string): Row | null => ROW_OF.get(kind) ?? null;

/** The power that a line describes, or null if nothing can be drawn of it; the engine says what is wrong with it. */
export function readPower(line: string): Power | null {
  const [kind = "", ...rest] = line.split(/\s+/).filter(Boolean);
  const row = rowOf(kind);
  if (!row) return null;
  const power: Power = {
    kind,
    row,
    amount: 0,
    good: "any",
    keyword: "",
    symbol: "",
    goods: 0,
    times: 1,
    vp: 0,
    cards: 0,
    here: false,
    priced: rest.includes("with_trade_powers"),
    match: {},
  };
  if (kind === "consume" || kind === "consume_different_kinds") readConsume(power, rest);
  else if (kind === "consume_hand_cards" || kind === "military_by_hand_discard") {
    power.cards = Number(rest[0]);
    power.amount = Number(rest[2]);
  } else if (kind === "consume_gamble") {
    power.amount = Number(rest[0]);
    power.times = Number(rest[2]);
  } else if (kind === "draw_per_world") {
    power.amount = Number(rest[0]);
    power.match = readMatch(rest.slice(1));
  } else readPlain(power, rest);
  return [power.amount, power.times, power.cards, power.goods].some(Number.isNaN) ? null : power;
}

function readPlain(power: Power, words: string[]): void {
  for (const word of words) {
    // "alien" is a kind of good here, as on the printed cards; the keyword is written keyword:alien.
    if (has(GOODS, word)) power.good = word;
    else if (word === "chromosome") power.symbol = word;
    else if (word.startsWith("keyword:")) power.keyword = word.slice(8);
    else if (has(KEYWORDS, word)) power.keyword = word;
    else if (/^-?\d+$/.test(word)) power.amount = Number(word);
  }
}

function readConsume(power: Power, words: string[]): void {
  power.goods = Number(words[0]);
  power.here = words[1] === "here";
  if (has(GOODS, words[1] ?? "")) power.good = words[1]!;
  for (let at = words.indexOf("for") + 1; at < words.length; at += 1) {
    const word = words[at]!;
    if (word.startsWith("x")) power.times = Number(word.slice(1));
    else if (words[at + 1] === "vp") power.vp = Number(word);
    else if (words[at + 1]?.startsWith("card")) power.cards = Number(word);
  }
}

function readMatch(words: string[]): Match {
  const match: Match = {};
  for (const word of words) {
    const [name, value = ""] = word.split(":");
    if (word === "world" || word === "development" || word === "military") match[word] = true;
    else if (has(GOODS, word)) match.good = word;
    else if (word === "production" || word === "windfall") match.mode = word;
    else if (name === "keyword" || name === "symbol" || name === "row" || name === "card") match[name] = value;
    else if (name === "cost") match.cost = Number(value);
  }
  return match;
}

/** The scoring row that a line describes, or null. */
export function readScoring(line: string): Scoring | null {
  const [vp, per, ...rest] = line.split(/\s+/).filter(Boolean);
  if (per !== "per" || !/^-?\d+$/.test(vp ?? "") || !rest.length) return null;
  const quantity = has(PER, rest[0]!) ? rest[0]! : "";
  return { vp: Number(vp), per: quantity, match: quantity ? {} : readMatch(rest) };
}
