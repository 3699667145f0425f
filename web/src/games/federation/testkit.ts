/** For the tests: the real data files of the game, a position that the engine has made, and words. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { BoardProps } from "../../table/board";
import type { ActionInfo, Position, TableInfo } from "../../lib/wire";
import { Words } from "../../lib/words";
import { learn, type Files } from "./components";
import { federation, type FederationView } from "./view";

const ROOT = resolve(import.meta.dirname, "../../../..");
const READ = `
import json, pathlib, sys, tomllib
files = pathlib.Path(sys.argv[1]).glob("*.toml")
print(json.dumps({file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}))
`;

/** The data files as the server sends them. */
export function readFiles(): Files {
  const data = resolve(ROOT, "src/astrarium/games/federation/data");
  return JSON.parse(execFileSync(process.env.PYTHON ?? "python3", ["-c", READ, data], { encoding: "utf-8" })) as Files;
}

export interface Sample {
  view: { [name: string]: never };
  actions: ActionInfo[];
}

/** A turn in round 3 of a game of four; `tests/games/federation/test_view.py` keeps it true. */
export function sample(): Sample & { federation: FederationView } {
  learn(readFiles());
  const read = JSON.parse(readFileSync(resolve(import.meta.dirname, "sample.json"), "utf-8")) as Sample;
  return { ...read, federation: federation(read.view) };
}

export function wordsOf(language: string, files = ["common", "web", "federation"]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of files) {
    const text = readFileSync(resolve(ROOT, `src/astrarium/locale/${language}/${name}.ftl`), "utf-8");
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return new Words(language, [bundle]);
}

/** What the table page gives to the board, with nothing lit. */
export function boardOf(read: Sample, changes: Partial<BoardProps> = {}): BoardProps {
  const position: Position = {
    view: read.view, to_act: [0], decision: { kind: "turn", seat: 0, facts: {} }, actions: read.actions, verbs: [], over: false,
  };
  const seats = [0, 1, 2, 3].map((seat) => ({
    seat, kind: "person" as const, name: `Player ${seat}`, yours: seat === 0, present: true, clock: null,
    takeover: { possible: false, votes: 0, needed: 0, mine: false },
  }));
  return {
    position, confirmed: position, seat: 0, seats, table: {} as TableInfo, words: wordsOf("en"), lit: new Map(), marked: new Set(),
    tentative: new Set(), picked: new Set(), chosen: null, choose: () => {}, hover: () => {}, whyNot: () => {},
    attempt: null, thinking: null, looking: 0, look: () => {}, phone: false, ...changes,
  };
}
