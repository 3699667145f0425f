/** On phones the planets are a view of their own, and not all of a view is in sight. */
import { tick } from "svelte";
import type { BoardProps } from "../../table/board";
import { MediaQuery } from "svelte/reactivity";

let narrow: MediaQuery | null = null;

export function isPhone(): boolean {
  if (typeof matchMedia !== "function") return false;
  narrow ??= new MediaQuery("max-width: 720px");
  return narrow.current;
}

/** The first place that can be chosen in a view comes into sight. */
export async function showLit(board: BoardProps): Promise<void> {
  if (!board.phone || board.lit.size === 0) return;
  await tick();
  document.querySelector("#side-panel .lit[data-target]")?.scrollIntoView({ block: "center" });
}
