import { describe, expect, it } from "vitest";
import { roleOf } from "./seating";
import { position, state } from "./specimen";

const seat = state(0, position(null)).table.seats[0]!;
const role = (kind: "person" | "bot", mine: boolean): string => roleOf({ ...seat, kind }, mine, "you", "bot");

describe("who plays a seat", () => {
  it("is the reader, a bot, or a bot in the reader's seat", () => {
    expect(role("person", true)).toBe("you");
    expect(role("bot", false)).toBe("bot");
    expect(role("bot", true)).toBe("you · bot");
  });

  it("needs no word for somebody else", () => {
    expect(role("person", false)).toBe("");
  });
});
