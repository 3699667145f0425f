/** Powers and scoring rows as small signs: numbers and icons that say the same as the sentence. */
import type { MatchFace, PowerFace, ScoringFace } from "./data";

/** A number, an icon, or both; the tone is the colour. */
export interface Sign {
  text?: string;
  icon?: string;
  /** `cards`, `vp`, `military`, `produce`, `good-rare`, `arrow`, `shape`, `small` or "". */
  tone?: string;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const ARROW: Sign = { icon: "chevron-right", tone: "arrow" };
const PER: Sign = { text: "/" };
const cards = (text: string | number): Sign => ({ text: String(text), icon: "card", tone: "cards" });
const chips = (text: string | number): Sign => ({ text: String(text), icon: "vp-chip", tone: "vp" });
const force = (amount: number): Sign => ({ text: signed(amount), icon: "military", tone: "military" });
const good = (kind: string): Sign => ({ icon: `good-${kind}`, tone: kind === "any" ? "" : `good-${kind}` });
const ifKind = (kind: string): Sign[] => (kind === "any" ? [] : [good(kind)]);
const THROWN: Sign = { icon: "discard" };
const HERE: Sign = { icon: "seat-1", tone: "shape" };

/** What a card must be, as signs. */
function matchSigns(match: MatchFace): Sign[] {
  const signs: Sign[] = [];
  if (match.card) signs.push({ icon: "card" });
  if (match.good) signs.push(good(match.good));
  if (match.mode) signs.push({ icon: match.mode === "windfall" ? "windfall" : "produce" });
  if (match.keyword) signs.push({ icon: `kw-${match.keyword}` });
  if (match.symbol) signs.push({ icon: match.symbol });
  if (match.military) signs.push({ icon: "defence", tone: "military" });
  if (match.cost !== undefined) signs.push({ text: `=${match.cost}`, tone: "small" });
  if (match.row) signs.push({ text: match.row, tone: "small" });
  if (match.development) signs.push({ icon: "seat-4", tone: "shape" });
  if (match.world && !signs.length) signs.push({ icon: "seat-1", tone: "shape" });
  return signs;
}

/** What a power of Military counts against. */
function against(power: PowerFace): Sign {
  if (power.keyword) return { icon: `kw-${power.keyword}` };
  return power.symbol ? { icon: power.symbol } : good(power.good);
}

function gained(power: PowerFace): Sign[] {
  return [...(power.vp ? [chips(power.vp)] : []), ...(power.cards ? [cards(power.cards)] : [])];
}

function consumed(power: PowerFace): Sign[] {
  const times: Sign[] = power.times > 1 ? [{ text: `${power.times}×` }] : [];
  const many: Sign[] =
    power.goods > 2
      ? [{ text: String(power.goods) }, good(power.good)]
      : Array<Sign>(power.goods).fill(good(power.good));
  return [...times, ...many, ...(power.here ? [HERE] : []), ARROW, ...gained(power)];
}

const SIGNS: Record<string, (power: PowerFace) => Sign[]> = {
  explore_draw: (power) => [{ text: `+${power.amount}`, icon: "spectator" }],
  explore_keep: (power) => [cards(`+${power.amount}`)],
  develop_draw_at_start: (power) => [ARROW, cards(power.amount)],
  develop_discount: (power) => [{ text: `−${power.amount}`, icon: "phase-develop" }],
  develop_draw_after: (power) => [{ icon: "phase-develop" }, ARROW, cards(power.amount)],
  military: (power) => [force(power.amount)],
  military_against: (power) => [force(power.amount), against(power)],
  military_by_sacrifice: (power) => [THROWN, ARROW, force(power.amount)],
  military_by_hand_discard: (power) => [cards(`≤${power.cards}`), ARROW, force(power.amount)],
  settle_discount: (power) => [{ text: `−${power.amount}`, icon: "phase-settle" }, ...ifKind(power.good)],
  settle_free_by_sacrifice: () => [THROWN, ARROW, { text: "0", icon: "phase-settle" }],
  pay_for_military: (power) => [{ icon: "defence", tone: "military" }, ARROW, cards(`−${power.amount}`)],
  settle_draw_after: (power) => [{ icon: "phase-settle" }, ARROW, cards(power.amount)],
  settle_second_world: () => [{ text: "2×", icon: "phase-settle" }],
  trade_bonus: (power) => [cards(`+${power.amount}`), ...ifKind(power.good)],
  trade_bonus_this_world: (power) => [cards(`+${power.amount}`), HERE],
  trade_bonus_per_symbol: (power) => [cards(`+${power.amount}`), ...ifKind(power.good), PER, { icon: power.symbol }],
  consume: consumed,
  consume_different_kinds: (power) => [{ text: `${power.goods}≠` }, good("any"), ARROW, ...gained(power)],
  consume_all: (power) => [{ text: "∀", icon: "good-any" }, ARROW, chips(power.amount ? signed(power.amount) : "=")],
  consume_at_trade_price: (power) => [good("any"), ARROW, cards(power.priced ? "$+" : "$")],
  consume_hand_cards: (power) => [cards(`≤${power.cards}`), ARROW, chips(power.amount)],
  consume_draw: (power) => [cards(power.amount)],
  consume_gamble: (power) => [{ text: `${power.amount}–${power.times}`, icon: "dice" }, ARROW, cards(1)],
  produce_here: () => [{ icon: "produce", tone: "produce" }],
  produce_here_by_hand_discard: (power) => [cards(power.amount), ARROW, { icon: "produce", tone: "produce" }],
  draw_if_produced_here: (power) => [HERE, ARROW, cards(`+${power.amount}`)],
  produce_on_windfall: (power) => [{ icon: "windfall", tone: "produce" }, ...ifKind(power.good)],
  produce_draw: (power) => [cards(`+${power.amount}`)],
  draw_per_good_produced: (power) => [cards(power.amount), PER, good(power.good)],
  draw_per_kind_produced: (power) => [cards(power.amount), PER, { icon: "planet-types" }],
  draw_if_most_produced: (power) => [{ icon: "goal" }, good(power.good), ARROW, cards(power.amount)],
  draw_per_world: (power) => [cards(power.amount), PER, ...matchSigns(power.match)],
};

/** One power as signs. */
export const powerSigns = (power: PowerFace): Sign[] => SIGNS[power.kind]?.(power) ?? [];

const QUANTITIES: Record<string, Sign> = {
  three_vp_in_chips: { text: "3", icon: "vp-chip", tone: "vp" },
  total_military: { icon: "military", tone: "military" },
  good_on_own_worlds: { icon: "good-any" },
};

/** A scoring row as signs: its points, then what they are paid for. */
export function scoringSigns(row: ScoringFace): Sign[] {
  const what = row.per ? [QUANTITIES[row.per]!] : matchSigns(row.match);
  return [{ text: String(row.vp) }, ...(row.per === "three_vp_in_chips" ? [PER] : []), ...what];
}
