import { describe, expect, test } from "vitest";
import type { ActionInfo, Position } from "../../lib/wire";
import { groups } from "./families";
import { series, spots } from "./notation";
import { sample } from "./testkit";

sample();

const action = (text: string): ActionInfo => ({
  text,
  verb: text.split(" ")[0]!,
  quote: {},
  said: { id: "" },
  places: [text.startsWith("action") ? text.replace(" ", ":") : `hand:${text.split(" ")[1]}`],
});

function asked(kind: string, own: object, facts: { [name: string]: number }, ...actions: string[]): Position {
  return {
    view: {
      you: 0,
      duel: kind === "actions",
      seats: [{ seat: 0, chosen: [], ...own }],
      decision: { kind, seats: [0] },
    },
    to_act: [0],
    decision: { kind, seat: 0, facts, ask: null, interrupts: false, automatic: false },
    actions: actions.map(action),
    verbs: [],
    closing: null,
    titles: [],
    goods: [],
    round: 1,
    rounds: 0,
    phase: null,
    over: false,
    verdict: null,
  };
}

describe("several cards", () => {
  test("are picked in any order and named in the order of the hand", () => {
    const hand = ["colony_ship", "gem_world", "gem_world", "space_port"];
    const open = series(asked("pay", { hand }, { cards: 3 }, "pay colony_ship", "pay gem_world"))!;
    expect(open.count).toBe(3);
    expect(open.targets).toEqual(["hand:colony_ship", "hand:gem_world", "hand:gem_world#2", "hand:space_port"]);
    expect(open.actions(new Set(["hand:space_port", "hand:gem_world#2", "hand:colony_ship"]))).toEqual([
      "pay colony_ship",
      "pay gem_world",
      "pay space_port",
    ]);
  });

  test("that were begun are chosen one by one, as the engine lists them", () => {
    const hand = ["colony_ship", "gem_world", "space_port"];
    expect(series(asked("pay", { hand }, { cards: 1 }, "pay gem_world", "pay space_port"))).toBeNull();
    expect(series(asked("discard", { hand, chosen: ["colony_ship"] }, { cards: 1 }, "discard gem_world"))).toBeNull();
  });

  test("of a duel are action cards, some of them twice", () => {
    const open = series(asked("actions", { hand: [] }, { count: 2 }, "action explore_5"))!;
    expect(open.count).toBe(2);
    expect(open.actions(new Set(["action:settle#2", "action:settle"]))).toEqual(["action settle", "action settle"]);
    expect(open.actions(new Set(["action:produce", "action:explore_5"]))).toEqual([
      "action explore_5",
      "action produce",
    ]);
  });
});

test("everything that answers a decision is one family", () => {
  expect(spots("tableau", ["a", "b", "a"])).toEqual(["tableau:a", "tableau:b", "tableau:a#2"]);
  const [all] = groups([action("settle gem_world"), action("nothing")], ["settle", "nothing"], {
    kind: "settle",
    seat: 0,
    facts: {},
    ask: null,
    interrupts: false,
    automatic: false,
  });
  expect(all!.actions).toHaveLength(2);
});
