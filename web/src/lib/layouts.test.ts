import { expect, it } from "vitest";

import { LAYOUTS, withLayouts } from "./layouts";

it("puts the query of a layout in the place of its name", () => {
  expect(withLayouts("a { b: c } @media (--phone) { a { b: d } }")).toBe(
    `a { b: c } @media ${LAYOUTS.phone} { a { b: d } }`,
  );
});

it("joins an 'and' to each part of an 'or'", () => {
  expect(withLayouts("@media (--touch) and (--short) {")).toBe(
    "@media (max-width: 720px) and (max-height: 780px), (pointer: coarse) and (max-height: 780px) {",
  );
});

it("leaves other queries alone, and refuses a name that nobody gave", () => {
  expect(withLayouts("@media (hover: hover) {")).toBe("@media (hover: hover) {");
  expect(() => withLayouts("@media (--watch) {")).toThrow("watch");
});
