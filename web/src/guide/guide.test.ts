/** Every step of a guide has words and rules, and every decision of the first rounds has a step. */
import { describe, expect, it } from "vitest";

import { readWords } from "../lib/language.svelte";
import { LANGUAGES } from "../lib/settings.svelte";
import { COVERS } from "../lib/covers";
import { firstTable } from "./guides";

const COURSES = Object.fromEntries(
  Object.entries(COVERS).flatMap(([game, { course }]) => (course ? [[game, course]] : [])),
);
import { reasonFor } from "./reasons";
import { PATIENCE, pagesOf, piecesOf, type Moment, type Step } from "./step";

const RULES = import.meta.glob<string>("../../../src/astrarium/games/*/rules.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const REMARKS = ["confirm", "waiting", "other", "farewell"];

/** All of these have been said, before the reader's first move. */
const after = (...ids: string[]): Map<string, number> => new Map(ids.map((id) => [id, 0]));

function moment(kind: string, round: number, verbs: string[] = [], ...moves: string[]): Moment {
  return { kind, view: { round }, verbs: new Set(verbs), moves };
}

describe.each(Object.entries(COURSES))("the guide of %s", (id, { game, steps }) => {
  it("has a heading and sentences for every step, in every language", async () => {
    for (const language of LANGUAGES) {
      const words = await readWords(language);
      const english = await readWords("en");
      for (const key of [...steps.map((step) => `guide-${id}-${step.id}`), ...REMARKS.map((each) => `guide-${each}`)]) {
        expect(words.has(key), key).toBe(true);
        expect(words.attribute(key, "text").length, `${language}: ${key}`).toBeGreaterThan(40);
        if (language !== "en") expect(words.attribute(key, "text"), key).not.toBe(english.attribute(key, "text"));
      }
    }
  });

  it("has words for steps that it has, and for no others", async () => {
    const said = (await readWords("en")).keys(`guide-${id}-`);
    expect(said.sort()).toEqual(steps.map((step) => `guide-${id}-${step.id}`).sort());
  });

  it("numbers in every language exactly the things that it points at", async () => {
    for (const language of LANGUAGES) {
      const words = await readWords(language);
      for (const step of steps) {
        const numbers = piecesOf(words.attribute(`guide-${id}-${step.id}`, "text")).filter(
          (one) => one !== String(one),
        );
        const points = (step.points ?? []).map((_, at) => at + 1);
        expect([...numbers].sort(), `${language}: ${step.id}`).toEqual(points);
      }
    }
  });

  it("leads to rules that are there", () => {
    const book = RULES[`../../../src/astrarium/games/${id}/rules.md`]!;
    for (const rule of steps.flatMap((step) => step.rules)) expect(book, rule).toContain(`**${rule}**`);
  });

  it("has something to say at every decision of its rounds, the first time and later", () => {
    const all = after(...steps.map((step) => step.id));
    for (const kind of game.kinds) {
      for (let round = 1; round <= game.rounds; round++) {
        expect(pagesOf(steps, moment(kind, round), after()), kind).not.toEqual([]);
        expect(pagesOf(steps, moment(kind, round), all), kind).toHaveLength(1);
      }
    }
  });

  it("is played alone against the bot that gives the hints", () => {
    const table = firstTable(id, "First game", "casual")!;
    expect(table).toMatchObject({ game: id, players: game.players, seed: game.seed, private: true });
    expect(table.seats?.map((seat) => seat.kind)).toEqual(["person", ...Array<string>(game.players - 1).fill("bot")]);
  });
});

describe("the pages at a decision", () => {
  const steps: Step[] = [
    { id: "one", kinds: ["turn"], rules: [] },
    { id: "late", kinds: ["turn"], when: (view) => view.round === 2, rules: [] },
    { id: "two", kinds: ["turn"], rules: [] },
  ];
  const ids = (round: number, ...said: string[]): string[] =>
    pagesOf(steps, moment("turn", round), after(...said)).map((step) => step.id);

  it("are those that have not been said and fit", () => {
    expect(ids(1)).toEqual(["one", "two"]);
    expect(ids(2, "one")).toEqual(["late", "two"]);
  });

  it("are the last one again when all has been said", () => {
    expect(ids(1, "one", "two")).toEqual(["two"]);
  });

  it("are none where the guide has nothing to say", () => {
    expect(pagesOf(steps, moment("pay", 1), after())).toEqual([]);
  });
});

describe("a step that waits", () => {
  const steps: Step[] = [
    { id: "one", kinds: ["turn"], rules: [] },
    { id: "build", kinds: ["turn"], awaits: ["build"], rules: [] },
    { id: "two", kinds: ["turn"], rules: [] },
  ];
  const ids = (verbs: string[], moves: string[], ...said: string[]): string[] =>
    pagesOf(steps, moment("turn", 1, verbs, ...moves), after(...said)).map((step) => step.id);

  it("is the last page before the reader acts", () => {
    expect(ids(["build"], [])).toEqual(["one", "build"]);
  });

  it("stays until it has happened, and what comes after it waits, too", () => {
    expect(ids(["build"], ["pass"], "one", "build")).toEqual(["build"]);
    expect(ids(["build"], ["pass", "build"], "one", "build")).toEqual(["two"]);
  });

  it("is not said where it is not possible, and not waited for", () => {
    expect(ids(["pass"], [])).toEqual(["one", "two"]);
    expect(ids(["pass"], [], "one", "build")).toEqual(["two"]);
  });

  it("is given up after some other moves", () => {
    expect(ids(["build"], Array(PATIENCE).fill("charge"), "one", "build")).toEqual(["two"]);
  });
});

describe("the reason for an advice", () => {
  const known = new Set(["hint-why-gaia-upgrade", "hint-why-gaia-upgrade-lab"]);
  it("is the most exact one", () => {
    expect(reasonFor("gaia", "upgrade 1x2 lab", (key) => known.has(key))).toBe("hint-why-gaia-upgrade-lab");
    expect(reasonFor("gaia", "upgrade 1x2 station", (key) => known.has(key))).toBe("hint-why-gaia-upgrade");
    expect(reasonFor("gaia", "swap 1x2", (key) => known.has(key))).toBeNull();
  });
});
