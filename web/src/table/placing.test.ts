import { expect, it } from "vitest";
import { above, beside } from "./placing";

const area = { left: 0, top: 0, right: 1000, bottom: 800 };
const size = { width: 250, height: 200 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

it("a popover stands at the left of its target where there is room", () => {
  const spot = beside(box(500, 400), size, area, []);
  expect(spot.left + size.width).toBeLessThanOrEqual(500);
});

it("it goes to the other side rather than hide lit targets or leave the page", () => {
  expect(beside(box(500, 400), size, area, [box(400, 420), box(350, 380)]).left).toBeGreaterThan(540);
  expect(beside(box(60, 400), size, area, []).left).toBeGreaterThan(100);
});

it("it stays on the page at the bottom edge", () => {
  expect(beside(box(500, 770), size, area, []).top + size.height).toBeLessThanOrEqual(800);
});

it("the preview of a button in the bar stands above it, inside the page", () => {
  const spot = above(box(950, 760), size, area);
  expect(spot.top + size.height).toBeLessThanOrEqual(760);
  expect(spot.left + size.width).toBeLessThanOrEqual(1000);
});
