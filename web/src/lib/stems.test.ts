import { describe, expect, it } from "vitest";

import { likeness } from "./stems";

describe("a word of a question", () => {
  it.each([
    ["mines", "mine"],
    ["federations", "federation"],
    ["cities", "city"],
    ["charging", "charge"],
    ["шахту", "шахта"],
    ["шахтами", "шахты"],
    ["кредитов", "кредит"],
    ["федерации", "федерация"],
    ["исследований", "исследование"],
    ["руди", "руда"],
    ["споруди", "споруда"],
    ["енергію", "енергія"],
    ["федерацій", "федерація"],
  ])("finds %s and %s in each other's place", (one, other) => {
    expect(likeness(one, other)).toBe(2);
    expect(likeness(other, one)).toBe(2);
  });

  it("finds the same word best, its beginning least", () => {
    expect(likeness("Ещё", "еще")).toBe(3);
    expect(likeness("п’ять", "п'ять")).toBe(3);
    expect(likeness("federation", "fede")).toBe(1);
  });

  it("may be typed in Latin letters", () => {
    expect(likeness("шахта", "shakhta")).toBe(2);
    expect(likeness("федерации", "federatsiya")).toBe(2);
  });

  it.each([
    ["ore", "store"],
    ["руда", "рука"],
    ["mine", "minister"],
    ["шахта", "ore"],
  ])("does not take %s for %s", (word, asked) => {
    expect(likeness(word, asked)).toBe(0);
  });
});
