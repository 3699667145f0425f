import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/wire";
import { components } from "./components";
import { funding, voting } from "./consequences";
import { about, describe as describeAction, targetName } from "./describe";
import { executive } from "./executive";
import { news } from "./news";
import { sample, wordsOf } from "./testkit";
import { STEPS, thoughts } from "./thoughts";
import { effectsText, megaText, specialistText, teach, tokenText } from "./wording";

const { federation: view, actions } = sample();
const data = components(view);

const SPOKEN = [
  ...actions.map((action) => action.text),
  "start crystals",
  "place 3 vote s13",
  "place 2 fund outer",
  "place 1a cover s35",
  "keep",
  "cover v2_marker",
  "die",
  "skip",
  "discard lavandium",
  "pay 1L 2O",
  "pay nothing",
  "use 1A1",
  "copy 2C2",
  "refresh 1B1",
  "hire 3E3",
  "move n3a",
  "dead d1",
  "go",
  "take v2_degree",
  "shop 3",
  "disc 2",
  "build shipyard",
  "build mega1",
  "spy neo",
  "spy small_lounge",
  "mission m5",
  "marker m8",
  "project general",
  "medal intrigue",
  "income consulate",
  "convert lavandium",
  "transport moon",
  "transport n1a",
  "deep ds3",
  "upkeep 3",
  "law left",
  "end",
];
const TARGETS = [
  "space:s13",
  "space:outer",
  "cell:n1a",
  "moon:3",
  "shop:2",
  "building:mega2",
  "building:shipyard",
  "specialist:1A1",
  "own:2B2",
  "mission:m9",
  "project:missions",
  "law:right",
  "resource:gold",
  "planet:e81216",
];
/** A text that was left in the language of the engine: an id, or a message that is missing. */
const RAW = /federation-[a-z]|_|undefined|\{|null|\bds\d|\bn\d[ab]\b|\bs\d\d\b/;

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language);
  teach(view, words);

  test("every action and every target is described", () => {
    for (const text of SPOKEN) {
      const said = describeAction(text, view, words);
      expect(said, text).not.toBe("");
      expect(said, text).not.toMatch(RAW);
    }
    for (const target of TARGETS) expect(targetName(target, view, words), target).not.toMatch(RAW);
    for (const { id } of [...view.senate.spaces, { id: "outer" }]) {
      expect(about(`space:${id}`, view, words), id).toMatch(/^[\p{Lu}\d].+\.$/u);
      expect(about(`space:${id}`, view, words), id).not.toMatch(RAW);
    }
  });

  test("what may be chosen and mixed is told by its effects", () => {
    const choice = { ...view, decision: { kind: "choose", seats: [0], effect: "2 oceanium or 2 degrees" } };
    expect(describeAction("choose degree", choice, words)).toContain("2");
    const mix = { ...view, decision: { kind: "mix", seats: [0], effect: "mix 3 oceanium degree" } };
    expect(describeAction("mix 1 2", mix, words)).toMatch(/1.*2/);
  });

  test("every component says what it does", () => {
    const texts = [
      ...[...data.missions.values()].map((one) => effectsText(one.effects, words)),
      ...[...data.specialists.keys()].map((id) => specialistText(id, data, words)),
      ...[...data.tokens.values()].map((one) => tokenText(one, words)),
      ...[...data.deep.values(), ...data.starts.values(), ...data.laws.values(), ...data.productions.values()].map(
        (one) => effectsText(one, words),
      ),
      ...view.arratuin.flatMap((shop) => shop.bonus),
      ...view.e81216.megastructures.map((mega) => megaText(mega, words)),
    ];
    for (const text of texts) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(RAW);
    }
  });

  test("both sides of an ambassador tell what follows", () => {
    const lines = [
      ...voting("3", "s13", view, words, ["A", "B", "C", "D"]),
      ...funding("s13", view, words),
      ...funding("outer", view, words),
    ];
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).not.toMatch(RAW);
  });

  test("every step of the executive phase has words", () => {
    for (const step of STEPS) expect(words.has(`federation-step-${step}`), step).toBe(true);
    for (const line of executive(view, words, (seat) => `P${seat}`)) expect(line.text).not.toMatch(RAW);
  });
});

const told = (kind: string, seat: number, rest: object = {}): GameEvent => ({ kind, seat, rule: "FD-EXE-01", ...rest });

test("the executive phase is told step by step, each floor by itself", () => {
  const steps = thoughts(
    [
      told("end", 0),
      told("executive", -1, { round: 2 }),
      told("gain", 1, { what: "lavandium", amount: 1, cause: "production:lavandium_replicator" }),
      told("project", -1, { project: "neo", at: 3 }),
      told("floor", -1, { floor: 1, votes: [2, 0, 0, 0], neutral: 0 }),
      told("points", 0, { vp: 2, cause: "floor:1" }),
      told("floor", -1, { floor: 2, votes: [1, 3, 0, 0], neutral: 2 }),
      told("floor", -1, { floor: 3, votes: [0, 0, 0, 0], neutral: 0 }),
      told("wing-votes", -1, { left: 3, right: 1 }),
      told("law", -1, { law: "neo", wing: "left" }),
    ],
    view,
    wordsOf("en"),
    ["Ann", "Bo", "Cy", "Di"],
  );
  expect(steps.map((step) => step.title)).toEqual([
    "Income",
    "Funding",
    "Votes of floor 1",
    "Votes of floor 2",
    "The law",
  ]);
  expect(steps[0]!.sentence).toContain("Bo");
  expect(steps[2]!.sentence).toContain("Ann: 2 PP");
  expect(steps[3]!.sentence).toBe("Floor 2: Bo 3, neutral 2, Ann 1.");
  expect(steps[4]!.kept).toContain("law:left");
  expect(thoughts([told("place", 0, { space: "s13" })], view, wordsOf("en"), [])).toEqual([]);
});

test("resources from one cause are one sentence", () => {
  const events = [
    told("gain", 0, { what: "lavandium", amount: 1, cause: "neo" }),
    told("gain", 0, { what: "copernium", amount: 2, cause: "neo" }),
    told("lost", 0, { what: "spy" }),
  ];
  expect(news(events)).toMatchObject([
    { kind: "gains", goods: { lavandium: 1, copernium: 2 } },
    { kind: "loses", action: "spy" },
  ]);
});
