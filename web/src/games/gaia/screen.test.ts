import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../table/board";
import type { ActionInfo } from "../../lib/wire";
import Board from "./Board.svelte";
import SeatCard from "./SeatCard.svelte";
import Boards from "./side/Boards.svelte";
import Research from "./side/Research.svelte";
import Score from "./side/Score.svelte";
import { boardOf, sample } from "./testkit";

// A whole map in a simulated browser takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const read = sample();
const view = read.gaia;
let shown: object | null = null;

function show(component: typeof Board, props: BoardProps): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  shown = mount(component, { target, props });
  flushSync();
  return target;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const build = read.actions.filter((action) => action.verb === "build");
const lit = new Map<string, ActionInfo[]>(build.map((action) => [`hex:${action.text.split(" ")[1]}`, [action]]));

test("lit hexes are buttons with words and a price, and one of them is reached by Tab", () => {
  const buttons = [...show(Board, boardOf(read, { lit })).querySelectorAll<SVGElement>("svg [data-target].lit")];
  expect(buttons).toHaveLength(lit.size);
  expect(buttons.filter((button) => button.getAttribute("tabindex") === "0")).toHaveLength(1);
  for (const button of buttons)
    expect(button.getAttribute("aria-label")).toMatch(/planet, sector \d\d, .*possible, \d+ ore/);
});

test("arrows walk over the lit hexes, Enter chooses, a question mark asks why", () => {
  const choose = vi.fn();
  const whyNot = vi.fn();
  const target = show(Board, boardOf(read, { lit, choose, whyNot }));
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  target.querySelector<SVGElement>('[data-target][tabindex="0"]')!.focus();
  const seen = new Set<string>();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"]) {
    press(key);
    flushSync();
    seen.add((document.activeElement as SVGElement).dataset.target!);
  }
  expect(seen.size).toBeGreaterThan(2);
  press("Enter");
  const here = (document.activeElement as SVGElement).dataset.target;
  expect(choose).toHaveBeenCalledExactlyOnceWith(here);
  press("?");
  expect(whyNot).toHaveBeenCalledExactlyOnceWith(here);
});

test("without anything lit the planets can be looked at, and say that nothing is possible there", () => {
  const planets = show(Board, boardOf(read)).querySelectorAll("svg [data-target]");
  expect(planets).toHaveLength(view.map.hexes.filter((hex) => hex.planet).length);
  for (const planet of planets) expect(planet.getAttribute("aria-disabled")).toBe("true");
});

test("an advance is lit on the level that it leads to", () => {
  const actions = read.actions.filter((action) => action.text === "research nav");
  const target = show(Research, boardOf(read, { lit: new Map([["area:nav", actions]]) }));
  const button = target.querySelector<HTMLButtonElement>('button[data-target="area:nav"]')!;
  const level = view.seats[0]!.levels.nav! + 1;
  expect(button.querySelector(".unseen")!.textContent).toContain(`Navigation, level ${level}`);
  expect(target.querySelectorAll("button")).toHaveLength(1);
});

test("a lit tile, octagon and token can be clicked", () => {
  const choose = vi.fn();
  const places = ["tech:vp_7", "octagon:ore_2", "token:vp12"];
  const target = show(
    Research,
    boardOf(read, { choose, lit: new Map(places.map((place) => [place, [read.actions[0]!]])) }),
  );
  for (const place of places) target.querySelector<HTMLButtonElement>(`button[data-target="${place}"]`)!.click();
  expect(choose.mock.calls.flat()).toEqual(places);
});

test("the board of a faction shows every piece, and what those on the map have uncovered", () => {
  const target = show(Boards, boardOf(read, { looking: 0 }));
  const built = Object.values(view.seats[0]!.built).reduce((sum, count) => sum + count, 0);
  expect(target.querySelectorAll(".slot")).toHaveLength(18);
  expect(target.querySelectorAll(".slot.open")).toHaveLength(built);
});

test("the score is the breakdown of the engine, with what was counted and what can be asked about", async () => {
  const rows = [
    { said: { id: "final-sectors" }, points: [18, 0, 0, 6], counts: [7, 3, 3, 5], place: "final:sectors" },
    { said: { id: "column-total" }, kind: "total" as const, points: [30, 10, 10, 16] },
  ];
  const page = show(Score, boardOf(read, { overlay: <T>() => Promise.resolve({ rows } as T) }));
  await vi.waitFor(() => expect(page.querySelector(".total")).not.toBeNull());
  const row = page.querySelector('[data-about="final:sectors"]')!;
  expect([...row.querySelectorAll("td")].map((cell) => cell.textContent!.replace(/\s+/g, " ").trim())).toEqual([
    "7 18",
    "3 ·",
    "3 ·",
    "5 6",
  ]);
  expect([...page.querySelectorAll(".total td")].map((cell) => cell.textContent!.trim())).toEqual([
    "30",
    "10",
    "10",
    "16",
  ]);
});

test("numbers that a tried step has changed stand beside the old ones", () => {
  const board = boardOf(read);
  const after = structuredClone(board.position);
  (after.view as unknown as typeof view).seats[0]!.ore -= 2;
  const target = document.body.appendChild(document.createElement("div"));
  shown = mount(SeatCard, {
    target,
    props: {
      info: board.seats[0]!,
      position: after,
      confirmed: board.position,
      table: board.table,
      words: board.words,
      turn: true,
      mine: true,
      clock: "",
      open: () => {},
    },
  });
  flushSync();
  const changed = target.querySelectorAll(".good.changed");
  expect(changed).toHaveLength(1);
  expect(changed[0]!.querySelector("s")!.textContent).toBe(String(view.seats[0]!.ore));
});
