import { describe, expect, it } from "vitest";

import { found, grouped, pieces, type Rule } from "./rulebook";

const RULES = [
  { id: "GP-BUILD-01", group: "Build a mine", section: "", text: "A mine costs 1 ore and 2 credits." },
  { id: "GP-BUILD-02", group: "Build a mine", section: "", text: "You need a mine; see GP-COMP-07." },
  { id: "GP-FAC-TER-01", group: "Factions", section: "Terrans", text: "They build *anything*." },
  { id: "GP-FAC-XEN-01", group: "Factions", section: "Xenos", text: "They have a third mine." },
].map((rule) => ({ ...rule, shows: [] as string[] }));
const ids = (question: string, rules: Omit<Rule, "shows">[] = RULES): string[] =>
  found(
    rules.map((rule) => ({ ...rule, shows: [] })),
    question,
  ).map((rule) => rule.id);

describe("the rules", () => {
  it("stand under their headings", () => {
    const shape = grouped(RULES).map((group) => [
      group.code,
      group.name,
      group.sections.map((section) => [section.name, section.rules.length]),
    ]);
    expect(shape).toEqual([
      ["BUILD", "Build a mine", [["", 2]]],
      [
        "FAC",
        "Factions",
        [
          ["Terrans", 1],
          ["Xenos", 1],
        ],
      ],
    ]);
  });

  it("are found by all words of a question, in any order, by heading and by id", () => {
    expect(ids("CREDITS ore")).toEqual(["GP-BUILD-01"]);
    expect(ids("how much is the ore for a mine")[0]).toEqual("GP-BUILD-01");
    expect(ids("gp-fac")).toEqual(["GP-FAC-TER-01", "GP-FAC-XEN-01"]);
    expect(ids("xenos mine")[0]).toEqual("GP-FAC-XEN-01");
    expect(ids("nothing like it")).toEqual([]);
    expect(ids("mines")).toEqual(["GP-BUILD-01", "GP-BUILD-02", "GP-FAC-XEN-01"]);
  });

  it("that answer best come first, with their chapter", () => {
    const rules = [
      { id: "GP-A-01", group: "Setup", section: "", text: "A federation may come later." },
      { id: "GP-B-01", group: "Federations", section: "", text: "They need power." },
      { id: "GP-B-02", group: "Federations", section: "", text: "A federation is a token." },
    ];
    expect(ids("federation", rules)).toEqual(["GP-B-02", "GP-B-01", "GP-A-01"]);
  });

  it("are found in Cyrillic, however letters are typed", () => {
    const rules = [
      { id: "GP-A-01", group: "Об’єкти", section: "", text: "Є п’ять споруд." },
      { id: "GP-A-02", group: "Объекты", section: "", text: "Ещё одно строение." },
    ];
    expect(ids("П'ЯТЬ", rules)).toEqual(["GP-A-01"]);
    expect(ids("об'єкти споруд", rules)).toEqual(["GP-A-01"]);
    expect(ids("еще", rules)).toEqual(["GP-A-02"]);
    expect(pieces("Ещё одно", "еще")[0]).toEqual({ kind: "hit", text: "Ещё" });
    expect(pieces("Є п’ять споруд", "п'ять")[1]).toEqual({ kind: "hit", text: "п’ять" });
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
    expect(pieces("Строит шахту.", "шахта")[1]).toEqual({ kind: "hit", text: "шахту" });
    const named = pieces("Дивіться FD-SP-1A1 і FD-E81-01, а не re-roll.", "").filter((piece) => piece.kind === "rule");
    expect(named.map((piece) => piece.text)).toEqual(["FD-SP-1A1", "FD-E81-01"]);
  });

  it("are found with a slip of a letter, and by words for the same", () => {
    expect(ids("terans")).toEqual(["GP-FAC-TER-01"]);
    expect(ids("credtis")).toEqual(["GP-BUILD-01"]);
    expect(ids("price")).toEqual(["GP-BUILD-01"]);
    expect(ids("zzzzz")).toEqual([]);
  });

  it("that answer a part are shown where few answer all, after those", () => {
    expect(ids("credits xenos")).toEqual(expect.arrayContaining(["GP-BUILD-01", "GP-FAC-XEN-01"]));
    expect(ids("xenos third credits")[0]).toBe("GP-FAC-XEN-01");
  });
});
