import { expect, test } from "vitest";
import { groups, iconOf } from "./families";
import { tabOf } from "./notation";
import { sample } from "./testkit";

const { actions } = sample();

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

test("icons of actions", () => {
  expect(iconOf("upgrade 0x0 academy_left")).toBe("academy");
  expect(iconOf("research nav")).toBe("track-navigation");
  expect(iconOf("pass")).toBe("pass");
});
