/** A small game screen and a small server for the tests of the table page. */
import { vi } from "vitest";
import type { ActionInfo, Attempt, Entry, Position, SeatInfo, TableState } from "../lib/wire";
import type { GameScreen } from "./board";

const VERBS = ["build", "upgrade", "join", "convert", "pass", "end"];

const nothing = (() => {}) as unknown as GameScreen["Board"];

/** Builds at places, joins several of them, converts and passes by buttons. */
export const screen: GameScreen = {
  Board: nothing,
  Seat: nothing as unknown as GameScreen["Seat"],
  Side: [],
  groups: (actions, verbs) =>
    verbs.map((verb) => ({
      id: verb,
      icon: "mine",
      label: `group-${verb}`,
      verbs: [verb],
      actions: actions.filter((one) => one.verb === verb),
    })),
  tabOf: () => "",
  icon: () => "mine",
  mark: () => ({ colour: "blue", letter: "S" }),
};

const hexes = (text: string): string[] =>
  text
    .split(" ")
    .slice(1)
    .filter((word) => word.includes("x"))
    .map((word) => `hex:${word}`);

export const action = (text: string): ActionInfo => ({
  text,
  verb: text.split(" ")[0]!,
  said: { id: text },
  places: hexes(text),
  quote: {},
});

export function position(kind: string | null, ...actions: string[]): Position {
  return {
    view: {},
    to_act: kind ? [0] : [1],
    decision: {
      kind: kind ?? "turn",
      seat: kind ? 0 : 1,
      facts: {},
      ask: null,
      interrupts: kind === "charge",
      automatic: false,
    },
    actions: actions.map(action),
    verbs: kind ? VERBS : [],
    closing: actions.includes("end") ? "end" : null,
    titles: [],
    goods: [],
    round: 1,
    rounds: 6,
    phase: null,
    over: false,
    verdict: null,
  };
}

export function state(seq: number, standing: Position, log: Entry[] = []): TableState {
  const seat = (number: number): SeatInfo => ({
    seat: number,
    kind: "person",
    name: `Name ${number}`,
    yours: number === 0,
    present: true,
    clock: null,
    person: "",
    stand_in: "",
    back: false,
    away: 0,
    ready: true,
    takeover: { possible: false, votes: 0, needed: 0, mine: false, left: 0, away: 0 },
  });
  return {
    table: {
      id: "t",
      game: "specimen",
      title: "",
      players: 2,
      status: "playing",
      private: false,
      practice: false,
      options: {},
      clock: { kind: "none", seconds: 0, bonus: 0, zero: "wait" },
      seats: [seat(0), seat(1)],
      to_act: standing.to_act,
      notice: "",
      ending: { possible: false, asked: false, votes: 0, needed: 0, mine: false, seats: [] },
      round: 1,
      rounds: 0,
      mine: true,
      created: 0,
      updated: 0,
      now: 0,
      scores: [],
      winners: [],
      rival: null,
      rematch: null,
      changeable: false,
    },
    seq,
    change: seq,
    seat: 0,
    position: standing,
    undo: { possible: false, reason: "nothing" },
    log,
    cut: null,
    answers: {},
  };
}

const tried = (text: string): Attempt["entries"][number] => ({
  text,
  said: { id: text },
  places: [],
  quote: {},
  parts: [],
  events: [],
  lines: [],
  outcome: {},
  instead: [],
});

/** What was tried leads there; the server tells of the steps that were asked about, and of answers of the seat's own. */
export const attempt = (standing: Position, reveals = false, ...own: string[]): Attempt => ({
  position: standing,
  reveals,
  entries: own.map(tried),
});

export interface Call {
  path: string;
  body: { seq: number; actions: string[]; key?: string; verb?: string; action?: string };
}

/** Answers requests in order: a value is an answer, a pair a refusal with its status. */
export function server(...answers: (object | [number, object] | null)[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (path: string, init: { body: string | null }) => {
    calls.push({ path: path.split("/").at(-1)!, body: JSON.parse(init.body ?? "{}") as Call["body"] });
    const next = answers.shift();
    if (next === undefined) throw new Error(`unexpected request: ${path}`);
    const [status, body] = Array.isArray(next) ? (next as [number, object]) : [200, next];
    if (body && "entries" in body) {
      const asked = calls.at(-1)!.body.actions.map(tried);
      (body as Attempt).entries = [...asked, ...(body as Attempt).entries];
    }
    return new Response(JSON.stringify(body), { status });
  });
  return calls;
}
