import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Ranking from "./Ranking.svelte";

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const word = createRawSnippet((seat: () => number) => ({ render: () => `<b>seat ${seat()}</b>` }));
const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));

function places(points: number[], winners: number[]): string[] {
  const rows = points.map((each, seat) => ({ seat, points: each, won: winners.includes(seat) }));
  shown = mount(Ranking, { target: document.body, props: { rows, label: "VP", mark: nothing, name: word } });
  const lines = [...document.querySelectorAll("li")];
  return lines.map((line) => `${line.querySelector("em")!.textContent} ${line.querySelector("b")!.textContent}${line.matches(".won") ? " won" : ""}`);
}

describe("the places at the end", () => {
  it("are by points, and equal points share one", () => {
    expect(places([30, 41, 30, 12], [1])).toEqual(["1 seat 1 won", "2 seat 0", "2 seat 2", "4 seat 3"]);
  });
  it("are told apart where the rules have done so", () => {
    expect(places([41, 30, 41], [2])).toEqual(["1 seat 2 won", "2 seat 0", "3 seat 1"]);
  });
  it("are shared by those who win together", () => {
    expect(places([41, 41, 30], [0, 1])).toEqual(["1 seat 0 won", "1 seat 1 won", "3 seat 2"]);
  });
});
