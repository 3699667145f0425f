import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Change, Status, TableState } from "../lib/wire";
import { Session } from "./session.svelte";
import { position, screen, state } from "./specimen";

vi.mock("../lib/screens", () => ({ loadScreen: () => Promise.resolve(screen) }));
vi.mock("../lib/language.svelte", async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));

class Source {
  static open = 0;
  static last: Source;
  onopen = (): void => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Source.open += 1;
    Source.last = this;
  }
  say(change: Change): void {
    this.onmessage({ data: JSON.stringify(change) });
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
  if (session.live) Source.last.onopen();
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

describe("a table whose answers are lost", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** What the server answers from now on, one after the other; null is no answer, the last one is given for ever. */
  function answering(...answers: (TableState | null)[]): void {
    let at = 0;
    vi.stubGlobal("fetch", (path: string) => {
      if (path.endsWith("/chat")) return Promise.resolve(new Response("[]"));
      const answer = answers[Math.min(at++, answers.length - 1)];
      return answer ? Promise.resolve(new Response(JSON.stringify(answer))) : Promise.reject(new TypeError("lost"));
    });
  }
  const changed = (change: number, status: Status = "playing"): TableState => ({ ...standing(change, status), change });

  it("is asked again until the change that was told is known", async () => {
    const session = await opened("playing");
    const next = session.state!.change + 1;
    answering(null, null, changed(next - 1), changed(next));
    Source.last.say({ change: next, what: "moves" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.state!.change).toBe(next);
    session.close();
  });

  it("is looked at when a sign of life betrays a gap", async () => {
    const session = await opened("playing");
    const next = session.state!.change + 3;
    answering(changed(next));
    Source.last.say({ change: next, what: "alive" });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state!.change).toBe(next);
    session.close();
  });

  it("is not asked for after a sign of life that brings no news", async () => {
    const session = await opened("playing");
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    Source.last.say({ change: session.state!.change, what: "alive" });
    await vi.advanceTimersByTimeAsync(45_000);
    expect(asked).not.toHaveBeenCalled();
    session.close();
  });

  it("is looked at from time to time while its stream does not come", async () => {
    answering(changed(5));
    const session = new Session("t");
    await session.open();
    answering(changed(6));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(session.state!.change).toBe(6);
    session.close();
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it("opens by itself when the server is back", async () => {
    answering(null, changed(5));
    const session = new Session("t");
    await session.open();
    expect(session.trouble).toBe("unreachable");
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.trouble).toBeNull();
    expect(session.state!.change).toBe(5);
    session.close();
  });

  it("is asked for its end until it is there", async () => {
    const session = await opened("playing");
    const change = session.state!.change;
    answering(changed(change), null, { ...changed(change + 1, "finished") });
    Source.last.say({ change, what: "end" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.state!.table.status).toBe("finished");
    session.close();
  });
});
