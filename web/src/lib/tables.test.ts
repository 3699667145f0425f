import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ANY, TableLists } from "./tables.svelte";
import type { TablePage, TableSummary } from "./wire";

/** A server with so many tables in every list, which tells at most 100 at once. */
let tables = 0;
let asked: URLSearchParams[] = [];

function answer(path: string): TablePage {
  const query = new URL(path, "http://here").searchParams;
  asked.push(query);
  const from = Number(query.get("after") ?? 0);
  const to = Math.min(tables, from + Math.min(100, Number(query.get("limit"))));
  const found = Array.from({ length: to - from }, (_, i) => ({ id: `t${from + i}` }) as TableSummary);
  return { tables: found, next: to < tables ? String(to) : null };
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answer(path)))));
});
afterEach(() => vi.unstubAllGlobals());

describe("lists of tables", () => {
  it("ask for no more than is shown", async () => {
    tables = 70;
    const lists = new TableLists({ mine: 30, open: 5 });
    await lists.refresh();
    expect(lists.lists.mine).toHaveLength(30);
    expect(lists.lists.open).toHaveLength(5);
    expect([...lists.more]).toEqual(["mine", "open"]);
    expect(asked.map((query) => query.get("limit"))).toEqual(["30", "5"]);
  });

  it("show more, until there is no more, and stay fresh as a whole", async () => {
    tables = 150;
    const lists = new TableLists({ finished: 30 });
    await lists.refresh();
    for (const length of [60, 90, 120, 150]) {
      await lists.showMore("finished");
      expect(lists.lists.finished?.map((table) => table.id)).toEqual(Array.from({ length }, (_, i) => `t${i}`));
    }
    expect(lists.more.size).toBe(0);
    tables = 10;
    await lists.refresh();
    expect(lists.lists.finished).toHaveLength(10);
  });

  it("are narrowed where they are of others", async () => {
    tables = 3;
    const lists = new TableLists({ mine: 30, open: 30, running: 30 });
    await lists.narrow({ ...ANY, game: "race", clock: "live", seats: 2 });
    const [mine, open, running] = asked.map((query) => [
      query.get("game"),
      query.get("clock"),
      query.get("open_seats"),
    ]);
    expect(mine).toEqual([null, null, null]);
    expect(open).toEqual(["race", "live", "2"]);
    expect(running).toEqual(["race", "live", null]);
  });

  it("take no answer that was overtaken by another question", async () => {
    tables = 3;
    const lists = new TableLists({ open: 30 });
    const first = lists.refresh();
    await Promise.resolve();
    tables = 5;
    await lists.narrow({ ...ANY, game: "race" });
    await first;
    expect(lists.lists.open).toHaveLength(5);
  });
});
