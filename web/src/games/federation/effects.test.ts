import { expect, test } from "vitest";
import { cost, parse } from "./effects";
import { components } from "./components";
import { readFiles, sample } from "./testkit";

const { federation: view } = sample();

test("a text of the data files becomes effects in its order", () => {
  expect(parse("2 vp per influence_atal")).toEqual([
    { op: "vp", amount: 2, what: "", per: "influence_atal", options: [] },
  ]);
  expect(parse("2 lavandium, 1 ship").map((one) => [one.op, one.amount, one.what])).toEqual([
    ["gain", 2, "lavandium"],
    ["ship", 1, ""],
  ]);
  expect(parse("2 oceanium or 2 degrees")[0]!.options.map((one) => one.op)).toEqual(["gain", "degree"]);
  expect(parse("mix 3 oceanium degree")[0]).toMatchObject({ op: "mix", amount: 3 });
  expect(parse("token 4 of 2")[0]).toMatchObject({ op: "look", amount: 4, what: "2" });
  expect(parse("level 3 game")[0]).toMatchObject({ op: "level", amount: 3, what: "game" });
  expect(parse("")).toEqual([]);
});

test("a price is counted by resource", () => {
  expect(cost("1 lavandium, 2 copernium")).toEqual({ lavandium: 1, copernium: 2 });
  expect(cost(undefined)).toEqual({});
});

test("corrected numbers of a table take the place of those of the files", () => {
  const usual = components(view);
  expect(usual.levelOf(4)).toBe(2);
  const files = readFiles();
  files.missions.mission.m6!.level = 4;
  const own = components({ ...view, components: files });
  expect(own.missions.get("m6")!.level).toBe(4);
  expect(components(view).missions.get("m6")!.level).toBe(2);
});
