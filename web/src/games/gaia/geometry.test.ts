import { expect, test } from "vitest";
import {
  bounds,
  cell,
  corners,
  distance,
  links,
  name,
  nearest,
  projector,
  sectorEdges,
  SIZE,
  towards,
} from "./geometry";
import { sample } from "./testkit";

const hexes = sample().gaia.map.hexes;

test("a hex is found again by its name", () => {
  expect(cell("-3x12")).toEqual({ q: -3, r: 12 });
  expect(name({ q: -3, r: 12 })).toBe("-3x12");
});

test("neighbours lie one hex apart, in the picture as on the map", () => {
  const project = projector(-30);
  const [x, y] = project({ q: 0, r: 0 });
  for (const at of ["1x0", "0x1", "-1x1", "-1x0", "0x-1", "1x-1"]) {
    const [px, py] = project(cell(at));
    expect(distance({ q: 0, r: 0 }, cell(at))).toBe(1);
    expect(Math.hypot(px - x, py - y)).toBeCloseTo(Math.sqrt(3) * SIZE);
  }
  expect(distance(cell("2x-1"), cell("-1x3"))).toBe(4);
});

test("ten sectors lie wide on screens and upright on phones", () => {
  const wide = bounds(hexes, -30);
  const tall = bounds(hexes, 60);
  expect(wide.width).toBeGreaterThan(wide.height * 1.1);
  expect(tall.height).toBeGreaterThan(tall.width * 1.1);
});

test("every edge of the rim is drawn once, and so is every edge between sectors", () => {
  const { inner, rim } = sectorEdges(hexes, 0);
  const strokes = [...(inner + rim).matchAll(/M[^M]+/g)].map((match) => match[0]);
  const key = (stroke: string) => stroke.slice(1).split("L").sort().join("|");
  expect(new Set(strokes.map(key)).size).toBe(strokes.length);
  expect(strokes.length).toBeGreaterThan(100);
});

test("only places that touch are linked", () => {
  expect(links([cell("0x0"), cell("1x0"), cell("3x0")], 0).match(/M/g)).toHaveLength(1);
});

test("a tap takes the nearest place", () => {
  const project = projector(60);
  const [x, y] = project(cell("2x1"));
  const places = ["0x0", "2x1", "3x1"].map(cell);
  expect(nearest(places, [x + 4, y - 3], 60)).toEqual(cell("2x1"));
  expect(nearest([], [0, 0], 0)).toBeNull();
});

test("arrows lead to the nearest place in their direction", () => {
  const places = ["2x0", "4x0", "0x2", "0x-2", "-3x0"].map(cell);
  expect(towards(places, cell("0x0"), [1, 0], 0)).toEqual(cell("2x0"));
  expect(towards(places, cell("2x0"), [1, 0], 0)).toEqual(cell("4x0"));
  expect(towards(places, cell("0x0"), [-1, 0], 0)).toEqual(cell("-3x0"));
  expect(towards(places, cell("0x0"), [0, 1], 0)).toEqual(cell("0x2"));
  expect(towards(places, cell("4x0"), [1, 0], 0)).toBeNull();
});

test("the corners of a hex surround its middle", () => {
  const all = corners([10, 20], SIZE, -30);
  expect(all.reduce((sum, [x]) => sum + x, 0) / 6).toBeCloseTo(10);
  for (const [x, y] of all) expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(SIZE);
});
