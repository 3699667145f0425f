/** What games draw beside their rules: one module a game, `games/<game>/drawn.ts`, loaded when a rule shows something. */
import type { Component } from "svelte";
import type { Words } from "./words";

export interface DrawnProps {
  /** What is drawn, as a place of a table: `tech:vp_7`, `card:colony_ship`. */
  place: string;
  /** What `load` has brought. */
  parts: unknown;
  words: Words;
}

export interface Drawn {
  /** The components as they are printed. */
  load(): Promise<unknown>;
  Drawn: Component<DrawnProps>;
}

const FOUND = import.meta.glob<{ default: Drawn }>("../games/*/drawn.ts");

/** What a game draws, with its components; nothing of a game that draws nothing. */
export async function loadDrawn(game: string): Promise<{ Drawn: Component<DrawnProps>; parts: unknown } | null> {
  const found = FOUND[`../games/${game}/drawn.ts`];
  if (!found) return null;
  const { load, Drawn } = (await found()).default;
  return { Drawn, parts: await load() };
}
