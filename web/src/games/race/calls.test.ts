import { expect, test } from "vitest";

import type { Entry, GameEvent } from "../../lib/wire";
import { lastCalls } from "./calls";

const entry = (...events: GameEvent[]): Entry => ({
  number: 0,
  seat: 0,
  text: null,
  at: 0,
  events,
  lines: [],
  thoughts: [],
});
const called = (seat: number, ...actions: string[]): GameEvent => ({ kind: "actions", seat, rule: "", actions });

test("of every seat the newest call counts", () => {
  const log = [
    entry(called(0, "settle"), called(1, "settle")),
    entry({ kind: "phase", seat: -1, rule: "" }),
    entry(called(1, "produce"), called(0, "produce")),
    entry(),
  ];
  expect([...lastCalls(log, 2)]).toEqual([["action:produce", [0, 1]]]);
});

test("in a duel a second copy is a place of its own", () => {
  const log = [entry(called(0, "settle", "settle"), called(1, "develop", "settle"))];
  expect([...lastCalls(log, 2)]).toEqual([
    ["action:settle", [0, 1]],
    ["action:settle#2", [0]],
    ["action:develop", [1]],
  ]);
});

test("in the first round nobody has called anything", () => {
  expect(lastCalls([entry()], 3).size).toBe(0);
});
