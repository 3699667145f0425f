import { expect, test } from "vitest";
import { groups, iconOf } from "./families";
import { attemptAt, tabOf, targets } from "./notation";
import { sample } from "./testkit";

const { gaia: view, actions } = sample();

test("an action is chosen where it happens", () => {
  expect(targets("build 3x-2")).toEqual(["hex:3x-2"]);
  expect(targets("upgrade 3x-2 lab")).toEqual(["hex:3x-2"]);
  expect(targets("research nav")).toEqual(["area:nav"]);
  expect(targets("tech adv_mine over vp_7")).toEqual(["tech:adv_mine"]);
  expect(targets("pass mines")).toEqual(["booster:mines"]);
  expect(targets("rotate s05 2")).toEqual(["sector:s05"]);
  expect(targets("federation 1x0 2x0 4x-1")).toEqual(["hex:1x0", "hex:2x0", "hex:4x-1"]);
});

test("what has no place is a button", () => {
  for (const text of [
    "pass",
    "end",
    "convert ore_credit",
    "burn",
    "pay 2/1/0",
    "charge token_first",
    "special academy",
  ])
    expect(targets(text)).toEqual([]);
});

test("a target opens the tab in which it lies", () => {
  expect(tabOf("hex:0x0")).toBe("");
  expect(tabOf("booster:mines")).toBe("");
  expect(tabOf("octagon:ore_2")).toBe("research");
  expect(tabOf("faction:ivits")).toBe("factions");
});

test("every legal action belongs to exactly one family, and the families keep their order", () => {
  const found = groups(actions, [
    "build",
    "project",
    "upgrade",
    "federation",
    "research",
    "power",
    "qic",
    "special",
    "convert",
    "burn",
    "pass",
  ]);
  expect(found.map((group) => group.id)).toEqual([
    "build",
    "project",
    "upgrade",
    "federation",
    "research",
    "board",
    "special",
    "convert",
    "pass",
  ]);
  expect(found.flatMap((group) => group.actions)).toHaveLength(actions.length);
  expect(found.find((group) => group.id === "project")?.actions).toEqual([]);
});

test("what somebody may have meant at a place that is not lit", () => {
  const own = view.map.hexes.find((hex) => hex.owner === 0 && hex.structure === "mine")!;
  const strange = view.map.hexes.find((hex) => hex.planet === "transdim" && hex.gaiaformer === undefined)!;
  const free = view.map.hexes.find((hex) => hex.planet === "desert" && hex.owner === undefined)!;
  expect(attemptAt([], `hex:${own.at}`, view)).toBe(`upgrade ${own.at} station`);
  expect(attemptAt([], `hex:${strange.at}`, view)).toBe(`project ${strange.at}`);
  expect(attemptAt([], `hex:${free.at}`, view)).toBe(`build ${free.at}`);
  expect(attemptAt(["project"], `hex:${free.at}`, view)).toBe(`project ${free.at}`);
  expect(attemptAt([], "octagon:tech", view)).toBe("qic tech");
  expect(attemptAt([], "octagon:ore_2", view)).toBe("power ore_2");
  expect(attemptAt([], "area:nav", view)).toBe("research nav");
  expect(attemptAt([], "booster:gaia", view)).toBe("pass gaia");
});

test("icons of actions", () => {
  expect(iconOf("upgrade 0x0 academy_left")).toBe("academy");
  expect(iconOf("research nav")).toBe("track-navigation");
  expect(iconOf("pass")).toBe("pass");
});
