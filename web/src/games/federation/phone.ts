/** On phones the planets are a view of their own, and not all of a view is in sight. */
import { layout } from "../../lib/layout.svelte";
import { tick } from "svelte";

import type { BoardProps } from "../../table/board";

/** The first place that can be chosen in a view comes into sight. */
export async function showLit(board: BoardProps): Promise<void> {
  if (!layout.phone || board.lit.size === 0) return;
  await tick();
  document.querySelector("#side-panel .lit[data-target]")?.scrollIntoView({ block: "center" });
}
