/** For the tests: what the engine says of this game, kept true by `tests/games/race/test_sample.py`. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CheckedText, Entry } from "../../lib/wire";
import { readSample, type Sample } from "../testkit";
import { learnCards, learnOwn } from "./cards/data";
import { learnPrinted } from "./components";
import type { CardDrafts, Components, OwnComponents, RaceView } from "./view_types";

interface Engine extends Sample {
  components: Components;
  /** Every place about which the engine can be asked. */
  known: string[];
  /** The last action of a solo game, in which the robot flips cards. */
  entry: Entry;
  own: OwnComponents;
  examples: CheckedText;
  faulty: CheckedText;
}

/** A solo game; the components, and the examples of own cards, are known to all drawings. */
export function sample(): Engine & { race: RaceView } {
  const read = readSample("race") as unknown as Engine;
  learnCards(read.components);
  learnPrinted(read.components);
  learnOwn(read.own.cards);
  return { ...read, race: read.view as unknown as RaceView };
}

export const draftsOf = (checked: CheckedText): CardDrafts => checked.shown as unknown as CardDrafts;

/** The icons that there are. */
export const icons = new Set(
  [
    ...readFileSync(resolve(import.meta.dirname, "../../style/icons.svg"), "utf-8").matchAll(/symbol id="([^"]+)"/g),
  ].map((found) => found[1]!),
);
