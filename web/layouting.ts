import type { Plugin } from "vite";

import { withLayouts } from "./src/lib/layouts.ts";

/** Styles name layouts (`@media (--phone)`); the queries themselves are in `src/lib/layouts.ts`. */
export function layouting(): Plugin {
  return {
    name: "layouting",
    enforce: "pre",
    transform: (code, id) => (/\.css($|\?)|lang\.css/.test(id) ? { code: withLayouts(code), map: null } : null),
  };
}
