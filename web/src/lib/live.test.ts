import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live } from "./live.svelte";
import type { Change } from "./wire";

class Source {
  static CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly url: string) {
    Source.all.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  say(change: Change): void {
    this.onmessage({ data: JSON.stringify(change) });
  }
}

beforeEach(() => {
  Source.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the stream of a table", () => {
  it("tells changes and how the connection is", () => {
    const heard: Change[] = [];
    const live = new Live("abc", 7, (change) => heard.push(change));
    const source = Source.all[0]!;
    expect(source.url).toBe("/api/tables/abc/stream?from=7");
    expect(live.connection).toBe("connecting");
    source.onopen();
    source.say({ change: 8, what: "moves" });
    expect(live.connection).toBe("live");
    expect(heard).toEqual([{ change: 8, what: "moves" }]);
    source.onerror();
    expect(live.connection).toBe("lost");
    expect(Source.all).toHaveLength(1);
    live.close();
    expect(source.readyState).toBe(Source.CLOSED);
  });

  it("opens another one from the last change when the browser has given up", () => {
    const live = new Live("abc", 7, () => {});
    Source.all[0]!.onopen();
    Source.all[0]!.say({ change: 12, what: "moves" });
    Source.all[0]!.readyState = Source.CLOSED;
    Source.all[0]!.onerror();
    vi.advanceTimersByTime(1000);
    expect(Source.all.map((source) => source.url)).toEqual([
      "/api/tables/abc/stream?from=7",
      "/api/tables/abc/stream?from=12",
    ]);
    Source.all[1]!.onopen();
    expect(live.connection).toBe("live");
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Source.all).toHaveLength(2);
  });

  it("does not come back after the end of the game", () => {
    const heard: Change[] = [];
    const live = new Live("abc", 7, (change) => heard.push(change));
    const source = Source.all[0]!;
    source.onopen();
    source.say({ change: 8, what: "moves" });
    source.say({ change: 8, what: "end" });
    expect(source.readyState).toBe(Source.CLOSED);
    expect(heard.map((change) => change.what)).toEqual(["moves", "end"]);
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(Source.all).toHaveLength(1);
    expect(live.connection).toBe("live");
  });

  it("tries at once when the machine is back on the network", () => {
    const live = new Live("abc", 0, () => {});
    Source.all[0]!.onerror();
    window.dispatchEvent(new Event("online"));
    expect(Source.all).toHaveLength(2);
    live.close();
  });

  it("takes a question for a stream that nobody answers for a broken connection", () => {
    const live = new Live("abc", 3, () => {});
    vi.advanceTimersByTime(60_000);
    expect(live.connection).toBe("lost");
    expect(Source.all).toHaveLength(2);
    live.close();
  });

  it("asks for another one when somebody comes back to a machine that has slept", () => {
    const live = new Live("abc", 3, () => {});
    Source.all[0]!.onopen();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Source.all).toHaveLength(1);
    // While it sleeps the clock on the wall goes on, and timers do not.
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Source.all).toHaveLength(2);
    live.close();
  });

  it("takes a long silence for a broken connection, and a sign of life for none", () => {
    const live = new Live("abc", 3, () => {});
    Source.all[0]!.onopen();
    for (let times = 0; times < 8; times++) {
      vi.advanceTimersByTime(15_000);
      Source.all[0]!.say({ change: 3, what: "alive" });
    }
    expect(Source.all).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(Source.all).toHaveLength(2);
    expect(live.connection).toBe("lost");
    Source.all[1]!.onopen();
    expect(live.connection).toBe("live");
    live.close();
    vi.advanceTimersByTime(600_000);
    expect(Source.all).toHaveLength(2);
  });
});
