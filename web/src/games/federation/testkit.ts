/** For the tests: a position of this game that the engine has made, with its data files and words. */
import type { BoardProps } from "../../table/board";
import type { Words } from "../../lib/words";
import { boardOf as board, readSample, wordsOf as wordsIn, type Sample } from "../testkit";
import { learn, type Files } from "./components";
import { federation, type FederationView } from "./view";

interface Engine {
  components: Files;
  /** Every place about which the engine can be asked. */
  known: string[];
}

const engine = (): Engine => readSample("federation") as unknown as Engine;

export const readFiles = (): Files => engine().components;

/** A turn in round 3 of a game of four. */
export function sample(): Sample & { federation: FederationView; known: string[] } {
  learn(readFiles());
  const read = readSample("federation");
  return { ...read, known: engine().known, federation: federation(read.view) };
}

export const wordsOf = (language: string, names = ["common", "web", "federation"]): Words => wordsIn(language, names);

export const boardOf = (read: Sample, changes: Partial<BoardProps> = {}): BoardProps =>
  board(read, wordsOf("en"), changes);
