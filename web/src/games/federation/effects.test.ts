import { expect, test } from "vitest";
import { components } from "./components";
import { readFiles, sample, wordsOf } from "./testkit";

const { federation: view } = sample();

test("effects come parsed from the engine, with their words", () => {
  const law = components(view).laws.get("atal")!;
  expect(law).toMatchObject([{ op: "vp", amount: 2, what: "", per: "influence_atal", options: [] }]);
  expect(wordsOf("en").tell(law[0]!.said)).toBe("2 PP per influence on Atal");
  const specialist = components(view).specialists.get("2C2")!;
  expect(specialist.effects.map((one) => [one.op, one.amount])).toEqual([
    ["ship", 1],
    ["marker", 1],
  ]);
  const [first, second] = components(view).shops.get("3")!;
  expect(first![0]!.options.map((one) => one.op)).toEqual(["gain", "degree"]);
  expect(second![0]).toMatchObject({ op: "mix", amount: 3 });
});

test("a price is counted by resource", () => {
  expect(components(view).actions.get("spy")!.cost).toEqual({ lavandium: 1 });
  expect(components(view).actions.get("neo")!.cost).toEqual({});
});

test("corrected numbers of a table take the place of those of the files", () => {
  const usual = components(view);
  expect(usual.levelOf(4)).toBe(2);
  const files = readFiles();
  files.missions.mission.m6!.level = 4;
  const own = components({ ...view, components: files as never });
  expect(own.missions.get("m6")!.level).toBe(4);
  expect(components(view).missions.get("m6")!.level).toBe(2);
});
