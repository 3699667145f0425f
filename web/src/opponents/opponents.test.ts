/** Bots by their levels. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Catalogue } from "../lib/wire";
import { keep, kept, partsOf, strength, withSeconds } from "./opponents";

const CATALOGUE: Catalogue = {
  version: "1",
  games: [],
  bots: ["random", "novice", "casual", "expert"],
  levels: ["novice", "casual", "expert"],
  default_bot: "casual",
  thinking: [2],
};

describe("an opponent", () => {
  beforeEach(() => {
    const held = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => held.set(key, value),
    });
  });

  it("may carry seconds to think in its name", () => {
    expect(partsOf(withSeconds("expert", 5))).toEqual({ id: "expert", seconds: 5 });
    expect(partsOf("casual")).toEqual({ id: "casual", seconds: 0 });
    expect(partsOf("pkg.module:Bot")).toEqual({ id: "pkg.module:Bot", seconds: 0 });
  });

  it("is the server's until the reader has chosen one that this server has", () => {
    expect(kept(CATALOGUE)).toBe("casual");
    keep("expert:2s");
    expect(kept(CATALOGUE)).toBe("expert:2s");
    keep("gone");
    expect(kept(CATALOGUE)).toBe("casual");
  });

  it("has as many bars as its place among the levels, and none where it is no level", () => {
    expect(["novice", "expert:2s", "random"].map((bot) => strength(bot, CATALOGUE.levels))).toEqual([1, 3, 0]);
  });
});
