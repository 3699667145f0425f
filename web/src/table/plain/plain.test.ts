import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { loadScreen } from "../../lib/screens";
import { readWords } from "../../lib/language.svelte";
import type { Position } from "../../lib/wire";
import type { BoardProps, GameScreen } from "../board";
import { described } from "../speaking";
import { position, state } from "../specimen";
import screen from ".";

/** Salvage, the specimen of the kernel: no file of the client knows it. */
const view = {
  row: ["ferry", "old_tug"],
  deck: 7,
  hand: [3, 5],
  seats: [
    { points: 2, bid: null },
    { points: 0, bid: 4 },
  ],
};
const tow = { text: "tow old_tug", verb: "tow", said: { id: "verb-tow" }, places: ["wreck:old_tug"], quote: {} };
const hail = {
  text: "hail 3",
  verb: "hail",
  said: { id: "action-any", args: { verb: { id: "verb-hail" }, rest: "3" } },
  places: [],
  quote: {},
};
const standing: Position = { ...position("tow"), view, actions: [tow, hail], verbs: ["tow", "hail"] };

async function props(choose: (target: string) => void): Promise<BoardProps> {
  const { table } = state(1, standing);
  return {
    position: standing,
    confirmed: standing,
    seat: 0,
    seats: table.seats,
    table,
    words: await readWords("en"),
    lit: new Map([["wreck:old_tug", [tow]]]),
    thin: false,
    marked: new Set(),
    tentative: new Set(),
    picked: new Set(),
    chosen: null,
    choose,
    hover: () => {},
    whyNot: () => {},
    overlay: () => Promise.resolve(null),
    attempt: null,
    thinking: null,
    log: [],
    looking: 0,
    look: () => {},
  };
}

it("is the screen of a game that has none", async () => {
  expect(await loadScreen<GameScreen>("salvage")).toBe(screen);
});

it("groups the actions by their verbs, in the engine's words", async () => {
  const groups = screen.groups(standing.actions, standing.verbs, standing.decision!);
  expect(groups.map((group) => [group.id, group.actions.length])).toEqual([
    ["tow", 1],
    ["hail", 1],
  ]);
  const words = await readWords("en");
  expect(described(hail, words)).toBe("Hail: 3");
  expect(tow.places).toEqual(["wreck:old_tug"]);
});

it("shows the view in tables, and lights the places that it names", async () => {
  const choose = vi.fn();
  const target = document.createElement("div");
  const drawn = mount(screen.Board, { target, props: await props(choose) });
  flushSync();
  expect(target.querySelectorAll("th")).toHaveLength(2);
  expect(target.textContent).toContain("ferry");
  const lit = target.querySelectorAll<HTMLElement>("[data-target]");
  expect([...lit].map((one) => one.dataset.target)).toEqual(["wreck:old_tug"]);
  lit[0]!.click();
  expect(choose).toHaveBeenCalledWith("wreck:old_tug");
  void unmount(drawn);
});
