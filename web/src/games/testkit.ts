/** For the tests of the screens: the real data files of a game, a position that the engine has made, and words. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { BoardProps } from "../table/board";
import type { ActionInfo, Position, TableInfo } from "../lib/wire";
import { Words } from "../lib/words";

const ROOT = resolve(import.meta.dirname, "../../..");
const READ = `
import json, pathlib, sys, tomllib
files = pathlib.Path(sys.argv[1]).glob("*.toml")
print(json.dumps({file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}))
`;

/** The data files as the server sends them. */
export function readFiles<Files>(game: string): Files {
  const data = resolve(ROOT, `src/astrarium/games/${game}/data`);
  return JSON.parse(execFileSync(process.env.PYTHON ?? "python3", ["-c", READ, data], { encoding: "utf-8" })) as Files;
}

export interface Sample {
  view: { [name: string]: never };
  actions: ActionInfo[];
}

/** The position that `tests/games/<game>/test_view.py` keeps true. */
export function readSample(game: string): Sample {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, game, "sample.json"), "utf-8")) as Sample;
}

export function wordsOf(language: string, files: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of files) {
    const text = readFileSync(resolve(ROOT, `src/astrarium/locale/${language}/${name}.ftl`), "utf-8");
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return new Words(language, [bundle]);
}

/** What the table page gives to the board, with nothing lit. */
export function boardOf(read: Sample, words: Words, changes: Partial<BoardProps> = {}): BoardProps {
  const position: Position = {
    view: read.view,
    to_act: [0],
    decision: { kind: "turn", seat: 0, facts: {}, ask: null, interrupts: false, automatic: false },
    actions: read.actions,
    verbs: [],
    closing: null,
    titles: [],
    goods: [],
    round: 1,
    rounds: 6,
    phase: null,
    over: false,
    verdict: null,
  };
  const seats = [0, 1, 2, 3].map((seat) => ({
    seat,
    kind: "person" as const,
    name: `Player ${seat}`,
    yours: seat === 0,
    present: true,
    clock: null,
    person: "",
    stand_in: "" as const,
    back: false,
    away: 0,
    ready: true,
    takeover: { possible: false, votes: 0, needed: 0, mine: false, left: 0, away: 0 },
  }));
  return {
    position,
    confirmed: position,
    seat: 0,
    seats,
    table: {} as TableInfo,
    words,
    lit: new Map(),
    thin: false,
    marked: new Set(),
    tentative: new Set(),
    picked: new Set(),
    chosen: null,
    choose: () => {},
    hover: () => {},
    whyNot: () => {},
    overlay: () => Promise.resolve(null),
    attempt: null,
    thinking: null,
    log: [],
    looking: 0,
    look: () => {},
    ...changes,
  };
}
