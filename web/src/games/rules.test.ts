/** Everything on the table leads to rules, and every rule that it leads to is in the book. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { BoardProps, GameScreen, Target } from "../table/board";
import federationScreen from "./federation";
import * as federation from "./federation/testkit";
import raceScreen from "./race";
import * as race from "./race/testkit";
import { boardOf, wordsOf } from "./testkit";

// Whole screens in a simulated browser take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Whatever says what it is on the board and in the panels. */
function drawn(screen: GameScreen, board: BoardProps): Target[] {
  const found: Target[] = [];
  for (const component of [screen.Board, ...screen.Side.map((tab) => tab.component)]) {
    const target = document.body.appendChild(document.createElement("div"));
    const shown = mount(component, { target, props: board });
    flushSync();
    for (const element of target.querySelectorAll<HTMLElement>("[data-target], [data-about]"))
      found.push(element.dataset.target ?? element.dataset.about!);
    void unmount(shown);
    target.remove();
  }
  return found;
}

test("everything on the table of Federation is known to the engine, which tells its rules", () => {
  const read = federation.sample();
  const known = new Set(read.known);
  const shown = [
    ...drawn(federationScreen, federation.boardOf(read)),
    ...read.actions.flatMap((action) => action.places),
  ];
  expect(shown.length).toBeGreaterThan(80);
  expect(shown.filter((target) => !known.has(target))).toEqual([]);
});

test("everything on the table of Race for the Galaxy is known to the engine, which tells its rules", () => {
  const read = race.sample();
  const known = new Set(read.known);
  const names = { seats: [], winners: [] } as never;
  const shown = drawn(raceScreen, boardOf(read, wordsOf("en", ["common", "web", "race"]), { table: names }));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((target) => !known.has(target))).toEqual([]);
});
