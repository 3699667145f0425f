import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/wire";
import { components } from "./components";
import { describe as describeAction, hexLabel, offer, targetName } from "./describe";
import { groups } from "./families";
import { sample, wordsOf } from "./testkit";
import { ask, say } from "./telling";
import { asOf, thoughts } from "./thoughts";
import { boosterEffect, conversion, levelEffect, octagonEffect, roundEffect, techEffect, tokenEffect } from "./wording";

const { gaia: view, actions } = sample();
const data = components();

const VERBS = [
  "faction",
  "rotate",
  "place",
  "booster",
  "income",
  "exchange",
  "redeem",
  "tech",
  "advance",
  "lost",
  "satellite",
  "token",
  "charge",
  "decline",
  "pay",
  "spend",
  "build",
  "project",
  "upgrade",
  "federation",
  "research",
  "power",
  "special",
  "convert",
  "skip",
  "done",
  "end",
  "pass",
];
const SPOKEN = [
  ...actions.map((action) => action.text),
  "faction ivits",
  "rotate s01 3",
  "place 0x0",
  "booster mines",
  "income 2/1/0",
  "pay 1/0/2/b1",
  "tech vp_7",
  "tech adv_mine over vp_7",
  "token vp12",
  "lost 0x0",
  "satellite 0x0",
  "federation -4x1 -2x1",
  "redeem ore",
  "pass",
  "charge token_first",
  "spend brainstone",
  "brainstone stays",
  "burn brainstone_up",
  "end",
  "decline",
  "exchange",
  "skip",
  "done",
];
/** A text that was left in the language of the engine: an id, or a message that is missing. */
const RAW = /gaia-[a-z]|_|undefined|\{|null/;

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language);

  test("every action is described", () => {
    for (const text of SPOKEN) {
      const said = describeAction(text, view, words);
      expect(said, text).not.toBe("");
      expect(said, text).not.toMatch(RAW);
    }
    expect(
      offer(
        { text: "charge", verb: "charge", quote: { charged: 3, vp: 2 }, said: { id: "" }, places: [] },
        view,
        words,
      ),
    ).toContain("3");
  });

  test("every component says what it gives", () => {
    const texts = [
      ...[...data.tech.keys()].map((id) => techEffect(id, words)),
      ...[...data.boosters.keys()].map((id) => boosterEffect(id, words)),
      ...[...data.rounds.keys()].map((id) => roundEffect(id, words)),
      ...[...data.tokens.keys()].map((id) => tokenEffect(id, words)),
      ...[...data.octagons.keys()].map((id) => octagonEffect(id, words)),
      ...[...data.conversions.keys()].map((id) => conversion(id, words)),
      ...[...data.areas.values()].flatMap((area) => area.levels.slice(1).map((level) => levelEffect(level, words))),
    ];
    for (const text of texts) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(RAW);
    }
  });

  test("every family, faction, planet and hex has words", () => {
    for (const group of groups([], VERBS)) expect(words.has(group.label), group.label).toBe(true);
    for (const id of data.factions.keys()) expect(words.attribute(`gaia-ability-${id}`, "institute"), id).not.toBe("");
    for (const planet of data.colours.keys())
      expect(words.attribute(`gaia-planet-${planet}`, "on"), planet).not.toBe("");
    for (const hex of view.map.hexes) expect(hexLabel(hex.at, view, words)).not.toMatch(RAW);
    for (const target of [
      "tech:vp_7",
      "booster:gaia",
      "octagon:types",
      "token:vp12",
      "area:ai",
      "faction:terrans",
      "sector:s01",
    ])
      expect(targetName(target, view, words), target).not.toMatch(RAW);
  });

  test("every card of the Automa, and every step of its reasoning, has words", () => {
    for (const card of data.cards.values()) {
      expect(words.has(`gaia-card-${card.action}`), card.action).toBe(true);
      expect(words.has(`gaia-final-${card.final}`)).toBe(true);
      expect(words.has(`gaia-way-${card.direction}`)).toBe(true);
      expect(words.has(`gaia-way-${card.count.split(" ")[0]}`)).toBe(true);
    }
    for (const by of [
      "final_sectors",
      "final_types",
      "final_gaia",
      "steps",
      "distance",
      "near_human",
      "transdim",
      "down",
      "up",
    ])
      expect(words.has(`gaia-tie-${by}`), by).toBe(true);
  });
});

/** Every kind of event that happens somewhere. */
const SOMEWHERE: { [kind: string]: object } = {
  place: { institute: false },
  build: { steps: 1, shared: false },
  upgrade: { from: "mine", to: "station" },
  "gaia-planet": {},
  "lost-planet": {},
  project: {},
  satellites: {},
  station: {},
  "automa-satellite": {},
  federation: { satellites: 2 },
  swap: {},
  "automa-planets": { count: 1, range: 2 },
  "automa-structures": { count: 1, from: "mine", to: "station" },
};

test.each(["en", "ru", "uk"])("a sentence names its place by planet and sector, in %s", (language) => {
  const words = wordsOf(language);
  const at = view.map.hexes.find((hex) => hex.planet === "ice")!.at;
  const sector = words.name("sector", view.map.hexes.find((hex) => hex.at === at)!.sector);
  for (const [kind, rest] of Object.entries(SOMEWHERE)) {
    const where: object = { swap: { from: at, to: at }, federation: { planets: [at] } }[kind] ?? { at, left: [at] };
    const said = say({ kind, seat: 0, rule: "", ...rest, ...where } as GameEvent, view, words, ["Xenos"]);
    expect(said, kind).not.toMatch(/-?\d+x-?\d+|undefined|\{/);
    if (kind !== "federation" && kind !== "satellites") expect(said, kind).toContain(sector);
  }
});

const ASKED = { seat: 0, facts: {}, ask: null, interrupts: true, automatic: false };

test("an offer to charge says who has built, and where", () => {
  const words = wordsOf("en");
  const hex = view.map.hexes.find((each) => each.owner === 1 && each.structure)!;
  const asked = ask({ ...ASKED, kind: "charge", facts: { at: hex.at, power: 2 } }, view, words);
  expect(asked).toContain(words.name("faction", view.seats[1]!.faction!));
  expect(asked).toContain(words.name("sector", hex.sector));
  expect(ask({ ...ASKED, kind: "turn" }, view, words)).toBe("");
});

const AUTOMA = 1;
const told = (kind: string, rest: object = {}): GameEvent => ({ kind, seat: AUTOMA, rule: "GP-AUTO-65", ...rest });
const solo = {
  ...view,
  automa: {
    seat: AUTOMA,
    difficulty: "automa",
    deck: 3,
    crosswise: 3,
    closed: 1,
    discards: [],
    known: [],
    action: "8",
    behaviour: "11",
  },
};

test("a turn of the Automa is told step by step, with what stays and what drops out", () => {
  const hex = view.map.hexes.find((each) => each.owner === AUTOMA && each.structure)!;
  const steps = thoughts(
    [
      { kind: "pass", seat: 0, rule: "" },
      told("automa-reveal", { card: "8", behaviour: "11", cards: 3, crosswise: false }),
      told("automa-tie", { by: "steps", value: 1, before: 2, after: 1, left: [hex.at], out: ["0x0"] }),
      told("build", { at: hex.at, steps: 0, shared: false }),
      told("points", { vp: 3, cause: "card" }),
    ],
    solo,
    wordsOf("en"),
  );
  expect(steps.map((step) => step.event.kind)).toEqual(["automa-reveal", "automa-tie", "build"]);
  expect(steps[1]).toMatchObject({ title: "Fewest steps", kept: [`hex:${hex.at}`], dropped: ["hex:0x0"] });
  const built = (now: number) => asOf(solo, { steps, now }).map.hexes.find((each) => each.at === hex.at)?.structure;
  expect(built(1)).toBeUndefined();
  expect(built(2)).toBe(hex.structure);
});

test("nobody reasons where the rules play no opponent", () => {
  expect(thoughts([told("automa-reveal")], view, wordsOf("en"))).toEqual([]);
});
