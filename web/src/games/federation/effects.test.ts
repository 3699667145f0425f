import { expect, test } from "vitest";
import { components } from "./components";
import { readFiles, sample, wordsOf } from "./testkit";

const { federation: view } = sample();

test("effects come parsed from the engine, with their words", () => {
  const law = components(view).projects.law.atal!.effect;
  expect(law).toMatchObject([{ op: "vp", amount: 2, what: "", per: "influence_atal", options: [] }]);
  expect(wordsOf("en").tell(law[0]!.said)).toBe("2 PP per influence on Atal");
  const specialist = components(view).atal.specialist["2C2"]!;
  expect(specialist.effect.map((one) => [one.op, one.amount])).toEqual([
    ["ship", 1],
    ["marker", 1],
  ]);
  const { level_1: first, level_2: second } = components(view).arratuin.shop["3"]!;
  expect(first[0]!.options.map((one) => one.op)).toEqual(["gain", "degree"]);
  expect(second[0]).toMatchObject({ op: "mix", amount: 3 });
});

test("a price is counted by resource", () => {
  expect(components(view).senate.action.spy!.cost).toEqual({ lavandium: 1 });
  expect(components(view).senate.action.neo!.cost).toBeUndefined();
});

test("corrected numbers of a table take the place of those of the files", () => {
  expect(components(view).accreditation.track.levels[4]).toBe(2);
  const files = readFiles();
  files.missions.mission.m6!.level = 4;
  const own = components({ ...view, components: files as never });
  expect(own.missions.mission.m6!.level).toBe(4);
  expect(components(view).missions.mission.m6!.level).toBe(2);
});
