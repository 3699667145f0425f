import { describe, expect, it } from "vitest";
import { commandOf, isWriting, replayCommandOf, type Key } from "./keys";

const key = (pressed: string, rest: Partial<Key> = {}): Key => ({
  key: pressed,
  code: "",
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...rest,
});

describe("keys at the table", () => {
  it("digits choose groups, letters open panels", () => {
    expect(commandOf(key("3"))).toEqual({ kind: "group", number: 3 });
    expect(commandOf(key("r"))).toEqual({ kind: "panel", letter: "r" });
    expect(commandOf(key("?", { shiftKey: true }))).toEqual({ kind: "why" });
    expect(commandOf(key("k"))).toEqual({ kind: "keys" });
    expect(commandOf(key("i"))).toEqual({ kind: "rules" });
  });
  it("letters work on a Cyrillic layout, by their place", () => {
    expect(commandOf(key("г", { code: "KeyU" }))).toEqual({ kind: "back" });
    expect(commandOf(key("Г", { code: "KeyU", shiftKey: true }))).toEqual({ kind: "redo" });
  });
  it("leave the browser's own combinations alone", () => {
    expect(commandOf(key("r", { ctrlKey: true }))).toBeNull();
    expect(commandOf(key("x"))).toBeNull();
  });
  it("belong to a field while somebody writes in it", () => {
    expect(isWriting(document.createElement("textarea"))).toBe(true);
    expect(isWriting(document.createElement("button"))).toBe(false);
  });
});

it("arrows step through a replay by move, with Shift by turn", () => {
  expect(replayCommandOf(key("ArrowRight"))).toEqual({ by: "move", step: 1 });
  expect(replayCommandOf(key("ArrowLeft", { shiftKey: true }))).toEqual({ by: "turn", step: -1 });
  expect(replayCommandOf(key("End"))).toEqual({ to: "end" });
});
