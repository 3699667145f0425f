import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { ActionInfo } from "../../lib/wire";
import Board from "./Board.svelte";
import { components } from "./components";
import Final from "./Final.svelte";
import Menu from "./Menu.svelte";
import { groups } from "./families";
import { tabOf } from "./notation";
import Mine from "./side/Mine.svelte";
import { boardOf, sample, wordsOf } from "./testkit";
import { lacking } from "./wording";

vi.setConfig({ testTimeout: 60_000 });

const read = sample();
const view = read.federation;
let shown: object | null = null;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- there is no type for props of any kind
function show(component: Component<any>, props: object): HTMLElement {
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

const places = read.actions.filter((action) => action.verb === "place");
const lit = new Map<string, ActionInfo[]>();
for (const action of places) {
  const [target] = action.places;
  lit.set(target!, [...(lit.get(target!) ?? []), action]);
}

const ASKED = { seat: 0, facts: {}, ask: null, interrupts: false, automatic: false };

test("everything that may be done is one family, and ending the turn is left to the button", () => {
  const actions = [...read.actions, { text: "end", verb: "end", quote: {}, said: { id: "verb-end" }, places: [] }];
  const [family, ...rest] = groups(actions, ["place", "end"], { ...ASKED, kind: "turn" });
  expect(rest).toEqual([]);
  expect(family!.actions).toHaveLength(read.actions.length);
  expect(groups([actions.at(-1)!], ["end"], { ...ASKED, kind: "closing" })).toEqual([]);
});

test("the senate has its eighteen spaces, and the lit ones are buttons with words", () => {
  const page = show(Board, boardOf(read, { lit }));
  const spaces = [...page.querySelectorAll<HTMLElement>('[data-target^="space:s"]')];
  expect(spaces).toHaveLength(18);
  const buttons = [...page.querySelectorAll<HTMLElement>('button[data-target^="space:"]')];
  expect(buttons.map((button) => button.dataset.target).sort()).toEqual([...lit.keys()].sort());
  for (const button of buttons) expect(button.querySelector(".unseen")!.textContent).toContain("possible");
});

test("all that the planets offer can be found by its target", () => {
  const page = show(Board, boardOf(read));
  for (const cell of view.neo.cells)
    expect(page.querySelector(`[data-target="cell:${cell.id}"]`), cell.id).not.toBeNull();
  for (const shop of view.arratuin) expect(page.querySelector(`[data-target="shop:${shop.id}"]`)).not.toBeNull();
  const open = view.atal.filter((stack) => stack.face_up);
  expect(page.querySelectorAll('[data-target^="specialist:"]')).toHaveLength(open.length);
});

test("the totals tell what the tried ambassador adds", () => {
  const before = boardOf(read);
  const more = structuredClone(read.view) as unknown as typeof view;
  more.senate.wing_votes.left! += 3;
  more.senate.floor_votes["2"]![0]! += 3;
  const position = { ...before.position, view: more as never };
  const page = show(Board, { ...before, position });
  expect(page.querySelector(".law.left .votes")!.textContent).toContain("+3");
  expect([...page.querySelectorAll(".tally em")].map((one) => one.textContent)).toEqual(["+3"]);
});

test("the menu at a space shows both sides of every ambassador, and sends what was chosen", () => {
  const [, all] = [...lit].find(([target, list]) => target !== "space:outer" && list.length > 1)!;
  const actions = all.filter((action) => action.text !== all[0]!.text);
  const take = vi.fn();
  const why = vi.fn();
  const props = {
    actions,
    view: read.view,
    words: wordsOf("en"),
    names: ["A", "B", "C", "D"],
    take,
    look: () => {},
    why,
    overlay: <T>(name: string) => {
      const action = all.find((one) => one.text.endsWith(name.slice(6)))!.text;
      return Promise.resolve({ follows: { [action]: [{ id: "federation-then-cover" }] } } as T);
    },
  };
  const page = show(Menu, props);
  const buttons = [...page.querySelectorAll<HTMLButtonElement>("[data-action]")];
  expect(buttons.map((button) => button.dataset.action).sort()).toEqual(actions.map((action) => action.text).sort());
  buttons[0]!.click();
  expect(take).toHaveBeenCalledWith(buttons[0]!.dataset.action);
  for (const button of page.querySelectorAll<HTMLButtonElement>(".no")) button.click();
  expect(why.mock.calls).toContainEqual([all[0]!.text]);
});

test("the own board says what each mission lacks", () => {
  const page = show(Mine, boardOf(read));
  const missions = [...page.querySelectorAll<HTMLElement>('[data-target^="mission:"]')];
  expect(missions).toHaveLength(12);
  const shut = missions.find((one) => !view.seats[0]!.markers.includes(one.dataset.target!.slice(8)))!;
  expect(shut.getAttribute("aria-label")).toContain("needs a marker");
});

test("a mission whose price cannot be paid is not called ready", () => {
  const poor = { ...view.seats[0]!, lacks: { m7: ["price"] } };
  expect(lacking("m7", poor, components(view), wordsOf("en"))).toEqual(["1 lavandium"]);
});

test("the final table tells the breakdown of the engine", async () => {
  const rows = [{ said: { id: "column-total" }, kind: "total" as const, points: [4, 3, 2, 1] }];
  const page = show(Final, boardOf(read, { overlay: <T>() => Promise.resolve({ rows } as T) }));
  await vi.waitFor(() => expect(page.querySelector(".total")).not.toBeNull());
  expect([...page.querySelectorAll(".total td")].map((cell) => cell.textContent!.trim())).toEqual(["4", "3", "2", "1"]);
});

test("targets lie where they are drawn", () => {
  expect(tabOf("mission:m1")).toBe("mine");
  expect(tabOf("shop:1")).toBe("");
});
