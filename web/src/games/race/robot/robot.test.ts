import { mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { boardOf, wordsOf } from "../../testkit";
import type { Thinking } from "../../../table/board";
import { thoughtsIn } from "../../../table/speaking";
import { mat } from "../components";
import Final from "../Final.svelte";
import { icons, sample } from "../testkit";
import { actsAt, asOf, cellAt, cellOf, present } from "./data";
import Mat from "./Mat.svelte";
import Rival from "./Rival.svelte";
import Robot from "./Robot.svelte";
import { stepSigns } from "./wording";

const read = sample();
const robot = read.race.robot!;
const FILES = ["common", "web", "race"];
const RAW = /_|undefined|\{|null|NaN|step-|cell-|face-|race-/;

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language, FILES);

  test("every cell and every thought is told", () => {
    for (const cells of [mat().board, ...Object.values(mat().overlays)])
      for (const [name, { said }] of Object.entries(cells)) {
        expect(words.has(`cell-${name}`), name).toBe(true);
        expect(words.tell(said), name).not.toMatch(RAW);
      }
    for (const thought of thinking(0, language).steps) {
      expect(thought.title, thought.event.kind).not.toMatch(RAW);
      expect(thought.sentence, thought.event.kind).not.toMatch(RAW);
    }
    for (const space of mat().columns) expect(words.has(`race-space-${space.replace(/_[12]$/, "")}`), space).toBe(true);
  });
});

/** The reasoning in the last action of the sample: a cell, what it draws, what it flips. */
function thinking(now: number, language = "en"): Thinking {
  return { steps: thoughtsIn(read.entry, wordsOf(language, FILES), []), now };
}

test("every step is drawn with icons of the sprite", () => {
  for (const cells of [mat().board, ...Object.values(mat().overlays)])
    for (const step of Object.values(cells).flatMap((cell) => cell.steps)) {
      if (step.kind !== "remove_overlay") expect(stepSigns(step).length, step.kind).toBeGreaterThan(0);
      for (const sign of stepSigns(step)) if (sign.icon) expect(icons, step.kind).toContain(sign.icon);
    }
});

test("an overlay covers its cells, and dice find theirs", () => {
  const covered = { ...robot, cells: { ...robot.cells, settle: "settle_2", settle_1: "settle_8" } };
  expect(cellOf(robot, "settle").steps[0]).toMatchObject({ kind: "draw", amount: 3 });
  expect(cellOf(covered, "settle").steps[0]).toMatchObject({ kind: "draw", amount: 4 });
  expect(cellAt(robot, "settle_1")).toBe("settle");
  expect(cellAt(covered, "settle_1")).toBe("settle_1");
  expect(cellAt(robot, "explore_2")).toBe("explore_2");
  expect(actsAt("settle", "settle_1", ["settle_1", "produce"])).toBe(true);
  expect(actsAt("settle", "settle_2", ["settle_1", "produce"])).toBe(false);
  expect(actsAt("consume_both", "consume_2x", ["consume_trade", "consume_2x"])).toBe(true);
});

test("a round of the robot is told step by step; cards flipped in a row are one step", () => {
  const { steps } = thinking(0);
  expect(steps.map((step) => step.event.kind)).toEqual(["robot-cell", "robot-draws", "robot-flip"]);
  expect(steps[2]!.sentence).toContain("Research Labs, which does not fit");
  expect(present(thinking(2))).toEqual({
    cell: "settle_response",
    flips: [
      { card: "hive_world", fits: "no" },
      { card: "research_labs", fits: "no" },
      { card: "rebel_underground", fits: "no" },
      { card: "prosperous_world", fits: "yes" },
    ],
  });
  expect(asOf(robot, thinking(2))).toEqual(robot);
  expect(asOf(robot, thinking(1))).toMatchObject({
    stack: robot.stack + 4,
    tableau: ["earths_lost_colony", "empath_world"],
    credit: robot.credit + 1,
  });
  expect(asOf(robot, thinking(0)).stack).toBe(robot.stack + 2);
});

test("the mat shows dice, marks and tracks; the panel its cards or its steps", () => {
  const words = wordsOf("en", FILES);
  const target = document.createElement("div");
  const parts = [
    mount(Mat, { target, props: boardOf(read, words) }),
    mount(Rival, { target, props: boardOf(read, words) }),
  ];
  expect(target.querySelectorAll(".space .die")).toHaveLength(2);
  expect(target.querySelectorAll(".space .mark")).toHaveLength(2);
  expect(target.querySelector("[aria-label='credit 3 of 4']")).not.toBeNull();
  const panel = document.createElement("div");
  parts.push(mount(Robot, { target: panel, props: boardOf(read, words) }));
  expect(panel.querySelectorAll("li .card")).toHaveLength(3);
  const chain = document.createElement("div");
  parts.push(mount(Robot, { target: chain, props: boardOf(read, words, { thinking: thinking(2) }) }));
  expect(chain.querySelectorAll(".hit .card")).toHaveLength(1);
  expect(chain.querySelectorAll("ol li")).toHaveLength(3);
  for (const part of parts) void unmount(part);
});

test.each([
  ["the player alone", [0], false, 2, 0],
  ["the robot alone", [], true, 0, 2],
  ["both, in a full tie", [0], true, 2, 2],
])("the final scores show as winner %s", async (_, winners, won, own, its) => {
  const ended = { ...read.view, robot: { ...robot, won } };
  const target = document.createElement("div");
  const table = {
    seats: [],
    winners,
    scores: [20],
    rival: { name: "robot", score: 20, shares: won && winners.length > 0 },
  };
  const rows = [{ said: { id: "column-total" }, kind: "total" as const, points: [20, 20] }];
  const changes = { table: table as never, overlay: <T>() => Promise.resolve({ rows } as T) };
  const props = boardOf({ view: ended as never, actions: [] }, wordsOf("en", FILES), changes);
  const part = mount(Final, { target, props });
  await vi.waitFor(() => expect(target.querySelector(".total")).not.toBeNull());
  const marked = (column: number): number =>
    [...target.querySelectorAll("tr")].filter((row) => row.children[column]?.matches(".won, :has(.won)")).length;
  expect([marked(1), marked(2)]).toEqual([own, its]);
  void unmount(part);
});
