import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/wire";
import { news, outcome, roundOf, targetsOf } from "./news";
import { sample } from "./testkit";

const event = (
  kind: string,
  seat: number,
  rest: { [field: string]: never | string | number | string[] } = {},
): GameEvent => ({
  kind,
  seat,
  rule: "",
  ...rest,
});

test("goods from one cause are one piece of news, and payments are none", () => {
  const told = news([
    event("spend", 0, { power: 3 }),
    event("gain", 0, { what: "ore", amount: 1, cause: "income" }),
    event("gain", 0, { what: "qic", amount: 2, cause: "income" }),
    event("gain", 1, { what: "ore", amount: 4, cause: "income" }),
    event("gain", 0, { what: "ore", amount: 1, cause: "convert:power_ore" }),
  ]);
  expect(told.map((one) => [one.kind, one.seat, one.goods])).toEqual([
    ["gains", 0, { ore: 1, qic: 2 }],
    ["gains", 1, { ore: 4 }],
  ]);
});

test("what an action brings its seat, and who may charge for it", () => {
  const view = structuredClone(sample().gaia);
  const hex = view.map.hexes.find((each) => each.planet && each.owner === undefined)!;
  hex.charges = [1, 0, 3, 2];
  const found = outcome(
    [event("build", 0, { at: hex.at }), event("points", 0, { vp: 2, cause: "round:mine_2" })],
    0,
    view,
  );
  expect(found.gains).toEqual([{ what: "vp", amount: 2, cause: "round:mine_2" }]);
  expect(found.others.map(({ seat, amount }) => [seat, amount])).toEqual([
    [2, 3],
    [3, 2],
  ]);
});

test("without a view the offers that were made tell who may charge", () => {
  const found = outcome([event("build", 0, { at: "0x0" }), event("offer", 2, { value: 3, at: "0x0" })], 0);
  expect(found.others).toEqual([{ seat: 2, what: "charge", amount: 3 }]);
});

test("a sentence lights what it speaks of", () => {
  expect(targetsOf(event("build", 0, { at: "3x-2" }))).toEqual(["hex:3x-2"]);
  expect(targetsOf(event("federation", 0, { planets: ["1x0", "2x0"] }))).toEqual(["hex:1x0", "hex:2x0"]);
  expect(targetsOf(event("advance", 0, { area: "nav", level: 2 }))).toEqual(["area:nav"]);
  expect(targetsOf(event("octagon", 0, { action: "ore_2" }))).toEqual(["octagon:ore_2"]);
});

test("a round begins with its event", () => {
  expect(roundOf(event("round", -1, { round: 4 }))).toBe(4);
  expect(roundOf(event("pass", 1))).toBeNull();
});
