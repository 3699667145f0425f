/** For the tests: a position of this game that the engine has made, with its data files and words. */
import type { BoardProps } from "../../table/board";
import type { Words } from "../../lib/words";
import { boardOf as board, readSample, wordsOf as wordsIn, type Sample } from "../testkit";
import { learn, type Files } from "./components";
import { federation, type FederationView } from "./view";

export const readFiles = (): Files =>
  structuredClone(readSample("federation") as unknown as { components: Files }).components;

/** A turn in round 3 of a game of four. */
export function sample(): Sample & { federation: FederationView } {
  learn(readFiles());
  const read = readSample("federation");
  return { ...read, federation: federation(read.view) };
}

export const wordsOf = (language: string, names = ["common", "web", "federation"]): Words => wordsIn(language, names);

export const boardOf = (read: Sample, changes: Partial<BoardProps> = {}): BoardProps =>
  board(read, wordsOf("en"), changes);
