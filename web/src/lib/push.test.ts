import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { beTold, beToldNoMore } from "./push";

const SUBSCRIBED = {
  endpoint: "https://push.example/1",
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "point", auth: "secret" } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
const subscribe = vi.fn((_options: PushSubscriptionOptionsInit) => Promise.resolve(SUBSCRIBED));
let asked: { method: string; path: string; body: unknown }[] = [];

/** A browser with a worker, and a server with this key. */
function browser(key: string, worker: object | undefined): void {
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(worker) } });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ method: init.method!, path, body: JSON.parse((init.body as string | null) ?? "null") });
    return Promise.resolve(new Response(path === "/api/push" && init.method === "GET" ? JSON.stringify({ key }) : ""));
  });
}
const worker = { pushManager: { subscribe, getSubscription: () => Promise.resolve(SUBSCRIBED) } };

beforeEach(() => {
  asked = [];
  subscribe.mockClear();
  SUBSCRIBED.unsubscribe.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe("being told of turns", () => {
  it("tells the server where, with keys and language", async () => {
    browser("server key", worker);
    await beTold("uk");
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "server key" });
    expect(asked.at(-1)).toEqual({
      method: "PUT",
      path: "/api/push",
      body: { endpoint: "https://push.example/1", p256dh: "point", auth: "secret", language: "uk" },
    });
  });

  it.each([
    ["the server tells nobody", "", worker],
    ["the browser has no push service", "server key", {}],
    ["no worker is there", "server key", undefined],
  ])("asks for nothing where %s", async (_, key, found) => {
    browser(key, found);
    await beTold("en");
    expect(subscribe).not.toHaveBeenCalled();
    expect(asked.filter((one) => one.method !== "GET")).toEqual([]);
  });

  it("ends at the server and in the browser", async () => {
    browser("server key", worker);
    await beToldNoMore();
    expect(asked).toEqual([{ method: "POST", path: "/api/push/end", body: { endpoint: "https://push.example/1" } }]);
    expect(SUBSCRIBED.unsubscribe).toHaveBeenCalled();
  });

  it("is no trouble where the push service is not reached", async () => {
    browser("server key", worker);
    subscribe.mockRejectedValueOnce(new Error("no push service"));
    await beTold("en");
    expect(asked.filter((one) => one.method !== "GET")).toEqual([]);
  });
});
