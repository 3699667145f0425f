import { expect, test } from "vitest";
import type { ActionInfo } from "../../../lib/wire";
import { panned, viewBox, whole, zoomed } from "./camera";
import { tags } from "./prices";

const box = { x: -100, y: -50, width: 200, height: 100 };

test("the whole map fits the camera", () => {
  expect(viewBox(whole(box), box)).toBe("-100.0 -50.0 200.0 100.0");
});

test("what is under the pointer stays there when one comes closer", () => {
  const at: [number, number] = [40, 10];
  const before = whole(box);
  const after = zoomed(before, 2, at, box);
  const place = (camera: typeof before) => ((at[0] - camera.x) / box.width) * camera.scale;
  expect(after.scale).toBe(2);
  expect(place(after)).toBeCloseTo(place(before));
});

test("nothing beyond the map is ever shown", () => {
  expect(zoomed(whole(box), 0.1, [0, 0], box)).toEqual(whole(box));
  const far = panned(zoomed(whole(box), 2, [0, 0], box), -1000, -1000, box);
  expect(far).toEqual({ scale: 2, x: 50, y: 25 });
});

const build = (at: string, quote: { [what: string]: number }): [string, ActionInfo[]] => [
  `hex:${at}`,
  [{ text: `build ${at}`, verb: "build", quote, said: { id: "" }, places: [] }],
];

test("a tag shows only what differs between the lit places", () => {
  const found = tags(
    new Map([build("0x0", { ore: 1, credits: 2 }), build("1x0", { ore: 4, credits: 2, qic: 1, steps: 1 })]),
  );
  expect(found.get("hex:0x0")).toEqual([{ what: "ore", amount: 1, per: "", on: "" }]);
  expect(found.get("hex:1x0")?.map((icon) => [icon.what, icon.amount])).toEqual([
    ["ore", 4],
    ["qic", 1],
  ]);
});

test("equal prices, and places with a choice, have no tag", () => {
  expect(tags(new Map([build("0x0", { ore: 1 }), build("1x0", { ore: 1 })])).size).toBe(0);
  const [target, actions] = build("0x0", { ore: 1 });
  expect(tags(new Map([[target, [...actions, ...actions]], build("1x0", { ore: 3 })])).has("hex:0x0")).toBe(false);
});
