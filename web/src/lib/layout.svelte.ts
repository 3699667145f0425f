/** The shape that the page has now, for scripts. Styles ask by `@media (--phone)`. */
import { MediaQuery } from "svelte/reactivity";

import { LAYOUTS, type Layout } from "./layouts";

const queries = new Map<Layout, MediaQuery>();

function has(name: Layout): boolean {
  let query = queries.get(name);
  if (!query) queries.set(name, (query = new MediaQuery(LAYOUTS[name])));
  return query.current;
}

export const layout = {
  /** One view at a time. */
  get phone(): boolean {
    return has("phone");
  },
  /** Between a phone and a desk: what is consulted opens below or beside the board, and pushes it. */
  get tablet(): boolean {
    return has("tablet");
  },
  get portrait(): boolean {
    return has("portrait");
  },
  get landscape(): boolean {
    return has("landscape");
  },
  /** A large screen: nothing has to be drawn smaller. */
  get wide(): boolean {
    return has("wide");
  },
  /** No hover: a first tap looks, a second does. */
  get handheld(): boolean {
    return has("handheld");
  },
};
