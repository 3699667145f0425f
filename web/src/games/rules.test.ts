/** Everything on the table leads to rules, and every rule that it leads to is in the book. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { BoardProps, GameScreen, Target, View } from "../table/board";
import federationScreen from "./federation";
import * as federation from "./federation/testkit";
import gaiaScreen from "./gaia";
import * as gaia from "./gaia/testkit";
import { learnCards, printedCards, type CardFiles } from "./race/cards/data";
import { POWER_KINDS, rowOf } from "./race/cards/power";
import { ACTIONS } from "./race/notation";
import { cardRules, rulesOf as rulesInRace } from "./race/rules";
import { race } from "./race/view";
import { readFiles } from "./testkit";

// Whole screens in a simulated browser take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function book(game: string): Set<string> {
  const text = readFileSync(resolve(import.meta.dirname, `../../../src/astrarium/games/${game}/rules.md`), "utf-8");
  return new Set([...text.matchAll(/\*\*([A-Z]{2}-[A-Z0-9-]+)\*\*/g)].map(([, id]) => id!));
}

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

function check(game: string, targets: Iterable<Target>, rulesOf: (target: Target) => string[]): void {
  const rules = book(game);
  for (const target of new Set(targets)) {
    const found = rulesOf(target);
    expect(found, target).not.toEqual([]);
    expect(new Set(found).size, `${target}: a rule twice`).toBe(found.length);
    for (const id of found) expect(rules.has(id), `${target}: ${id}`).toBe(true);
  }
}

/** Ids that stand in a file of rules in so many words. */
function written(game: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, game, "rules.ts"), "utf-8");
  return [...text.matchAll(/"((?:GP|RG|FD)-[A-Z0-9-]+)"/g)].map(([, id]) => id!);
}

test.each(["gaia", "race"])("every rule that the things of %s name is in the book", (game) => {
  const rules = book(game);
  for (const id of written(game)) expect(rules.has(id), id).toBe(true);
});

test("everything on the table of Gaia Project has rules", () => {
  const read = gaia.sample();
  const files = gaia.readFiles();
  const ids = (kind: string, all: { id: string }[]): Target[] => all.map(({ id }) => `${kind}:${id}`);
  check(
    "gaia",
    [
      ...drawn(gaiaScreen, gaia.boardOf(read)),
      ...read.actions.flatMap((action) => gaiaScreen.targets!(action.text, read.view as View)),
      ...read.gaia.map.hexes.map((hex) => `hex:${hex.at}`),
      ...read.gaia.map.sectors.map((sector) => `sector:${sector.id}`),
      ...ids("faction", files.factions.faction),
      ...ids("tech", [...files.tech.standard, ...files.tech.advanced]),
      ...ids("booster", files.boosters.booster),
      ...ids("octagon", files.actions.board.action),
      ...ids("area", files.research.area),
      ...ids("token", files.federations.token),
      ...ids("round", files.scoring.round),
      ...ids("final", files.scoring.final),
    ],
    (target) => gaiaScreen.rulesOf!(target, read.view as View),
  );
  expect(gaiaScreen.rulesOf!("booster:range", read.view as View)).toContain("GP-TILE-09");
  expect(gaiaScreen.rulesOf!("faction:ivits", read.view as View)).toHaveLength(12);
});

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

test("every card, action and goal of Race for the Galaxy has rules", () => {
  const files = readFiles<CardFiles & { rules: { goal: { id: string }[] } }>("race");
  learnCards(files);
  const view = race({ options: {}, own_cards: [], duel: false } as unknown as View);
  const cards = printedCards().map((card) => card.id);
  const places = ["hand", "tableau", "pack", "start", "placing"].flatMap((place) =>
    cards.map((id) => `${place}:${id}`),
  );
  const goals = files.rules.goal.map((goal) => `goal:${goal.id}`);
  check("race", [...places, ...goals, ...ACTIONS.map((id) => `action:${id}`)], (target) => rulesInRace(target, view));
  check(
    "race",
    cards.map((id) => `hand:${id}#2`),
    (target) => rulesInRace(target, view),
  );
});

test("a power of a card leads to the rules of its phase", () => {
  const ROWS = { I: /^RG-EXPL/, II: /^RG-DEV/, III: /^RG-(SETTLE|MIL)/, $: /^RG-TRADE/, IV: /^RG-CONS/, V: /^RG-PROD/ };
  const empty = { ...printedCards()[0]!, id: "none", powers: [], scoring: [], mode: "", type: "world" as const };
  const power = printedCards().flatMap((card) => card.powers)[0]!;
  for (const kind of POWER_KINDS) {
    const row = rowOf(kind)!;
    const [first] = cardRules({ ...empty, powers: [{ ...power, kind, row }] });
    expect(first, kind).toMatch(ROWS[row]);
  }
});
