import { describe, expect, test } from "vitest";
import { components } from "./components";
import { funding, voting } from "./consequences";
import { executive } from "./executive";
import { buildingLabel, cellLabel, missionLabel, projectLabel, spaceDoes, spaceLabel, specialistLabel } from "./labels";
import { sample, wordsOf } from "./testkit";
import { effectsText, megaText, specialistText, teach, tokenText } from "./wording";

const { federation: view, actions } = sample();
const data = components(view);

/** A text that was left in the language of the engine: an id, or a message that is missing. */
const RAW = /federation-[a-z]|_|undefined|\{|null|\bds\d|\bn\d[ab]\b|\bs\d\d\b/;

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language);
  teach(view, words);

  test("every place that is drawn is described", () => {
    const labels = [
      ...view.senate.spaces.flatMap(({ id }) => [spaceLabel(id, view, words), spaceDoes(id, view, words)]),
      spaceDoes("outer", view, words),
      ...view.neo.cells.map((cell) => cellLabel(cell.id, view, words)),
      ...view.e81216.megastructures.map((one) => buildingLabel(one.id, view, words)),
      ...view.e81216.productions.map((one) => buildingLabel(one.id, view, words)),
      ...view.projects.map((one) => projectLabel(one.id, view, words)),
      ...[...data.specialists.keys()].map((id) => specialistLabel(id, view, words)),
      ...[...data.missions.keys()].map((id) => missionLabel(id, view, words)),
    ];
    for (const label of labels) {
      expect(label).toMatch(/^[\p{Lu}\d].+/u);
      expect(label).not.toMatch(RAW);
    }
  });

  test("every action is said", () => {
    for (const action of actions) expect(words.tell(action.said), action.text).not.toMatch(RAW);
  });

  test("every component says what it does", () => {
    const texts = [
      ...[...data.missions.values()].map((one) => effectsText(one.effects, words)),
      ...[...data.specialists.keys()].map((id) => specialistText(id, data, words)),
      ...[...data.tokens.values()].map((one) => tokenText(one, words)),
      ...[...data.deep.values(), ...data.starts.values(), ...data.laws.values(), ...data.productions.values()].map(
        (one) => effectsText(one, words),
      ),
      ...[...data.shops.values()].flat().map((one) => effectsText(one, words)),
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
    for (const line of executive(view, words, (seat) => `P${seat}`)) expect(line.text).not.toMatch(RAW);
  });
});
