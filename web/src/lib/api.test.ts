import { afterEach, describe, expect, it, vi } from "vitest";

import { get, isPassing, post, postOnce, Refused, Unreachable } from "./api";

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

afterEach(() => vi.unstubAllGlobals());

describe("asking the server", () => {
  it("sends the token against forgery with everything that changes something", async () => {
    document.cookie = "csrftoken=abc";
    const fetch = vi.fn(async (_path: string, _request: RequestInit) => answer(200, { ok: true }));
    vi.stubGlobal("fetch", fetch);
    await get("/api/me");
    await post("/api/tables", { game: "gaia" });
    expect(fetch.mock.calls[0]![1].headers).not.toHaveProperty("x-csrftoken");
    expect(fetch.mock.calls[1]![1].headers).toMatchObject({ "x-csrftoken": "abc", "content-type": "application/json" });
  });

  it("tells why something was refused", async () => {
    const refusal = { rule: "GP-BUILD-01", reason: "short", what: "ore", need: 4, have: 1, text: "" };
    vi.stubGlobal("fetch", async () => answer(422, { error: { code: "illegal", message: "no", refusal, at: 1 } }));
    const error = await post("/api/tables/x/moves").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ status: 422, code: "illegal", refusal, at: 1, state: null });
  });

  it("understands an answer that is not the server's", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
    const error = await get("/api/me").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, code: "failed" });
    expect(isPassing(error)).toBe(true);
  });

  it("sends a move again with the same key where no answer came", async () => {
    const bodies: string[] = [];
    vi.stubGlobal("fetch", async (_path: string, request: RequestInit) => {
      bodies.push(String(request.body));
      if (bodies.length < 3) throw new TypeError("network");
      return answer(200, { seq: 5 });
    });
    expect(await postOnce("/api/tables/x/moves", { seq: 4, actions: ["pass"] }, [0, 0])).toEqual({ seq: 5 });
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0]!)).toMatchObject({ seq: 4, actions: ["pass"], key: expect.stringMatching(/^\w{32}$/) });
  });

  it("does not repeat what was refused, and gives up at last", async () => {
    const stale = vi.fn(async () => answer(409, { error: { code: "stale", message: "too late" } }));
    vi.stubGlobal("fetch", stale);
    await expect(postOnce("/api/tables/x/moves", { seq: 4 }, [0])).rejects.toMatchObject({ code: "stale" });
    expect(stale).toHaveBeenCalledOnce();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await expect(postOnce("/api/tables/x/moves", { seq: 4 }, [0])).rejects.toBeInstanceOf(Unreachable);
  });
});
