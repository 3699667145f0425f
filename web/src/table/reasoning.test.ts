import { expect, it } from "vitest";
import type { Entry } from "../lib/wire";
import { Words } from "../lib/words";
import { screen } from "./specimen";
import { Reasoning } from "./reasoning.svelte";

const thought = { title: { id: "step" }, said: [] };
const entry = (number: number, steps: number): Entry => ({
  number,
  seat: 1,
  text: "",
  at: 0,
  events: [],
  lines: [],
  thoughts: Array<typeof thought>(steps).fill(thought),
});

it("knows which entry each step speaks of", () => {
  const words = new Words("en", []);
  const reasoning = new Reasoning();
  reasoning.every = true;
  reasoning.begin(screen, [entry(4, 2), entry(5, 0), entry(6, 1)], {}, words);
  expect(reasoning.entry(words)?.number).toBe(4);
  reasoning.next(3);
  expect(reasoning.entry(words)?.number).toBe(4);
  reasoning.next(3);
  expect(reasoning.entry(words)?.number).toBe(6);
  reasoning.back();
  expect(reasoning.entry(words)?.number).toBe(4);
  reasoning.finish();
  expect(reasoning.entry(words)).toBeNull();
});
