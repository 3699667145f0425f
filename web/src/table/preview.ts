/** The rows of a preview: what is paid, what is gained, who else profits, what is left. */
import type { Profit } from "../lib/wire";
import type { Gain, Outcome } from "./board";

export interface Amount {
  what: string;
  amount: number;
}

/** What is paid, in parts that have a reason each; a part may take something off. */
export interface Part {
  reason: string;
  amounts: Amount[];
}

export interface Preview {
  pays: Amount[];
  /** What the price is made of; nothing where there is no more to say than the price. */
  parts: Part[];
  gains: Gain[];
  others: Profit[];
  after: Amount[];
}

export type Goods = { [what: string]: number };

/** The numbers that are there, in their order. */
export function amounts(goods: Goods): Amount[] {
  return Object.entries(goods).map(([what, amount]) => ({ what, amount }));
}

/**
 * What is paid: the quote, without what merely explains it. Where nothing is quoted, what the seat has lost
 * that no gain accounts for.
 */
export function pays(quote: Goods, before: Goods, after: Goods, gains: Gain[]): Amount[] {
  const quoted = amounts(quote).filter(({ what, amount }) => amount > 0 && what in before);
  if (quoted.length > 0) return quoted;
  const gained = new Map<string, number>();
  for (const { what, amount } of gains) gained.set(what, (gained.get(what) ?? 0) + amount);
  return amounts(before)
    .map(({ what, amount }) => ({ what, amount: amount - (after[what] ?? amount) + (gained.get(what) ?? 0) }))
    .filter(({ amount }) => amount > 0);
}

/** Gains of the same kind and cause are one row. */
export function gathered(gains: Gain[]): Gain[] {
  const found = new Map<string, Gain>();
  for (const gain of gains) {
    const key = `${gain.what} ${gain.cause}`;
    const there = found.get(key);
    if (there) there.amount += gain.amount;
    else found.set(key, { ...gain });
  }
  return [...found.values()].filter((gain) => gain.amount !== 0);
}

/** The parts of a price with the same reason are one row. */
export function reasoned(parts: readonly Gain[]): Part[] {
  const found = new Map<string, Amount[]>();
  for (const { what, amount, cause } of parts) found.set(cause, [...(found.get(cause) ?? []), { what, amount }]);
  return [...found].map(([reason, amounts]) => ({ reason, amounts }));
}

/** The rows; "after it" only names what has changed. */
export function previewOf(
  quote: Goods,
  before: Goods,
  after: Goods,
  { gains, others }: Outcome,
  parts: readonly Gain[] = [],
): Preview {
  const rows = gathered(gains);
  const changed = amounts(after).filter(({ what, amount }) => before[what] !== amount);
  return { pays: pays(quote, before, after, rows), parts: reasoned(parts), gains: rows, others, after: changed };
}
