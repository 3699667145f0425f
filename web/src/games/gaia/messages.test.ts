import { describe, expect, test } from "vitest";
import type { Thought } from "../../table/board";
import { components } from "./components";
import { groups } from "./families";
import { hexLabel } from "./labels";
import { asOf } from "./past";
import { sample, wordsOf } from "./testkit";
import { boosterEffect, levelEffect, roundEffect, techEffect, tokenEffect } from "./wording";

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
/** A text that was left in the language of the engine: an id, or a message that is missing. */
const RAW = /gaia-[a-z]|_|undefined|\{|null/;

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language);

  test("every action is described", () => {
    for (const action of actions) {
      const said = words.tell(action.said, ["Xenos", "Terrans"]);
      expect(said, action.text).not.toBe("");
      expect(said, action.text).not.toMatch(RAW);
    }
  });

  test("every component says what it gives", () => {
    const texts = [
      ...[...data.tech.keys()].map((id) => techEffect(id, words)),
      ...[...data.boosters.keys()].map((id) => boosterEffect(id, words)),
      ...[...data.rounds.keys()].map((id) => roundEffect(id, words)),
      ...[...data.tokens.keys()].map((id) => tokenEffect(id, words)),
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
    for (const planet of data.colours.keys()) expect(words.has(`gaia-planet-${planet}`), planet).toBe(true);
    for (const hex of view.map.hexes) expect(hexLabel(hex.at, view, words)).not.toMatch(RAW);
  });

  test("every card of the Automa, and every step of its reasoning, has words", () => {
    for (const card of data.cards.values()) {
      expect(words.has(`gaia-card-${card.action}`), card.action).toBe(true);
      expect(words.has(`gaia-final-${card.final}`)).toBe(true);
      expect(words.has(`gaia-way-${card.direction}`)).toBe(true);
      expect(words.has(`gaia-way-${card.side}`)).toBe(true);
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

const AUTOMA = 1;

test("while the Automa reasons, what comes after a step is not there yet", () => {
  const hex = view.map.hexes.find((each) => each.owner === AUTOMA && each.structure)!;
  const step = (kind: string, rest: object = {}): Thought => ({
    event: { kind, seat: AUTOMA, rule: "", ...rest },
    title: "",
    sentence: "",
    kept: [],
    dropped: [],
    scene: "",
    gives: [],
    rules: [],
  });
  const steps = [step("automa-reveal"), step("automa-tie"), step("build", { at: hex.at })];
  const built = (now: number) => asOf(view, { steps, now }).map.hexes.find((each) => each.at === hex.at)?.structure;
  expect(built(1)).toBeUndefined();
  expect(built(2)).toBe(hex.structure);
});
