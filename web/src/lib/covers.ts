/** What the pages around a table say of a game: one module a game, `games/<game>/cover.ts`, found by its folder. */
import type { Component } from "svelte";
import type { Step } from "../guide/step";
import type { Json } from "./wire";

/** A first game: always the same set-up, so that the steps fit what happens. */
export interface FirstGame {
  players: number;
  seed: number;
  options: { [name: string]: Json };
  /** The guide takes its leave after so many rounds. */
  rounds: number;
  /** The kinds of decision that can come up in them. */
  kinds: string[];
}

export interface Course {
  game: FirstGame;
  steps: Step[];
}

/** A page on which texts for an option are written. */
export interface Editor {
  path: string;
  icon: string;
  /** The messages that name it, say what the option does with a text, invite to write, and stand for no text. */
  title: string;
  about: string;
  write: string;
  none: string;
}

/** All but the symbol may be left out. */
export interface Cover {
  symbol: string;
  /** Its picture on the home page. */
  Art?: Component;
  /** A first game that teaches. */
  course?: Course;
  /** Its icons, in groups; the words are `legend-<icon>`. */
  legend?: { group: string; icons: string[] }[];
  /** Where texts for its options are written. */
  editors?: { [option: string]: Editor };
}

const FOUND = import.meta.glob<Cover>("../games/*/cover.ts", { eager: true, import: "default" });

/** The covers of all games that have one. */
export const COVERS: { [game: string]: Cover } = Object.fromEntries(
  Object.entries(FOUND).map(([path, cover]) => [path.split("/").at(-2)!, cover]),
);
