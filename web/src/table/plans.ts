/** A turn planned ahead, kept in this browser for a table: nobody else ever hears of it. */
import type { Message } from "../lib/wire";

export interface Plan {
  /** The kind of decision that it answers. */
  kind: string;
  steps: string[];
  /** What each of them is. */
  said?: (Message | undefined)[];
  /** It is played without being asked, if all of it is possible. */
  atOnce: boolean;
}

const place = (table: string): string => `astrarium-plan-${table}`;

export function planOf(table: string): Plan | null {
  try {
    const found = localStorage.getItem(place(table));
    return found === null ? null : (JSON.parse(found) as Plan);
  } catch {
    return null;
  }
}

/** Keep a plan, or none. */
export function keepPlan(table: string, plan: Plan | null): void {
  try {
    if (plan) localStorage.setItem(place(table), JSON.stringify(plan));
    else localStorage.removeItem(place(table));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
