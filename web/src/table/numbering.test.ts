import { expect, it } from "vitest";
import type { Group } from "./board";
import { numbersOf } from "./numbering";

const groups = (...ids: string[]): Group[] =>
  ids.map((id) => ({ id, icon: "mine", label: id, verbs: [id], actions: [] }));

it("a group keeps its digit when others are no longer offered, and new ones come after it", () => {
  const begun = groups("build", "upgrade", "convert", "pass");
  const found = numbersOf(begun, groups("convert", "burn"));
  expect(found.get("convert")).toBe(3);
  expect(found.get("burn")).toBe(5);
  expect([...numbersOf(begun, begun).values()]).toEqual([1, 2, 3, 4]);
});
