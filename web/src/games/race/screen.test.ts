import { describe, expect, test } from "vitest";
import type { ActionInfo, GameEvent, Position } from "../../lib/wire";
import { wordsOf } from "../testkit";
import { sum } from "./describe";
import { groups } from "./families";
import { news, outcome, targetsOf } from "./news";
import { attemptAt, series, spots, targets } from "./notation";
import { race } from "./view";

const action = (text: string): ActionInfo => ({
  text,
  verb: text.split(" ")[0]!,
  quote: {},
  said: { id: "" },
  places: [],
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
    const open = series(asked("actions", { hand: [] }, {}, "action explore_5"))!;
    expect(open.count).toBe(2);
    expect(open.actions(new Set(["action:settle#2", "action:settle"]))).toEqual(["action settle", "action settle"]);
    expect(open.actions(new Set(["action:produce", "action:explore_5"]))).toEqual([
      "action explore_5",
      "action produce",
    ]);
  });
});

test("cards that were picked are told as the answer to one question", () => {
  const words = wordsOf("en", ["common", "race"]);
  const view = (kind: string) => race(asked(kind, { placing: kind === "pay" ? "gem_world" : null }, {}).view);
  expect(sum(["pay colony_ship", "pay space_port"], view("pay"), words)).toBe("Pay 2 cards for Gem World");
  expect(sum(["discard colony_ship"], view("discard"), words)).toBe("Discard 1 card");
  expect(sum(["discard colony_ship", "action settle"], view("discard"), words)).toBe("");
  expect(sum(["settle gem_world"], view("settle"), words)).toBe("");
});

test("actions are chosen at their cards, the rest by buttons", () => {
  expect(targets("develop public_works")).toEqual(["hand:public_works"]);
  expect(targets("sell gem_world 2")).toEqual(["tableau:gem_world#2"]);
  expect(targets("consume gem_world 2")).toEqual(["tableau:gem_world"]);
  expect(targets("keep gem_world")).toEqual(["pack:gem_world"]);
  for (const text of ["nothing", "conquer", "payment", "done", "gamble 3"]) expect(targets(text), text).toEqual([]);
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

test("why not is asked about what the card would be chosen for", () => {
  const view = (kind: string) => race(asked(kind, {}, {}).view);
  expect(attemptAt("hand:gem_world", view("settle"))).toBe("settle gem_world");
  expect(attemptAt("hand:gem_world", view("develop"))).toBe("develop gem_world");
  expect(attemptAt("tableau:gem_world", view("sell"))).toBe("sell gem_world");
  expect(attemptAt("tableau:gem_world", view("actions"))).toBeNull();
});

const told = (kind: string, rest: object, seat = 0): GameEvent => ({ kind, seat, rule: "", ...rest });

describe("news", () => {
  test("tell a placement, its price and what it drew in a sentence each", () => {
    const lines = news([
      told("reveal", { card: "gem_world" }),
      told("price", { cards: 2 }),
      told("placed", { card: "gem_world" }),
      told("draw", { cards: 1, names: ["space_port"] }),
      told("draw", { cards: 1, names: ["new_earth"] }),
    ]);
    expect(lines.map((line) => line.kind)).toEqual(["places", "draw-own"]);
    expect(lines[0]).toMatchObject({ card: "gem_world", cards: 2 });
    expect(lines[1]).toMatchObject({ cards: 2, names: ["space_port", "new_earth"] });
  });

  test("name the worlds whose goods a power takes, and never the cards of others", () => {
    const lines = news([
      told("consume", { card: "old_earth" }, 1),
      told("good-spent", { world: "gem_world" }, 1),
      told("chips", { vp: 1 }, 1),
      told("chips", { vp: 1 }, 1),
      told("drafted", {}, 1),
      told("keep", { cards: 2 }, 1),
    ]);
    expect(lines.map((line) => line.kind)).toEqual(["consumes", "chips", "keep"]);
    expect(lines[0]).toMatchObject({ worlds: ["gem_world"] });
    expect(lines[1]).toMatchObject({ vp: 2 });
  });

  test("count what they bring a seat, and point at its cards", () => {
    const events = [told("draw", { cards: 2 }), told("chips", { vp: 3 }), told("draw", { cards: 9 }, 1)];
    expect(outcome(events, 0).gains).toEqual([
      { what: "cards", amount: 2, cause: "" },
      { what: "vp", amount: 3, cause: "" },
    ]);
    expect(targetsOf(told("good", { world: "gem_world" }))).toContain("tableau:gem_world");
  });
});
