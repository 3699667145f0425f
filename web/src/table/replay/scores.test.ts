import { expect, it } from "vitest";
import type { Entry, Line } from "../../lib/schema";
import { curves, extent, through } from "./scores";

const points = (seat: number, points: number): Line => ({ said: { id: "event-points" }, seat, points });
const entry = (number: number, ...lines: Line[]): Entry => ({
  number,
  seat: 0,
  text: "",
  at: 0,
  events: [],
  lines,
  thoughts: [],
});

it("adds up the points of each seat, move by move", () => {
  const log = [entry(1, points(0, 10)), entry(2, points(1, 10), points(0, -2)), entry(3)];
  expect(curves(log, 2)).toEqual([
    [0, 10, 8, 8],
    [0, 0, 10, 10],
  ]);
});

it("counts what a seat had before its first move", () => {
  expect(through([0, 2, 5], 1, 12)).toEqual([10, 12, 15]);
  expect(through([0, 2, 5], 1, undefined)).toEqual([0, 2, 5]);
});

it("has some height even where nobody has a point", () => {
  expect(extent([[0, 0], [0]])).toEqual([0, 1]);
});
