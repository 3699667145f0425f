/** The tags on lit hexes: only what differs between them, for what is equal is said in the bar. */
import type { Target } from "../../../table/board";
import type { ActionInfo } from "../../../lib/wire";
import { goods, type Icon } from "../effects";

/** Terraforming steps are in the ore already. */
const LEFT_OUT = ["steps", "charged"];

export function tags(lit: ReadonlyMap<Target, ActionInfo[]>): Map<Target, Icon[]> {
  const single = [...lit].filter(([target, actions]) => target.startsWith("hex:") && actions.length === 1);
  const quotes = single.map(([, actions]) => actions[0]!.quote);
  const names = [...new Set(quotes.flatMap((quote) => Object.keys(quote)))].filter((what) => !LEFT_OUT.includes(what));
  const differing = names.filter((what) => new Set(quotes.map((quote) => quote[what] ?? 0)).size > 1);
  const found = new Map<Target, Icon[]>();
  for (const [target, actions] of single) {
    const quote = actions[0]!.quote;
    const parts = goods(Object.fromEntries(differing.map((what) => [what, quote[what] ?? 0])));
    if (parts.length) found.set(target, parts);
  }
  return found;
}
