/** The components of the game as the engine serves them: what is printed on boards, tiles and tokens. */
import type { FederationComponents } from "./component_types";
import type { FederationView } from "./view";

export type { EffectFace as Effect } from "./component_types";
export type Files = FederationComponents;

let known: Files | null = null;

/** Makes the data files known to all drawings. */
export function learn(files: Files): void {
  known = files;
}

/** The components of a table: its own where its numbers are corrected. */
export function components(view: FederationView): Files {
  // Served as the components are; the view has them as plain data.
  const found = (view.components as unknown as Files | null) ?? known;
  if (!found) throw new Error("the components have not been loaded");
  return found;
}
