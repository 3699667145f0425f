import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Status, TableState } from "../lib/wire";
import { Session } from "./session.svelte";
import { position, screen, state } from "./specimen";

vi.mock("../lib/screens", () => ({ loadScreen: () => Promise.resolve(screen) }));
vi.mock("../lib/language.svelte", async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));

class Source {
  static open = 0;
  onopen = (): void => {};
  constructor() {
    Source.open += 1;
  }
  close(): void {
    Source.open -= 1;
  }
}

const standing = (seq: number, status: Status): TableState => {
  const found = state(seq, position("turn", "pass"));
  return { ...found, table: { ...found.table, status } };
};

async function opened(status: Status): Promise<Session> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(standing(5, status)))));
  const session = new Session("t");
  await session.open();
  expect(session.trouble).toBeNull();
  return session;
}

beforeEach(() => {
  Source.open = 0;
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

describe("the stream of a table", () => {
  it.each(["waiting", "playing"] as const)("is open while the table is %s", async (status) => {
    const session = await opened(status);
    expect(Source.open).toBe(1);
    session.close();
    expect(Source.open).toBe(0);
  });

  it.each(["finished", "abandoned"] as const)("is never opened where the table is %s", async (status) => {
    const session = await opened(status);
    expect(Source.open).toBe(0);
    expect(session.live).toBeNull();
  });

  it("is closed with the last move", async () => {
    const session = await opened("playing");
    session.accept(standing(6, "finished"));
    expect(Source.open).toBe(0);
    expect(session.live).toBeNull();
  });

  it("is not closed by an answer that is older than what is known", async () => {
    const session = await opened("playing");
    session.accept(standing(4, "finished"));
    expect(Source.open).toBe(1);
  });
});
