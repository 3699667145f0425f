/** For the tests: a position of this game that the engine has made, with its data files and words. */
import type { BoardProps } from "../../table/board";
import type { Words } from "../../lib/words";
import { boardOf as board, readSample, wordsOf as wordsIn, type Sample } from "../testkit";
import { learn, type GaiaComponents } from "./components";
import { gaia, type GaiaView } from "./view";

/** A turn in round 5 of a game of four. */
export function sample(): Sample & { gaia: GaiaView; components: GaiaComponents } {
  const read = readSample("gaia") as Sample & { components: GaiaComponents };
  learn(read.components);
  return { ...read, gaia: gaia(read.view) };
}

export const wordsOf = (language: string, names = ["common", "web", "gaia", "gaia-web"]): Words =>
  wordsIn(language, names);

export const boardOf = (read: Sample, changes: Partial<BoardProps> = {}): BoardProps =>
  board(read, wordsOf("en"), changes);
