import { describe, expect, it } from "vitest";
import type { ActionInfo } from "../lib/wire";
import { buttons, choiceAt, countOf, isPicking, lit, placed } from "./lighting";

import { action } from "./specimen";

const texts = (actions: ActionInfo[] | undefined): string[] => (actions ?? []).map((one) => one.text);
const of = (...all: string[]) => placed(all.map(action));

describe("lit targets", () => {
  it("are the places of the actions, with every action that can be done there", () => {
    const all = of("build 0x1", "upgrade 2x2 lab", "upgrade 2x2 institute", "end");
    const found = lit(all);
    expect([...found.keys()]).toEqual(["hex:0x1", "hex:2x2"]);
    expect(texts(found.get("hex:2x2"))).toEqual(["upgrade 2x2 lab", "upgrade 2x2 institute"]);
    expect(texts(buttons(all))).toEqual(["end"]);
    expect(countOf(all)).toBe(3);
  });

  it("narrow down to what takes every picked target", () => {
    const all = of("federation 0x1 0x2", "federation 0x1 0x3 0x4", "federation 5x5 6x6");
    expect(isPicking(all)).toBe(true);
    expect(countOf(all)).toBe(3);
    const found = lit(all, new Set(["hex:0x1"]));
    expect([...found.keys()].sort()).toEqual(["hex:0x1", "hex:0x2", "hex:0x3", "hex:0x4"]);
    expect(lit(all, new Set(["hex:0x1", "hex:5x5"])).size).toBe(0);
  });
});

describe("choosing a target", () => {
  it("acts at once where one action is, and opens a menu where several are", () => {
    const all = of("build 0x1", "upgrade 2x2 lab", "upgrade 2x2 institute");
    expect(choiceAt(all, new Set(), "hex:0x1")).toMatchObject({ kind: "act", action: { text: "build 0x1" } });
    expect(choiceAt(all, new Set(), "hex:2x2")).toMatchObject({ kind: "menu" });
    expect(choiceAt(all, new Set(), "hex:9x9")).toEqual({ kind: "nothing" });
  });

  it("picks one of several targets, and lets it go again", () => {
    const all = of("federation 0x1 0x2", "federation 0x1 0x3");
    const first = choiceAt(all, new Set(), "hex:0x1");
    expect(first).toEqual({ kind: "pick", picked: new Set(["hex:0x1"]) });
    expect(choiceAt(all, new Set(["hex:0x1"]), "hex:0x1")).toEqual({ kind: "pick", picked: new Set() });
  });
});
