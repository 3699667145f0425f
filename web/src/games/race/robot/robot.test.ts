import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { boardOf, wordsOf } from "../../testkit";
import type { GameEvent } from "../../../lib/wire";
import { learnCards, type CardFiles } from "../cards/data";
import Final from "../Final.svelte";
import {
  actsAt,
  asOf,
  cellAt,
  cellOf,
  cellsOf,
  learnRobot,
  markersOf,
  mat,
  present,
  type RobotFiles,
  type RobotView,
} from "./data";
import Mat from "./Mat.svelte";
import Rival from "./Rival.svelte";
import Robot from "./Robot.svelte";
import { robotThoughts } from "./thoughts";
import { cellText, stepSigns } from "./wording";

const ROOT = resolve(import.meta.dirname, "../../../../..");
const READ = `
import json, pathlib, sys, tomllib
files = pathlib.Path(sys.argv[1]).glob("*.toml")
print(json.dumps({file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}))
`;
const data = resolve(ROOT, "src/astrarium/games/race/data");
const files = JSON.parse(
  execFileSync(process.env.PYTHON ?? "python3", ["-c", READ, data], { encoding: "utf-8" }),
) as CardFiles & RobotFiles;
const icons = new Set(
  [...readFileSync(resolve(ROOT, "web/src/style/icons.svg"), "utf-8").matchAll(/symbol id="([^"]+)"/g)].map(
    (found) => found[1]!,
  ),
);
const FILES = ["common", "web", "race"];
const RAW = /_|undefined|\{|null|NaN|step-|cell-|face-|race-/;

const robot: RobotView = {
  start: "alpha_centauri",
  credit: 2,
  economy: 2,
  counter: "settle",
  six_counters: 1,
  six_placed: 1,
  chips: 4,
  stack: 8,
  tableau: ["alpha_centauri", "spice_world", "gem_world"],
  overlays: ["settle_2"],
  dice: ["settle_1", "produce"],
  score: 20,
  won: false,
};
const told = (kind: string, rest: object = {}): GameEvent => ({ kind, seat: -1, rule: "RG-SOLO-21", ...rest });
const EVENTS: GameEvent[] = [
  { kind: "phase", seat: -1, rule: "", phase: "III" },
  told("robot-dice", { faces: ["settle", "produce"], on: ["settle_1", "produce"], counter: "settle" }),
  told("robot-cell", { cell: "settle" }),
  told("robot-draws", { cards: 4 }),
  told("robot-flip", { card: "drop_ships", hit: false, credit: 0, need: 0 }),
  told("robot-flip", { card: "gem_world", hit: true, credit: 1, need: 0 }),
  told("robot-cell", { cell: "produce" }),
  told("robot-economy", { economy: 2, gained: 1 }),
];
const OTHERS = [
  told("robot-credit", { credit: 1 }),
  told("robot-chips", { vp: 2 }),
  told("robot-no-credit", { need: 1 }),
  told("robot-six", { credit: 0 }),
  told("robot-loses", { card: "separatist_colony" }),
  told("robot-counter", { counter: "produce" }),
  told("robot-flip", { card: "galactic_federation", hit: false, credit: 0, need: 1 }),
  told("robot-nothing"),
  ...[
    ["stack", 0],
    ["stack", 3],
    ["deck", 90],
  ].map(([pile, flipped]) => told("robot-no-hit", { pile, flipped })),
  told("robot-dice", { faces: ["match", "robot"], on: ["explore_1", "consume_2x"], counter: "consume_trade" }),
];
const view = {
  options: { difficulty: "medium" },
  own_cards: [],
  robot,
  seats: [{ actions: ["settle", "consume_trade"] }],
};

beforeAll(() => {
  learnCards(files);
  learnRobot(files);
});

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language, FILES);

  test("every cell and every step is told", () => {
    for (const overlay of [[], ...mat().overlay.map(({ id }) => [id])])
      for (const { name, steps } of cellsOf({ ...robot, overlays: overlay })) {
        expect(words.has(`cell-${name}`), name).toBe(true);
        expect(cellText(steps, words), name).not.toMatch(RAW);
      }
    for (const thought of robotThoughts([...EVENTS, ...OTHERS], robot, words)) {
      expect(thought.title, thought.event.kind).not.toMatch(RAW);
      expect(thought.sentence, thought.event.kind).not.toMatch(RAW);
    }
    for (const space of mat().columns) expect(words.has(`race-space-${space.replace(/_[12]$/, "")}`), space).toBe(true);
  });
});

test("every step is drawn with icons of the sprite", () => {
  const cells = [mat().board, ...mat().overlay]
    .flatMap((part) => Object.values(part))
    .filter(Array.isArray) as string[][];
  for (const step of cells.flat()) {
    if (step !== "remove_overlay") expect(stepSigns(step).length, step).toBeGreaterThan(0);
    for (const sign of stepSigns(step)) if (sign.icon) expect(icons, step).toContain(sign.icon);
  }
});

test("an overlay covers its cells, and dice and marks find their spaces", () => {
  expect(cellOf(robot, "settle")?.[0]).toBe("draw 4");
  expect(cellOf({ ...robot, overlays: [] }, "settle")?.[0]).toBe("draw 3");
  expect(cellAt(robot, "settle_1")).toBe("settle");
  expect(cellAt({ ...robot, overlays: ["settle_8"] }, "settle_1")).toBe("settle_1");
  expect(cellAt(robot, "explore_2")).toBe("explore_2");
  expect(markersOf(["explore_5", "explore_1_1"])).toEqual(["explore_1", "explore_2"]);
  expect(markersOf(["consume_trade", "produce"])).toEqual(["consume_trade", "produce"]);
  expect(actsAt("settle", "settle_1", robot.dice)).toBe(true);
  expect(actsAt("settle", "settle_2", robot.dice)).toBe(false);
  expect(actsAt("consume_both", "consume_2x", ["consume_trade", "consume_2x"])).toBe(true);
});

test("a round of the robot is told step by step; cards flipped in a row are one step", () => {
  const steps = robotThoughts(EVENTS, robot, wordsOf("en", FILES));
  expect(steps.map((step) => step.event.kind)).toEqual([
    "robot-dice",
    "robot-cell",
    "robot-draws",
    "robot-flip",
    "robot-cell",
    "robot-economy",
  ]);
  expect(steps[1]!.sentence).toContain("4 onto the stack; flips its stack for a world that is not military");
  expect(steps[3]!.sentence).toContain("Drop Ships, which does not fit");
  expect(present({ steps, now: 3 })).toEqual({
    cell: "settle",
    flips: [
      { card: "drop_ships", fits: "no" },
      { card: "gem_world", fits: "yes" },
    ],
  });
  expect(asOf(robot, { steps, now: 2 })).toMatchObject({
    stack: 10,
    tableau: ["alpha_centauri", "spice_world"],
    credit: 3,
    economy: 1,
  });
  expect(asOf(robot, { steps, now: 4 })).toMatchObject({ credit: 2, economy: 1 });
  expect(asOf(robot, { steps, now: 1 }).stack).toBe(6);
  expect(robotThoughts(EVENTS, null, wordsOf("en", FILES))).toEqual([]);
});

test("a six-cost development that is missed for lack of credit, and an empty stack, are told as such", () => {
  const missed = [
    told("robot-cell", { cell: "develop" }),
    told("robot-flip", { card: "galactic_federation", hit: false, credit: 0, need: 1 }),
    told("robot-no-hit", { pile: "stack", flipped: 1 }),
  ];
  const steps = robotThoughts(missed, robot, wordsOf("en", FILES));
  expect(present({ steps, now: 1 }).flips).toEqual([{ card: "galactic_federation", fits: "credit" }]);
  expect(steps[1]!.sentence).toContain("a six-cost development needs 1 credit, which it does not have");
  expect(steps[2]!.sentence).toBe("Its stack has run out, and nothing is placed.");
});

test("the mat shows dice, marks and tracks; the panel its cards or its steps", () => {
  const words = wordsOf("en", FILES);
  const sample = { view: view as never, actions: [] };
  const target = document.createElement("div");
  const parts = [
    mount(Mat, { target, props: boardOf(sample, words) }),
    mount(Rival, { target, props: boardOf(sample, words) }),
  ];
  expect(target.querySelectorAll(".space .die")).toHaveLength(2);
  expect(target.querySelectorAll(".space .mark")).toHaveLength(2);
  expect(target.querySelector("[aria-label='credit 2 of 4']")).not.toBeNull();
  const panel = document.createElement("div");
  const steps = robotThoughts(EVENTS, robot, words);
  parts.push(mount(Robot, { target: panel, props: boardOf(sample, words) }));
  expect(panel.querySelectorAll("li .card")).toHaveLength(3);
  const chain = document.createElement("div");
  parts.push(mount(Robot, { target: chain, props: boardOf(sample, words, { thinking: { steps, now: 3 } }) }));
  expect(chain.querySelectorAll(".hit .card")).toHaveLength(1);
  expect(chain.querySelectorAll("ol li")).toHaveLength(6);
  for (const part of parts) void unmount(part);
});

test.each([
  ["the player alone", [0], false, 2, 0],
  ["the robot alone", [], true, 0, 2],
  ["both, in a full tie", [0], true, 2, 2],
])("the final scores show as winner %s", (_, winners, won, own, its) => {
  const seat = {
    seat: 0,
    score: 20,
    chips: 4,
    goal_vp: 0,
    hand_size: 2,
    tableau: [],
    ledger: [[0, "chips", 20]],
    actions: [],
  };
  const ended = { ...view, goals: [], robot: { ...robot, won }, seats: [seat] };
  const target = document.createElement("div");
  const table = {
    seats: [],
    winners,
    scores: [20],
    rival: { name: "robot", score: 20, shares: won && winners.length > 0 },
  };
  const board = boardOf({ view: ended as never, actions: [] }, wordsOf("en", FILES), { table: table as never });
  const part = mount(Final, { target, props: board });
  const marked = (column: number): number =>
    [...target.querySelectorAll("tr")].filter((row) => row.children[column]?.classList.contains("won")).length;
  expect([marked(1), marked(2)]).toEqual([own, its]);
  void unmount(part);
});
