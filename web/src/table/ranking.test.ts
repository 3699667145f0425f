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

function places(points: number[]): string[] {
  const rows = points.map((each, seat) => ({ seat, points: each }));
  shown = mount(Ranking, { target: document.body, props: { rows, label: "VP", mark: nothing, name: word } });
  const lines = [...document.querySelectorAll("li")];
  return lines.map(
    (line) =>
      `${line.querySelector("em")!.textContent} ${line.querySelector("b")!.textContent}${line.matches(".first") ? " first" : ""}`,
  );
}

describe("the places at the end", () => {
  it("are by points, and equal points share one", () => {
    expect(places([30, 41, 30, 12])).toEqual(["1 seat 1 first", "2 seat 0", "2 seat 2", "4 seat 3"]);
  });
  it("are shared by those who win together", () => {
    expect(places([41, 41, 30])).toEqual(["1 seat 0 first", "1 seat 1 first", "3 seat 2"]);
  });
});
