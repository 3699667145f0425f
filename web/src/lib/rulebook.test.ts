import { describe, expect, it } from "vitest";

import { found, grouped, pieces } from "./rulebook";

const RULES = [
  { id: "GP-BUILD-01", group: "Build a mine", text: "A mine costs 1 ore and 2 credits." },
  { id: "GP-BUILD-02", group: "Build a mine", text: "You need a mine; see GP-COMP-07." },
  { id: "GP-FAC-TER-01", group: "Factions", text: "Terrans build *anything*." },
];

describe("the rules", () => {
  it("stand under their headings", () => {
    expect(grouped(RULES).map((group) => [group.code, group.name, group.rules.length])).toEqual([
      ["BUILD", "Build a mine", 2],
      ["FAC", "Factions", 1],
    ]);
  });

  it("are found by all words of a question, in any order, and by id", () => {
    const ids = (question: string): string[] => found(RULES, question).map((rule) => rule.id);
    expect(ids("CREDITS ore")).toEqual(["GP-BUILD-01"]);
    expect(ids("gp-fac")).toEqual(["GP-FAC-TER-01"]);
    expect(ids("ore terrans")).toEqual([]);
  });

  it("link to each other and mark what was searched for", () => {
    expect(pieces("You need a mine; see GP-COMP-07.", "mine")).toEqual([
      { kind: "text", text: "You need a " },
      { kind: "hit", text: "mine" },
      { kind: "text", text: "; see " },
      { kind: "rule", text: "GP-COMP-07" },
      { kind: "text", text: "." },
    ]);
    expect(pieces("Costs 1+1 (twice)", "1+1 (")[1]).toEqual({ kind: "hit", text: "1+1" });
  });
});
